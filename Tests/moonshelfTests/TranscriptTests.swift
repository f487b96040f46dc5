import Foundation
import Testing

/// Recorded sessions: prose, then what the client sends and what the server says, to the byte.
///
/// A file has sections that begin with `-- NAME --`: `options` (one a line), `client`, `server`, and
/// `exit` (the code, 0 where absent). In it `␍` stands for a carriage return, and `␃` at a section's
/// end says that no line end follows.
struct Transcript: CustomTestStringConvertible {
  let file: URL
  let text: String
  private(set) var sections: [String: String] = [:]

  static let folder = Program.packageRoot.appending(path: "Tests/Transcripts")

  static func all() throws -> [Transcript] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txtar" }.sorted { $0.path < $1.path }.map {
        try Transcript($0)
      }
  }

  private init(_ file: URL) throws {
    self.file = file
    text = try String(contentsOf: file, encoding: .utf8)
    var section = ""
    // By scalars: `\r\n` is one Character, and would hide a line end.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      let line = String(line)
      if let mark = line.wholeMatch(of: /-- ([a-z]+) --/) {
        section = String(mark.1)
        sections[section] = ""
      } else {
        sections[section, default: ""] += line + "\n"
      }
    }
  }

  var testDescription: String { file.lastPathComponent }

  func bytes(_ section: String) -> [UInt8] {
    var text = sections[section] ?? ""
    text = text.replacing("␍", with: "\r")
    if text.hasSuffix("␃\n") { text.removeLast(2) }
    return Array(text.utf8)
  }

  /// The file with another server half.
  func renewed(_ server: [UInt8]) -> String {
    var half = String(decoding: server, as: UTF8.self).unicodeScalars.map {
      $0 == "\r" ? "␍" : String($0)
    }.joined()
    if !half.isEmpty, !half.hasSuffix("\n") { half += "␃\n" }
    let parts = text.split(
      separator: "-- server --\n", maxSplits: 1, omittingEmptySubsequences: false)
    let behind = parts[1].split(
      separator: "-- exit --\n", maxSplits: 1, omittingEmptySubsequences: false)
    return parts[0] + "-- server --\n" + half + (behind.count > 1 ? "-- exit --\n" + behind[1] : "")
  }
}

@Suite("Transcripts")
struct TranscriptTests {
  /// Renew the server halves with `MOONSHELF_UPDATE_TRANSCRIPTS=1`, and read what has changed.
  private static let renews =
    ProcessInfo.processInfo.environment["MOONSHELF_UPDATE_TRANSCRIPTS"] == "1"

  @Test func thereAreSome() throws {
    let all = try Transcript.all()
    #expect(all.count >= 6)
    for transcript in all {
      #expect(
        transcript.sections[""]?.isEmpty == false, "\(transcript.testDescription) has no prose")
      #expect(
        transcript.sections["client"]?.isEmpty == false,
        "\(transcript.testDescription) asks nothing")
      #expect(
        transcript.sections["server"] != nil, "\(transcript.testDescription) has no server half")
    }
  }

  @Test(arguments: try Transcript.all())
  func serverSaysTheSame(_ transcript: Transcript) throws {
    let options = (transcript.sections["options"] ?? "").split(separator: "\n").map(String.init)
    let ran = try run(options, input: transcript.bytes("client"))
    if Self.renews {
      try transcript.renewed(ran.bytes).write(
        to: transcript.file, atomically: true, encoding: .utf8)
    } else {
      let (got, expected) = (ran.bytes, transcript.bytes("server"))
      let isSame = got == expected
      let place =
        zip(got, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(got.count, expected.count)
      func near(_ bytes: [UInt8]) -> String {
        String(decoding: bytes[max(0, place - 60)..<min(bytes.count, place + 60)], as: UTF8.self)
      }
      #expect(
        isSame,
        """
        \(transcript.testDescription) differs at byte \(place): the server says …\(near(got))… where \
        the transcript has …\(near(expected))…. If that is right, renew it: \
        MOONSHELF_UPDATE_TRANSCRIPTS=1 swift test --filter TranscriptTests
        """)
    }
    let code = (transcript.sections["exit"] ?? "0").trimmingCharacters(in: .newlines)
    #expect("\(ran.status)" == code)
    #expect(ran.errors == "")
  }

  /// Renewing changes nothing but the server half, and what it writes reads as what it was given.
  @Test(arguments: try Transcript.all())
  func renewingKeepsTheRest(_ transcript: Transcript) {
    #expect(transcript.renewed(transcript.bytes("server")) == transcript.text)
    let other = transcript.renewed(Array("x\r\ny".utf8))
    #expect(other.contains("-- server --\nx␍\ny␃\n"))
    #expect(other.hasPrefix(transcript.text.prefix(while: { $0 != "-" })))
  }
}
