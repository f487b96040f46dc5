// Written by `make generate` from the declared methods.
import type { CallOptions } from "./index.js";

export type Era =
  | "meiji"
  | "taisho"
  | "showa"
  | "heisei"
  | "reiwa"
  | "minguo"
  | "before-roc";

export type Rows =
  | "fit"
  | "six";

export type Weekday =
  | "sunday"
  | "monday"
  | "tuesday"
  | "wednesday"
  | "thursday"
  | "friday"
  | "saturday";

export type WeekdayWidth =
  | "wide"
  | "abbreviated"
  | "short"
  | "narrow";

export type Calendar =
  | "gregorian"
  | "dangi"
  | "chinese"
  | "hebrew"
  | "islamic-umalqura"
  | "islamic-civil"
  | "persian"
  | "indian"
  | "coptic"
  | "ethiopic"
  | "buddhist"
  | "japanese"
  | "roc";

export type MissingDay =
  | "last"
  | "skip";

export type LeapMonth =
  | "regular"
  | "leapOnly"
  | "both";

export type Direction =
  | "leftToRight"
  | "rightToLeft";

export type Media =
  | "movie"
  | "podcast"
  | "music"
  | "musicVideo"
  | "audiobook"
  | "shortFilm"
  | "tvShow"
  | "software"
  | "ebook"
  | "all";

export type Entity =
  | "movieArtist"
  | "movie"
  | "podcastAuthor"
  | "podcast"
  | "podcastEpisode"
  | "musicArtist"
  | "musicTrack"
  | "album"
  | "musicVideo"
  | "mix"
  | "song"
  | "audiobookAuthor"
  | "audiobook"
  | "shortFilmArtist"
  | "shortFilm"
  | "tvEpisode"
  | "tvSeason"
  | "software"
  | "iPadSoftware"
  | "desktopSoftware"
  | "macSoftware"
  | "tvSoftware"
  | "ebook"
  | "allArtist"
  | "allTrack";

export type Attribute =
  | "actorTerm"
  | "languageTerm"
  | "allArtistTerm"
  | "tvEpisodeTerm"
  | "shortFilmTerm"
  | "directorTerm"
  | "releaseYearTerm"
  | "titleTerm"
  | "featureFilmTerm"
  | "ratingIndex"
  | "keywordsTerm"
  | "descriptionTerm"
  | "authorTerm"
  | "genreIndex"
  | "mixTerm"
  | "allTrackTerm"
  | "artistTerm"
  | "composerTerm"
  | "tvSeasonTerm"
  | "producerTerm"
  | "ratingTerm"
  | "songTerm"
  | "movieArtistTerm"
  | "showTerm"
  | "movieTerm"
  | "albumTerm"
  | "softwareDeveloper";

export type Sort =
  | "recent"
  | "popular";

export type Endpoint =
  | "search"
  | "lookup"
  | "page";

export type Kind =
  | "song"
  | "musicVideo"
  | "movie"
  | "tvEpisode"
  | "tvSeason"
  | "album"
  | "artist"
  | "podcast"
  | "podcastEpisode"
  | "software"
  | "macSoftware"
  | "audiobook"
  | "ebook"
  | "appBundle"
  | "movieCollection"
  | "tvShow"
  | "playlist"
  | "station"
  | "curator"
  | "genre"
  | "bookSeries"
  | "course"
  | "room"
  | "story";

export type Type =
  | "song"
  | "musicVideo"
  | "movie"
  | "shortFilm"
  | "tvEpisode"
  | "tvSeason"
  | "album"
  | "artist"
  | "podcast"
  | "podcastEpisode"
  | "software"
  | "macSoftware"
  | "audiobook"
  | "ebook"
  | "mix"
  | "unknown";

export type Effect =
  | "repaired"
  | "memberDropped"
  | "recordDropped";

export type Format =
  | "jpg"
  | "png"
  | "webp";

export type Format2 =
  | "series"
  | "jsonapi"
  | "openlibrary"
  | "googlebooks"
  | "itunes"
  | "calibre"
  | "csl"
  | "opds2";

export type Mode =
  | "strict"
  | "lenient";

export type Field =
  | "format"
  | "kind"
  | "key"
  | "workKey"
  | "title"
  | "subtitle"
  | "authors"
  | "authorKeys"
  | "contributors"
  | "series"
  | "pages"
  | "releaseDate"
  | "language"
  | "isbn13"
  | "isbn10"
  | "publisher"
  | "subjects"
  | "dedication"
  | "summary"
  | "summaryText"
  | "wiki"
  | "chapters"
  | "coverURL"
  | "identifiers"
  | "links"
  | "pointer"
  | "line"
  | "extra";

export type Kind2 =
  | "edition"
  | "work";

/** An element of `weekdays`: the header: seven weekdays. */
export interface CalendarWeekday {
  /** The weekday. */
  weekday: Weekday;
  /** Its name in the locale. */
  label: string;
  /** It is a day of the locale's weekend. */
  isWeekend?: true;
}

/** The date in the alternate calendar. */
export interface CalendarAlternate {
  /** The era that the year is counted in, in calendars with several. */
  era?: Era;
  /** The year. */
  year: number;
  /** The month, from 1. */
  month: number;
  /** The day of the month. */
  day: number;
  /** The month is a leap month. */
  isLeapMonth?: true;
  /** Month and day as a wall calendar prints them. */
  label: string;
  /** In dangi: the day's name in the cycle of sixty (간지). */
  cycle?: string;
}

/** An element of `holidays`: the public holidays on it. */
export interface CalendarHoliday {
  /** Its name. */
  name: string;
  /** It stands for a holiday that fell on another one or a weekend. */
  isSubstitute?: true;
  /** It follows from the rules and is not declared yet. */
  isProjected?: true;
}

/** An element of `days`: its seven days. */
export interface CalendarDay {
  /** The date; absent beyond the years 1 to 9999. */
  date?: string;
  /** The day's number in the locale's digits; empty beyond the years 1 to 9999. */
  label: string;
  /** It is today. */
  isToday?: true;
  /** It is a day of the locale's weekend. */
  isWeekend?: true;
  /** It belongs to another month, or lies beyond the years 1 to 9999. */
  isOutside?: true;
  /** The date in the alternate calendar. */
  alternate?: CalendarAlternate;
  /** The public holidays on it. */
  holidays?: Array<CalendarHoliday>;
}

/** An element of `weeks`: the rows, whole weeks. */
export interface CalendarMonthWeek {
  /** The year that the week is counted in. */
  weekYear: number;
  /** The number of the week in that year. */
  week: number;
  /** Its seven days. */
  days: Array<CalendarDay>;
}

/** A month, by weeks. */
export interface CalendarMonth {
  /** The month's title in the locale, or by `titleFormat`. */
  title: string;
  /** The year. */
  year: number;
  /** The month, from 1. */
  month: number;
  /** It is a leap month. */
  isLeapMonth?: true;
  /** The era that the year is counted in, in calendars with several. */
  era?: Era;
  /** How many days the month has. */
  dayCount: number;
  /** How many cells stand before the first day. */
  leadingBlanks: number;
  /** The first day. */
  startDate: string;
  /** The last day. */
  endDate: string;
  /** The header: seven weekdays. */
  weekdays: Array<CalendarWeekday>;
  /** The flat list to show: a blank for each leading cell, then the days. */
  labels: Array<string>;
  /** The rows, whole weeks. */
  weeks: Array<CalendarMonthWeek>;
  /**
   * Which cell is today, from 0, in `labels` and in the weeks alike; absent when today is not in
   * this month.
   */
  todayIndex?: number;
  /** The first day of the month before; absent before year 1. */
  previous?: string;
  /** The first day of the month after; absent after year 9999. */
  next?: string;
  /** The locale's tag. */
  locale: string;
  /** The calendar. */
  calendar: Calendar;
  /** The day that weeks begin with. */
  firstWeekday: Weekday;
  /** How many of its days a first week must have. */
  minimalDays: number;
}

/** A week. */
export interface CalendarWeek {
  /** The month's title in the locale, or the date by `titleFormat`. */
  title: string;
  /** The first day. */
  startDate: string;
  /** The last day. */
  endDate: string;
  /** Its seven days. */
  days: Array<CalendarDay>;
  /** The header: seven weekdays. */
  weekdays: Array<CalendarWeekday>;
  /** The year that the week is counted in. */
  weekYear: number;
  /** The number of the week in that year. */
  week: number;
  /** The number of the week in the month; 0 before its first week. */
  weekOfMonth: number;
  /** Which of the days is the moved date, from 0. */
  dateIndex: number;
  /** Which of the days is today, from 0; absent when none is. */
  todayIndex?: number;
  /** The first day of the week before; absent beyond the calendar's range. */
  previous?: string;
  /** The first day of the week after; absent beyond the calendar's range. */
  next?: string;
  /** The locale's tag. */
  locale: string;
  /** The calendar. */
  calendar: Calendar;
  /** The day that weeks begin with. */
  firstWeekday: Weekday;
  /** How many of its days a first week must have. */
  minimalDays: number;
}

/** An element of `weeks`: the weeks, in order. */
export interface CalendarWeeksWeek {
  /** The first day, within the years 1 to 9999. */
  startDate: string;
  /** The last day, within the years 1 to 9999. */
  endDate: string;
  /** The year that the week is counted in. */
  weekYear: number;
  /** The number of the week in that year. */
  week: number;
  /** How many of its days lie inside what was asked for. */
  daysInside: number;
}

/** The weeks. */
export interface CalendarWeeks {
  /** The weeks, in order. */
  weeks: Array<CalendarWeeksWeek>;
  /** The locale's tag. */
  locale: string;
  /** The day that weeks begin with. */
  firstWeekday: Weekday;
  /** How many of its days a first week must have. */
  minimalDays: number;
}

