import Books
import Testing

struct PagesTests {
  @Test(arguments: [
    ("309 p.", 309), ("xi, 265 p. ;", 265), ("109 (i. e. 131) p.", 131), ("109 [i.e. 131] p.", 131),
    ("xvii, 192, [1] p.", 192), ("[96] p. ;", 96), ("[96] p.", 96), ("280 S. :", 280), ("280 S.", 280),
    ("223", 223), ("144 ", 144), ("xi, 265", 265), ("223 pages", 223), ("1 page", 1),
    ("8, 304 p.", 304), ("[4], 96, [12] p.", 96), ("304, 16 p.", 304), ("1,024 p.", 1024),
    ("1 online resource (320 pages)", 320), ("1 v. (300 p.)", 300), ("400 v. (300 p.)", 300),
    ("ix, 300 p., [16] p. of plates", 300), ("ca. 200 p.", 200), ("300 p. : ill. ; 23 cm", 300),
    ("412쪽", 412), ("412 쪽", 412), ("p. 200", nil), ("PP. 12", nil), ("250 pp", 250),
    ("26 v.", nil), ("26 v. :", nil), ("26 volumes", nil), ("", nil), ("p.", nil), ("xvi p.", nil),
    ("24 leaves", nil), ("v. :", nil), ("23 cm", nil), ("0", nil), ("0 p.", nil), ("-1", nil),
    ("100001 p.", nil), ("99999999999999999999999999 p.", nil), ("unpaged", nil), ("n/a", nil),
    ("p. 123-145", nil), ("345-678 p.", nil), ("223.5", nil), ("1 v. (unpaged)", nil),
  ] as [(String, Int?)])
  func count(text: String, expected: Int?) {
    #expect(Pages.count(in: text) == expected)
  }

  @Test func anythingIsTaken() {
    let pieces = ["1", "99", ",", "[", "]", "(", ")", "p", ".", "i.e.", "v", "x", "-", " ", "쪽", "\u{0}"]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12)).map { _ in pieces.randomElement() ?? "" }.joined()
      if let count = Pages.count(in: text) { #expect(Pages.bounds ~= count) }
    }
    #expect(Pages.count(in: String(repeating: "(", count: 1_000_000)) == nil)
  }
}
