# Written by `make generate` from the declared methods.
"""What the methods give: frozen records, and the strings of fixed sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Mapping, Optional, Tuple

from ._record import REQUIRED, Record, list_of

__all__ = [
    "Attribute",
    "BooksCard",
    "BooksChapter",
    "BooksContributor",
    "BooksDecode",
    "BooksIdentifier",
    "BooksIsbn",
    "BooksIsbnIsbn",
    "BooksLabels",
    "BooksLink",
    "BooksRecord",
    "BooksSeries",
    "Calendar",
    "CalendarAlternate",
    "CalendarAnniversaries",
    "CalendarAnniversariesDate",
    "CalendarBetween",
    "CalendarBetweenWeeks",
    "CalendarConvert",
    "CalendarDate",
    "CalendarDay",
    "CalendarHoliday",
    "CalendarHolidays",
    "CalendarHolidaysHoliday",
    "CalendarLocale",
    "CalendarLocaleMonth",
    "CalendarLocaleWeekday",
    "CalendarMonth",
    "CalendarMonthWeek",
    "CalendarPeriod",
    "CalendarShift",
    "CalendarToday",
    "CalendarWeek",
    "CalendarWeekday",
    "CalendarWeeks",
    "CalendarWeeksWeek",
    "CalendarYear",
    "CalendarYearMonth",
    "Direction",
    "Effect",
    "Endpoint",
    "Entity",
    "Era",
    "Field",
    "Format",
    "Format2",
    "ItunesArtwork",
    "ItunesArtworkURL",
    "ItunesAttribute",
    "ItunesCatalog",
    "ItunesDecode",
    "ItunesEndpoints",
    "ItunesEntity",
    "ItunesLookupURL",
    "ItunesMedia",
    "ItunesParameter",
    "ItunesParameters",
    "ItunesParseURL",
    "ItunesProblem",
    "ItunesRecord",
    "ItunesReleaseDate",
    "ItunesSearchURL",
    "ItunesStorefront",
    "Kind",
    "Kind2",
    "LeapMonth",
    "Media",
    "MissingDay",
    "Mode",
    "Rows",
    "RpcDiscover",
    "ServerData",
    "ServerInfo",
    "ServerLimits",
    "Sort",
    "Type",
    "Weekday",
    "WeekdayWidth",
]

Era = Literal[
    "meiji",
    "taisho",
    "showa",
    "heisei",
    "reiwa",
    "minguo",
    "before-roc",
]
Rows = Literal[
    "fit",
    "six",
]
Weekday = Literal[
    "sunday",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
]
WeekdayWidth = Literal[
    "wide",
    "abbreviated",
    "short",
    "narrow",
]
Calendar = Literal[
    "gregorian",
    "dangi",
    "chinese",
    "hebrew",
    "islamic-umalqura",
    "islamic-civil",
    "persian",
    "indian",
    "coptic",
    "ethiopic",
    "buddhist",
    "japanese",
    "roc",
]
MissingDay = Literal[
    "last",
    "skip",
]
LeapMonth = Literal[
    "regular",
    "leapOnly",
    "both",
]
Direction = Literal[
    "leftToRight",
    "rightToLeft",
]
Media = Literal[
    "movie",
    "podcast",
    "music",
    "musicVideo",
    "audiobook",
    "shortFilm",
    "tvShow",
    "software",
    "ebook",
    "all",
]
Entity = Literal[
    "movieArtist",
    "movie",
    "podcastAuthor",
    "podcast",
    "podcastEpisode",
    "musicArtist",
    "musicTrack",
    "album",
    "musicVideo",
    "mix",
    "song",
    "audiobookAuthor",
    "audiobook",
    "shortFilmArtist",
    "shortFilm",
    "tvEpisode",
    "tvSeason",
    "software",
    "iPadSoftware",
    "desktopSoftware",
    "macSoftware",
    "tvSoftware",
    "ebook",
    "allArtist",
    "allTrack",
]
Attribute = Literal[
    "actorTerm",
    "languageTerm",
    "allArtistTerm",
    "tvEpisodeTerm",
    "shortFilmTerm",
    "directorTerm",
    "releaseYearTerm",
    "titleTerm",
    "featureFilmTerm",
    "ratingIndex",
    "keywordsTerm",
    "descriptionTerm",
    "authorTerm",
    "genreIndex",
    "mixTerm",
    "allTrackTerm",
    "artistTerm",
    "composerTerm",
    "tvSeasonTerm",
    "producerTerm",
    "ratingTerm",
    "songTerm",
    "movieArtistTerm",
    "showTerm",
    "movieTerm",
    "albumTerm",
    "softwareDeveloper",
]
Sort = Literal[
    "recent",
    "popular",
]
Endpoint = Literal[
    "search",
    "lookup",
    "page",
]
Kind = Literal[
    "song",
    "musicVideo",
    "movie",
    "tvEpisode",
    "tvSeason",
    "album",
    "artist",
    "podcast",
    "podcastEpisode",
    "software",
    "macSoftware",
    "audiobook",
    "ebook",
    "appBundle",
    "movieCollection",
    "tvShow",
    "playlist",
    "station",
    "curator",
    "genre",
    "bookSeries",
    "course",
    "room",
    "story",
]
Type = Literal[
    "song",
    "musicVideo",
    "movie",
    "shortFilm",
    "tvEpisode",
    "tvSeason",
    "album",
    "artist",
    "podcast",
    "podcastEpisode",
    "software",
    "macSoftware",
    "audiobook",
    "ebook",
    "mix",
    "unknown",
]
Effect = Literal[
    "repaired",
    "memberDropped",
    "recordDropped",
]
Format = Literal[
    "jpg",
    "png",
    "webp",
]
Format2 = Literal[
    "series",
    "jsonapi",
    "openlibrary",
    "googlebooks",
    "itunes",
    "calibre",
    "csl",
    "opds2",
]
Mode = Literal[
    "strict",
    "lenient",
]
Field = Literal[
    "format",
    "kind",
    "key",
    "workKey",
    "title",
    "subtitle",
    "authors",
    "authorKeys",
    "contributors",
    "series",
    "pages",
    "releaseDate",
    "language",
    "isbn13",
    "isbn10",
    "publisher",
    "subjects",
    "dedication",
    "summary",
    "summaryText",
    "wiki",
    "chapters",
    "coverURL",
    "identifiers",
    "links",
    "pointer",
    "line",
    "extra",
]
Kind2 = Literal[
    "edition",
    "work",
]


@dataclass(frozen=True)
class CalendarWeekday(Record):
    """An element of `weekdays`: the header: seven weekdays."""

    weekday: Weekday
    """The weekday."""

    label: str
    """Its name in the locale."""

    is_weekend: bool = False
    """It is a day of the locale's weekend."""


CalendarWeekday._members = (
    ("weekday", "weekday", None, REQUIRED),
    ("label", "label", None, REQUIRED),
    ("isWeekend", "is_weekend", None, False),
)


@dataclass(frozen=True)
class CalendarAlternate(Record):
    """The date in the alternate calendar."""

    year: int
    """The year."""

    month: int
    """The month, from 1."""

    day: int
    """The day of the month."""

    label: str
    """Month and day as a wall calendar prints them."""

    era: Optional[Era] = None
    """The era that the year is counted in, in calendars with several."""

    is_leap_month: bool = False
    """The month is a leap month."""

    cycle: Optional[str] = None
    """In dangi: the day's name in the cycle of sixty (간지)."""


