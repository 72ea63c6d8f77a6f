// SPDX-License-Identifier: MIT

extension StyledView where Self: BehaviorsConfigurableView & ContentConfigurableView {
  /// Returns a bar that shows the content in a view of this class and style.
  ///
  /// Without `behaviors`, a view loses the behaviors that it has from an earlier bar.
  public nonisolated static func barModel(
    dataID: AnyHashable? = nil, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> BarModel<Self> {
    BarModel(dataID: dataID, style: style, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never {
  /// Returns a bar that shows the content in a view of this class.
  ///
  /// Without `behaviors`, a view loses the behaviors that it has from an earlier bar.
  public nonisolated static func barModel(
    dataID: AnyHashable? = nil, content: Content, behaviors: Behaviors? = nil
  ) -> BarModel<Self> {
    BarModel(dataID: dataID, style: nil, content: content, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Content == Never {
  /// Returns a bar with a view of this class and style.
  ///
  /// Without `behaviors`, a view loses the behaviors that it has from an earlier bar.
  public nonisolated static func barModel(
    dataID: AnyHashable? = nil, behaviors: Behaviors? = nil, style: Style
  ) -> BarModel<Self> {
    BarModel(dataID: dataID, style: style, content: nil, behaviors: behaviors)
  }
}

extension StyledView
where Self: BehaviorsConfigurableView & ContentConfigurableView, Style == Never, Content == Never {
  /// Returns a bar with a view of this class.
  ///
  /// Without `behaviors`, a view loses the behaviors that it has from an earlier bar.
  public nonisolated static func barModel(
    dataID: AnyHashable? = nil, behaviors: Behaviors? = nil
  ) -> BarModel<Self> {
    BarModel(dataID: dataID, style: nil, content: nil, behaviors: behaviors)
  }
}
