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

  /// Returns the item after a position, and advances to the end of the item.
  @inlinable
  func next(_ cursor: inout Cursor) -> Item {
    while cursor.item == parts[cursor.section].count {
      cursor = Cursor(section: cursor.section + 1, item: 0)
    }
    defer { cursor.item += 1 }
    return parts[cursor.section][cursor.item]
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
    sections: KnownEnds?, identifiedBy identify: (Item) -> Identity
  ) {
    self.init()
    if Self.areErased { return }
    if let sections {
      compareFront(old, new, sectionCount: sections.front, identify)
      compareBack(old, new, sections, identify)
    } else {
      compareFront(old, new, identify)
      compareBack(old, new, identify)
    }
  }

  // MARK: Across sections

  @inlinable
  mutating func compareFront<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    _ identify: (Item) -> Identity
  ) {
    let limit = min(old.count, new.count)
    var (left, right) = (old.cursor(at: 0), new.cursor(at: 0))
    while known.front < limit {
      guard compareFirst(identify(old.next(&left)), identify(new.next(&right))) else { break }
    }
  }

  @inlinable
  mutating func compareBack<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    _ identify: (Item) -> Identity
  ) {
    var (left, right) = (old.parts.count, new.parts.count)
    var (i, j) = (0, 0)
    while known.back < min(old.count, new.count) - known.front {
      while i == 0 { left -= 1; i = old.parts[left].count }
      while j == 0 { right -= 1; j = new.parts[right].count }
      i -= 1
      j -= 1
      guard compareLast(old, (left, i), new, (right, j), identify) else { return }
    }
  }

  /// Compares an old and a new item before the common end.
  @inlinable
  mutating func compareLast<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ left: (section: Int, item: Int),
    _ new: SectionedElements<Section, Item>, _ right: (section: Int, item: Int),
    _ identify: (Item) -> Identity
  ) -> Bool {
    // Items at which the common beginning stopped have been identified.
    let isFirstOld = old.count - known.back - 1 == known.front
    let isFirstNew = new.count - known.back - 1 == known.front
    return compareLast(
      (isFirstOld ? first?.old : nil) ?? identify(old.parts[left.section][left.item]),
      (isFirstNew ? first?.new : nil) ?? identify(new.parts[right.section][right.item]))
  }

  // MARK: Within sections

  /// Compares the first `sectionCount` sections, until one has another count in the other list.
  @inlinable
  mutating func compareFront<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    sectionCount: Int, _ identify: (Item) -> Identity
  ) {
    for section in 0..<sectionCount {
      let (left, right) = (old.parts[section], new.parts[section])
      for index in 0..<min(left.count, right.count) {
        guard compareFirst(identify(left[index]), identify(right[index])) else { return }
      }
      guard left.count == right.count else { return }
    }
  }

  /// Compares the last sections, until one has another count in the other list, unless that is the
  /// one in which the common beginning stopped. In a section of equal counts the result does not
  /// depend on the order of the ends; elsewhere the beginning has precedence.
  @inlinable
  mutating func compareBack<Section, Item>(
    _ old: SectionedElements<Section, Item>, _ new: SectionedElements<Section, Item>,
    _ sections: KnownEnds, _ identify: (Item) -> Identity
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
      for k in 1..<max(limit - begun, 0) + 1 {
        guard
          compareLast(
            old, (section, left.count - k), new, (newSection, right.count - k), identify)
        else { return }
      }
      guard left.count == right.count, begun == 0 else { return }
    }
  }
}
