// SPDX-License-Identifier: MIT

/// The place of an item in a list with sections.
public struct ItemPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int

  /// The index of the item in its section.
  public var item: Int

  /// Creates a path from two zero-based indices.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Whether `left` comes first: sections in order, and the items of each in order.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPath: ExpressibleByArrayLiteral {
  /// Creates a path written as `[section, item]`, as index paths are.
  ///
  /// - Precondition: two elements.
  public init(arrayLiteral elements: Int...) {
    precondition(elements.count == 2, "elements must be a section and an item")
    self.init(section: elements[0], item: elements[1])
  }
}

extension ItemPath: CustomStringConvertible {
  /// For example `[2, 0]`, as index paths print.
  public var description: String {
    "[\(section), \(item)]"
  }
}

/// Where an item stands in the old list and in the new one.
public struct ItemPathPair: Hashable, Sendable {
  /// The place in the old list.
  public var old: ItemPath

  /// The place in the new list.
  public var new: ItemPath

  /// Creates a pair of places.
  public init(old: ItemPath, new: ItemPath) {
    self.old = old
    self.new = new
  }
}

extension ItemPathPair: CustomStringConvertible {
  /// For example `[2, 0] -> [1, 3]`.
  public var description: String {
    "\(old) -> \(new)"
  }
}
