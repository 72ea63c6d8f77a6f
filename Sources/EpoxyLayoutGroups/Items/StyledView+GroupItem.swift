// SPDX-License-Identifier: MIT

extension StyledView where Self: BehaviorsConfigurableView & ContentConfigurableView {
  /// An item that shows the content in a view of this class and style.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  @inlinable
  public nonisolated static func groupItem(
    dataID: some Hashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: style, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never {
  /// An item that shows the content in a view of this class.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  @inlinable
  public nonisolated static func groupItem(
    dataID: some Hashable, content: Content, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: nil, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Content == Never {
  /// An item with a view of this class and style.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  @inlinable
  public nonisolated static func groupItem(
    dataID: some Hashable, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: style, content: nil, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never, Content == Never {
  /// An item with a view of this class.
  ///
  /// Where `behaviors` is left out, the view forgets those that it had.
  @inlinable
  public nonisolated static func groupItem(
    dataID: some Hashable, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, style: nil, content: nil, behaviors: behaviors)
  }
}
