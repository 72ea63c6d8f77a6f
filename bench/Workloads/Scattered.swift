// SPDX-License-Identifier: MIT

/// Returns a number without a pattern from which a hash could benefit. It is unique among the
/// ordinals of a stream.
public func scattered(_ ordinal: Int, stream: UInt64) -> UInt64 {
  SplitMix64.mix(UInt64(ordinal) &+ stream &* 0x9E37_79B9_7F4A_7C15)
}

/// Returns a string of 22 bytes: more than Swift stores inline, like most names and paths.
public func scatteredName(_ ordinal: Int) -> String {
  let digits = String(scattered(ordinal, stream: 4), radix: 16)
  return "photo-" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
