// SPDX-License-Identifier: MIT
internal import CResin

/// One change to an array, in the coordinates of the moment.
public enum DiffStep: Hashable, Sendable {
  /// Remove the element at an offset.
  case delete(at: Int)

  /// Insert the new list's element `new`, so that it stands at an offset.
  case insert(new: Int, at: Int)

  /// Remove the element at one offset, then insert it to stand at another.
  case move(from: Int, to: Int)

  /// Replace the element at an offset by the new list's element `new`.
  case update(new: Int, at: Int)
}

extension ListDiff {
  /// The changes as steps to be taken one after the other, for arrays and for views that apply each
  /// change at once.
  ///
  /// Deletes come first, from the end; then inserts and moves, ascending by new index; then updates.
  /// O(c log c + n + m) for c changes.
  public var steps: [DiffStep] {
    DiffHandle(repeating: self).steps()
  }
}

extension DiffHandle {
  func steps() -> [DiffStep] {
    var steps: UnsafePointer<resin_diff_step>?
    var count = 0
    ResinError.require(resin_diff_steps(diff, &steps, &count))
    return UnsafeBufferPointer(start: steps, count: count).map(DiffStep.init)
  }
}

extension DiffStep {
  fileprivate init(_ core: resin_diff_step) {
    switch core.kind {
    case RESIN_DIFF_STEP_DELETE: self = .delete(at: Int(core.from))
    case RESIN_DIFF_STEP_INSERT: self = .insert(new: Int(core.new_index), at: Int(core.to))
    case RESIN_DIFF_STEP_MOVE: self = .move(from: Int(core.from), to: Int(core.to))
    default: self = .update(new: Int(core.new_index), at: Int(core.to))
    }
  }
}

// MARK: - Applying

extension Array {
  /// Brings an array that mirrors the old list, such as the views of its elements, in step with the
  /// new list.
  ///
  ///     cells.apply(diff) { makeCell(for: new[$0]) } update: { $0.content = new[$1].content }
  ///
  /// Elements that stay or move are kept. O(n + m).
  ///
  /// - Parameters:
  ///   - insert: The element for an offset of the new list that the old one did not have. Called in
  ///     ascending order.
  ///   - update: Changes the element whose content changed to what it is at an offset of the new
  ///     list. Called after all inserts, in ascending order.
  /// - Precondition: as many elements as the old list of the diff.
  @inlinable
  public mutating func apply(
    _ diff: ListDiff, insert: (_ new: Int) throws -> Element,
    update: (_ element: inout Element, _ new: Int) throws -> Void
  ) rethrows {
    precondition(count == diff.oldToNew.count, "diff must be of a list of as many elements")
    var result: [Element] = []
    result.reserveCapacity(diff.newToOld.count)
    for (new, old) in diff.newToOld.enumerated() {
      result.append(try old.map { self[$0] } ?? insert(new))
    }
    for pair in diff.updates {
      try update(&result[pair.new], pair.new)
    }
    self = result
  }

  /// Brings an array that mirrors the old list in step with the new list, where elements have no
  /// content to be updated.
  ///
  /// - Parameter insert: The element for an offset of the new list that the old one did not have.
  ///   Called in ascending order.
  /// - Precondition: as many elements as the old list of the diff.
  @inlinable
  public mutating func apply(
    _ diff: ListDiff, insert: (_ new: Int) throws -> Element
  ) rethrows {
    try apply(diff, insert: insert, update: { _, _ in })
  }
}
