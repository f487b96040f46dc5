import Testing

@testable import Books

struct SeriesPlaceTests {
  @Test(
    arguments: [
      ("Penguin classics ; 12", "Penguin classics", 12), ("Barsetshire (no. 3)", "Barsetshire", 3),
      ("Sea tales, #2", "Sea tales", 2), ("Sea tales -- 2", "Sea tales", 2),
      ("Sea tales, bk. 2.", "Sea tales", 2), ("Sea tales [2]", "Sea tales", 2),
      ("Sea tales Book 10", "Sea tales", 10), ("Sea tales", "Sea tales", nil),
      // A number without a mark is a part of the name, or a year.
      ("Area 51", "Area 51", nil), ("Best stories of 1920", "Best stories of 1920", nil),
      ("12", "12", nil), ("#2", "#2", nil), ("", "", nil), ("Book", "Book", nil),
      ("Sea tales,", "Sea tales", nil), ("Sea tales, v[2]", "Sea tales", 2),
      ("Tales ; 123456", "Tales ; 123456", nil), ("한국 문학 ; 3", "한국 문학", 3),
    ] as [(String, String, Double?)])
  func words(text: String, name: String, position: Double?) {
    let place = SeriesPlace(words: text)
    #expect(place.name == name)
    #expect(place.position == position)
  }

  /// A whole number is written as one, which is what a person shows.
  @Test(arguments: [("1.0", "1"), ("2.5", "2.5"), ("0", "0"), ("\"3\"", "3")])
  func positionsAsWritten(source: String, written: String) throws {
    let record = try decode(
      #"{"id":1,"uuid":"u","title":"T","series":"S","series_index":\#(source)}"#
    ).record()
    #expect(record["series"]?.text() == #"{"name":"S","position":\#(written)}"#)
  }

  @Test func ofEachFormat() throws {
    let library = try decode(#"{"key":"/books/OL1M","title":"T","series":["Sea tales ; 4"]}"#)
      .record()
    #expect(library["series"] == ["name": "Sea tales", "position": 4])
    let split = try decode(#"{"key":"/books/OL1M","title":"T","series":["Sea tales,","v. 4"]}"#)
      .record()
    #expect(split["series"] == ["name": "Sea tales", "position": 4])
    let volume = try decode(
      #"{"volumeInfo":{"title":"T","seriesInfo":{"shortSeriesBookTitle":"Sea tales","bookDisplayNumber":"7"}}}"#
    ).record()
    #expect(volume["series"] == ["name": "Sea tales", "position": 7])
  }
}
