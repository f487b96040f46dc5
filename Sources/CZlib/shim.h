#ifndef MOONSHELF_CZLIB_SHIM_H
#define MOONSHELF_CZLIB_SHIM_H

#include <zlib.h>

#endif