CalendarAlternate._members = (
    ("year", "year", None, REQUIRED),
    ("month", "month", None, REQUIRED),
    ("day", "day", None, REQUIRED),
    ("label", "label", None, REQUIRED),
    ("era", "era", None, None),
    ("isLeapMonth", "is_leap_month", None, False),
    ("cycle", "cycle", None, None),
)


@dataclass(frozen=True)
class CalendarHoliday(Record):
    """An element of `holidays`: the public holidays on it."""

    name: str
    """Its name."""

    is_substitute: bool = False
    """It stands for a holiday that fell on another one or a weekend."""

    is_projected: bool = False
    """It follows from the rules and is not declared yet."""


CalendarHoliday._members = (
    ("name", "name", None, REQUIRED),
    ("isSubstitute", "is_substitute", None, False),
    ("isProjected", "is_projected", None, False),
)


@dataclass(frozen=True)
class CalendarDay(Record):
    """An element of `days`: its seven days."""

    label: str
    """The day's number in the locale's digits; empty beyond the years 1 to 9999."""

    date: Optional[str] = None
    """The date; absent beyond the years 1 to 9999."""

    is_today: bool = False
    """It is today."""

    is_weekend: bool = False
    """It is a day of the locale's weekend."""

    is_outside: bool = False
    """It belongs to another month, or lies beyond the years 1 to 9999."""

    alternate: Optional[CalendarAlternate] = None
    """The date in the alternate calendar."""

    holidays: Optional[Tuple[CalendarHoliday, ...]] = None
    """The public holidays on it."""


CalendarDay._members = (
    ("label", "label", None, REQUIRED),
    ("date", "date", None, None),
    ("isToday", "is_today", None, False),
    ("isWeekend", "is_weekend", None, False),
    ("isOutside", "is_outside", None, False),
    ("alternate", "alternate", CalendarAlternate.from_json, None),
    ("holidays", "holidays", list_of(CalendarHoliday.from_json), None),
)


@dataclass(frozen=True)
class CalendarMonthWeek(Record):
    """An element of `weeks`: the rows, whole weeks."""

    week_year: int
    """The year that the week is counted in."""

    week: int
    """The number of the week in that year."""

    days: Tuple[CalendarDay, ...]
    """Its seven days."""


CalendarMonthWeek._members = (
    ("weekYear", "week_year", None, REQUIRED),
    ("week", "week", None, REQUIRED),
    ("days", "days", list_of(CalendarDay.from_json), REQUIRED),
)


@dataclass(frozen=True)
class CalendarMonth(Record):
    """A month, by weeks."""

    title: str
    """The month's title in the locale, or by `title_format`."""

    year: int
    """The year."""

    month: int
    """The month, from 1."""

    day_count: int
    """How many days the month has."""

    leading_blanks: int
    """How many cells stand before the first day."""

    start_date: str
    """The first day."""

    end_date: str
    """The last day."""

    weekdays: Tuple[CalendarWeekday, ...]
    """The header: seven weekdays."""

    labels: Tuple[str, ...]
    """The flat list to show: a blank for each leading cell, then the days."""

    weeks: Tuple[CalendarMonthWeek, ...]
    """The rows, whole weeks."""

    locale: str
    """The locale's tag."""

    calendar: Calendar
    """The calendar."""

    first_weekday: Weekday
    """The day that weeks begin with."""

    minimal_days: int
    """How many of its days a first week must have."""

    is_leap_month: bool = False
    """It is a leap month."""

    era: Optional[Era] = None
    """The era that the year is counted in, in calendars with several."""

    today_index: Optional[int] = None
    """Which cell is today, from 0, in `labels` and in the weeks alike; absent when today is not
    in this month.
    """

    previous: Optional[str] = None
    """The first day of the month before; absent before year 1."""

    next: Optional[str] = None
    """The first day of the month after; absent after year 9999."""


CalendarMonth._members = (
    ("title", "title", None, REQUIRED),
    ("year", "year", None, REQUIRED),
    ("month", "month", None, REQUIRED),
    ("dayCount", "day_count", None, REQUIRED),
    ("leadingBlanks", "leading_blanks", None, REQUIRED),
    ("startDate", "start_date", None, REQUIRED),
    ("endDate", "end_date", None, REQUIRED),
    ("weekdays", "weekdays", list_of(CalendarWeekday.from_json), REQUIRED),
    ("labels", "labels", tuple, REQUIRED),
    ("weeks", "weeks", list_of(CalendarMonthWeek.from_json), REQUIRED),
    ("locale", "locale", None, REQUIRED),
    ("calendar", "calendar", None, REQUIRED),
    ("firstWeekday", "first_weekday", None, REQUIRED),
    ("minimalDays", "minimal_days", None, REQUIRED),
    ("isLeapMonth", "is_leap_month", None, False),
    ("era", "era", None, None),
    ("todayIndex", "today_index", None, None),
    ("previous", "previous", None, None),
    ("next", "next", None, None),
)


@dataclass(frozen=True)
class CalendarWeek(Record):
    """A week."""

    title: str
    """The month's title in the locale, or the date by `title_format`."""

    start_date: str
    """The first day."""

    end_date: str
    """The last day."""

    days: Tuple[CalendarDay, ...]
    """Its seven days."""

    weekdays: Tuple[CalendarWeekday, ...]
    """The header: seven weekdays."""

    week_year: int
    """The year that the week is counted in."""

    week: int
    """The number of the week in that year."""

    week_of_month: int
    """The number of the week in the month; 0 before its first week."""

    date_index: int
    """Which of the days is the moved date, from 0."""

    locale: str
    """The locale's tag."""

    calendar: Calendar
    """The calendar."""

    first_weekday: Weekday
    """The day that weeks begin with."""

    minimal_days: int
    """How many of its days a first week must have."""

    today_index: Optional[int] = None
    """Which of the days is today, from 0; absent when none is."""

    previous: Optional[str] = None
    """The first day of the week before; absent beyond the calendar's range."""

    next: Optional[str] = None
    """The first day of the week after; absent beyond the calendar's range."""


CalendarWeek._members = (
    ("title", "title", None, REQUIRED),
    ("startDate", "start_date", None, REQUIRED),
    ("endDate", "end_date", None, REQUIRED),
    ("days", "days", list_of(CalendarDay.from_json), REQUIRED),
    ("weekdays", "weekdays", list_of(CalendarWeekday.from_json), REQUIRED),
    ("weekYear", "week_year", None, REQUIRED),
    ("week", "week", None, REQUIRED),
    ("weekOfMonth", "week_of_month", None, REQUIRED),
    ("dateIndex", "date_index", None, REQUIRED),
    ("locale", "locale", None, REQUIRED),
    ("calendar", "calendar", None, REQUIRED),
    ("firstWeekday", "first_weekday", None, REQUIRED),
    ("minimalDays", "minimal_days", None, REQUIRED),
    ("todayIndex", "today_index", None, None),
    ("previous", "previous", None, None),
    ("next", "next", None, None),
)


@dataclass(frozen=True)
class CalendarWeeksWeek(Record):
    """An element of `weeks`: the weeks, in order."""

    start_date: str
    """The first day, within the years 1 to 9999."""

    end_date: str
    """The last day, within the years 1 to 9999."""

    week_year: int
    """The year that the week is counted in."""

    week: int
    """The number of the week in that year."""

    days_inside: int
    """How many of its days lie inside what was asked for."""


CalendarWeeksWeek._members = (
    ("startDate", "start_date", None, REQUIRED),
    ("endDate", "end_date", None, REQUIRED),
    ("weekYear", "week_year", None, REQUIRED),
    ("week", "week", None, REQUIRED),
    ("daysInside", "days_inside", None, REQUIRED),
)


