// SPDX-License-Identifier: MIT

/// A section of a collection view: items, and headers, footers and the like.
///
///     SectionModel(dataID: "fruit") {
///       Row.itemModel(dataID: "apple", content: "Apple", style: .standard)
///       Row.itemModel(dataID: "pear", content: "Pear", style: .standard)
///     }
public struct SectionModel: EpoxyModeled {
  /// What was set.
  public var storage = EpoxyModelStorage()

  /// A section of items.
  public init(dataID: AnyHashable, items: [any ItemModeling]) {
    self.dataID = dataID
    self.items = items
  }

  /// A section of the items that the statements give.
  public init(dataID: AnyHashable, @ItemModelBuilder items: () -> [any ItemModeling]) {
    self.init(dataID: dataID, items: items())
  }

  /// A section without an identity, for lists that have no other: two of them in one list are
  /// duplicates of each other.
  public init(items: [any ItemModeling]) {
    self.items = items
  }

  /// A section without an identity, for lists that have no other: two of them in one list are
  /// duplicates of each other.
  public init(@ItemModelBuilder items: () -> [any ItemModeling]) {
    self.init(items: items())
  }
}

extension SectionModel: DataIDProviding, DidEndDisplayingProviding, ItemsProviding,
  SupplementaryItemsProviding, WillDisplayProviding
{}

extension SectionModel: CallbackContextEpoxyModeled {
  /// The closures of a section are given nothing.
  public typealias CallbackContext = Void
}

extension SectionModel: Diffable {
  /// The identity: `dataID`.
  public var diffIdentifier: AnyHashable { dataID }

  /// Whether the other is a section of the same identity. The items are compared one by one.
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
}

/// Builds arrays of sections from statements.
public typealias SectionModelBuilder = EpoxyModelArrayBuilder<SectionModel>
