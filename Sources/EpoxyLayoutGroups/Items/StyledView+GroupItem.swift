// SPDX-License-Identifier: MIT

extension StyledView where Self: BehaviorsConfigurableView & ContentConfigurableView {
  /// Returns an item of a view of this class with a style and content.
  ///
  /// Without `behaviors`, the view's behaviors are removed.
  public nonisolated static func groupItem(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: style, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never {
  /// Returns an item of a view of this class with content.
  ///
  /// Without `behaviors`, the view's behaviors are removed.
  public nonisolated static func groupItem(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: nil, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Content == Never {
  /// Returns an item of a view of this class with a style.
  ///
  /// Without `behaviors`, the view's behaviors are removed.
  public nonisolated static func groupItem(
    dataID: AnyHashable, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: style, content: nil, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never, Content == Never {
  /// Returns an item of a view of this class.
  ///
  /// Without `behaviors`, the view's behaviors are removed.
  public nonisolated static func groupItem(
    dataID: AnyHashable, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: nil, content: nil, behaviors: behaviors)
  }
}
