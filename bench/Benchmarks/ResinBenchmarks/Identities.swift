// SPDX-License-Identifier: MIT
import CResin
import Foundation
import Workloads

// The types of identities. They are declared here instead of in Workloads, so that generic code is
// specialized for them as in a client's module.

/// An identity that can be created from an ordinal, and passed to the core.
protocol BenchmarkIdentity: Hashable {
  /// The name of the type in the results.
  static var name: String { get }

  /// Returns the identity of an ordinal: different for different ordinals, equal for equal ones, in
  /// separate memory.
  static func make(_ ordinal: Int) -> Self

  /// Returns the identities of both lists in the form that the core reads.
  static func prepare(old: [Self], new: [Self]) -> PreparedKeys
}

/// The form in which a C program stores identities.
enum PreparedKeys {
  case words(old: [UInt64], new: [UInt64])
  case bytes(size: Int, old: [UInt8], new: [UInt8])
  case slices(old: [UInt8], oldOffsets: [Int], new: [UInt8], newOffsets: [Int])
}

extension Int: BenchmarkIdentity {
  static var name: String { "Int" }

  static func make(_ ordinal: Int) -> Int {
    Int(truncatingIfNeeded: scattered(ordinal, stream: 1))
  }

  static func prepare(old: [Int], new: [Int]) -> PreparedKeys {
    .words(
      old: old.map { UInt64(bitPattern: Int64($0)) }, new: new.map { UInt64(bitPattern: Int64($0)) }
    )
  }
}

extension UUID: BenchmarkIdentity {
  static var name: String { "UUID" }

  static func make(_ ordinal: Int) -> UUID {
    let words = (scattered(ordinal, stream: 2), scattered(ordinal, stream: 3))
    return withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  static func prepare(old: [UUID], new: [UUID]) -> PreparedKeys {
    .bytes(
      size: 16, old: old.withUnsafeBytes { Array($0) }, new: new.withUnsafeBytes { Array($0) })
  }
}

extension String: BenchmarkIdentity {
  static var name: String { "String" }

  static func make(_ ordinal: Int) -> String {
    scatteredName(ordinal)
  }

  static func prepare(old: [String], new: [String]) -> PreparedKeys {
    let (oldBytes, oldOffsets) = slices(old)
    let (newBytes, newOffsets) = slices(new)
    return .slices(old: oldBytes, oldOffsets: oldOffsets, new: newBytes, newOffsets: newOffsets)
  }

  private static func slices(_ strings: [String]) -> ([UInt8], [Int]) {
    var bytes: [UInt8] = []
    var offsets = [0]
    for string in strings {
      bytes += string.utf8
      offsets.append(bytes.count)
    }
    return (bytes, offsets)
  }
}

/// An identity as users define it: a struct of two fields.
struct TwoFields: BenchmarkIdentity {
  var album: Int
  var photo: Int

  static var name: String { "struct" }

  static func make(_ ordinal: Int) -> TwoFields {
    TwoFields(
      album: ordinal / 100, photo: Int(truncatingIfNeeded: scattered(ordinal, stream: 5)))
  }

  static func prepare(old: [TwoFields], new: [TwoFields]) -> PreparedKeys {
    .bytes(
      size: 16, old: old.withUnsafeBytes { Array($0) }, new: new.withUnsafeBytes { Array($0) })
  }
}

/// Identities of erased `Int`s.
extension AnyHashable: BenchmarkIdentity {
  static var name: String { "AnyHashable" }

  static func make(_ ordinal: Int) -> AnyHashable {
    AnyHashable(Int.make(ordinal))
  }

  static func prepare(old: [AnyHashable], new: [AnyHashable]) -> PreparedKeys {
    Int.prepare(old: old.map { $0.base as! Int }, new: new.map { $0.base as! Int })
  }
}

extension PreparedKeys {
  /// Calls `body` with the keys, which are valid until it returns.
  func withIdentities<Result>(_ body: (resin_identities) -> Result) -> Result {
    switch self {
    case .words(let old, let new):
      return old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          body(resin_identities_u64(old.baseAddress, old.count, new.baseAddress, new.count))
        }
      }
    case .bytes(let size, let old, let new):
      return old.withUnsafeBytes { old in
        new.withUnsafeBytes { new in
          body(
            resin_identities_bytes(
              size, old.baseAddress, old.count / size, new.baseAddress, new.count / size))
        }
      }
    case .slices(let old, let oldOffsets, let new, let newOffsets):
      return old.withUnsafeBytes { old in
        new.withUnsafeBytes { new in
          oldOffsets.withUnsafeBufferPointer { oldOffsets in
            newOffsets.withUnsafeBufferPointer { newOffsets in
              var keys = resin_identities()
              keys.struct_size = UInt32(MemoryLayout<resin_identities>.size)
              keys.kind = RESIN_IDENTITY_SLICES
              keys.old_keys = old.baseAddress
              keys.new_keys = new.baseAddress
              keys.old_count = oldOffsets.count - 1
              keys.new_count = newOffsets.count - 1
              // Swift imports size_t as Int.
              keys.old_offsets = oldOffsets.baseAddress
              keys.new_offsets = newOffsets.baseAddress
              return body(keys)
            }
          }
        }
      }
    }
  }
}