/** An element of `months`: the months, in order. */
export interface CalendarYearMonth {
  /** The month's name in the locale, or by `titleFormat`. */
  title: string;
  /** The month, from 1. */
  month: number;
  /** It is a leap month. */
  isLeapMonth?: true;
  /** The era that the year is counted in, in calendars with several. */
  era?: Era;
  /** How many days the month has. */
  dayCount: number;
  /** How many cells stand before the first day. */
  leadingBlanks: number;
  /** The first day. */
  startDate: string;
  /** The last day. */
  endDate: string;
  /** The flat list to show: a blank for each leading cell, then the days. */
  labels: Array<string>;
  /** The rows, whole weeks. */
  weeks: Array<CalendarMonthWeek>;
  /**
   * Which cell is today, from 0, in `labels` and in the weeks alike; absent when today is not in
   * this month.
   */
  todayIndex?: number;
}

/** A year, by months. */
export interface CalendarYear {
  /** The year in the locale. */
  title: string;
  /** The era that the year is counted in, in calendars with several. */
  era?: Era;
  /** The year. */
  year: number;
  /** How many days the year has. */
  dayCount: number;
  /** The header of each month: seven weekdays. */
  weekdays: Array<CalendarWeekday>;
  /** The months, in order. */
  months: Array<CalendarYearMonth>;
  /** The first day of the year before; absent beyond the range. */
  previous?: string;
  /** The first day of the year after; absent beyond the range. */
  next?: string;
  /** The locale's tag. */
  locale: string;
  /** The calendar. */
  calendar: Calendar;
  /** The day that weeks begin with. */
  firstWeekday: Weekday;
  /** How many of its days a first week must have. */
  minimalDays: number;
}

/** An element of `dates`: all of them; one where `count` is absent. */
export interface CalendarDate {
  /** The date. */
  date: string;
  /** Its month has no such day, so it is the month's last. */
  isClamped?: true;
}

/** The moved date, and all of them. */
export interface CalendarShift {
  /** The moved date: the first of them. */
  date: string;
  /** Its month has no such day, so it is the month's last. */
  isClamped?: true;
  /** All of them; one where `count` is absent. */
  dates: Array<CalendarDate>;
}

/** The same, in weeks and days. */
export interface CalendarBetweenWeeks {
  /** Whole weeks. */
  weeks: number;
  /** The days that are left. */
  days: number;
}

/** The same, in years, months and days. */
export interface CalendarPeriod {
  /** Whole years. */
  years: number;
  /** Whole months beside them. */
  months: number;
  /** The days that are left. */
  days: number;
}

/** The distance. */
export interface CalendarBetween {
  /** Days from one to the other. */
  days: number;
  /** The same, the first day counted too. */
  inclusiveDays: number;
  /** The same, in weeks and days. */
  weeks: CalendarBetweenWeeks;
  /** The same, in years, months and days. */
  period: CalendarPeriod;
}

/** The date and its places. */
export interface CalendarToday {
  /** The date. */
  date: string;
  /** Its weekday. */
  weekday: Weekday;
  /** It is a day of the locale's weekend. */
  isWeekend?: true;
  /** Its year. */
  year: number;
  /** Its month, 1 to 12. */
  month: number;
  /** Its day of the month. */
  day: number;
  /** Its day of the year, from 1. */
  dayOfYear: number;
  /** The year that its week is counted in. */
  weekYear: number;
  /** The number of its week in that year. */
  week: number;
  /** The number of its week in the month; 0 before the first. */
  weekOfMonth: number;
  /** The locale's tag. */
  locale: string;
  /** The day that weeks begin with. */
  firstWeekday: Weekday;
  /** How many of its days a first week must have. */
  minimalDays: number;
}

/** The date in the calendar. */
export interface CalendarConvert {
  /** The date in ISO 8601. */
  date: string;
  /** The calendar. */
  calendar: Calendar;
  /** The era that the year is counted in, in calendars with several. */
  era?: Era;
  /** The year. */
  year: number;
  /** The month, from 1. */
  month: number;
  /** The day of the month. */
  day: number;
  /** The month is a leap month. */
  isLeapMonth?: true;
  /** How many days the month has. */
  monthDays: number;
  /** The date in the locale. */
  label: string;
  /** In dangi: the day's name in the cycle of sixty (간지). */
  cycle?: string;
}

/** An element of `dates`: the dates, in order. */
export interface CalendarAnniversariesDate {
  /** The date in ISO 8601. */
  date: string;
  /** The calendar's year. */
  year: number;
  /** It falls into a leap month. */
  isLeapMonth?: true;
  /** The month has no such day, so it is the month's last. */
  isClamped?: true;
}

/** The dates, in order. */
export interface CalendarAnniversaries {
  /** The calendar. */
  calendar: Calendar;
  /** The dates, in order. */
  dates: Array<CalendarAnniversariesDate>;
}

/** An element of `holidays`: the holidays, in order. */
export interface CalendarHolidaysHoliday {
  /** The date. */
  date: string;
  /** Its weekday. */
  weekday: Weekday;
  /** What it is called. */
  name: string;
  /** It stands for a holiday that fell on another one or a weekend. */
  isSubstitute?: true;
  /** It was given as `extra`. */
  isExtra?: true;
  /** It follows from the rules and is not declared yet. */
  isProjected?: true;
}

/** The holidays, in order. */
export interface CalendarHolidays {
  /** The holidays, in order. */
  holidays: Array<CalendarHolidaysHoliday>;
  /** The region. */
  region: string;
  /** The first year there is data of. */
  firstYear: number;
  /** The last year there is data of. */
  lastYear: number;
  /** From here on the days follow from the rules. */
  firstProjectedYear: number;
}

/** An element of `weekdays`: the weekdays' names. */
export interface CalendarLocaleWeekday {
  /** The weekday. */
  weekday: Weekday;
  /** Its full name. */
  wide: string;
  /** Its usual short name. */
  abbreviated: string;
  /** A name of about two letters. */
  short: string;
  /** A name of one letter, which others may share. */
  narrow: string;
  /** It is a day of the weekend. */
  isWeekend?: true;
}

/** An element of `months`: the months' names. */
export interface CalendarLocaleMonth {
  /** The month, 1 to 12. */
  month: number;
  /** Its full name. */
  wide: string;
  /** Its usual short name. */
  abbreviated: string;
  /** A name of one letter, which others may share. */
  narrow: string;
}

/** The locale. */
export interface CalendarLocale {
  /** The locale's tag. */
  locale: string;
  /** The day that weeks begin with. */
  firstWeekday: Weekday;
  /** How many of its days a first week must have. */
  minimalDays: number;
  /** The days of the weekend, in their order. */
  weekend: Array<Weekday>;
  /** The weekdays' names. */
  weekdays: Array<CalendarLocaleWeekday>;
  /** The months' names. */
  months: Array<CalendarLocaleMonth>;
  /** The pattern of a month's title (UTS 35). */
  titlePattern: string;
  /** The ten digits, from 0. */
  digits: string;
  /** How text runs. */
  direction: Direction;
  /** The release of the CLDR. */
  cldrVersion: string;
}

/** The URL. */
export interface ItunesSearchURL {
  /** The URL, in plain ASCII. */
  url: string;
}

/** The URLs. */
export interface ItunesLookupURL {
  /** The URLs, each with at most 200 ids. */
  urls: Array<string>;
  /** How many different ids they have. */
  count: number;
  /** The ids that were given again, once for each time. */
  duplicates: Array<string>;
}

/** What it asks for; of a page, what looks it up. */
export interface ItunesParameters {
  /** What is searched for, decoded. */
  term?: string;
  /** The stores' ids. */
  id?: Array<string>;
  /** Artists' ids in the All Music Guide. */
  amgArtistId?: Array<string>;
  /** Albums' ids in the All Music Guide. */
  amgAlbumId?: Array<string>;
  /** Videos' ids in the All Music Guide. */
  amgVideoId?: Array<string>;
  /** Albums' or videos' UPCs or EANs. */
  upc?: Array<string>;
  /** Books' ISBNs. */
  isbn?: Array<string>;
  /** Apps' bundle ids. */
  bundleId?: Array<string>;
  /** The country of the store, as it was given. */
  country?: string;
  /** The kind of media. */
  media?: string;
  /** The kind of results; several have commas between them. */
  entity?: string;
  /** What of a thing the term is held against. */
  attribute?: string;
  /** The JavaScript function to wrap the answer in. */
  callback?: string;
  /** How many results at most. */
  limit?: number;
  /** The order of the results. */
  sort?: string;
  /** The language of the answer. */
  lang?: string;
  /** The version of the answer's members. */
  version?: number;
  /** Whether to include explicit content. */
  explicit?: boolean;
  /** How many results to leave out. */
  offset?: number;
  /** The number of a genre. */
  genreId?: string;
  /** All other parameters: texts by their names. */
  extra?: Record<string, string>;
}

/** What the URL asks for. */
export interface ItunesParseURL {
  /** What the URL leads to. */
  endpoint: Endpoint;
  /** What it asks for; of a page, what looks it up. */
  parameters: ItunesParameters;
  /** The id of what a page is about. */
  id?: string;
  /** The country of the page's store. */
  country?: string;
  /** What a page is about. */
  kind?: Kind;
  /** The id of what that belongs to. */
  parentId?: string;
  /** What is odd about the URL, in words. */
  warnings: Array<string>;
}

/** When it came out. */
export interface ItunesReleaseDate {
  /** As the source writes it. */
  text: string;
  /** ISO 8601, as exact as the source: 1997, 1997-06 or 1997-06-26. */
  iso: string;
  /** The year; 0 is 1 BCE. */
  year: number;
  /** The month, where the source has one. */
  month?: number;
  /** The day, where the source has one. */
  day?: number;
  /** The end of a range, as exact as the source. */
  endISO?: string;
  /** The source is not sure of it: ca. 1997, 1997?. */
  isApproximate?: true;
}

/** An element of `artwork`: its pictures, the smallest first. */
export interface ItunesArtwork {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** Where it is. */
  url: string;
}

