// SPDX-License-Identifier: MIT

/// The identities of both lists, read through pointers.
///
/// The functions do the same as the functions with the same names in the core, with the same
/// hashes.
protocol UnsafeKeys {
  func hashOld(_ index: Int) -> UInt64
  func hashNew(_ index: Int) -> UInt64
  func equalNew(_ index: Int, _ newIndex: Int) -> Bool
  func equalOld(_ index: Int, _ newIndex: Int) -> Bool
  /// Whether the 16 pairs of elements that start at two indices are equal.
  func equalBlock(_ index: Int, _ newIndex: Int) -> Bool
}

/// Identities of 8 bytes.
struct WordKeys: UnsafeKeys {
  let old: UnsafePointer<UInt64>
  let new: UnsafePointer<UInt64>

  @inline(__always) func hashOld(_ index: Int) -> UInt64 { old[index] &* 0x9E37_79B9_7F4A_7C15 }
  @inline(__always) func hashNew(_ index: Int) -> UInt64 { new[index] &* 0x9E37_79B9_7F4A_7C15 }

  @inline(__always) func equalNew(_ index: Int, _ newIndex: Int) -> Bool {
    new[index] == new[newIndex]
  }

  @inline(__always) func equalOld(_ index: Int, _ newIndex: Int) -> Bool {
    old[index] == new[newIndex]
  }

  @inline(__always) func equalBlock(_ index: Int, _ newIndex: Int) -> Bool {
    var difference: UInt64 = 0
    for k in 0..<16 {
      difference |= old[index &+ k] ^ new[newIndex &+ k]
    }
    return difference == 0
  }
}

/// Identities of 16 bytes, not aligned.
struct DoubleWordKeys: UnsafeKeys {
  let old: UnsafeRawPointer
  let new: UnsafeRawPointer

  @inline(__always) private func word(_ bytes: UnsafeRawPointer, _ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: 8 &* index, as: UInt64.self)
  }

  @inline(__always) private func hash(_ bytes: UnsafeRawPointer, _ index: Int) -> UInt64 {
    let product = word(bytes, 2 &* index) &* 0x9E37_79B9_7F4A_7C15
    return ((product << 32 | product >> 32) ^ word(bytes, 2 &* index &+ 1)) &* 0xD134_2543_DE82_EF95
  }

  @inline(__always) private func equal(
    _ left: UnsafeRawPointer, _ index: Int, _ right: UnsafeRawPointer, _ other: Int
  ) -> Bool {
    (word(left, 2 &* index) ^ word(right, 2 &* other))
      | (word(left, 2 &* index &+ 1) ^ word(right, 2 &* other &+ 1)) == 0
  }

  @inline(__always) func hashOld(_ index: Int) -> UInt64 { hash(old, index) }
  @inline(__always) func hashNew(_ index: Int) -> UInt64 { hash(new, index) }

  @inline(__always) func equalNew(_ index: Int, _ newIndex: Int) -> Bool {
    equal(new, index, new, newIndex)
  }

  @inline(__always) func equalOld(_ index: Int, _ newIndex: Int) -> Bool {
    equal(old, index, new, newIndex)
  }

  @inline(__always) func equalBlock(_ index: Int, _ newIndex: Int) -> Bool {
    var difference: UInt64 = 0
    for k in 0..<32 {
      difference |= word(old, 2 &* index &+ k) ^ word(new, 2 &* newIndex &+ k)
    }
    return difference == 0
  }
}
