// SPDX-License-Identifier: MIT

// Which pairs moved.

extension ReferenceDiff {
  /// Lists the moves among the elements of a range of the new list. A pair whose old element is
  /// outside of the old range came from another section, which is a move.
  mutating func appendMoves(_ moves: Moves, old: Range<Int>, new: Range<Int>) {
    switch moves {
    case .minimal: appendMinimalMoves(old, new)
    case .heckel: appendHeckelMoves(old, new)
    }
  }

  private mutating func appendHeckelMoves(_ old: Range<Int>, _ new: Range<Int>) {
    var deletesBefore: ContiguousArray<UInt32> = []
    deletesBefore.reserveCapacity(old.count)
    var deletes: UInt32 = 0
    for partner in oldToNew.storage[old] {
      deletesBefore.append(deletes)
      deletes += new.contains(Int(partner)) ? 0 : 1
    }
    var inserts = 0
    for index in new {
      guard let partner = newToOld[index], old.contains(partner) else {
        if let partner = newToOld[index] {
          self.moves.append(Pair(old: partner, new: index))
        }
        inserts += 1
        continue
      }
      let place = partner - old.lowerBound
      if place - Int(deletesBefore[place]) + inserts != index - new.lowerBound {
        self.moves.append(Pair(old: partner, new: index))
      }
    }
  }
}

// MARK: - Minimal moves

extension ReferenceDiff {
  /// Patience sorting (Fredman 1975): the old indices are dealt onto piles in the order of the new
  /// list, each on the first pile whose top is greater. The number of a pile is the length of the
  /// longest increasing subsequence that ends with the element dealt onto it.
  private mutating func appendMinimalMoves(_ old: Range<Int>, _ new: Range<Int>) {
    var pileOf = ContiguousArray<UInt32>(repeating: 0, count: new.count)
    var tops: ContiguousArray<UInt32> = []
    for index in new {
      let partner = newToOld.storage[index]
      guard old.contains(Int(partner)) else { continue }
      let pile = tops.pile(for: partner)
      if pile == tops.count {
        tops.append(partner)
      } else {
        tops[pile] = partner
      }
      pileOf[index - new.lowerBound] = UInt32(truncatingIfNeeded: pile)
    }

    // From the last element back, the first on each wanted pile stays. Between two elements on one
    // pile the values fall, so that it is smaller than the one that stays after it.
    let begin = moves.count
    var wanted = tops.count
    for index in new.reversed() {
      guard let partner = newToOld[index] else { continue }
      if old.contains(partner), Int(pileOf[index - new.lowerBound]) + 1 == wanted {
        wanted -= 1
      } else {
        moves.append(Pair(old: partner, new: index))
      }
    }
    moves[begin...].reverse()
  }
}

extension ContiguousArray<UInt32> {
  /// The first of these ascending tops that is greater than `value`, which none equals.
  fileprivate func pile(for value: UInt32) -> Int {
    guard let last, value < last else { return count }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