/** An element of `records`: the records. */
export interface ItunesRecord {
  /** What it is. */
  type: Type;
  /** As it came. */
  wrapperType?: string;
  /** As it came. */
  kind?: string;
  /** The store's number of the thing itself. */
  id?: string;
  /** Its name. */
  name?: string;
  /** Its name with what offends starred out. */
  censoredName?: string;
  /** Who made it: artist, author, developer, director. */
  artist?: string;
  /** The store's number of the artist. */
  artistId?: string;
  /** The artist's store page. */
  artistURL?: string;
  /** The album, season, series or show it belongs to. */
  collection?: string;
  /** The store's number of the collection. */
  collectionId?: string;
  /** The collection's store page. */
  collectionURL?: string;
  /** The store page of the thing itself. */
  url?: string;
  /** A part to listen to or look at; an episode's whole. */
  previewURL?: string;
  /** The podcast's RSS feed. */
  feedURL?: string;
  /** The app's bundle identifier. */
  bundleId?: string;
  /** The app's version. */
  version?: string;
  /** What is new in that version. */
  releaseNotes?: string;
  /** In `currency`; absent for what is not sold by itself. */
  price?: number;
  /** ISO 4217. */
  currency?: string;
  /** The price as the store writes it. */
  formattedPrice?: string;
  /** The main genre's name. */
  genre?: string;
  /** The names of its genres. */
  genres: Array<string>;
  /** When it came out. */
  releaseDate?: ItunesReleaseDate;
  /** How long it plays, in seconds. */
  durationSeconds?: number;
  /** Has explicit content. */
  isExplicit?: true;
  /** A version without the explicit content. */
  isCleaned?: true;
  /** The age or content rating, such as 4+, R or Explicit. */
  advisory?: string;
  /** What its users give it on average, 0 to 5. */
  rating?: number;
  /** How many users have rated it. */
  ratingCount?: number;
  /** Its number on the disc. */
  trackNumber?: number;
  /** How many tracks or episodes there are. */
  trackCount?: number;
  /** The disc's number. */
  discNumber?: number;
  /** How many discs there are. */
  discCount?: number;
  /** The storefront, as it came: USA. */
  country?: string;
  /** What it is about; may hold markup. */
  description?: string;
  /** Who has the rights. */
  copyright?: string;
  /** Bytes to load. */
  fileSizeBytes?: number;
  /** URLs of an app's screenshots: of phones, tablets, television. */
  screenshots: Array<string>;
  /** An app's languages, as they came. */
  languages: Array<string>;
  /** Its pictures, the smallest first. */
  artwork: Array<ItunesArtwork>;
  /** With `extra`: every member that was not understood, as it came. */
  extra?: Record<string, unknown>;
}

/** An element of `problems`: what is wrong with the answers. */
export interface ItunesProblem {
  /** One line that says it. */
  message: string;
  /** What kind of error it is. */
  reason: string;
  /** Why data could not be decoded: the reason in detail. */
  cause?: string;
  /** Where it is: RFC 6901, relative to params, or to the document that was decoded. */
  pointer: string;
  /** The missing or unknown name. */
  member?: string;
  /** What should be there, in words. */
  expected?: string;
  /** What is there. */
  found?: string;
  /** The least that is taken. */
  minimum?: number;
  /** The most that is taken. */
  maximum?: number;
  /** All that is taken. */
  allowed?: Array<string>;
  /** One value to put there. */
  suggestion?: string;
  /** What may help. */
  hint?: string;
  /** The line in the text, from 1. */
  line?: number;
  /** The column in Unicode scalars, from 1. */
  column?: number;
  /** The byte in the text, from 0. */
  offset?: number;
  /** The byte at which the line begins, from 0. */
  lineOffset?: number;
  /** The record, counted from 0. */
  record?: number;
  /** How many bytes of the text it is about. */
  length?: number;
  /** What became of the value or the record. */
  effect?: Effect;
}

/** Records and problems. */
export interface ItunesDecode {
  /** How many results the answers say they have. */
  resultCount?: number;
  /** How many records there are. */
  count: number;
  /** The records. */
  records: Array<ItunesRecord>;
  /** What is wrong with the answers. */
  problems: Array<ItunesProblem>;
  /** How many problems there are, those not listed too. */
  problemCount: number;
  /** What is odd, in words. */
  warnings: Array<string>;
  /** The function that was around the answer. */
  callback?: string;
}

/** The URL. */
export interface ItunesArtworkURL {
  /** The URL of the picture in that size. */
  url: string;
  /** What is odd about the URL, in words. */
  warnings: Array<string>;
}

/** Where the service is. */
export interface ItunesEndpoints {
  /** Where searches go. */
  search: string;
  /** Where lookups go. */
  lookup: string;
}

/** An element of `media`: the kinds of media. */
export interface ItunesMedia {
  /** The media. */
  media: Media;
  /** The entities that go with it. */
  entities: Array<Entity>;
  /** The entity that the service takes where none is given. */
  defaultEntity: Entity;
  /** The attributes that go with it. */
  attributes: Array<Attribute>;
  /** Apple's pages list its attributes. */
  hasDocumentedAttributes?: true;
}

/** An element of `entities`: the kinds of results. */
export interface ItunesEntity {
  /** The entity. */
  entity: Entity;
  /** The media that it goes with. */
  media: Array<Media>;
  /** One of Apple's pages lists it. */
  isDocumented?: true;
}

/** An element of `attributes`: what a term can be held against. */
export interface ItunesAttribute {
  /** The attribute. */
  attribute: Attribute;
  /** The media that it goes with. */
  media: Array<Media>;
}

/** An element of `parameters`: the parameters of the URLs. */
export interface ItunesParameter {
  /** Its name. */
  name: string;
  /** Where it is taken. */
  endpoints: Array<Endpoint>;
  /** Apple's pages have it for the first of them. */
  isDocumented?: true;
  /** All that it can be. */
  values?: Array<string>;
  /** The least that it can be. */
  minimum?: number;
  /** The most that it can be. */
  maximum?: number;
  /** What it means. */
  doc: string;
}

/** An element of `storefronts`: the countries that have a store. */
export interface ItunesStorefront {
  /** The country's two letters, by ISO 3166-1; XK is Kosovo. */
  country: string;
  /** Apple's number of the store. */
  storefrontId?: string;
}

/** The tables. */
export interface ItunesCatalog {
  /** Where the service is. */
  endpoints: ItunesEndpoints;
  /** The kinds of media. */
  media: Array<ItunesMedia>;
  /** The kinds of results. */
  entities: Array<ItunesEntity>;
  /** What a term can be held against. */
  attributes: Array<ItunesAttribute>;
  /** The parameters of the URLs. */
  parameters: Array<ItunesParameter>;
  /** The countries that have a store. */
  storefronts: Array<ItunesStorefront>;
  /** The kinds that results are of. */
  kinds: Array<string>;
  /** The wrapper types that results have. */
  wrapperTypes: Array<string>;
  /** What results say of explicit content. */
  explicitness: Array<string>;
  /** Where Apple's pages and practice disagree. */
  notes: Array<string>;
}

/** An element of `contributors`: editors, translators and others. */
export interface BooksContributor {
  /** The name, as it is shown. */
  name: string;
  /** Editor, translator, illustrator, … */
  role?: string;
}

/** The series it belongs to. */
export interface BooksSeries {
  /** The series. */
  name: string;
  /** The book's number in it; between two others it has a fraction. */
  position?: number;
}

/** An element of `chapters`: the chapters in their order. */
export interface BooksChapter {
  /** The title. */
  title: string;
  /** Its number, from 1. */
  order: number;
}

/** An element of `identifiers`: numbers of other catalogues. */
export interface BooksIdentifier {
  /** The catalogue: oclc, lccn, goodreads, uuid, … */
  type: string;
  /** The number there. */
  value: string;
}

/** An element of `links`: where it can be read, bought or looked up. */
export interface BooksLink {
  /** Where it is; a path for a file of a library. */
  url: string;
  /** What it is to the book. */
  relation?: string;
  /** Its media type, where the source says it. */
  mediaType?: string;
}

/** An element of `records`: the books. */
export interface BooksRecord {
  /** The format it was read from. */
  format?: Format2;
  /** An edition, or the work that all its editions share. */
  kind?: Kind2;
  /** What the source calls it by. */
  key?: string;
  /** What the source calls an edition's work by. */
  workKey?: string;
  /** The title. */
  title?: string;
  /** The subtitle. */
  subtitle?: string;
  /** The authors' names, as they are shown. */
  authors?: Array<string>;
  /** What the source calls the authors by. */
  authorKeys?: Array<string>;
  /** Editors, translators and others. */
  contributors?: Array<BooksContributor>;
  /** The series it belongs to. */
  series?: BooksSeries;
  /** How many pages it has. */
  pages?: number;
  /** When it came out, as exactly as the source says. */
  releaseDate?: ItunesReleaseDate;
  /** BCP 47. */
  language?: string;
  /** Thirteen digits. */
  isbn13?: string;
  /** Nine digits and a check digit, which may be X. */
  isbn10?: string;
  /** The publisher. */
  publisher?: string;
  /** What it is about. */
  subjects?: Array<string>;
  /** To whom it is dedicated. */
  dedication?: string;
  /** What it is about, as it came. */
  summary?: string;
  /** The summary without markup, where it has some. */
  summaryText?: string;
  /** A page that tells more. */
  wiki?: string;
  /** The chapters in their order. */
  chapters?: Array<BooksChapter>;
  /** A picture of the cover. */
  coverURL?: string;
  /** Numbers of other catalogues. */
  identifiers?: Array<BooksIdentifier>;
  /** Where it can be read, bought or looked up. */
  links?: Array<BooksLink>;
  /** Where it is in its document: RFC 6901. */
  pointer?: string;
  /** The line it begins on, from 1. */
  line?: number;
  /** With `extra`: every member that was not understood, as it came. */
  extra?: Record<string, unknown>;
}

/** Books and problems. */
export interface BooksDecode {
  /** The format of the records. */
  format?: Format2;
  /** The books. */
  records: Array<BooksRecord>;
  /** What is wrong with the data. */
  problems: Array<ItunesProblem>;
  /** How many problems there are, those not listed too. */
  problemCount: number;
  /** How many books there are. */
  recordCount: number;
  /** How many records were passed over, by their kind. */
  skipped: Record<string, number>;
  /** Where the next step begins; absent when all is done. */
  nextOffset?: number;
}

