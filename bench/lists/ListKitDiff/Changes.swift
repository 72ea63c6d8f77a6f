// SPDX-License-Identifier: MIT

/// Returns the changes between two lists, whose type is internal in the library.
public func changes<Element: Hashable>(
  from old: [Element], to new: [Element]
) -> (deletes: [Int], inserts: [Int], moves: [(from: Int, to: Int)]) {
  let diff = HeckelDiff.diff(old: old, new: new)
  return (diff.deletes, diff.inserts, diff.moves)
}
