// SPDX-License-Identifier: MIT

/// The insets of a scroll view.
struct ScrollInsets {
  /// The insets that the client has set.
  var content = UIEdgeInsets.zero
  /// The height that a refresh control occupies while it refreshes.
  var refresh: CGFloat = 0
  /// The part of `refresh` that `adjusted` includes.
  var refreshInAdjusted: CGFloat = 0
  /// The height by which the bar above the content still grows when the content is scrolled to its
  /// top.
  var roomForBar: CGFloat = 0
  /// The height by which the bar above the frame of the scroll view still grows when the content is
  /// scrolled to its top. The frame moves down by as much.
  var roomAboveFrame: CGFloat = 0
  /// The part of both rooms that belongs to `adjusted`. The sum of both is the limit of the
  /// offset.
  var roomInAdjusted: CGFloat = 0
  /// The safe area that `adjusted` was computed with while the view was in a window.
  var safeArea: UIEdgeInsets?
  var adjusted = UIEdgeInsets.zero
  /// The edges whose safe area `adjusted` includes.
  var adopted: UIRectEdge = []
  var verticalIndicator = UIEdgeInsets.zero
  var horizontalIndicator = UIEdgeInsets.zero
}

extension UIScrollView {
  /// Sets the content offset by setting the bounds, which a subclass may override. Observers of the
  /// offset are notified here, also if the offset is equal, and not by the change of the bounds.
  final func setOffset(_ offset: CGPoint) {
    if !scroll.isMovingItself { scroll.zoom?.middle = nil }
    changing(.contentOffset) {
      keyValueObservers?.announced = .contentOffset
      bounds.origin = offset
      keyValueObservers?.announced = nil
    }
  }

  /// Returns the limits of the content offset along an axis.
  final func limits(_ axis: ScrollAxis) -> ScrollLimits {
    limits(axis, content: contentSize, insets: adjustedContentInset.adding(insets.roomInAdjusted))
  }

  private func limits(
    _ axis: ScrollAxis, content: CGSize, insets: UIEdgeInsets
  ) -> ScrollLimits {
    ScrollLimits(content: content[axis], length: bounds.size[axis], insets: insets[axis])
  }

  /// Returns the closest offset at which content of another size may rest. The insets are those for
  /// the new size, because the size determines whether they include the safe area.
  final func restingOffset(from offset: CGPoint, content size: CGSize) -> CGPoint {
    let edges = edgesToAdopt(for: size)
    let new = insets.content.adding(includedSafeArea, at: edges, refresh: insets.refresh)
      .adding(room(at: edges))
    let followed = following(offset, from: insets.adjusted.adding(insets.roomInAdjusted), to: new)
    return PerAxis { limits($0, content: size, insets: new).clamp(followed[$0]) }.point
  }

  final func contentSizeChanged() {
    updateAdjustedInset()
    limitsChanged()
    notifyBarsBelow()
  }

