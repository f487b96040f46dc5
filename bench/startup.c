/* Times starts: from before the command is started until the line that answers the request is here,
   or until the command has exited without one. Prints the median and the 99th percentile in
   microseconds. */
#define _GNU_SOURCE
#include "child.h"

int main(int argc, char **argv)
{
    size_t length;
    if (argc < 4) {
        fprintf(stderr, "usage: startup REQUEST COUNT COMMAND [ARGUMENT…]\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    char *line = line_of(argv[1], &length);
    int count = atoi(argv[2]);
    double *samples = calloc(count, sizeof *samples);
    for (int index = 0; index < count; index++) {
        double begin = microseconds();
        struct child child = start(argv + 3);
        send_line(&child, line, length);
        int is_answered = receive_line(&child);
        if (is_answered)
            samples[index] = microseconds() - begin;
        finish(&child);
        if (!is_answered)
            samples[index] = microseconds() - begin;
    }
    print_median_and_p99(samples, count);
    return 0;
}
