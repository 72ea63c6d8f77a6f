// SPDX-License-Identifier: MIT

/// The items of a group view. Never equal to another content: the items are compared one by one.
public struct GroupViewContent: Equatable {
  /// The items, in their order.
  public var items: [AnyGroupItem]

  /// Creates a content of items.
  public init(items: [any GroupItemModeling]) {
    self.items = items.eraseToAnyGroupItems()
  }

  /// Creates a content of the items that the statements give.
  public init(@GroupModelBuilder _ itemBuilder: () -> [any GroupItemModeling]) {
    self.init(items: itemBuilder())
  }

  /// Never.
  public static func == (_: GroupViewContent, _: GroupViewContent) -> Bool { false }
}
