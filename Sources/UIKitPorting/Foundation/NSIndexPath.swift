// SPDX-License-Identifier: MIT
public import Foundation

// The members that UIKit adds to `NSIndexPath`.
extension NSIndexPath {
  /// The section of a row or an item.
  public var section: Int { index(atPosition: 0) }

  /// The row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section.
  public var item: Int { index(atPosition: 1) }

  /// Creates the index path of a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates the index path of an item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
}
