// SPDX-License-Identifier: MIT

/// A reference to an item of a collection view or table view for as long as something is open for
/// the item, such as its menu. Batches of updates move the reference with its item.
@MainActor
final class ItemReference {
  /// The index path of the item; nil after the item was deleted or all data were reloaded.
  fileprivate(set) var path: IndexPath?

  fileprivate init(_ path: IndexPath) {
    self.path = path
  }
}

/// A reference that its owner may release.
struct WeakItemReference {
  weak var reference: ItemReference?
}

extension _ItemsView {
  /// Returns a new reference to an item, which the caller retains.
  final func reference(to path: IndexPath) -> ItemReference {
    let reference = ItemReference(path)
    itemReferences.removeAll { $0.reference == nil }
    itemReferences.append(WeakItemReference(reference: reference))
    return reference
  }

  /// Moves all references with their items; without a mapping, no item is known any more.
  final func updateReferences(_ mapping: CollectionMapping?) {
    itemReferences.removeAll { $0.reference == nil }
    for case let reference? in itemReferences.map(\.reference) {
      reference.path = reference.path.flatMap { mapping?.path(of: $0) }
    }
  }
}
