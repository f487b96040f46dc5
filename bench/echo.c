/* server.echo as a C program with jansson does it: the reference for a round trip. */
#include "stream.h"
#include <jansson.h>

static void echo(const char *line, size_t length, struct output *out)
{
    json_t *request = json_loadb(line, length, JSON_ALLOW_NUL | JSON_DECODE_ANY, NULL);
    json_t *answer = json_object();
    char *text;
    json_object_set_new(answer, "jsonrpc", json_string("2.0"));
    json_object_set(answer, "id", json_object_get(request, "id"));
    json_object_set(answer, "result", json_object_get(request, "params"));
    text = json_dumps(answer, JSON_COMPACT);
    if (!text)
        exit(1);
    put(out, text, strlen(text));
    put(out, "\n", 1);
    free(text);
    json_decref(answer);
    json_decref(request);
}

int main(void)
{
    serve(echo);
    return 0;
}