@dataclass(frozen=True)
class CalendarWeeks(Record):
    """The weeks."""

    weeks: Tuple[CalendarWeeksWeek, ...]
    """The weeks, in order."""

    locale: str
    """The locale's tag."""

    first_weekday: Weekday
    """The day that weeks begin with."""

    minimal_days: int
    """How many of its days a first week must have."""


CalendarWeeks._members = (
    ("weeks", "weeks", list_of(CalendarWeeksWeek.from_json), REQUIRED),
    ("locale", "locale", None, REQUIRED),
    ("firstWeekday", "first_weekday", None, REQUIRED),
    ("minimalDays", "minimal_days", None, REQUIRED),
)


@dataclass(frozen=True)
class CalendarYearMonth(Record):
    """An element of `months`: the months, in order."""

    title: str
    """The month's name in the locale, or by `title_format`."""

    month: int
    """The month, from 1."""

    day_count: int
    """How many days the month has."""

    leading_blanks: int
    """How many cells stand before the first day."""

    start_date: str
    """The first day."""

    end_date: str
    """The last day."""

    labels: Tuple[str, ...]
    """The flat list to show: a blank for each leading cell, then the days."""

    weeks: Tuple[CalendarMonthWeek, ...]
    """The rows, whole weeks."""

    is_leap_month: bool = False
    """It is a leap month."""

    era: Optional[Era] = None
    """The era that the year is counted in, in calendars with several."""

    today_index: Optional[int] = None
    """Which cell is today, from 0, in `labels` and in the weeks alike; absent when today is not
    in this month.
    """


CalendarYearMonth._members = (
    ("title", "title", None, REQUIRED),
    ("month", "month", None, REQUIRED),
    ("dayCount", "day_count", None, REQUIRED),
    ("leadingBlanks", "leading_blanks", None, REQUIRED),
    ("startDate", "start_date", None, REQUIRED),
    ("endDate", "end_date", None, REQUIRED),
    ("labels", "labels", tuple, REQUIRED),
    ("weeks", "weeks", list_of(CalendarMonthWeek.from_json), REQUIRED),
    ("isLeapMonth", "is_leap_month", None, False),
    ("era", "era", None, None),
    ("todayIndex", "today_index", None, None),
)


@dataclass(frozen=True)
class CalendarYear(Record):
    """A year, by months."""

    title: str
    """The year in the locale."""

    year: int
    """The year."""

    day_count: int
    """How many days the year has."""

    weekdays: Tuple[CalendarWeekday, ...]
    """The header of each month: seven weekdays."""

    months: Tuple[CalendarYearMonth, ...]
    """The months, in order."""

    locale: str
    """The locale's tag."""

    calendar: Calendar
    """The calendar."""

    first_weekday: Weekday
    """The day that weeks begin with."""

    minimal_days: int
    """How many of its days a first week must have."""

    era: Optional[Era] = None
    """The era that the year is counted in, in calendars with several."""

    previous: Optional[str] = None
    """The first day of the year before; absent beyond the range."""

    next: Optional[str] = None
    """The first day of the year after; absent beyond the range."""


CalendarYear._members = (
    ("title", "title", None, REQUIRED),
    ("year", "year", None, REQUIRED),
    ("dayCount", "day_count", None, REQUIRED),
    ("weekdays", "weekdays", list_of(CalendarWeekday.from_json), REQUIRED),
    ("months", "months", list_of(CalendarYearMonth.from_json), REQUIRED),
    ("locale", "locale", None, REQUIRED),
    ("calendar", "calendar", None, REQUIRED),
    ("firstWeekday", "first_weekday", None, REQUIRED),
    ("minimalDays", "minimal_days", None, REQUIRED),
    ("era", "era", None, None),
    ("previous", "previous", None, None),
    ("next", "next", None, None),
)


@dataclass(frozen=True)
class CalendarDate(Record):
    """An element of `dates`: all of them; one where `count` is absent."""

    date: str
    """The date."""

    is_clamped: bool = False
    """Its month has no such day, so it is the month's last."""


CalendarDate._members = (
    ("date", "date", None, REQUIRED),
    ("isClamped", "is_clamped", None, False),
)


@dataclass(frozen=True)
class CalendarShift(Record):
    """The moved date, and all of them."""

    date: str
    """The moved date: the first of them."""

    dates: Tuple[CalendarDate, ...]
    """All of them; one where `count` is absent."""

    is_clamped: bool = False
    """Its month has no such day, so it is the month's last."""


CalendarShift._members = (
    ("date", "date", None, REQUIRED),
    ("dates", "dates", list_of(CalendarDate.from_json), REQUIRED),
    ("isClamped", "is_clamped", None, False),
)


@dataclass(frozen=True)
class CalendarBetweenWeeks(Record):
    """The same, in weeks and days."""

    weeks: int
    """Whole weeks."""

    days: int
    """The days that are left."""


CalendarBetweenWeeks._members = (
    ("weeks", "weeks", None, REQUIRED),
    ("days", "days", None, REQUIRED),
)


@dataclass(frozen=True)
class CalendarPeriod(Record):
    """The same, in years, months and days."""

    years: int
    """Whole years."""

    months: int
    """Whole months beside them."""

    days: int
    """The days that are left."""


CalendarPeriod._members = (
    ("years", "years", None, REQUIRED),
    ("months", "months", None, REQUIRED),
    ("days", "days", None, REQUIRED),
)


@dataclass(frozen=True)
class CalendarBetween(Record):
    """The distance."""

    days: int
    """Days from one to the other."""

    inclusive_days: int
    """The same, the first day counted too."""

    weeks: CalendarBetweenWeeks
    """The same, in weeks and days."""

    period: CalendarPeriod
    """The same, in years, months and days."""


CalendarBetween._members = (
    ("days", "days", None, REQUIRED),
    ("inclusiveDays", "inclusive_days", None, REQUIRED),
    ("weeks", "weeks", CalendarBetweenWeeks.from_json, REQUIRED),
    ("period", "period", CalendarPeriod.from_json, REQUIRED),
)


@dataclass(frozen=True)
class CalendarToday(Record):
    """The date and its places."""

    date: str
    """The date."""

    weekday: Weekday
    """Its weekday."""

    year: int
    """Its year."""

    month: int
    """Its month, 1 to 12."""

    day: int
    """Its day of the month."""

    day_of_year: int
    """Its day of the year, from 1."""

    week_year: int
    """The year that its week is counted in."""

    week: int
    """The number of its week in that year."""

    week_of_month: int
    """The number of its week in the month; 0 before the first."""

    locale: str
    """The locale's tag."""

    first_weekday: Weekday
    """The day that weeks begin with."""

    minimal_days: int
    """How many of its days a first week must have."""

    is_weekend: bool = False
    """It is a day of the locale's weekend."""


CalendarToday._members = (
    ("date", "date", None, REQUIRED),
    ("weekday", "weekday", None, REQUIRED),
    ("year", "year", None, REQUIRED),
    ("month", "month", None, REQUIRED),
    ("day", "day", None, REQUIRED),
    ("dayOfYear", "day_of_year", None, REQUIRED),
    ("weekYear", "week_year", None, REQUIRED),
    ("week", "week", None, REQUIRED),
    ("weekOfMonth", "week_of_month", None, REQUIRED),
    ("locale", "locale", None, REQUIRED),
    ("firstWeekday", "first_weekday", None, REQUIRED),
    ("minimalDays", "minimal_days", None, REQUIRED),
    ("isWeekend", "is_weekend", None, False),
)


