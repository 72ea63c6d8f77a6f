// SPDX-License-Identifier: MIT
internal import Resin

extension Collection where Element: Diffable, Index == Int {
  /// Returns the changes from `other` to this collection, by default with the fewest moves.
  ///
  /// Elements are paired by identifier: first those that the beginnings of both collections have in
  /// common, then those that their ends have in common. Between these ends the k-th of several
  /// elements with one identifier is paired with the k-th of the other collection. Offsets count
  /// from 0 whatever the collections' first indices are, so slices can be compared.
  ///
  /// `makeChangeset(from:identifiedBy:moves:isUpdated:)` is faster, because it hashes and compares
  /// identifiers of a known type.
  ///
  /// - Parameters:
  ///   - other: The old elements.
  ///   - moves: The definition of a moved element.
  /// - Complexity: O(n + m) on average, O(k log k) for the k elements whose order changed. Each
  ///   identifier is read once, each pair is compared once.
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  public func makeChangeset(from other: Self, moves: MoveBookkeeping = .minimal) -> IndexChangeset {
    IndexChangeset(diff(from: other, moves: moves), duplicates: findDuplicates)
  }

  /// Returns the changes from `other` to this collection, each of them a section of a list. See
  /// `makeChangeset(from:moves:)`.
  ///
  /// - Parameters:
  ///   - other: The old elements.
  ///   - fromSection: The section of the old elements, that is, of deletes and the old halves of
  ///     pairs.
  ///   - toSection: The section of the new elements.
  ///   - moves: The definition of a moved element.
  public func makeIndexPathChangeset(
    from other: Self, fromSection: Int = 0, toSection: Int = 0, moves: MoveBookkeeping = .minimal
  ) -> IndexPathChangeset {
    IndexPathChangeset(
      diff(from: other, moves: moves),
      oldPath: { IndexPath(item: $0, section: fromSection) },
      newPath: { IndexPath(item: $0, section: toSection) }, duplicates: findDuplicates)
  }

  /// Returns the changes from `other` to this collection, whose elements are sections. See
  /// `makeChangeset(from:moves:)`.
  ///
  /// - Parameters:
  ///   - other: The old sections.
  ///   - moves: The definition of a moved section.
  public func makeIndexSetChangeset(
    from other: Self, moves: MoveBookkeeping = .minimal
  ) -> IndexSetChangeset {
    IndexSetChangeset(diff(from: other, moves: moves), duplicates: findDuplicates)
  }

  private func diff(from other: Self, moves: MoveBookkeeping) -> ListDiff {
    ListDiff(
      from: other, to: self, moves: moves.detection, identifiedBy: { $0.diffIdentifier },
      isUpdated: { !$0.isDiffableItemEqual(to: $1) }
    ).checked()
  }

  /// Returns the duplicates; nil if there are none.
  private func findDuplicates() -> DuplicateGroups? {
    guard count <= 8 else {
      return ListDiff(from: EmptyCollection(), to: self, identifiedBy: { $0.diffIdentifier })
        .duplicates
    }
    // A comparison of few identifiers takes less time than a difference.
    let identifiers = map { IdentityKey($0.diffIdentifier) }
    let areUnique = identifiers.indices.allSatisfy { index in
      !identifiers[..<index].contains(identifiers[index])
    }
    return areUnique ? nil : ListDiff(from: [], to: identifiers).duplicates
  }
}

// MARK: - Identifiers of a known type

extension Collection where Index == Int {
  /// Returns the changes from `other` to this collection, whose elements are paired by identities
  /// of a known type.
  ///
  /// ```swift
  /// let old = [(id: 1, text: "a"), (id: 2, text: "b")]
  /// let new = [(id: 2, text: "c")]
  /// let changes = new.makeChangeset(from: old, identifiedBy: \.id) { $0.text != $1.text }
  /// print(changes.deletes, changes.updates)  // [0] [(old: 1, new: 0)]
  /// ```
  ///
  /// - Parameters:
  ///   - other: The old elements.
  ///   - identity: Returns the identity of an element. Called once for each element of either
  ///     collection.
  ///   - moves: The definition of a moved element.
  ///   - isUpdated: Returns whether the contents of a pair differ. Called once for each pair.
  /// - Complexity: O(n + m) on average, O(k log k) for the k elements whose order changed.
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  public func makeChangeset<Identity: Hashable>(
    from other: Self, identifiedBy identity: (Element) -> Identity,
    moves: MoveBookkeeping = .minimal, isUpdated: (_ old: Element, _ new: Element) -> Bool
  ) -> IndexChangeset {
    let (old, new) = (ContiguousArray(other), ContiguousArray(self))
    let oldIdentities = old.enumerated().map { (identity: identity($1), offset: $0) }
    let newIdentities = new.enumerated().map { (identity: identity($1), offset: $0) }
    let diff = ListDiff(
      from: oldIdentities, to: newIdentities, moves: moves.detection,
      identifiedBy: { $0.identity }, isUpdated: { isUpdated(old[$0.offset], new[$1.offset]) })
    return IndexChangeset(diff.checked()) {
      ListDiff(from: [], to: newIdentities.map(\.identity)).duplicates
    }
  }

