// SPDX-License-Identifier: MIT

extension AnyHashable {
  /// Whether both are equal. Most that are have the same bytes, and most that are not have other hashes;
  /// both are seen several times as fast as what `==` finds out, which casts dynamically.
  func isSame(as other: AnyHashable) -> Bool {
    func hasBytes<Base>(_ base: Base) -> Bool {
      func isEqual<Other>(_ otherBase: Other) -> Bool {
        guard Other.self == Base.self else { return false }
        return withUnsafeBytes(of: base) { bytes in
          withUnsafeBytes(of: otherBase) { bytes.isSame(as: $0) }
        }
      }
      return _openExistential(other.base, do: isEqual)
    }
    return _openExistential(base, do: hasBytes)
      || (hashValue == other.hashValue && self == other)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether both hold the same. They are of one length.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      guard
        loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset += 1
    }
    return true
  }
}
