// SPDX-License-Identifier: MIT
internal import CResin

extension ListDiff {
  /// Returns the changes as the fewest batch updates that UIKit's rules allow: at most two.
  ///
  /// ```swift
  /// let old = [[1, 2, 3]], new = [[3, 1, 4]]
  /// var rows = old
  /// for stage in ListDiff(from: old[0], to: new[0]).stages() {
  ///   // In performBatchUpdates: the stage's deletes, inserts, moves and reloads.
  ///   rows = new
  ///   print(stage.itemDeletes, stage.itemInserts)  // [[0, 1]] [[0, 2]]
  /// }
  /// print(rows)  // [[3, 1, 4]]
  /// ```
  ///
  /// O(n + m) time and memory. The elements are matched again; `ListDiffer.stages(_:)` does
  /// without.
  public func stages(_ options: DiffStage.Options = []) -> [DiffStage] {
    DiffHandle(repeating: self).stages(options)
  }
}

extension SectionedDiff {
  /// Returns the changes as the fewest batch updates that UIKit's rules allow: at most three.
  ///
  /// O(n + m) time and memory. The elements are matched again; `SectionedDiffer.stages(_:)` does
  /// without.
  public func stages(_ options: DiffStage.Options = []) -> [DiffStage] {
    DiffHandle(repeating: self).stages(options)
  }
}

extension ListDiffer {
  /// Returns the changes of the last diff of this differ as the fewest batch updates that UIKit's
  /// rules allow.
  ///
  /// ```swift
  /// let differ = ListDiffer()
  /// _ = differ.diff(from: [1, 2, 3], to: [3, 1, 2])
  /// print(differ.stages().count)  // 1
  /// ```
  ///
  /// O(n + m) time and memory.
  ///
  /// - Precondition: The differ has made a diff.
  public func stages(_ options: DiffStage.Options = []) -> [DiffStage] {
    handle.stages(options)
  }
}

extension SectionedDiffer {
  /// Returns the changes of the last diff of this differ as the fewest batch updates that UIKit's
  /// rules allow.
  ///
  /// O(n + m) time and memory.
  ///
  /// - Precondition: The differ has made a diff.
  public func stages(_ options: DiffStage.Options = []) -> [DiffStage] {
    handle.stages(options)
  }
}

extension DiffHandle {
  /// Creates a handle in the state that produced a diff.
  convenience init(repeating diff: ListDiff) {
    self.init()
    matchPairs(of: diff)
    markUpdates(.items, of: diff)
    _ = finish(moves: diff.moveDetection)
  }

  convenience init(repeating diff: SectionedDiff) {
    self.init()
    let (old, new) = Self.keys(of: diff.sections)
    setSections(
      old: old, new: new, oldStarts: diff.oldStarts, newStarts: diff.newStarts,
      acrossSections: diff.pairsAcrossSections)
    matchPairs(of: diff.items)
    markUpdates(.items, of: diff.items)
    markUpdates(.sections, of: diff.sections)
    _ = finish(moves: diff.items.moveDetection)
  }

  private func matchPairs(of diff: ListDiff) {
    let (old, new) = Self.keys(of: diff)
    matchWords(old, old.count, new, new.count)
  }

  /// Returns keys that result in the same pairs: the new index, or the number of new elements for
  /// an element without a partner.
  private static func keys(of diff: ListDiff) -> (old: [UInt64], new: [UInt64]) {
    let newCount = diff.newToOld.count
    return (diff.oldToNew.map { UInt64($0 ?? newCount) }, (0..<newCount).map { UInt64($0) })
  }

  private func markUpdates(_ level: DiffLevel, of diff: ListDiff) {
    for pair in diff.updates {
      mark(level, pair.old)
    }
  }

  func stages(_ options: DiffStage.Options) -> [DiffStage] {
    var stages: UnsafePointer<resin_diff_stage>?
    var count = 0
    let known: DiffStage.Options = [.itemUpdatesInPlace, .sectionUpdatesInPlace, .splitMoves]
    let flags = options.intersection(known).rawValue
    ResinError.require(resin_diff_stages(diff, flags, &stages, &count))
    return UnsafeBufferPointer(start: stages, count: count).map(DiffStage.init)
  }
}

// MARK: - Conversion from the core

extension DiffStage {
  init(_ core: resin_diff_stage) {
    sectionDeletes = elements(core.section_deletes, core.section_delete_count) { Int($0) }
    sectionInserts = elements(core.section_inserts, core.section_insert_count) { Int($0) }
    sectionReloads = elements(core.section_reloads, core.section_reload_count) { Int($0) }
    sectionMoves = elements(core.section_moves, core.section_move_count, IndexPair.init)
    itemDeletes = elements(core.item_deletes, core.item_delete_count, ItemIndexPath.init)
    itemInserts = elements(core.item_inserts, core.item_insert_count, ItemIndexPath.init)
    itemReloads = elements(core.item_reloads, core.item_reload_count, ItemIndexPath.init)
    itemMoves = elements(core.item_moves, core.item_move_count, ItemIndexPathPair.init)
    intermediate = core.item_offsets == nil ? nil : Intermediate(core)
  }
}

extension DiffStage.Intermediate {
  fileprivate init(_ core: resin_diff_stage) {
    sections = elements(core.sections, core.sections == nil ? 0 : core.section_count) { .init($0) }
    let starts = core.item_offsets!
    items = (0..<core.section_count).map { section in
      elements(core.items?.advanced(by: starts[section]), starts[section + 1] - starts[section]) {
        .init($0)
      }
    }
  }
}

extension DiffStage.Element {
  fileprivate init(_ core: resin_diff_entry) {
    self = core.side == RESIN_DIFF_OLD ? .old(Int(core.index)) : .new(Int(core.index))
  }
}

extension IndexPair {
  fileprivate init(_ core: resin_index_pair) {
    self.init(old: Int(core.old_index), new: Int(core.new_index))
  }
}

extension ItemIndexPath {
  init(_ core: resin_index_path) {
    self.init(section: Int(core.section), item: Int(core.item))
  }
}

extension ItemIndexPathPair {
  fileprivate init(_ core: resin_index_path_pair) {
    self.init(old: ItemIndexPath(core.old_path), new: ItemIndexPath(core.new_path))
  }
}

private func elements<Source, Element>(
  _ start: UnsafePointer<Source>?, _ count: Int, _ convert: (Source) -> Element
) -> [Element] {
  UnsafeBufferPointer(start: start, count: count).map(convert)
}
