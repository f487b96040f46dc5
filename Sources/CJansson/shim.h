// The header of jansson, for Swift's importer: its macros and variadics don't come over, and what is
// used of it needs none.
#ifndef MOONSHELF_CJANSSON_SHIM_H
#define MOONSHELF_CJANSSON_SHIM_H

#include <jansson.h>

#endif
