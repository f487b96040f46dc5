/* Runs a command and tells what it used, on standard error: seconds of processor time (user and
   system) and the maximum resident size in kilobytes.

   A program of its own, because a process begins with its parent's maximum resident size, and that
   of a Python interpreter would hide what is measured. */
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time)
{
    return time.tv_sec + time.tv_usec / 1e6;
}

int main(int argc, char **argv)
{
    struct rusage usage;
    int status;
    pid_t pid = argc > 1 ? fork() : -1;
    if (pid == 0) {
        execv(argv[1], argv + 1);
        _exit(127);
    }
    if (pid < 0 || wait4(pid, &status, 0, &usage) < 0)
        return 2;
    fprintf(stderr, "\n%.6f %ld\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
            usage.ru_maxrss);
    return status != 0;
}
