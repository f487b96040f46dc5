// What Swift can't import of jansson: the code of an error is packed into the last byte of its
// text and read by an inline function whose enum and name are the same.
#ifndef MOONSHELF_CJANSSON_SHIM_H
#define MOONSHELF_CJANSSON_SHIM_H

#include <jansson.h>

static inline int jansson_error_code(const json_error_t *error) {
  return (int)json_error_code(error);
}

#endif
