// SPDX-License-Identifier: MIT

/// The position of an item in a list with sections.
public struct ItemIndexPath: Hashable, Sendable {
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

extension ItemIndexPath: Comparable {
  /// Returns whether `left` is before `right`: by section, then by item.
  public static func < (left: ItemIndexPath, right: ItemIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemIndexPath: ExpressibleByArrayLiteral {
  /// Creates a path from `[section, item]`, like an index path.
  ///
  /// - Precondition: There are two elements.
  public init(arrayLiteral elements: Int...) {
    precondition(elements.count == 2, "elements must be a section and an item; got \(elements)")
    self.init(section: elements[0], item: elements[1])
  }
}

extension ItemIndexPath: CustomStringConvertible {
  /// A description such as `[2, 0]`, like an index path.
  public var description: String {
    "[\(section), \(item)]"
  }
}

/// The paths of an item in the old and in the new list.
public struct ItemIndexPathPair: Hashable, Sendable {
  /// The path in the old list.
  public var old: ItemIndexPath

  /// The path in the new list.
  public var new: ItemIndexPath

  /// Creates a pair of paths.
  public init(old: ItemIndexPath, new: ItemIndexPath) {
    self.old = old
    self.new = new
  }
}

extension ItemIndexPathPair: CustomStringConvertible {
  /// A description such as `[2, 0] -> [1, 3]`.
  public var description: String {
    "\(old) -> \(new)"
  }
}
