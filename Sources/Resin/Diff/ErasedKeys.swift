// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.UUID
#else
  internal import struct Foundation.UUID
#endif

/// The erased identities of one side: unwrapped if all of them are `Int`s, or all of them are
/// `UUID`s. An empty list is stored as `.ints([])`.
enum ErasedKeys {
  case ints([UInt64])
  case uuids([UUIDWords])
  case values([AnyHashable])

  init(count: Int, identity: (_ offset: Int) -> AnyHashable) {
    guard let boxes = ErasedBoxes.known else {
      self = .values((0..<count).map(identity))
      return
    }
    guard count > 0 else {
      self = .ints([])
      return
    }
    var next = 1
    var value = identity(0)
    let type = withUnsafePointer(to: value) { ErasedBox(at: $0).type }
    if type == boxes.int {
      let ints = Self.read(count, &next, &value, identity, type) { $0.int }
      self = next > count ? .ints(ints) : .values(ints.map { Self.value($0) })
    } else if type == boxes.uuid {
      let uuids = Self.read(count, &next, &value, identity, type) { $0.uuid }
      self = next > count ? .uuids(uuids) : .values(uuids.map { Self.value($0) })
    } else {
      self = .values([])
    }
    guard next <= count, case .values(var values) = self else { return }
    self = .values([])
    values.reserveCapacity(count)
    values.append(value)
    while next < count {
      values.append(identity(next))
      next += 1
    }
    self = .values(values)
  }

  /// Reads values as long as their boxes have the given type. `value` is the identity at offset
  /// `next - 1`. Afterwards `next` is greater than `count` if all values were read; otherwise
  /// `value` is the first of another type.
  @inline(__always)
  private static func read<Key>(
    _ count: Int, _ next: inout Int, _ value: inout AnyHashable,
    _ identity: (_ offset: Int) -> AnyHashable, _ type: UInt, _ key: (ErasedBox) -> Key
  ) -> [Key] {
    [Key](unsafeUninitializedCapacity: count) { keys, keyCount in
      while true {
        let isRead = withUnsafePointer(to: value) {
          let box = ErasedBox(at: $0)
          guard box.type == type else { return false }
          keys.initializeElement(at: keyCount, to: key(box))
          return true
        }
        guard isRead else { return }
        keyCount += 1
        next = keyCount + 1
        if next > count { return }
        value = identity(keyCount)
      }
    }
  }

  private static func value(_ int: UInt64) -> AnyHashable {
    AnyHashable(Int(truncatingIfNeeded: int))
  }

  private static func value(_ uuid: UUIDWords) -> AnyHashable {
    AnyHashable(unsafeBitCast(uuid, to: UUID.self))
  }

  /// The identities as `AnyHashable` values.
  var erased: [AnyHashable] {
    switch self {
    case .ints(let ints): ints.map { Self.value($0) }
    case .uuids(let uuids): uuids.map { Self.value($0) }
    case .values(let values): values
    }
  }
}
