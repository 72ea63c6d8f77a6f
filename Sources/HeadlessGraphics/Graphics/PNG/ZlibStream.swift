// SPDX-License-Identifier: MIT

/// Compresses bytes into a zlib stream (RFC 1950) of a single DEFLATE block with the fixed Huffman
/// codes (RFC 1951, sections 3.2.5 and 3.2.6). Foundation has no compression on other platforms
/// than Apple's.
///
/// A table stores the last position of each hash of four bytes, which is the only candidate for a
/// match. This finds the long runs of equal bytes in the filtered rows of screens; photographs
/// remain larger than with the zlib library.
struct ZlibStream {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// Returns the stream for `input`. Time and memory are linear in the length of `input`.
  static func compressing(_ input: [UInt8]) -> [UInt8] {
    var stream = ZlibStream()
    stream.bytes.reserveCapacity(input.count / 8 + 64)
    // DEFLATE with a window of 32 KiB. The second byte makes the 16-bit header a multiple of 31.
    stream.bytes += [0x78, 0x01]
    // The header of the last block, with fixed codes.
    stream.append(0b011, count: 3)
    input.withUnsafeBufferPointer { stream.compress($0) }
    stream.append(reversedCode: 0, count: 7)
    stream.flush()
    stream.bytes += bigEndian(adler32(input))
    return stream.bytes
  }

  // MARK: Matches

  private static let hashBits = 15
  private static let longestDistance = 32_768
  private static let longestMatch = 258
  /// The number of bytes that are hashed. Shorter matches are not found.
  private static let shortestMatch = 4

  private mutating func compress(_ input: UnsafeBufferPointer<UInt8>) {
    var last = [Int](repeating: -1, count: 1 << Self.hashBits)
    var position = 0
    while position < input.count {
      guard position + Self.shortestMatch <= input.count else {
        appendLiteral(input[position])
        position += 1
        continue
      }
      let hash = Self.hash(input, at: position)
      let candidate = last[hash]
      last[hash] = position
      let length =
        candidate >= 0 && position - candidate <= Self.longestDistance
        ? Self.commonLength(input, candidate, position) : 0
      if length >= Self.shortestMatch {
        appendMatch(length: length, distance: position - candidate)
        position += length
      } else {
        appendLiteral(input[position])
        position += 1
      }
    }
  }

  private static func hash(_ input: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    let word =
      UInt32(input[position]) | UInt32(input[position + 1]) << 8
      | UInt32(input[position + 2]) << 16 | UInt32(input[position + 3]) << 24
    // Knuth's multiplicative hash: the upper bits of the product with 2³² divided by the golden
    // ratio.
    return Int((word &* 2_654_435_769) >> (32 - UInt32(hashBits)))
  }

  /// Returns the number of equal bytes from two positions on, at most `longestMatch`. The second
  /// position is the later one. The two runs may overlap.
  private static func commonLength(
    _ input: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int
  ) -> Int {
    let limit = min(longestMatch, input.count - second)
    var length = 0
    while length < limit, input[first + length] == input[second + length] { length += 1 }
    return length
  }

  // MARK: Symbols

  /// The shortest match length of each length symbol, beginning with symbol 257 (RFC 1951, 3.2.5).
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthExtraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The shortest distance of each distance symbol.
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
    2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]

  private mutating func appendLiteral(_ byte: UInt8) {
    appendSymbol(Int(byte))
  }

  private mutating func appendMatch(length: Int, distance: Int) {
    let lengthIndex = Self.lengthBases.lastIndex { $0 <= length }!
    appendSymbol(257 + lengthIndex)
    append(
      UInt32(length - Self.lengthBases[lengthIndex]), count: Self.lengthExtraBits[lengthIndex])
    let distanceIndex = Self.distanceBases.lastIndex { $0 <= distance }!
    append(reversedCode: UInt32(distanceIndex), count: 5)
    append(
      UInt32(distance - Self.distanceBases[distanceIndex]), count: max(distanceIndex / 2 - 1, 0))
  }

  /// Appends the fixed code of a literal or a length symbol (RFC 1951, 3.2.6).
  private mutating func appendSymbol(_ symbol: Int) {
    let value = UInt32(symbol)
    switch symbol {
    case 0..<144: append(reversedCode: 0x30 + value, count: 8)
    case 144..<256: append(reversedCode: 0x190 + value - 144, count: 9)
    case 256..<280: append(reversedCode: value - 256, count: 7)
    default: append(reversedCode: 0xC0 + value - 280, count: 8)
    }
  }

  // MARK: Bits

  /// Appends a Huffman code, the most significant bit first.
  private mutating func append(reversedCode code: UInt32, count: Int) {
    var reversed: UInt32 = 0
    for bit in 0..<count where code >> UInt32(bit) & 1 == 1 {
      reversed |= 1 << UInt32(count - 1 - bit)
    }
    append(reversed, count: count)
  }

  /// Appends a number, the least significant bit first.
  private mutating func append(_ value: UInt32, count: Int) {
    bits |= value << UInt32(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func flush() {
    guard bitCount > 0 else { return }
    bytes.append(UInt8(truncatingIfNeeded: bits))
    bits = 0
    bitCount = 0
  }

  /// Returns the checksum of RFC 1950, section 8.
  static func adler32(_ input: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in input {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// Returns the four bytes of a number, the most significant byte first.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
