// SPDX-License-Identifier: MIT

/// Builds arrays of items from statements.
///
/// Views and groups can stand for themselves; each becomes a ``StaticGroupItem``.
public typealias GroupModelBuilder = EpoxyModelArrayBuilder<any GroupItemModeling>

extension EpoxyModelArrayBuilder where Model == any GroupItemModeling {
  /// A view or a group.
  public static func buildExpression(_ expression: any Constrainable) -> Component {
    [StaticGroupItem(expression)]
  }

  /// A view or a group, or none.
  public static func buildExpression(_ expression: (any Constrainable)?) -> Component {
    expression.map { [StaticGroupItem($0)] } ?? []
  }

  /// Several views or groups.
  public static func buildExpression(_ expression: [any Constrainable]) -> Component {
    expression.map { StaticGroupItem($0) }
  }
}