@dataclass(frozen=True)
class CalendarConvert(Record):
    """The date in the calendar."""

    date: str
    """The date in ISO 8601."""

    calendar: Calendar
    """The calendar."""

    year: int
    """The year."""

    month: int
    """The month, from 1."""

    day: int
    """The day of the month."""

    month_days: int
    """How many days the month has."""

    label: str
    """The date in the locale."""

    era: Optional[Era] = None
    """The era that the year is counted in, in calendars with several."""

    is_leap_month: bool = False
    """The month is a leap month."""

    cycle: Optional[str] = None
    """In dangi: the day's name in the cycle of sixty (간지)."""


CalendarConvert._members = (
    ("date", "date", None, REQUIRED),
    ("calendar", "calendar", None, REQUIRED),
    ("year", "year", None, REQUIRED),
    ("month", "month", None, REQUIRED),
    ("day", "day", None, REQUIRED),
    ("monthDays", "month_days", None, REQUIRED),
    ("label", "label", None, REQUIRED),
    ("era", "era", None, None),
    ("isLeapMonth", "is_leap_month", None, False),
    ("cycle", "cycle", None, None),
)


@dataclass(frozen=True)
class CalendarAnniversariesDate(Record):
    """An element of `dates`: the dates, in order."""

    date: str
    """The date in ISO 8601."""

    year: int
    """The calendar's year."""

    is_leap_month: bool = False
    """It falls into a leap month."""

    is_clamped: bool = False
    """The month has no such day, so it is the month's last."""


CalendarAnniversariesDate._members = (
    ("date", "date", None, REQUIRED),
    ("year", "year", None, REQUIRED),
    ("isLeapMonth", "is_leap_month", None, False),
    ("isClamped", "is_clamped", None, False),
)


@dataclass(frozen=True)
class CalendarAnniversaries(Record):
    """The dates, in order."""

    calendar: Calendar
    """The calendar."""

    dates: Tuple[CalendarAnniversariesDate, ...]
    """The dates, in order."""


CalendarAnniversaries._members = (
    ("calendar", "calendar", None, REQUIRED),
    ("dates", "dates", list_of(CalendarAnniversariesDate.from_json), REQUIRED),
)


@dataclass(frozen=True)
class CalendarHolidaysHoliday(Record):
    """An element of `holidays`: the holidays, in order."""

    date: str
    """The date."""

    weekday: Weekday
    """Its weekday."""

    name: str
    """What it is called."""

    is_substitute: bool = False
    """It stands for a holiday that fell on another one or a weekend."""

    is_extra: bool = False
    """It was given as `extra`."""

    is_projected: bool = False
    """It follows from the rules and is not declared yet."""


CalendarHolidaysHoliday._members = (
    ("date", "date", None, REQUIRED),
    ("weekday", "weekday", None, REQUIRED),
    ("name", "name", None, REQUIRED),
    ("isSubstitute", "is_substitute", None, False),
    ("isExtra", "is_extra", None, False),
    ("isProjected", "is_projected", None, False),
)


@dataclass(frozen=True)
class CalendarHolidays(Record):
    """The holidays, in order."""

    holidays: Tuple[CalendarHolidaysHoliday, ...]
    """The holidays, in order."""

    region: str
    """The region."""

    first_year: int
    """The first year there is data of."""

    last_year: int
    """The last year there is data of."""

    first_projected_year: int
    """From here on the days follow from the rules."""


CalendarHolidays._members = (
    ("holidays", "holidays", list_of(CalendarHolidaysHoliday.from_json), REQUIRED),
    ("region", "region", None, REQUIRED),
    ("firstYear", "first_year", None, REQUIRED),
    ("lastYear", "last_year", None, REQUIRED),
    ("firstProjectedYear", "first_projected_year", None, REQUIRED),
)


@dataclass(frozen=True)
class CalendarLocaleWeekday(Record):
    """An element of `weekdays`: the weekdays' names."""

    weekday: Weekday
    """The weekday."""

    wide: str
    """Its full name."""

    abbreviated: str
    """Its usual short name."""

    short: str
    """A name of about two letters."""

    narrow: str
    """A name of one letter, which others may share."""

    is_weekend: bool = False
    """It is a day of the weekend."""


CalendarLocaleWeekday._members = (
    ("weekday", "weekday", None, REQUIRED),
    ("wide", "wide", None, REQUIRED),
    ("abbreviated", "abbreviated", None, REQUIRED),
    ("short", "short", None, REQUIRED),
    ("narrow", "narrow", None, REQUIRED),
    ("isWeekend", "is_weekend", None, False),
)


@dataclass(frozen=True)
class CalendarLocaleMonth(Record):
    """An element of `months`: the months' names."""

    month: int
    """The month, 1 to 12."""

    wide: str
    """Its full name."""

    abbreviated: str
    """Its usual short name."""

    narrow: str
    """A name of one letter, which others may share."""


CalendarLocaleMonth._members = (
    ("month", "month", None, REQUIRED),
    ("wide", "wide", None, REQUIRED),
    ("abbreviated", "abbreviated", None, REQUIRED),
    ("narrow", "narrow", None, REQUIRED),
)


@dataclass(frozen=True)
class CalendarLocale(Record):
    """The locale."""

    locale: str
    """The locale's tag."""

    first_weekday: Weekday
    """The day that weeks begin with."""

    minimal_days: int
    """How many of its days a first week must have."""

    weekend: Tuple[Weekday, ...]
    """The days of the weekend, in their order."""

    weekdays: Tuple[CalendarLocaleWeekday, ...]
    """The weekdays' names."""

    months: Tuple[CalendarLocaleMonth, ...]
    """The months' names."""

    title_pattern: str
    """The pattern of a month's title (UTS 35)."""

    digits: str
    """The ten digits, from 0."""

    direction: Direction
    """How text runs."""

    cldr_version: str
    """The release of the CLDR."""


CalendarLocale._members = (
    ("locale", "locale", None, REQUIRED),
    ("firstWeekday", "first_weekday", None, REQUIRED),
    ("minimalDays", "minimal_days", None, REQUIRED),
    ("weekend", "weekend", tuple, REQUIRED),
    ("weekdays", "weekdays", list_of(CalendarLocaleWeekday.from_json), REQUIRED),
    ("months", "months", list_of(CalendarLocaleMonth.from_json), REQUIRED),
    ("titlePattern", "title_pattern", None, REQUIRED),
    ("digits", "digits", None, REQUIRED),
    ("direction", "direction", None, REQUIRED),
    ("cldrVersion", "cldr_version", None, REQUIRED),
)


@dataclass(frozen=True)
class ItunesSearchURL(Record):
    """The URL."""

    url: str
    """The URL, in plain ASCII."""


ItunesSearchURL._members = (
    ("url", "url", None, REQUIRED),
)


@dataclass(frozen=True)
class ItunesLookupURL(Record):
    """The URLs."""

    urls: Tuple[str, ...]
    """The URLs, each with at most 200 ids."""

    count: int
    """How many different ids they have."""

    duplicates: Tuple[str, ...]
    """The ids that were given again, once for each time."""


ItunesLookupURL._members = (
    ("urls", "urls", tuple, REQUIRED),
    ("count", "count", None, REQUIRED),
    ("duplicates", "duplicates", tuple, REQUIRED),
)


