// SPDX-License-Identifier: MIT

/// The keys of a layout's elements after a batch.
///
/// Cells and the supplementary views of items move with their items. Other views move with their
/// section and keep their index in it, except for the changes by views that the layout itself
/// deletes and inserts.
@MainActor
struct ElementMapping {
  /// An element of the layout before the batch.
  @MainActor struct Element {
    var key: ElementKey
    /// Whether the element moves with the item at its index path.
    var movesWithItem: Bool

    init(_ key: ElementKey, of layout: UICollectionViewLayout) {
      self.key = key
      movesWithItem = layout.isOfItem(key)
    }
  }

  /// The views of one kind that the layout deletes and inserts.
  private struct Answers {
    var deleted: Set<IndexPath>
    var inserted: Set<IndexPath>
    /// The ascending indices by section. The key nil contains the views of the whole layout.
    var deletedIndices: [Int?: [Int]]
    var insertedIndices: [Int?: [Int]]

    init(deleted: [IndexPath], inserted: [IndexPath]) {
      self.deleted = Set(deleted)
      self.inserted = Set(inserted)
      deletedIndices = Self.indices(of: self.deleted)
      insertedIndices = Self.indices(of: self.inserted)
    }

    private static func indices(of paths: Set<IndexPath>) -> [Int?: [Int]] {
      var result: [Int?: [Int]] = [:]
      for path in paths where !path.isEmpty {
        result[path.count > 1 ? path[0] : nil, default: []].append(path[path.count - 1])
      }
      return result.mapValues { $0.sorted() }
    }

    func index(of old: Int, from section: Int?, to newSection: Int?) -> Int {
      CollectionMapping.newIndex(
        of: old, outgoing: deletedIndices[section] ?? [],
        incoming: insertedIndices[newSection] ?? [])
    }
  }

  private let items: CollectionMapping
  private var answers: [ElementKey.Kind: Answers] = [:]

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - layout: The layout that deletes and inserts views of its own in the batch; nil if there is
  ///     none.
  ///   - kinds: The kinds of these views.
  init(
    _ items: CollectionMapping, asking layout: UICollectionViewLayout?,
    about kinds: Set<ElementKey.Kind>
  ) {
    self.items = items
    guard let layout else { return }
    for kind in kinds.sorted() {
      switch kind {
      case .cell: continue
      case .supplementary(let name):
        answers[kind] = Answers(
          deleted: layout.indexPathsToDeleteForSupplementaryView(ofKind: name),
          inserted: layout.indexPathsToInsertForSupplementaryView(ofKind: name))
      case .decoration(let name):
        answers[kind] = Answers(
          deleted: layout.indexPathsToDeleteForDecorationView(ofKind: name),
          inserted: layout.indexPathsToInsertForDecorationView(ofKind: name))
      }
    }
  }

  /// Returns the key of an element after the batch; nil if its view disappears, which includes
  /// replacement by another view.
  func newKey(of element: Element) -> ElementKey? {
    let key = element.key
    let answers = answers[key.kind]
    guard answers?.deleted.contains(key.path) != true,
      let path = element.movesWithItem
        ? items.pathShownOn(from: key.path) : newPath(of: key.path, answers)
    else { return nil }
    if element.movesWithItem, answers?.inserted.contains(path) == true { return nil }
    return ElementKey(kind: key.kind, path: path)
  }

  private func newPath(of path: IndexPath, _ answers: Answers?) -> IndexPath? {
    switch path.count {
    case 1: return IndexPath(index: answers?.index(of: path[0], from: nil, to: nil) ?? path[0])
    case 2:
      return items.sectionShownOn(from: path.section).map { section in
        IndexPath(
          item: answers?.index(of: path.item, from: path.section, to: section) ?? path.item,
          section: section)
      }
    default: return path
    }
  }
}
