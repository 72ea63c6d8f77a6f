// SPDX-License-Identifier: MIT

// The conversion of identities to keys of the core.
//
// The fast paths compare bits, so they are limited to a closed list of types whose `==` is bitwise.
// Trivial types in general do not qualify: 0.0 == -0.0, and the `==` of a struct may ignore a
// field.

#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.UUID
#else
  public import struct Foundation.UUID
#endif

extension DiffHandle {
  @inlinable
  func match<Identity: Hashable>(
    _ old: UnsafeBufferPointer<Identity>, _ new: UnsafeBufferPointer<Identity>
  ) {
    // The compiler evaluates each of these conditions when it specializes the call.
    if Identity.self == Int.self || Identity.self == UInt.self || Identity.self == Int64.self
      || Identity.self == UInt64.self || Identity.self == ObjectIdentifier.self,
      MemoryLayout<Identity>.size == 8
    {
      matchWords(words(old), old.count, words(new), new.count)
    } else if Identity.self == UUID.self {
      matchBytes(size: 16, old.baseAddress, old.count, new.baseAddress, new.count)
    } else if Identity.self == Int32.self || Identity.self == UInt32.self
      || Identity.self == ObjectIdentifier.self || Identity.self == Int.self
      || Identity.self == UInt.self || Identity.self == Int16.self || Identity.self == UInt16.self
      || Identity.self == Int8.self || Identity.self == UInt8.self
    {
      matchBytes(
        size: MemoryLayout<Identity>.size, old.baseAddress, old.count, new.baseAddress, new.count)
    } else if Identity.self == AnyHashable.self {
      matchErased(erased(old), erased(new))
    } else if max(old.count, new.count) <= 12 {
      matchSearched(old, new)
    } else if Identity.self == String.self {
      matchStrings(strings(old), strings(new))
    } else {
      matchHashed(old, new)
    }
  }

  /// Pairs elements of any type by `==`, which is faster than hashing for short lists.
  ///
  /// The key of an element is the index of the first equal element of the new list. The common ends
  /// need no keys.
  @inlinable
  func matchSearched<Identity: Equatable>(
    _ old: UnsafeBufferPointer<Identity>, _ new: UnsafeBufferPointer<Identity>
  ) {
    let ends = isOneRange ? KnownEnds(old, new, isSame: ==) : KnownEnds()
    let (old, new) = (ends.between(old), ends.between(new))
    known += ends
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: old.count + new.count) { keys in
      for index in new.indices {
        let first = new[..<index].firstIndex { $0 == new[index] } ?? index
        keys[old.count + index] = UInt64(truncatingIfNeeded: first)
      }
      var expected = 0
      for index in old.indices {
        let element = old[index]
        let isNext = expected < new.count && new[expected] == element
        let found = isNext ? expected : new.firstIndex { $0 == element }
        // No new element has the key of an old element without a partner.
        keys[index] = found.map { keys[old.count + $0] } ?? UInt64.max
        expected = (found ?? expected - 1) + 1
      }
      let start = UnsafePointer(keys.baseAddress)
      matchWords(start, old.count, start.map { $0 + old.count }, new.count)
    }
  }

  /// Pairs elements of any type by `hashValue` and `==`.
  @inlinable
  func matchHashed<Identity: Hashable>(
    _ old: UnsafeBufferPointer<Identity>, _ new: UnsafeBufferPointer<Identity>
  ) {
    let identities = HashedIdentities(
      hash: { isNew, first, count, out in
        let side = isNew ? new : old
        for k in 0..<count {
          out[k] = UInt64(truncatingIfNeeded: side[first + k].hashValue)
        }
      },
      equal: Self.equality(old, new))
    matchHashed(old.count, new.count, identities)
  }

  @inlinable
  static func equality<Identity: Equatable>(
    _ old: UnsafeBufferPointer<Identity>, _ new: UnsafeBufferPointer<Identity>
  ) -> HashedIdentities.Equal {
    { isNew, index, newIndex, count in
      guard count > 0, let side = (isNew ? new : old).baseAddress, let new = new.baseAddress else {
        return 0
      }
      let (left, right) = (side + index, new + newIndex)
      var equal = 0
      while equal < count, left[equal] == right[equal] {
        equal += 1
      }
      return equal
    }
  }

  @inlinable
  func words<Identity>(_ side: UnsafeBufferPointer<Identity>) -> UnsafePointer<UInt64>? {
    UnsafeRawPointer(side.baseAddress)?.assumingMemoryBound(to: UInt64.self)
  }

  @inlinable
  func strings<Identity>(_ side: UnsafeBufferPointer<Identity>) -> UnsafeBufferPointer<String> {
    UnsafeBufferPointer(
      start: UnsafeRawPointer(side.baseAddress)?.assumingMemoryBound(to: String.self),
      count: side.count)
  }

  @inlinable
  func erased<Identity>(_ side: UnsafeBufferPointer<Identity>) -> UnsafeBufferPointer<AnyHashable> {
    UnsafeBufferPointer(
      start: UnsafeRawPointer(side.baseAddress)?.assumingMemoryBound(to: AnyHashable.self),
      count: side.count)
  }
}

