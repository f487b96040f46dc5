// System calls that Swift's Glibc module leaves out. Their glibc declarations hide behind
// _GNU_SOURCE, which a module can't define without disagreeing with Glibc's own: so they are
// repeated here.
#ifndef MOONSHELF_CLINUX_SHIM_H
#define MOONSHELF_CLINUX_SHIM_H

#include <fcntl.h>
#include <linux/openat2.h>
#include <malloc.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

extern long syscall(long number, ...);
extern ssize_t pwritev2(int fd, const struct iovec *parts, int count, off_t offset, int flags);

// RWF_NOWAIT of <linux/fs.h>.
#define MOONSHELF_RWF_NOWAIT 0x00000008

// Writes what fits without blocking, whatever the descriptor's own mode is.
static inline ssize_t write_nowait(int fd, const void *bytes, size_t count) {
  struct iovec part = {(void *)bytes, count};
  return pwritev2(fd, &part, 1, -1, MOONSHELF_RWF_NOWAIT);
}

// A descriptor that becomes readable when the process ends.
static inline int pidfd_open_process(int pid) {
  return (int)syscall(SYS_pidfd_open, pid, 0);
}

// Opens `path` below `directory`: no `..`, link or swapped link can lead out of it.
static inline int open_beneath(int directory, const char *path, int flags) {
  struct open_how how = {
      .flags = (unsigned long long)flags,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
  };
  return (int)syscall(SYS_openat2, directory, path, &how, sizeof how);
}

// The flags that Swift's importer leaves out.
#define MOONSHELF_O_PATH 010000000

#endif
