// SPDX-License-Identifier: MIT

// Views of groups take part in Auto Layout, which is what the closures of `make` prepare.

extension StyledView where Self: BehaviorsConfigurableView & ContentConfigurableView {
  /// An item that shows the content in a view of this class and style.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  @inlinable
  public nonisolated static func groupItem(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    nonisolated(unsafe) let behaviors = behaviors
    return GroupItem<Self>(
      dataID: dataID, params: style, content: content,
      make: { Self(style: $0) },
      setContent: { context, content in
        context.constrainable.setContent(content, animated: context.animated)
      }
    )
    .setBehaviors { context in context.constrainable.setBehaviors(behaviors) }
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never {
  /// An item that shows the content in a view of this class.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  public nonisolated static func groupItem(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    nonisolated(unsafe) let behaviors = behaviors
    return GroupItem<Self>(
      dataID: dataID, content: content,
      make: { ViewFactory.makeView() },
      setContent: { context, content in
        context.constrainable.setContent(content, animated: context.animated)
      }
    )
    .setBehaviors { context in context.constrainable.setBehaviors(behaviors) }
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Content == Never {
  /// An item with a view of this class and style.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  @inlinable
  public nonisolated static func groupItem(
    dataID: AnyHashable, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    nonisolated(unsafe) let (behaviors, sentStyle) = (behaviors, style)
    return GroupItem<Self>(dataID: dataID) { Self(style: sentStyle) }
      .styleID(style)
      .setBehaviors { context in context.constrainable.setBehaviors(behaviors) }
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never, Content == Never {
  /// An item with a view of this class.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  public nonisolated static func groupItem(
    dataID: AnyHashable, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    nonisolated(unsafe) let behaviors = behaviors
    return GroupItem<Self>(dataID: dataID) { ViewFactory.makeView() }
      .setBehaviors { context in context.constrainable.setBehaviors(behaviors) }
  }
}
