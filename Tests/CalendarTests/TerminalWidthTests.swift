import Calendar
import Testing
import Trees

struct TerminalWidthTests {
  /// UAX 11: what is W or F takes two columns, all else one; marks and format characters none. The
  /// classes are those of Python's unicodedata.
  @Test(arguments: [
    ("", 0), ("a", 1), ("2022", 4), ("é", 1), ("e\u{301}", 1), ("한", 2), ("1월", 3), ("日本語", 6),
    ("Ａ", 2), ("ｱ", 1), ("。", 2), ("😀", 2), ("°", 1), ("…", 1), ("א׳", 2), ("مارس", 4),
    // A vowel above or below its consonant takes no column of its own.
    ("มี", 1), ("a\u{200D}b", 2), ("\u{FEFF}a", 1), ("a\u{20DD}", 1), ("\n\t", 0),
  ])
  func columnsOfText(text: String, expected: Int) {
    #expect(columns(text) == expected)
  }
}
