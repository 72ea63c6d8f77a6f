// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// The index of the first occurrence of an object.
  nonisolated func firstIndex(identicalTo object: Element) -> Int? {
    firstIndex { $0 === object }
  }

  /// Removes the first occurrence of an object, or the last element if it is the object.
  nonisolated mutating func remove(identicalTo object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(identicalTo: object) {
      remove(at: index)
    }
  }
}
