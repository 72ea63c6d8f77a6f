// SPDX-License-Identifier: MIT

extension Level {
  /// Writes the indices of the elements without a partner, followed by one element without meaning.
  static func writeUnpaired(
    _ partners: UnsafeMutablePointer<UInt32>, _ count: Int, to out: UnsafeMutablePointer<UInt32>
  ) {
    var end = out
    var index = 0
    while index < count {
      if index &+ 16 <= count {
        var unpaired: UInt32 = 0
        for k in 0..<16 {
          unpaired |= partners[index &+ k] == none ? 1 : 0
        }
        if unpaired == 0 {
          index &+= 16
          continue
        }
      }
      let stop = min(index &+ 16, count)
      while index < stop {
        end.pointee = UInt32(truncatingIfNeeded: index)
        end += partners[index] == none ? 1 : 0
        index &+= 1
      }
    }
  }

  /// Returns the part of the lists in which pairs changed their order.
  private func changedRange() -> (old: Range<Int>, new: Range<Int>) {
    var (oldBegin, oldEnd, newBegin, newEnd) = (0, oldCount, 0, newCount)
    while true {
      while oldBegin < oldEnd, oldToNew[oldBegin] == none { oldBegin &+= 1 }
      while newBegin < newEnd, newToOld[newBegin] == none { newBegin &+= 1 }
      guard oldBegin < oldEnd, newBegin < newEnd, Int(oldToNew[oldBegin]) == newBegin else { break }
      oldBegin &+= 1
      newBegin &+= 1
    }
    while true {
      while oldBegin < oldEnd, oldToNew[oldEnd &- 1] == none { oldEnd &-= 1 }
      while newBegin < newEnd, newToOld[newEnd &- 1] == none { newEnd &-= 1 }
      guard oldBegin < oldEnd, newBegin < newEnd, Int(oldToNew[oldEnd &- 1]) == newEnd &- 1 else {
        break
      }
      oldEnd &-= 1
      newEnd &-= 1
    }
    return (oldBegin..<oldEnd, newBegin..<newEnd)
  }

  /// Writes the pairs outside of a longest increasing subsequence in front of `end`, and returns
  /// their start. Uses patience sorting.
  func writeMoves(before end: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt32> {
    let (oldRange, newRange) = changedRange()
    let pileOf = scratch
    let tops = scratch + newRange.count
    var piles = 0
    var hint = 0
    for j in newRange {
      let value = newToOld[j]
      guard value != none, oldRange.contains(Int(value)) else { continue }
      let pile = deal(value, tops, &piles, hint)
      pileOf[j &- newRange.lowerBound] = UInt32(truncatingIfNeeded: pile)
      hint = pile &+ 1
    }
    var begin = end
    var wanted = piles
    var j = newRange.upperBound
    while j > newRange.lowerBound {
      j &-= 1
      let value = newToOld[j]
      if value == none { continue }
      if oldRange.contains(Int(value)), Int(pileOf[j &- newRange.lowerBound]) &+ 1 == wanted {
        wanted &-= 1
      } else {
        begin -= 2
        begin[0] = value
        begin[1] = UInt32(truncatingIfNeeded: j)
      }
    }
    return begin
  }

  /// Returns the pile for a value: the first pile whose top is not smaller.
  @inline(__always) private func deal(
    _ value: UInt32, _ tops: UnsafeMutablePointer<UInt32>, _ piles: inout Int, _ hint: Int
  ) -> Int {
    if piles == 0 || value > tops[piles &- 1] {
      tops[piles] = value
      piles &+= 1
      return piles &- 1
    }
    var pile = hint
    if hint == 0 || tops[hint &- 1] > value || tops[hint] < value {
      pile = 0
      var count = piles
      while count > 1 {
        let half = count / 2
        pile = tops[pile &+ half &- 1] < value ? pile &+ half : pile
        count &-= half
      }
      pile = tops[pile] < value ? pile &+ 1 : pile
    }
    tops[pile] = value
    return pile
  }
}
