// SPDX-License-Identifier: MIT

// The common ends of two lists, compared before any key is made.

/// The numbers of elements at the beginning, and then at the end, that two lists have in common.
@usableFromInline
struct KnownEnds {
  @usableFromInline var front: Int
  @usableFromInline var back: Int

  @inlinable
  init(front: Int = 0, back: Int = 0) {
    self.front = front
    self.back = back
  }

  /// Compares the elements of two lists.
  @inlinable
  init<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    isSame: (Element, Element) -> Bool
  ) {
    let limit = min(old.count, new.count)
    var front = 0
    while front < limit, isSame(old[front], new[front]) {
      front += 1
    }
    var back = 0
    while back < limit - front, isSame(old[old.count - 1 - back], new[new.count - 1 - back]) {
      back += 1
    }
    self.init(front: front, back: back)
  }

  /// Returns the elements between the ends.
  @inlinable
  func between<Element>(_ list: UnsafeBufferPointer<Element>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: list[front..<list.count - back])
  }

  /// Adds the ends of what is between these ends.
  @inlinable
  static func += (ends: inout KnownEnds, inner: KnownEnds) {
    ends.front += inner.front
    ends.back += inner.back
  }
}

/// One of the two lists.
@usableFromInline
enum DiffSide {
  case old
  case new
}

/// The common ends of two lists, and the identities that had to be read to find where they stop, so
/// that each identity is read once.
///
/// Erased identities are not compared here: `==` of `AnyHashable` takes longer than unwrapping
/// both, and the unwrapped values are compared later.
@usableFromInline
struct IdentifiedEnds<Identity: Hashable> {
  /// A pair of identities that differ.
  @usableFromInline typealias Stop = (old: Identity, new: Identity)

  @usableFromInline var known = KnownEnds()
  /// The first identities after the common beginning.
  @usableFromInline var first: Stop?
  /// The last identities before the common end.
  @usableFromInline var last: Stop?

  @inlinable
  init() {}

  /// Compares the identities of two lists.
  @inlinable
  init(_ oldCount: Int, _ newCount: Int, old: (Int) -> Identity, new: (Int) -> Identity) {
    let limit = Self.areErased ? 0 : min(oldCount, newCount)
    while known.front < limit {
      guard compareFirst(old(known.front), new(known.front)) else { break }
    }
    while known.back < limit - known.front {
      let left = oldCount - 1 - known.back
      let right = newCount - 1 - known.back
      let isSame = compareLast(
        left == known.front ? first?.old ?? old(left) : old(left),
        right == known.front ? first?.new ?? new(right) : new(right))
      guard isSame else { break }
    }
  }

  /// Compares the identities after the common beginning, and counts them if they are the same.
  @inlinable
  mutating func compareFirst(_ old: Identity, _ new: Identity) -> Bool {
    let isSame = old == new
    if isSame { known.front += 1 } else { first = (old, new) }
    return isSame
  }

  /// Compares the identities before the common end, and counts them if they are the same.
  @inlinable
  mutating func compareLast(_ old: Identity, _ new: Identity) -> Bool {
    let isSame = old == new
    if isSame { known.back += 1 } else { last = (old, new) }
    return isSame
  }

  @inlinable static var areErased: Bool { Identity.self == AnyHashable.self }

  /// Returns the identities of the elements between the ends.
  ///
  /// A loop, because a lazy collection is slow where the compiler does not specialize it.
  @inlinable
  func identities<Element>(
    _ side: DiffSide, of elements: UnsafeBufferPointer<Element>, _ identify: (Element) -> Identity
  ) -> ContiguousArray<Identity> {
    let first = side == .old ? first?.old : first?.new
    let last = side == .old ? last?.old : last?.new
    return ContiguousArray(unsafeUninitializedCapacity: elements.count) { identities, count in
      if let first, !elements.isEmpty {
        identities.initializeElement(at: 0, to: first)
        count = 1
      }
      let end = last == nil ? elements.count : max(count, elements.count - 1)
      while count < end {
        identities.initializeElement(at: count, to: identify(elements[count]))
        count += 1
      }
      if let last, count < elements.count {
        identities.initializeElement(at: count, to: last)
        count += 1
      }
    }
  }
}
