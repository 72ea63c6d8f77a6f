// SPDX-License-Identifier: MIT

extension StyledView where Self: BehaviorsConfigurableView & ContentConfigurableView {
  /// A supplementary item that shows the content in a view of this class and style.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func supplementaryItemModel(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> SupplementaryItemModel<Self> {
    SupplementaryItemModel(dataID: dataID, style: style, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never {
  /// A supplementary item that shows the content in a view of this class.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func supplementaryItemModel(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil
  ) -> SupplementaryItemModel<Self> {
    SupplementaryItemModel(dataID: dataID, style: nil, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Content == Never {
  /// A supplementary item with a view of this class and style.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func supplementaryItemModel(
    dataID: AnyHashable, behaviors: Behaviors? = nil, style: Style
  ) -> SupplementaryItemModel<Self> {
    SupplementaryItemModel(dataID: dataID, style: style, content: nil, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never, Content == Never {
  /// A supplementary item with a view of this class.
  ///
  /// Where `behaviors` is left out, views forget those that they had from another item.
  public nonisolated static func supplementaryItemModel(
    dataID: AnyHashable, behaviors: Behaviors? = nil
  ) -> SupplementaryItemModel<Self> {
    SupplementaryItemModel(dataID: dataID, style: nil, content: nil, behaviors: behaviors)
  }
}
