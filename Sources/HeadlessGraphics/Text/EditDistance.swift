// SPDX-License-Identifier: MIT

/// Returns the number of edits that turn one text into another: insertions, deletions and
/// replacements of a character, and exchanges of two adjacent ones (the optimal string alignment
/// distance).
///
/// - Complexity: O(*m* · *n*), the product of the lengths.
package func editDistance(_ first: some StringProtocol, _ second: some StringProtocol) -> Int {
  let (first, second) = (Array(first), Array(second))
  guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
  var before: [Int] = []
  var last = Array(0...second.count)
  for row in 1...first.count {
    var next = [row]
    next.reserveCapacity(last.count)
    for column in 1...second.count {
      let isEqual = first[row - 1] == second[column - 1]
      var cost = min(last[column - 1] + (isEqual ? 0 : 1), last[column] + 1, next[column - 1] + 1)
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        cost = min(cost, before[column - 2] + 1)
      }
      next.append(cost)
    }
    (before, last) = (last, next)
  }
  return last[second.count]
}
