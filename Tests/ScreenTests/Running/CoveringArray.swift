// SPDX-License-Identifier: MIT

/// Returns a pairwise covering array: rows of levels in which each pair of levels of two factors
/// occurs.
///
/// The algorithm is greedy. A row starts with a missing pair, and each further factor gets the
/// level that covers the most missing pairs.
///
/// - Parameters:
///   - levels: The number of levels of each factor.
///   - first: The levels of the first factors in the first rows.
func coveringArray(levels: [Int], first: [[Int]] = []) -> [[Int]] {
  var missing: Set<LevelPair> = []
  for a in levels.indices {
    for b in levels.indices where a < b {
      for i in 0..<levels[a] {
        for j in 0..<levels[b] { missing.insert(LevelPair(a: a, i: i, b: b, j: j)) }
      }
    }
  }
  var rows: [[Int]] = []
  while rows.count < first.count || !missing.isEmpty {
    var row = [Int?](repeating: nil, count: levels.count)
    if rows.count < first.count {
      row.replaceSubrange(0..<first[rows.count].count, with: first[rows.count])
    } else if let pair = missing.min() {
      (row[pair.a], row[pair.b]) = (pair.i, pair.j)
    }
    for factor in levels.indices where row[factor] == nil {
      // Different rows resolve ties to different levels.
      let candidates = (0..<levels[factor]).map { ($0 + rows.count) % levels[factor] }
      row[factor] = candidates.max { gain($0, at: factor) < gain($1, at: factor) }
      func gain(_ level: Int, at factor: Int) -> Int {
        row.indices.count { other in
          guard let set = row[other] else { return false }
          return missing.contains(LevelPair(other, set, factor, level))
        }
      }
    }
    let complete = row.map { $0! }
    for b in complete.indices {
      for a in 0..<b { missing.remove(LevelPair(a: a, i: complete[a], b: b, j: complete[b])) }
    }
    rows.append(complete)
  }
  return rows
}

/// A level of a factor with a level of a later factor.
private struct LevelPair: Hashable, Comparable {
  var a, i, b, j: Int

  init(a: Int, i: Int, b: Int, j: Int) {
    (self.a, self.i, self.b, self.j) = (a, i, b, j)
  }

  init(_ factor: Int, _ level: Int, _ other: Int, _ otherLevel: Int) {
    self =
      factor < other
      ? LevelPair(a: factor, i: level, b: other, j: otherLevel)
      : LevelPair(a: other, i: otherLevel, b: factor, j: level)
  }

  static func < (one: LevelPair, two: LevelPair) -> Bool {
    (one.a, one.i, one.b, one.j) < (two.a, two.i, two.b, two.j)
  }
}
