// SPDX-License-Identifier: MIT

/// Values as bytes, for the cache. A cache that another version wrote is not read.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func write(_ value: String) {
    let utf8 = value.utf8
    write(utf8.count)
    bytes.append(contentsOf: utf8)
  }

  mutating func write(_ value: String?) {
    write(value != nil)
    if let value { write(value) }
  }

  mutating func write<Element>(
    _ values: [Element], _ element: (inout ByteWriter, Element) -> Void
  ) {
    write(values.count)
    for value in values { element(&self, value) }
  }

  mutating func write(_ values: [String]) { write(values) { $0.write($1) } }

  mutating func write(flags: [Bool]) {
    write(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }
}

/// Reads what a `ByteWriter` has written.
struct ByteReader {
  /// Bytes that no writer has written.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func int() throws(Fault) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: result) }
      shift += 7
    }
    throw Fault()
  }

  mutating func bool() throws(Fault) -> Bool { try int() != 0 }

  mutating func string() throws(Fault) -> String {
    let count = try int()
    guard count >= 0, count <= bytes.count - position else { throw Fault() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func optionalString() throws(Fault) -> String? { try bool() ? try string() : nil }

  mutating func list<Element>(
    _ element: (inout ByteReader) throws(Fault) -> Element
  ) throws(Fault) -> [Element] {
    let count = try int()
    guard count >= 0, count <= bytes.count - position else { throw Fault() }
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(try element(&self)) }
    return result
  }

  mutating func strings() throws(Fault) -> [String] {
    try list { reader throws(Fault) in try reader.string() }
  }

  mutating func flags(_ count: Int) throws(Fault) -> [Bool] {
    let value = try int()
    return (0..<count).map { value >> (count - 1 - $0) & 1 == 1 }
  }
}
