# Written by `make generate` from the declared methods.
"""The methods, family by family."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, Union

from ._record import ObjectLike, as_is
from ._surface import SubmitCaller, Call, Progress
from .types import (
    Attribute,
    BooksCard,
    BooksDecode,
    BooksIsbn,
    Calendar,
    CalendarAnniversaries,
    CalendarBetween,
    CalendarConvert,
    CalendarHolidays,
    CalendarLocale,
    CalendarMonth,
    CalendarShift,
    CalendarToday,
    CalendarWeek,
    CalendarWeeks,
    CalendarYear,
    Entity,
    Era,
    Field,
    Format,
    Format2,
    ItunesArtworkURL,
    ItunesCatalog,
    ItunesDecode,
    ItunesLookupURL,
    ItunesParseURL,
    ItunesSearchURL,
    Kind2,
    LeapMonth,
    Media,
    MissingDay,
    Mode,
    Rows,
    RpcDiscover,
    ServerInfo,
    Sort,
    Weekday,
    WeekdayWidth,
)


class SubmitCalendarMethods:
    """The methods `calendar.*`."""

    def __init__(self, call: SubmitCaller) -> None:
        self._call = call

    def month(
        self,
        *,
        year: Optional[int] = None,
        month: Optional[int] = None,
        offset: Optional[int] = None,
        date: Optional[str] = None,
        is_leap_month: Optional[bool] = None,
        era: Optional[Era] = None,
        rows: Optional[Rows] = None,
        locale: Optional[str] = None,
        first_weekday: Optional[Weekday] = None,
        minimal_days: Optional[int] = None,
        today: Optional[str] = None,
        time_zone: Optional[str] = None,
        title_format: Optional[str] = None,
        weekday_width: Optional[WeekdayWidth] = None,
        calendar: Optional[Calendar] = None,
        alternate_calendar: Optional[Calendar] = None,
        holidays: Optional[str] = None,
    ) -> Call[CalendarMonth]:
        """The grid of one month, ready to draw.

        Give `year` and `month`, or a `date` in the month (a day or `YYYY-MM`), or neither for
        the month that today is in; `offset` then moves by whole months. `labels` is the flat
        list to show, with a blank for each column before the first day; `weeks` has whole
        weeks, the neighbours' days marked `is_outside`. `today_index` counts cells from 0 in
        both. `previous` and `next` go straight back in as `date`.

        With another `calendar` the month is one of that, its days labelled in it, leap months
        walked where they come (after month 2 comes leap month 2); every `date` stays ISO
        8601's. A week's `week_year` and `week` are counted in Gregorian years by
        `first_weekday` and `minimal_days`: at the turn of the year they may belong to the
        other year.

        Args:
            year: The year; `month` goes with it. (1 to 13759)
            month: The month, up to 12 or 13 by the calendar; `year` goes with it. (1 to 13)
            offset: How many months to go on from there, or back. (-119987 to 119987, default
                0)
            date: A day of the month, or YYYY-MM, in place of `year` and `month`.
            is_leap_month: The leap month of that number is meant, in a calendar that has
                such. (default false)
            era: The era of `year`, in a calendar with several; the last where absent.
            rows: As many weeks as the month needs, or always six. (default "fit")
            locale: The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are
                honoured). Where absent, the server's --locale, else LC_ALL, LC_TIME or LANG,
                else en-US.
            first_weekday: The day that weeks begin with. Where absent, the locale's.
            minimal_days: How many of its days the first week of a year or month must have
                (ISO 8601: 4). Where absent, the locale's. (1 to 7)
            today: Today's date, in place of the clock's.
            time_zone: The IANA time zone in which the clock is read for today's date. Where
                absent, TZ or the system's.
            title_format: The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the
                locale's own for a month and a year (CLDR's yMMMM).
            weekday_width: How wide the labels of the weekday header are. (default
                "abbreviated")
            calendar: The calendar that is drawn. Where absent, the one of the locale's
                -u-ca-, else gregorian.
            alternate_calendar: Another calendar whose date each day carries too, as
                `alternate`.
            holidays: A region (KR) whose public holidays the days carry, as `holidays`.

        Returns:
            A month, by weeks.

        Raises:
            RPCError: Its reason may be missingMember, conflictingMembers, outOfRange,
                badDate, badValue.

        Example: january 2022 in Korean
            >>> m.submit.calendar.month(year=2022, month=1, locale="ko-KR", title_format="yyyy년 MM월", today="2022-01-03").result()
            # {"title":"2022년 01월","year":2022,"month":1,"dayCount":31,"leadingBlanks":6,"startDate":"2022-01-01","endDate":"2022-01-31","todayIndex":8,"previous":"2021-12-01","next":"2022-02-01","locale":"ko-KR","calendar":"gregorian","firstWeekday":"sunday","minimalDays":1}

        Example: the month after the one of a date, weeks from Monday
            >>> m.submit.calendar.month(date="2024-01", offset=1, locale="en-GB", today="2024-02-29", rows="six").result()
            # {"title":"February 2024","year":2024,"month":2,"dayCount":29,"leadingBlanks":3,"todayIndex":31,"previous":"2024-01-01","next":"2024-03-01","firstWeekday":"monday"}
        """
        return self._call(
            "calendar.month",
            {
                "year": year,
                "month": month,
                "offset": offset,
                "date": date,
                "isLeapMonth": is_leap_month,
                "era": era,
                "rows": rows,
                "locale": locale,
                "firstWeekday": first_weekday,
                "minimalDays": minimal_days,
                "today": today,
                "timeZone": time_zone,
                "titleFormat": title_format,
                "weekdayWidth": weekday_width,
                "calendar": calendar,
                "alternateCalendar": alternate_calendar,
                "holidays": holidays,
            },
            CalendarMonth.from_json,
        )

    def week(
        self,
        *,
        date: Optional[str] = None,
        offset: Optional[int] = None,
        locale: Optional[str] = None,
        first_weekday: Optional[Weekday] = None,
        minimal_days: Optional[int] = None,
        today: Optional[str] = None,
        time_zone: Optional[str] = None,
        title_format: Optional[str] = None,
        weekday_width: Optional[WeekdayWidth] = None,
        calendar: Optional[Calendar] = None,
        alternate_calendar: Optional[Calendar] = None,
        holidays: Optional[str] = None,
    ) -> Call[CalendarWeek]:
        """The seven days of one week.

        The week that `date` (today where absent) is in, or the one `offset` weeks on.
        `date_index` is where the moved date falls in it, `today_index` where today does, if
        it does. `previous` and `next` go straight back in as `date`.

        `week_year`, `week` and `week_of_month` are those of the moved date, counted by
        `first_weekday` and `minimal_days`; `week_of_month` is 0 for the days before the
        month's first week. The title is that of the moved date. In the first and the last
        week of the years 1 to 9999, `start_date` and `end_date` are the week's first and last
        day within them.

        Args:
            date: A day of the week; today where absent.
            offset: How many weeks to go on from there, or back. (-521722 to 521722, default
                0)
            locale: The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are
                honoured). Where absent, the server's --locale, else LC_ALL, LC_TIME or LANG,
                else en-US.
            first_weekday: The day that weeks begin with. Where absent, the locale's.
            minimal_days: How many of its days the first week of a year or month must have
                (ISO 8601: 4). Where absent, the locale's. (1 to 7)
            today: Today's date, in place of the clock's.
            time_zone: The IANA time zone in which the clock is read for today's date. Where
                absent, TZ or the system's.
            title_format: The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the
                locale's own for a month and a year (CLDR's yMMMM).
            weekday_width: How wide the labels of the weekday header are. (default
                "abbreviated")
            calendar: The calendar that is drawn. Where absent, the one of the locale's
                -u-ca-, else gregorian.
            alternate_calendar: Another calendar whose date each day carries too, as
                `alternate`.
            holidays: A region (KR) whose public holidays the days carry, as `holidays`.

        Returns:
            A week.

        Raises:
            RPCError: Its reason may be outOfRange, badDate, badValue.

        Example: the week of a Sunday, weeks from Monday
            >>> m.submit.calendar.week(date="2019-02-10", first_weekday="monday", locale="en-US", today="2019-02-05").result()
            # {"title":"February 2019","startDate":"2019-02-04","endDate":"2019-02-10","dateIndex":6,"todayIndex":1,"weekYear":2019,"week":6,"weekOfMonth":2,"previous":"2019-01-28","next":"2019-02-11","firstWeekday":"monday","minimalDays":1}

        Example: iSO 8601's week of a New Year's Day
            >>> m.submit.calendar.week(date="2021-01-01", first_weekday="monday", minimal_days=4, locale="en-US", today="2022-01-01").result()
            # {"startDate":"2020-12-28","endDate":"2021-01-03","weekYear":2020,"week":53,"weekOfMonth":0,"dateIndex":4}
        """
        return self._call(
            "calendar.week",
            {
                "date": date,
                "offset": offset,
                "locale": locale,
                "firstWeekday": first_weekday,
                "minimalDays": minimal_days,
                "today": today,
                "timeZone": time_zone,
                "titleFormat": title_format,
                "weekdayWidth": weekday_width,
                "calendar": calendar,
                "alternateCalendar": alternate_calendar,
                "holidays": holidays,
            },
            CalendarWeek.from_json,
        )

    def weeks(
        self,
        *,
        year: Optional[int] = None,
        month: Optional[int] = None,
        week_year: Optional[int] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        locale: Optional[str] = None,
        first_weekday: Optional[Weekday] = None,
        minimal_days: Optional[int] = None,
    ) -> Call[CalendarWeeks]:
        """Every week that touches a month, a year or a range of dates.

        Give `year` and `month`, `year` alone, `week_year` (the weeks that are counted in that
        year), or `from_` and `to`, both inclusive. Each week has its first and last day, its
        number and how many of its days lie inside. At most 10,000 weeks.

        Args:
            year: The year. (1 to 9999)
            month: The month; `year` goes with it. (1 to 12)
            week_year: The year that weeks are counted in. (1 to 9999)
            from_: The first day; `to` goes with it.
            to: The last day; `from_` goes with it.
            locale: The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are
                honoured). Where absent, the server's --locale, else LC_ALL, LC_TIME or LANG,
                else en-US.
            first_weekday: The day that weeks begin with. Where absent, the locale's.
            minimal_days: How many of its days the first week of a year or month must have
                (ISO 8601: 4). Where absent, the locale's. (1 to 7)

        Returns:
            The weeks.

        Raises:
            RPCError: Its reason may be missingMember, conflictingMembers, outOfRange,
                badDate, badValue.

        Example: the ISO weeks of a month
            >>> m.submit.calendar.weeks(year=2021, month=1, first_weekday="monday", minimal_days=4, locale="en-US").result()
            # {"weeks":[{"startDate":"2020-12-28","endDate":"2021-01-03","weekYear":2020,"week":53,"daysInside":3},{"startDate":"2021-01-04","endDate":"2021-01-10","weekYear":2021,"week":1,"daysInside":7},{"startDate":"2021-01-11","endDate":"2021-01-17","weekYear":2021,"week":2,"daysInside":7},{"startDate":"2021-01-18","endDate":"2021-01-24","weekYear":2021,"week":3,"daysInside":7},{"startDate":"2021-01-25","endDate":"2021-01-31","weekYear":2021,"week":4,"daysInside":7}]}
        """
        return self._call(
            "calendar.weeks",
            {
                "year": year,
                "month": month,
                "weekYear": week_year,
                "from": from_,
                "to": to,
                "locale": locale,
                "firstWeekday": first_weekday,
                "minimalDays": minimal_days,
            },
            CalendarWeeks.from_json,
        )

    def year(
        self,
        *,
        year: Optional[int] = None,
        date: Optional[str] = None,
        offset: Optional[int] = None,
        era: Optional[Era] = None,
        rows: Optional[Rows] = None,
        locale: Optional[str] = None,
        first_weekday: Optional[Weekday] = None,
        minimal_days: Optional[int] = None,
        today: Optional[str] = None,
        time_zone: Optional[str] = None,
        title_format: Optional[str] = None,
        weekday_width: Optional[WeekdayWidth] = None,
        calendar: Optional[Calendar] = None,
        alternate_calendar: Optional[Calendar] = None,
        holidays: Optional[str] = None,
    ) -> Call[CalendarYear]:
        """The grids of all months of a year.

        The year of `year` or of `date`, or the one that today is in; `offset` then moves by
        years. The weekday header is the same for all months and stands once. Each month has
        what `calendar.month` gives of its grid; `title_format` is the pattern of the months'
        titles, which are their names otherwise. In another `calendar` the year has the months
        of that, leap months where they come. `previous` and `next` go straight back in as
        `date`.

        Args:
            year: The year. (1 to 13759)
            date: A day of the year, or YYYY-MM, in place of `year`.
            offset: How many years to go on from there, or back. (-9998 to 9998, default 0)
            era: The era of `year`, in a calendar with several; the last where absent.
            rows: As many weeks as each month needs, or always six. (default "fit")
            locale: The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are
                honoured). Where absent, the server's --locale, else LC_ALL, LC_TIME or LANG,
                else en-US.
            first_weekday: The day that weeks begin with. Where absent, the locale's.
            minimal_days: How many of its days the first week of a year or month must have
                (ISO 8601: 4). Where absent, the locale's. (1 to 7)
            today: Today's date, in place of the clock's.
            time_zone: The IANA time zone in which the clock is read for today's date. Where
                absent, TZ or the system's.
            title_format: The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the
                locale's own for a month and a year (CLDR's yMMMM).
            weekday_width: How wide the labels of the weekday header are. (default
                "abbreviated")
            calendar: The calendar that is drawn. Where absent, the one of the locale's
                -u-ca-, else gregorian.
            alternate_calendar: Another calendar whose date each day carries too, as
                `alternate`.
            holidays: A region (KR) whose public holidays the days carry, as `holidays`.

        Returns:
            A year, by months.

        Raises:
            RPCError: Its reason may be conflictingMembers, outOfRange, badDate, badValue.

        Example: 2022 in Korean
            >>> m.submit.calendar.year(year=2022, locale="ko-KR", today="2022-01-03").result()
            # {"title":"2022년","year":2022,"dayCount":365,"previous":"2021-01-01","next":"2023-01-01","locale":"ko-KR","calendar":"gregorian","firstWeekday":"sunday","minimalDays":1}
        """
        return self._call(
            "calendar.year",
            {
                "year": year,
                "date": date,
                "offset": offset,
                "era": era,
                "rows": rows,
                "locale": locale,
                "firstWeekday": first_weekday,
                "minimalDays": minimal_days,
                "today": today,
                "timeZone": time_zone,
                "titleFormat": title_format,
                "weekdayWidth": weekday_width,
                "calendar": calendar,
                "alternateCalendar": alternate_calendar,
                "holidays": holidays,
            },
            CalendarYear.from_json,
        )

    def shift(
        self,
        *,
        date: str,
        years: Optional[int] = None,
        months: Optional[int] = None,
        weeks: Optional[int] = None,
        days: Optional[int] = None,
        count: Optional[int] = None,
    ) -> Call[CalendarShift]:
        """A date moved by years, months, weeks and days.

        First the years and months are added, and a day that the month reached doesn't have
        becomes its last day (`is_clamped`); then the weeks and days. With `count` there are
        that many dates, the first moved once, the second twice, and so on: each from the
        original date, never from the one before, so 31 March by 1 and 2 months is 30 April
        and 31 May.

        Args:
            date: The date to move.
            years: Years to add. (-9998 to 9998, default 0)
            months: Months to add. (-119987 to 119987, default 0)
            weeks: Weeks to add. (-521722 to 521722, default 0)
            days: Days to add. (-3652058 to 3652058, default 0)
            count: How many dates to give; one where absent. (1 to 10000)

        Returns:
            The moved date, and all of them.

        Raises:
            RPCError: Its reason may be missingMember, outOfRange, badDate.

        Example: a month after 31 January
            >>> m.submit.calendar.shift(date="2019-01-31", months=1).result()
            # {"date":"2019-02-28","isClamped":true}

        Example: two payment days
            >>> m.submit.calendar.shift(date="2026-03-31", months=1, count=2).result()
            # {"date":"2026-04-30","isClamped":true,"dates":[{"date":"2026-04-30","isClamped":true},{"date":"2026-05-31"}]}
        """
        return self._call(
            "calendar.shift",
            {
                "date": date,
                "years": years,
                "months": months,
                "weeks": weeks,
                "days": days,
                "count": count,
            },
            CalendarShift.from_json,
        )

    def between(
        self,
        *,
        from_: str,
        to: str,
    ) -> Call[CalendarBetween]:
        """How far two dates are apart.

        `days` counts the midnights between the dates; `inclusive_days` counts the first day
        too, as anniversaries of couples and hospital stays are counted: from 1 January, 10
        January is 9 days away and the 10th day. `weeks` and `period` are the same distance in
        weeks and days, and in years, months and days: as many whole months as fit (a day that
        a month doesn't have being its last), then the days that are left. All are negative
        when `to` is before `from_`.

        Args:
            from_: The date to count from.
            to: The date to count to.

        Returns:
            The distance.

        Raises:
            RPCError: Its reason may be missingMember, badDate.

        Example: the 100th day
            >>> m.submit.calendar.between(from_="2022-01-01", to="2022-04-10").result()
            # {"days":99,"inclusiveDays":100,"weeks":{"weeks":14,"days":1},"period":{"years":0,"months":3,"days":9}}

        Example: backwards, over a leap day
            >>> m.submit.calendar.between(from_="2024-03-01", to="2023-02-28").result()
            # {"days":-367,"inclusiveDays":-368,"weeks":{"weeks":-52,"days":-3},"period":{"years":-1,"months":0,"days":-2}}
        """
        return self._call(
            "calendar.between",
            {
                "from": from_,
                "to": to,
            },
            CalendarBetween.from_json,
        )

    def today(
        self,
        *,
        time_zone: Optional[str] = None,
        instant: Optional[str] = None,
        locale: Optional[str] = None,
        first_weekday: Optional[Weekday] = None,
        minimal_days: Optional[int] = None,
    ) -> Call[CalendarToday]:
        """The date now, or at an instant, in a time zone.

        The date where `time_zone` is, at `instant` or now, with its weekday and its places in
        month, year and week. Two zones may be a day apart at the same instant; without
        `time_zone` it is TZ's or the system's.

        Args:
            time_zone: The IANA time zone. Where absent, TZ or the system's.
            instant: The instant by RFC 3339; now where absent.
            locale: The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are
                honoured). Where absent, the server's --locale, else LC_ALL, LC_TIME or LANG,
                else en-US.
            first_weekday: The day that weeks begin with. Where absent, the locale's.
            minimal_days: How many of its days the first week of a year or month must have
                (ISO 8601: 4). Where absent, the locale's. (1 to 7)

        Returns:
            The date and its places.

        Raises:
            RPCError: Its reason may be badDate, outOfRange, badValue.

        Example: evening in Buenos Aires is another day than in Greenwich
            >>> m.submit.calendar.today(time_zone="America/Argentina/Buenos_Aires", instant="2024-07-12T00:30:00Z", locale="en-US").result()
            # {"date":"2024-07-11","weekday":"thursday","year":2024,"month":7,"day":11,"dayOfYear":193,"weekYear":2024,"week":28,"weekOfMonth":2}
        """
        return self._call(
            "calendar.today",
            {
                "timeZone": time_zone,
                "instant": instant,
                "locale": locale,
                "firstWeekday": first_weekday,
                "minimalDays": minimal_days,
            },
            CalendarToday.from_json,
        )

    def convert(
        self,
        *,
        date: Optional[str] = None,
        to: Optional[Calendar] = None,
        from_: Optional[Calendar] = None,
        era: Optional[Era] = None,
        year: Optional[int] = None,
        month: Optional[int] = None,
        day: Optional[int] = None,
        is_leap_month: Optional[bool] = None,
        locale: Optional[str] = None,
    ) -> Call[CalendarConvert]:
        """A date told in another calendar, both ways.

        Give a `date` and the calendar to tell it in (`to`), or the calendar (`from_`) with
        `year`, `month` and `day` for the date it is. The result is the same both ways. A date
        that does not exist is `badDate` and says why.

        In `dangi` (the Korean lunar calendar) and `chinese` years are told by the Gregorian
        one in which they begin, and a leap month has the number of the month before it, with
        `is_leap_month`. In `hebrew` 6 is Adar I, which only leap years have, and 7 Adar or
        Adar II. Years of `japanese` and `roc` belong to an `era`, the last where it is
        absent.

        Each calendar is offered for the days that were checked one by one against independent
        sources: gregorian, buddhist and roc 0001-01-01…9999-12-31, japanese
        1873-01-01…9999-12-31, dangi 1899-02-10…2050-12-13, chinese 1900-01-31…2057-08-29,
        hebrew 0001-09-06…9999-11-03, islamic-umalqura 1981-10-28…2077-11-16, islamic-civil
        0622-07-19…9999-10-01, persian 1799-03-21…2123-03-20, indian 0079-03-22…9999-03-21,
        coptic 0284-08-29…9999-11-10, ethiopic 0008-08-27…9999-11-10.

        Args:
            date: The date to tell; `to` goes with it.
            to: The calendar to tell it in.
            from_: The calendar of `year`, `month` and `day`.
            era: The era of `year`, in a calendar with several.
            year: The year in that calendar. (1 to 99999)
            month: The month in that calendar. (1 to 13)
            day: The day in that calendar. (1 to 31)
            is_leap_month: The leap month of that number is meant. (default false)
            locale: The locale of the label; the server's where absent.

        Returns:
            The date in the calendar.

        Raises:
            RPCError: Its reason may be missingMember, conflictingMembers, outOfRange,
                badDate, badValue.

        Example: a day in a Korean leap month
            >>> m.submit.calendar.convert(date="2023-03-22", to="dangi", locale="ko").result()
            # {"date":"2023-03-22","calendar":"dangi","year":2023,"month":2,"day":1,"isLeapMonth":true,"monthDays":29}

        Example: korean New Year
            >>> m.submit.calendar.convert(from_="dangi", year=2025, month=1, day=1, locale="ko").result()
            # {"date":"2025-01-29","calendar":"dangi","year":2025,"month":1,"day":1}
        """
        return self._call(
            "calendar.convert",
            {
                "date": date,
                "to": to,
                "from": from_,
                "era": era,
                "year": year,
                "month": month,
                "day": day,
                "isLeapMonth": is_leap_month,
                "locale": locale,
            },
            CalendarConvert.from_json,
        )

    def anniversaries(
        self,
        *,
        calendar: Calendar,
        month: int,
        day: int,
        is_leap_month: Optional[bool] = None,
        from_: Optional[str] = None,
        count: Optional[int] = None,
        missing_day: Optional[MissingDay] = None,
        leap_month: Optional[LeapMonth] = None,
    ) -> Call[CalendarAnniversaries]:
        """The dates of a birthday or memorial day that is kept in another calendar.

        The next `count` days, from `from_` on, that are `month` and `day` in the calendar. In
        a year in which that month has no such day it is kept on the month's last
        (`missing_day` `last`, and then `is_clamped`), or not at all (`skip`). `leap_month`
        says in which month it is kept where there may be two of that number: in the `regular`
        one every year, in the leap month only (`leapOnly`), so only in years that have it, or
        in `both`. There are fewer where the calendar's range ends.

        Args:
            calendar: The calendar it is kept in.
            month: The month in that calendar. (1 to 13)
            day: The day in that calendar. (1 to 31)
            is_leap_month: It first was in a leap month; kept in the regular one unless
                `leap_month` says otherwise. (default false)
            from_: The first date it may be; today where absent.
            count: How many dates to give. (1 to 1000, default 10)
            missing_day: What to do in a year whose month has no such day. (default "last")
            leap_month: Which month it is kept in where a year has two of that number; regular
                where absent.

        Returns:
            The dates, in order.

        Raises:
            RPCError: Its reason may be missingMember, outOfRange, badDate, badValue.

        Example: a lunar birthday
            >>> m.submit.calendar.anniversaries(calendar="dangi", month=8, day=15, from_="2024-01-01", count=3).result()
            # {"calendar":"dangi","dates":[{"date":"2024-09-17","year":2024},{"date":"2025-10-06","year":2025},{"date":"2026-09-25","year":2026}]}
        """
        return self._call(
            "calendar.anniversaries",
            {
                "calendar": calendar,
                "month": month,
                "day": day,
                "isLeapMonth": is_leap_month,
                "from": from_,
                "count": count,
                "missingDay": missing_day,
                "leapMonth": leap_month,
            },
            CalendarAnniversaries.from_json,
        )

    def holidays(
        self,
        *,
        region: str,
        year: Optional[int] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        extra: Optional[Sequence[ObjectLike]] = None,
        locale: Optional[str] = None,
    ) -> Call[CalendarHolidays]:
        """The public holidays of a region.

        Give a `year`, or `from_` and `to`, both inclusive. A day that stands for a holiday
        lost to a weekend or to another holiday is flagged `is_substitute`. The data are
        dated: `first_year` to `last_year` there are any, and from `first_projected_year` on
        they follow from the rules, so what a government declares late is missing; give that
        as `extra`. Names are in the region's language for its locales, and in English for
        others. There is data of KR.

        Args:
            region: The region by ISO 3166-1 (KR).
            year: The year. (1 to 9999)
            from_: The first day; `to` goes with it.
            to: The last day; `from_` goes with it.
            extra: Holidays that were declared late, to be put among the others.
            locale: The locale of the names; the server's where absent.

        Returns:
            The holidays, in order.

        Raises:
            RPCError: Its reason may be missingMember, conflictingMembers, outOfRange,
                badDate, badValue.

        Example: new Year's holidays with their substitute
            >>> m.submit.calendar.holidays(region="KR", from_="2024-02-01", to="2024-02-29", locale="ko").result()
            # {"holidays":[{"date":"2024-02-09","weekday":"friday","name":"설날 전날"},{"date":"2024-02-10","weekday":"saturday","name":"설날"},{"date":"2024-02-11","weekday":"sunday","name":"설날 다음날"},{"date":"2024-02-12","weekday":"monday","name":"설날 대체 휴일","isSubstitute":true}],"region":"KR","firstYear":2014,"lastYear":2030,"firstProjectedYear":2027}
        """
        return self._call(
            "calendar.holidays",
            {
                "region": region,
                "year": year,
                "from": from_,
                "to": to,
                "extra": extra,
                "locale": locale,
            },
            CalendarHolidays.from_json,
        )

    def locale(
        self,
        *,
        locale: Optional[str] = None,
    ) -> Call[CalendarLocale]:
        """A locale's week, names, patterns and digits.

        What calendars are drawn by in a locale, from the Unicode CLDR. Names are the
        standalone forms, as a header has them; weekdays begin with the locale's first.

        Args:
            locale: The locale as a BCP 47 tag; the server's where absent.

        Returns:
            The locale.

        Raises:
            RPCError: Its reason may be badValue.

        Example: korean
            >>> m.submit.calendar.locale(locale="ko").result()
            # {"locale":"ko","firstWeekday":"sunday","minimalDays":1,"weekend":["saturday","sunday"],"titlePattern":"y년 MMMM","digits":"0123456789","direction":"leftToRight"}
        """
        return self._call(
            "calendar.locale",
            {
                "locale": locale,
            },
            CalendarLocale.from_json,
        )


class SubmitItunesMethods:
    """The methods `itunes.*`."""

    def __init__(self, call: SubmitCaller) -> None:
        self._call = call

    def search_url(
        self,
        *,
        term: str,
        country: Optional[str] = None,
        media: Optional[Media] = None,
        entity: Optional[Union[str, Sequence[Entity]]] = None,
        attribute: Optional[Attribute] = None,
        callback: Optional[str] = None,
        limit: Optional[int] = None,
        lang: Optional[str] = None,
        version: Optional[int] = None,
        explicit: Optional[bool] = None,
        offset: Optional[int] = None,
        genre_id: Optional[Union[str, int]] = None,
        extra: Optional[Union[Mapping[str, str], Sequence[str]]] = None,
    ) -> Call[ItunesSearchURL]:
        """The URL of a search in the iTunes, App and Book Stores.

        The URL that the iTunes Search API answers with what matches `term`; fetching it is up
        to the caller. `term` is raw text, never encoded before: a blank becomes `+`, letters,
        digits and `.-_*` stay, and every other byte of its UTF-8 becomes `%HH`. Nothing is
        normalised or folded, and what is absent stays absent: the service's own defaults are
        never written.

        `entity` and `attribute` are checked against `media` where it is given, and may be of
        any media where it is not, which is not the same as the media `all`. For ebook Apple
        lists no attributes, so any is taken. Several entities, as a list or with commas, work
        though no page says so; each is written once. `offset` and `genre_id` are undocumented
        too. What else is to be in the URL goes into `extra`.

        Args:
            term: What to search for, as raw text.
            country: The country of the store, two letters in any case; the service takes us
                where absent.
            media: The kind of media; the service takes all where absent.
            entity: The kind of results, or several; the service takes the tracks of the media
                where absent.
            attribute: What of a thing the term is held against; all that the media has where
                absent.
            callback: The JavaScript function to wrap the answer in.
            limit: How many results at most; the service takes 50 where absent. (1 to 200)
            lang: The language of the answer, as in en_us or ja_jp.
            version: The version of the answer's members; the service takes 2 where absent. (1
                to 2)
            explicit: Whether to include explicit content; the service does where absent.
            offset: How many results to leave out. Undocumented. (0 to 2147483647)
            genre_id: The number of a genre. Undocumented. (at least 1)
            extra: Any other parameters of the URL: texts by their names.

        Returns:
            The URL.

        Raises:
            RPCError: Its reason may be missingMember, outOfRange, badValue,
                conflictingMembers.

        Example: apple's own
            >>> m.submit.itunes.search_url(term="jack johnson", entity="musicVideo").result()
            # {"url":"https://itunes.apple.com/search?term=jack+johnson&entity=musicVideo"}

        Example: all there is
            >>> m.submit.itunes.search_url(term="C++ & Rust", country="KR", media="podcast", entity=["podcast", "podcastEpisode"], attribute="titleTerm", callback="app.show", limit=25, lang="ja_jp", version=2, explicit=False, offset=25, genre_id="1318", extra={"_": "1598950000000"}).result()
            # {"url":"https://itunes.apple.com/search?term=C%2B%2B+%26+Rust&country=KR&media=podcast&entity=podcast,podcastEpisode&attribute=titleTerm&callback=app.show&limit=25&lang=ja_jp&version=2&explicit=No&offset=25&genreId=1318&_=1598950000000"}
        """
        return self._call(
            "itunes.searchURL",
            {
                "term": term,
                "country": country,
                "media": media,
                "entity": entity,
                "attribute": attribute,
                "callback": callback,
                "limit": limit,
                "lang": lang,
                "version": version,
                "explicit": explicit,
                "offset": offset,
                "genreId": genre_id,
                "extra": extra,
            },
            ItunesSearchURL.from_json,
        )

    def lookup_url(
        self,
        *,
        id: Optional[Union[str, int, Sequence[Union[str, int]]]] = None,
        amg_artist_id: Optional[Union[str, int, Sequence[Union[str, int]]]] = None,
        amg_album_id: Optional[Union[str, int, Sequence[Union[str, int]]]] = None,
        amg_video_id: Optional[Union[str, int, Sequence[Union[str, int]]]] = None,
        upc: Optional[Union[str, int, Sequence[Union[str, int]]]] = None,
        isbn: Optional[Union[str, int, Sequence[Union[str, int]]]] = None,
        bundle_id: Optional[Union[str, Sequence[str]]] = None,
        entity: Optional[Union[str, Sequence[Entity]]] = None,
        limit: Optional[int] = None,
        sort: Optional[Sort] = None,
        country: Optional[str] = None,
        media: Optional[Media] = None,
        attribute: Optional[Attribute] = None,
        lang: Optional[str] = None,
        version: Optional[int] = None,
        explicit: Optional[bool] = None,
        callback: Optional[str] = None,
        extra: Optional[Union[Mapping[str, str], Sequence[str]]] = None,
    ) -> Call[ItunesLookupURL]:
        """The URLs that look things up by their ids.

        The URLs that the iTunes Search API answers with the things of these ids, and with
        what belongs to them where `entity` names it. Exactly one kind of id is given: a list,
        one alone, or a text with commas between them. Ids are strings, so that UPC and ISBN
        keep their zeros; a number is taken too. Blanks around an id are left out, and hyphens
        and blanks in a UPC or ISBN; their check digits must be right. An ISBN of ten digits
        is written as it is, though Apple documents thirteen.

        Each URL has at most 200 ids, beyond which the service fails, in their order and each
        once. What is absent stays absent. `limit` counts what belongs to each id. `country`
        and the parameters after it are undocumented here and in wide use.

        Args:
            id: The stores' ids: of artists, albums, songs, apps, books …. (at least 1)
            amg_artist_id: Artists' ids in the All Music Guide. (at least 1)
            amg_album_id: Albums' ids in the All Music Guide. (at least 1)
            amg_video_id: Videos' ids in the All Music Guide. (at least 1)
            upc: Albums' or videos' UPCs (12 digits) or EANs (13). (at least 1)
            isbn: Books' ISBNs, 13 digits or 10, hyphens or none. (at least 1)
            bundle_id: Apps' bundle ids, as in com.example.app. Undocumented.
            entity: What belongs to the thing and is asked for too, as in album or song.
            limit: How many of what belongs to each id at most; the service takes 50 where
                absent. (1 to 200)
            sort: The order of what belongs to it; popular is undocumented.
            country: The country of the store, two letters in any case; the service takes us
                where absent.
            media: The kind of media.
            attribute: What of a thing is meant.
            lang: The language of the answer, as in en_us or ja_jp.
            version: The version of the answer's members; the service takes 2 where absent. (1
                to 2)
            explicit: Whether to include explicit content.
            callback: The JavaScript function to wrap the answer in.
            extra: Any other parameters of the URLs: texts by their names.

        Returns:
            The URLs.

        Raises:
            RPCError: Its reason may be missingMember, outOfRange, badValue,
                conflictingMembers.

        Example: the five newest songs of two artists
            >>> m.submit.itunes.lookup_url(amg_artist_id=["468749", "5723"], entity="song", limit=5, sort="recent").result()
            # {"urls":["https://itunes.apple.com/lookup?amgArtistId=468749,5723&entity=song&limit=5&sort=recent"],"count":2,"duplicates":[]}

        Example: an app in Thailand's store
            >>> m.submit.itunes.lookup_url(bundle_id="com.example.mobiler", country="TH").result()
            # {"urls":["https://itunes.apple.com/lookup?bundleId=com.example.mobiler&country=TH"],"count":1}

        Example: the same id twice
            >>> m.submit.itunes.lookup_url(id=[909253, "284910350", "909253"]).result()
            # {"urls":["https://itunes.apple.com/lookup?id=909253,284910350"],"count":2,"duplicates":["909253"]}
        """
        return self._call(
            "itunes.lookupURL",
            {
                "id": id,
                "amgArtistId": amg_artist_id,
                "amgAlbumId": amg_album_id,
                "amgVideoId": amg_video_id,
                "upc": upc,
                "isbn": isbn,
                "bundleId": bundle_id,
                "entity": entity,
                "limit": limit,
                "sort": sort,
                "country": country,
                "media": media,
                "attribute": attribute,
                "lang": lang,
                "version": version,
                "explicit": explicit,
                "callback": callback,
                "extra": extra,
            },
            ItunesLookupURL.from_json,
        )

    def parse_url(
        self,
        *,
        url: str,
    ) -> Call[ItunesParseURL]:
        r"""What a URL of the iTunes Search API or of a store's page asks for.

        Reads any spelling in use: http, ports, no scheme at all, `/us/search`, the old
        `wsSearch` and `wsLookup`, `%20` or `+`, escaped commas, `&amp;` for `&`, brackets or
        quotes around it. `parameters` has the members that `itunes.searchURL` or
        `itunes.lookupURL` take: given to it, they make the canonical URL. What is odd is
        taken as far as its type allows and told in `warnings`: a text that is no known value
        stays, a number that is none is left out. Of a parameter that comes twice the first is
        taken, as Java servlets do. What neither method declares is in `extra`. A country in
        the path counts where the query has none.

        A link to a store's page (App Store, Apple Music, Books, Podcasts, TV, iTunes) has the
        endpoint `page`, the `id` of the thing, the `country`, the `kind`, the `parent_id`
        that a song's album, an episode's podcast or season has, and as `parameters` what
        `itunes.lookupURL` makes the URL of that fetches it. An episode of a podcast comes
        with the 200 newest of it, since it has no lookup of its own; for playlists and for
        Apple TV's ids there is none, so `parameters` is empty. The language and the
        parameters of affiliates are ignored.

        Args:
            url: The URL, as it was found.

        Returns:
            What the URL asks for.

        Raises:
            RPCError: Its reason may be missingMember, badValue.

        Example: an old spelling
            >>> m.submit.itunes.parse_url(url="http://itunes.apple.com:80/WebObjects/MZStoreServices.woa/wa/wsSearch?media=music&amp;term=Jos%c3%a9%20James&amp;limit=500").result()
            # {"endpoint":"search","parameters":{"term":"José James","media":"music","limit":500},"warnings":["keys start with \"amp;\": HTML-escaped URL","limit must be 1 to 200, not 500"]}

        Example: several ids, and a cache buster
            >>> m.submit.itunes.parse_url(url="https://itunes.apple.com/de/lookup?amgArtistId=468749%2C5723&explicit=no&_=1598").result()
            # {"endpoint":"lookup","parameters":{"amgArtistId":["468749","5723"],"country":"de","explicit":false,"extra":{"_":"1598"}},"warnings":["unknown parameter _"]}

        Example: a song's page
            >>> m.submit.itunes.parse_url(url="https://music.apple.com/kr/album/palette/1226967286?i=1226968002&l=ko").result()
            # {"endpoint":"page","id":"1226968002","country":"kr","kind":"song","parentId":"1226967286","parameters":{"id":["1226968002"],"country":"kr"},"warnings":[]}
        """
        return self._call(
            "itunes.parseURL",
            {
                "url": url,
            },
            ItunesParseURL.from_json,
        )

    def decode(
        self,
        *,
        text: Optional[str] = None,
        path: Optional[str] = None,
        extra: Optional[bool] = None,
        max_problems: Optional[int] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
    ) -> Call[ItunesDecode]:
        r"""Records from answers of the iTunes Search API.

        Takes one answer or one a line, from `text` or from a file: plain, padded with
        newlines, or wrapped in a JSONP callback. Either `text` or `path` must be given.

        Answers are loose, and taken as they are: numbers as strings and the reverse, members
        that are null or missing, both versions of the service. One bad record never loses the
        others: what is wrong is told in `problems`, with its place. A body that holds no
        answer at all (empty, HTML, cut) is the error parsingFailed, whose `cause` says why;
        an error of the service is serviceError, with its message.

        With a `partialResultToken` records and problems come in parts of at most 256,
        `{"records": […], "problems": […]}`, and the lists of the result are empty.

        Args:
            text: The answer, as it came.
            path: A file of answers below one of the server's roots; gzip too.
            extra: Give also the members that are not understood. (default false)
            max_problems: How many problems to list. (0 to 100000, default 1000)

        Returns:
            Records and problems.

        Raises:
            RPCError: Its reason may be missingMember, conflictingMembers, outOfRange,
                badValue, fileNotFound, readFailed, pathNotAllowed, notAFile, parsingFailed,
                serviceError, answerTooLarge, cancelled.

        Example: a song
            >>> m.submit.itunes.decode(text="{\"resultCount\":1,\"results\":[{\"wrapperType\":\"track\",\"kind\":\"song\",\"trackId\":\"1440833098\",\"trackName\":\"Greensleeves\",\"trackPrice\":-1,\"trackTimeMillis\":83720}]}").result()
            # {"resultCount":1,"count":1,"problemCount":0,"records":[{"type":"song","wrapperType":"track","kind":"song","id":"1440833098","name":"Greensleeves","genres":[],"durationSeconds":83.72,"screenshots":[],"languages":[],"artwork":[]}]}
        """
        return self._call(
            "itunes.decode",
            {
                "text": text,
                "path": path,
                "extra": extra,
                "maxProblems": max_problems,
            },
            ItunesDecode.from_json,
            on_progress,
            on_partial,
        )

    def artwork_url(
        self,
        *,
        url: str,
        size: Optional[int] = None,
        width: Optional[int] = None,
        height: Optional[int] = None,
        format: Optional[Format] = None,
    ) -> Call[ItunesArtworkURL]:
        """An artwork's URL at another size.

        Answers of the service have pictures of 30 to 600 pixels, and their URLs say the size:
        `…/100x100bb.jpg`, older ones `….100x100-75.jpg`, screenshots `…/800x500bb.jpg` or
        `…/screen1136x1136.jpeg`, templates `…/{w}x{h}bb.{f}`. The size is replaced by `size`
        (a square that the picture is fitted into) or by `width` and `height`; with `width`
        alone the proportions stay. How the picture is fitted and its quality stay as they
        are, but a quality above 100, which the service refuses now, is left out. The server
        never makes a picture larger than its original. A URL that says no size comes back
        unchanged, with a warning.

        Args:
            url: The artwork's URL.
            size: Width and height in pixels; or give width. (1 to 10000)
            width: The width in pixels. (1 to 10000)
            height: The height in pixels, with width; in the picture's proportions where
                absent. (1 to 10000)
            format: The format of the picture; as it is where absent.

        Returns:
            The URL.

        Raises:
            RPCError: Its reason may be missingMember, outOfRange, badValue,
                conflictingMembers.

        Example: six times as large
            >>> m.submit.itunes.artwork_url(url="https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x.jpg/100x100bb.jpg", size=600).result()
            # {"url":"https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x.jpg/600x600bb.jpg","warnings":[]}

        Example: a template, as WebP
            >>> m.submit.itunes.artwork_url(url="https://is1-ssl.mzstatic.com/image/thumb/v4/x.jpg/{w}x{h}bb.{f}", width=640, height=360, format="webp").result()
            # {"url":"https://is1-ssl.mzstatic.com/image/thumb/v4/x.jpg/640x360bb.webp"}

        Example: no size in it
            >>> m.submit.itunes.artwork_url(url="https://example.com/cover.jpg", size=600).result()
            # {"url":"https://example.com/cover.jpg","warnings":["the URL says no size, so it is unchanged"]}
        """
        return self._call(
            "itunes.artworkURL",
            {
                "url": url,
                "size": size,
                "width": width,
                "height": height,
                "format": format,
            },
            ItunesArtworkURL.from_json,
        )

    def catalog(
        self,
        *,
        media: Optional[Media] = None,
    ) -> Call[ItunesCatalog]:
        """The tables of the iTunes Search API.

        Media with their entities and attributes, parameters with their values or bounds, and
        the countries that have a store: the tables that the other methods check by. They are
        those of Apple's archived and current pages together, with what is in wide use beside
        them. `notes` tells where the pages, or the pages and practice, disagree. With `media`
        only what goes with it is told of media, entities and attributes.

        Args:
            media: The media to tell of; all where absent.

        Returns:
            The tables.

        Raises:
            RPCError: Its reason may be badValue.

        Example: what there is of podcasts
            >>> m.submit.itunes.catalog(media="podcast").result()
            # {"endpoints":{"search":"https://itunes.apple.com/search","lookup":"https://itunes.apple.com/lookup"},"media":[{"media":"podcast","entities":["podcastAuthor","podcast","podcastEpisode"],"defaultEntity":"podcast","attributes":["titleTerm","languageTerm","authorTerm","genreIndex","artistTerm","ratingIndex","keywordsTerm","descriptionTerm"],"hasDocumentedAttributes":true}]}

        Example: everything
            >>> m.submit.itunes.catalog().result()
            # {"wrapperTypes":["track","collection","artist","software","audiobook","podcastEpisode"],"explicitness":["explicit","cleaned","notExplicit"]}
        """
        return self._call(
            "itunes.catalog",
            {
                "media": media,
            },
            ItunesCatalog.from_json,
        )


class SubmitBooksMethods:
    """The methods `books.*`."""

    def __init__(self, call: SubmitCaller) -> None:
        self._call = call

    def decode(
        self,
        *,
        text: Optional[str] = None,
        path: Optional[str] = None,
        format: Optional[Format2] = None,
        mode: Optional[Mode] = None,
        fields: Optional[Sequence[Field]] = None,
        kinds: Optional[Sequence[Kind2]] = None,
        offset: Optional[int] = None,
        limit: Optional[int] = None,
        max_problems: Optional[int] = None,
        extra: Optional[bool] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
    ) -> Call[BooksDecode]:
        r"""Books from data of many formats.

        Takes `text` or a file: one document, a list, documents one after the other or one a
        line, lines of a dump; gzip too. Either `text` or `path` must be given. The format is
        found by the look of the records, or named.

        `lenient` takes what it can: a byte order mark, trailing commas, numbers as strings;
        each problem is listed with its place, and what became of the value or record.
        `strict` ends at the first problem with the error parsingFailed, whose `cause` is the
        problem's reason.

        A file is given in steps of `limit` records: `next_offset` is where the next step
        begins, as `offset`; pointers and record numbers then count from there. With a
        `partialResultToken` all of it comes in parts of at most 256 records, `{"records":
        […], "problems": […]}`, and the lists of the result are empty.

        Args:
            text: The data.
            path: A file below one of the server's roots; gzip too.
            format: The format; found by the look of the records where absent.
            mode: Whether the first problem ends it. (default "lenient")
            fields: Only these members of the records; all where absent.
            kinds: Only records of these kinds; all where absent.
            offset: The byte, uncompressed, at which to go on: a `next_offset`. (0 to
                9223372036854775807, default 0)
            limit: How many records to give at most; 1000 of a file, all of a text, where
                absent. (1 to 1000000000)
            max_problems: How many problems to list. (0 to 100000, default 1000)
            extra: Give also the members that are not understood. (default false)

        Returns:
            Books and problems.

        Raises:
            RPCError: Its reason may be missingMember, conflictingMembers, outOfRange,
                badValue, fileNotFound, readFailed, pathNotAllowed, notAFile, parsingFailed,
                answerTooLarge, cancelled.

        Example: a book of a series
            >>> m.submit.books.decode(text="{\"data\":[{\"attributes\":{\"title\":\"Emma\",\"author\":\"Jane Austen\",\"pages\":474,\"release_date\":\"1815-12-2\"}}]}", fields=["title", "authors", "pages", "releaseDate", "pointer"]).result()
            # {"format":"series","recordCount":1,"problemCount":1,"records":[{"title":"Emma","authors":["Jane Austen"],"pages":474,"releaseDate":{"text":"1815-12-2","iso":"1815-12-02","year":1815,"month":12,"day":2},"pointer":"/data/0"}]}
        """
        return self._call(
            "books.decode",
            {
                "text": text,
                "path": path,
                "format": format,
                "mode": mode,
                "fields": fields,
                "kinds": kinds,
                "offset": offset,
                "limit": limit,
                "maxProblems": max_problems,
                "extra": extra,
            },
            BooksDecode.from_json,
            on_progress,
            on_partial,
        )

    def card(
        self,
        *,
        record: ObjectLike,
        limit: Optional[int] = None,
        locale: Optional[str] = None,
    ) -> Call[BooksCard]:
        """One book as lines to show.

        What a reader is shown of a record that `books.decode` gave: the authors in one line,
        the release date in the locale's words and as exact as it is known, the summary cut
        where it is longer than `limit`, the chapters numbered. Of a record's other members
        nothing is needed. The labels are Korean in Korean locales, else English:
        `label_locale` says which.

        Args:
            record: The record, as books.decode gives it.
            limit: How many characters (extended grapheme clusters) of the summary are shown.
                (1 to 1000000, default 450)
            locale: The locale as a BCP 47 tag; the server's where absent.

        Returns:
            The card.

        Raises:
            RPCError: Its reason may be missingMember, typeMismatch, outOfRange, notIntegral,
                badDate, badValue.

        Example: a date in English
            >>> m.submit.books.card(record={"title": "Middlemarch", "authors": ["George Eliot"], "releaseDate": {"year": 1871, "month": 12, "day": 1}, "pages": 904, "chapters": [{"title": "Prelude", "order": 1}]}, locale="en-US").result()
            # {"title":"Middlemarch","author":"George Eliot","releaseDate":"December 1, 1871","pages":904,"chapters":["1. Prelude"],"labelLocale":"en"}

        Example: a summary that is too long
            >>> m.submit.books.card(record={"title": "T", "summary": "가나다라마"}, limit=3, locale="ko").result()
            # {"title":"T","summary":"가나다…","isTruncated":true,"labelLocale":"ko"}
        """
        return self._call(
            "books.card",
            {
                "record": record,
                "limit": limit,
                "locale": locale,
            },
            BooksCard.from_json,
        )

    def isbn(
        self,
        *,
        values: Union[Sequence[str], str],
    ) -> Call[BooksIsbn]:
        """ISBNs checked, converted and hyphenated.

        For each of `values`, in their order: whether it is an ISBN, and its forms. Hyphens
        and blanks of any kind, digits of any script, `ISBN` before it and a qualifier behind
        it (`0385133553 (v. 2)`) are taken. A number that is none is an answer like the
        others: without `is_valid`, and with the `reason`. Hyphens follow the ranges of the
        International ISBN Agency; a number of a range that has not been given out is valid,
        has none, and says so in `reason`. Numbers that begin with 979-0 are ISMNs, of printed
        music.

        Args:
            values: The numbers, as strings; one may stand by itself.

        Returns:
            The numbers.

        Example: ten digits
            >>> m.submit.books.isbn(values=["0-7475-3269-9"]).result()
            # {"isbns":[{"input":"0-7475-3269-9","isValid":true,"isbn13":"9780747532699","isbn10":"0747532699","hyphenated":"0-7475-3269-9"}]}

        Example: a wrong check digit
            >>> m.submit.books.isbn(values=["9780747532698"]).result()
            # {"isbns":[{"input":"9780747532698","reason":"the check digit must be 9, not 8"}]}

        Example: a qualifier
            >>> m.submit.books.isbn(values="0385133553 (v. 2)").result()
            # {"isbns":[{"input":"0385133553 (v. 2)","isValid":true,"isbn13":"9780385133555","isbn10":"0385133553","hyphenated":"0-385-13355-3","qualifier":"v. 2"}]}
        """
        return self._call(
            "books.isbn",
            {
                "values": values,
            },
            BooksIsbn.from_json,
        )


class SubmitServerMethods:
    """The methods `server.*`."""

    def __init__(self, call: SubmitCaller) -> None:
        self._call = call

    def info(
        self,
    ) -> Call[ServerInfo]:
        """Name, version, limits and data versions of the server.

        What a client may want to know before it asks: how much the server takes of anything,
        which directories it reads files from, and how old its tables are.

        Returns:
            The server.

        Example: as started
            >>> m.submit.server.info().result()
            # {"name":"moonshelf","data":{"cldr":"46"}}
        """
        return self._call(
            "server.info",
            {},
            ServerInfo.from_json,
        )

    def echo(
        self,
        params: Any = None,
    ) -> Call[Any]:
        """Gives its params back as they came.

        Takes anything, by name or by position, and gives it back: whole numbers of 64 bits
        and strings exactly, other numbers as the double they are, members in their order.
        Absent or null params give `{}`.

        Returns:
            The params.

        Example: an object
            >>> m.submit.server.echo({"text": "달력", "number": 9007199254740993}).result()
            # {"text":"달력","number":9007199254740993}

        Example: by position
            >>> m.submit.server.echo([1, [], None]).result()
            # [1,[],null]
        """
        return self._call(
            "server.echo",
            params,
            as_is,
        )


class SubmitRpcMethods:
    """The methods `rpc.*`."""

    def __init__(self, call: SubmitCaller) -> None:
        self._call = call

    def discover(
        self,
    ) -> Call[RpcDiscover]:
        """All methods, as an OpenRPC document.

        The document names each method's parameters, result, errors and examples, with a JSON
        Schema (2020-12) for each. The schemas say what a well-formed call has; beyond them an
        optional parameter may be null, an empty object may stand for an empty array and the
        reverse.

        Returns:
            An OpenRPC 1.3 document.

        Example: the document
            >>> m.submit.rpc.discover().result()
            # {"openrpc":"1.3.2"}
        """
        return self._call(
            "rpc.discover",
            {},
            RpcDiscover.from_json,
        )


class SubmitMethods:
    """All methods, each in the namespace of its family."""

    calendar: SubmitCalendarMethods
    itunes: SubmitItunesMethods
    books: SubmitBooksMethods
    server: SubmitServerMethods
    rpc: SubmitRpcMethods

    def _bind(self, call: SubmitCaller) -> None:
        self.calendar = SubmitCalendarMethods(call)
        self.itunes = SubmitItunesMethods(call)
        self.books = SubmitBooksMethods(call)
        self.server = SubmitServerMethods(call)
        self.rpc = SubmitRpcMethods(call)
