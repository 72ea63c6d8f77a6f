// SPDX-License-Identifier: MIT
internal import CResin

/// The owner of a diff of the core. Its interface has Swift types only, so that generic code can be
/// inlined into modules that do not import the core.
///
/// A diff consists of three calls in this order: match, mark (for updates) and finish. One thread
/// at a time may use a handle.
@usableFromInline
final class DiffHandle {
  let diff: OpaquePointer
  private var itemCount = 0
  private var sectionCount = 0
  /// The sections of the next match; nil for lists without sections.
  private var sections: SectionKeys?

  /// Whether a diff is in progress. A closure of the caller may use the same differ re-entrantly.
  @usableFromInline var isBusy = false

  @usableFromInline
  init() {
    var diff: OpaquePointer?
    ResinError.require(resin_diff_create(nil, &diff))
    self.diff = diff!
  }

  deinit {
    resin_diff_destroy(diff)
  }

  /// The keys of sections, and the offsets of their items.
  struct SectionKeys {
    var old: [UInt64]
    var new: [UInt64]
    var oldStarts: [Int]
    var newStarts: [Int]
    var acrossSections: Bool
  }
}

// MARK: - Matching

extension DiffHandle {
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

  /// Pairs elements by hash and equality.
  @usableFromInline
  func matchHashed(_ oldCount: Int, _ newCount: Int, _ identities: HashedIdentities) {
    var keys = resin_identities()
    keys.struct_size = UInt32(MemoryLayout<resin_identities>.size)
    keys.kind = RESIN_IDENTITY_HASHED
    keys.old_count = oldCount
    keys.new_count = newCount
    keys.context = Unmanaged.passUnretained(identities).toOpaque()
    keys.hash = { context, side, first, count, out in
      Unmanaged<HashedIdentities>.fromOpaque(context!)._withUnsafeGuaranteedRef {
        $0.hash(side == RESIN_DIFF_NEW, first, count, out!)
      }
    }
    keys.equal = { context, side, index, newIndex, count in
      Unmanaged<HashedIdentities>.fromOpaque(context!)._withUnsafeGuaranteedRef {
        $0.equal(side == RESIN_DIFF_NEW, index, newIndex, count)
      }
    }
    keys.rehash = { context in
      Unmanaged<HashedIdentities>.fromOpaque(context!)._withUnsafeGuaranteedRef {
        $0.rehash?() ?? false
      }
    }
    withExtendedLifetime(identities) { match(keys) }
  }

  /// Sets the sections of the next match. `oldStarts` and `newStarts` have one element more than
  /// the lists of sections.
  @usableFromInline
  func setSections(
    old: [UInt64], new: [UInt64], oldStarts: [Int], newStarts: [Int], acrossSections: Bool
  ) {
    sections = SectionKeys(
      old: old, new: new, oldStarts: oldStarts, newStarts: newStarts,
      acrossSections: acrossSections)
  }

  private func match(_ items: resin_identities) {
    itemCount = items.old_count
    let sections = sections
    self.sections = nil
    withUnsafePointer(to: items) { items in
      if let sections {
        match(items, sections)
      } else {
        ResinError.require(resin_diff_match(diff, items))
      }
    }
  }

  private func match(_ items: UnsafePointer<resin_identities>, _ sections: SectionKeys) {
    sectionCount = sections.old.count
    let flags = sections.acrossSections ? RESIN_DIFF_ACROSS_SECTIONS : 0
    sections.old.withUnsafeBufferPointer { old in
      sections.new.withUnsafeBufferPointer { new in
        var keys = resin_identities_u64(old.baseAddress, old.count, new.baseAddress, new.count)
        ResinError.require(
          resin_diff_match_sections(
            diff, &keys, items, sections.oldStarts, sections.newStarts, flags))
      }
    }
  }
}

// MARK: - Updates

/// A level of a list: its sections or its items.
@usableFromInline
enum DiffLevel {
  case items
  case sections
}

extension DiffHandle {
  /// Marks the pairs for whose old and new offsets `isUpdated` returns true.
  @inlinable
  func mark(_ level: DiffLevel, where isUpdated: (_ old: Int, _ new: Int) -> Bool) {
    let partners = partners(level)
    for old in partners.indices where partners[old] != .max {
      if isUpdated(old, Int(partners[old])) {
        mark(level, old)
      }
    }
  }

  @usableFromInline
  func partners(_ level: DiffLevel) -> UnsafeBufferPointer<UInt32> {
    var partners: UnsafePointer<UInt32>?
    ResinError.require(resin_diff_old_to_new(diff, level.core, &partners))
    return UnsafeBufferPointer(start: partners, count: level == .items ? itemCount : sectionCount)
  }

  @usableFromInline
  func mark(_ level: DiffLevel, _ old: Int) {
    ResinError.require(resin_diff_mark_update(diff, level.core, old))
  }
}

extension DiffLevel {
  fileprivate var core: resin_diff_level {
    self == .items ? RESIN_DIFF_ITEMS : RESIN_DIFF_SECTIONS
  }
}

// MARK: - The result

extension DiffHandle {
  /// Returns the changes of a list without sections.
  @usableFromInline
  func finish(moves: MoveDetection) -> ListDiff {
    ListDiff(finishCore(moves: moves).items, moves)
  }

  /// Returns the changes of sections and items.
  @usableFromInline
  func finishSections(
    moves: MoveDetection, oldStarts: [Int], newStarts: [Int], acrossSections: Bool
  ) -> SectionedDiff {
    let result = finishCore(moves: moves)
    return SectionedDiff(
      sections: ListDiff(result.sections, moves), items: ListDiff(result.items, moves),
      oldStarts: oldStarts, newStarts: newStarts, pairsAcrossSections: acrossSections)
  }

  private func finishCore(moves: MoveDetection) -> resin_diff_result {
    var result: UnsafePointer<resin_diff_result>?
    ResinError.require(resin_diff_finish(diff, moves.core, &result))
    return result!.pointee
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