@dataclass(frozen=True)
class ItunesParameters(Record):
    """What it asks for; of a page, what looks it up."""

    term: Optional[str] = None
    """What is searched for, decoded."""

    id: Optional[Tuple[str, ...]] = None
    """The stores' ids."""

    amg_artist_id: Optional[Tuple[str, ...]] = None
    """Artists' ids in the All Music Guide."""

    amg_album_id: Optional[Tuple[str, ...]] = None
    """Albums' ids in the All Music Guide."""

    amg_video_id: Optional[Tuple[str, ...]] = None
    """Videos' ids in the All Music Guide."""

    upc: Optional[Tuple[str, ...]] = None
    """Albums' or videos' UPCs or EANs."""

    isbn: Optional[Tuple[str, ...]] = None
    """Books' ISBNs."""

    bundle_id: Optional[Tuple[str, ...]] = None
    """Apps' bundle ids."""

    country: Optional[str] = None
    """The country of the store, as it was given."""

    media: Optional[str] = None
    """The kind of media."""

    entity: Optional[str] = None
    """The kind of results; several have commas between them."""

    attribute: Optional[str] = None
    """What of a thing the term is held against."""

    callback: Optional[str] = None
    """The JavaScript function to wrap the answer in."""

    limit: Optional[int] = None
    """How many results at most."""

    sort: Optional[str] = None
    """The order of the results."""

    lang: Optional[str] = None
    """The language of the answer."""

    version: Optional[int] = None
    """The version of the answer's members."""

    explicit: Optional[bool] = None
    """Whether to include explicit content."""

    offset: Optional[int] = None
    """How many results to leave out."""

    genre_id: Optional[str] = None
    """The number of a genre."""

    extra: Optional[Mapping[str, str]] = None
    """All other parameters: texts by their names."""


ItunesParameters._members = (
    ("term", "term", None, None),
    ("id", "id", tuple, None),
    ("amgArtistId", "amg_artist_id", tuple, None),
    ("amgAlbumId", "amg_album_id", tuple, None),
    ("amgVideoId", "amg_video_id", tuple, None),
    ("upc", "upc", tuple, None),
    ("isbn", "isbn", tuple, None),
    ("bundleId", "bundle_id", tuple, None),
    ("country", "country", None, None),
    ("media", "media", None, None),
    ("entity", "entity", None, None),
    ("attribute", "attribute", None, None),
    ("callback", "callback", None, None),
    ("limit", "limit", None, None),
    ("sort", "sort", None, None),
    ("lang", "lang", None, None),
    ("version", "version", None, None),
    ("explicit", "explicit", None, None),
    ("offset", "offset", None, None),
    ("genreId", "genre_id", None, None),
    ("extra", "extra", None, None),
)


@dataclass(frozen=True)
class ItunesParseURL(Record):
    """What the URL asks for."""

    endpoint: Endpoint
    """What the URL leads to."""

    parameters: ItunesParameters
    """What it asks for; of a page, what looks it up."""

    warnings: Tuple[str, ...]
    """What is odd about the URL, in words."""

    id: Optional[str] = None
    """The id of what a page is about."""

    country: Optional[str] = None
    """The country of the page's store."""

    kind: Optional[Kind] = None
    """What a page is about."""

    parent_id: Optional[str] = None
    """The id of what that belongs to."""


ItunesParseURL._members = (
    ("endpoint", "endpoint", None, REQUIRED),
    ("parameters", "parameters", ItunesParameters.from_json, REQUIRED),
    ("warnings", "warnings", tuple, REQUIRED),
    ("id", "id", None, None),
    ("country", "country", None, None),
    ("kind", "kind", None, None),
    ("parentId", "parent_id", None, None),
)


@dataclass(frozen=True)
class ItunesReleaseDate(Record):
    """When it came out."""

    text: str
    """As the source writes it."""

    iso: str
    """ISO 8601, as exact as the source: 1997, 1997-06 or 1997-06-26."""

    year: int
    """The year; 0 is 1 BCE."""

    month: Optional[int] = None
    """The month, where the source has one."""

    day: Optional[int] = None
    """The day, where the source has one."""

    end_iso: Optional[str] = None
    """The end of a range, as exact as the source."""

    is_approximate: bool = False
    """The source is not sure of it: ca. 1997, 1997?."""


ItunesReleaseDate._members = (
    ("text", "text", None, REQUIRED),
    ("iso", "iso", None, REQUIRED),
    ("year", "year", None, REQUIRED),
    ("month", "month", None, None),
    ("day", "day", None, None),
    ("endISO", "end_iso", None, None),
    ("isApproximate", "is_approximate", None, False),
)


@dataclass(frozen=True)
class ItunesArtwork(Record):
    """An element of `artwork`: its pictures, the smallest first."""

    width: int
    """In pixels."""

    height: int
    """In pixels."""

    url: str
    """Where it is."""


ItunesArtwork._members = (
    ("width", "width", None, REQUIRED),
    ("height", "height", None, REQUIRED),
    ("url", "url", None, REQUIRED),
)


@dataclass(frozen=True)
class ItunesRecord(Record):
    """An element of `records`: the records."""

    type: Type
    """What it is."""

    genres: Tuple[str, ...]
    """The names of its genres."""

    screenshots: Tuple[str, ...]
    """URLs of an app's screenshots: of phones, tablets, television."""

    languages: Tuple[str, ...]
    """An app's languages, as they came."""

    artwork: Tuple[ItunesArtwork, ...]
    """Its pictures, the smallest first."""

    wrapper_type: Optional[str] = None
    """As it came."""

    kind: Optional[str] = None
    """As it came."""

    id: Optional[str] = None
    """The store's number of the thing itself."""

    name: Optional[str] = None
    """Its name."""

    censored_name: Optional[str] = None
    """Its name with what offends starred out."""

    artist: Optional[str] = None
    """Who made it: artist, author, developer, director."""

    artist_id: Optional[str] = None
    """The store's number of the artist."""

    artist_url: Optional[str] = None
    """The artist's store page."""

    collection: Optional[str] = None
    """The album, season, series or show it belongs to."""

    collection_id: Optional[str] = None
    """The store's number of the collection."""

    collection_url: Optional[str] = None
    """The collection's store page."""

    url: Optional[str] = None
    """The store page of the thing itself."""

    preview_url: Optional[str] = None
    """A part to listen to or look at; an episode's whole."""

    feed_url: Optional[str] = None
    """The podcast's RSS feed."""

    bundle_id: Optional[str] = None
    """The app's bundle identifier."""

    version: Optional[str] = None
    """The app's version."""

    release_notes: Optional[str] = None
    """What is new in that version."""

    price: Optional[float] = None
    """In `currency`; absent for what is not sold by itself."""

    currency: Optional[str] = None
    """ISO 4217."""

    formatted_price: Optional[str] = None
    """The price as the store writes it."""

    genre: Optional[str] = None
    """The main genre's name."""

    release_date: Optional[ItunesReleaseDate] = None
    """When it came out."""

    duration_seconds: Optional[float] = None
    """How long it plays, in seconds."""

    is_explicit: bool = False
    """Has explicit content."""

    is_cleaned: bool = False
    """A version without the explicit content."""

    advisory: Optional[str] = None
    """The age or content rating, such as 4+, R or Explicit."""

    rating: Optional[float] = None
    """What its users give it on average, 0 to 5."""

    rating_count: Optional[int] = None
    """How many users have rated it."""

    track_number: Optional[int] = None
    """Its number on the disc."""

    track_count: Optional[int] = None
    """How many tracks or episodes there are."""

    disc_number: Optional[int] = None
    """The disc's number."""

    disc_count: Optional[int] = None
    """How many discs there are."""

    country: Optional[str] = None
    """The storefront, as it came: USA."""

    description: Optional[str] = None
    """What it is about; may hold markup."""

    copyright: Optional[str] = None
    """Who has the rights."""

    file_size_bytes: Optional[int] = None
    """Bytes to load."""

    extra: Optional[Mapping[str, Any]] = None
    """With `extra`: every member that was not understood, as it came."""


