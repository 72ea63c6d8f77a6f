// SPDX-License-Identifier: MIT

/// A single change of a batch update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of the change.
  public enum Action: Int, Sendable {
    /// An element is inserted.
    case insert = 0
    /// An element is deleted.
    case delete = 1
    /// An element is loaded again.
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The index path of the element before the update; nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The index path of the element after the update; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
