// SPDX-License-Identifier: MIT
internal import CResin

/// Makes diffs, and keeps its memory from one to the next.
///
/// A list that changes often is diffed without an allocation but for the result:
///
///     let differ = ListDiffer()
///     let diff = differ.diff(from: old, to: new)
///
/// A differ is used by one thread at a time. Different differs are independent.
public final class ListDiffer {
  private let handle: OpaquePointer
  private var oldCount = 0

  /// Creates a differ without memory.
  public init() {
    var handle: OpaquePointer?
    ResinError.require(resin_diff_create(nil, &handle))
    self.handle = handle!
  }

  deinit {
    resin_diff_destroy(handle)
  }
}

@available(*, unavailable, message: "a differ is used by one thread at a time")
extension ListDiffer: Sendable {}

// MARK: - Diffs

extension ListDiffer {
  /// What turns `old` into `new`, whose elements are their own identities. See `ListDiff`.
  ///
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  @inlinable
  public func diff<Old: Collection, New: Collection>(
    from old: Old, to new: New, moves: MoveDetection = .minimal
  ) -> ListDiff where Old.Element: Hashable, New.Element == Old.Element {
    withContiguousElements(of: old) { old in
      withContiguousElements(of: new) { new in
        match(old, new)
      }
    }
    return finish(moves: moves)
  }

  /// What turns `old` into `new`, whose elements have identities and contents. See `ListDiff`.
  ///
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  @inlinable
  public func diff<Element, Identity: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    moves: MoveDetection = .minimal, identifiedBy identify: (Element) -> Identity,
    isUpdated: (_ old: Element, _ new: Element) -> Bool = { _, _ in false }
  ) -> ListDiff {
    withContiguousElements(of: old) { old in
      withContiguousElements(of: new) { new in
        let oldIdentities = ContiguousArray(old.lazy.map(identify))
        let newIdentities = ContiguousArray(new.lazy.map(identify))
        oldIdentities.withUnsafeBufferPointer { oldIdentities in
          newIdentities.withUnsafeBufferPointer { newIdentities in
            match(oldIdentities, newIdentities)
          }
        }
        forEachPair { oldIndex, newIndex in
          if isUpdated(old[oldIndex], new[newIndex]) {
            markUpdate(oldIndex)
          }
        }
      }
    }
    return finish(moves: moves)
  }
}

/// The elements side by side, where the collection does not store them so in a copy.
@inlinable
func withContiguousElements<Elements: Collection, Result>(
  of elements: Elements, _ body: (UnsafeBufferPointer<Elements.Element>) -> Result
) -> Result {
  if let result = elements.withContiguousStorageIfAvailable(body) {
    return result
  }
  return ContiguousArray(elements).withUnsafeBufferPointer(body)
}

// MARK: - Steps, in Swift types only

extension ListDiffer {
  /// Pairs elements that are 64-bit words.
  @usableFromInline
  func matchWords(
    _ old: UnsafePointer<UInt64>?, _ oldCount: Int, _ new: UnsafePointer<UInt64>?, _ newCount: Int
  ) {
    match(resin_identities_u64(old, oldCount, new, newCount))
  }

  /// Pairs elements of `size` bytes.
  @usableFromInline
  func matchBytes(
    size: Int, _ old: UnsafeRawPointer?, _ oldCount: Int, _ new: UnsafeRawPointer?, _ newCount: Int
  ) {
    match(resin_identities_bytes(size, old, oldCount, new, newCount))
  }

  /// Pairs elements by hash and equality, a stretch at a time.
  @usableFromInline
  func matchHashed(_ oldCount: Int, _ newCount: Int, _ identities: borrowing HashedIdentities) {
    withUnsafePointer(to: identities) { context in
      var keys = resin_identities()
      keys.struct_size = UInt32(MemoryLayout<resin_identities>.size)
      keys.kind = RESIN_IDENTITY_HASHED
      keys.old_count = oldCount
      keys.new_count = newCount
      keys.context = UnsafeMutableRawPointer(mutating: context)
      keys.hash = { context, side, first, count, out in
        let identities = context!.assumingMemoryBound(to: HashedIdentities.self)
        identities.pointee.hash(side == RESIN_DIFF_NEW, first, count, out!)
      }
      keys.equal = { context, side, index, newIndex, count in
        let identities = context!.assumingMemoryBound(to: HashedIdentities.self)
        return identities.pointee.equal(side == RESIN_DIFF_NEW, index, newIndex, count)
      }
      match(keys)
    }
  }

  private func match(_ identities: resin_identities) {
    withUnsafePointer(to: identities) { ResinError.require(resin_diff_match(handle, $0)) }
    oldCount = identities.old_count
  }

  /// Calls `body` with the old and new offset of each pair.
  @inlinable
  func forEachPair(_ body: (_ old: Int, _ new: Int) -> Void) {
    let partners = self.partners
    for old in partners.indices where partners[old] != .max {
      body(old, Int(partners[old]))
    }
  }

  @usableFromInline
  var partners: UnsafeBufferPointer<UInt32> {
    var partners: UnsafePointer<UInt32>?
    ResinError.require(resin_diff_old_to_new(handle, RESIN_DIFF_ITEMS, &partners))
    return UnsafeBufferPointer(start: partners, count: oldCount)
  }

  @usableFromInline
  func markUpdate(_ old: Int) {
    ResinError.require(resin_diff_mark_update(handle, RESIN_DIFF_ITEMS, old))
  }

  @usableFromInline
  func finish(moves: MoveDetection) -> ListDiff {
    var result: UnsafePointer<resin_diff_result>?
    ResinError.require(resin_diff_finish(handle, moves.core, &result))
    return ListDiff(result!.pointee.items)
  }
}

extension MoveDetection {
  var core: resin_diff_moves {
    switch self {
    case .minimal: RESIN_DIFF_MOVES_MINIMAL
    case .heckel: RESIN_DIFF_MOVES_HECKEL
    }
  }
}