ItunesRecord._members = (
    ("type", "type", None, REQUIRED),
    ("genres", "genres", tuple, REQUIRED),
    ("screenshots", "screenshots", tuple, REQUIRED),
    ("languages", "languages", tuple, REQUIRED),
    ("artwork", "artwork", list_of(ItunesArtwork.from_json), REQUIRED),
    ("wrapperType", "wrapper_type", None, None),
    ("kind", "kind", None, None),
    ("id", "id", None, None),
    ("name", "name", None, None),
    ("censoredName", "censored_name", None, None),
    ("artist", "artist", None, None),
    ("artistId", "artist_id", None, None),
    ("artistURL", "artist_url", None, None),
    ("collection", "collection", None, None),
    ("collectionId", "collection_id", None, None),
    ("collectionURL", "collection_url", None, None),
    ("url", "url", None, None),
    ("previewURL", "preview_url", None, None),
    ("feedURL", "feed_url", None, None),
    ("bundleId", "bundle_id", None, None),
    ("version", "version", None, None),
    ("releaseNotes", "release_notes", None, None),
    ("price", "price", None, None),
    ("currency", "currency", None, None),
    ("formattedPrice", "formatted_price", None, None),
    ("genre", "genre", None, None),
    ("releaseDate", "release_date", ItunesReleaseDate.from_json, None),
    ("durationSeconds", "duration_seconds", None, None),
    ("isExplicit", "is_explicit", None, False),
    ("isCleaned", "is_cleaned", None, False),
    ("advisory", "advisory", None, None),
    ("rating", "rating", None, None),
    ("ratingCount", "rating_count", None, None),
    ("trackNumber", "track_number", None, None),
    ("trackCount", "track_count", None, None),
    ("discNumber", "disc_number", None, None),
    ("discCount", "disc_count", None, None),
    ("country", "country", None, None),
    ("description", "description", None, None),
    ("copyright", "copyright", None, None),
    ("fileSizeBytes", "file_size_bytes", None, None),
    ("extra", "extra", None, None),
)


@dataclass(frozen=True)
class ItunesProblem(Record):
    """An element of `problems`: what is wrong with the answers."""

    message: str
    """One line that says it."""

    reason: str
    """What kind of error it is."""

    pointer: str
    """Where it is: RFC 6901, relative to params, or to the document that was decoded."""

    cause: Optional[str] = None
    """Why data could not be decoded: the reason in detail."""

    member: Optional[str] = None
    """The missing or unknown name."""

    expected: Optional[str] = None
    """What should be there, in words."""

    found: Optional[str] = None
    """What is there."""

    minimum: Optional[int] = None
    """The least that is taken."""

    maximum: Optional[int] = None
    """The most that is taken."""

    allowed: Optional[Tuple[str, ...]] = None
    """All that is taken."""

    suggestion: Optional[str] = None
    """One value to put there."""

    hint: Optional[str] = None
    """What may help."""

    line: Optional[int] = None
    """The line in the text, from 1."""

    column: Optional[int] = None
    """The column in Unicode scalars, from 1."""

    offset: Optional[int] = None
    """The byte in the text, from 0."""

    line_offset: Optional[int] = None
    """The byte at which the line begins, from 0."""

    record: Optional[int] = None
    """The record, counted from 0."""

    length: Optional[int] = None
    """How many bytes of the text it is about."""

    effect: Optional[Effect] = None
    """What became of the value or the record."""


ItunesProblem._members = (
    ("message", "message", None, REQUIRED),
    ("reason", "reason", None, REQUIRED),
    ("pointer", "pointer", None, REQUIRED),
    ("cause", "cause", None, None),
    ("member", "member", None, None),
    ("expected", "expected", None, None),
    ("found", "found", None, None),
    ("minimum", "minimum", None, None),
    ("maximum", "maximum", None, None),
    ("allowed", "allowed", tuple, None),
    ("suggestion", "suggestion", None, None),
    ("hint", "hint", None, None),
    ("line", "line", None, None),
    ("column", "column", None, None),
    ("offset", "offset", None, None),
    ("lineOffset", "line_offset", None, None),
    ("record", "record", None, None),
    ("length", "length", None, None),
    ("effect", "effect", None, None),
)


@dataclass(frozen=True)
class ItunesDecode(Record):
    """Records and problems."""

    count: int
    """How many records there are."""

    records: Tuple[ItunesRecord, ...]
    """The records."""

    problems: Tuple[ItunesProblem, ...]
    """What is wrong with the answers."""

    problem_count: int
    """How many problems there are, those not listed too."""

    warnings: Tuple[str, ...]
    """What is odd, in words."""

    result_count: Optional[int] = None
    """How many results the answers say they have."""

    callback: Optional[str] = None
    """The function that was around the answer."""


ItunesDecode._members = (
    ("count", "count", None, REQUIRED),
    ("records", "records", list_of(ItunesRecord.from_json), REQUIRED),
    ("problems", "problems", list_of(ItunesProblem.from_json), REQUIRED),
    ("problemCount", "problem_count", None, REQUIRED),
    ("warnings", "warnings", tuple, REQUIRED),
    ("resultCount", "result_count", None, None),
    ("callback", "callback", None, None),
)


@dataclass(frozen=True)
class ItunesArtworkURL(Record):
    """The URL."""

    url: str
    """The URL of the picture in that size."""

    warnings: Tuple[str, ...]
    """What is odd about the URL, in words."""


ItunesArtworkURL._members = (
    ("url", "url", None, REQUIRED),
    ("warnings", "warnings", tuple, REQUIRED),
)


@dataclass(frozen=True)
class ItunesEndpoints(Record):
    """Where the service is."""

    search: str
    """Where searches go."""

    lookup: str
    """Where lookups go."""


ItunesEndpoints._members = (
    ("search", "search", None, REQUIRED),
    ("lookup", "lookup", None, REQUIRED),
)


@dataclass(frozen=True)
class ItunesMedia(Record):
    """An element of `media`: the kinds of media."""

    media: Media
    """The media."""

    entities: Tuple[Entity, ...]
    """The entities that go with it."""

    default_entity: Entity
    """The entity that the service takes where none is given."""

    attributes: Tuple[Attribute, ...]
    """The attributes that go with it."""

    has_documented_attributes: bool = False
    """Apple's pages list its attributes."""


ItunesMedia._members = (
    ("media", "media", None, REQUIRED),
    ("entities", "entities", tuple, REQUIRED),
    ("defaultEntity", "default_entity", None, REQUIRED),
    ("attributes", "attributes", tuple, REQUIRED),
    ("hasDocumentedAttributes", "has_documented_attributes", None, False),
)


@dataclass(frozen=True)
class ItunesEntity(Record):
    """An element of `entities`: the kinds of results."""

    entity: Entity
    """The entity."""

    media: Tuple[Media, ...]
    """The media that it goes with."""

    is_documented: bool = False
    """One of Apple's pages lists it."""


ItunesEntity._members = (
    ("entity", "entity", None, REQUIRED),
    ("media", "media", tuple, REQUIRED),
    ("isDocumented", "is_documented", None, False),
)


@dataclass(frozen=True)
class ItunesAttribute(Record):
    """An element of `attributes`: what a term can be held against."""

    attribute: Attribute
    """The attribute."""

    media: Tuple[Media, ...]
    """The media that it goes with."""


ItunesAttribute._members = (
    ("attribute", "attribute", None, REQUIRED),
    ("media", "media", tuple, REQUIRED),
)


