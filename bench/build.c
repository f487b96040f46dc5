/* calendar.month the ordinary way: the whole answer is built as a tree of jansson values, which is
   then dumped. Knows one locale, ko-KR, and only what the benchmark's requests ask for; its answers
   are the same as the server's. */
#include "stream.h"
#include <jansson.h>
#include <stdio.h>

struct date {
    int year, month, day;
};

static const char *const weekday_names[] = {"sunday",   "monday", "tuesday", "wednesday",
                                            "thursday", "friday", "saturday"};
static const char *const weekday_labels[] = {"일", "월", "화", "수", "목", "금", "토"};

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int day_count(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

static int day_of_year(struct date date)
{
    int days = date.day;
    for (int month = 1; month < date.month; month++)
        days += day_count(date.year, month);
    return days;
}

/* 0 is Sunday. 0001-01-01 was a Monday. */
static int weekday(struct date date)
{
    int past = date.year - 1;
    return (past * 365 + past / 4 - past / 100 + past / 400 + day_of_year(date)) % 7;
}

static struct date first_of_month(int year, int month, int offset)
{
    int index = year * 12 + month - 1 + offset;
    return (struct date){index / 12, index % 12 + 1, 1};
}

static struct date next_day(struct date date)
{
    if (date.day < day_count(date.year, date.month))
        return (struct date){date.year, date.month, date.day + 1};
    return first_of_month(date.year, date.month, 1);
}

static json_t *date_value(struct date date)
{
    char text[40];
    snprintf(text, sizeof text, "%04d-%02d-%02d", date.year, date.month, date.day);
    return json_string(text);
}

static json_t *label_value(int day)
{
    char text[16];
    snprintf(text, sizeof text, "%d", day);
    return json_string(text);
}

/* The fields y and M of a date pattern (UTS 35); all else is literal. */
static json_t *title_value(const char *pattern, int year, int month)
{
    char text[256];
    size_t count = 0;
    while (*pattern && count < sizeof text - 32) {
        int width = strspn(pattern, *pattern == 'y' ? "y" : "M");
        if (width)
            count += snprintf(text + count, sizeof text - count, "%0*d", width,
                              *pattern == 'y' ? year : month);
        else
            text[count++] = *pattern;
        pattern += width ? width : 1;
    }
    return json_stringn(text, count);
}

static json_t *weekdays_value(void)
{
    json_t *weekdays = json_array();
    for (int day = 0; day < 7; day++) {
        json_t *heading = json_object();
        json_object_set_new(heading, "weekday", json_string(weekday_names[day]));
        json_object_set_new(heading, "label", json_string(weekday_labels[day]));
        if (day == 0 || day == 6)
            json_object_set_new(heading, "isWeekend", json_true());
        json_array_append_new(weekdays, heading);
    }
    return weekdays;
}

static json_t *day_value(struct date date, int column, const char *today, int month)
{
    json_t *day = json_object();
    json_t *text = date_value(date);
    json_object_set_new(day, "date", text);
    json_object_set_new(day, "label", label_value(date.day));
    if (today && strcmp(json_string_value(text), today) == 0)
        json_object_set_new(day, "isToday", json_true());
    if (column == 0 || column == 6)
        json_object_set_new(day, "isWeekend", json_true());
    if (date.month != month)
        json_object_set_new(day, "isOutside", json_true());
    return day;
}

/* Weeks begin on Sunday, and a year's first week needs one day of it: so a week belongs to the year
   of its Saturday. */
static json_t *week_value(struct date *date, const char *today, int month)
{
    json_t *week = json_object();
    json_t *days = json_array();
    struct date saturday = *date;
    for (int column = 0; column < 7; column++) {
        json_array_append_new(days, day_value(*date, column, today, month));
        saturday = *date;
        *date = next_day(*date);
    }
    json_object_set_new(week, "weekYear", json_integer(saturday.year));
    json_object_set_new(week, "week", json_integer((day_of_year(saturday) + 6) / 7));
    json_object_set_new(week, "days", days);
    return week;
}

static json_t *month_value(int year, int month, const char *pattern, const char *today)
{
    json_t *result = json_object();
    json_t *labels = json_array();
    json_t *weeks = json_array();
    struct date first = {year, month, 1};
    struct date before = first_of_month(year, month, -1);
    struct date date = first;
    int days = day_count(year, month);
    int blanks = weekday(first);
    int today_year, today_month, today_day;

    json_object_set_new(result, "title", title_value(pattern, year, month));
    json_object_set_new(result, "year", json_integer(year));
    json_object_set_new(result, "month", json_integer(month));
    json_object_set_new(result, "dayCount", json_integer(days));
    json_object_set_new(result, "leadingBlanks", json_integer(blanks));
    json_object_set_new(result, "startDate", date_value(first));
    json_object_set_new(result, "endDate", date_value((struct date){year, month, days}));
    json_object_set_new(result, "weekdays", weekdays_value());
    for (int blank = 0; blank < blanks; blank++)
        json_array_append_new(labels, json_string(""));
    for (int day = 1; day <= days; day++)
        json_array_append_new(labels, label_value(day));
    json_object_set_new(result, "labels", labels);
    if (blanks) {
        date = before;
        date.day = day_count(before.year, before.month) - blanks + 1;
    }
    for (int cell = 0; cell < blanks + days; cell += 7)
        json_array_append_new(weeks, week_value(&date, today, month));
    json_object_set_new(result, "weeks", weeks);
    if (today && sscanf(today, "%d-%d-%d", &today_year, &today_month, &today_day) == 3 &&
        today_year == year && today_month == month)
        json_object_set_new(result, "todayIndex", json_integer(blanks + today_day - 1));
    json_object_set_new(result, "previous", date_value(before));
    json_object_set_new(result, "next", date_value(first_of_month(year, month, 1)));
    json_object_set_new(result, "locale", json_string("ko-KR"));
    json_object_set_new(result, "calendar", json_string("gregorian"));
    json_object_set_new(result, "firstWeekday", json_string("sunday"));
    json_object_set_new(result, "minimalDays", json_integer(1));
    return result;
}

static void answer_month(const char *line, size_t length, struct output *out)
{
    json_t *request = json_loadb(line, length, JSON_ALLOW_NUL | JSON_DECODE_ANY, NULL);
    json_t *params = json_object_get(request, "params");
    json_t *answer = json_object();
    const char *pattern = json_string_value(json_object_get(params, "titleFormat"));
    const char *today = json_string_value(json_object_get(params, "today"));
    int year = json_integer_value(json_object_get(params, "year"));
    int month = json_integer_value(json_object_get(params, "month"));
    char *text;

    if (year < 1 || month < 1 || month > 12)
        exit(1);
    json_object_set_new(answer, "jsonrpc", json_string("2.0"));
    json_object_set(answer, "id", json_object_get(request, "id"));
    json_object_set_new(answer, "result",
                        month_value(year, month, pattern ? pattern : "y년 M월", today));
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
    serve(answer_month);
    return 0;
}
