// SPDX-License-Identifier: MIT

/// The offsets of the partners in the other list, for all elements of a list.
public struct ReferencePartners: Hashable, Sendable {
  /// The offsets, with four bytes for each element: half of `Int`, a quarter of `Int?`.
  @usableFromInline let storage: ContiguousArray<UInt32>

  @inlinable static var none: UInt32 { .max }

  init(_ storage: ContiguousArray<UInt32>) {
    self.storage = storage
  }
}

extension ReferencePartners: RandomAccessCollection {
  /// The index of the first element, always 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements of the list.
  @inlinable public var endIndex: Int { storage.count }

  /// The offset of the partner, or nil for an element without a partner.
  @inlinable
  public subscript(position: Int) -> Int? {
    let partner = storage[position]
    return partner == Self.none ? nil : Int(partner)
  }
}

extension ReferencePartners {
  /// Returns the offsets of the elements of a range without a partner.
  func unpaired(in range: Range<Int>) -> [Int] {
    range.filter { storage[$0] == Self.none }
  }
}