@dataclass(frozen=True)
class ItunesParameter(Record):
    """An element of `parameters`: the parameters of the URLs."""

    name: str
    """Its name."""

    endpoints: Tuple[Endpoint, ...]
    """Where it is taken."""

    doc: str
    """What it means."""

    is_documented: bool = False
    """Apple's pages have it for the first of them."""

    values: Optional[Tuple[str, ...]] = None
    """All that it can be."""

    minimum: Optional[int] = None
    """The least that it can be."""

    maximum: Optional[int] = None
    """The most that it can be."""


ItunesParameter._members = (
    ("name", "name", None, REQUIRED),
    ("endpoints", "endpoints", tuple, REQUIRED),
    ("doc", "doc", None, REQUIRED),
    ("isDocumented", "is_documented", None, False),
    ("values", "values", tuple, None),
    ("minimum", "minimum", None, None),
    ("maximum", "maximum", None, None),
)


@dataclass(frozen=True)
class ItunesStorefront(Record):
    """An element of `storefronts`: the countries that have a store."""

    country: str
    """The country's two letters, by ISO 3166-1; XK is Kosovo."""

    storefront_id: Optional[str] = None
    """Apple's number of the store."""


ItunesStorefront._members = (
    ("country", "country", None, REQUIRED),
    ("storefrontId", "storefront_id", None, None),
)


@dataclass(frozen=True)
class ItunesCatalog(Record):
    """The tables."""

    endpoints: ItunesEndpoints
    """Where the service is."""

    media: Tuple[ItunesMedia, ...]
    """The kinds of media."""

    entities: Tuple[ItunesEntity, ...]
    """The kinds of results."""

    attributes: Tuple[ItunesAttribute, ...]
    """What a term can be held against."""

    parameters: Tuple[ItunesParameter, ...]
    """The parameters of the URLs."""

    storefronts: Tuple[ItunesStorefront, ...]
    """The countries that have a store."""

    kinds: Tuple[str, ...]
    """The kinds that results are of."""

    wrapper_types: Tuple[str, ...]
    """The wrapper types that results have."""

    explicitness: Tuple[str, ...]
    """What results say of explicit content."""

    notes: Tuple[str, ...]
    """Where Apple's pages and practice disagree."""


ItunesCatalog._members = (
    ("endpoints", "endpoints", ItunesEndpoints.from_json, REQUIRED),
    ("media", "media", list_of(ItunesMedia.from_json), REQUIRED),
    ("entities", "entities", list_of(ItunesEntity.from_json), REQUIRED),
    ("attributes", "attributes", list_of(ItunesAttribute.from_json), REQUIRED),
    ("parameters", "parameters", list_of(ItunesParameter.from_json), REQUIRED),
    ("storefronts", "storefronts", list_of(ItunesStorefront.from_json), REQUIRED),
    ("kinds", "kinds", tuple, REQUIRED),
    ("wrapperTypes", "wrapper_types", tuple, REQUIRED),
    ("explicitness", "explicitness", tuple, REQUIRED),
    ("notes", "notes", tuple, REQUIRED),
)


@dataclass(frozen=True)
class BooksContributor(Record):
    """An element of `contributors`: editors, translators and others."""

    name: str
    """The name, as it is shown."""

    role: Optional[str] = None
    """Editor, translator, illustrator, …"""


BooksContributor._members = (
    ("name", "name", None, REQUIRED),
    ("role", "role", None, None),
)


@dataclass(frozen=True)
class BooksSeries(Record):
    """The series it belongs to."""

    name: str
    """The series."""

    position: Optional[float] = None
    """The book's number in it; between two others it has a fraction."""


BooksSeries._members = (
    ("name", "name", None, REQUIRED),
    ("position", "position", None, None),
)


@dataclass(frozen=True)
class BooksChapter(Record):
    """An element of `chapters`: the chapters in their order."""

    title: str
    """The title."""

    order: int
    """Its number, from 1."""


BooksChapter._members = (
    ("title", "title", None, REQUIRED),
    ("order", "order", None, REQUIRED),
)


@dataclass(frozen=True)
class BooksIdentifier(Record):
    """An element of `identifiers`: numbers of other catalogues."""

    type: str
    """The catalogue: oclc, lccn, goodreads, uuid, …"""

    value: str
    """The number there."""


BooksIdentifier._members = (
    ("type", "type", None, REQUIRED),
    ("value", "value", None, REQUIRED),
)


@dataclass(frozen=True)
class BooksLink(Record):
    """An element of `links`: where it can be read, bought or looked up."""

    url: str
    """Where it is; a path for a file of a library."""

    relation: Optional[str] = None
    """What it is to the book."""

    media_type: Optional[str] = None
    """Its media type, where the source says it."""


BooksLink._members = (
    ("url", "url", None, REQUIRED),
    ("relation", "relation", None, None),
    ("mediaType", "media_type", None, None),
)


@dataclass(frozen=True)
class BooksRecord(Record):
    """An element of `records`: the books."""

    format: Optional[Format2] = None
    """The format it was read from."""

    kind: Optional[Kind2] = None
    """An edition, or the work that all its editions share."""

    key: Optional[str] = None
    """What the source calls it by."""

    work_key: Optional[str] = None
    """What the source calls an edition's work by."""

    title: Optional[str] = None
    """The title."""

    subtitle: Optional[str] = None
    """The subtitle."""

    authors: Optional[Tuple[str, ...]] = None
    """The authors' names, as they are shown."""

    author_keys: Optional[Tuple[str, ...]] = None
    """What the source calls the authors by."""

    contributors: Optional[Tuple[BooksContributor, ...]] = None
    """Editors, translators and others."""

    series: Optional[BooksSeries] = None
    """The series it belongs to."""

    pages: Optional[int] = None
    """How many pages it has."""

    release_date: Optional[ItunesReleaseDate] = None
    """When it came out, as exactly as the source says."""

    language: Optional[str] = None
    """BCP 47."""

    isbn13: Optional[str] = None
    """Thirteen digits."""

    isbn10: Optional[str] = None
    """Nine digits and a check digit, which may be X."""

    publisher: Optional[str] = None
    """The publisher."""

    subjects: Optional[Tuple[str, ...]] = None
    """What it is about."""

    dedication: Optional[str] = None
    """To whom it is dedicated."""

    summary: Optional[str] = None
    """What it is about, as it came."""

    summary_text: Optional[str] = None
    """The summary without markup, where it has some."""

    wiki: Optional[str] = None
    """A page that tells more."""

    chapters: Optional[Tuple[BooksChapter, ...]] = None
    """The chapters in their order."""

    cover_url: Optional[str] = None
    """A picture of the cover."""

    identifiers: Optional[Tuple[BooksIdentifier, ...]] = None
    """Numbers of other catalogues."""

    links: Optional[Tuple[BooksLink, ...]] = None
    """Where it can be read, bought or looked up."""

    pointer: Optional[str] = None
    """Where it is in its document: RFC 6901."""

    line: Optional[int] = None
    """The line it begins on, from 1."""

    extra: Optional[Mapping[str, Any]] = None
    """With `extra`: every member that was not understood, as it came."""


