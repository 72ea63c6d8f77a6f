// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.UUID
#else
  internal import struct Foundation.UUID
#endif

extension DiffHandle {
  /// Pairs erased identities, by their base values if that gives the same result.
  @usableFromInline
  func matchErased(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>
  ) {
    matchErased(
      ErasedKeys(count: old.count) { old[$0] }, ErasedKeys(count: new.count) { new[$0] })
  }

  func matchErased(_ old: ErasedKeys, _ new: ErasedKeys) {
    switch (old, new) {
    case (.ints(let old), .ints(let new)):
      matchWords(old, old.count, new, new.count)
    case (.uuids(let old), .uuids(let new)):
      matchBytes(size: 16, old, old.count, new, new.count)
    case (.ints(let none), .uuids(let new)) where none.isEmpty:
      matchBytes(size: 16, nil, 0, new, new.count)
    case (.uuids(let old), .ints(let none)) where none.isEmpty:
      matchBytes(size: 16, old, old.count, nil, 0)
    default:
      old.erased.withUnsafeBufferPointer { old in
        new.erased.withUnsafeBufferPointer { new in
          matchValues(old, new)
        }
      }
    }
  }

  private func matchValues(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>
  ) {
    guard let boxes = ErasedBoxes.known, boxes.keepTypesApart(old), boxes.keepTypesApart(new) else {
      return old.map(IdentityKey.init).withUnsafeBufferPointer { old in
        new.map(IdentityKey.init).withUnsafeBufferPointer { new in
          matchHashed(old, new)
        }
      }
    }
    if let sample = boxes.sampleOfOneType(old, new), matchBases(old, new, of: sample) {
      return
    }
    matchRead(old, new, boxes)
  }

  /// Pairs values of one type `Base` by its `hashValue` and `==`, read in place.
  ///
  /// Returns false if the values are not stored inline in their boxes, as large values and values
  /// that are not bitwise takable, such as weak references, are not. Therefore the bytes of
  /// `sample` must be in the box of the first value.
  private func matchBases<Base: Hashable>(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>,
    of sample: Base
  ) -> Bool {
    // The box of an object may have the type of its superclass.
    guard !(Base.self is AnyClass), MemoryLayout<Base>.size <= 24,
      MemoryLayout<Base>.alignment <= 8, let first = old.isEmpty ? new.baseAddress : old.baseAddress
    else { return false }
    let isInBox = withUnsafeBytes(of: sample) { sample in
      UnsafeRawBufferPointer(start: first, count: sample.count).elementsEqual(sample)
    }
    guard isInBox else { return false }
    func base(_ value: UnsafePointer<AnyHashable>) -> UnsafePointer<Base> {
      UnsafeRawPointer(value).assumingMemoryBound(to: Base.self)
    }
    let identities = HashedIdentities(
      hash: { isNew, first, count, out in
        let side = (isNew ? new : old).baseAddress! + first
        for k in 0..<count {
          out[k] = UInt64(truncatingIfNeeded: base(side + k).pointee.hashValue)
        }
      },
      equal: { isNew, index, newIndex, count in
        let side = (isNew ? new : old).baseAddress! + index
        let new = new.baseAddress! + newIndex
        var equal = 0
        while equal < count, base(side + equal).pointee == base(new + equal).pointee {
          equal += 1
        }
        return equal
      })
    matchHashed(old.count, new.count, identities)
    return true
  }

  /// Pairs values that equal values of their own type only.
  private func matchRead(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>,
    _ boxes: ErasedBoxes
  ) {
    var isFast = true
    let identities = HashedIdentities(
      hash: { isNew, first, count, out in
        let side = (isNew ? new : old).baseAddress! + first
        for k in 0..<count {
          out[k] =
            isFast
            ? Self.hash(side + k, boxes) : UInt64(truncatingIfNeeded: side[k].hashValue)
        }
      },
      equal: { isNew, index, newIndex, count in
        let side = (isNew ? new : old).baseAddress! + index
        let new = new.baseAddress! + newIndex
        var equal = 0
        while equal < count, Self.areEqual(side + equal, new + equal, boxes) {
          equal += 1
        }
        return equal
      },
      rehash: {
        defer { isFast = false }
        return isFast
      })
    matchHashed(old.count, new.count, identities)
  }

  private static func hash(_ value: UnsafePointer<AnyHashable>, _ boxes: ErasedBoxes) -> UInt64 {
    let box = ErasedBox(at: value)
    switch box.type {
    case boxes.string: return hash(box.string.pointee)
    case boxes.int: return box.int
    case boxes.uuid: return box.uuid.first &* 0x9E37_79B9_7F4A_7C15 ^ box.uuid.second
    default: return UInt64(truncatingIfNeeded: value.pointee.hashValue)
    }
  }

  private static func areEqual(
    _ value: UnsafePointer<AnyHashable>, _ new: UnsafePointer<AnyHashable>, _ boxes: ErasedBoxes
  ) -> Bool {
    let (box, newBox) = (ErasedBox(at: value), ErasedBox(at: new))
    if box.type == newBox.type {
      switch box.type {
      case boxes.string: return box.string.pointee == newBox.string.pointee
      case boxes.int: return box.int == newBox.int
      case boxes.uuid: return box.uuid == newBox.uuid
      default: return value.pointee == new.pointee
      }
    }
    return IdentityKey(value.pointee) == IdentityKey(new.pointee)
  }
}

extension ErasedBoxes {
  /// Returns one of the values if all have the same type, other than `Int`, `String` and `UUID`.
  fileprivate func sampleOfOneType(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>
  ) -> (any Hashable)? {
    guard !old.isEmpty || !new.isEmpty,
      let first = old.isEmpty ? new.baseAddress : old.baseAddress
    else { return nil }
    let type = ErasedBox(at: first).type
    guard type != int, type != string, type != uuid else { return nil }
    for side in [old, new] {
      for index in side.indices where ErasedBox(at: side.baseAddress! + index).type != type {
        return nil
      }
    }
    return first.pointee.base as? any Hashable
  }

  /// Whether all values equal values of their own type only, unlike 1 as an `Int` and as a `UInt8`,
  /// so that each type may have its own hash function.
  fileprivate func keepTypesApart(_ values: UnsafeBufferPointer<AnyHashable>) -> Bool {
    var last = string
    for index in values.indices {
      let box = ErasedBox(at: values.baseAddress! + index)
      let type = box.type
      if type != last, type != string, type != int, type != uuid {
        // A type may have two metadata records; neither of them may pass for another type.
        let base = Swift.type(of: values[index].base)
        if box.table != plainTable || base == Int.self || base == UUID.self || base == String.self {
          return false
        }
        last = type
      }
    }
    return true
  }
}
