// SPDX-License-Identifier: MIT

/// An item of a collection view with the class of its view erased.
///
/// Delegates receive it, and a list of items of several classes can store it. Closures that are set
/// here do not replace those of the wrapped item, which are called first.
///
/// ```swift
/// let label = ItemModel<UILabel>(dataID: 1, content: "a") { context, text in
///   context.view.text = text
/// }
/// let item = AnyItemModel(label).didSelect { context in print(type(of: context.view)) }
/// print(item.dataID, item.isSelectable, label.isSelectable)  // 1 true false
/// ```
///
/// Erasing copies no property and is idempotent. The context of the closures has a `UIView`; the
/// wrapped model, and with it the class of the view, is in ``model``.
public struct AnyItemModel: EpoxyModeled {
  /// A wrapped item; never an `AnyItemModel`.
  private enum Wrapped {
    /// An item whose properties are all in its storage, and whose identity needs no box.
    case stored(any StoredItemModeling)
    /// An item of a custom type.
    case custom(any InternalItemModeling)
  }

  private var content: Wrapped

  private var wrapped: any InternalItemModeling {
    switch content {
    case .stored(let item): item
    case .custom(let item): item
    }
  }

  /// The wrapped item; never an `AnyItemModel`.
  public var model: any InternalItemModeling {
    get { wrapped }
    set { self = AnyItemModel(internalItemModel: newValue) }
  }

  /// Wraps an item, unless it is already wrapped.
  public init(_ model: any ItemModeling) {
    self = model.eraseToAnyItemModel()
  }

  /// Wraps an item of a custom type.
  public init(internalItemModel model: any InternalItemModeling) {
    if let erased = model as? AnyItemModel {
      content = erased.content
    } else if let stored = model as? any StoredItemModeling {
      content = .stored(stored)
    } else {
      content = .custom(model)
    }
  }

  init<View>(unnested model: ItemModel<View>) {
    content = .stored(model)
  }

  /// The identity of the wrapped item without a box.
  var identity: ItemIdentity {
    switch content {
    case .stored(let item): item.identity
    case .custom(let item): ItemIdentity(custom: item.diffIdentifier)
    }
  }

  /// Whether the properties of the item are all in its storage.
  var isStored: Bool {
    if case .stored = content { return true }
    return false
  }

  /// Whether both items are of one type and share their properties, as copies of a model do. Their
  /// identities and contents are then the same.
  func sharesProperties(with other: AnyItemModel) -> Bool {
    guard case .stored(let own) = content, case .stored(let others) = other.content else {
      return false
    }
    return own.storage.isIdentical(to: others.storage) && type(of: own) == type(of: others)
  }

  /// Whether the contents of the wrapped items are equal.
  func isContentEqual(to other: AnyItemModel) -> Bool {
    if case .stored(let own) = content, case .stored(let others) = other.content {
      return own.hasSameContent(as: others)
    }
    return wrapped.isDiffableItemEqual(to: other.wrapped)
  }

  /// The stored properties, including those of the wrapped item.
  public var storage: EpoxyModelStorage {
    get { wrapped.storage }
    _modify {
      switch content {
      case .stored(var item):
        defer { content = .stored(item) }
        yield &item.storage
      case .custom(var item):
        defer { content = .custom(item) }
        yield &item.storage
      }
    }
  }
}

extension AnyItemModel: ErasedContentProviding, WillDisplayProviding, DidEndDisplayingProviding,
  DidSelectProviding, SetContentProviding, DidChangeStateProviding, SetBehaviorsProviding,
  StyleIDProviding
{}

extension AnyItemModel: CallbackContextEpoxyModeled {
  /// The argument of the closures of an erased item.
  public nonisolated struct CallbackContext: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view in the item's cell.
    public var view: UIView

    /// The traits of the collection view.
    public var traitCollection: UITraitCollection

    /// The state of the cell.
    public var state: ItemCellState

    /// Whether changes should be animated.
    public var animated: Bool

