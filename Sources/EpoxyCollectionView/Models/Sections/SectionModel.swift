// SPDX-License-Identifier: MIT

/// A section of a collection view: items, and supplementary items such as headers and footers.
///
/// ```swift
/// final class Row: UILabel, EpoxyableView {
///   func setContent(_ content: String, animated: Bool) { text = content }
/// }
///
/// let section = SectionModel(dataID: "fruit") {
///   for name in ["Apple", "Pear"] { Row.itemModel(dataID: name, content: name) }
/// }
/// .supplementaryItems(
///   ofKind: UICollectionView.elementKindSectionHeader,
///   [Row.supplementaryItemModel(dataID: "header", content: "Fruit")])
/// print(section.items.count, section.supplementaryItems.count)  // 2 1
/// ```
///
/// Data IDs of sections are unique in the list, those of items in their section. An item with the
/// same ID in another section is another item: its view is not moved there. Supplementary items are
/// only shown if the layout has a view of their kind at the section.
///
/// `willDisplay` of a section is called when the first of its views appears, `didEndDisplaying`
/// when the last has disappeared.
public struct SectionModel: EpoxyModeled {
  /// The values of all properties that have been set.
  public var storage = EpoxyModelStorage()

  /// Creates a section of items.
  public init(dataID: AnyHashable, items: [any ItemModeling]) {
    self.dataID = dataID
    self.items = items
  }

  /// Creates a section of the items of a result builder.
  public init(dataID: AnyHashable, @ItemModelBuilder items: () -> [any ItemModeling]) {
    self.init(dataID: dataID, items: items())
  }

  /// Creates a section without an identity, for lists of one section: two of them in one list are
  /// duplicates of each other.
  public init(items: [any ItemModeling]) {
    self.items = items
  }

  /// Creates a section without an identity, for lists of one section: two of them in one list are
  /// duplicates of each other.
  public init(@ItemModelBuilder items: () -> [any ItemModeling]) {
    self.init(items: items())
  }
}

extension SectionModel: DataIDProviding, DidEndDisplayingProviding, ItemsProviding,
  SupplementaryItemsProviding, WillDisplayProviding
{}

extension SectionModel: CallbackContextEpoxyModeled {
  /// The argument of the closures of a section, which is empty.
  public typealias CallbackContext = Void
}

extension SectionModel: Diffable {
  /// The identity in a difference of lists: `dataID`.
  public var diffIdentifier: AnyHashable { dataID }

  /// Returns whether the other is a section of the same identity. The items are compared one by
  /// one.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? SectionModel else { return false }
    return dataID == other.dataID
  }
}

extension SectionModel: DiffableSection {
  /// The items, with the classes of their views erased.
  public var diffableItems: [AnyItemModel] {
    items.map { $0.eraseToAnyItemModel() }
  }

  /// Whether the array of items is a copy of that of another section, which shares its storage.
  func sharesItems(with other: SectionModel) -> Bool {
    items.withUnsafeBufferPointer { own in
      other.items.withUnsafeBufferPointer { others in
        own.count == others.count && own.baseAddress == others.baseAddress
      }
    }
  }
}

/// A result builder of arrays of sections.
public typealias SectionModelBuilder = EpoxyModelArrayBuilder<SectionModel>
