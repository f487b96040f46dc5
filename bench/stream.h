/* Requests in, a line each, by read(2); answers out by write(2): what the reference programs
   share, so that they differ from one another only in what they do for an answer. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { block_size = 64 * 1024 };

struct input {
    char *bytes;
    size_t start, end, capacity;
};

struct output {
    char *bytes;
    size_t count, capacity;
};

/* Reads a block more, behind what is not used up yet; 0 at the end of the input. */
static int fill(struct input *in)
{
    ssize_t count;
    memmove(in->bytes, in->bytes + in->start, in->end - in->start);
    in->end -= in->start;
    in->start = 0;
    if (in->end + block_size > in->capacity) {
        in->capacity = 2 * (in->end + block_size);
        in->bytes = realloc(in->bytes, in->capacity);
        if (!in->bytes)
            abort();
    }
    do
        count = read(0, in->bytes + in->end, block_size);
    while (count < 0 && errno == EINTR);
    if (count <= 0)
        return 0;
    in->end += count;
    return 1;
}

/* The next whole line without its end, or NULL when there is none. */
static const char *next_line(struct input *in, size_t *length)
{
    const char *line = in->bytes + in->start;
    const char *end = memchr(line, '\n', in->end - in->start);
    if (!end)
        return NULL;
    *length = end - line;
    in->start += *length + 1;
    return line;
}

static void flush(struct output *out)
{
    size_t written = 0;
    while (written < out->count) {
        ssize_t count = write(1, out->bytes + written, out->count - written);
        if (count > 0)
            written += count;
        else if (errno != EINTR)
            exit(1);
    }
    out->count = 0;
}

static void put(struct output *out, const char *bytes, size_t count)
{
    if (out->count + count > out->capacity) {
        out->capacity = 2 * (out->count + count);
        out->bytes = realloc(out->bytes, out->capacity);
        if (!out->bytes)
            abort();
    }
    memcpy(out->bytes + out->count, bytes, count);
    out->count += count;
}

/* Answers every line. What one read brought is answered by one write, unless that is large. */
static void serve(void (*answer)(const char *line, size_t length, struct output *out))
{
    struct input in = {malloc(2 * block_size), 0, 0, 2 * block_size};
    struct output out = {malloc(2 * block_size), 0, 2 * block_size};
    const char *line;
    size_t length;
    while (fill(&in)) {
        while ((line = next_line(&in, &length))) {
            answer(line, length, &out);
            if (out.count > block_size)
                flush(&out);
        }
        flush(&out);
    }
    free(in.bytes);
    free(out.bytes);
}