/** What to write beside each. */
export interface BooksLabels {
  /** Of the authors. */
  author: string;
  /** Of the release date. */
  releaseDate: string;
  /** Of the number of pages. */
  pages: string;
  /** Of the dedication. */
  dedication: string;
  /** Of the summary. */
  summary: string;
  /** Of the chapters. */
  chapters: string;
  /** Of what shows the whole summary. */
  more: string;
  /** Of what cuts it again. */
  less: string;
}

/** The card. */
export interface BooksCard {
  /** The title. */
  title?: string;
  /** The subtitle. */
  subtitle?: string;
  /** The authors, in one line. */
  author?: string;
  /** The date in the locale's words, as exact as it is known. */
  releaseDate?: string;
  /** The number of pages. */
  pages?: number;
  /** The dedication. */
  dedication?: string;
  /** The summary without markup, with … where it was cut. */
  summary?: string;
  /** The summary was cut. */
  isTruncated?: true;
  /** The chapters, numbered. */
  chapters: Array<string>;
  /** What to write beside each. */
  labels: BooksLabels;
  /** The language of the labels: en or ko. */
  labelLocale: string;
}

/** An element of `isbns`: one for each of `values`. */
export interface BooksIsbnIsbn {
  /** The value as it was given. */
  input: string;
  /** It is an ISBN, and its check digit is right. */
  isValid?: true;
  /** Why it is not valid, or has no hyphens. */
  reason?: string;
  /** Its thirteen digits. */
  isbn13?: string;
  /** Its ten, where it begins with 978. */
  isbn10?: string;
  /** As long as it was given, with hyphens. */
  hyphenated?: string;
  /** What stood behind it. */
  qualifier?: string;
}

/** The numbers. */
export interface BooksIsbn {
  /** One for each of `values`. */
  isbns: Array<BooksIsbnIsbn>;
}

/** How much is taken of anything. */
export interface ServerLimits {
  /** Bytes of a message. */
  message: number;
  /** Open brackets in a message. */
  depth: number;
  /** Values in a message. */
  values: number;
  /** Bytes of answers that wait to be read. */
  pending: number;
  /** Bytes of the answer to a batch. */
  answer: number;
  /** Bytes of a block of headers. */
  headerBlock: number;
}

/** How old the tables are. */
export interface ServerData {
  /** The Unicode CLDR release that names and patterns are from. */
  cldr: string;
  /** The date of the International ISBN Agency's range message. */
  isbnRanges: string;
}

/** The server. */
export interface ServerInfo {
  /** The server's name. */
  name: string;
  /** The server's version. */
  version: string;
  /** How much is taken of anything. */
  limits: ServerLimits;
  /** The directories below which files are read. */
  roots: Array<string>;
  /** How old the tables are. */
  data: ServerData;
}

/** An OpenRPC 1.3 document. */
export interface RpcDiscover {
  openrpc: string;
  info: Record<string, unknown>;
  methods: Array<unknown>;
}

/** An element of `extra`: holidays that were declared late, to be put among the others. */
export interface CalendarExtra {
  /** The date. */
  date: string;
  /** What it is called. */
  name: string;
}

export interface BooksReleaseDate {
  /** (-9999 to 9999) */
  year: number;
  /** (1 to 12) */
  month?: number;
  /** (1 to 31) */
  day?: number;
  endISO?: string;
  isApproximate?: boolean;
}

/** An element of `chapters`: */
export interface BooksCardRecordChapter {
  title: string;
  /** (0 to 1000000) */
  order?: number;
}

/** The record, as books.decode gives it. */
export interface BooksCardRecord {
  title?: string;
  subtitle?: string;
  dedication?: string;
  summary?: string;
  summaryText?: string;
  authors?: Array<string>;
  releaseDate?: BooksReleaseDate;
  /** (0 to 1000000000) */
  pages?: number;
  chapters?: Array<BooksCardRecordChapter>;
}

/** The params of `calendar.month`. */
export interface CalendarMonthParams {
  /** The year; `month` goes with it. (1 to 13759) */
  year?: number;
  /** The month, up to 12 or 13 by the calendar; `year` goes with it. (1 to 13) */
  month?: number;
  /** How many months to go on from there, or back. (-119987 to 119987, default 0) */
  offset?: number;
  /** A day of the month, or YYYY-MM, in place of `year` and `month`. */
  date?: string;
  /** The leap month of that number is meant, in a calendar that has such. (default false) */
  isLeapMonth?: boolean;
  /** The era of `year`, in a calendar with several; the last where absent. */
  era?: Era;
  /** As many weeks as the month needs, or always six. (default "fit") */
  rows?: Rows;
  /**
   * The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are honoured). Where absent,
   * the server's --locale, else LC_ALL, LC_TIME or LANG, else en-US.
   */
  locale?: string;
  /** The day that weeks begin with. Where absent, the locale's. */
  firstWeekday?: Weekday;
  /**
   * How many of its days the first week of a year or month must have (ISO 8601: 4). Where absent,
   * the locale's. (1 to 7)
   */
  minimalDays?: number;
  /** Today's date, in place of the clock's. */
  today?: string;
  /**
   * The IANA time zone in which the clock is read for today's date. Where absent, TZ or the
   * system's.
   */
  timeZone?: string;
  /**
   * The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the locale's own for a month
   * and a year (CLDR's yMMMM).
   */
  titleFormat?: string;
  /** How wide the labels of the weekday header are. (default "abbreviated") */
  weekdayWidth?: WeekdayWidth;
  /** The calendar that is drawn. Where absent, the one of the locale's -u-ca-, else gregorian. */
  calendar?: Calendar;
  /** Another calendar whose date each day carries too, as `alternate`. */
  alternateCalendar?: Calendar;
  /** A region (KR) whose public holidays the days carry, as `holidays`. */
  holidays?: string;
}

/** The params of `calendar.week`. */
export interface CalendarWeekParams {
  /** A day of the week; today where absent. */
  date?: string;
  /** How many weeks to go on from there, or back. (-521722 to 521722, default 0) */
  offset?: number;
  /**
   * The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are honoured). Where absent,
   * the server's --locale, else LC_ALL, LC_TIME or LANG, else en-US.
   */
  locale?: string;
  /** The day that weeks begin with. Where absent, the locale's. */
  firstWeekday?: Weekday;
  /**
   * How many of its days the first week of a year or month must have (ISO 8601: 4). Where absent,
   * the locale's. (1 to 7)
   */
  minimalDays?: number;
  /** Today's date, in place of the clock's. */
  today?: string;
  /**
   * The IANA time zone in which the clock is read for today's date. Where absent, TZ or the
   * system's.
   */
  timeZone?: string;
  /**
   * The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the locale's own for a month
   * and a year (CLDR's yMMMM).
   */
  titleFormat?: string;
  /** How wide the labels of the weekday header are. (default "abbreviated") */
  weekdayWidth?: WeekdayWidth;
  /** The calendar that is drawn. Where absent, the one of the locale's -u-ca-, else gregorian. */
  calendar?: Calendar;
  /** Another calendar whose date each day carries too, as `alternate`. */
  alternateCalendar?: Calendar;
  /** A region (KR) whose public holidays the days carry, as `holidays`. */
  holidays?: string;
}

/** The params of `calendar.weeks`. */
export interface CalendarWeeksParams {
  /** The year. (1 to 9999) */
  year?: number;
  /** The month; `year` goes with it. (1 to 12) */
  month?: number;
  /** The year that weeks are counted in. (1 to 9999) */
  weekYear?: number;
  /** The first day; `to` goes with it. */
  from?: string;
  /** The last day; `from` goes with it. */
  to?: string;
  /**
   * The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are honoured). Where absent,
   * the server's --locale, else LC_ALL, LC_TIME or LANG, else en-US.
   */
  locale?: string;
  /** The day that weeks begin with. Where absent, the locale's. */
  firstWeekday?: Weekday;
  /**
   * How many of its days the first week of a year or month must have (ISO 8601: 4). Where absent,
   * the locale's. (1 to 7)
   */
  minimalDays?: number;
}

/** The params of `calendar.year`. */
export interface CalendarYearParams {
  /** The year. (1 to 13759) */
  year?: number;
  /** A day of the year, or YYYY-MM, in place of `year`. */
  date?: string;
  /** How many years to go on from there, or back. (-9998 to 9998, default 0) */
  offset?: number;
  /** The era of `year`, in a calendar with several; the last where absent. */
  era?: Era;
  /** As many weeks as each month needs, or always six. (default "fit") */
  rows?: Rows;
  /**
   * The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are honoured). Where absent,
   * the server's --locale, else LC_ALL, LC_TIME or LANG, else en-US.
   */
  locale?: string;
  /** The day that weeks begin with. Where absent, the locale's. */
  firstWeekday?: Weekday;
  /**
   * How many of its days the first week of a year or month must have (ISO 8601: 4). Where absent,
   * the locale's. (1 to 7)
   */
  minimalDays?: number;
  /** Today's date, in place of the clock's. */
  today?: string;
  /**
   * The IANA time zone in which the clock is read for today's date. Where absent, TZ or the
   * system's.
   */
  timeZone?: string;
  /**
   * The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the locale's own for a month
   * and a year (CLDR's yMMMM).
   */
  titleFormat?: string;
  /** How wide the labels of the weekday header are. (default "abbreviated") */
  weekdayWidth?: WeekdayWidth;
  /** The calendar that is drawn. Where absent, the one of the locale's -u-ca-, else gregorian. */
  calendar?: Calendar;
  /** Another calendar whose date each day carries too, as `alternate`. */
  alternateCalendar?: Calendar;
  /** A region (KR) whose public holidays the days carry, as `holidays`. */
  holidays?: string;
}

/** The params of `calendar.shift`. */
export interface CalendarShiftParams {
  /** The date to move. */
  date: string;
  /** Years to add. (-9998 to 9998, default 0) */
  years?: number;
  /** Months to add. (-119987 to 119987, default 0) */
  months?: number;
  /** Weeks to add. (-521722 to 521722, default 0) */
  weeks?: number;
  /** Days to add. (-3652058 to 3652058, default 0) */
  days?: number;
  /** How many dates to give; one where absent. (1 to 10000) */
  count?: number;
}

