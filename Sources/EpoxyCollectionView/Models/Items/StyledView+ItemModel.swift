// SPDX-License-Identifier: MIT

extension StyledView where Self: BehaviorsConfigurableView & ContentConfigurableView {
  /// An item that shows the content in a view of this class and style.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func itemModel(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, style: style, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never {
  /// An item that shows the content in a view of this class.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func itemModel(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, style: nil, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Content == Never {
  /// An item with a view of this class and style.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func itemModel(
    dataID: AnyHashable, behaviors: Behaviors? = nil, style: Style
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, style: style, content: nil, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never, Content == Never {
  /// An item with a view of this class.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func itemModel(
    dataID: AnyHashable, behaviors: Behaviors? = nil
  ) -> ItemModel<Self> {
    ItemModel(dataID: dataID, style: nil, content: nil, behaviors: behaviors)
  }
}
