// SPDX-License-Identifier: MIT

extension EpoxyModeled where Self: ErasedContentProviding {
  /// Sets the content, and its comparison by `==` with contents of the same type.
  package mutating func setErasedContent<Content: Equatable>(_ content: Content) {
    erasedContent = content
    isErasedContentEqual = { other in
      (other.erasedContent as? Content).map { $0 == content } ?? false
    }
  }
}

extension CallbackContextEpoxyModeled where Self: ErasedContentProviding & SetContentProviding {
  /// Sets the content, its comparison, and a closure that shows the content in a view.
  package mutating func setContent<Content: Equatable>(
    _ content: Content, shownBy setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    setErasedContent(content)
    // Models are made on any actor, and their contents need not be `Sendable`: only the main actor
    // calls the closure.
    nonisolated(unsafe) let content = content
    self.setContent = { context in setContent(context, content) }
  }
}

extension CallbackContextEpoxyModeled
where
  Self: ViewEpoxyModeled & DataIDProviding & ErasedContentProviding & MakeViewProviding
    & SetBehaviorsProviding & SetContentProviding & StyleIDProviding,
  View: EpoxyableView, CallbackContext: ViewProviding & AnimatedProviding,
  CallbackContext.View == View
{
  /// Sets everything that a model of an `EpoxyableView` consists of.
  ///
  /// - Parameters:
  ///   - style: The style of the view; nil to make the view by its `init()`.
  ///   - content: The content of the view; nil for a view without content.
  ///   - behaviors: The behaviors of the view; nil removes those that the view has from another
  ///     model.
  package mutating func setView(
    dataID: AnyHashable, style: View.Style?, content: View.Content?, behaviors: View.Behaviors?
  ) {
    // See `setContent(_:shownBy:)`.
    nonisolated(unsafe) let behaviors = behaviors
    if View.Behaviors.self != Never.self {
      setBehaviors = { context in context.view.setBehaviors(behaviors) }
    }
    if let content {
      setContent(content) { context, content in
        context.view.setContent(content, animated: context.animated)
      }
    }
    if let style {
      nonisolated(unsafe) let viewStyle = style
      makeView = { View(style: viewStyle) }
      styleID = style
    }
    self.dataID = dataID
  }
}
