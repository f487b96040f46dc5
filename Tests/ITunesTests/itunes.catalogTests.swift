import ITunes
import JSON
import JSONRPC
import Testing
import Trees

/// The tables of Apple's archived and current pages: see `Cases/media.json`.
struct ITunesCatalogTests {
  private let catalog = Result { try answer(ITunesCatalog.self, "{}") }

  private func media(_ name: String) throws -> Tree? {
    try catalog.get()["media"]?.elements.first { $0["media"] == .string(name) }
  }

  @Test(arguments: Row.all("media"))
  func theMediaHaveWhatThePagesSay(row: Row) throws {
    let media = try #require(try media(row.testDescription))
    #expect(media["entities"] == row.columns[1])
    #expect(media["defaultEntity"] == row.columns[2])
    #expect(media["attributes"] == row.columns[3])
  }

  @Test func allMediaAreThere() throws {
    #expect(try catalog.get()["media"]?.elements.count == 10)
    #expect(Row.all("media").count == 10)
    #expect(try media("ebook")?["hasDocumentedAttributes"] == nil)
    #expect(try media("all")?["hasDocumentedAttributes"] == true)
  }

  /// Each pair of a media with an entity or an attribute is taken exactly where the pages have it.
  @Test(arguments: Row.all("media"))
  func theMethodsCheckByTheTables(row: Row) throws {
    let catalog = try catalog.get()
    let everyEntity = catalog["entities"]?.elements.compactMap { $0["entity"]?.string } ?? []
    let everyAttribute =
      catalog["attributes"]?.elements.compactMap { $0["attribute"]?.string } ?? []
    #expect(everyEntity.count == 25)
    #expect(everyAttribute.count == 27)
    let name = row.testDescription
    func taken(_ what: String, _ value: String) -> Bool {
      let params = #"{"term":"x","media":"\#(name)","\#(what)":"\#(value)"}"#
      return (try? answer(ITunesSearchURL.self, params)) != nil
    }
    for entity in everyEntity {
      #expect(taken("entity", entity) == row.columns[1].elements.contains(.string(entity)))
    }
    for attribute in everyAttribute {
      #expect(
        taken("attribute", attribute)
          == (name == "ebook" || row.columns[3].elements.contains(.string(attribute))))
    }
  }

  @Test func aMediaNarrowsTheTables() throws {
    let result = try answer(ITunesCatalog.self, #"{"media":"software"}"#)
    #expect(result["media"]?.elements.count == 1)
    #expect(
      result["entities"]?.elements.compactMap { $0["entity"]?.string } == [
        "software", "iPadSoftware", "desktopSoftware", "macSoftware", "tvSoftware",
      ])
    #expect(
      result["attributes"] == [["attribute": "softwareDeveloper", "media": ["software"]]])
    #expect(result["storefronts"]?.elements.count == 173)
  }

  /// Nine stores that Apple's and others' documents name by their number.
  @Test(arguments: [
    ("US", "143441"), ("FR", "143442"), ("DE", "143443"), ("GB", "143444"), ("CA", "143455"),
    ("JP", "143462"), ("KR", "143466"), ("CN", "143465"), ("AU", "143460"),
  ])
  func storefronts(country: String, id: String) throws {
    let row = try catalog.get()["storefronts"]?.elements.first { $0["country"] == .string(country) }
    #expect(row?["storefrontId"] == .string(id))
  }

  /// What the catalog names as parameters is what the methods take.
  @Test func theParametersAreThoseOfTheMethods() throws {
    for row in try catalog.get()["parameters"]?.elements ?? [] {
      let name = try #require(row["name"]?.string)
      for endpoint in row["endpoints"]?.elements ?? [] {
        func reason<M: Method>(_ method: M.Type) -> Reason? where M.Context == Void {
          (try? refusal(method, #"{"\#(name)":{"a":1}}"#))?.reason
        }
        #expect(
          (endpoint == "search" ? reason(ITunesSearchURL.self) : reason(ITunesLookupURL.self))
            == .typeMismatch, "\(name)")
      }
    }
    #expect(try catalog.get()["parameters"]?.elements.count == 20)
  }

  @Test(arguments: [
    (#"{"media":"films"}"#, Reason.badValue), (#"{"media":1}"#, .typeMismatch),
    (#"{"entity":"song"}"#, .unknownMember),
  ])
  func whatIsRefused(params: String, reason: Reason) throws {
    #expect(try refusal(ITunesCatalog.self, params).reason == reason)
  }
}