  /// Computes the adjusted insets, and notifies the delegate if they have changed.
  ///
  /// Content that rests at its upper or left end remains at that end.
  final func updateAdjustedInset() {
    let edges = edgesToAdopt(for: contentSize)
    if edges != insets.adopted {
      insets.adopted = edges
      refreshSafeAreaOfSubviews()
      refreshGuidesOfContent()
    }
    let safeArea = includedSafeArea
    if window != nil { insets.safeArea = safeArea }
    let old = insets.adjusted
    let new = insets.content.adding(safeArea, at: edges, refresh: insets.refresh)
    let (oldEnds, newEnds) = (old.adding(insets.roomInAdjusted), new.adding(room(at: edges)))
    guard new != old || newEnds != oldEnds else { return }
    insets.roomInAdjusted = room(at: edges)
    let follow = { [self] in
      guard newEnds != oldEnds else { return }
      followEnds(from: oldEnds, to: newEnds)
      insets.refreshInAdjusted = insets.refresh
      limitsChanged()
    }
    guard new != old else {
      follow()
      notifyBars()
      return
    }
    changing(.adjustedContentInset) {
      insets.adjusted = new
      follow()
    }
    notifyBars()
    refreshControl?.place(in: self)
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The safe area that the insets include.
  ///
  /// A view that has left its window has no safe area. Its insets keep the last one, because
  /// content that rests at an end would otherwise move, and would not be there when the view
  /// returns.
  private var includedSafeArea: UIEdgeInsets {
    window == nil ? insets.safeArea ?? safeAreaInsets : safeAreaInsets
  }

  final func room(at edges: UIRectEdge) -> CGFloat {
    (edges.contains(.top) ? insets.roomForBar : 0) + insets.roomAboveFrame
  }

  final func windowChanged() {
    if window != nil { updateAdjustedInset() }
    notifyBars()
    reachChanged()
  }

  /// Called after the scroll view has entered a window or has another size: it may reach bars now
  /// that do not follow it yet. The views around it may have been laid out before.
  final func reachChanged() {
    guard window != nil else { return }
    let ancestors = sequence(first: self as UIView, next: \.viewAroundContent)
    guard !ancestors.dropFirst().contains(where: { $0 is UIScrollView }) else { return }
    let owners = ancestors.compactMap(\.viewOwner)
    if scroll.bar == nil { _ = owners.contains { $0.scrollViewMayReachBar() } }
    owners.first?.contentAboveBarsChanged()
  }

  final func notifyBars() {
    scroll.bar?.scrollViewChanged(self)
    notifyBarsBelow()
  }

  final func notifyBarsBelow() {
    for reference in scroll.barsBelow { reference.bar?.scrollViewChanged(self) }
  }

  /// The part of the safe area that the content insets do not already cover.
  final var safeAreaLeftToContent: UIEdgeInsets {
    let safeArea = safeAreaInsets
    return UIEdgeInsets(
      top: insets.adopted.contains(.top) ? 0 : safeArea.top,
      left: insets.adopted.contains(.left) ? 0 : safeArea.left,
      bottom: insets.adopted.contains(.bottom) ? 0 : safeArea.bottom,
      right: insets.adopted.contains(.right) ? 0 : safeArea.right)
  }

  private func edgesToAdopt(for contentSize: CGSize) -> UIRectEdge {
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .all
    case .automatic, .scrollableAxes:
      var edges: UIRectEdge = []
      if contentSize.width > bounds.width || alwaysBounceHorizontal {
        edges.formUnion([.left, .right])
      }
      if contentSize.height > bounds.height || alwaysBounceVertical
        || (contentInsetAdjustmentBehavior == .automatic && isInNavigation)
      {
        edges.formUnion([.top, .bottom])
      }
      return edges
    }
  }

  /// Whether the scroll view is the view of a controller in a navigation controller, or a direct
  /// subview of that view. A controller that a page presents in its own context is in the
  /// navigation controller of the page.
  private var isInNavigation: Bool {
    (viewOwner ?? parent?.viewOwner)?.isInNavigation == true
  }

  /// Shows a subview over the visible part of the content, in front of all others.
  final func setOverlay(_ overlay: UIView) {
    scroll.overlay = overlay
    // Elements of collection views are drawn by their depth.
    overlay.layer.zPosition = CGFloat(Int.max)
    overlay.autoresizingMask = []
    placeOverlay()
    if children.last !== overlay { bringSubviewToFront(overlay) }
  }

  final func placeOverlay() {
    guard let overlay = scroll.overlay, overlay.superview === self, overlay.frame != bounds else {
      return
    }
    overlay.frame = bounds
  }

  /// Moves content that rests at its upper or left end along with the insets, except for a change
  /// by a refresh control. An animation that leads to such an end leads to the new one.
  private func followEnds(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    if case .animating(let animation) = scroll.activity {
      let target = following(animation.to, from: old, to: new)
      if target != animation.to {
        scroll.activity = .animating(animation.leading(to: target, from: device.now))
      }
    }
    guard isAtRest else { return }
    let offset = following(contentOffset, from: old, to: new)
    move(to: offset)
  }

  /// Returns the offset for new insets. Content at its upper or left end remains there. While a
  /// refresh control refreshes, content may rest below the control or at the edge that it had
  /// before.
  private func following(
    _ offset: CGPoint, from old: UIEdgeInsets, to new: UIEdgeInsets
  ) -> CGPoint {
    var offset = offset
    for axis in ScrollAxis.allCases {
      let isVertical = axis == .vertical
      let (oldRefresh, newRefresh) =
        isVertical ? (insets.refreshInAdjusted, insets.refresh) : (0, 0)
      if abs(offset[axis] + old[axis].before - oldRefresh) < 1e-6 {
        offset[axis] = newRefresh - new[axis].before
      } else if abs(offset[axis] + old[axis].before) < 1e-6 {
        offset[axis] = newRefresh - oldRefresh - new[axis].before
      }
    }
    return offset
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ room: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top + room, left: left, bottom: bottom, right: right)
  }

  fileprivate func adding(
    _ safeArea: UIEdgeInsets, at edges: UIRectEdge, refresh: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + (edges.contains(.top) ? safeArea.top : 0) + refresh,
      left: left + (edges.contains(.left) ? safeArea.left : 0),
      bottom: bottom + (edges.contains(.bottom) ? safeArea.bottom : 0),
      right: right + (edges.contains(.right) ? safeArea.right : 0))
  }
}
