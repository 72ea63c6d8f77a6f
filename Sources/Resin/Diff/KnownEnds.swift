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
/// that each identity is read at most once.
///
/// Elements that the caller finds to be the same need no identities. Erased identities are not
/// compared here: `==` of `AnyHashable` takes longer than unwrapping both, and the unwrapped values
/// are compared later. The beginning may then continue where it stopped here, so the end is not
/// compared: of several elements with one identity, the beginning has precedence.
@usableFromInline
struct IdentifiedEnds<Identity: Hashable> {
  /// A pair of identities that differ.
  @usableFromInline typealias Stop = (old: Identity, new: Identity)

  @usableFromInline var known = KnownEnds()
  /// The first identities after the common beginning.
  @usableFromInline var first: Stop?
  /// The last identities before the common end.
  @usableFromInline var last: Stop?
  /// Whether the caller has found all elements of the ends to be the same. If so, none of them is
  /// updated.
  @usableFromInline var areSame = true

  @inlinable
  init() {}

  /// Compares the elements of two lists.
  ///
  /// - Parameter isSame: Returns whether an old and a new element have the same identity and the
  ///   same content. False says nothing: their identities are then compared.
  @inlinable
  init<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    isSame: ((Element, Element) -> Bool)?, identifiedBy identify: (Element) -> Identity
  ) {
    let limit = min(old.count, new.count)
    while known.front < limit {
      let index = known.front
      if let isSame, isSame(old[index], new[index]) {
        known.front += 1
      } else if Self.areErased || !compareFirst(identify(old[index]), identify(new[index])) {
        break
      }
    }
    if Self.areErased { return }
    let (front, first) = (known.front, first)
    while known.back < limit - front {
      let left = old.count - 1 - known.back
      let right = new.count - 1 - known.back
      if let isSame, isSame(old[left], new[right]) {
        known.back += 1
      } else if !compareLast(
        (left == front ? first?.old : nil) ?? identify(old[left]),
        (right == front ? first?.new : nil) ?? identify(new[right]))
      {
        break
      }
    }
  }

  /// Compares the identities after the common beginning, and counts them if they are the same.
  @inlinable
  mutating func compareFirst(_ old: Identity, _ new: Identity) -> Bool {
    guard old == new else {
      first = (old, new)
      return false
    }
    areSame = false
    known.front += 1
    return true
  }

  /// Compares the identities before the common end, and counts them if they are the same.
  @inlinable
  mutating func compareLast(_ old: Identity, _ new: Identity) -> Bool {
    guard old == new else {
      last = (old, new)
      return false
    }
    areSame = false
    known.back += 1
    return true
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