/** The params of `calendar.between`. */
export interface CalendarBetweenParams {
  /** The date to count from. */
  from: string;
  /** The date to count to. */
  to: string;
}

/** The params of `calendar.today`. */
export interface CalendarTodayParams {
  /** The IANA time zone. Where absent, TZ or the system's. */
  timeZone?: string;
  /** The instant by RFC 3339; now where absent. */
  instant?: string;
  /**
   * The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are honoured). Where absent,
   * the server's --locale, else LC_ALL, LC_TIME or LANG, else en-US.
   */
  locale?: string;
  /** The day that weeks begin with. Where absent, the locale's. */
  firstWeekday?: Weekday;
  /**
   * How many of its days the first week of a year or month must have (ISO 8601: 4). Where absent,
   * the locale's. (1 to 7)
   */
  minimalDays?: number;
}

/** The params of `calendar.convert`. */
export interface CalendarConvertParams {
  /** The date to tell; `to` goes with it. */
  date?: string;
  /** The calendar to tell it in. */
  to?: Calendar;
  /** The calendar of `year`, `month` and `day`. */
  from?: Calendar;
  /** The era of `year`, in a calendar with several. */
  era?: Era;
  /** The year in that calendar. (1 to 99999) */
  year?: number;
  /** The month in that calendar. (1 to 13) */
  month?: number;
  /** The day in that calendar. (1 to 31) */
  day?: number;
  /** The leap month of that number is meant. (default false) */
  isLeapMonth?: boolean;
  /** The locale of the label; the server's where absent. */
  locale?: string;
}

/** The params of `calendar.anniversaries`. */
export interface CalendarAnniversariesParams {
  /** The calendar it is kept in. */
  calendar: Calendar;
  /** The month in that calendar. (1 to 13) */
  month: number;
  /** The day in that calendar. (1 to 31) */
  day: number;
  /**
   * It first was in a leap month; kept in the regular one unless `leapMonth` says otherwise.
   * (default false)
   */
  isLeapMonth?: boolean;
  /** The first date it may be; today where absent. */
  from?: string;
  /** How many dates to give. (1 to 1000, default 10) */
  count?: number;
  /** What to do in a year whose month has no such day. (default "last") */
  missingDay?: MissingDay;
  /** Which month it is kept in where a year has two of that number; regular where absent. */
  leapMonth?: LeapMonth;
}

/** The params of `calendar.holidays`. */
export interface CalendarHolidaysParams {
  /** The region by ISO 3166-1 (KR). */
  region: string;
  /** The year. (1 to 9999) */
  year?: number;
  /** The first day; `to` goes with it. */
  from?: string;
  /** The last day; `from` goes with it. */
  to?: string;
  /** Holidays that were declared late, to be put among the others. */
  extra?: Array<CalendarExtra>;
  /** The locale of the names; the server's where absent. */
  locale?: string;
}

/** The params of `calendar.locale`. */
export interface CalendarLocaleParams {
  /** The locale as a BCP 47 tag; the server's where absent. */
  locale?: string;
}

/** The params of `itunes.searchURL`. */
export interface ItunesSearchURLParams {
  /** What to search for, as raw text. */
  term: string;
  /** The country of the store, two letters in any case; the service takes us where absent. */
  country?: string;
  /** The kind of media; the service takes all where absent. */
  media?: Media;
  /** The kind of results, or several; the service takes the tracks of the media where absent. */
  entity?: string | Array<Entity>;
  /** What of a thing the term is held against; all that the media has where absent. */
  attribute?: Attribute;
  /** The JavaScript function to wrap the answer in. */
  callback?: string;
  /** How many results at most; the service takes 50 where absent. (1 to 200) */
  limit?: number;
  /** The language of the answer, as in en_us or ja_jp. */
  lang?: string;
  /** The version of the answer's members; the service takes 2 where absent. (1 to 2) */
  version?: number;
  /** Whether to include explicit content; the service does where absent. */
  explicit?: boolean;
  /** How many results to leave out. Undocumented. (0 to 2147483647) */
  offset?: number;
  /** The number of a genre. Undocumented. (at least 1) */
  genreId?: string | number;
  /** Any other parameters of the URL: texts by their names. */
  extra?: Record<string, string> | Array<string>;
}

/** The params of `itunes.lookupURL`. */
export interface ItunesLookupURLParams {
  /** The stores' ids: of artists, albums, songs, apps, books …. (at least 1) */
  id?: string | number | Array<string | number>;
  /** Artists' ids in the All Music Guide. (at least 1) */
  amgArtistId?: string | number | Array<string | number>;
  /** Albums' ids in the All Music Guide. (at least 1) */
  amgAlbumId?: string | number | Array<string | number>;
  /** Videos' ids in the All Music Guide. (at least 1) */
  amgVideoId?: string | number | Array<string | number>;
  /** Albums' or videos' UPCs (12 digits) or EANs (13). (at least 1) */
  upc?: string | number | Array<string | number>;
  /** Books' ISBNs, 13 digits or 10, hyphens or none. (at least 1) */
  isbn?: string | number | Array<string | number>;
  /** Apps' bundle ids, as in com.example.app. Undocumented. */
  bundleId?: string | Array<string>;
  /** What belongs to the thing and is asked for too, as in album or song. */
  entity?: string | Array<Entity>;
  /** How many of what belongs to each id at most; the service takes 50 where absent. (1 to 200) */
  limit?: number;
  /** The order of what belongs to it; popular is undocumented. */
  sort?: Sort;
  /** The country of the store, two letters in any case; the service takes us where absent. */
  country?: string;
  /** The kind of media. */
  media?: Media;
  /** What of a thing is meant. */
  attribute?: Attribute;
  /** The language of the answer, as in en_us or ja_jp. */
  lang?: string;
  /** The version of the answer's members; the service takes 2 where absent. (1 to 2) */
  version?: number;
  /** Whether to include explicit content. */
  explicit?: boolean;
  /** The JavaScript function to wrap the answer in. */
  callback?: string;
  /** Any other parameters of the URLs: texts by their names. */
  extra?: Record<string, string> | Array<string>;
}

/** The params of `itunes.parseURL`. */
export interface ItunesParseURLParams {
  /** The URL, as it was found. */
  url: string;
}

/** The params of `itunes.decode`. */
export interface ItunesDecodeParams {
  /** The answer, as it came. */
  text?: string;
  /** A file of answers below one of the server's roots; gzip too. */
  path?: string;
  /** Give also the members that are not understood. (default false) */
  extra?: boolean;
  /** How many problems to list. (0 to 100000, default 1000) */
  maxProblems?: number;
}

/** The params of `itunes.artworkURL`. */
export interface ItunesArtworkURLParams {
  /** The artwork's URL. */
  url: string;
  /** Width and height in pixels; or give width. (1 to 10000) */
  size?: number;
  /** The width in pixels. (1 to 10000) */
  width?: number;
  /** The height in pixels, with width; in the picture's proportions where absent. (1 to 10000) */
  height?: number;
  /** The format of the picture; as it is where absent. */
  format?: Format;
}

/** The params of `itunes.catalog`. */
export interface ItunesCatalogParams {
  /** The media to tell of; all where absent. */
  media?: Media;
}

/** The params of `books.decode`. */
export interface BooksDecodeParams {
  /** The data. */
  text?: string;
  /** A file below one of the server's roots; gzip too. */
  path?: string;
  /** The format; found by the look of the records where absent. */
  format?: Format2;
  /** Whether the first problem ends it. (default "lenient") */
  mode?: Mode;
  /** Only these members of the records; all where absent. */
  fields?: Array<Field>;
  /** Only records of these kinds; all where absent. */
  kinds?: Array<Kind2>;
  /**
   * The byte, uncompressed, at which to go on: a `nextOffset`. (0 to 9223372036854775807, default
   * 0)
   */
  offset?: number;
  /**
   * How many records to give at most; 1000 of a file, all of a text, where absent. (1 to
   * 1000000000)
   */
  limit?: number;
  /** How many problems to list. (0 to 100000, default 1000) */
  maxProblems?: number;
  /** Give also the members that are not understood. (default false) */
  extra?: boolean;
}

/** The params of `books.card`. */
export interface BooksCardParams {
  /** The record, as books.decode gives it. */
  record: BooksCardRecord;
  /**
   * How many characters (extended grapheme clusters) of the summary are shown. (1 to 1000000,
   * default 450)
   */
  limit?: number;
  /** The locale as a BCP 47 tag; the server's where absent. */
  locale?: string;
}

/** The params of `books.isbn`. */
export interface BooksIsbnParams {
  /** The numbers, as strings; one may stand by itself. */
  values: Array<string> | string;
}

/** The params of `server.info`. */
export type ServerInfoParams = Record<string, never>;

/** The params of `rpc.discover`. */
export type RpcDiscoverParams = Record<string, never>;

