// SPDX-License-Identifier: MIT

/// What a collection view shows at the moment at which it is asked: sections, items and supplementary
/// items in sight, with their views.
public struct CollectionViewVisibilityMetadata {
  /// A section of which something is in sight.
  public struct Section {
    /// The section.
    public let model: SectionModel
    /// Its items in sight, in order.
    public let items: [Item]
    /// Its supplementary items in sight, in order, by kind.
    public let supplementaryItems: [String: [SupplementaryItem]]

    /// Creates a description of a section.
    public init(
      model: SectionModel, items: [Item], supplementaryItems: [String: [SupplementaryItem]]
    ) {
      self.model = model
      self.items = items
      self.supplementaryItems = supplementaryItems
    }
  }

  /// An item in sight.
  public struct Item {
    /// The item.
    public let model: AnyItemModel
    /// The view that shows it, while that lives.
    public private(set) weak var view: UIView?

    /// Creates a description of an item.
    public init(model: AnyItemModel, view: UIView?) {
      self.model = model
      self.view = view
    }
  }

  /// A supplementary item in sight.
  public struct SupplementaryItem {
    /// The supplementary item.
    public let model: AnySupplementaryItemModel
    /// The view that shows it, while that lives.
    public private(set) weak var view: UIView?

    /// Creates a description of a supplementary item.
    public init(model: AnySupplementaryItemModel, view: UIView?) {
      self.model = model
      self.view = view
    }
  }

  /// The sections of which something is in sight, in order.
  public let sections: [Section]
  /// The collection view, while it lives.
  public private(set) weak var collectionView: CollectionView?

  /// Creates a description of what is in sight.
  public init(sections: [Section], collectionView: CollectionView) {
    self.sections = sections
    self.collectionView = collectionView
  }
}
