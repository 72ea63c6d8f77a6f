// SPDX-License-Identifier: MIT
internal import CResin

extension DiffStage {
  /// The rules of a stage, in the order in which they are checked. The comments describe
  /// violations.
  public enum Rule: UInt32, Hashable, Sendable, CaseIterable {
    /// An index is outside the list that it refers to.
    case indexOutOfRange = 1
    /// An index occurs twice among deletes, reloads and the old indices of moves.
    case sourceTwice = 2
    /// An index occurs twice among inserts and the new indices of moves.
    case targetTwice = 3
    /// A stage has a reload together with an insert or a move.
    case reloadWithInsertOrMove = 4
    /// An item operation touches a section that is deleted.
    case itemInDeletedSection = 5
    /// An item operation touches a section that is inserted.
    case itemInInsertedSection = 6
    /// An item operation touches a section that is reloaded.
    case itemInReloadedSection = 7
    /// A section moves from an index to the same index in a stage with an item move.
    case fixedSectionMove = 8
    /// An item moves out of or into a section that moves.
    case itemMoveInMovedSection = 9
    /// The number of items in a section does not match its operations.
    case itemCount = 10
    /// The number of sections does not match the operations.
    case sectionCount = 11
  }

  /// The rule that a stage breaks, and the operation that breaks it.
  public struct Fault: Error, Hashable, Sendable {
    /// The rule that the stage breaks.
    public var rule: Rule

    /// The section of the operation.
    public var section: Int?

    /// The item of an item operation.
    public var item: Int?
  }

  /// Returns the first rule that this stage breaks between two lists, or nil if the stage obeys all
  /// rules.
  ///
  /// The stage may come from any source. `intermediate` is ignored. O(operations + sections +
  /// items / 64).
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before the stage.
  ///   - after: The number of items in each section after the stage.
  /// - Precondition: No count is negative, and there are fewer than 2^32 - 2 sections, items and
  ///   operations.
  public func fault(before: [Int], after: [Int]) -> Fault? {
    precondition(
      before.allSatisfy { $0 >= 0 }, "before must not have negative counts; got \(before)")
    precondition(after.allSatisfy { $0 >= 0 }, "after must not have negative counts; got \(after)")
    let core = CoreStage(self)
    var fault = resin_stage_fault()
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        withUnsafePointer(to: core.stage) { stage in
          ResinError.require(
            resin_diff_check_stage(
              stage, resin_section_counts(before), resin_section_counts(after), nil, &fault))
        }
      }
    }
    guard let rule = Rule(rawValue: fault.rule.rawValue) else { return nil }
    let path = fault.place
    return Fault(
      rule: rule, section: path.section == .max ? nil : Int(path.section),
      item: path.item == .max ? nil : Int(path.item))
  }
}

extension DiffStage.Fault: CustomStringConvertible {
  /// A sentence that describes the fault, with the section and item.
  public var description: String {
    let message = String(cString: resin_stage_rule_message(resin_stage_rule(rule.rawValue)))
    return switch (section, item) {
    case (let section?, let item?): "\(message) (section \(section), item \(item))"
    case (let section?, nil): "\(message) (section \(section))"
    default: message
    }
  }
}

extension resin_section_counts {
  fileprivate init(_ counts: UnsafeBufferPointer<Int>) {
    self.init(
      item_counts: UnsafeRawPointer(counts.baseAddress)?.assumingMemoryBound(to: Int.self),
      section_count: counts.count)
  }
}

/// A stage of the C library, with a copy of the operations of a `DiffStage`.
private final class CoreStage {
  var stage = resin_diff_stage()
  private var memory: [UnsafeMutableRawPointer] = []

  init(_ source: DiffStage) {
    stage.section_deletes = copy(source.sectionDeletes, index)
    stage.section_delete_count = source.sectionDeletes.count
    stage.section_inserts = copy(source.sectionInserts, index)
    stage.section_insert_count = source.sectionInserts.count
    stage.section_reloads = copy(source.sectionReloads, index)
    stage.section_reload_count = source.sectionReloads.count
    stage.section_moves = copy(source.sectionMoves) {
      resin_index_pair(old_index: index($0.old), new_index: index($0.new))
    }
    stage.section_move_count = source.sectionMoves.count
    stage.item_deletes = copy(source.itemDeletes, path)
    stage.item_delete_count = source.itemDeletes.count
    stage.item_inserts = copy(source.itemInserts, path)
    stage.item_insert_count = source.itemInserts.count
    stage.item_reloads = copy(source.itemReloads, path)
    stage.item_reload_count = source.itemReloads.count
    stage.item_moves = copy(source.itemMoves) {
      resin_index_path_pair(old_path: path($0.old), new_path: path($0.new))
    }
    stage.item_move_count = source.itemMoves.count
  }

  deinit {
    for block in memory {
      block.deallocate()
    }
  }

  private func copy<Source, Element>(
    _ source: [Source], _ convert: (Source) -> Element
  ) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: source.count)
    _ = UnsafeMutableBufferPointer(start: copy, count: source.count)
      .initialize(from: source.lazy.map(convert))
    memory.append(UnsafeMutableRawPointer(copy))
    return UnsafePointer(copy)
  }
}

/// Converts an index. An index that does not fit becomes `UInt32.max`, which is out of range of
/// every list.
private func index(_ index: Int) -> UInt32 {
  UInt32(exactly: index) ?? .max
}

private func path(_ path: ItemIndexPath) -> resin_index_path {
  resin_index_path(section: index(path.section), item: index(path.item))
}
