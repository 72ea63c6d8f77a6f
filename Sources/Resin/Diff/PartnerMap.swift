// SPDX-License-Identifier: MIT

/// The offsets of the partners in the other list, for all elements of a list.
///
/// ```swift
/// let diff = ListDiff(from: ["a", "b"], to: ["b", "c"])
/// print(diff.oldToNew[1] ?? -1)  // 0
/// print(diff.newToOld[1] == nil)  // true
/// ```
///
/// O(1) for each element. The map shares the memory of its diff.
public struct PartnerMap: Sendable {
  let storage: [UInt32]
  let bounds: Range<Int>

  init(storage: [UInt32], bounds: Range<Int>) {
    self.storage = storage
    self.bounds = bounds
  }
}

extension PartnerMap: RandomAccessCollection {
  /// The index of the first element, always 0.
  public var startIndex: Int { 0 }

  /// The number of elements of the list.
  public var endIndex: Int { bounds.count }

  /// The offset of the partner, or nil for an element without a partner.
  public subscript(position: Int) -> Int? {
    precondition(position >= 0 && position < bounds.count, "position is out of bounds")
    let partner = storage[bounds.lowerBound + position]
    return partner == .max ? nil : Int(partner)
  }
}

extension PartnerMap: Hashable {
  /// Returns whether both maps have the same partners.
  public static func == (left: PartnerMap, right: PartnerMap) -> Bool {
    left.storage[left.bounds] == right.storage[right.bounds]
  }

  /// Hashes the partners that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage[bounds])
  }
}

extension PartnerMap: CustomStringConvertible {
  /// The partners, in the format of an array's description, at most the first twenty.
  public var description: String {
    abbreviated(self)
  }
}
