// SPDX-License-Identifier: MIT

let none = UInt32.max
private let later = UInt32.max - 1
private let runlessLookups = 4

/// The hash table of new identities, as in the core: at most a quarter full, with entries that
/// combine an index and a tag.
struct Table {
  let slots: UnsafeMutablePointer<UInt32>
  let capacity: UInt64
  let indexMask: UInt32

  init(count: Int, slots: UnsafeMutablePointer<UInt32>) {
    self.slots = slots
    capacity = 4 * UInt64(count) + 16
    var mask: UInt32 = 1
    while Int(mask) < count {
      mask = 2 * mask + 1
    }
    indexMask = mask
    slots.initialize(repeating: none, count: Int(capacity))
  }

  @inline(__always) func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: ((hash >> 32) &* capacity) >> 32)
  }

  @inline(__always) func slot(after slot: Int) -> Int {
    slot &+ 1 == Int(truncatingIfNeeded: capacity) ? 0 : slot &+ 1
  }

  @inline(__always) func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 10) & ~indexMask
  }
}

/// Two lists and the pairs of their elements.
struct Level {
  let oldCount: Int
  let newCount: Int
  let oldToNew: UnsafeMutablePointer<UInt32>
  let newToOld: UnsafeMutablePointer<UInt32>
  let next: UnsafeMutablePointer<UInt32>
  /// Space for 4 * newCount + 16 elements.
  let scratch: UnsafeMutablePointer<UInt32>
  private let memory: UnsafeMutablePointer<UInt32>
  var pairCount = 0
  private var laterCount = 0
  var isOrdered = true

  init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
    memory = .allocate(capacity: oldCount + 6 * newCount + 16)
    oldToNew = memory
    newToOld = oldToNew + oldCount
    next = newToOld + newCount
    scratch = next + newCount
    newToOld.initialize(repeating: none, count: newCount)
  }

  func deallocate() {
    memory.deallocate()
  }

  @inline(__always) private func pair(_ old: Int, _ new: Int) {
    oldToNew[old] = UInt32(truncatingIfNeeded: new)
    newToOld[new] = UInt32(truncatingIfNeeded: old)
  }

  private mutating func link(_ earlier: Int, _ laterIndex: Int) {
    if laterCount == 0 {
      next.initialize(repeating: none, count: newCount)
    }
    laterCount += 1
    next[earlier] = UInt32(truncatingIfNeeded: laterIndex)
    newToOld[laterIndex] = later
  }

  /// Adds the new identities to the table, in descending order of their indices.
  @inline(__always) mutating func indexNew(_ keys: some UnsafeKeys, _ table: Table) {
    var j = newCount
    while j > 0 {
      j &-= 1
      let hash = keys.hashNew(j)
      let tag = table.tag(hash)
      var slot = table.slot(hash)
      while table.slots[slot] != none {
        let entry = table.slots[slot]
        if tag == entry & ~table.indexMask {
          let head = Int(entry & table.indexMask)
          if keys.equalNew(head, j) {
            link(j, head)
            break
          }
        }
        slot = table.slot(after: slot)
      }
      table.slots[slot] = tag | UInt32(truncatingIfNeeded: j)
    }
  }

  /// Pairs the elements of the old list in ascending order, along runs of equal neighbors.
  @inline(__always) mutating func matchOld(_ keys: some UnsafeKeys, _ table: Table) {
    var expected = 0
    var lookups = 0
    var i = 0
    while i < oldCount {
      if lookups < runlessLookups {
        let run = followRun(keys, i, expected)
        i &+= run
        expected &+= run
        if i == oldCount {
          break
        }
      }
      let j = find(keys, table, i)
      lookups &+= 1
      if j < 0 {
        oldToNew[i] = none
      } else {
        pair(i, j)
        pairCount &+= 1
        isOrdered = isOrdered && j >= expected
        lookups = j == expected ? 0 : lookups
        expected = j &+ 1
      }
      i &+= 1
    }
  }

  /// Pairs the elements that continue a run, and returns their number.
  @inline(__always) private mutating func followRun(
    _ keys: some UnsafeKeys, _ index: Int, _ newIndex: Int
  ) -> Int {
    let limit = min(oldCount &- index, newCount &- newIndex)
    var count = 0
    while count &+ 16 <= limit {
      var taken: UInt32 = 0
      for k in 0..<16 {
        taken |= ~newToOld[newIndex &+ count &+ k]
      }
      if taken != 0 || !keys.equalBlock(index &+ count, newIndex &+ count) {
        break
      }
      count &+= 16
    }
    while count < limit, newToOld[newIndex &+ count] == none,
      keys.equalOld(index &+ count, newIndex &+ count)
    {
      count &+= 1
    }
    for k in 0..<count {
      pair(index &+ k, newIndex &+ k)
    }
    pairCount &+= count
    return count
  }

  /// Returns the next unpaired new element with the identity of an old element; -1 if there is
  /// none.
  @inline(__always) private func find(
    _ keys: some UnsafeKeys, _ table: Table, _ index: Int
  ) -> Int {
    let hash = keys.hashOld(index)
    let tag = table.tag(hash)
    var slot = table.slot(hash)
    while true {
      let entry = table.slots[slot]
      if entry == none {
        return -1
      }
      if tag == entry & ~table.indexMask {
        let head = Int(entry & table.indexMask)
        if keys.equalOld(index, head) {
          let first = firstUntaken(head)
          if first != head && first >= 0 {
            table.slots[slot] = tag | UInt32(truncatingIfNeeded: first)
          }
          return first
        }
      }
      slot = table.slot(after: slot)
    }
  }

  @inline(__always) private func firstUntaken(_ head: Int) -> Int {
    if newToOld[head] >= later {
      return head
    }
    if laterCount == 0 {
      return -1
    }
    var index = head
    while newToOld[index] < later {
      guard next[index] != none else { return -1 }
      index = Int(next[index])
    }
    return index
  }

  /// Records that the new elements still equal to `later` have no partner.
  func clearMarks() {
    guard laterCount > 0 else { return }
    for j in 0..<newCount where newToOld[j] == later {
      newToOld[j] = none
    }
  }
}
