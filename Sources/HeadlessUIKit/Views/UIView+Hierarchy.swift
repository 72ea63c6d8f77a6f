// SPDX-License-Identifier: MIT

extension UIView {
  /// The topmost ancestor of the view; the view itself where it has no superview.
  package final var root: UIView {
    var view = self
    while let parent = view.parent {
      view = parent
    }
    return view
  }

  /// The view whose content contains this view: the superview, or the superview's superview if this
  /// view is fixed over the content of the superview.
  final var viewAroundContent: UIView? { isFixedOverContent ? parent?.parent : parent }

  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard sibling.parent === self, view !== sibling else { return }
    if view.parent === self {
      children.remove(identicalTo: view)
      children.insert(view, at: (children.firstIndex(identicalTo: sibling) ?? 0) + offset)
      orderLayers()
    } else if let index = children.firstIndex(identicalTo: sibling) {
      insert(view, at: index + offset)
    }
  }

  final func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      device.reportIllegalUse("Can't add self as subview")
      return
    }
    guard !isDescendant(of: view) else {
      device.reportIllegalUse("Can't add an ancestor as subview: \(view)")
      return
    }
    if view.parent === self {
      move(view, to: index)
      return
    }
    view.viewOwner?.checkContainment(in: self)
    let oldRoot = view.root
    let (old, new) = (view.window, window)
    if old !== new { view.notifyWillMove(to: new) }
    view.willMove(toSuperview: self)
    if let parent = view.parent {
      // A change of superviews is one move: the old superview is notified, and the view remains in
      // its window.
      parent.willRemoveSubview(view)
      guard view.parent === parent else { return }  // a callback has moved the view
      parent.unlink(view, movingTo: self)
    }
    // A callback may have moved the view already, or may have made this view its descendant.
    guard view.parent == nil, !isDescendant(of: view) else { return }
    link(view, at: index)
    view.joined(oldRoot: oldRoot, oldWindow: old, newWindow: new)
  }

  private func link(_ view: UIView, at index: Int) {
    view.move(to: device)
    let index = min(max(index, 0), children.count)
    if index == children.count {
      children.append(view)
      backingLayer.insert(view.backingLayer, at: backingLayer.children.count)
    } else {
      let sibling = children[index]
      children.insert(view, at: index)
      backingLayer.insertSublayer(view.backingLayer, below: sibling.backingLayer)
    }
    view.parent = self
    setNeedsLayout()
    propagateLayoutFlags(of: view)
  }

  private func unlink(_ view: UIView, movingTo newParent: UIView?) {
    device.keepUntilEndOfTurn(view)
    view.willLeaveTree(of: self, movingTo: newParent)
    children.remove(identicalTo: view)
    view.backingLayer.removeFromSuperlayer()
    view.parent = nil
    setNeedsLayout()
  }

  private func joined(oldRoot: UIView, oldWindow: UIWindow?, newWindow: UIWindow?) {
    guard let parent else { return }
    didJoinTree(oldRoot: oldRoot)
    updateTraits()
    refreshSafeArea()
    updateMargins()
    if oldWindow !== newWindow {
      if newWindow == nil { device.application.firstResponderOwner.viewsLeftWindow() }
      notifyDidMove(to: newWindow)
    }
    didMoveToSuperview()
    if self.parent === parent {
      parent.subviewWasAdded(self)
      parent.didAddSubview(self)
    }
    if oldWindow !== newWindow, newWindow != nil {
      device.application.firstResponderOwner.viewsEnteredWindow()
    }
  }

  final func leaveSuperview() {
    guard let parent else { return }
    let (oldRoot, oldWindow) = (root, window)
    if oldWindow != nil { notifyWillMove(to: nil) }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    guard self.parent === parent else { return }  // a callback has moved the view
    parent.unlink(self, movingTo: nil)
    didJoinTree(oldRoot: oldRoot)
    refreshSafeArea()
    updateMargins()
    if oldWindow != nil {
      device.application.firstResponderOwner.viewsLeftWindow()
      notifyDidMove(to: nil)
    }
    didMoveToSuperview()
  }

  final func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(max(index, 0), children.count))
    orderLayers()
  }

  final func exchange(_ index: Int, _ other: Int) {
    guard children.indices.contains(index), children.indices.contains(other) else { return }
    children.swapAt(index, other)
    orderLayers()
  }

  /// Sorts the layers of subviews by the order of the subviews; layers without a view keep their
  /// indices.
  private func orderLayers() {
    var views = children.makeIterator()
    for (index, sublayer) in backingLayer.children.enumerated() {
      guard let view = sublayer.view, view.parent === self, let next = views.next() else {
        continue
      }
      backingLayer.children[index] = next.backingLayer
    }
  }

  private func notifyWillMove(to window: UIWindow?) {
    viewOwner?.viewWillMove(to: window)
    willMove(toWindow: window)
    for child in children {
      child.notifyWillMove(to: window)
    }
  }

  private func notifyDidMove(to window: UIWindow?) {
    if window == nil {
      device.application.gestureEnvironment.viewLeftWindow(self)
      backingLayer.removeOwnAnimations()
    } else {
      registerForDisplay()
      device.appearance.apply(to: self)
    }
    windowDidChange()
    didMoveToWindow()
    viewOwner?.viewDidMove(to: window)
    for child in children where child.parent === self {
      child.notifyDidMove(to: window)
    }
  }
}
