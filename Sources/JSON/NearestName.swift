/// The one of `candidates` that a person most likely meant by `name`, if any is near enough: at most
/// a third of its letters wrong, a swap of two counting as one; or the only one that it begins.
public func nearestName(to name: String, among candidates: [String]) -> String? {
  // Beyond this nobody meant any of them, and the distance would cost its square.
  guard name.utf8.count <= 64 else { return nil }
  let begun = candidates.filter { $0.lowercased().hasPrefix(name.lowercased()) }
  if name.count > 1, begun.count == 1 { return begun[0] }
  let wanted = Array(name.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let distance = editDistance(wanted, letters)
    if distance <= max(1, letters.count / 3), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var cost = min(
        last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, beforeLast[j - 2] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
