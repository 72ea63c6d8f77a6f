// SPDX-License-Identifier: MIT

/// The sections of the old or new list, and their items where they are stored.
@usableFromInline
struct SectionedElements<Section, Item> {
  @usableFromInline let sections: ContiguousArray<Section>
  /// The items of each section. An array shares its memory with this one.
  @usableFromInline let parts: ContiguousArray<ContiguousArray<Item>>
  /// The offset of the first item of each section, followed by the number of items.
  @usableFromInline let starts: [Int]

  /// A position before an item or at the end.
  @usableFromInline
  struct Cursor {
    @usableFromInline var section: Int
    @usableFromInline var item: Int

    @inlinable
    init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }

    /// Passes items of a section with `count` items, and the end of the section.
    @inlinable
    mutating func advance(by items: Int, inPartOf count: Int) {
      item += items
      if item == count { self = Cursor(section: section + 1, item: 0) }
    }
  }

  @inlinable
  init<Items: Collection>(_ elements: some Collection<Section>, items: (Section) -> Items)
  where Items.Element == Item {
    let sections = ContiguousArray(elements)
    var parts = ContiguousArray<ContiguousArray<Item>>()
    parts.reserveCapacity(sections.count)
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    var count = 0
    for section in sections {
      let part = ContiguousArray(items(section))
      count += part.count
      parts.append(part)
      starts.append(count)
    }
    self.sections = sections
    self.parts = parts
    self.starts = starts
  }

  @inlinable var count: Int { starts[parts.count] }

  /// Returns the items of a range of offsets, one section after the other.
  @inlinable
  func items(in range: Range<Int>) -> ContiguousArray<Item> {
    var items = ContiguousArray<Item>()
    items.reserveCapacity(range.count)
    var cursor = cursor(at: range.lowerBound)
    while items.count < range.count {
      let part = parts[cursor.section]
      let end = min(part.count, cursor.item + range.count - items.count)
      items.append(contentsOf: part[cursor.item..<end])
      cursor = Cursor(section: cursor.section + 1, item: 0)
    }
    return items
  }

  /// Returns the position before the item at an offset. O(log sections).
  @inlinable
  func cursor(at offset: Int) -> Cursor {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= offset { low = middle + 1 } else { high = middle }
    }
    return Cursor(section: low, item: offset - starts[low])
  }

  /// Calls `body` with runs of items from an offset on, and as many items of another list from an
  /// offset of that list on, until `body` returns false or `count` items have been passed.
  ///
  /// A run ends at the end of a section of either list. The items are read where they are stored,
  /// which takes a fraction of the time of copying one by one.
  ///
  /// - Parameter body: Its third argument is the number of items that have been passed before.
  @inlinable
  func forEachRun(
    from start: Int, with other: SectionedElements, from otherStart: Int, count: Int,
    _ body: (UnsafeBufferPointer<Item>, UnsafeBufferPointer<Item>, _ passed: Int) -> Bool
  ) {
    var (left, right) = (cursor(at: start), other.cursor(at: otherStart))
    var passed = 0
    while passed < count {
      let (own, others) = (parts[left.section], other.parts[right.section])
      let run = min(own.count - left.item, others.count - right.item, count - passed)
      let continues = own.withUnsafeBufferPointer { own in
        others.withUnsafeBufferPointer { others in
          body(
            UnsafeBufferPointer(rebasing: own[left.item..<left.item + run]),
            UnsafeBufferPointer(rebasing: others[right.item..<right.item + run]), passed)
        }
      }
      guard continues else { return }
      passed += run
      left.advance(by: run, inPartOf: own.count)
      right.advance(by: run, inPartOf: others.count)
    }
  }
}

