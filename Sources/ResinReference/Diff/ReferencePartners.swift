// SPDX-License-Identifier: MIT

/// The offset of the partner in the other list, for each element of a list.
public struct ReferencePartners: Hashable, Sendable {
  /// Uses four bytes for each element: half of `Int`, a quarter of `Int?`.
  @usableFromInline let storage: ContiguousArray<UInt32>

  @inlinable static var none: UInt32 { .max }

  init(_ storage: ContiguousArray<UInt32>) {
    self.storage = storage
  }
}

extension ReferencePartners: RandomAccessCollection {
  /// Always 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements of the list.
  @inlinable public var endIndex: Int { storage.count }

  /// The offset of the partner, or nil if the element has none.
  @inlinable
  public subscript(position: Int) -> Int? {
    let partner = storage[position]
    return partner == Self.none ? nil : Int(partner)
  }
}

extension ReferencePartners {
  /// Returns the elements without a partner.
  func unpaired(in range: Range<Int>) -> [Int] {
    range.filter { storage[$0] == Self.none }
  }
}
