// SPDX-License-Identifier: MIT

/// The elements of a new list, between the ends that it has in common with the old one, whose
/// identities occur there more than once.
///
/// Each group has all offsets of one identity, ascending. Groups ascend by their second offset.
///
/// ```swift
/// let diff = ListDiff(from: [], to: ["a", "b", "a", "b"])
/// print(diff.duplicates)  // [[0, 2], [1, 3]]
/// ```
///
/// Duplicates are no error: between the common ends the k-th occurrence in the new list is paired
/// with the k-th in the old one. Report them while developing, because an inserted duplicate takes
/// over the view of the element that had its position in the order.
public struct DuplicateGroups: Sendable {
  let storage: [UInt32]
  /// The start of the offsets in `storage`.
  let indices: Int
  /// The range in `storage` of the ends of the groups.
  let ends: Range<Int>
}

extension DuplicateGroups: RandomAccessCollection {
  /// The index of the first element, always 0.
  public var startIndex: Int { 0 }

  /// The number of identities that occur more than once.
  public var endIndex: Int { ends.count }

  /// The offsets of one identity.
  public subscript(position: Int) -> IndexList {
    precondition(position >= 0 && position < ends.count, "position is out of bounds")
    let begin = position == 0 ? 0 : Int(storage[ends.lowerBound + position - 1])
    let end = Int(storage[ends.lowerBound + position])
    return IndexList(storage: storage, bounds: indices + begin..<indices + end)
  }
}

extension DuplicateGroups: Hashable {
  /// Returns whether both have the same groups.
  public static func == (left: DuplicateGroups, right: DuplicateGroups) -> Bool {
    left.elementsEqual(right)
  }

  /// Hashes the groups that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for group in self {
      hasher.combine(group)
    }
  }
}

extension DuplicateGroups: CustomStringConvertible {
  /// The groups, in the format of an array's description, at most the first twenty.
  public var description: String {
    abbreviated(self)
  }
}