// MARK: - Erased identities

extension DiffHandle {
  /// Pairs erased values. Values of one type are unwrapped and paired as values of that type. The
  /// result is the same as for hashing and comparing `AnyHashable`, and pairing is faster.
  @usableFromInline
  func matchErased(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>
  ) {
    if let sample = (old.first ?? new.first)?.base as? any Hashable, matchBases(old, new, sample) {
      return
    }
    // `==` of `AnyHashable` is not symmetric outside of Apple's platforms.
    old.map(IdentityKey.init).withUnsafeBufferPointer { old in
      new.map(IdentityKey.init).withUnsafeBufferPointer { new in
        match(old, new)
      }
    }
  }

  /// Pairs erased values if all of them have the type of `sample`; otherwise returns false.
  private func matchBases<Base: Hashable>(
    _ old: UnsafeBufferPointer<AnyHashable>, _ new: UnsafeBufferPointer<AnyHashable>,
    _ sample: Base
  ) -> Bool {
    guard let old = bases(of: old, as: Base.self), let new = bases(of: new, as: Base.self) else {
      return false
    }
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        match(old, new)
      }
    }
    return true
  }

  private func bases<Base>(
    of values: UnsafeBufferPointer<AnyHashable>, as type: Base.Type
  ) -> [Base]? {
    let bases = [Base](unsafeUninitializedCapacity: values.count) { bases, count in
      for value in values {
        let base = value.base
        // The type is compared because a cast would also convert between Swift's and Foundation's
        // types.
        guard Swift.type(of: base) == type, let base = base as? Base else { return }
        bases.initializeElement(at: count, to: base)
        count += 1
      }
    }
    return bases.count == values.count ? bases : nil
  }
}

/// The callbacks for identities that the core cannot read. Each call handles several elements,
/// which reduces its cost per element.
///
/// A class, so that a call does not retain the closures.
@usableFromInline
final class HashedIdentities {
  @usableFromInline typealias Hash = (
    _ isNew: Bool, _ first: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt64>
  ) -> Void

  /// Returns the number of consecutive equal pairs from (index, newIndex) on, up to `count`.
  @usableFromInline typealias Equal = (
    _ isNew: Bool, _ index: Int, _ newIndex: Int, _ count: Int
  ) -> Int

  /// Called when too many hashes collide. Returns whether `hash` uses another function from now on.
  @usableFromInline typealias Rehash = () -> Bool

  let hash: Hash
  let equal: Equal
  /// The number of known elements before those of which the closures have the indices.
  var front = 0
  let rehash: Rehash?

  @usableFromInline
  init(hash: @escaping Hash, equal: @escaping Equal, rehash: Rehash? = nil) {
    self.hash = hash
    self.equal = equal
    self.rehash = rehash
  }
}

// MARK: - Strings

extension DiffHandle {
  /// Pairs strings. The hash of an ASCII string is computed from its bytes, because only strings
  /// with the same bytes are equal to it. The hash of other strings is `hashValue`, because "é" has
  /// two encodings. If the strings are chosen to collide, the hash of all strings is `hashValue`,
  /// whose seed is random.
  @usableFromInline
  func matchStrings(_ old: UnsafeBufferPointer<String>, _ new: UnsafeBufferPointer<String>) {
    var isFast = true
    let identities = HashedIdentities(
      hash: { isNew, first, count, out in
        let side = isNew ? new : old
        for k in 0..<count {
          let string = side[first + k]
          out[k] = isFast ? Self.hash(string) : UInt64(truncatingIfNeeded: string.hashValue)
        }
      },
      equal: Self.equality(old, new),
      rehash: {
        defer { isFast = false }
        return isFast
      })
    matchHashed(old.count, new.count, identities)
  }

  /// Returns a hash that is equal for equal strings.
  static func hash(_ string: String) -> UInt64 {
    var string = string
    let asciiHash = string.withUTF8 { hashIfASCII(UnsafeRawBufferPointer($0)) }
    return asciiHash ?? UInt64(truncatingIfNeeded: string.hashValue)
  }

  /// Returns a hash of ASCII bytes, or nil if a byte is not ASCII. Reads eight bytes at a time; the
  /// last eight bytes may overlap the previous ones.
  static func hashIfASCII(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    var seen: UInt64 = 0
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    func mix(_ word: UInt64) {
      seen |= word
      let product = hash &* 0x9E37_79B9_7F4A_7C15
      hash = ((product << 32 | product >> 32) ^ word) &* 0xD134_2543_DE82_EF95
    }
    if bytes.count >= 8 {
      var offset = 0
      while offset + 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      mix(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    } else {
      var word: UInt64 = 0
      for byte in bytes {
        word = word << 8 | UInt64(byte)
      }
      mix(word)
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? hash : nil
  }
}
