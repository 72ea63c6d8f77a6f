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
            diff.duplicates == literalDuplicates(old, new)
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

/// Returns how many elements both lists have in common at the beginning, and after these at the
/// end.
private func literalEnds(_ old: [Int], _ new: [Int]) -> (front: Int, back: Int) {
  let front = zip(old, new).prefix { $0 == $1 }.count
  let back = zip(old[front...].reversed(), new[front...].reversed()).prefix { $0 == $1 }.count
  return (front, back)
}

/// Returns the partner of each new element: the common ends are paired, and between them the k-th
/// occurrence is paired with the k-th.
private func literalPartners(_ old: [Int], _ new: [Int]) -> [Int?] {
  let (front, back) = literalEnds(old, new)
  let between = front..<old.count - back
  return new.indices.map { index in
    if index < front { return index }
    if index >= new.count - back { return index + old.count - new.count }
    let earlier = new[front..<index].count { $0 == new[index] }
    let occurrences = between.filter { old[$0] == new[index] }
    return occurrences.dropFirst(earlier).first
  }
}

private func literalDuplicates(_ old: [Int], _ new: [Int]) -> [[Int]] {
  let (front, back) = literalEnds(old, new)
  let between = front..<new.count - back
  return Set(new).map { id in between.filter { new[$0] == id } }
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
