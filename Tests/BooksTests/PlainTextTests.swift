import Books
import Testing

struct PlainTextTests {
  @Test(arguments: [
    ("&lt;p&gt;One&lt;/p&gt;", "One"), ("<p>One</p>", "One"), ("<p>One</p><p>Two</p>", "One\nTwo"),
    ("One<br>Two<br/>Three<BR />Four", "One\nTwo\nThree\nFour"), ("<div>One</div>Two", "One\nTwo"),
    ("<ul><li>One</li><li>Two</li></ul>", "One\nTwo"), ("One<br><br>Two", "One\n\nTwo"),
    ("One<br><br><br><br>Two", "One\n\nTwo"),
    ("<b>Bold</b> and <i>italic</i>", "Bold and italic"),
    ("<p>  One \n two\t three  </p>\n\n<p>&nbsp;</p><p>Four</p>", "One two three\nFour"),
    ("Tom &amp; Jerry", "Tom & Jerry"), ("&amp;lt;", "&lt;"), ("<p>&amp;amp;</p>", "&amp;"),
    ("<p>1 &lt; 2 &lt;b&gt;</p>", "1 < 2 <b>"),
    ("caf&eacute; &hellip; &mdash; &ldquo;x&rdquo;", "café … — “x”"), ("&#233;&#xE9;&#XE9;", "ééé"),
    ("&#146;s", "’s"), ("&#0;&#xD800;&#x110000;&#99999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("it&#39;s &apos;so&apos;", "it's 'so'"), ("a&nbsp;b", "a\u{A0}b"), ("<p>a&nbsp;b</p>", "a\u{A0}b"),
    ("<!-- hidden -->Seen<script>var a = '<p>';</script><style>p {}</style>", "Seen"),
    ("<SCRIPT>x</script >Seen", "Seen"), ("<a href=\"x>y\" title='>'>link</a>", "link"),
    ("<a href=\"x>link</a> and <b>more</b>", "link and more"),
    ("<jats:p>One</jats:p><jats:p>Two</jats:p>", "One\nTwo"), ("<td>1</td><td>2</td>", "1 2"),
    ("<![CDATA[a < b]]>", "a < b"), ("<?xml version=\"1.0\"?><p>a</p>", "a"),
    ("<!DOCTYPE html><p>a</p>", "a"),
    // Lines are the text's own where no element makes any.
    ("One\n\n<i>Two</i>  three", "One\n\nTwo  three"), ("One\n\nTwo &amp; three", "One\n\nTwo & three"),
    ("&lt;div&gt;One&lt;br&gt;Two&lt;/div&gt;", "One\nTwo"),
    ("write &lt;b&gt; here", "write <b> here"), ("<p></p>", ""), ("<p>한강</p>", "한강"),
    ("<p>&mdash", "&mdash"), ("<br", nil), ("a < b", nil), ("a <b and c", nil), ("x<y, y>z", nil),
    ("<http://example.org/>", nil), ("<me@example.org>", nil), ("AT&T", nil), ("&copy", nil),
    ("&nosuch; &;  &#; &#x; &#12a;", nil), ("", nil), ("  two  blanks\n", nil), ("<", nil), ("&", nil),
    ("</", nil), ("<3 you", nil), ("<foo>bar</foo>", nil), ("<>", nil), ("<!", nil), ("<!--", nil),
    ("<![CDATA[", nil), ("e\u{301}", nil),
  ] as [(String, String?)])
  func text(of source: String, expected: String?) {
    let text = PlainText.text(of: source)
    #expect(text.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(text ?? "nil")")
  }

  /// Beginnings without ends: were the time not linear, this would not end in any useful time.
  @Test(arguments: [
    "<", "&", "<a ", "<a =\"", "<a =\">", "<a =\"> \"", "<!--", "<![CDATA[", "<script>", "<style><script>",
    "</", "<p", "&lt;p&gt;", "&lt;a =\"", "&#", "<b>", "<br>", "<a ='\">", "<?xml", "&nbsp;", " ",
    "<script></style>", "<!-- -", "<td>&nbsp;",
  ])
  func hostileTextsTakeLinearTime(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(PlainText.text(of: text)?.utf8.count ?? 0 <= text.utf8.count)
  }
}