BooksRecord._members = (
    ("format", "format", None, None),
    ("kind", "kind", None, None),
    ("key", "key", None, None),
    ("workKey", "work_key", None, None),
    ("title", "title", None, None),
    ("subtitle", "subtitle", None, None),
    ("authors", "authors", tuple, None),
    ("authorKeys", "author_keys", tuple, None),
    ("contributors", "contributors", list_of(BooksContributor.from_json), None),
    ("series", "series", BooksSeries.from_json, None),
    ("pages", "pages", None, None),
    ("releaseDate", "release_date", ItunesReleaseDate.from_json, None),
    ("language", "language", None, None),
    ("isbn13", "isbn13", None, None),
    ("isbn10", "isbn10", None, None),
    ("publisher", "publisher", None, None),
    ("subjects", "subjects", tuple, None),
    ("dedication", "dedication", None, None),
    ("summary", "summary", None, None),
    ("summaryText", "summary_text", None, None),
    ("wiki", "wiki", None, None),
    ("chapters", "chapters", list_of(BooksChapter.from_json), None),
    ("coverURL", "cover_url", None, None),
    ("identifiers", "identifiers", list_of(BooksIdentifier.from_json), None),
    ("links", "links", list_of(BooksLink.from_json), None),
    ("pointer", "pointer", None, None),
    ("line", "line", None, None),
    ("extra", "extra", None, None),
)


@dataclass(frozen=True)
class BooksDecode(Record):
    """Books and problems."""

    records: Tuple[BooksRecord, ...]
    """The books."""

    problems: Tuple[ItunesProblem, ...]
    """What is wrong with the data."""

    problem_count: int
    """How many problems there are, those not listed too."""

    record_count: int
    """How many books there are."""

    skipped: Mapping[str, int]
    """How many records were passed over, by their kind."""

    format: Optional[Format2] = None
    """The format of the records."""

    next_offset: Optional[int] = None
    """Where the next step begins; absent when all is done."""


BooksDecode._members = (
    ("records", "records", list_of(BooksRecord.from_json), REQUIRED),
    ("problems", "problems", list_of(ItunesProblem.from_json), REQUIRED),
    ("problemCount", "problem_count", None, REQUIRED),
    ("recordCount", "record_count", None, REQUIRED),
    ("skipped", "skipped", None, REQUIRED),
    ("format", "format", None, None),
    ("nextOffset", "next_offset", None, None),
)


@dataclass(frozen=True)
class BooksLabels(Record):
    """What to write beside each."""

    author: str
    """Of the authors."""

    release_date: str
    """Of the release date."""

    pages: str
    """Of the number of pages."""

    dedication: str
    """Of the dedication."""

    summary: str
    """Of the summary."""

    chapters: str
    """Of the chapters."""

    more: str
    """Of what shows the whole summary."""

    less: str
    """Of what cuts it again."""


BooksLabels._members = (
    ("author", "author", None, REQUIRED),
    ("releaseDate", "release_date", None, REQUIRED),
    ("pages", "pages", None, REQUIRED),
    ("dedication", "dedication", None, REQUIRED),
    ("summary", "summary", None, REQUIRED),
    ("chapters", "chapters", None, REQUIRED),
    ("more", "more", None, REQUIRED),
    ("less", "less", None, REQUIRED),
)


@dataclass(frozen=True)
class BooksCard(Record):
    """The card."""

    chapters: Tuple[str, ...]
    """The chapters, numbered."""

    labels: BooksLabels
    """What to write beside each."""

    label_locale: str
    """The language of the labels: en or ko."""

    title: Optional[str] = None
    """The title."""

    subtitle: Optional[str] = None
    """The subtitle."""

    author: Optional[str] = None
    """The authors, in one line."""

    release_date: Optional[str] = None
    """The date in the locale's words, as exact as it is known."""

    pages: Optional[int] = None
    """The number of pages."""

    dedication: Optional[str] = None
    """The dedication."""

    summary: Optional[str] = None
    """The summary without markup, with … where it was cut."""

    is_truncated: bool = False
    """The summary was cut."""


BooksCard._members = (
    ("chapters", "chapters", tuple, REQUIRED),
    ("labels", "labels", BooksLabels.from_json, REQUIRED),
    ("labelLocale", "label_locale", None, REQUIRED),
    ("title", "title", None, None),
    ("subtitle", "subtitle", None, None),
    ("author", "author", None, None),
    ("releaseDate", "release_date", None, None),
    ("pages", "pages", None, None),
    ("dedication", "dedication", None, None),
    ("summary", "summary", None, None),
    ("isTruncated", "is_truncated", None, False),
)


@dataclass(frozen=True)
class BooksIsbnIsbn(Record):
    """An element of `isbns`: one for each of `values`."""

    input: str
    """The value as it was given."""

    is_valid: bool = False
    """It is an ISBN, and its check digit is right."""

    reason: Optional[str] = None
    """Why it is not valid, or has no hyphens."""

    isbn13: Optional[str] = None
    """Its thirteen digits."""

    isbn10: Optional[str] = None
    """Its ten, where it begins with 978."""

    hyphenated: Optional[str] = None
    """As long as it was given, with hyphens."""

    qualifier: Optional[str] = None
    """What stood behind it."""


BooksIsbnIsbn._members = (
    ("input", "input", None, REQUIRED),
    ("isValid", "is_valid", None, False),
    ("reason", "reason", None, None),
    ("isbn13", "isbn13", None, None),
    ("isbn10", "isbn10", None, None),
    ("hyphenated", "hyphenated", None, None),
    ("qualifier", "qualifier", None, None),
)


@dataclass(frozen=True)
class BooksIsbn(Record):
    """The numbers."""

    isbns: Tuple[BooksIsbnIsbn, ...]
    """One for each of `values`."""


BooksIsbn._members = (
    ("isbns", "isbns", list_of(BooksIsbnIsbn.from_json), REQUIRED),
)


@dataclass(frozen=True)
class ServerLimits(Record):
    """How much is taken of anything."""

    message: int
    """Bytes of a message."""

    depth: int
    """Open brackets in a message."""

    values: int
    """Values in a message."""

    pending: int
    """Bytes of answers that wait to be read."""

    answer: int
    """Bytes of the answer to a batch."""

    header_block: int
    """Bytes of a block of headers."""


ServerLimits._members = (
    ("message", "message", None, REQUIRED),
    ("depth", "depth", None, REQUIRED),
    ("values", "values", None, REQUIRED),
    ("pending", "pending", None, REQUIRED),
    ("answer", "answer", None, REQUIRED),
    ("headerBlock", "header_block", None, REQUIRED),
)


@dataclass(frozen=True)
class ServerData(Record):
    """How old the tables are."""

    cldr: str
    """The Unicode CLDR release that names and patterns are from."""

    isbn_ranges: str
    """The date of the International ISBN Agency's range message."""


ServerData._members = (
    ("cldr", "cldr", None, REQUIRED),
    ("isbnRanges", "isbn_ranges", None, REQUIRED),
)


@dataclass(frozen=True)
class ServerInfo(Record):
    """The server."""

    name: str
    """The server's name."""

    version: str
    """The server's version."""

    limits: ServerLimits
    """How much is taken of anything."""

    roots: Tuple[str, ...]
    """The directories below which files are read."""

    data: ServerData
    """How old the tables are."""


ServerInfo._members = (
    ("name", "name", None, REQUIRED),
    ("version", "version", None, REQUIRED),
    ("limits", "limits", ServerLimits.from_json, REQUIRED),
    ("roots", "roots", tuple, REQUIRED),
    ("data", "data", ServerData.from_json, REQUIRED),
)


@dataclass(frozen=True)
class RpcDiscover(Record):
    """An OpenRPC 1.3 document."""

    openrpc: str

    info: Mapping[str, Any]

    methods: Tuple[Any, ...]


RpcDiscover._members = (
    ("openrpc", "openrpc", None, REQUIRED),
    ("info", "info", None, REQUIRED),
    ("methods", "methods", tuple, REQUIRED),
)
