// SPDX-License-Identifier: MIT

extension GroupItem where ItemType: EpoxyableView {
  /// Creates an item of a view.
  ///
  /// - Parameters:
  ///   - style: The style of the view; nil to make the view by its `init()`.
  ///   - content: The content of the view; nil for a view without content.
  ///   - behaviors: The behaviors of the view; nil removes those that an earlier item has set.
  init(
    dataID: AnyHashable, style: ItemType.Style?, content: ItemType.Content?,
    behaviors: ItemType.Behaviors?
  ) {
    // Items are created on any actor, and these values need not be `Sendable`: only the main actor
    // calls the closures.
    nonisolated(unsafe) let (viewStyle, behaviors) = (style, behaviors)
    make = { viewStyle.map { ItemType(style: $0) } ?? ViewFactory.makeView() }
    if ItemType.Behaviors.self != Never.self {
      setBehaviors = { context in context.constrainable.setBehaviors(behaviors) }
    }
    if let content {
      setErasedContent(content)
      nonisolated(unsafe) let content = content
      setContent = { context in
        context.constrainable.setContent(content, animated: context.animated)
      }
    }
    if let style { styleID = style }
    self.dataID = dataID
  }
}
