// SPDX-License-Identifier: MIT

/// An item of a collection view whose view is of a given class.
///
/// An `EpoxyableView` creates its items with `itemModel(dataID:content:behaviors:style:)`. This
/// type serves views of other classes, with closures:
///
/// ```swift
/// let item = ItemModel<UILabel>(dataID: "title", content: "Hello") { context, content in
///   context.view.text = content
/// }
/// .makeView { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
/// .didSelect { context in print(context.view.text ?? "") }
///
/// let view = item.configuredView(traitCollection: UITraitCollection()) as? UILabel
/// print(view?.text ?? "none")  // Hello
/// ```
///
/// A model is a value: the calls that set something return another one. Its identity in a list is
/// its `dataID` together with the class of its view and its `styleID`; the content is set again
/// only when it differs.
///
/// The closures are not compared. So a value that `setContent` captures, instead of receiving it as
/// content, is not shown until the content changes. An item that `makeView` gives another
/// appearance needs a `styleID`, because views are reused for all items of one class and style. An
/// item can be selected if it has a `didSelect`. Without `makeView`, the view is created by its
/// `init()` or `init(frame:)`.
public struct ItemModel<View: UIView>: ViewEpoxyModeled {
  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// An item without content.
  public init(dataID: AnyHashable) {
    self.dataID = dataID
  }

  /// An item with content, and how a view shows it.
  @preconcurrency
  public init<Content: Equatable>(
    dataID: AnyHashable, content: Content,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.setContent(content, shownBy: setContent)
    self.dataID = dataID
  }

  /// An item with content, how a view is made with parameters, and how it shows the content.
  ///
  /// Items with different parameters do not share views: the parameters become the `styleID`.
  @preconcurrency
  public init<Params: Hashable, Content: Equatable>(
    dataID: AnyHashable, params: Params, content: Content,
    makeView: @escaping @MainActor (Params) -> View,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.init(dataID: dataID, content: content, setContent: setContent)
    // Models are created on any actor, and their parameters need not be `Sendable`: only the main
    // actor calls the closure.
    nonisolated(unsafe) let makeParams = params
    self.makeView = { makeView(makeParams) }
    styleID = params
  }

  /// Creates a model of a view. See `setView(dataID:style:content:behaviors:)`.
  init(
    dataID: AnyHashable, style: View.Style?, content: View.Content?, behaviors: View.Behaviors?
  ) where View: EpoxyableView {
    setView(dataID: dataID, style: style, content: content, behaviors: behaviors)
  }
}

extension ItemModel: SetContentProviding, ErasedContentProviding, DataIDProviding,
  DidChangeStateProviding, DidEndDisplayingProviding, DidSelectProviding, IsMovableProviding,
  MakeViewProviding, SelectionStyleProviding, SetBehaviorsProviding, StyleIDProviding,
  WillDisplayProviding
{}

extension ItemModel: CallbackContextEpoxyModeled {
  /// The parameter of the closures of an item.
  public nonisolated struct CallbackContext: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view in the item's cell.
    public var view: View

    /// The traits of the collection view.
    public var traitCollection: UITraitCollection

    /// How the cell looks to the user.
    public var cellState: ItemCellState

    /// Whether changes are to be animated.
    public var animated: Bool

    /// Creates a context from the values of its properties.
    public init(
      view: View, traitCollection: UITraitCollection, cellState: ItemCellState, animated: Bool
    ) {
      self.view = view
      self.traitCollection = traitCollection
      self.cellState = cellState
      self.animated = animated
    }

    /// Creates a context from what is known about a cell.
    public init(view: View, metadata: ItemCellMetadata) {
      self.init(
        view: view, traitCollection: metadata.traitCollection, cellState: metadata.state,
        animated: metadata.animated)
    }
  }
}

extension ItemModel: ItemModeling {
  /// The item with the class of its view erased.
  public func eraseToAnyItemModel() -> AnyItemModel {
    AnyItemModel(unnested: self)
  }

  /// The class of the view, and the style.
  public var viewDifferentiator: ViewDifferentiator {
    ViewDifferentiator(viewType: View.self, styleID: styleID)
  }
}

extension ItemModel: InternalItemModeling {
  /// Whether a closure for the selection was set.
  public var isSelectable: Bool { didSelect != nil }

  /// Gives the cell a view, unless it has one of the class, and the view its content.
  @preconcurrency @MainActor
  public func configure(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    let context = context(of: cell, metadata)  // A model without content also has a view.
    setContent?(context)
  }

  /// Gives the cell's view its behaviors.
  @preconcurrency @MainActor
  public func setBehavior(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    setBehaviors?(context(of: cell, metadata))
  }

  /// Sets the appearance of the cell's view.
  @preconcurrency @MainActor
  public func configureStateChange(in cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    didChangeState?(context(of: cell, metadata))
  }

  /// Calls what was set for the selection.
  @preconcurrency @MainActor
  public func handleDidSelect(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    didSelect?(context(of: cell, metadata))
  }

  /// Calls what was set for the time before the view is shown.
  @preconcurrency @MainActor
  public func handleWillDisplay(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    willDisplay?(context(of: cell, metadata))
  }

  /// Calls what was set for the time after the view was taken away.
  @preconcurrency @MainActor
  public func handleDidEndDisplaying(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    didEndDisplaying?(context(of: cell, metadata))
  }

  /// A new view with the item's content and behaviors, outside any cell.
  @preconcurrency @MainActor
  public func configuredView(traitCollection: UITraitCollection) -> UIView {
    let view = makeView()
    let context = CallbackContext(
      view: view, traitCollection: traitCollection, cellState: .normal, animated: false)
    setContent?(context)
    setBehaviors?(context)
    return view
  }

  @MainActor
  private func context(of cell: any ItemWrapperView, _ metadata: ItemCellMetadata)
    -> CallbackContext
  {
    CallbackContext(view: view(in: cell), metadata: metadata)
  }

  @MainActor
  private func view(in cell: any ItemWrapperView) -> View {
    if let view = cell.view as? View { return view }
    let view = makeView()
    if let old = cell.view {
      EpoxyLogger.shared.warn(
        "The cell of item \(dataID) has a \(type(of: old)), and gets a \(View.self) instead.")
    }
    cell.setViewIfNeeded(view: view)
    return view
  }
}

extension ItemModel: Diffable, StoredItemModeling {
  /// The identity: `dataID`, the class of the view and `styleID`.
  public var diffIdentifier: AnyHashable {
    identity
  }
}
