// SPDX-License-Identifier: MIT
#if canImport(FoundationEssentials)
  import struct FoundationEssentials.UUID
#else
  import struct Foundation.UUID
#endif

// Identities for numbers from 0 to 199. Equal numbers give equal identities, with two
// representations if the type has them.

/// A struct with synthesized equality and hash.
struct Fields: Hashable {
  var row: Int
  var column: Int
}

/// An identity whose hash is constant.
struct OneHash: Hashable {
  var id: Int

  func hash(into hasher: inout Hasher) {}
}

/// An identity with four different hashes.
struct FourHashes: Hashable {
  var id: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(id % 4)
  }
}

/// Returns a UUID that differs from others in one bit, or in its last byte only.
@Sendable func uuid(_ id: Int, _ spelling: Int) -> UUID {
  let byte = UInt8(id)
  return id % 2 == 0
    ? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte))
    : UUID(uuid: (byte, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
}

/// Returns a string; every third has an accent, composed or decomposed.
@Sendable func spelling(_ id: Int, _ spelling: Int) -> String {
  id % 3 > 0 ? "row \(id)" : spelling == 0 ? "r\u{F4}w \(id)" : "ro\u{302}w \(id)"
}

/// Returns a number: among others zero of either sign, and NaN.
@Sendable func double(_ id: Int, _ spelling: Int) -> Double {
  id == 0 ? (spelling == 0 ? 0.0 : -0.0) : id == 1 ? .nan : Double(id) / 8
}

/// Returns numbers of several types, which are equal if their values are, and strings.
@Sendable func mixed(_ id: Int, _ spelling: Int) -> AnyHashable {
  switch id % 3 {
  case 0: spelling == 0 ? AnyHashable(id) : AnyHashable(UInt8(id))
  case 1: spelling == 0 ? AnyHashable(Double(id)) : AnyHashable(Int32(id))
  default: AnyHashable("\(id)")
  }
}
