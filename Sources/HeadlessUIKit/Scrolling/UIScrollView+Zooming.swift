// SPDX-License-Identifier: MIT

/// The state of a scroll view whose content can be zoomed.
@MainActor
final class ZoomState {
  /// The scale of the content.
  var scale: CGFloat = 1
  /// The view that was scaled last.
  weak var view: UIView?
  /// The recognizer of two fingers, while the limits of the scale allow zooming.
  var pinch: ZoomPinchGestureRecognizer?
  /// Whether fingers change the scale.
  var isZooming = false
  /// Whether the scale returns to its limits.
  var isBouncing = false
  /// The scale at the beginning of the gesture.
  var startScale: CGFloat = 1
  /// The point of the scaled view that was between the fingers at the beginning of the gesture.
  var heldPoint = CGPoint.zero
  /// The point of the scaled view that code has brought to the middle of the visible part, while
  /// the layout of the new scale is pending.
  var middle: ZoomMiddle?
  /// The number of animations and gestures so far: an animation that is not the last one has been
  /// interrupted.
  var run = 0
}

/// A point of the scaled view in the middle of the visible part. A layout may move the view, and
/// the content follows it.
struct ZoomMiddle {
  let point: CGPoint
  // The geometry of the view that contains the point: with another one it is another point.
  private let size: CGSize
  private let transform: CGAffineTransform

  @MainActor
  init(_ point: CGPoint, in view: UIView) {
    self.point = point
    size = view.bounds.size
    transform = view.transform
  }

  @MainActor
  func isPoint(of view: UIView) -> Bool {
    // A client that moves the frame has set the bounds, too, with rounding errors.
    view.transform == transform && abs(view.bounds.width - size.width) < 1e-6
      && abs(view.bounds.height - size.height) < 1e-6
  }
}

/// When the client lays out the content after a change of its scale.
private enum ZoomLayout {
  /// Now, including views around the scroll view: in a step of the fingers.
  case now
  /// Now, without views around the scroll view: in an animation, which moves what is laid out.
  case inside
  /// At the end of the turn: the client may be about to change more than the scale.
  case later
}

extension UIScrollView {
  /// The duration of an animated change of the scale, in seconds. Apple does not document it.
  private static let zoomDuration: TimeInterval = 0.3
  /// How far fingers stretch the scale beyond its limits: the exponent of the part beyond. Apple
  /// does not document it.
  private static let stretch: CGFloat = 0.4

  private var madeZoom: ZoomState {
    if let zoom = scroll.zoom { return zoom }
    let zoom = ZoomState()
    scroll.zoom = zoom
    return zoom
  }

