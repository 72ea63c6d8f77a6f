// SPDX-License-Identifier: MIT

/// A list of indices of the old or new list of a diff: deletes, inserts, or a group of duplicates.
///
/// The elements are zero-based offsets, even if the first index of the collection is not 0.
public struct IndexList: Sendable {
  /// The storage of the diff, which all lists of the diff share.
  let storage: [UInt32]
  let bounds: Range<Int>

  init(storage: [UInt32], bounds: Range<Int>) {
    self.storage = storage
    self.bounds = bounds
  }
}

extension IndexList: RandomAccessCollection {
  /// The index of the first element, always 0.
  public var startIndex: Int { 0 }

  /// The number of indices.
  public var endIndex: Int { bounds.count }

  /// The index at `position`.
  public subscript(position: Int) -> Int {
    precondition(position >= 0 && position < bounds.count, "position is out of bounds")
    return Int(storage[bounds.lowerBound + position])
  }
}

extension IndexList: Hashable {
  /// Returns whether both lists have the same indices.
  public static func == (left: IndexList, right: IndexList) -> Bool {
    left.storage[left.bounds] == right.storage[right.bounds]
  }

  /// Hashes the indices that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage[bounds])
  }
}

extension IndexList: ExpressibleByArrayLiteral {
  /// Creates a list of the given indices.
  ///
  /// - Precondition: The indices are from 0 to 2^32 - 2.
  public init(arrayLiteral elements: Int...) {
    self.init(storage: elements.map(storedIndex), bounds: 0..<elements.count)
  }
}

extension IndexList: CustomStringConvertible {
  /// The indices, in the format of an array's description, at most the first twenty.
  public var description: String {
    abbreviated(self)
  }
}

/// Converts an index to the format of the storage of diffs, in which the greatest number means no
/// index.
func storedIndex(_ index: Int) -> UInt32 {
  precondition(
    index >= 0 && index < UInt32.max, "elements must be indices from 0 to 2^32 - 2; got \(index)")
  return UInt32(index)
}
