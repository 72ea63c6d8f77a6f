// SPDX-License-Identifier: MIT
internal import Resin

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: contents.list.sections.count)
  }

  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let position = position(of: toIdentifier, to: "insert sections at") else { return }
    insert(identifiers, at: position)
  }

  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let position = position(of: toIdentifier, to: "insert sections at") else { return }
    insert(identifiers, at: position + 1)
  }

  /// Removes sections and their items. Sections that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    contents.settle()
    let positions = Set(identifiers.compactMap { contents.position(ofSection: $0) })
    guard !positions.isEmpty else { return }
    let items = positions.flatMap { contents.list.items[contents.range(ofSection: $0)] }
    contents.arrangeSections(contents.list.sections.indices.filter { !positions.contains($0) })
    reloadedSections.remove(identifiers)
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Moves a section, with its items, before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves a section, with its items, after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to neighbor: SectionIdentifierType, after isAfter: Bool
  ) {
    contents.settle()
    guard let from = position(of: identifier, to: "move"),
      let to = position(of: neighbor, to: "move")
    else { return }
    guard from != to else {
      return SnapshotProblem.report(
        "Attempted to move a section identifier relative to itself: \(identifier)")
    }
    var order = Array(contents.list.sections.indices)
    order.remove(at: from)
    order.insert(from, at: (to > from ? to - 1 : to) + (isAfter ? 1 : 0))
    contents.arrangeSections(order)
  }

  private func position(of identifier: SectionIdentifierType, to verb: String) -> Int? {
    let position = contents.position(ofSection: identifier)
    if position == nil {
      SnapshotProblem.report(
        "Attempted to \(verb) a section identifier that does not exist in the snapshot: "
          + "\(identifier)")
    }
    return position
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at position: Int) {
    if areNew(identifiers) { return contents.insertSections(identifiers, at: position) }
    let (once, repeated) = identifiers.withoutRepetitions
    let new = once.filter { contents.position(ofSection: $0) == nil }
    if new.count < identifiers.count {
      let existing = once.filter { contents.position(ofSection: $0) != nil }
      SnapshotProblem.report(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + SnapshotProblem.list((repeated + existing).map { "\($0)" }))
    }
    contents.insertSections(new, at: position)
  }

  /// Whether a few identifiers differ from each other and from those of a few sections. Comparing
  /// each with each is faster than hashing then; false if there are more.
  private func areNew(_ identifiers: [SectionIdentifierType]) -> Bool {
    let sections = contents.list.sections
    guard identifiers.count <= 8, sections.count <= 8 else { return false }
    for index in identifiers.indices {
      if sections.contains(identifiers[index]) { return false }
      for earlier in 0..<index where identifiers[earlier] == identifiers[index] { return false }
    }
    return true
  }
}
