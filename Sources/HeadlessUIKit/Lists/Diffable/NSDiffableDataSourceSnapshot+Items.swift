// SPDX-License-Identifier: MIT
internal import Resin

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let last = contents.list.sections.count - 1
    guard last >= 0 else {
      return SnapshotProblem.report(
        "There are currently no sections in the data source. Please add a section first.")
    }
    var section = last
    if let sectionIdentifier {
      guard let position = contents.position(ofSection: sectionIdentifier) else {
        return SnapshotProblem.report(
          "Invalid parameter not satisfying: section != NSNotFound "
            + "(section identifier \(sectionIdentifier))")
      }
      section = position
    }
    if contents.range(ofSection: section).upperBound == contents.list.items.count {
      contents.appendUnsettled(identifiers, toSection: section)
    } else {
      insert(identifiers, section: section) { contents, _ in
        contents.range(ofSection: section).upperBound
      }
    }
  }

  /// Inserts items before an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, after: false)
  }

  /// Inserts items after an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, after: true)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at neighbor: ItemIdentifierType, after isAfter: Bool
  ) {
    contents.settle()
    guard let offset = contents.position(ofItem: neighbor) else {
      return SnapshotProblem.report(
        "Attempted to insert items at an item identifier that does not exist in the snapshot: "
          + "\(neighbor)")
    }
    guard !identifiers.contains(neighbor) else {
      return SnapshotProblem.report(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + SnapshotProblem.list(["\(neighbor)"]))
    }
    let section = contents.section(containing: offset)
    insert(identifiers, section: section) { contents, removed in
      let before = removed.count { $0 < offset }
      return offset - before + (isAfter ? 1 : 0)
    }
  }

  /// Inserts items in a section after removing those that exist already.
  ///
  /// - Parameter offset: Returns the position in the contents without the existing items, from the
  ///   offsets that these had.
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], section: Int,
    at offset: (SnapshotContents<SectionIdentifierType, ItemIdentifierType>, [Int]) -> Int
  ) {
    contents.settle()
    if contents.insert(identifiers, at: offset(contents, []), section: section) { return }
    let (once, repeated) = identifiers.withoutRepetitions
    let existing = contents.positions(ofItems: once).compactMap(\.self).sorted()
    let names = existing.map { "\(contents.list.items[$0])" }
    SnapshotProblem.reportDuplicates(inOneCall: repeated.map { "\($0)" }, existing: names)
    contents.removeItems(at: existing)
    _ = contents.insert(once, at: offset(contents, existing), section: section)
  }

  /// Removes items. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.settle()
    let offsets = Set(contents.positions(ofItems: identifiers).compactMap(\.self)).sorted()
    contents.removeItems(at: offsets)
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to neighbor: ItemIdentifierType, after isAfter: Bool
  ) {
    contents.settle()
    guard let from = contents.position(ofItem: identifier),
      let to = contents.position(ofItem: neighbor)
    else {
      let unknown = contents.position(ofItem: identifier) == nil ? identifier : neighbor
      return SnapshotProblem.report(
        "Attempted to move an item identifier that does not exist in the snapshot: \(unknown)")
    }
    guard from != to else {
      return SnapshotProblem.report(
        "Attempted to move an item identifier relative to itself: \(identifier)")
    }
    let target = (to > from ? to - 1 : to) + (isAfter ? 1 : 0)
    contents.moveItem(at: from, to: target, section: contents.section(containing: to))
  }
}
