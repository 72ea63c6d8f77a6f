// SPDX-License-Identifier: MIT

/// An item of a collection view, whatever the class of its view is.
public protocol ItemModeling: ViewDifferentiatorProviding, DataIDProviding, Diffable {
  /// The item with the class of its view erased. Erasing twice is the same as erasing once.
  func eraseToAnyItemModel() -> AnyItemModel
}

/// What a collection view asks of an item. Models of other kinds than `ItemModel` conform to this.
///
/// Such a model's `eraseToAnyItemModel()` returns `AnyItemModel(internalItemModel: self)`.
public protocol InternalItemModeling: ItemModeling, EpoxyModeled, SelectionStyleProviding,
  IsMovableProviding
{
  /// Gives the cell a view, unless it has one, and the view its content.
  @preconcurrency @MainActor
  func configure(cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Gives the cell's view its behaviours.
  @preconcurrency @MainActor
  func setBehavior(cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Tells the cell's view how it is to look.
  @preconcurrency @MainActor
  func configureStateChange(in cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Called when the item was selected.
  @preconcurrency @MainActor
  func handleDidSelect(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Called before the cell is shown.
  @preconcurrency @MainActor
  func handleWillDisplay(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Called after the cell was taken away.
  @preconcurrency @MainActor
  func handleDidEndDisplaying(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata)

  /// Whether the user can select the item.
  var isSelectable: Bool { get }

  /// A new view with the item's content and behaviours, outside any cell.
  @preconcurrency @MainActor
  func configuredView(traitCollection: UITraitCollection) -> UIView
}

/// Builds arrays of items from statements.
public typealias ItemModelBuilder = EpoxyModelArrayBuilder<any ItemModeling>
