// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Where an object is, by its address alone: elements that are taken out of the array to be compared have
  /// their references counted, which takes several times as long.
  nonisolated func firstIndex(identicalTo object: Element) -> Int? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { $0.bindMemory(to: UnsafeRawPointer.self).firstIndex(of: address) }
  }

  /// Removes an object that is there once at most. What came last most often goes first.
  nonisolated mutating func remove(identicalTo object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(identicalTo: object) {
      remove(at: index)
    }
  }
}