/** All methods, each in the namespace of its family. */
export interface Methods {
  readonly calendar: {
    /**
     * The grid of one month, ready to draw.
     *
     * Give `year` and `month`, or a `date` in the month (a day or `YYYY-MM`), or neither for the
     * month that today is in; `offset` then moves by whole months. `labels` is the flat list to
     * show, with a blank for each column before the first day; `weeks` has whole weeks, the
     * neighbours' days marked `isOutside`. `todayIndex` counts cells from 0 in both. `previous` and
     * `next` go straight back in as `date`.
     *
     * With another `calendar` the month is one of that, its days labelled in it, leap months walked
     * where they come (after month 2 comes leap month 2); every `date` stays ISO 8601's. A week's
     * `weekYear` and `week` are counted in Gregorian years by `firstWeekday` and `minimalDays`: at
     * the turn of the year they may belong to the other year.
     *
     * @returns A month, by weeks.
     * @throws {RPCError} Its reason may be missingMember, conflictingMembers, outOfRange, badDate,
     *   badValue.
     * @example
     * // January 2022 in Korean
     * await m.calendar.month({"year":2022,"month":1,"locale":"ko-KR","titleFormat":"yyyy년 MM월","today":"2022-01-03"}) // {"title":"2022년 01월","year":2022,"month":1,"dayCount":31,"leadingBlanks":6,"startDate":"2022-01-01","endDate":"2022-01-31","todayIndex":8,"previous":"2021-12-01","next":"2022-02-01","locale":"ko-KR","calendar":"gregorian","firstWeekday":"sunday","minimalDays":1}
     * @example
     * // The month after the one of a date, weeks from Monday
     * await m.calendar.month({"date":"2024-01","offset":1,"locale":"en-GB","today":"2024-02-29","rows":"six"}) // {"title":"February 2024","year":2024,"month":2,"dayCount":29,"leadingBlanks":3,"todayIndex":31,"previous":"2024-01-01","next":"2024-03-01","firstWeekday":"monday"}
     */
    month(params?: CalendarMonthParams, options?: CallOptions): Promise<CalendarMonth>;
    /**
     * The seven days of one week.
     *
     * The week that `date` (today where absent) is in, or the one `offset` weeks on. `dateIndex` is
     * where the moved date falls in it, `todayIndex` where today does, if it does. `previous` and
     * `next` go straight back in as `date`.
     *
     * `weekYear`, `week` and `weekOfMonth` are those of the moved date, counted by `firstWeekday`
     * and `minimalDays`; `weekOfMonth` is 0 for the days before the month's first week. The title is
     * that of the moved date. In the first and the last week of the years 1 to 9999, `startDate` and
     * `endDate` are the week's first and last day within them.
     *
     * @returns A week.
     * @throws {RPCError} Its reason may be outOfRange, badDate, badValue.
     * @example
     * // The week of a Sunday, weeks from Monday
     * await m.calendar.week({"date":"2019-02-10","firstWeekday":"monday","locale":"en-US","today":"2019-02-05"}) // {"title":"February 2019","startDate":"2019-02-04","endDate":"2019-02-10","dateIndex":6,"todayIndex":1,"weekYear":2019,"week":6,"weekOfMonth":2,"previous":"2019-01-28","next":"2019-02-11","firstWeekday":"monday","minimalDays":1}
     * @example
     * // ISO 8601's week of a New Year's Day
     * await m.calendar.week({"date":"2021-01-01","firstWeekday":"monday","minimalDays":4,"locale":"en-US","today":"2022-01-01"}) // {"startDate":"2020-12-28","endDate":"2021-01-03","weekYear":2020,"week":53,"weekOfMonth":0,"dateIndex":4}
     */
    week(params?: CalendarWeekParams, options?: CallOptions): Promise<CalendarWeek>;
    /**
     * Every week that touches a month, a year or a range of dates.
     *
     * Give `year` and `month`, `year` alone, `weekYear` (the weeks that are counted in that year),
     * or `from` and `to`, both inclusive. Each week has its first and last day, its number and how
     * many of its days lie inside. At most 10,000 weeks.
     *
     * @returns The weeks.
     * @throws {RPCError} Its reason may be missingMember, conflictingMembers, outOfRange, badDate,
     *   badValue.
     * @example
     * // The ISO weeks of a month
     * await m.calendar.weeks({"year":2021,"month":1,"firstWeekday":"monday","minimalDays":4,"locale":"en-US"}) // {"weeks":[{"startDate":"2020-12-28","endDate":"2021-01-03","weekYear":2020,"week":53,"daysInside":3},{"startDate":"2021-01-04","endDate":"2021-01-10","weekYear":2021,"week":1,"daysInside":7},{"startDate":"2021-01-11","endDate":"2021-01-17","weekYear":2021,"week":2,"daysInside":7},{"startDate":"2021-01-18","endDate":"2021-01-24","weekYear":2021,"week":3,"daysInside":7},{"startDate":"2021-01-25","endDate":"2021-01-31","weekYear":2021,"week":4,"daysInside":7}]}
     */
    weeks(params?: CalendarWeeksParams, options?: CallOptions): Promise<CalendarWeeks>;
    /**
     * The grids of all months of a year.
     *
     * The year of `year` or of `date`, or the one that today is in; `offset` then moves by years.
     * The weekday header is the same for all months and stands once. Each month has what
     * `calendar.month` gives of its grid; `titleFormat` is the pattern of the months' titles, which
     * are their names otherwise. In another `calendar` the year has the months of that, leap months
     * where they come. `previous` and `next` go straight back in as `date`.
     *
     * @returns A year, by months.
     * @throws {RPCError} Its reason may be conflictingMembers, outOfRange, badDate, badValue.
     * @example
     * // 2022 in Korean
     * await m.calendar.year({"year":2022,"locale":"ko-KR","today":"2022-01-03"}) // {"title":"2022년","year":2022,"dayCount":365,"previous":"2021-01-01","next":"2023-01-01","locale":"ko-KR","calendar":"gregorian","firstWeekday":"sunday","minimalDays":1}
     */
    year(params?: CalendarYearParams, options?: CallOptions): Promise<CalendarYear>;
    /**
     * A date moved by years, months, weeks and days.
     *
     * First the years and months are added, and a day that the month reached doesn't have becomes
     * its last day (`isClamped`); then the weeks and days. With `count` there are that many dates,
     * the first moved once, the second twice, and so on: each from the original date, never from the
     * one before, so 31 March by 1 and 2 months is 30 April and 31 May.
     *
     * @returns The moved date, and all of them.
     * @throws {RPCError} Its reason may be missingMember, outOfRange, badDate.
     * @example
     * // A month after 31 January
     * await m.calendar.shift({"date":"2019-01-31","months":1}) // {"date":"2019-02-28","isClamped":true}
     * @example
     * // Two payment days
     * await m.calendar.shift({"date":"2026-03-31","months":1,"count":2}) // {"date":"2026-04-30","isClamped":true,"dates":[{"date":"2026-04-30","isClamped":true},{"date":"2026-05-31"}]}
     */
    shift(params: CalendarShiftParams, options?: CallOptions): Promise<CalendarShift>;
    /**
     * How far two dates are apart.
     *
     * `days` counts the midnights between the dates; `inclusiveDays` counts the first day too, as
     * anniversaries of couples and hospital stays are counted: from 1 January, 10 January is 9 days
     * away and the 10th day. `weeks` and `period` are the same distance in weeks and days, and in
     * years, months and days: as many whole months as fit (a day that a month doesn't have being its
     * last), then the days that are left. All are negative when `to` is before `from`.
     *
     * @returns The distance.
     * @throws {RPCError} Its reason may be missingMember, badDate.
     * @example
     * // The 100th day
     * await m.calendar.between({"from":"2022-01-01","to":"2022-04-10"}) // {"days":99,"inclusiveDays":100,"weeks":{"weeks":14,"days":1},"period":{"years":0,"months":3,"days":9}}
     * @example
     * // Backwards, over a leap day
     * await m.calendar.between({"from":"2024-03-01","to":"2023-02-28"}) // {"days":-367,"inclusiveDays":-368,"weeks":{"weeks":-52,"days":-3},"period":{"years":-1,"months":0,"days":-2}}
     */
    between(params: CalendarBetweenParams, options?: CallOptions): Promise<CalendarBetween>;
    /**
     * The date now, or at an instant, in a time zone.
     *
     * The date where `timeZone` is, at `instant` or now, with its weekday and its places in month,
     * year and week. Two zones may be a day apart at the same instant; without `timeZone` it is TZ's
     * or the system's.
     *
     * @returns The date and its places.
     * @throws {RPCError} Its reason may be badDate, outOfRange, badValue.
     * @example
     * // Evening in Buenos Aires is another day than in Greenwich
     * await m.calendar.today({"timeZone":"America/Argentina/Buenos_Aires","instant":"2024-07-12T00:30:00Z","locale":"en-US"}) // {"date":"2024-07-11","weekday":"thursday","year":2024,"month":7,"day":11,"dayOfYear":193,"weekYear":2024,"week":28,"weekOfMonth":2}
     */
    today(params?: CalendarTodayParams, options?: CallOptions): Promise<CalendarToday>;
    /**
     * A date told in another calendar, both ways.
     *
     * Give a `date` and the calendar to tell it in (`to`), or the calendar (`from`) with `year`,
     * `month` and `day` for the date it is. The result is the same both ways. A date that does not
     * exist is `badDate` and says why.
     *
     * In `dangi` (the Korean lunar calendar) and `chinese` years are told by the Gregorian one in
     * which they begin, and a leap month has the number of the month before it, with `isLeapMonth`.
     * In `hebrew` 6 is Adar I, which only leap years have, and 7 Adar or Adar II. Years of
     * `japanese` and `roc` belong to an `era`, the last where it is absent.
     *
     * Each calendar is offered for the days that were checked one by one against independent
     * sources: gregorian, buddhist and roc 0001-01-01…9999-12-31, japanese 1873-01-01…9999-12-31,
     * dangi 1899-02-10…2050-12-13, chinese 1900-01-31…2057-08-29, hebrew 0001-09-06…9999-11-03,
     * islamic-umalqura 1981-10-28…2077-11-16, islamic-civil 0622-07-19…9999-10-01, persian
     * 1799-03-21…2123-03-20, indian 0079-03-22…9999-03-21, coptic 0284-08-29…9999-11-10, ethiopic
     * 0008-08-27…9999-11-10.
     *
     * @returns The date in the calendar.
     * @throws {RPCError} Its reason may be missingMember, conflictingMembers, outOfRange, badDate,
     *   badValue.
     * @example
     * // A day in a Korean leap month
     * await m.calendar.convert({"date":"2023-03-22","to":"dangi","locale":"ko"}) // {"date":"2023-03-22","calendar":"dangi","year":2023,"month":2,"day":1,"isLeapMonth":true,"monthDays":29}
     * @example
     * // Korean New Year
     * await m.calendar.convert({"from":"dangi","year":2025,"month":1,"day":1,"locale":"ko"}) // {"date":"2025-01-29","calendar":"dangi","year":2025,"month":1,"day":1}
     */
    convert(params?: CalendarConvertParams, options?: CallOptions): Promise<CalendarConvert>;
    /**
     * The dates of a birthday or memorial day that is kept in another calendar.
     *
     * The next `count` days, from `from` on, that are `month` and `day` in the calendar. In a year
     * in which that month has no such day it is kept on the month's last (`missingDay` `last`, and
     * then `isClamped`), or not at all (`skip`). `leapMonth` says in which month it is kept where
     * there may be two of that number: in the `regular` one every year, in the leap month only
     * (`leapOnly`), so only in years that have it, or in `both`. There are fewer where the
     * calendar's range ends.
     *
     * @returns The dates, in order.
     * @throws {RPCError} Its reason may be missingMember, outOfRange, badDate, badValue.
     * @example
     * // A lunar birthday
     * await m.calendar.anniversaries({"calendar":"dangi","month":8,"day":15,"from":"2024-01-01","count":3}) // {"calendar":"dangi","dates":[{"date":"2024-09-17","year":2024},{"date":"2025-10-06","year":2025},{"date":"2026-09-25","year":2026}]}
     */
    anniversaries(params: CalendarAnniversariesParams, options?: CallOptions): Promise<CalendarAnniversaries>;
    /**
     * The public holidays of a region.
     *
     * Give a `year`, or `from` and `to`, both inclusive. A day that stands for a holiday lost to a
     * weekend or to another holiday is flagged `isSubstitute`. The data are dated: `firstYear` to
     * `lastYear` there are any, and from `firstProjectedYear` on they follow from the rules, so what
     * a government declares late is missing; give that as `extra`. Names are in the region's
     * language for its locales, and in English for others. There is data of KR.
     *
     * @returns The holidays, in order.
     * @throws {RPCError} Its reason may be missingMember, conflictingMembers, outOfRange, badDate,
     *   badValue.
     * @example
     * // New Year's holidays with their substitute
     * await m.calendar.holidays({"region":"KR","from":"2024-02-01","to":"2024-02-29","locale":"ko"}) // {"holidays":[{"date":"2024-02-09","weekday":"friday","name":"설날 전날"},{"date":"2024-02-10","weekday":"saturday","name":"설날"},{"date":"2024-02-11","weekday":"sunday","name":"설날 다음날"},{"date":"2024-02-12","weekday":"monday","name":"설날 대체 휴일","isSubstitute":true}],"region":"KR","firstYear":2014,"lastYear":2030,"firstProjectedYear":2027}
     */
    holidays(params: CalendarHolidaysParams, options?: CallOptions): Promise<CalendarHolidays>;
    /**
     * A locale's week, names, patterns and digits.
     *
     * What calendars are drawn by in a locale, from the Unicode CLDR. Names are the standalone
     * forms, as a header has them; weekdays begin with the locale's first.
     *
     * @returns The locale.
     * @throws {RPCError} Its reason may be badValue.
     * @example
     * // Korean
     * await m.calendar.locale({"locale":"ko"}) // {"locale":"ko","firstWeekday":"sunday","minimalDays":1,"weekend":["saturday","sunday"],"titlePattern":"y년 MMMM","digits":"0123456789","direction":"leftToRight"}
     */
    locale(params?: CalendarLocaleParams, options?: CallOptions): Promise<CalendarLocale>;
  };
  readonly itunes: {
    /**
     * The URL of a search in the iTunes, App and Book Stores.
     *
     * The URL that the iTunes Search API answers with what matches `term`; fetching it is up to the
     * caller. `term` is raw text, never encoded before: a blank becomes `+`, letters, digits and
     * `.-_*` stay, and every other byte of its UTF-8 becomes `%HH`. Nothing is normalised or folded,
     * and what is absent stays absent: the service's own defaults are never written.
     *
     * `entity` and `attribute` are checked against `media` where it is given, and may be of any
     * media where it is not, which is not the same as the media `all`. For ebook Apple lists no
     * attributes, so any is taken. Several entities, as a list or with commas, work though no page
     * says so; each is written once. `offset` and `genreId` are undocumented too. What else is to be
     * in the URL goes into `extra`.
     *
     * @returns The URL.
     * @throws {RPCError} Its reason may be missingMember, outOfRange, badValue, conflictingMembers.
     * @example
     * // Apple's own
     * await m.itunes.searchURL({"term":"jack johnson","entity":"musicVideo"}) // {"url":"https://itunes.apple.com/search?term=jack+johnson&entity=musicVideo"}
     * @example
     * // All there is
     * await m.itunes.searchURL({"term":"C++ & Rust","country":"KR","media":"podcast","entity":["podcast","podcastEpisode"],"attribute":"titleTerm","callback":"app.show","limit":25,"lang":"ja_jp","version":2,"explicit":false,"offset":25,"genreId":"1318","extra":{"_":"1598950000000"}}) // {"url":"https://itunes.apple.com/search?term=C%2B%2B+%26+Rust&country=KR&media=podcast&entity=podcast,podcastEpisode&attribute=titleTerm&callback=app.show&limit=25&lang=ja_jp&version=2&explicit=No&offset=25&genreId=1318&_=1598950000000"}
     */
    searchURL(params: ItunesSearchURLParams, options?: CallOptions): Promise<ItunesSearchURL>;
    /**
     * The URLs that look things up by their ids.
     *
     * The URLs that the iTunes Search API answers with the things of these ids, and with what
     * belongs to them where `entity` names it. Exactly one kind of id is given: a list, one alone,
     * or a text with commas between them. Ids are strings, so that UPC and ISBN keep their zeros; a
     * number is taken too. Blanks around an id are left out, and hyphens and blanks in a UPC or
     * ISBN; their check digits must be right. An ISBN of ten digits is written as it is, though
     * Apple documents thirteen.
     *
     * Each URL has at most 200 ids, beyond which the service fails, in their order and each once.
     * What is absent stays absent. `limit` counts what belongs to each id. `country` and the
     * parameters after it are undocumented here and in wide use.
     *
     * @returns The URLs.
     * @throws {RPCError} Its reason may be missingMember, outOfRange, badValue, conflictingMembers.
     * @example
     * // The five newest songs of two artists
     * await m.itunes.lookupURL({"amgArtistId":["468749","5723"],"entity":"song","limit":5,"sort":"recent"}) // {"urls":["https://itunes.apple.com/lookup?amgArtistId=468749,5723&entity=song&limit=5&sort=recent"],"count":2,"duplicates":[]}
     * @example
     * // An app in Thailand's store
     * await m.itunes.lookupURL({"bundleId":"com.example.mobiler","country":"TH"}) // {"urls":["https://itunes.apple.com/lookup?bundleId=com.example.mobiler&country=TH"],"count":1}
     * @example
     * // The same id twice
     * await m.itunes.lookupURL({"id":[909253,"284910350","909253"]}) // {"urls":["https://itunes.apple.com/lookup?id=909253,284910350"],"count":2,"duplicates":["909253"]}
     */
    lookupURL(params?: ItunesLookupURLParams, options?: CallOptions): Promise<ItunesLookupURL>;
    /**
     * What a URL of the iTunes Search API or of a store's page asks for.
     *
     * Reads any spelling in use: http, ports, no scheme at all, `/us/search`, the old `wsSearch` and
     * `wsLookup`, `%20` or `+`, escaped commas, `&amp;` for `&`, brackets or quotes around it.
     * `parameters` has the members that `itunes.searchURL` or `itunes.lookupURL` take: given to it,
     * they make the canonical URL. What is odd is taken as far as its type allows and told in
     * `warnings`: a text that is no known value stays, a number that is none is left out. Of a
     * parameter that comes twice the first is taken, as Java servlets do. What neither method
     * declares is in `extra`. A country in the path counts where the query has none.
     *
     * A link to a store's page (App Store, Apple Music, Books, Podcasts, TV, iTunes) has the
     * endpoint `page`, the `id` of the thing, the `country`, the `kind`, the `parentId` that a
     * song's album, an episode's podcast or season has, and as `parameters` what `itunes.lookupURL`
     * makes the URL of that fetches it. An episode of a podcast comes with the 200 newest of it,
     * since it has no lookup of its own; for playlists and for Apple TV's ids there is none, so
     * `parameters` is empty. The language and the parameters of affiliates are ignored.
     *
     * @returns What the URL asks for.
     * @throws {RPCError} Its reason may be missingMember, badValue.
     * @example
     * // An old spelling
     * await m.itunes.parseURL({"url":"http://itunes.apple.com:80/WebObjects/MZStoreServices.woa/wa/wsSearch?media=music&amp;term=Jos%c3%a9%20James&amp;limit=500"}) // {"endpoint":"search","parameters":{"term":"José James","media":"music","limit":500},"warnings":["keys start with \"amp;\": HTML-escaped URL","limit must be 1 to 200, not 500"]}
     * @example
     * // Several ids, and a cache buster
     * await m.itunes.parseURL({"url":"https://itunes.apple.com/de/lookup?amgArtistId=468749%2C5723&explicit=no&_=1598"}) // {"endpoint":"lookup","parameters":{"amgArtistId":["468749","5723"],"country":"de","explicit":false,"extra":{"_":"1598"}},"warnings":["unknown parameter _"]}
     * @example
     * // A song's page
     * await m.itunes.parseURL({"url":"https://music.apple.com/kr/album/palette/1226967286?i=1226968002&l=ko"}) // {"endpoint":"page","id":"1226968002","country":"kr","kind":"song","parentId":"1226967286","parameters":{"id":["1226968002"],"country":"kr"},"warnings":[]}
     */
    parseURL(params: ItunesParseURLParams, options?: CallOptions): Promise<ItunesParseURL>;
    /**
     * Records from answers of the iTunes Search API.
     *
     * Takes one answer or one a line, from `text` or from a file: plain, padded with newlines, or
     * wrapped in a JSONP callback. Either `text` or `path` must be given.
     *
     * Answers are loose, and taken as they are: numbers as strings and the reverse, members that are
     * null or missing, both versions of the service. One bad record never loses the others: what is
     * wrong is told in `problems`, with its place. A body that holds no answer at all (empty, HTML,
     * cut) is the error parsingFailed, whose `cause` says why; an error of the service is
     * serviceError, with its message.
     *
     * With a `partialResultToken` records and problems come in parts of at most 256, `{"records":
     * […], "problems": […]}`, and the lists of the result are empty.
     *
     * @returns Records and problems.
     * @throws {RPCError} Its reason may be missingMember, conflictingMembers, outOfRange, badValue,
     *   fileNotFound, readFailed, pathNotAllowed, notAFile, parsingFailed, serviceError,
     *   answerTooLarge, cancelled.
     * @example
     * // A song
     * await m.itunes.decode({"text":"{\"resultCount\":1,\"results\":[{\"wrapperType\":\"track\",\"kind\":\"song\",\"trackId\":\"1440833098\",\"trackName\":\"Greensleeves\",\"trackPrice\":-1,\"trackTimeMillis\":83720}]}"}) // {"resultCount":1,"count":1,"problemCount":0,"records":[{"type":"song","wrapperType":"track","kind":"song","id":"1440833098","name":"Greensleeves","genres":[],"durationSeconds":83.72,"screenshots":[],"languages":[],"artwork":[]}]}
     */
    decode(params?: ItunesDecodeParams, options?: CallOptions): Promise<ItunesDecode>;
    /**
     * An artwork's URL at another size.
     *
     * Answers of the service have pictures of 30 to 600 pixels, and their URLs say the size:
     * `…/100x100bb.jpg`, older ones `….100x100-75.jpg`, screenshots `…/800x500bb.jpg` or
     * `…/screen1136x1136.jpeg`, templates `…/{w}x{h}bb.{f}`. The size is replaced by `size` (a
     * square that the picture is fitted into) or by `width` and `height`; with `width` alone the
     * proportions stay. How the picture is fitted and its quality stay as they are, but a quality
     * above 100, which the service refuses now, is left out. The server never makes a picture larger
     * than its original. A URL that says no size comes back unchanged, with a warning.
     *
     * @returns The URL.
     * @throws {RPCError} Its reason may be missingMember, outOfRange, badValue, conflictingMembers.
     * @example
     * // Six times as large
     * await m.itunes.artworkURL({"url":"https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x.jpg/100x100bb.jpg","size":600}) // {"url":"https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x.jpg/600x600bb.jpg","warnings":[]}
     * @example
     * // A template, as WebP
     * await m.itunes.artworkURL({"url":"https://is1-ssl.mzstatic.com/image/thumb/v4/x.jpg/{w}x{h}bb.{f}","width":640,"height":360,"format":"webp"}) // {"url":"https://is1-ssl.mzstatic.com/image/thumb/v4/x.jpg/640x360bb.webp"}
     * @example
     * // No size in it
     * await m.itunes.artworkURL({"url":"https://example.com/cover.jpg","size":600}) // {"url":"https://example.com/cover.jpg","warnings":["the URL says no size, so it is unchanged"]}
     */
    artworkURL(params: ItunesArtworkURLParams, options?: CallOptions): Promise<ItunesArtworkURL>;
    /**
     * The tables of the iTunes Search API.
     *
     * Media with their entities and attributes, parameters with their values or bounds, and the
     * countries that have a store: the tables that the other methods check by. They are those of
     * Apple's archived and current pages together, with what is in wide use beside them. `notes`
     * tells where the pages, or the pages and practice, disagree. With `media` only what goes with
     * it is told of media, entities and attributes.
     *
     * @returns The tables.
     * @throws {RPCError} Its reason may be badValue.
     * @example
     * // What there is of podcasts
     * await m.itunes.catalog({"media":"podcast"}) // {"endpoints":{"search":"https://itunes.apple.com/search","lookup":"https://itunes.apple.com/lookup"},"media":[{"media":"podcast","entities":["podcastAuthor","podcast","podcastEpisode"],"defaultEntity":"podcast","attributes":["titleTerm","languageTerm","authorTerm","genreIndex","artistTerm","ratingIndex","keywordsTerm","descriptionTerm"],"hasDocumentedAttributes":true}]}
     * @example
     * // Everything
     * await m.itunes.catalog({}) // {"wrapperTypes":["track","collection","artist","software","audiobook","podcastEpisode"],"explicitness":["explicit","cleaned","notExplicit"]}
     */
    catalog(params?: ItunesCatalogParams, options?: CallOptions): Promise<ItunesCatalog>;
  };
  readonly books: {
    /**
     * Books from data of many formats.
     *
     * Takes `text` or a file: one document, a list, documents one after the other or one a line,
     * lines of a dump; gzip too. Either `text` or `path` must be given. The format is found by the
     * look of the records, or named.
     *
     * `lenient` takes what it can: a byte order mark, trailing commas, numbers as strings; each
     * problem is listed with its place, and what became of the value or record. `strict` ends at the
     * first problem with the error parsingFailed, whose `cause` is the problem's reason.
     *
     * A file is given in steps of `limit` records: `nextOffset` is where the next step begins, as
     * `offset`; pointers and record numbers then count from there. With a `partialResultToken` all
     * of it comes in parts of at most 256 records, `{"records": […], "problems": […]}`, and the
     * lists of the result are empty.
     *
     * @returns Books and problems.
     * @throws {RPCError} Its reason may be missingMember, conflictingMembers, outOfRange, badValue,
     *   fileNotFound, readFailed, pathNotAllowed, notAFile, parsingFailed, answerTooLarge,
     *   cancelled.
     * @example
     * // A book of a series
     * await m.books.decode({"text":"{\"data\":[{\"attributes\":{\"title\":\"Emma\",\"author\":\"Jane Austen\",\"pages\":474,\"release_date\":\"1815-12-2\"}}]}","fields":["title","authors","pages","releaseDate","pointer"]}) // {"format":"series","recordCount":1,"problemCount":1,"records":[{"title":"Emma","authors":["Jane Austen"],"pages":474,"releaseDate":{"text":"1815-12-2","iso":"1815-12-02","year":1815,"month":12,"day":2},"pointer":"/data/0"}]}
     */
    decode(params?: BooksDecodeParams, options?: CallOptions): Promise<BooksDecode>;
    /**
     * One book as lines to show.
     *
     * What a reader is shown of a record that `books.decode` gave: the authors in one line, the
     * release date in the locale's words and as exact as it is known, the summary cut where it is
     * longer than `limit`, the chapters numbered. Of a record's other members nothing is needed. The
     * labels are Korean in Korean locales, else English: `labelLocale` says which.
     *
     * @returns The card.
     * @throws {RPCError} Its reason may be missingMember, typeMismatch, outOfRange, notIntegral,
     *   badDate, badValue.
     * @example
     * // A date in English
     * await m.books.card({"record":{"title":"Middlemarch","authors":["George Eliot"],"releaseDate":{"year":1871,"month":12,"day":1},"pages":904,"chapters":[{"title":"Prelude","order":1}]},"locale":"en-US"}) // {"title":"Middlemarch","author":"George Eliot","releaseDate":"December 1, 1871","pages":904,"chapters":["1. Prelude"],"labelLocale":"en"}
     * @example
     * // A summary that is too long
     * await m.books.card({"record":{"title":"T","summary":"가나다라마"},"limit":3,"locale":"ko"}) // {"title":"T","summary":"가나다…","isTruncated":true,"labelLocale":"ko"}
     */
    card(params: BooksCardParams, options?: CallOptions): Promise<BooksCard>;
    /**
     * ISBNs checked, converted and hyphenated.
     *
     * For each of `values`, in their order: whether it is an ISBN, and its forms. Hyphens and blanks
     * of any kind, digits of any script, `ISBN` before it and a qualifier behind it (`0385133553 (v.
     * 2)`) are taken. A number that is none is an answer like the others: without `isValid`, and
     * with the `reason`. Hyphens follow the ranges of the International ISBN Agency; a number of a
     * range that has not been given out is valid, has none, and says so in `reason`. Numbers that
     * begin with 979-0 are ISMNs, of printed music.
     *
     * @returns The numbers.
     * @example
     * // Ten digits
     * await m.books.isbn({"values":["0-7475-3269-9"]}) // {"isbns":[{"input":"0-7475-3269-9","isValid":true,"isbn13":"9780747532699","isbn10":"0747532699","hyphenated":"0-7475-3269-9"}]}
     * @example
     * // A wrong check digit
     * await m.books.isbn({"values":["9780747532698"]}) // {"isbns":[{"input":"9780747532698","reason":"the check digit must be 9, not 8"}]}
     * @example
     * // A qualifier
     * await m.books.isbn({"values":"0385133553 (v. 2)"}) // {"isbns":[{"input":"0385133553 (v. 2)","isValid":true,"isbn13":"9780385133555","isbn10":"0385133553","hyphenated":"0-385-13355-3","qualifier":"v. 2"}]}
     */
    isbn(params: BooksIsbnParams, options?: CallOptions): Promise<BooksIsbn>;
  };
  readonly server: {
    /**
     * Name, version, limits and data versions of the server.
     *
     * What a client may want to know before it asks: how much the server takes of anything, which
     * directories it reads files from, and how old its tables are.
     *
     * @returns The server.
     * @example
     * // As started
     * await m.server.info({}) // {"name":"moonshelf","data":{"cldr":"46"}}
     */
    info(params?: ServerInfoParams, options?: CallOptions): Promise<ServerInfo>;
    /**
     * Gives its params back as they came.
     *
     * Takes anything, by name or by position, and gives it back: whole numbers of 64 bits and
     * strings exactly, other numbers as the double they are, members in their order. Absent or null
     * params give `{}`.
     *
     * Its params are anything.
     *
     * @returns The params.
     * @example
     * // An object
     * await m.server.echo({"text":"달력","number":9007199254740993}) // {"text":"달력","number":9007199254740993}
     * @example
     * // By position
     * await m.server.echo([1,[],null]) // [1,[],null]
     */
    echo(params?: unknown, options?: CallOptions): Promise<Record<string, unknown> | Array<unknown>>;
  };
  readonly rpc: {
    /**
     * All methods, as an OpenRPC document.
     *
     * The document names each method's parameters, result, errors and examples, with a JSON Schema
     * (2020-12) for each. The schemas say what a well-formed call has; beyond them an optional
     * parameter may be null, an empty object may stand for an empty array and the reverse.
     *
     * @returns An OpenRPC 1.3 document.
     * @example
     * // The document
     * await m.rpc.discover({}) // {"openrpc":"1.3.2"}
     */
    discover(params?: RpcDiscoverParams, options?: CallOptions): Promise<RpcDiscover>;
  };
}
