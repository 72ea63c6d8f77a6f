// SPDX-License-Identifier: MIT
internal import Resin

/// The sections and items of a list at one moment, by their identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Fruits", "Vegetables"])
/// snapshot.appendItems([1, 2, 3], toSection: "Fruits")
/// snapshot.appendItems([4])
/// snapshot.moveItem(4, beforeItem: 1)
/// print(snapshot.itemIdentifiers(inSection: "Fruits"))  // [4, 1, 2, 3]
/// print(snapshot.sectionIdentifier(containingItem: 4) ?? "")  // Fruits
/// ```
///
/// Apply a snapshot to a data source such as ``UICollectionViewDiffableDataSource``, which updates
/// its view by the difference from the present snapshot. Identifiers say which item it is, not what
/// it shows: use an `id` instead of a whole model, and ``reconfigureItems(_:)`` for an item whose
/// content has changed.
///
/// Section identifiers are unique, and so are item identifiers in the whole snapshot. Appending an
/// item that is there already moves it, with a warning. An identifier twice in one call is an
/// illegal use; it is reported when the snapshot is next read, changed or applied. An unknown
/// identifier as a position is reported at once.
///
/// A snapshot is a value; copies share their storage until one of them changes. Appending n items
/// costs O(n), at the end without hashing. Finding an item by its identifier costs O(1) after O(n)
/// for the first time after a change. Inserting, moving and deleting costs O(n). A snapshot may be
/// built on any thread.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems = OrderedMarks<ItemIdentifierType>()
  var reconfiguredItems = OrderedMarks<ItemIdentifierType>()
  var reloadedSections = OrderedMarks<SectionIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}

  init(_ contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>) {
    self.contents = contents
  }

  // MARK: Contents

  /// The number of items in all sections.
  public var numberOfItems: Int { contents.settled.itemCount }

  /// The number of sections, empty ones included.
  public var numberOfSections: Int { contents.list.sections.count }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.list.sections }

  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { contents.settled.list.items }

  /// The sections that were marked by ``reloadSections(_:)``.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  /// The items that were marked by ``reloadItems(_:)``.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  /// The items that were marked by ``reconfigureItems(_:)``.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    let settled = contents.settled
    guard let section = known(section: identifier, in: settled) else { return 0 }
    return settled.range(ofSection: section).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    let settled = contents.settled
    guard let section = known(section: identifier, in: settled) else { return [] }
    return Array(settled.list.items[settled.range(ofSection: section)])
  }

  /// Returns the section that contains an item; nil if the snapshot does not contain it.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    let settled = contents.settled
    guard let offset = settled.position(ofItem: identifier) else { return nil }
    return settled.list.sections[settled.section(containing: offset)]
  }

  /// Returns the position of an item among the items of all sections; nil if the snapshot does not
  /// contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.settled.position(ofItem: identifier)
  }

  /// Returns the position of a section; nil if the snapshot does not contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.position(ofSection: identifier)
  }

  private func known(
    section identifier: SectionIdentifierType,
    in contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>
  ) -> Int? {
    let position = contents.position(ofSection: identifier)
    if position == nil {
      SnapshotProblem.report(
        "Invalid parameter not satisfying: section != NSNotFound (section identifier \(identifier))"
      )
    }
    return position
  }

  // MARK: Marks

  /// Marks items whose cells are to be replaced by new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard checkKnown(identifiers, to: "reload") else { return }
    reloadedItems.insert(identifiers)
  }

  /// Marks items whose cells are to be configured again. The cells remain.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard checkKnown(identifiers, to: "reconfigure") else { return }
    reconfiguredItems.insert(identifiers)
  }

  /// Marks sections whose cells and supplementary views are to be replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where contents.position(ofSection: identifier) == nil {
      return SnapshotProblem.report(
        "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    reloadedSections.insert(identifiers)
  }

  private mutating func checkKnown(
    _ identifiers: [ItemIdentifierType], to verb: String
  ) -> Bool {
    contents.settle()
    let positions = contents.positions(ofItems: identifiers)
    guard let unknown = positions.firstIndex(of: nil) else { return true }
    SnapshotProblem.report(
      "Attempted to \(verb) item identifier that does not exist in the snapshot: "
        + "\(identifiers[unknown])")
    return false
  }

  /// Returns the snapshot, with settled contents if its items are those of settled ones.
  func settled(
    beside contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>
  ) -> Self {
    var result = self
    result.contents.settle(beside: contents)
    return result
  }

  /// Returns the snapshot with settled contents, and the difference from other settled contents.
  func settled(
    beside contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>,
    with differ: SectionedDiffer
  ) -> (snapshot: Self, diff: SectionedDiff) {
    var result = self
    let diff = result.contents.settle(beside: contents, with: differ)
    return (result, diff)
  }

  /// The snapshot without marks and with settled contents.
  var withoutMarks: Self { Self(contents.settled) }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  /// The numbers of sections and items.
  public var description: String {
    "NSDiffableDataSourceSnapshot(sections: \(numberOfSections), items: \(numberOfItems))"
  }
}

/// Marked identifiers, in the order in which they were marked first.
struct OrderedMarks<Identifier: Hashable> {
  private(set) var elements: [Identifier] = []
  private var members: Set<IdentityKey<Identifier>> = []

  mutating func insert(_ identifiers: [Identifier]) {
    for identifier in identifiers where members.insert(IdentityKey(identifier)).inserted {
      elements.append(identifier)
    }
  }

  mutating func remove(_ identifiers: some Sequence<Identifier>) {
    guard !elements.isEmpty else { return }
    let removed = identifiers.filter { members.remove(IdentityKey($0)) != nil }
    guard !removed.isEmpty else { return }
    elements.removeAll { !members.contains(IdentityKey($0)) }
  }
}

extension OrderedMarks: @unchecked Sendable where Identifier: Sendable {}

extension Array where Element: Hashable {
  /// The first occurrences of the elements, and the elements that occur again.
  var withoutRepetitions: (once: [Element], repeated: [Element]) {
    var seen: Set<IdentityKey<Element>> = []
    var (once, repeated): ([Element], [Element]) = ([], [])
    for element in self {
      if seen.insert(IdentityKey(element)).inserted {
        once.append(element)
      } else {
        repeated.append(element)
      }
    }
    return (once, repeated)
  }
}