    /// Creates a context from the values of its properties.
    public init(
      view: UIView, traitCollection: UITraitCollection, state: ItemCellState, animated: Bool
    ) {
      self.view = view
      self.traitCollection = traitCollection
      self.state = state
      self.animated = animated
    }

    /// Creates a context from the metadata of a cell.
    public init(view: UIView, metadata: ItemCellMetadata) {
      self.init(
        view: view, traitCollection: metadata.traitCollection, state: metadata.state,
        animated: metadata.animated)
    }
  }
}

extension AnyItemModel: ItemModeling {
  /// Returns the model, whose type is already erased.
  public func eraseToAnyItemModel() -> AnyItemModel { self }

  /// The class and the style of the wrapped item's view.
  public var viewDifferentiator: ViewDifferentiator { wrapped.viewDifferentiator }

  // Values that an item of a custom type computes are not in the storage, so the item's properties
  // are read.

  /// The identity of the item among those of its section.
  public var dataID: AnyHashable {
    get { wrapped.dataID }
    set { self = dataID(newValue) }
  }

  /// Whether the user can move the item.
  public var isMovable: Bool {
    get { wrapped.isMovable }
    set { self = isMovable(newValue) }
  }

  /// The appearance of the selected item; nil if the collection view decides.
  public var selectionStyle: ItemSelectionStyle? {
    get { wrapped.selectionStyle }
    set { self = selectionStyle(newValue) }
  }
}

extension AnyItemModel: InternalItemModeling {
  /// Whether the wrapped item can be selected, or a closure for that was set here.
  public var isSelectable: Bool { wrapped.isSelectable || didSelect != nil }

  /// Configures the cell by the wrapped item, then calls the closures that are set here.
  @preconcurrency @MainActor
  public func configure(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    wrapped.configure(cell: cell, with: metadata)
    call(setContent, for: cell, metadata)
  }

  /// Sets the behaviors of the wrapped item, then calls the closures that are set here.
  @preconcurrency @MainActor
  public func setBehavior(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    wrapped.setBehavior(cell: cell, with: metadata)
    call(setBehaviors, for: cell, metadata)
  }

  /// Notifies the wrapped item, then calls the closures that are set here.
  @preconcurrency @MainActor
  public func configureStateChange(in cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    wrapped.configureStateChange(in: cell, with: metadata)
    call(didChangeState, for: cell, metadata)
  }

  /// Notifies the wrapped item, then calls the closures that are set here.
  @preconcurrency @MainActor
  public func handleDidSelect(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    wrapped.handleDidSelect(cell, with: metadata)
    call(didSelect, for: cell, metadata)
  }

  /// Notifies the wrapped item, then calls the closures that are set here.
  @preconcurrency @MainActor
  public func handleWillDisplay(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    wrapped.handleWillDisplay(cell, with: metadata)
    call(willDisplay, for: cell, metadata)
  }

  /// Notifies the wrapped item, then calls the closures that are set here.
  @preconcurrency @MainActor
  public func handleDidEndDisplaying(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    wrapped.handleDidEndDisplaying(cell, with: metadata)
    call(didEndDisplaying, for: cell, metadata)
  }

  /// Returns a new view with the wrapped item's content and behaviors. Closures that are set here
  /// are not called.
  @preconcurrency @MainActor
  public func configuredView(traitCollection: UITraitCollection) -> UIView {
    wrapped.configuredView(traitCollection: traitCollection)
  }

  @MainActor
  private func call(
    _ closure: (@MainActor (CallbackContext) -> Void)?, for cell: any ItemWrapperView,
    _ metadata: ItemCellMetadata
  ) {
    guard let closure, let view = cell.view else { return }
    closure(CallbackContext(view: view, metadata: metadata))
  }
}

extension AnyItemModel: Diffable {
  /// The identity of the wrapped item.
  public var diffIdentifier: AnyHashable { wrapped.diffIdentifier }

  /// Returns whether the contents of the wrapped items are equal.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    if let other = otherDiffableItem as? AnyItemModel {
      return isContentEqual(to: other)
    }
    return wrapped.isDiffableItemEqual(to: otherDiffableItem)
  }
}
