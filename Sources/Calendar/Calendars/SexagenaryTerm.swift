/// One of the sixty terms (간지, 干支) that days, months and years are counted in, over and over: a
/// heavenly stem and an earthly branch, each moved on by one.
package struct SexagenaryTerm: Equatable, Sendable {
  /// 0 to 59; 0 is 갑자, 甲子.
  package let index: Int

  /// The term so many after 갑자.
  init(_ count: Int) {
    let index = count % 60
    self.index = index < 0 ? index + 60 : index
  }

  /// 0 to 9, from 갑 (甲).
  package var stem: Int { index % 10 }
  /// 0 to 11, from 자 (子).
  package var branch: Int { index % 12 }

  /// In Hangul, `갑자`.
  package var korean: String { Self.koreanStems[stem] + Self.koreanBranches[branch] }
  /// In Chinese characters, `甲子`.
  package var chinese: String { Self.chineseStems[stem] + Self.chineseBranches[branch] }

  private static let koreanStems = ["갑", "을", "병", "정", "무", "기", "경", "신", "임", "계"]
  private static let koreanBranches = [
    "자", "축", "인", "묘", "진", "사", "오", "미", "신", "유", "술", "해",
  ]
  private static let chineseStems = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"]
  private static let chineseBranches = [
    "子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥",
  ]

  /// The term of a year of `dangi` or `chinese`: 1984 is 갑자.
  package static func year(_ year: Int) -> SexagenaryTerm { SexagenaryTerm(year % 60 - 4) }

  /// The term of a month of `dangi` or `chinese`, a leap month's being that of its regular one: the
  /// first month of 1984 is 병인 (丙寅).
  package static func month(_ month: Int, ofYear year: Int) -> SexagenaryTerm {
    SexagenaryTerm(year % 60 * 12 + month % 60 + 13)
  }
}

extension CivilDate {
  /// The term of a day, from midnight to midnight: 1970-01-01 is 신사 (辛巳), the 18th.
  package var sexagenaryDay: SexagenaryTerm { SexagenaryTerm(number + 17) }
}
