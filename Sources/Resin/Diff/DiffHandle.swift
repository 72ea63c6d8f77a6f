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
  /// Whether the next match pairs elements of the whole lists, and not within sections, of which
  /// each pair has common ends of its own.
  @usableFromInline var isOneRange: Bool { sections?.acrossSections ?? true }

  /// The elements at both ends of the next lists that the caller has compared: they are the same
  /// one by one, and the next match has the keys of the elements between them only.
  @usableFromInline var known = KnownEnds()

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

  /// The keys of sections between those that are known, and the offsets of their items.
  struct SectionKeys {
    var known: KnownEnds
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
    identities.front = known.front
    keys.context = Unmanaged.passUnretained(identities).toOpaque()
    keys.hash = { context, side, first, count, out in
      Unmanaged<HashedIdentities>.fromOpaque(context!)._withUnsafeGuaranteedRef {
        $0.hash(side == RESIN_DIFF_NEW, first - $0.front, count, out!)
      }
    }
    keys.equal = { context, side, index, newIndex, count in
      Unmanaged<HashedIdentities>.fromOpaque(context!)._withUnsafeGuaranteedRef {
        $0.equal(side == RESIN_DIFF_NEW, index - $0.front, newIndex - $0.front, count)
      }
    }
    keys.rehash = { context in
      Unmanaged<HashedIdentities>.fromOpaque(context!)._withUnsafeGuaranteedRef {
        $0.rehash?() ?? false
      }
    }
    withExtendedLifetime(identities) { match(keys) }
  }

  /// Sets the sections of the next match: the keys of those between the known ends. `oldStarts` and
  /// `newStarts` have one element more than the lists of sections.
  @usableFromInline
  func setSections(
    known: KnownEnds = KnownEnds(), old: [UInt64], new: [UInt64], oldStarts: [Int],
    newStarts: [Int],
    acrossSections: Bool
  ) {
    sections = SectionKeys(
      known: known, old: old, new: new, oldStarts: oldStarts, newStarts: newStarts,
      acrossSections: acrossSections)
  }

  private func match(_ between: resin_identities) {
    let items = between.with(known)
    known = KnownEnds()
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
    sectionCount = sections.oldStarts.count - 1
    let flags = sections.acrossSections ? RESIN_DIFF_ACROSS_SECTIONS : 0
    sections.old.withUnsafeBufferPointer { old in
      sections.new.withUnsafeBufferPointer { new in
        var keys = resin_identities_u64(old.baseAddress, old.count, new.baseAddress, new.count)
          .with(sections.known)
        ResinError.require(
          resin_diff_match_sections(
            diff, &keys, items, sections.oldStarts, sections.newStarts, flags))
      }
    }
  }
}

extension resin_identities {
  /// Returns the identities of the whole lists, of which these are those between known ends. The
  /// core does not read the keys of known elements, so these need not exist.
  fileprivate func with(_ known: KnownEnds) -> resin_identities {
    var result = self
    let distance = known.front * (kind == RESIN_IDENTITY_U64 ? 8 : size)
    result.old_keys = old_keys.map { $0 - distance }
    result.new_keys = new_keys.map { $0 - distance }
    result.old_count += known.front + known.back
    result.new_count += known.front + known.back
    result.known_front = known.front
    result.known_back = known.back
    return result
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
  ///
  /// - Parameter ends: The pairs at both ends that are known not to be updated.
  @inlinable
  func mark(
    _ level: DiffLevel, between ends: KnownEnds = KnownEnds(),
    where isUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    let partners = partners(level)
    for old in ends.front..<partners.count - ends.back where partners[old] != .max {
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
