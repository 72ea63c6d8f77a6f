// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.UUID
#else
  internal import struct Foundation.UUID
#endif

/// The layout of `AnyHashable`, determined from samples.
///
/// Unwrapping the base of an `AnyHashable` and casting it takes 45 to 65 ns, comparing two of them
/// 120 to 190 ns, mostly in the runtime. Therefore its words are read directly. An `AnyHashable` is
/// an existential: a buffer of three words for the value, the type of the box that stores the
/// value, and the witness table of the box. Swift's ABI defines the existential, but not the box.
/// So samples are checked first; if they are not as expected, no `AnyHashable` is read.
struct ErasedBoxes: Sendable {
  /// The type of the boxes of `Int`s; the value is in the first word.
  let int: UInt
  /// The type of the boxes of `String`s; the value is in the first two words.
  let string: UInt
  /// The type of the boxes of `UUID`s; the value is in the first two words.
  let uuid: UInt
  /// The witness table of boxes whose values equal values of their own type only. Numbers and
  /// collections have others: 1 as an `Int` equals 1 as a `UInt8`.
  let plainTable: UInt

  /// The layout; nil if erased values must not be read.
  static let known = ErasedBoxes()

  private init?() {
    guard MemoryLayout<AnyHashable>.size == 5 * MemoryLayout<UInt64>.size,
      MemoryLayout<AnyHashable>.stride == MemoryLayout<AnyHashable>.size,
      MemoryLayout<Int>.size == 8, MemoryLayout<String>.size == 16, MemoryLayout<UUID>.size == 16
    else { return nil }
    let samples = (UUID(), UUID())
    guard let int = Self.type(of: [0, -1, 0x0123_4567_89AB_CDEF]),
      let string = Self.type(of: ["", "small", String(repeating: "large", count: 9)]),
      let uuid = Self.type(of: [samples.0, samples.1]),
      let uint = Self.type(of: [0, UInt.max]),
      let own = Self.type(of: [Sample.one, .two])
    else { return nil }
    let tables = (
      Self.table(of: 0), Self.table(of: ""), Self.table(of: samples.0), Self.table(of: UInt(0)),
      Self.table(of: [0]), Self.table(of: Sample.one)
    )
    guard Set([int, string, uuid, uint, own]).count == 5, tables.5 == tables.2,
      tables.0 != tables.5, tables.3 != tables.5, tables.4 != tables.5
    else { return nil }
    (self.int, self.string, self.uuid, plainTable) = (int, string, uuid, tables.5)
  }

  private enum Sample: Int { case one, two }

  /// Returns the type of the boxes of some values; nil if a value is not in the first words of its
  /// box, or the types differ.
  private static func type<Value: Hashable>(of values: [Value]) -> UInt? {
    let types = values.map { value -> UInt? in
      withUnsafeBytes(of: AnyHashable(value)) { box in
        withUnsafeBytes(of: value) { value in
          box.starts(with: value) ? box.load(fromByteOffset: 24, as: UInt.self) : nil
        }
      }
    }
    return types.dropFirst().allSatisfy { $0 == types[0] } ? types[0] : nil
  }

  private static func table(of value: some Hashable) -> UInt {
    withUnsafeBytes(of: AnyHashable(value)) { $0.load(fromByteOffset: 32, as: UInt.self) }
  }
}

/// A reference to the words of an `AnyHashable`, valid as long as that exists.
struct ErasedBox {
  private let start: UnsafeRawPointer

  init(at start: UnsafePointer<AnyHashable>) {
    self.start = UnsafeRawPointer(start)
  }

  /// The type of the box.
  var type: UInt { start.load(fromByteOffset: 24, as: UInt.self) }

  /// The witness table of the box.
  var table: UInt { start.load(fromByteOffset: 32, as: UInt.self) }

  /// The value of a box of `Int`s.
  var int: UInt64 { start.load(as: UInt64.self) }

  /// The value of a box of `UUID`s.
  var uuid: UUIDWords {
    UUIDWords(
      first: start.load(as: UInt64.self), second: start.load(fromByteOffset: 8, as: UInt64.self))
  }

  /// The value of a box of `String`s.
  var string: UnsafePointer<String> { start.assumingMemoryBound(to: String.self) }
}

/// The bytes of a `UUID`.
struct UUIDWords: Equatable {
  var first: UInt64
  var second: UInt64
}
