// SPDX-License-Identifier: MIT

/// The reuse identifiers of a collection view.
///
/// A view class is registered when its first view is needed: looking through all models of an
/// update would cost more than the update.
@preconcurrency @MainActor
struct CollectionViewReuse {
  private struct Kind: Hashable {
    let kind: String
    let reuseID: String
  }

  private let store = ReuseIDStore()
  private var cells: Set<String> = []
  private var supplementaryViews: Set<Kind> = []
  /// The kinds of supplementary views that the layout has requested.
  private(set) var kinds: Set<String> = []

  init() {}

  mutating func cellReuseID(
    for differentiator: ViewDifferentiator, in collectionView: CollectionView
  ) -> String {
    let reuseID = store.reuseID(byRegistering: differentiator)
    if cells.insert(reuseID).inserted { collectionView.registerCell(reuseID: reuseID) }
    return reuseID
  }

  mutating func supplementaryReuseID(
    for differentiator: ViewDifferentiator, ofKind kind: String,
    in collectionView: CollectionView
  ) -> String {
    let reuseID = store.reuseID(byRegistering: differentiator)
    kinds.insert(kind)
    if supplementaryViews.insert(Kind(kind: kind, reuseID: reuseID)).inserted {
      collectionView.registerSupplementaryView(ofKind: kind, reuseID: reuseID)
    }
    return reuseID
  }
}
