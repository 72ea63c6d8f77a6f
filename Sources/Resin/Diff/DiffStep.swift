// SPDX-License-Identifier: MIT
internal import CResin

/// A single change of an array. Offsets refer to the array after the previous steps.
public enum DiffStep: Hashable, Sendable {
  /// Removes the element at an offset.
  case delete(at: Int)

  /// Inserts element `new` of the new list at an offset.
  case insert(new: Int, at: Int)

  /// Removes the element at one offset, then inserts it at another offset.
  case move(from: Int, to: Int)

  /// Replaces the element at an offset with element `new` of the new list.
  case update(new: Int, at: Int)
}

extension ListDiff {
  /// The changes as steps that are applied one after the other, for arrays and for views without
  /// batch updates.
  ///
  /// Deletes are first, descending by index; then inserts and moves, ascending by new index; then
  /// updates. O(c log c + n + m) for c changes.
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
  /// Updates an array that corresponds to the old list, such as the views of its elements, to the
  /// new list.
  ///
  /// ```swift
  /// let old = ["a", "b"], new = ["b", "c"]
  /// var views = old.map { "view of \($0)" }
  /// views.apply(ListDiff(from: old, to: new)) { "view of \(new[$0])" }
  /// print(views)  // ["view of b", "view of c"]
  /// ```
  ///
  /// Preserves the elements of pairs. O(n + m).
  ///
  /// - Parameters:
  ///   - insert: Returns the element for an inserted offset of the new list. Called in ascending
  ///     order.
  ///   - update: Updates an element to the content at an offset of the new list. Called after all
  ///     inserts, in ascending order.
  /// - Precondition: The array has as many elements as the old list of the diff.
  @inlinable
  public mutating func apply(
    _ diff: ListDiff, insert: (_ new: Int) throws -> Element,
    update: (_ element: inout Element, _ new: Int) throws -> Void
  ) rethrows {
    precondition(
      count == diff.oldToNew.count,
      "the array must have \(diff.oldToNew.count) elements, like the old list; got \(count)")
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

  /// Updates an array that corresponds to the old list to the new list, without updates of content.
  ///
  /// - Parameter insert: Returns the element for an inserted offset of the new list. Called in
  ///   ascending order.
  /// - Precondition: The array has as many elements as the old list of the diff.
  @inlinable
  public mutating func apply(
    _ diff: ListDiff, insert: (_ new: Int) throws -> Element
  ) rethrows {
    try apply(diff, insert: insert, update: { _, _ in })
  }
}
