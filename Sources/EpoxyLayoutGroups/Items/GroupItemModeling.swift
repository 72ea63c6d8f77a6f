// SPDX-License-Identifier: MIT

/// An item of a group, whatever it makes.
public protocol GroupItemModeling: Diffable {
  /// The item with the type of what it makes erased. Erasing twice is the same as erasing once.
  func eraseToAnyGroupItem() -> AnyGroupItem
}

extension Array where Element == any GroupItemModeling {
  /// The items with the types of what they make erased.
  public func eraseToAnyGroupItems() -> [AnyGroupItem] {
    // A closure would be given a copy of each.
    var erased: [AnyGroupItem] = []
    erased.reserveCapacity(count)
    for index in indices { erased.append(self[index].eraseToAnyGroupItem()) }
    return erased
  }
}
