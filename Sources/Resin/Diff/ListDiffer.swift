// SPDX-License-Identifier: MIT

/// An object that creates diffs and reuses its memory.
///
/// Further diffs of lists of the same size allocate only their results:
///
/// ```swift
/// let differ = ListDiffer()
/// var shown = [1, 2, 3]
/// for next in [[1, 3, 2], [3, 2, 4]] {
///   let diff = differ.diff(from: shown, to: next)
///   shown.apply(diff) { next[$0] }
/// }
/// print(shown)  // [3, 2, 4]
/// ```
///
/// Only one thread at a time may use a differ. Different differs are independent. A differ is
/// re-entrant: a closure that it calls may use the same differ.
public final class ListDiffer {
  @usableFromInline let handle = DiffHandle()

  /// Creates a differ. The first diff allocates memory.
  public init() {}
}

@available(*, unavailable, message: "one thread at a time may use a differ")
extension ListDiffer: Sendable {}

// MARK: - Diffs

extension ListDiffer {
  /// Returns the difference of two lists whose elements are their own identities. See `ListDiff`.
  ///
  /// - Precondition: Each list has fewer than 2^32 - 2 elements.
  @inlinable
  public func diff<Old: Collection, New: Collection>(
    from old: Old, to new: New, moves: MoveDetection = .minimal
  ) -> ListDiff where Old.Element: Hashable, New.Element == Old.Element {
    handle.withIdle { $0.diff(from: old, to: new, moves: moves) }
  }

  /// Returns the difference of two lists whose elements have identities and contents. See
  /// `ListDiff`.
  ///
  /// - Precondition: Each list has fewer than 2^32 - 2 elements.
  @inlinable
  public func diff<Element, Identity: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    moves: MoveDetection = .minimal, identifiedBy identify: (Element) -> Identity,
    isUpdated: (_ old: Element, _ new: Element) -> Bool = { _, _ in false }
  ) -> ListDiff {
    handle.withIdle {
      $0.diff(
        from: old, to: new, moves: moves, isSame: nil, identifiedBy: identify,
        isUpdated: isUpdated)
    }
  }
}

extension DiffHandle {
  @inlinable
  func diff<Old: Collection, New: Collection>(
    from old: Old, to new: New, moves: MoveDetection
  ) -> ListDiff where Old.Element: Hashable, New.Element == Old.Element {
    withContiguousElements(of: old) { old in
      withContiguousElements(of: new) { new in
        match(old, new)
      }
    }
    return finish(moves: moves)
  }

  @inlinable
  func diff<Element, Identity: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>, moves: MoveDetection,
    isSame: ((_ old: Element, _ new: Element) -> Bool)?,
    identifiedBy identify: (Element) -> Identity,
    isUpdated: (_ old: Element, _ new: Element) -> Bool
  ) -> ListDiff {
    withContiguousElements(of: old) { old in
      withContiguousElements(of: new) { new in
        let ends = match(old, new, isSame: isSame, identifiedBy: identify)
        mark(.items, between: ends.areSame ? ends.known : KnownEnds()) {
          isUpdated(old[$0], new[$1])
        }
      }
    }
    return finish(moves: moves)
  }
}

/// Calls `body` with the elements in contiguous memory. Copies the elements if the collection does
/// not store them contiguously.
@inlinable
func withContiguousElements<Elements: Collection, Result>(
  of elements: Elements, _ body: (UnsafeBufferPointer<Elements.Element>) -> Result
) -> Result {
  if let result = elements.withContiguousStorageIfAvailable(body) {
    return result
  }
  return ContiguousArray(elements).withUnsafeBufferPointer(body)
}

extension DiffHandle {
  /// Runs `body` with this handle, or with a new one in a re-entrant call.
  @inlinable
  func withIdle<Result>(_ body: (DiffHandle) -> Result) -> Result {
    if isBusy {
      return body(DiffHandle())
    }
    isBusy = true
    defer { isBusy = false }
    return body(self)
  }

  /// Pairs elements by their identities, and returns the common ends. Calls `identify` at most once
  /// for each element. The identities of the common ends are compared and not stored.
  @inlinable
  func match<Element, Identity: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    isSame: ((Element, Element) -> Bool)?, identifiedBy identify: (Element) -> Identity
  ) -> IdentifiedEnds<Identity> {
    let ends = IdentifiedEnds(old, new, isSame: isSame, identifiedBy: identify)
    match(
      ends.known.between(old), ends.known.between(new), between: ends, identifiedBy: identify)
    return ends
  }
}
