// SPDX-License-Identifier: MIT

// What is generic here is inlined, so that identifiers and contents are asked for without a detour: for
// elements whose type the caller knows, the cast in `isDiffableItemEqual(to:)` costs nothing then. All
// else is in `ErasedChangesets`.

extension Collection where Element: Diffable, Index == Int {
  /// What turns `other` into this collection: as few moves as possible, unless asked otherwise.
  ///
  /// Elements are paired by identifier; the k-th of several with one identifier goes with the k-th of
  /// the other collection, and each of them is updated only if it changed itself. Offsets count from 0
  /// whatever the collections' first indices are, so slices can be compared.
  ///
  /// O(n + m) on average, O(k log k) for the k elements whose order changed; each identifier is asked
  /// for once, each pair is compared once.
  ///
  /// - Parameters:
  ///   - other: The old elements.
  ///   - moves: Which elements count as moved.
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  @inlinable
  public func makeChangeset(from other: Self, moves: MoveBookkeeping = .minimal) -> IndexChangeset {
    withContiguousElements(other) { old, new in
      IndexChangeset(
        from: ErasedList(old.count) { old[$0].diffIdentifier },
        to: ErasedList(new.count) { new[$0].diffIdentifier }, moves: moves,
        isUpdated: { !old[$0].isDiffableItemEqual(to: new[$1]) })
    }
  }

  /// What turns `other` into this collection, where each of them is a section of a list. See
  /// `makeChangeset(from:moves:)`.
  ///
  /// - Parameters:
  ///   - other: The old elements.
  ///   - fromSection: The section of the old elements: of deletes and of the old halves of pairs.
  ///   - toSection: The section of the new elements.
  ///   - moves: Which elements count as moved.
  @inlinable
  public func makeIndexPathChangeset(
    from other: Self, fromSection: Int = 0, toSection: Int = 0, moves: MoveBookkeeping = .minimal
  ) -> IndexPathChangeset {
    withContiguousElements(other) { old, new in
      IndexPathChangeset(
        from: ErasedList(old.count) { old[$0].diffIdentifier },
        to: ErasedList(new.count) { new[$0].diffIdentifier }, fromSection: fromSection,
        toSection: toSection, moves: moves,
        isUpdated: { !old[$0].isDiffableItemEqual(to: new[$1]) })
    }
  }

  /// What turns `other` into this collection, where the elements are sections. See
  /// `makeChangeset(from:moves:)`.
  ///
  /// - Parameters:
  ///   - other: The old sections.
  ///   - moves: Which sections count as moved.
  @inlinable
  public func makeIndexSetChangeset(
    from other: Self, moves: MoveBookkeeping = .minimal
  ) -> IndexSetChangeset {
    withContiguousElements(other) { old, new in
      IndexSetChangeset(
        from: ErasedList(old.count) { old[$0].diffIdentifier },
        to: ErasedList(new.count) { new[$0].diffIdentifier }, moves: moves,
        isUpdated: { !old[$0].isDiffableItemEqual(to: new[$1]) })
    }
  }

  @inlinable
  func withContiguousElements<Result>(
    _ other: Self,
    _ body: (_ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    other.withContiguousElements { old in
      withContiguousElements { new in
        body(old, new)
      }
    }
  }

  /// The elements side by side, in a copy where the collection does not store them so.
  @inlinable
  func withContiguousElements<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(self).withUnsafeBufferPointer(body)
  }
}

// MARK: - Sections

extension Collection where Element: DiffableSection, Index == Int {
  /// What turns the sections of `other`, and the items in them, into those of this collection.
  ///
  /// Items of sections that come or go are not mentioned, but for duplicates, which are found in new
  /// sections too. An item that changed its section is a delete and an insert. Items are listed in the
  /// order of their places: deletes of the old ones, everything else of the new ones.
  ///
  /// O(n + m) on average over all sections and items; each identifier and the items of each section
  /// are asked for once, each pair is compared once.
  ///
  /// - Parameters:
  ///   - other: The old sections.
  ///   - moves: Which sections and items count as moved.
  /// - Precondition: fewer than 2^32 - 2 sections and items on either side.
  @inlinable
  public func makeSectionedChangeset(
    from other: Self, moves: MoveBookkeeping = .minimal
  ) -> SectionedChangeset {
    let old = DiffableSections(other)
    let new = DiffableSections(self)
    var places = (old: SectionCursor(), new: SectionCursor())
    return SectionedChangeset(
      sections: (old.identifiers, new.identifiers), items: (old.erasedItems, new.erasedItems),
      starts: (old.starts, new.starts), moves: moves,
      isSectionUpdated: { !old.sections[$0].isDiffableItemEqual(to: new.sections[$1]) },
      isItemUpdated: {
        places.old.move(to: $0, old.starts)
        places.new.move(to: $1, new.starts)
        return !old.items[places.old.section][$0 - places.old.start].isDiffableItemEqual(
          to: new.items[places.new.section][$1 - places.new.start])
      })
  }
}

/// The sections of one side and their items, with their identifiers.
@usableFromInline
struct DiffableSections<Section: DiffableSection> {
  @usableFromInline typealias Item = Section.DiffableItems.Element

  @usableFromInline var sections: ContiguousArray<Section>
  @usableFromInline var identifiers: [AnyHashable] = []
  /// The items of each section. What is an array is not copied.
  @usableFromInline var items: ContiguousArray<[Item]> = []
  /// Where the items of each section start, and the end.
  @usableFromInline var starts = [0]

  @inlinable
  init(_ collection: some Collection<Section>) {
    sections = ContiguousArray(collection)
    for section in sections {
      identifiers.append(section.diffIdentifier)
      items.append(Array(section.diffableItems))
      starts.append(starts[starts.count - 1] + items[items.count - 1].count)
    }
  }

  @inlinable
  var erasedItems: ErasedList {
    var cursor = SectionCursor()
    return ErasedList(starts[starts.count - 1]) {
      cursor.move(to: $0, starts)
      return items[cursor.section][$0 - cursor.start].diffIdentifier
    }
  }
}

/// The section of an offset into the items of all sections. Offsets that follow each other are mostly
/// of one section.
@usableFromInline
struct SectionCursor {
  @usableFromInline var section = -1
  @usableFromInline var start = 0
  @usableFromInline var end = 0

  @inlinable
  init() {}

  @inlinable
  mutating func move(to offset: Int, _ starts: [Int]) {
    if offset < start || offset >= end {
      find(offset, starts)
    }
  }

  @usableFromInline
  mutating func find(_ offset: Int, _ starts: [Int]) {
    // The last section that starts at the offset or before it.
    var (low, high) = (0, starts.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    (section, start, end) = (low, starts[low], starts[low + 1])
  }
}
