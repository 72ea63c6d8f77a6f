// SPDX-License-Identifier: MIT

// Cells and supplementary views of a collection view: how they are made, and the notifications of
// the delegate.
extension UICollectionView {
  final var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let view = dequeue(.cell(identifier), identifier, for: path) {
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    }
    return view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  final func dequeueSupplementaryView(_ kind: String, _ identifier: String, for path: IndexPath)
    -> UICollectionReusableView
  {
    let view = dequeue(.supplementary(kind, identifier), identifier, for: path) {
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard"
    }
    return view as? UICollectionReusableView ?? UICollectionViewCell()
  }

  final func checkOrigin(of view: UICollectionReusableView, _ noun: String, _ method: String) {
    guard view.reuseIdentifier == nil else { return }
    let call =
      noun == "cell"
      ? "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      : "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    device.reportIllegalUse(
      "the \(noun) returned from -collectionView:\(method) does not have a reuseIdentifier - "
        + "\(noun)s must be retrieved by calling \(call)")
  }

  final func notifyBegin(_ view: _ReusableView, _ key: ElementKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    case .supplementary(let kind):
      guard let view = view as? UICollectionReusableView else { return }
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    case .decoration: break
    }
  }

  final func notifyEnd(_ view: _ReusableView, _ key: ElementKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    case .supplementary(let kind):
      guard let view = view as? UICollectionReusableView else { return }
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
    case .decoration: break
    }
  }
}
