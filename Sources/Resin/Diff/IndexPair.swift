// SPDX-License-Identifier: MIT

/// The offsets of an element in the old and in the new list.
public struct IndexPair: Hashable, Sendable {
  /// The offset in the old list.
  public var old: Int

  /// The offset in the new list.
  public var new: Int

  /// Creates a pair of offsets.
  public init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }
}

extension IndexPair: CustomStringConvertible {
  /// A description such as `3 -> 0`.
  public var description: String {
    "\(old) -> \(new)"
  }
}

/// The moves or the updates of a diff, ascending by new index.
public struct IndexPairList: Sendable {
  /// The storage of the diff, which all lists of the diff share. Old and new indices alternate.
  let storage: [UInt32]
  let bounds: Range<Int>

  init(storage: [UInt32], bounds: Range<Int>) {
    self.storage = storage
    self.bounds = bounds
  }
}

extension IndexPairList: RandomAccessCollection {
  /// The index of the first element, always 0.
  public var startIndex: Int { 0 }

  /// The number of pairs.
  public var endIndex: Int { bounds.count / 2 }

  /// The pair at `position`.
  public subscript(position: Int) -> IndexPair {
    precondition(position >= 0 && position < endIndex, "position is out of bounds")
    let at = bounds.lowerBound + 2 * position
    return IndexPair(old: Int(storage[at]), new: Int(storage[at + 1]))
  }
}

extension IndexPairList: Hashable {
  /// Returns whether both lists contain the same pairs.
  public static func == (left: IndexPairList, right: IndexPairList) -> Bool {
    left.storage[left.bounds] == right.storage[right.bounds]
  }

  /// Hashes the pairs that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage[bounds])
  }
}

extension IndexPairList: ExpressibleByArrayLiteral {
  /// Creates a list of the given pairs.
  ///
  /// - Precondition: The indices are from 0 to 2^32 - 2.
  public init(arrayLiteral elements: IndexPair...) {
    self.init(
      storage: elements.flatMap { [storedIndex($0.old), storedIndex($0.new)] },
      bounds: 0..<2 * elements.count
    )
  }
}

extension IndexPairList: CustomStringConvertible {
  /// The pairs, in the format of an array's description, at most the first twenty.
  public var description: String {
    abbreviated(self)
  }
}