extension IdentifiedEnds {
  /// Compares the items of two lists with sections.
  ///
  /// - Parameter sections: The numbers of sections that are the same at both ends, if items are
  ///   paired within sections; nil if they are paired across sections.
  @inlinable
  init<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    sections: KnownEnds?, isSame: ((Item, Item) -> Bool)?, identifiedBy identify: (Item) -> Identity
  ) {
    self.init()
    if let sections {
      compareFront(old, new, sectionCount: sections.front, isSame, identify)
      if !Self.areErased { compareBack(old, new, sections, isSame, identify) }
    } else {
      compareFront(old, new, isSame, identify)
      if !Self.areErased { compareBack(old, new, isSame, identify) }
    }
  }

  /// Compares items after the common beginning, and returns whether all of them are the same.
  @inlinable
  mutating func compareFront<Item>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>,
    _ isSame: ((Item, Item) -> Bool)?, _ identify: (Item) -> Identity
  ) -> Bool {
    let count = min(old.count, new.count)
    // Runs in the same memory, as those of copied arrays are.
    if isSame != nil, old.baseAddress == new.baseAddress {
      known.front += count
      return true
    }
    for index in 0..<count {
      if let isSame, isSame(old[index], new[index]) {
        known.front += 1
      } else if Self.areErased || !compareFirst(identify(old[index]), identify(new[index])) {
        return false
      }
    }
    return true
  }

  // MARK: Across sections

  @inlinable
  mutating func compareFront<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    _ isSame: ((Item, Item) -> Bool)?, _ identify: (Item) -> Identity
  ) {
    let limit = min(old.count, new.count)
    old.forEachRun(from: 0, with: new, from: 0, count: limit) { left, right, _ in
      compareFront(left, right, isSame, identify)
    }
  }

  @inlinable
  mutating func compareBack<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    _ isSame: ((Item, Item) -> Bool)?, _ identify: (Item) -> Identity
  ) {
    let limit = min(old.count, new.count) - known.front
    var (left, right) = (old.parts.count, new.parts.count)
    var (i, j) = (0, 0)
    while known.back < limit {
      while i == 0 { left -= 1; i = old.parts[left].count }
      while j == 0 { right -= 1; j = new.parts[right].count }
      let run = min(i, j, limit - known.back)
      let counts = (old: old.count, new: new.count)
      let continues = old.parts[left][..<i].withUnsafeBufferPointer { left in
        new.parts[right][..<j].withUnsafeBufferPointer { right in
          compareBack(left, right, count: run, of: counts, isSame, identify)
        }
      }
      guard continues else { return }
      i -= run
      j -= run
    }
  }

  /// Compares the last `count` items of two runs before the common end, and returns whether all of
  /// them are the same.
  ///
  /// - Parameter counts: The numbers of items of the whole lists.
  @inlinable
  mutating func compareBack<Item>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, count: Int,
    of counts: (old: Int, new: Int), _ isSame: ((Item, Item) -> Bool)?,
    _ identify: (Item) -> Identity
  ) -> Bool {
    let first = first
    for distance in 1..<count + 1 {
      let (left, right) = (old.count - distance, new.count - distance)
      // Items at which the common beginning stopped have been identified.
      let isFirstOld = counts.old - known.back - 1 == known.front
      let isFirstNew = counts.new - known.back - 1 == known.front
      if let isSame, isSame(old[left], new[right]) {
        known.back += 1
      } else if !compareLast(
        (isFirstOld ? first?.old : nil) ?? identify(old[left]),
        (isFirstNew ? first?.new : nil) ?? identify(new[right]))
      {
        return false
      }
    }
    return true
  }

  // MARK: Within sections

  /// Compares the first `sectionCount` sections, until one has another count in the other list.
  @inlinable
  mutating func compareFront<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    sectionCount: Int, _ isSame: ((Item, Item) -> Bool)?, _ identify: (Item) -> Identity
  ) {
    for section in 0..<sectionCount {
      let (left, right) = (old.parts[section], new.parts[section])
      let continues = left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          compareFront(left, right, isSame, identify)
        }
      }
      guard continues, left.count == right.count else { return }
    }
  }

  /// Compares the last sections, until one has another count in the other list, unless that is the
  /// one in which the common beginning stopped. In a section of equal counts the result does not
  /// depend on the order of the ends; elsewhere the beginning has precedence.
  @inlinable
  mutating func compareBack<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    _ sections: KnownEnds, _ isSame: ((Item, Item) -> Bool)?, _ identify: (Item) -> Identity
  ) {
    let (oldCount, newCount) = (old.parts.count, new.parts.count)
    let areSame = sections.front == oldCount && oldCount == newCount
    for end in 1..<(areSame ? oldCount : sections.back) + 1 {
      let (section, newSection) = (oldCount - end, newCount - end)
      let (left, right) = (old.parts[section], new.parts[newSection])
      // The items of this section that are in the common beginning.
      let isAligned = areSame && old.starts[section] == new.starts[section]
      let begun = isAligned ? max(0, known.front - old.starts[section]) : 0
      let limit = min(left.count, right.count)
      let mayDiffer = isAligned && known.front >= old.starts[section]
      guard left.count == right.count || mayDiffer else { return }
      let continues = left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          compareBack(
            left, right, count: max(limit - begun, 0), of: (old.count, new.count), isSame, identify)
        }
      }
      guard continues, left.count == right.count, begun == 0 else { return }
    }
  }
}
