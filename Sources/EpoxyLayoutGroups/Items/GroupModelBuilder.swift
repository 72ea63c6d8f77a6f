// SPDX-License-Identifier: MIT

/// A result builder of arrays of items.
///
/// A view or a group becomes a ``StaticGroupItem``.
public typealias GroupModelBuilder = EpoxyModelArrayBuilder<any GroupItemModeling>

extension EpoxyModelArrayBuilder where Model == any GroupItemModeling {
  /// Returns the item of a view or a group.
  public static func buildExpression(_ expression: any Constrainable) -> Component {
    [StaticGroupItem(expression)]
  }

  /// Returns the item of a view or a group, or an empty array for nil.
  public static func buildExpression(_ expression: (any Constrainable)?) -> Component {
    expression.map { [StaticGroupItem($0)] } ?? []
  }

  /// Returns the items of several views or groups.
  public static func buildExpression(_ expression: [any Constrainable]) -> Component {
    expression.map { StaticGroupItem($0) }
  }
}
