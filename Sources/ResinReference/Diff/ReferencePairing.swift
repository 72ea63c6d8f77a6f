// SPDX-License-Identifier: MIT

/// The pairs of elements of two lists with the same identities.
@usableFromInline
struct ReferencePairing {
  @usableFromInline var oldToNew: ContiguousArray<UInt32>
  @usableFromInline var newToOld: ContiguousArray<UInt32>
  @usableFromInline var duplicates: [[Int]] = []
  /// The next occurrence of the same identity, by new index. Empty for lists without duplicates.
  @usableFromInline var next: ContiguousArray<UInt32> = []

  @inlinable static var none: UInt32 { ReferencePartners.none }
  /// The value of `newToOld` for an unpaired element with an earlier occurrence of its identity.
  @inlinable static var later: UInt32 { .max - 1 }

  @inlinable
  init(oldCount: Int, newCount: Int) {
    precondition(max(oldCount, newCount) < Int(Self.later), "a list is too long")
    oldToNew = ContiguousArray(repeating: Self.none, count: oldCount)
    newToOld = ContiguousArray(repeating: Self.none, count: newCount)
  }

  @inlinable
  init<Identity: Hashable>(
    from old: ContiguousArray<Identity>, to new: ContiguousArray<Identity>
  ) {
    self.init(oldCount: old.count, newCount: new.count)
    pair(old, old.indices, new, new.indices)
  }
}

extension ReferencePairing {
  /// Pairs the elements of a range of the old list with the elements of a range of the new list:
  /// first the common ends, then the k-th occurrence of an identity between them with the k-th.
  @inlinable
  mutating func pair<Identity: Hashable>(
    _ old: ContiguousArray<Identity>, _ oldRange: Range<Int>,
    _ new: ContiguousArray<Identity>, _ newRange: Range<Int>
  ) {
    let (oldRange, newRange) = pairEnds(old, oldRange, new, newRange)
    guard !newRange.isEmpty else { return }
    let (firsts, laterCount) = firstOccurrences(new, newRange)
    if laterCount > 0 {
      appendDuplicates(newRange)
    }
    pair(old, oldRange, new, newRange, firsts)
    if laterCount > 0 {
      clearLaterMarks(newRange)
    }
  }

  /// Pairs the elements that the beginnings of both ranges have in common, then those that the ends
  /// have in common. Returns the ranges between them.
  @inlinable
  mutating func pairEnds<Identity: Equatable>(
    _ old: ContiguousArray<Identity>, _ oldRange: Range<Int>,
    _ new: ContiguousArray<Identity>, _ newRange: Range<Int>
  ) -> (old: Range<Int>, new: Range<Int>) {
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    while i < oldRange.upperBound, j < newRange.upperBound, old[i] == new[j] {
      pair(i, with: j)
      i += 1
      j += 1
    }
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldEnd > i, newEnd > j, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      pair(oldEnd, with: newEnd)
    }
    return (i..<oldEnd, j..<newEnd)
  }

  @inlinable
  mutating func pair(_ oldIndex: Int, with newIndex: Int) {
    oldToNew[oldIndex] = UInt32(truncatingIfNeeded: newIndex)
    newToOld[newIndex] = UInt32(truncatingIfNeeded: oldIndex)
  }

  /// Returns the first occurrence of each identity in a range of the new list. Traverses the range
  /// backward, so that the value that `updateValue` replaces is the next occurrence.
  @inlinable
  mutating func firstOccurrences<Identity: Hashable>(
    _ new: ContiguousArray<Identity>, _ range: Range<Int>
  ) -> (firsts: [Identity: UInt32], laterCount: Int) {
    var firsts: [Identity: UInt32] = [:]
    firsts.reserveCapacity(range.count)
    var laterCount = 0
    for index in range.reversed() {
      if let later = firsts.updateValue(UInt32(truncatingIfNeeded: index), forKey: new[index]) {
        link(index, to: later)
        laterCount += 1
      }
    }
    return (firsts, laterCount)
  }

  @inlinable
  mutating func pair<Identity: Hashable>(
    _ old: ContiguousArray<Identity>, _ oldRange: Range<Int>,
    _ new: ContiguousArray<Identity>, _ newRange: Range<Int>, _ firsts: [Identity: UInt32]
  ) {
    // The element after the last partner, which is probably the next partner. If this element is
    // the first unpaired occurrence of its identity, no lookup is necessary.
    var expected = newRange.lowerBound
    for index in oldRange {
      let partner: Int
      if expected < newRange.upperBound, newToOld[expected] == Self.none,
        old[index] == new[expected]
      {
        partner = expected
      } else if let first = firsts[old[index]], let unpaired = takeFirstUnpaired(Int(first)) {
        partner = unpaired
      } else {
        continue
      }
      pair(index, with: partner)
      expected = partner + 1
    }
  }

  /// Returns the first unpaired occurrence of the identity whose first occurrence is at `first`,
  /// and links the first occurrence to the occurrence after the returned one.
  @inlinable
  mutating func takeFirstUnpaired(_ first: Int) -> Int? {
    if newToOld[first] == Self.none {
      return first
    }
    guard !next.isEmpty, next[first] != Self.none else {
      return nil
    }
    let unpaired = Int(next[first])
    next[first] = next[unpaired]
    return unpaired
  }
}

// MARK: - Updates

extension ReferencePairing {
  /// Returns the pairs for which `isUpdated` returns true, ascending by new index.
  @inlinable
  func updates(where isUpdated: (_ old: Int, _ new: Int) -> Bool) -> [ReferenceDiff.Pair] {
    var updates: [ReferenceDiff.Pair] = []
    for (new, old) in newToOld.enumerated() where old != Self.none && isUpdated(Int(old), new) {
      updates.append(ReferenceDiff.Pair(old: Int(old), new: new))
    }
    return updates
  }
}

// MARK: - Duplicates

extension ReferencePairing {
  @usableFromInline
  mutating func link(_ index: Int, to later: UInt32) {
    if next.isEmpty {
      next = ContiguousArray(repeating: Self.none, count: newToOld.count)
    }
    next[index] = later
    newToOld[Int(later)] = Self.later
  }

  /// Appends the groups of duplicates in a range, ascending by their second index.
  @usableFromInline
  mutating func appendDuplicates(_ range: Range<Int>) {
    let firsts = range.filter { newToOld[$0] == Self.none && next[$0] != Self.none }
    for first in firsts.sorted(by: { next[$0] < next[$1] }) {
      var group = [first]
      var index = next[first]
      while index != Self.none {
        group.append(Int(index))
        index = next[Int(index)]
      }
      duplicates.append(group)
    }
  }

  /// Removes the marks of later occurrences that are still unpaired.
  @usableFromInline
  mutating func clearLaterMarks(_ range: Range<Int>) {
    for index in range where newToOld[index] == Self.later {
      newToOld[index] = Self.none
    }
  }
}
