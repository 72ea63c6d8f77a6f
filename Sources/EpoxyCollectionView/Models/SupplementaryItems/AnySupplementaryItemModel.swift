// SPDX-License-Identifier: MIT

/// A supplementary item with the class of its view erased.
///
/// Closures that are set here do not replace those of the wrapped item, which are called first.
///
/// ```swift
/// let header = SupplementaryItemModel<UILabel>(dataID: "header", content: "Fruit") {
///   $0.view.text = $1
/// }
/// let item = AnySupplementaryItemModel(header).willDisplay { context in
///   context.view.backgroundColor = .systemBackground
/// }
/// print(item.dataID, AnySupplementaryItemModel(item).dataID)  // header header
/// ```
///
/// Erasing is idempotent. Delegates receive it, and the context of its closures has a `UIView`.
public struct AnySupplementaryItemModel: EpoxyModeled {
  /// The wrapped item; never an `AnySupplementaryItemModel`.
  var model: any InternalSupplementaryItemModeling

  /// Wraps an item, unless it is already wrapped.
  public init(_ model: any SupplementaryItemModeling) {
    self = model.eraseToAnySupplementaryItemModel()
  }

  init(internalModel model: any InternalSupplementaryItemModeling) {
    self.model = (model as? AnySupplementaryItemModel)?.model ?? model
  }

  /// The stored properties, including those of the wrapped item.
  public var storage: EpoxyModelStorage {
    get { model.storage }
    _modify { yield &model.storage }
  }
}

extension AnySupplementaryItemModel: DataIDProviding, WillDisplayProviding,
  DidEndDisplayingProviding, SetContentProviding, SetBehaviorsProviding, StyleIDProviding
{
  /// The identity of the item among those of its kind and section.
  public var dataID: AnyHashable {
    get { model.dataID }
    set { self = dataID(newValue) }
  }
}

extension AnySupplementaryItemModel: CallbackContextEpoxyModeled {
  /// The argument of the closures of an erased supplementary item.
  public nonisolated struct CallbackContext: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view of the supplementary item.
    public var view: UIView

    /// The traits of the collection view.
    public var traitCollection: UITraitCollection

    /// Whether changes should be animated.
    public var animated: Bool

    /// Creates a context from the values of its properties.
    public init(view: UIView, traitCollection: UITraitCollection, animated: Bool) {
      self.view = view
      self.traitCollection = traitCollection
      self.animated = animated
    }
  }
}

extension AnySupplementaryItemModel: ViewDifferentiatorProviding {
  /// The class and the style of the wrapped item's view.
  public var viewDifferentiator: ViewDifferentiator { model.viewDifferentiator }
}

extension AnySupplementaryItemModel: SupplementaryItemModeling {
  /// Returns the model, whose type is already erased.
  public func eraseToAnySupplementaryItemModel() -> AnySupplementaryItemModel { self }
}

extension AnySupplementaryItemModel: InternalSupplementaryItemModeling {
  func configure(
    reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    model.configure(
      reusableView: reusableView, traitCollection: traitCollection, animated: animated)
    call(setContent, for: reusableView, traitCollection, animated)
  }

  func setBehavior(
    reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    model.setBehavior(
      reusableView: reusableView, traitCollection: traitCollection, animated: animated)
    call(setBehaviors, for: reusableView, traitCollection, animated)
  }

  func handleWillDisplay(
    _ reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    model.handleWillDisplay(reusableView, traitCollection: traitCollection, animated: animated)
    call(willDisplay, for: reusableView, traitCollection, animated)
  }

  func handleDidEndDisplaying(
    _ reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    model.handleDidEndDisplaying(
      reusableView, traitCollection: traitCollection, animated: animated)
    call(didEndDisplaying, for: reusableView, traitCollection, animated)
  }

  /// Returns a new view with the wrapped item's content and behaviors. Closures that are set here
  /// are not called.
  @preconcurrency @MainActor
  public func configuredView(traitCollection: UITraitCollection) -> UIView {
    model.configuredView(traitCollection: traitCollection)
  }

  @MainActor
  private func call(
    _ closure: (@MainActor (CallbackContext) -> Void)?,
    for reusableView: CollectionViewReusableView,
    _ traitCollection: UITraitCollection, _ animated: Bool
  ) {
    guard let closure, let view = reusableView.view else { return }
    closure(CallbackContext(view: view, traitCollection: traitCollection, animated: animated))
  }
}

extension AnySupplementaryItemModel: Diffable {
  /// The identity of the wrapped item.
  public var diffIdentifier: AnyHashable { model.diffIdentifier }

  /// Returns whether the contents of the wrapped items are equal.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    if let other = otherDiffableItem as? AnySupplementaryItemModel {
      return model.isDiffableItemEqual(to: other.model)
    }
    return model.isDiffableItemEqual(to: otherDiffableItem)
  }
}
