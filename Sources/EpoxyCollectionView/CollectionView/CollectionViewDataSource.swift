// SPDX-License-Identifier: MIT

/// The data source, which answers UIKit from the models.
final class CollectionViewDataSource: NSObject, UICollectionViewDataSource {
  weak var collectionView: CollectionView?

  func numberOfSections(in _: UICollectionView) -> Int {
    collectionView?.data.sections.count ?? 0
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView?.data.section(at: section)?.diffableItems.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let view = self.collectionView else { return UICollectionViewCell() }
    return view.answering { view.makeCell(at: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = self.collectionView else { return UICollectionReusableView() }
    return view.answering { view.makeSupplementaryView(ofKind: kind, at: indexPath) }
  }

  func collectionView(_: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView?.data.item(at: indexPath)?.isMovable ?? false
  }

  func collectionView(
    _: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    collectionView?.itemMoved(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension CollectionView {
  fileprivate func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let item = data.item(at: path) else {
      EpoxyLogger.shared.assertionFailure("UIKit asked for an item that is not there: \(path).")
      return dequeueReusableCell(
        withReuseIdentifier: reuse.cellReuseID(for: .nothing, in: self), for: path)
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: reuse.cellReuseID(for: item.viewDifferentiator, in: self), for: path)
    if let cell = cell as? CollectionViewCell { configure(cell, with: item, at: path) }
    return cell
  }

  fileprivate func makeSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    guard let item = data.supplementaryItem(ofKind: kind, at: path) else {
      reportMissingItem(ofKind: kind, at: path)
      let view = dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: reuse.supplementaryReuseID(for: .nothing, ofKind: kind, in: self),
        for: path)
      if let view = view as? CollectionViewReusableView {
        view.displayed = nil
        view.removeView()
      }
      return view
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: reuse.supplementaryReuseID(
        for: item.viewDifferentiator, ofKind: kind, in: self), for: path)
    if let view = view as? CollectionViewReusableView {
      configure(view, ofKind: kind, with: item, at: path)
    }
    return view
  }

  final func reportMissingItem(ofKind kind: String, at path: IndexPath) {
    EpoxyLogger.shared.assertionFailure(
      "The layout asks for a supplementary view of kind \(kind) at \(path), for which there is no "
        + "model. Add it with supplementaryItems(ofKind:_:), or leave it out of the layout.")
  }

  // MARK: Moving

  /// Returns the item at a drop position; after the last item of a section, the last item.
  private func destinationItem(at path: IndexPath) -> AnyItemModel? {
    data.item(at: path) ?? data.section(at: path.section)?.diffableItems.last
  }

  final func mayMove(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard source != destination else { return true }
    guard let item = data.item(at: source), let other = destinationItem(at: destination),
      let section = data.section(at: source.section)?.model,
      let otherSection = data.section(at: destination.section)?.model
    else { return false }
    return reorderingDelegate?.collectionView(
      self, shouldMoveItem: item, inSection: section, toDestinationItem: other,
      inSection: otherSection) ?? true
  }

  /// Moves the item in the data, because UIKit shows it at its new position; the delegate decides
  /// whether it remains there.
  fileprivate func itemMoved(from source: IndexPath, to destination: IndexPath) {
    guard let item = data.item(at: source), let other = destinationItem(at: destination),
      let section = data.section(at: source.section)?.model,
      let otherSection = data.section(at: destination.section)?.model,
      let moved = data.moving(source, to: destination)
    else {
      return EpoxyLogger.shared.assertionFailure(
        "UIKit moved an item from \(source) to \(destination), where there is no place.")
    }
    data = moved
    reorderingDelegate?.collectionView(
      self, moveItem: item, inSection: section, toDestinationItem: other, inSection: otherSection)
  }
}

extension ViewDifferentiator {
  /// The differentiator of an index path that UIKit requests although there is no model.
  fileprivate static var nothing: ViewDifferentiator {
    ViewDifferentiator(viewType: UIView.self, styleID: DefaultDataID.noneProvided)
  }
}
