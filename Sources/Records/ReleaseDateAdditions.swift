import JSON

extension ReleaseDateParser {
  /// Leaves one date out of several that tell of the same book: a correction (`1973 [i.e. 1974]`)
  /// goes before what it corrects; a second year in brackets (`1988 (1987)`) and a copyright year
  /// beside another are left out.
  static func resolve(_ tokens: [ReleaseDateToken]) -> [ReleaseDateToken] {
    var depth = 0
    var outside: [ReleaseDateToken] = []
    var groups: [(place: Int, tokens: [ReleaseDateToken])] = []
    for token in tokens {
      switch token {
      case .openBracket:
        if depth == 0 { groups.append((outside.count, [])) }
        depth += 1
      case .closeBracket: depth = max(0, depth - 1)
      default:
        if depth > 0, !groups.isEmpty {
          groups[groups.count - 1].tokens.append(token)
        } else {
          outside.append(token)
        }
      }
    }
    var hasYear = hasOwnYear(outside)
    var result: [ReleaseDateToken] = []
    var next = 0
    for group in groups {
      result += outside[next..<group.place]
      next = group.place
      let isCorrection = group.tokens.contains { if case .word(.idEst) = $0 { true } else { false } }
      // A remark that is no date: (1st ed.).
      let isRemark = group.tokens.contains { if case .unknown = $0 { true } else { false } }
      if isRemark, outside.contains(where: \.hasYear) { continue }
      if hasYear, !isCorrection, group.tokens.contains(where: \.hasYear) { continue }
      hasYear = hasYear || group.tokens.contains(where: \.hasYear)
      result += group.tokens
    }
    result += outside[next...]
    return withoutCopyright(corrected(result))
  }

  /// Whether there is a year that no sign of copyright stands before.
  private static func hasOwnYear(_ tokens: [ReleaseDateToken]) -> Bool {
    var isMarked = false
    for token in tokens {
      if case .word(.copyright) = token { isMarked = true }
      guard token.hasYear else { continue }
      if !isMarked { return true }
      isMarked = false
    }
    return false
  }

  private static func corrected(_ tokens: [ReleaseDateToken]) -> [ReleaseDateToken] {
    let place = tokens.lastIndex { if case .word(.idEst) = $0 { true } else { false } }
    guard let place, tokens[place...].contains(where: \.hasYear) else { return tokens }
    return tokens[..<place].filter { !$0.hasYear } + tokens[(place + 1)...]
  }

  private static func withoutCopyright(_ tokens: [ReleaseDateToken]) -> [ReleaseDateToken] {
    var result: [ReleaseDateToken] = []
    var marked: [ReleaseDateToken] = []
    var isMarked = false
    for token in tokens {
      if case .word(.copyright) = token {
        isMarked = true
      } else if isMarked, token.hasYear {
        marked.append(token)
        isMarked = false
      } else {
        result.append(token)
      }
    }
    if let first = marked.first, !result.contains(where: \.hasYear) { result.append(first) }
    return result
  }

  /// The one date, or the two ends of a range.
  static func split(
    _ tokens: [ReleaseDateToken], _ source: String
  ) throws(JSONError) -> [[ReleaseDateToken]] {
    var sides: [[ReleaseDateToken]] = [[]]
    for token in tokens {
      switch token {
      case .word(.range): sides.append([])
      // One of two: a range that is not sure.
      case .word(.alternative): sides.append([.word(.approximate)])
      case .unlimited: continue
      default: sides[sides.count - 1].append(token)
      }
    }
    guard sides.count <= 2 else { throw unreadable(source) }
    return sides
  }
}
