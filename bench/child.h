/* A program that is talked to over two pipes, and a clock: what the measuring programs share. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

struct child {
    pid_t pid;
    int input, output;
};

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static double microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static struct child start(char **command)
{
    posix_spawn_file_actions_t actions;
    struct child child;
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC))
        fail("pipe2");
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    errno = posix_spawn(&child.pid, command[0], &actions, NULL, command, environ);
    if (errno)
        fail(command[0]);
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    child.input = in[1];
    child.output = out[0];
    return child;
}

/* Sends a line. The child may have ended without reading it. */
static void send_line(struct child *child, const char *line, size_t length)
{
    if (write(child->input, line, length) != (ssize_t)length && errno != EPIPE)
        fail("write");
}

/* Waits for a line; 0 when the output ended. */
static int receive_line(struct child *child)
{
    static char buffer[64 * 1024];
    ssize_t count;
    do
        count = read(child->output, buffer, sizeof buffer);
    while (count > 0 && buffer[count - 1] != '\n');
    return count > 0;
}

static void finish(struct child *child)
{
    close(child->input);
    close(child->output);
    waitpid(child->pid, NULL, 0);
}

/* The request with a line end, as the first argument gave it. */
static char *line_of(const char *request, size_t *length)
{
    char *line = malloc(strlen(request) + 2);
    *length = sprintf(line, "%s\n", request);
    return line;
}

static int compare(const void *a, const void *b)
{
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

static void print_median_and_p99(double *samples, int count)
{
    qsort(samples, count, sizeof *samples, compare);
    printf("%.2f %.2f\n", samples[count / 2], samples[count * 99 / 100]);
}
