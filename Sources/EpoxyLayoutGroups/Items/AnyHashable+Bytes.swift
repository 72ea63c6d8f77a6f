// SPDX-License-Identifier: MIT

extension AnyHashable {
  /// Whether both are equal. Most that are have the same bytes, which is seen four times as fast: `==`
  /// casts dynamically.
  func isSame(as other: AnyHashable) -> Bool {
    func hasBytes<Base>(_ base: Base) -> Bool {
      let otherBase = other.base
      guard type(of: otherBase) == Base.self else { return false }
      func isEqual<Other>(_ otherBase: Other) -> Bool {
        withUnsafeBytes(of: base) { bytes in
          withUnsafeBytes(of: otherBase) { bytes.elementsEqual($0) }
        }
      }
      return _openExistential(otherBase, do: isEqual)
    }
    return _openExistential(base, do: hasBytes) || self == other
  }
}
