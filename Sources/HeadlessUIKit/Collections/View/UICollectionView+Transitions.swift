// SPDX-License-Identifier: MIT

/// An interactive transition between layouts, whose progress the client controls.
@MainActor
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// A function that is called at the end of an interactive transition. Its arguments are whether
  /// the animations have completed, and whether the transition was finished instead of cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  final func beginInteractiveTransition(
    to new: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?,
    install: (UICollectionViewLayout) -> Void
  ) -> UICollectionViewTransitionLayout {
    if let current = interactiveTransition {
      device.reportIllegalUse(
        "the collection is already part way through an interactive transition: finish or cancel the "
          + "transition to \(current.layout.nextLayout) of \(self) before another one starts")
      return current.layout
    }
    let old = collectionViewLayout
    layoutIfNeeded()
    cancelMovement(animated: false)
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    notifyTransitionBegins(from: old, to: new)
    interactiveTransition = InteractiveTransition(layout: layout, completion: completion)
    new.itemsView = self
    new.isInvalid = true
    install(layout)
    new.prepareForTransition(from: old)
    return layout
  }

  /// Ends the interactive transition with an animation to one of its two layouts.
  final func endInteractiveTransition(finished: Bool, install: (UICollectionViewLayout) -> Void) {
    guard let transition = interactiveTransition else {
      return device.reportIllegalUse(
        "\(self) has no interactive transition to \(finished ? "finish" : "cancel")")
    }
    let (from, to) = (transition.layout.currentLayout, transition.layout.nextLayout)
    interactiveTransition = nil
    let target = finished ? to : from
    change(
      from: transition.layout, to: target, animated: true, ends: (from, to),
      completion: { transition.completion?($0, finished) }
    ) {
      install(target)
      (finished ? from : to).itemsView = nil
    }
  }

  /// Abandons an interactive transition, because another layout is set.
  final func abandonInteractiveTransition() {
    guard let transition = interactiveTransition else { return }
    interactiveTransition = nil
    transition.layout.currentLayout.itemsView = nil
    transition.layout.nextLayout.itemsView = nil
    if let completion = transition.completion {
      callCompletions([{ completion($0, false) }], finished: false)
    }
  }
}

extension _ItemsView {
  /// Notifies the old layout and the visible elements of a transition.
  final func notifyTransitionBegins(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    old.prepareForTransition(to: new)
    for (_, view) in elements.shown.inOrder(by: { $0.key < $1.key }) {
      view.layoutWillChange(from: old, to: new)
    }
  }
}

extension UICollectionViewLayout {
  /// Calls `prepare()` if the layout or a part of it is invalid.
  final func prepareIfNeeded() {
    guard needsPreparing else { return }
    isInvalid = false
    isPreparing = true
    prepare()
    isPreparing = false
    pendingContext = nil
  }

  /// Returns the attributes of an element; nil if the layout does not show it.
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementary(let kind):
      // An empty header of a flow layout has attributes, but no view.
      layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
        .flatMap { $0.size == .zero ? nil : $0 }
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: key.path)
    }
  }
}
