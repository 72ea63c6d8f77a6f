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
  /// The number of animations and gestures so far: an animation that is not the last one has been
  /// interrupted.
  var run = 0
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
    perform(animated: animated) { [self] view in
      setScale(scale, of: view, about: center)
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
    perform(animated: animated) { [self] view in
      setScale(scale, of: view, about: CGPoint(x: bounds.midX, y: bounds.midY))
      // Apps center content that is smaller than the view in `layoutSubviews()`.
      setNeedsLayout()
      layoutIfNeeded()
      let shown = convert(rect, from: view)
      contentOffset = CGPoint(
        x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2)
      moveInside()
    }
  }

  private func perform(animated: Bool, _ change: @escaping (UIView) -> Void) {
    guard let view = viewToZoom else { return }
    let zoom = madeZoom
    zoom.run += 1
    let run = zoom.run
    endDragByForce()
    stop()
    guard animated, window != nil else {
      change(view)
      return
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    guard zoom.run == run else { return }
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { change(view) },
      completion: { [weak self, weak view] _ in
        guard let self, zoom.run == run else { return }
        zoom.isBouncing = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      })
  }

  private func moveInside() {
    let inside = PerAxis { limits($0).clamp(contentOffset[$0]) }.point
    if inside != contentOffset { contentOffset = inside }
  }

  // MARK: The scaled view

  /// Scales a view, and moves the content so that a point remains in its place on the screen.
  ///
  /// - Parameter focus: The point, in this view's coordinates.
  private func setScale(_ scale: CGFloat, of view: UIView, about focus: CGPoint) {
    let zoom = madeZoom
    let old = zoom.scale
    guard scale != old || zoom.view !== view else { return }
    let place = convert(focus, to: view)
    let shift = CGPoint(x: focus.x - bounds.minX, y: focus.y - bounds.minY)
    zoom.scale = scale
    zoom.view = view
    view.scaleForZooming(scale)
    let size = sizeOfZoomedContent(view)
    if size != contentSize { contentSize = size }
    let moved = convert(place, from: view)
    let offset = CGPoint(x: moved.x - shift.x, y: moved.y - shift.y)
    if offset.x.isFinite, offset.y.isFinite, offset != contentOffset { move(to: offset) }
    scrollDelegate?.scrollViewDidZoom(self)
  }

  private func sizeOfZoomedContent(_ view: UIView) -> CGSize {
    solvedSize == .zero ? view.frame.size : zoomed(solvedSize)
  }

  /// Returns the size of the content for a size that constraints have determined: they do not know
  /// the scale of the zoomed view.
  final func zoomed(_ size: CGSize) -> CGSize {
    guard let zoom = scroll.zoom, zoom.scale != 1, let view = zoom.view else { return size }
    return CGSize(
      width: size.width > 0 ? size.width + view.bounds.width * (zoom.scale - 1) : 0,
      height: size.height > 0 ? size.height + view.bounds.height * (zoom.scale - 1) : 0)
  }

  // MARK: By fingers

  final func pinchBegan() {
    guard let view = viewToZoom else { return }
    let zoom = madeZoom
    zoom.run += 1
    stop()
    zoom.isZooming = true
    zoom.isBouncing = false
    zoom.startScale = zoom.scale
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Scales the content with the fingers, about the point between them.
  final func pinchChanged(by factor: CGFloat, about focus: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isZooming, let view = viewToZoom else { return }
    let wanted = zoom.startScale * factor
    guard wanted > 0, wanted.isFinite else { return }
    let inside = limited(wanted)
    let scale =
      bouncesZoom && inside > 0 ? inside * pow(wanted / inside, Self.stretch) : inside
    setScale(wanted == inside ? wanted : scale, of: view, about: focus)
  }

  final func pinchEnded(about focus: CGPoint) {
    guard let zoom = scroll.zoom, zoom.isZooming else { return }
    zoom.isZooming = false
    guard let view = viewToZoom else { return }
    let scale = limited(zoom.scale)
    let offset = PerAxis { limits($0).clamp(contentOffset[$0]) }.point
    guard scale != zoom.scale || (offset != contentOffset && !isDragging), window != nil else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    }
    zoom.run += 1
    let run = zoom.run
    zoom.isBouncing = scale != zoom.scale
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in
        setScale(scale, of: view, about: focus)
        if !isDragging { moveInside() }
      },
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
