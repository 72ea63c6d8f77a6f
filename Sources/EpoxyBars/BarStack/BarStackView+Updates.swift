// SPDX-License-Identifier: MIT

extension BarStackView {
  private static let animationDuration: TimeInterval = 0.5

  /// Updates the wrappers to the models.
  final func update(by changes: IndexChangeset, animated: Bool) {
    let animated = animated && window != nil
    let old = wrappers
    let removed = changes.deletes.map { old[$0] }
    wrappers = wrappers(of: changes, from: old)
    deselect()
    if !animated { deleteRemovedWrappers() }
    let isRearranged = !(changes.inserts.isEmpty && changes.moves.isEmpty && removed.isEmpty)
    let added = changes.inserts.map { wrappers[$0] }
    if isRearranged {
      leaving += removed
      arrange(wrappers, removedWrappersAfter: old)
    }
    let displays = show(added: Set(changes.inserts), animated: animated)
    guard animated else {
      finish(displays, animated: false)
      deleteRemovedWrappers()
      return
    }
    guard isRearranged || wrappers.contains(where: \.hasNewHeight) else { return }
    animate(added: added, removed: removed) { [weak self] in
      self?.finish(displays, animated: true)
      self?.remove(removed, animated: true)
    }
  }

  /// Returns the wrappers in the order of the models: kept ones and new ones.
  private func wrappers(
    of changes: IndexChangeset, from old: [BarWrapperView]
  ) -> [BarWrapperView] {
    var new = [BarWrapperView?](repeating: nil, count: models.count)
    for (wrapper, index) in zip(old, changes.newIndices) {
      if let index { new[index] = wrapper }
    }
    return new.map { $0 ?? makeWrapper() }
  }

  private func makeWrapper() -> BarWrapperView {
    let wrapper = BarWrapperView(zOrder: zOrder)
    wrapper.coordinators.didMake = { [weak self] in self?.didMakeCoordinator?($0) }
    wrapper.didUpdate = { [weak self] animated in self?.barDidUpdate(animated: animated) }
    wrapper.heightInvalidationContext = BarHeightInvalidationContext(self)
    return wrapper
  }

  /// Shows the models in the wrappers. Returns the views of added wrappers, for which `didDisplay`
  /// has not been called.
  private func show(added: Set<Int>, animated: Bool) -> [BarDisplay] {
    // A callback may set bars again, and so change both lists.
    zip(Array(wrappers), Array(models)).enumerated().compactMap { index, bar in
      let (wrapper, model) = bar
      guard wrappers.contains(where: { $0 === wrapper }) else { return nil }
      let isAdded = added.contains(index)
      return wrapper.setBar(model, animated: animated && !isAdded, appearsAnimated: animated)
    }
  }

  // MARK: Arrangement

  /// Arranges the wrappers. A leaving wrapper remains after its former predecessor.
  private func arrange(_ wrappers: [BarWrapperView], removedWrappersAfter old: [BarWrapperView]) {
    var order = wrappers
    var predecessor: BarWrapperView?
    for view in arrangedSubviews {
      guard let wrapper = view as? BarWrapperView else { continue }
      if leaving.contains(where: { $0 === wrapper }) {
        let index = order.firstIndex { $0 === predecessor }.map { $0 + 1 } ?? 0
        order.insert(wrapper, at: index)
      }
      predecessor = wrapper
    }
    for (index, wrapper) in order.enumerated()
    where index >= arrangedSubviews.count || arrangedSubviews[index] !== wrapper {
      insertArrangedSubview(wrapper, at: index)
    }
    // `insertArrangedSubview` leaves the order of the subviews, which assistive technology follows.
    for (index, wrapper) in order.enumerated() where subviews[index] !== wrapper {
      insertSubview(wrapper, at: index)
    }
    updateZPositions()
  }

  /// Places the bars in front of each other. Leaving bars are behind their neighbors.
  final func updateZPositions() {
    let count = CGFloat(wrappers.count)
    for (index, wrapper) in wrappers.enumerated() {
      let rank = zOrder == .firstToLast ? CGFloat(index) : count - 1 - CGFloat(index)
      wrapper.layer.zPosition = (1000 - rank) / 1000
    }
    for wrapper in leaving {
      wrapper.layer.zPosition = 0
    }
  }

  // MARK: Animation

  private func animate(
    added: [BarWrapperView], removed: [BarWrapperView], completion: @escaping () -> Void
  ) {
    UIView.performWithoutAnimation {
      for wrapper in added {
        wrapper.isCollapsed = true
      }
      for wrapper in removed {
        wrapper.isCollapsed = false
      }
      guard !added.isEmpty else { return }
      isPreparingAnimation = true
      layoutRoot.layoutIfNeeded()
      isPreparingAnimation = false
    }
    setNeedsLayout()
    Self.animate { [self] in
      for wrapper in added {
        wrapper.isCollapsed = false
      }
      for wrapper in removed {
        wrapper.isCollapsed = true
      }
      layoutRoot.layoutIfNeeded()
    } completion: {
      completion()
    }
  }

  private static func animate(
    _ animations: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: animationDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: animations, completion: { _ in completion?() })
  }

  private func finish(_ displays: [BarDisplay], animated: Bool) {
    for display in displays {
      display.didDisplay(animated: animated)
    }
  }

  private func remove(_ removed: [BarWrapperView], animated: Bool) {
    for wrapper in removed {
      guard let index = leaving.firstIndex(where: { $0 === wrapper }) else { continue }
      leaving.remove(at: index)
      wrapper.removeFromSuperview()
      wrapper.endDisplaying(animated: animated)
    }
  }

  private func deleteRemovedWrappers() {
    remove(leaving, animated: false)
  }

  /// Lays out the stack after a coordinator has changed its bar.
  private func barDidUpdate(animated: Bool) {
    guard animated, window != nil else { return }
    Self.animate { [self] in layoutRoot.layoutIfNeeded() }
  }
}
