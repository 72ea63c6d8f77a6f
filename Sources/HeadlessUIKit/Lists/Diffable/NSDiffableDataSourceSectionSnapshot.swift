// SPDX-License-Identifier: MIT

/// The items of one section as an outline: items with children, which can be expanded and
/// collapsed.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Documents", "Notes.txt"])
/// outline.append(["Letter.txt", "Bill.pdf"], to: "Documents")
/// print(outline.visibleItems)  // ["Documents", "Notes.txt"]
/// outline.expand(["Documents"])
/// print(outline.visibleItems)  // ["Documents", "Letter.txt", "Bill.pdf", "Notes.txt"]
/// print(outline.level(of: "Bill.pdf"), outline.parent(of: "Bill.pdf") ?? "")  // 1 Documents
/// ```
///
/// Apply it with
/// ``UICollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)``, which shows
/// the visible items: those whose parents are all expanded. New items are collapsed. A cell with
/// the accessory `.outlineDisclosure()` expands and collapses its item.
///
/// Identifiers are unique in an outline. An identifier that is there already and an unknown one as
/// a position are illegal uses. Items are stored in the order of the outline with their levels:
/// adding n items costs O(n), inserting, deleting and finding the visible items O(items).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items in the order of a walk that visits parents first.
  var nodes = [ItemIdentifierType]()
  /// The number of ancestors of each item.
  var levels: [Int] = []
  var expanded: [Bool] = []
  private var index = IdentifierIndex<ItemIdentifierType>()

  /// Creates an empty outline.
  public init() {}

  // MARK: Contents

  /// All items, also those of collapsed parents; parents are before their children.
  public var items: [ItemIdentifierType] { nodes }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] {
    nodes.indices.filter { levels[$0] == 0 }.map { nodes[$0] }
  }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { visiblePositions.map { nodes[$0] } }

  private var visiblePositions: [Int] {
    var result: [Int] = []
    var position = 0
    while position < nodes.count {
      result.append(position)
      position = expanded[position] ? position + 1 : end(of: position)
    }
    return result
  }

  /// Returns the position of an item in ``items``; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { index.position(of: item, in: nodes) }

  /// Returns whether an item is in the outline.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var position = index(of: item) else { return false }
    while let parent = parent(of: position) {
      guard expanded[parent] else { return false }
      position = parent
    }
    return true
  }

  /// Returns whether an item is expanded. An item without children can be, too.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { expanded[$0] } ?? false
  }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let position = known(item) else { return 0 }
    return levels[position]
  }

  /// Returns the parent of an item; nil if it has none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let position = known(child) else { return nil }
    return parent(of: position).map { nodes[$0] }
  }

  /// Returns the outline of an item's descendants.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    guard let position = known(parent) else { return Self() }
    let range = (includingParent ? position : position + 1)..<end(of: position)
    var result = Self()
    result.nodes = Array(nodes[range])
    let level = levels[position] + (includingParent ? 0 : 1)
    result.levels = levels[range].map { $0 - level }
    result.expanded = Array(expanded[range])
    return result
  }

  /// Returns the items, one a line, indented by their levels. `+` marks collapsed items with
  /// children, `-` expanded ones, and `*` the others.
  public func visualDescription() -> String {
    nodes.indices.map { position in
      let isParent = end(of: position) > position + 1
      let mark = isParent ? (expanded[position] ? "-" : "+") : "*"
      return String(repeating: "  ", count: levels[position]) + "\(mark) \(nodes[position])"
    }.joined(separator: "\n")
  }

  /// Returns the position after the descendants of an item.
  private func end(of position: Int) -> Int {
    var end = position + 1
    while end < nodes.count, levels[end] > levels[position] { end += 1 }
    return end
  }

  private func parent(of position: Int) -> Int? {
    guard levels[position] > 0 else { return nil }
    return nodes[..<position].indices.last { levels[$0] < levels[position] }
  }

  private func known(_ item: ItemIdentifierType) -> Int? {
    let position = index(of: item)
    if position == nil {
      SnapshotProblem.report("Item \(item) does not exist in the section snapshot.")
    }
    return position
  }

  // MARK: Changes

  /// Adds items at the end of the children of a parent, or of the outline.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(plain(items), at: nodes.count, level: 0) }
    guard let position = known(parent) else { return }
    insert(plain(items), at: end(of: position), level: levels[position] + 1)
  }

  /// Inserts items before an item, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(plain(items), before: item)
  }

  /// Inserts items after an item and its descendants, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(plain(items), after: item)
  }

  /// Inserts an outline before an item, as its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    guard let position = known(item) else { return }
    insert(snapshot, at: position, level: levels[position])
  }

  /// Inserts an outline after an item and its descendants, as its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    guard let position = known(item) else { return }
    insert(snapshot, at: end(of: position), level: levels[position])
  }

  /// Removes items and their descendants. Items that are not in the outline are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var isKept = [Bool](repeating: true, count: nodes.count)
    for position in index.positions(of: items, in: nodes).compactMap(\.self) {
      for descendant in position..<end(of: position) { isKept[descendant] = false }
    }
    keep(nodes.indices.filter { isKept[$0] })
  }

  /// Removes all items, and with them which were expanded.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the descendants of an item by an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let position = known(parent) else { return }
    let old = position + 1..<end(of: position)
    keep(nodes.indices.filter { !old.contains($0) })
    insert(snapshot, at: position + 1, level: levels[position] + 1)
  }

  /// Expands items, so that their children are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  /// Collapses items, so that their children are not visible.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      guard let position = known(item) else { continue }
      expanded[position] = isExpanded
    }
  }

  private func plain(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var result = Self()
    result.nodes = items
    result.levels = [Int](repeating: 0, count: items.count)
    result.expanded = [Bool](repeating: false, count: items.count)
    return result
  }

  private mutating func keep(_ positions: [Int]) {
    nodes = positions.map { nodes[$0] }
    levels = positions.map { levels[$0] }
    expanded = positions.map { expanded[$0] }
    index = IdentifierIndex()
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at position: Int, level: Int
  ) {
    let new = snapshot.nodes
    if !isKnownUniquelyReferenced(&index) { index = IdentifierIndex(copying: index) }
    let end = position == nodes.count ? position : nil
    guard index.add(new, to: nodes, atEnd: end) else {
      let repeated = new.withoutRepetitions.repeated + new.filter { contains($0) }
      return SnapshotProblem.report(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + SnapshotProblem.list(repeated.map { "\($0)" }))
    }
    nodes.insert(contentsOf: new, at: position)
    levels.insert(contentsOf: snapshot.levels.map { $0 + level }, at: position)
    expanded.insert(contentsOf: snapshot.expanded, at: position)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both have the same items in the same order, with the same parents and expanded items.
  public static func == (
    first: NSDiffableDataSourceSectionSnapshot, second: NSDiffableDataSourceSectionSnapshot
  ) -> Bool {
    first.nodes == second.nodes && first.levels == second.levels
      && first.expanded == second.expanded
  }
}

extension NSDiffableDataSourceSectionSnapshot: CustomStringConvertible {
  /// The outline, see ``visualDescription()``.
  public var description: String { visualDescription() }
}
