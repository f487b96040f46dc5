/// Public holidays of the Republic of Korea (관공서의 공휴일에 관한 규정), 2014 to 2030.
///
/// Data of November 2026, from the `holidays` package 0.109, category public. The years after 2026
/// are projected by the rules in force: temporary holidays and days of by-elections can't be known
/// before the government declares them. Those of the lunar calendar agree with the almanac.
let koreanHolidays = HolidayTable(
  region: "KR", language: "ko", years: 2014...2030, firstProjectedYear: 2027,
  kinds: [
    HolidayTable.Kind(
      "신정연휴", "New Year's Day",
      """
      2014-01-01 2015-01-01 2016-01-01 2017-01-01 2018-01-01 2019-01-01 2020-01-01
      2021-01-01 2022-01-01 2023-01-01 2024-01-01 2025-01-01 2026-01-01 2027-01-01
      2028-01-01 2029-01-01 2030-01-01
      """),
    HolidayTable.Kind(
      "설날 전날", "The day preceding Korean New Year",
      """
      2014-01-30 2015-02-18 2016-02-07 2017-01-27 2018-02-15 2019-02-04 2020-01-24
      2021-02-11 2022-01-31 2023-01-21 2024-02-09 2025-01-28 2026-02-16 2027-02-06
      2028-01-26 2029-02-12 2030-02-02
      """),
    HolidayTable.Kind(
      "설날", "Korean New Year",
      """
      2014-01-31 2015-02-19 2016-02-08 2017-01-28 2018-02-16 2019-02-05 2020-01-25
      2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-07
      2028-01-27 2029-02-13 2030-02-03
      """),
    HolidayTable.Kind(
      "설날 다음날", "The second day of Korean New Year",
      """
      2014-02-01 2015-02-20 2016-02-09 2017-01-29 2018-02-17 2019-02-06 2020-01-26
      2021-02-13 2022-02-02 2023-01-23 2024-02-11 2025-01-30 2026-02-18 2027-02-08
      2028-01-28 2029-02-14 2030-02-04
      """),
    HolidayTable.Kind(
      "삼일절", "Independence Movement Day",
      """
      2014-03-01 2015-03-01 2016-03-01 2017-03-01 2018-03-01 2019-03-01 2020-03-01
      2021-03-01 2022-03-01 2023-03-01 2024-03-01 2025-03-01 2026-03-01 2027-03-01
      2028-03-01 2029-03-01 2030-03-01
      """),
    HolidayTable.Kind(
      "국회의원 선거일", "National Assembly Election Day",
      """
      2016-04-13 2020-04-15 2024-04-10 2028-04-12
      """),
    HolidayTable.Kind(
      "노동절", "Labor Day",
      """
      2026-05-01 2027-05-01 2028-05-01 2029-05-01 2030-05-01
      """),
    HolidayTable.Kind(
      "부처님오신날", "Buddha's Birthday",
      """
      2017-05-03 2018-05-22 2019-05-12 2020-04-30 2021-05-19 2022-05-08 2023-05-27
      2024-05-15 2025-05-05 2026-05-24 2027-05-13 2028-05-02 2029-05-20 2030-05-09
      """),
    HolidayTable.Kind(
      "어린이날", "Children's Day",
      """
      2014-05-05 2015-05-05 2016-05-05 2017-05-05 2018-05-05 2019-05-05 2020-05-05
      2021-05-05 2022-05-05 2023-05-05 2024-05-05 2025-05-05 2026-05-05 2027-05-05
      2028-05-05 2029-05-05 2030-05-05
      """),
    HolidayTable.Kind(
      "석가탄신일", "Buddha's Birthday",
      """
      2014-05-06 2015-05-25 2016-05-14
      """),
    HolidayTable.Kind(
      "대통령 선거일", "Presidential Election Day",
      """
      2017-05-09 2022-03-09 2025-06-03 2030-03-27
      """),
    HolidayTable.Kind(
      "지방선거일", "Local Election Day",
      """
      2014-06-04 2018-06-13 2022-06-01 2026-06-03 2030-06-12
      """),
    HolidayTable.Kind(
      "현충일", "Memorial Day",
      """
      2014-06-06 2015-06-06 2016-06-06 2017-06-06 2018-06-06 2019-06-06 2020-06-06
      2021-06-06 2022-06-06 2023-06-06 2024-06-06 2025-06-06 2026-06-06 2027-06-06
      2028-06-06 2029-06-06 2030-06-06
      """),
    HolidayTable.Kind(
      "제헌절", "Constitution Day",
      """
      2026-07-17 2027-07-17 2028-07-17 2029-07-17 2030-07-17
      """),
    HolidayTable.Kind(
      "임시공휴일", "Temporary Public Holiday",
      """
      2015-08-14 2016-05-06 2017-10-02 2020-08-17 2023-10-02 2025-01-27
      """),
    HolidayTable.Kind(
      "광복절", "Liberation Day",
      """
      2014-08-15 2015-08-15 2016-08-15 2017-08-15 2018-08-15 2019-08-15 2020-08-15
      2021-08-15 2022-08-15 2023-08-15 2024-08-15 2025-08-15 2026-08-15 2027-08-15
      2028-08-15 2029-08-15 2030-08-15
      """),
    HolidayTable.Kind(
      "추석 전날", "The day preceding Chuseok",
      """
      2014-09-07 2015-09-26 2016-09-14 2017-10-03 2018-09-23 2019-09-12 2020-09-30
      2021-09-20 2022-09-09 2023-09-28 2024-09-16 2025-10-05 2026-09-24 2027-09-14
      2028-10-02 2029-09-21 2030-09-11
      """),
    HolidayTable.Kind(
      "추석", "Chuseok",
      """
      2014-09-08 2015-09-27 2016-09-15 2017-10-04 2018-09-24 2019-09-13 2020-10-01
      2021-09-21 2022-09-10 2023-09-29 2024-09-17 2025-10-06 2026-09-25 2027-09-15
      2028-10-03 2029-09-22 2030-09-12
      """),
    HolidayTable.Kind(
      "추석 다음날", "The second day of Chuseok",
      """
      2014-09-09 2015-09-28 2016-09-16 2017-10-05 2018-09-25 2019-09-14 2020-10-02
      2021-09-22 2022-09-11 2023-09-30 2024-09-18 2025-10-07 2026-09-26 2027-09-16
      2028-10-04 2029-09-23 2030-09-13
      """),
    HolidayTable.Kind(
      "국군의 날", "Armed Forces Day",
      """
      2024-10-01
      """),
    HolidayTable.Kind(
      "개천절", "National Foundation Day",
      """
      2014-10-03 2015-10-03 2016-10-03 2017-10-03 2018-10-03 2019-10-03 2020-10-03
      2021-10-03 2022-10-03 2023-10-03 2024-10-03 2025-10-03 2026-10-03 2027-10-03
      2028-10-03 2029-10-03 2030-10-03
      """),
    HolidayTable.Kind(
      "한글날", "Hangul Day",
      """
      2014-10-09 2015-10-09 2016-10-09 2017-10-09 2018-10-09 2019-10-09 2020-10-09
      2021-10-09 2022-10-09 2023-10-09 2024-10-09 2025-10-09 2026-10-09 2027-10-09
      2028-10-09 2029-10-09 2030-10-09
      """),
    HolidayTable.Kind(
      "기독탄신일", "Christmas Day",
      """
      2014-12-25 2015-12-25 2016-12-25 2017-12-25 2018-12-25 2019-12-25 2020-12-25
      2021-12-25 2022-12-25 2023-12-25 2024-12-25 2025-12-25 2026-12-25 2027-12-25
      2028-12-25 2029-12-25 2030-12-25
      """),
    HolidayTable.Kind(
      "설날 대체 휴일", "Alternative holiday for Korean New Year", isSubstitute: true,
      """
      2016-02-10 2017-01-30 2020-01-27 2023-01-24 2024-02-12 2027-02-09 2030-02-05
      """),
    HolidayTable.Kind(
      "삼일절 대체 휴일", "Alternative holiday for Independence Movement Day", isSubstitute: true,
      """
      2025-03-03 2026-03-02
      """),
    HolidayTable.Kind(
      "노동절 대체 휴일", "Alternative holiday for Labor Day", isSubstitute: true,
      """
      2027-05-03
      """),
    HolidayTable.Kind(
      "어린이날 대체 휴일", "Alternative holiday for Children's Day", isSubstitute: true,
      """
      2018-05-07 2019-05-06 2024-05-06 2025-05-06 2029-05-07 2030-05-06
      """),
    HolidayTable.Kind(
      "부처님오신날 대체 휴일", "Alternative holiday for Buddha's Birthday", isSubstitute: true,
      """
      2023-05-29 2025-05-06 2026-05-25 2029-05-21
      """),
    HolidayTable.Kind(
      "제헌절 대체 휴일", "Alternative holiday for Constitution Day", isSubstitute: true,
      """
      2027-07-19
      """),
    HolidayTable.Kind(
      "광복절 대체 휴일", "Alternative holiday for Liberation Day", isSubstitute: true,
      """
      2021-08-16 2026-08-17 2027-08-16
      """),
    HolidayTable.Kind(
      "추석 대체 휴일", "Alternative holiday for Chuseok", isSubstitute: true,
      """
      2014-09-10 2015-09-29 2017-10-06 2018-09-26 2022-09-12 2025-10-08 2028-10-05
      2029-09-24
      """),
    HolidayTable.Kind(
      "개천절 대체 휴일", "Alternative holiday for National Foundation Day", isSubstitute: true,
      """
      2021-10-04 2026-10-05 2027-10-04
      """),
    HolidayTable.Kind(
      "한글날 대체 휴일", "Alternative holiday for Hangul Day", isSubstitute: true,
      """
      2021-10-11 2022-10-10 2027-10-11
      """),
    HolidayTable.Kind(
      "기독탄신일 대체 휴일", "Alternative holiday for Christmas Day", isSubstitute: true,
      """
      2027-12-27
      """),
  ])
