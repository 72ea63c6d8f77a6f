// SPDX-License-Identifier: MIT

// Alternatives to the modifiers and initializers of ItemModel.

extension ItemModel {
  /// The parameter of `configureView`: the view and its content.
  public nonisolated struct ContentContext<Content>: ViewProviding, TraitCollectionProviding,
    AnimatedProviding
  {
    /// The view in the item's cell.
    public var view: View

    /// The content that the view shows.
    public var content: Content

    /// The traits of the collection view.
    public var traitCollection: UITraitCollection

    /// How the cell looks to the user.
    public var cellState: ItemCellState

    /// Whether changes are to be animated.
    public var animated: Bool

    init(_ context: CallbackContext, content: Content) {
      view = context.view
      self.content = content
      traitCollection = context.traitCollection
      cellState = context.cellState
      animated = context.animated
    }
  }

  /// An item with content, and how a view shows it, with the content in the context.
  @preconcurrency
  public init<Content: Equatable>(
    dataID: AnyHashable, content: Content,
    configureView: @escaping @MainActor (ContentContext<Content>) -> Void
  ) {
    self.init(dataID: dataID, content: content) { context, content in
      configureView(ContentContext(context, content: content))
    }
  }

  /// The item with a closure that is called before the view is shown.
  @preconcurrency
  public func willDisplay(_ value: @escaping @MainActor () -> Void) -> Self {
    willDisplay { _ in value() }
  }

  /// The item with a closure that is called after the view was taken away.
  @preconcurrency
  public func didEndDisplaying(_ value: @escaping @MainActor () -> Void) -> Self {
    didEndDisplaying { _ in value() }
  }
}

extension ItemModel {
  /// The item with another content, which is compared when the item is set again. How a view shows
  /// it is said by `setContent(_:)`.
  public func content<Content: Equatable>(_ value: Content) -> Self {
    var copy = self
    copy.setErasedContent(value)
    return copy
  }
}

extension ItemModel where View: ContentConfigurableView {
  /// The item with another content. The view gets it after the one that was set before.
  public func content(_ value: View.Content) -> Self {
    var copy = self
    copy.setErasedContent(value)
    nonisolated(unsafe) let value = value
    return copy.setContent { context in
      context.view.setContent(value, animated: context.animated)
    }
  }
}

extension ItemModel where View: BehaviorsConfigurableView {
  /// The item with other behaviors. The view gets them after those that were set before.
  public func behaviors(_ value: View.Behaviors?) -> Self {
    nonisolated(unsafe) let value = value
    return setBehaviors { context in context.view.setBehaviors(value) }
  }
}

extension AnyItemModel {
  /// The item with a closure that is called before the view is shown.
  @preconcurrency
  public func willDisplay(_ value: @escaping @MainActor () -> Void) -> Self {
    willDisplay { _ in value() }
  }

  /// The item with a closure that is called after the view was taken away.
  @preconcurrency
  public func didEndDisplaying(_ value: @escaping @MainActor () -> Void) -> Self {
    didEndDisplaying { _ in value() }
  }
}
