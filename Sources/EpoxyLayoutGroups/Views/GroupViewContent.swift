// SPDX-License-Identifier: MIT

/// The items of a group view. Never equal to another content: the items are compared one by one.
public struct GroupViewContent: Equatable {
  /// The items, in order.
  public var items: [AnyGroupItem]

  /// Creates a content from items.
  public init(items: [any GroupItemModeling]) {
    self.items = items.eraseToAnyGroupItems()
  }

  /// Creates a content from the items of a result builder.
  public init(@GroupModelBuilder _ itemBuilder: () -> [any GroupItemModeling]) {
    self.init(items: itemBuilder())
  }

  /// Returns false, so that every content is set.
  public static func == (_: GroupViewContent, _: GroupViewContent) -> Bool { false }
}
