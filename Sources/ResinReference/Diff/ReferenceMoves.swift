// SPDX-License-Identifier: MIT

// The search for moved pairs.

extension ReferenceDiff {
  /// Appends the moves among the elements of a range of the new list. A pair whose old element is
  /// outside the old range has changed its section, which is a move.
  mutating func appendMoves(_ moves: Moves, old: Range<Int>, new: Range<Int>) {
    switch moves {
    case .minimal: appendMinimalMoves(old, new)
    case .heckel: appendHeckelMoves(old, new)
    }
  }

  private mutating func appendHeckelMoves(_ old: Range<Int>, _ new: Range<Int>) {
    var deletesBefore: ContiguousArray<Int> = []
    deletesBefore.reserveCapacity(old.count)
    var deletes = 0
    for partner in oldToNew[old] {
      deletesBefore.append(deletes)
      deletes += new.contains(partner) ? 0 : 1
    }
    var inserts = 0
    for index in new {
      let partner = newToOld[index]
      if let partner, !old.contains(partner) || explained(partner) != index - new.lowerBound {
        moves.append(Pair(old: partner, new: index))
      }
      inserts += old.contains(partner) ? 0 : 1
    }

    func explained(_ partner: Int) -> Int {
      let position = partner - old.lowerBound
      return position - deletesBefore[position] + inserts
    }
  }
}

// MARK: - Minimal moves

extension ReferenceDiff {
  /// Appends the pairs outside of a longest increasing subsequence, with patience sorting (Fredman
  /// 1975): the old indices are dealt onto piles in the order of the new list, each on the first
  /// pile whose top is greater. The length of the longest increasing subsequence that ends with an
  /// element is the number of piles up to the element's pile.
  private mutating func appendMinimalMoves(_ old: Range<Int>, _ new: Range<Int>) {
    let (old, new) = reordered(old, new)
    let partners = newToOld
    var pileOf = ContiguousArray<UInt32>(repeating: 0, count: new.count)
    var piles = Piles()
    for index in new {
      if let partner = partners[index], old.contains(partner) {
        let pile = piles.deal(UInt32(truncatingIfNeeded: partner))
        pileOf[index - new.lowerBound] = UInt32(truncatingIfNeeded: pile)
      }
    }

    // Traverses the elements backward and keeps the first element of each pile, from the last pile
    // on. The values of a pile descend, so each kept element is smaller than the element that was
    // kept before.
    let begin = moves.count
    var wanted = piles.tops.count
    for index in new.reversed() {
      guard let partner = partners[index] else { continue }
      if old.contains(partner), Int(pileOf[index - new.lowerBound]) + 1 == wanted {
        wanted -= 1
      } else {
        moves.append(Pair(old: partner, new: index))
      }
    }
    moves[begin...].reverse()
  }

  /// Returns two ranges without the pairs that are first or last in both, which belong to every
  /// longest increasing subsequence.
  private func reordered(_ old: Range<Int>, _ new: Range<Int>) -> (old: Range<Int>, new: Range<Int>)
  {
    let (oldToNew, newToOld) = (oldToNew.storage, newToOld.storage)
    let none = ReferencePartners.none
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    while oldStart < old.upperBound, newStart < new.upperBound {
      if oldToNew[oldStart] == newStart {
        oldStart += 1
        newStart += 1
      } else if oldToNew[oldStart] == none {
        oldStart += 1
      } else if newToOld[newStart] == none {
        newStart += 1
      } else {
        break
      }
    }
    var (oldEnd, newEnd) = (old.upperBound, new.upperBound)
    while oldStart < oldEnd, newStart < newEnd {
      if oldToNew[oldEnd - 1] == newEnd - 1 {
        oldEnd -= 1
        newEnd -= 1
      } else if oldToNew[oldEnd - 1] == none {
        oldEnd -= 1
      } else if newToOld[newEnd - 1] == none {
        newEnd -= 1
      } else {
        break
      }
    }
    // If one range is empty, the other may still have elements from other sections.
    return (oldStart..<oldEnd, newStart..<newEnd)
  }
}

/// The tops of the piles, ascending.
private struct Piles {
  var tops: ContiguousArray<UInt32> = []
  private var highest: UInt32 = 0

  /// Deals a value onto the first pile whose top is greater. Values are distinct.
  mutating func deal(_ value: UInt32) -> Int {
    if tops.isEmpty || value > highest {
      tops.append(value)
      highest = value
      return tops.count - 1
    }
    var (low, high) = (0, tops.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    tops[low] = value
    if low == tops.count - 1 {
      highest = value
    }
    return low
  }
}

extension Range<Int> {
  fileprivate func contains(_ partner: Int?) -> Bool {
    partner.map(contains) ?? false
  }
}
