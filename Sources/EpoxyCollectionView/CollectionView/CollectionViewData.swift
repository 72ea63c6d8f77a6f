// SPDX-License-Identifier: MIT
internal import Resin

/// The immutable data of a collection view, with look-ups by index path and by identity.
///
/// Tables of identities are created by the first look-up that needs them; scrolling and updates
/// need none.
@preconcurrency @MainActor
final class CollectionViewData {
  /// A section with its erased items.
  struct Section {
    let model: SectionModel
    let diffableItems: [AnyItemModel]
    /// Whether all items compare their stored properties only, so that each equals itself. An item
    /// of a custom type may differ from itself, to be configured with every update.
    let equalsItself: Bool

    init(model: SectionModel, diffableItems: [AnyItemModel]) {
      self.model = model
      self.diffableItems = diffableItems
      equalsItself = diffableItems.allSatisfy(\.isStored)
    }

    /// Creates a section with the erased items of another one.
    init(model: SectionModel, sharing other: Section) {
      self.model = model
      diffableItems = other.diffableItems
      equalsItself = other.equalsItself
    }
  }

  /// The last offset of an identity, and the number of its occurrences.
  private struct Occurrence {
    var last: Int
    var count: Int
  }

  private typealias Occurrences = [IdentityKey<AnyHashable>: Occurrence]

  static let empty = CollectionViewData(sections: [])

  let sections: [Section]

  /// Creates the data of models.
  ///
  /// - Parameter old: The data before. A section whose array of items is a copy of that at the same
  ///   index there shares its erased items, so that they need not be compared.
  convenience init(_ models: [SectionModel], after old: CollectionViewData = .empty) {
    self.init(
      sections: models.enumerated().map { index, model in
        if let last = old.section(at: index), last.equalsItself, last.model.sharesItems(with: model)
        {
          return Section(model: model, sharing: last)
        }
        return Section(model: model, diffableItems: model.diffableItems)
      })
  }

  init(sections: [Section]) {
    self.sections = sections
  }

  private lazy var sectionOccurrences = Self.occurrences(of: sections.lazy.map(\.model.dataID))
  private lazy var itemOccurrences = [Occurrences?](repeating: nil, count: sections.count)

  private static func occurrences(of identities: some Sequence<AnyHashable>) -> Occurrences {
    var occurrences: Occurrences = [:]
    occurrences.reserveCapacity(identities.underestimatedCount)
    for (index, identity) in identities.enumerated() {
      let key = IdentityKey(identity)
      occurrences[key] = Occurrence(last: index, count: (occurrences[key]?.count ?? 0) + 1)
    }
    return occurrences
  }

  private func occurrences(inSection section: Int) -> Occurrences {
    if let occurrences = itemOccurrences[section] { return occurrences }
    let occurrences = Self.occurrences(of: sections[section].diffableItems.lazy.map(\.dataID))
    itemOccurrences[section] = occurrences
    return occurrences
  }

  // MARK: By index path

  var itemCount: Int { sections.reduce(0) { $0 + $1.diffableItems.count } }

  func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func item(at path: IndexPath) -> AnyItemModel? {
    guard path.count == 2, let items = section(at: path.section)?.diffableItems else { return nil }
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The section with the model of a supplementary view. The path of a view of the whole layout is
  /// one index, that of the section.
  func section(ofSupplementaryViewAt path: IndexPath) -> Section? {
    path.first.flatMap { section(at: $0) }
  }

  func supplementaryItem(ofKind kind: String, at path: IndexPath) -> AnySupplementaryItemModel? {
    guard let section = section(ofSupplementaryViewAt: path) else { return nil }
    let index = path.count > 1 ? path.item : 0
    guard let items = section.model.supplementaryItems[kind], items.indices.contains(index) else {
      return nil
    }
    return items[index].eraseToAnySupplementaryItemModel()
  }

  /// Returns the path of the item at an index path; nil if there is none.
  func itemPath(at path: IndexPath) -> ItemPath? {
    guard let item = item(at: path) else { return nil }
    return ItemPath(
      itemDataID: item.dataID, section: .dataID(sections[path.section].model.dataID))
  }

  // MARK: By identity

  /// Returns the index of the last section with an identity.
  func indexOfSection(_ identity: AnyHashable) -> Int? {
    guard let occurrence = sectionOccurrences[IdentityKey(identity)] else { return nil }
    if occurrence.count > 1 {
      EpoxyLogger.shared.warn(
        "\(occurrence.count) sections have the data ID \(identity); the last of them is taken.")
    }
    return occurrence.last
  }

  /// Returns the index path of the last item at a path.
  func indexPath(of path: ItemPath) -> IndexPath? {
    switch path.section {
    case .dataID(let identity):
      guard let section = indexOfSection(identity) else { return nil }
      return indexPath(of: path.itemDataID, inSection: section)
    case .lastWithItemDataID:
      let found = sections.indices.filter {
        occurrences(inSection: $0)[IdentityKey(path.itemDataID)] != nil
      }
      if found.count > 1 {
        EpoxyLogger.shared.warn(
          "\(found.count) sections have an item with the data ID \(path.itemDataID); the last of them "
            + "is taken. Name the section in the path to choose.")
      }
      return found.last.flatMap { indexPath(of: path.itemDataID, inSection: $0) }
    }
  }

  private func indexPath(of identity: AnyHashable, inSection section: Int) -> IndexPath? {
    guard let occurrence = occurrences(inSection: section)[IdentityKey(identity)] else {
      return nil
    }
    if occurrence.count > 1 {
      EpoxyLogger.shared.warn(
        "\(occurrence.count) items of the section \(sections[section].model.dataID) have the data ID "
          + "\(identity); the last of them is taken.")
    }
    return IndexPath(item: occurrence.last, section: section)
  }

  func contains(item: AnyHashable, inSection identity: AnyHashable) -> Bool {
    guard let occurrence = sectionOccurrences[IdentityKey(identity)] else { return false }
    return occurrences(inSection: occurrence.last)[IdentityKey(item)] != nil
  }

  // MARK: Moving

  /// Returns the data after an interactive movement; nil if an index path is out of range.
  func moving(_ source: IndexPath, to destination: IndexPath) -> CollectionViewData? {
    guard let item = item(at: source), let target = section(at: destination.section) else {
      return nil
    }
    let end = target.diffableItems.count - (source.section == destination.section ? 1 : 0)
    guard (0...end).contains(destination.item) else { return nil }
    var items = sections.map(\.diffableItems)
    items[source.section].remove(at: source.item)
    items[destination.section].insert(item, at: destination.item)
    return CollectionViewData(
      sections: sections.indices.map { index in
        guard index == source.section || index == destination.section else {
          return sections[index]
        }
        return Section(
          model: sections[index].model.items(items[index]), diffableItems: items[index])
      })
  }
}
