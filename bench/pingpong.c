/* Times round trips: starts a command, sends it the request, waits for the answer's line, and so
   on. Prints the median and the 99th percentile in microseconds. */
#define _GNU_SOURCE
#include "child.h"

int main(int argc, char **argv)
{
    size_t length;
    if (argc < 4) {
        fprintf(stderr, "usage: pingpong REQUEST COUNT COMMAND [ARGUMENT…]\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    char *line = line_of(argv[1], &length);
    int count = atoi(argv[2]);
    double *samples = calloc(count, sizeof *samples);
    struct child child = start(argv + 3);
    /* The first ones find caches and page tables empty. */
    for (int index = -100; index < count; index++) {
        double start = microseconds();
        send_line(&child, line, length);
        if (!receive_line(&child))
            fail("no answer");
        if (index >= 0)
            samples[index] = microseconds() - start;
    }
    finish(&child);
    print_median_and_p99(samples, count);
    return 0;
}
