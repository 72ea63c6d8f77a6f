// SPDX-License-Identifier: MIT

/// An item of a collection view, with any class of view.
///
/// ``ItemModel`` and ``AnyItemModel`` conform to it. Use it as the type of lists with items of
/// several classes:
///
/// ```swift
/// let items: [any ItemModeling] = [
///   ItemModel<UILabel>(dataID: "title"), ItemModel<UIImageView>(dataID: "picture"),
/// ]
/// print(items.map(\.dataID))  // [AnyHashable("title"), AnyHashable("picture")]
/// ```
///
/// A model of your own conforms to ``InternalItemModeling``.
public protocol ItemModeling: ViewDifferentiatorProviding, DataIDProviding, Diffable {
  /// Returns the item with the class of its view erased. Idempotent.
  func eraseToAnyItemModel() -> AnyItemModel
}

/// The requirements of a collection view for items. Custom models, other than `ItemModel`, conform
/// to this.
///
/// `eraseToAnyItemModel()` of a custom model returns `AnyItemModel(internalItemModel: self)`.
public protocol InternalItemModeling: ItemModeling, EpoxyModeled, SelectionStyleProviding,
  IsMovableProviding
{
  /// Sets the view of the cell, unless there is one, and its content.
  @preconcurrency @MainActor
  func configure(cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Sets the behaviors of the cell's view.
  @preconcurrency @MainActor
  func setBehavior(cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Notifies the cell's view of a new state.
  @preconcurrency @MainActor
  func configureStateChange(in cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Called after the item has been selected.
  @preconcurrency @MainActor
  func handleDidSelect(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Called before the cell is shown.
  @preconcurrency @MainActor
  func handleWillDisplay(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Called after the cell has disappeared.
  @preconcurrency @MainActor
  func handleDidEndDisplaying(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Whether the user can select the item.
  var isSelectable: Bool { get }

  /// Returns a new view with the item's content and behaviors, outside of cells.
  @preconcurrency @MainActor
  func configuredView(traitCollection: UITraitCollection) -> UIView
}

/// A result builder of arrays of items.
public typealias ItemModelBuilder = EpoxyModelArrayBuilder<any ItemModeling>