  /// The view that the delegate scales.
  private var viewToZoom: UIView? { scrollDelegate?.viewForZooming(in: self) }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// Adds or removes the recognizer of two fingers.
  final func zoomLimitsChanged() {
    let canZoom = maximumZoomScale > minimumZoomScale
    guard canZoom != (scroll.zoom?.pinch != nil) else { return }
    let zoom = madeZoom
    if canZoom {
      let pinch = ZoomPinchGestureRecognizer(self)
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if let pinch = zoom.pinch {
      zoom.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  // MARK: By code

  /// Scales the content about the center of the visible part.
  final func zoom(to scale: CGFloat, animated: Bool) {
    guard scale > 0, scale.isFinite, viewToZoom != nil else { return }
    let scale = limited(scale)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    perform(animated: animated) { [self] view, layout in
      setScale(scale, of: view, keeping: middle(of: view), at: center, layout)
      moveInside()
    }
  }

  /// Scales the content so that a rectangle of the zoomed view fills the view, as far as the limits
  /// of the scale allow.
  final func zoom(toRectangle rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      viewToZoom != nil
    else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    perform(animated: animated) { [self] view, layout in
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      setScale(scale, of: view, keeping: middle(of: view), at: center, layout)
      let point = CGPoint(x: rect.midX, y: rect.midY)
      moveToMiddle(point, of: view)
      if flags.needsLayout { scroll.zoom?.middle = ZoomMiddle(point, in: view) }
    }
  }

  private func perform(animated: Bool, _ change: @escaping (UIView, ZoomLayout) -> Void) {
    guard let view = viewToZoom else { return }
    let zoom = madeZoom
    zoom.run += 1
    let run = zoom.run
    endDragByForce()
    stop()
    guard animated, window != nil else {
      change(view, .later)
      return
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    guard zoom.run == run else { return }
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { change(view, .inside) },
      completion: { [weak self, weak view] _ in
        guard let self, zoom.run == run else { return }
        zoom.isBouncing = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      })
  }

  private func moveInside() {
    let inside = PerAxis { limits($0).clamp(contentOffset[$0]) }.point
    guard inside != contentOffset else { return }
    if isAtRest { move(to: inside) } else { contentOffset = inside }
  }

  /// Returns the point of a view that is in the middle of the visible part, or will be there after
  /// the pending layout.
  private func middle(of view: UIView) -> CGPoint {
    guard let zoom = scroll.zoom, zoom.view === view, let middle = zoom.middle,
      middle.isPoint(of: view)
    else { return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view) }
    return middle.point
  }

  private func moveToMiddle(_ point: CGPoint, of view: UIView) {
    move(point, of: view, to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    moveInside()
  }

  /// Called after the view and its subviews have been laid out.
  final func zoomedContentWasLaidOut() {
    guard let zoom = scroll.zoom, let middle = zoom.middle else { return }
    zoom.middle = nil
    guard let view = zoom.view, middle.isPoint(of: view) else { return }
    moveToMiddle(middle.point, of: view)
  }

  // MARK: The scaled view

  /// Scales a view, and moves the content so that a point of the view is at a position of the
  /// screen.
  ///
  /// Apps center content that is smaller than the scroll view in each step: by the view's frame or
  /// by insets, in `scrollViewDidZoom(_:)` or in `layoutSubviews()`. The content follows what they
  /// do to the frame, so the point is at its position after that, too. An offset that the client
  /// sets after a change by code remains.
  ///
  /// - Parameters:
  ///   - point: The point, in the scaled view's coordinates.
  ///   - focus: Its position, in this view's coordinates before the change.
  private func setScale(
    _ scale: CGFloat, of view: UIView, keeping point: CGPoint, at focus: CGPoint,
    _ layout: ZoomLayout
  ) {
    let zoom = madeZoom
    let shift = CGPoint(x: focus.x - bounds.minX, y: focus.y - bounds.minY)
    guard scale != zoom.scale || zoom.view !== view else { return move(point, of: view, to: shift) }
    zoom.scale = scale
    zoom.view = view
    view.scaleForZooming(scale)
    let size = sizeOfZoomedContent(view)
    if size != contentSize { contentSize = size }
    move(point, of: view, to: shift)
    let location = convert(point, from: view)
    zoom.middle = layout == .later ? ZoomMiddle(point, in: view) : nil
    setNeedsLayout()
    scrollDelegate?.scrollViewDidZoom(self)
    switch layout {
    case .later:
      // Otherwise the client has set the offset, or has laid out.
      if zoom.scale == scale, zoom.middle != nil { move(point, of: view, to: shift) }
      return
    case .inside: layOutInside()
    case .now: layoutIfNeeded()
    }
    let moved = convert(point, from: view)
    guard zoom.scale == scale else { return }
    moveNoticeably(
      to: CGPoint(
        x: contentOffset.x + moved.x - location.x, y: contentOffset.y + moved.y - location.y))
  }

  /// Moves the content so that a point of a view is at a position.
  ///
  /// - Parameter position: The position, from the upper left corner of the visible part.
  private func move(_ point: CGPoint, of view: UIView, to position: CGPoint) {
    let present = convert(point, from: view)
    moveNoticeably(to: CGPoint(x: present.x - position.x, y: present.y - position.y))
  }

  /// Moves the content, unless the distance is a rounding error of the conversions.
  private func moveNoticeably(to offset: CGPoint) {
    guard offset.isFinite, offset.distance(to: contentOffset) > 1e-9 else { return }
    move(to: offset)
  }

  private func sizeOfZoomedContent(_ view: UIView) -> CGSize {
    solvedSize == .zero ? view.frame.size : zoomed(solvedSize)
  }

  /// Returns the size of the content for a size that constraints have determined: they do not
  /// contain the scale of the zoomed view.
  final func zoomed(_ size: CGSize) -> CGSize {
    guard let zoom = scroll.zoom, zoom.scale != 1, let view = zoom.view else { return size }
    return CGSize(
      width: size.width > 0 ? size.width + view.bounds.width * (zoom.scale - 1) : 0,
      height: size.height > 0 ? size.height + view.bounds.height * (zoom.scale - 1) : 0)
  }

  // MARK: By fingers

  final func pinchBegan(about focus: CGPoint) {
    guard let view = viewToZoom else { return }
    let zoom = madeZoom
    zoom.run += 1
    stop()
    zoom.middle = nil
    zoom.isZooming = true
    zoom.isBouncing = false
    zoom.startScale = zoom.scale
    zoom.heldPoint = convert(focus, to: view)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Continues with other fingers, whose center is elsewhere.
  final func pinchContinues(about focus: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isZooming, let view = viewToZoom else { return }
    zoom.heldPoint = convert(focus, to: view)
  }

  /// Scales the content with the fingers, about the point between them.
  final func pinchChanged(by factor: CGFloat, about focus: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isZooming, let view = viewToZoom else { return }
    let wanted = zoom.startScale * factor
    guard wanted > 0, wanted.isFinite else { return }
    let inside = limited(wanted)
    let scale =
      bouncesZoom && inside > 0 ? inside * pow(wanted / inside, Self.stretch) : inside
    setScale(
      wanted == inside ? wanted : scale, of: view, keeping: zoom.heldPoint, at: focus, .now)
  }

  final func pinchEnded(about focus: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isZooming else { return }
    zoom.isZooming = false
    guard let view = viewToZoom else { return }
    let scale = limited(zoom.scale)
    let offset = PerAxis { limits($0).clamp(contentOffset[$0]) }.point
    // The motion of a released drag would move the content to the limits of the present scale.
    if scale != zoom.scale { stop() }
    let isOutside = offset != contentOffset && !isDragging && !isDecelerating
    guard scale != zoom.scale || isOutside else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    }
    let point = convert(focus, to: view)
    let settle = { [self] in
      setScale(scale, of: view, keeping: point, at: focus, .inside)
      if !isDragging { moveInside() }
    }
    guard window != nil else {  // the view was removed under the fingers
      settle()
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    }
    zoom.run += 1
    let run = zoom.run
    zoom.isBouncing = scale != zoom.scale
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: settle,
      completion: { [weak self, weak view] _ in
        guard let self, zoom.run == run else { return }
        zoom.isBouncing = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      })
  }
}

extension UIView {
  /// Scales the view; the upper left corner of its frame remains in place.
  fileprivate func scaleForZooming(_ scale: CGFloat) {
    let origin = frame.origin
    flags.zoomScale = scale
    layoutItem.state?.isBeingPlaced = true
    defer { layoutItem.state?.isBeingPlaced = false }
    transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = frame.origin
    if moved != origin {
      center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }
  }
}
