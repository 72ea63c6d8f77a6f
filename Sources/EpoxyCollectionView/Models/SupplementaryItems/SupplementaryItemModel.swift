// SPDX-License-Identifier: MIT

/// A header, a footer or the like of a section, whose view is of a given class.
///
/// Its identity among those of its kind and section is its `dataID` together with the class of its
/// view and its `styleID`; the content is set again only when it differs.
///
/// ```swift
/// let header = SupplementaryItemModel<UILabel>(dataID: "header", content: "Fruit") {
///   $0.view.text = $1
/// }
/// let section = SectionModel(items: [])
///   .supplementaryItems(ofKind: UICollectionView.elementKindSectionHeader, [header])
/// print(section.supplementaryItems.keys.count)  // 1
/// ```
///
/// The layout decides whether and where it is shown: a flow layout with a header size, a
/// compositional layout with a boundary item of the kind. The n-th item of a kind is shown at the
/// n-th index of the section. A model without such a position is not shown; a position without a
/// model shows an empty view, and is reported by an assertion.
public struct SupplementaryItemModel<View: UIView>: ViewEpoxyModeled {
  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// A supplementary item without content.
  public init(dataID: AnyHashable) {
    self.dataID = dataID
  }

  /// A supplementary item with content, and how a view shows it.
  @preconcurrency
  public init<Content: Equatable>(
    dataID: AnyHashable, content: Content,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.setContent(content, shownBy: setContent)
    self.dataID = dataID
  }

  /// A supplementary item with content, how a view is made with parameters, and how it shows the
  /// content.
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

extension SupplementaryItemModel: SetContentProviding, ErasedContentProviding, DataIDProviding,
  DidEndDisplayingProviding, MakeViewProviding, SetBehaviorsProviding, StyleIDProviding,
  WillDisplayProviding
{}

extension SupplementaryItemModel: CallbackContextEpoxyModeled {
  /// The parameter of the closures of a supplementary item.
  public nonisolated struct CallbackContext: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view of the supplementary item.
    public var view: View

    /// The traits of the collection view.
    public var traitCollection: UITraitCollection

    /// Whether changes are to be animated.
    public var animated: Bool

    /// Creates a context from the values of its properties.
    public init(view: View, traitCollection: UITraitCollection, animated: Bool) {
      self.view = view
      self.traitCollection = traitCollection
      self.animated = animated
    }
  }
}

extension SupplementaryItemModel: ViewDifferentiatorProviding {
  /// The class of the view, and the style.
  public var viewDifferentiator: ViewDifferentiator {
    ViewDifferentiator(viewType: View.self, styleID: styleID)
  }
}

extension SupplementaryItemModel: SupplementaryItemModeling {
  /// The item with the class of its view erased.
  public func eraseToAnySupplementaryItemModel() -> AnySupplementaryItemModel {
    AnySupplementaryItemModel(internalModel: self)
  }
}

extension SupplementaryItemModel: InternalSupplementaryItemModeling {
  /// Gives the reusable view a view, unless it has one of the class, and that its content.
  @preconcurrency @MainActor
  public func configure(
    reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    // A model without content also has a view.
    let context = context(of: reusableView, traitCollection, animated)
    setContent?(context)
  }

  /// Gives the reusable view's view its behaviors.
  @preconcurrency @MainActor
  public func setBehavior(
    reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    setBehaviors?(context(of: reusableView, traitCollection, animated))
  }

  func handleWillDisplay(
    _ reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    willDisplay?(context(of: reusableView, traitCollection, animated))
  }

  func handleDidEndDisplaying(
    _ reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool
  ) {
    didEndDisplaying?(context(of: reusableView, traitCollection, animated))
  }

  /// A new view with the item's content and behaviors, outside any collection view.
  @preconcurrency @MainActor
  public func configuredView(traitCollection: UITraitCollection) -> UIView {
    let view = makeView()
    let context = CallbackContext(view: view, traitCollection: traitCollection, animated: false)
    setContent?(context)
    setBehaviors?(context)
    return view
  }

  @MainActor
  private func context(
    of reusableView: CollectionViewReusableView, _ traitCollection: UITraitCollection,
    _ animated: Bool
  ) -> CallbackContext {
    CallbackContext(
      view: view(in: reusableView), traitCollection: traitCollection, animated: animated)
  }

  @MainActor
  private func view(in reusableView: CollectionViewReusableView) -> View {
    if let view = reusableView.view as? View { return view }
    let view = makeView()
    if let old = reusableView.view {
      EpoxyLogger.shared.warn(
        "The view of supplementary item \(dataID) has a \(type(of: old)), and gets a \(View.self) instead."
      )
    }
    reusableView.setViewIfNeeded(view: view)
    return view
  }
}

extension SupplementaryItemModel: Diffable {
  /// The identity: `dataID`, the class of the view and `styleID`.
  public var diffIdentifier: AnyHashable {
    ItemIdentity(dataID: dataID, viewDifferentiator: viewDifferentiator)
  }
}
