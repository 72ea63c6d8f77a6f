// SPDX-License-Identifier: MIT

/// The visible sections, items and supplementary items of a collection view at one moment, with
/// their views.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = CollectionViewController(
///   layout: UICollectionViewFlowLayout(), items: { ItemModel<UILabel>(dataID: "title") })
/// host.show(controller)
/// let visible = controller.collectionView.visibilityMetadata
/// print(visible.sections[0].items.map(\.model.dataID))  // [AnyHashable("title")]
/// ```
///
/// It is a copy, computed at each access in the number of visible views. The references to views
/// are weak, and a view may show another item later.
public struct CollectionViewVisibilityMetadata {
  /// A section with a visible view.
  public struct Section {
    /// The model of the section.
    public let model: SectionModel
    /// The visible items, in order.
    public let items: [Item]
    /// The visible supplementary items, in order, by kind.
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

  /// A visible item: its model and its view.
  public struct Item {
    /// The model of the item.
    public let model: AnyItemModel
    /// The view that shows the item; a weak reference.
    public private(set) weak var view: UIView?

    /// Creates a description of an item.
    public init(model: AnyItemModel, view: UIView?) {
      self.model = model
      self.view = view
    }
  }

  /// A visible supplementary item.
  public struct SupplementaryItem {
    /// The model of the supplementary item.
    public let model: AnySupplementaryItemModel
    /// The view that shows the item; a weak reference.
    public private(set) weak var view: UIView?

    /// Creates a description of a supplementary item.
    public init(model: AnySupplementaryItemModel, view: UIView?) {
      self.model = model
      self.view = view
    }
  }

  /// The sections with visible views, in order.
  public let sections: [Section]
  /// The collection view; a weak reference.
  public private(set) weak var collectionView: CollectionView?

  /// Creates a description of the visible sections.
  public init(sections: [Section], collectionView: CollectionView) {
    self.sections = sections
    self.collectionView = collectionView
  }
}

// Swift Testing reflects and describes the values in a failed expectation; these refer to models
// and views.

extension CollectionViewVisibilityMetadata: CustomStringConvertible, CustomReflectable {
  /// The number of visible items of each section.
  public var description: String {
    "visible items of \(sections.count) sections: \(sections.map(\.items.count))"
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension CollectionViewVisibilityMetadata.Section: CustomStringConvertible, CustomReflectable {
  /// The identity of the section and the number of its visible items.
  public var description: String { "section \(model.dataID), \(items.count) visible items" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
