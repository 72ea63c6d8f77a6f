// SPDX-License-Identifier: MIT
import ResinReference
import ResinTestSupport
import Testing

/// Compares the diffs of all short lists with the definitions taken literally.
@Suite struct ReferenceDiffPropertyTests {
  @Test func `All lists of up to four elements have the defined result`() {
    let lists = words(over: 3, upTo: 4)
    for old in lists {
      for new in lists {
        let partners = literalPartners(old, new)
        let pairs = new.indices.filter { partners[$0] != nil }
        for moves in ReferenceDiff.Moves.allCases {
          let diff = ReferenceDiff(from: old, to: new, moves: moves)
          guard
            Array(diff.newToOld) == partners,
            Array(diff.oldToNew) == old.indices.map({ partners.firstIndex(of: $0) }),
            diff.deletes == old.indices.filter({ !partners.contains($0) }),
            diff.inserts == new.indices.filter({ partners[$0] == nil }),
            diff.duplicates == literalDuplicates(new)
          else {
            Issue.record("\(old) -> \(new): \(diff)")
            return
          }
          let values = pairs.map { partners[$0]! }
          let moved = moves == .minimal ? literalMinimalMoves(values) : literalHeckelMoves(values)
          expectEqual(diff.moves.map(\.new), moved.map { pairs[$0] }, "\(old) -> \(new)")
        }
      }
    }
  }

  @Test func `All permutations of seven elements have the defined moves`() {
    var permutation = Array(0..<7)
    var count = 0
    permute(&permutation, 0) { new in
      count += 1
      let diff = ReferenceDiff(from: 0..<7, to: new)
      expectEqual(diff.moves.map(\.new), literalMinimalMoves(new))
      expectEqual(diff.moves.map(\.old), literalMinimalMoves(new).map { new[$0] })
      let heckel = ReferenceDiff(from: 0..<7, to: new, moves: .heckel)
      expectEqual(heckel.moves.map(\.new), literalHeckelMoves(new))
    }
    expectEqual(count, 5040)
  }
}

/// Returns the partner of each new element: the k-th occurrence is paired with the k-th.
private func literalPartners(_ old: [Int], _ new: [Int]) -> [Int?] {
  new.indices.map { index in
    let earlier = new[..<index].count { $0 == new[index] }
    let occurrences = old.indices.filter { old[$0] == new[index] }
    return occurrences.dropFirst(earlier).first
  }
}

private func literalDuplicates(_ new: [Int]) -> [[Int]] {
  Set(new).map { id in new.indices.filter { new[$0] == id } }
    .filter { $0.count > 1 }
    .sorted { $0[1] < $1[1] }
}

/// Returns the indices outside the best of all ascending subsequences: the longest, and of several
/// the one whose indices are greatest, compared from the last on.
private func literalMinimalMoves(_ values: [Int]) -> [Int] {
  let subsequences = (0..<1 << values.count).map { bits in
    values.indices.filter { bits >> $0 & 1 == 1 }
  }
  let ascending = subsequences.filter { places in
    zip(places, places.dropFirst()).allSatisfy { values[$0] < values[$1] }
  }
  let best = ascending.max { left, right in
    left.count == right.count
      ? left.reversed().lexicographicallyPrecedes(right.reversed()) : left.count < right.count
  }
  return values.indices.filter { !best!.contains($0) }
}

/// Returns the indices that differ from the ranks of their values.
private func literalHeckelMoves(_ values: [Int]) -> [Int] {
  values.indices.filter { place in values.count { $0 < values[place] } != place }
}

private func words(over letters: Int, upTo length: Int) -> [[Int]] {
  var words: [[Int]] = [[]]
  var longest = words
  for _ in 0..<length {
    longest = longest.flatMap { word in (0..<letters).map { word + [$0] } }
    words += longest
  }
  return words
}

private func permute(_ elements: inout [Int], _ start: Int, _ body: ([Int]) -> Void) {
  if start == elements.count {
    return body(elements)
  }
  for index in start..<elements.count {
    elements.swapAt(start, index)
    permute(&elements, start + 1, body)
    elements.swapAt(start, index)
  }
}