  /// Returns the changes from `other` to this collection, whose elements are paired by identities
  /// of a known type and compared by `==`.
  ///
  /// ```swift
  /// struct Row: Equatable { var id: Int; var text: String }
  /// let old = [Row(id: 1, text: "a"), Row(id: 2, text: "b")]
  /// let new = [Row(id: 1, text: "c"), Row(id: 2, text: "b")]
  /// print(new.makeChangeset(from: old, identifiedBy: \.id).updates)  // [(old: 0, new: 0)]
  /// ```
  ///
  /// Elements are compared first: where the beginnings or the ends of both collections are equal,
  /// no identity is read. Equal elements must have equal identities.
  ///
  /// - Parameters:
  ///   - other: The old elements.
  ///   - identity: Returns the identity of an element. Called at most once for each element of
  ///     either collection, and for each new one when `duplicates` is first read.
  ///   - moves: The definition of a moved element.
  /// - Complexity: O(n + m) on average, O(k log k) for the k elements whose order changed.
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  public func makeChangeset<Identity: Hashable>(
    from other: Self, identifiedBy identity: @escaping (Element) -> Identity,
    moves: MoveBookkeeping = .minimal
  ) -> IndexChangeset where Element: Equatable {
    let diff = ListDiff(
      comparing: other, to: self, moves: moves.detection, identifiedBy: identity)
    return IndexChangeset(diff.checked()) {
      ListDiff(from: EmptyCollection(), to: self, identifiedBy: identity).duplicates
    }
  }
}

// MARK: - Sections

extension Collection where Element: DiffableSection, Index == Int {
  /// Returns the changes from the sections of `other`, and the items in them, to those of this
  /// collection.
  ///
  /// Items of deleted and inserted sections are not listed, except as duplicates, which are also
  /// found in inserted sections. An item that changed its section is a delete and an insert.
  /// Deletes are in the order of the old items, all other changes in the order of the new items.
  ///
  /// - Parameters:
  ///   - other: The old sections.
  ///   - moves: The definition of a moved section or item.
  /// - Complexity: O(n + m) on average over all sections and items. Each identifier and the items
  ///   of each section are read once, each pair is compared once.
  /// - Precondition: fewer than 2^32 - 2 sections and items on either side.
  public func makeSectionedChangeset(
    from other: Self, moves: MoveBookkeeping = .minimal
  ) -> SectionedChangeset {
    let diff = SectionedDiff(
      from: other, to: self, moves: moves.detection, sectionIdentity: { $0.diffIdentifier },
      items: { $0.diffableItems }, itemIdentity: { $0.diffIdentifier },
      isSectionUpdated: { !$0.isDiffableItemEqual(to: $1) },
      isItemUpdated: { !$0.isDiffableItemEqual(to: $1) })
    return SectionedChangeset(
      sectionChangeset: IndexSetChangeset(diff.sections.checked()) {
        findSectionedDuplicates().sections.duplicates
      },
      itemChangeset: IndexPathChangeset(
        diff.items, oldPath: { IndexPath(diff.oldPath(at: $0)) },
        newPath: { IndexPath(diff.newPath(at: $0)) },
        duplicates: { findSectionedDuplicates().items.duplicates }))
  }

  private func findSectionedDuplicates() -> SectionedDiff {
    SectionedDiff(
      from: EmptyCollection(), to: self, sectionIdentity: { $0.diffIdentifier },
      items: { $0.diffableItems }, itemIdentity: { $0.diffIdentifier })
  }
}
