// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// A drawer at the lower edge of a container, which a finger moves between any number of stops.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// let list = UIScrollView()
/// let drawer = DrawerView(stops: [.height(96), .fraction(0.5), .top()])
/// drawer.contentView = list
/// drawer.track(list)  // scrolling continues as a drag of the drawer, and back
/// drawer.frame = screen.bounds
/// drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
/// screen.addSubview(drawer)
/// host.show(screen)
/// host.fling(from: CGPoint(x: 200, y: 800), velocity: CGVector(dx: 0, dy: -900))
/// host.settle()
/// print(drawer.visibleHeight > 96)  // true
/// ```
///
/// The view fills the container and leaves touches outside of the drawer to what is below it,
/// except where it dims the background. Add it to the view of a navigation controller to keep it
/// across screens.
///
/// A tap moves the drawer without bounce, a flick with bounce. A touch stops it at any time; a
/// released drawer moves to the stop nearest to where it would have come to rest.
///
/// Heights are in points above the lower edge of the container, and positions are resolved at
/// layout, so that ``height(of:)`` is nil before the first one. The tracked scroll views are not
/// retained. A drag is divided in every event: the drawer moves up before the content scrolls, and
/// down once the content is at its top.
@preconcurrency @MainActor
public final class DrawerView: UIView {
  /// The delegate, which decides about stops and is notified of movements.
  public weak var delegate: (any DrawerViewDelegate)?

  /// The stops, in any order. An empty array is refused with a warning.
  public var stops: [DrawerStop] {
    didSet { stopsDidChange(from: oldValue) }
  }

  /// The stop at which the drawer is, or to which it moves.
  public private(set) var selectedStop: DrawerStop?

  /// The view in the drawer. It fills the drawer at its highest stop, unless its constraints give
  /// it another height.
  public var contentView: UIView? {
    get { surface.content }
    set {
      surface.setContent(newValue)
      setNeedsLayout()
    }
  }

  /// The largest width, in points. A wider container has the drawer in the middle.
  public var maximumWidth: CGFloat = 640 {
    didSet { setNeedsLayout() }
  }

  /// The springs of a tap and of a flick.
  public var momentum = MomentumRule()

  /// The rate at which a released drawer slows down.
  public var decelerationRate = DecelerationRate.normal

  /// The opacity of the dimming at the highest stop, from 0 to 1.
  public var dimming: CGFloat = 0 {
    didSet { updateDimming() }
  }

  /// The highest stop at which nothing is dimmed; nil for the lowest one.
  public var largestUndimmedStop: DrawerStop? {
    didSet { updateDimming() }
  }

  /// Whether a tap on the dimmed background moves the drawer to its lowest stop. The default is
  /// true.
  public var closesOnBackgroundTap = true

  /// The recognizer of drags.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The view that moves, for its background, its corners and its shadow.
  public var surfaceView: UIView { surface }

  let surface = DrawerSurface()
  let dimmingView = UIView()
  let scrolling = DrawerScrolling()
  private(set) lazy var pan = CatchingPanGestureRecognizer { [weak self] _ in self?.panned() }
  private(set) lazy var dragged = DraggedPoint { [weak self] in self?.moved(to: $0.y) }
  private let keyboard = KeyboardOverlapObservation(by: .drawers)
  private(set) var keyboardOverlap: CGFloat = 0
  var focusObservation: NotificationObservation?

  private(set) var geometry: DrawerGeometry?
  /// The movement of the finger that moved the drawer, without that which scrolled the content.
  var dragTravel: CGFloat = 0
  var lastTravel: CGFloat = 0
  var hasMovedInDrag = false
  var wasMoving = false
  var tapObservations: [GestureObservation] = []

  /// Creates a drawer at its lowest stop.
  public init(stops: [DrawerStop] = [.height(96), .fraction(0.6)]) {
    self.stops = stops.isEmpty ? [.height(96), .fraction(0.6)] : stops
    super.init(frame: .zero)
    if stops.isEmpty { warnOfEmptyStops() }
    prepare()
  }

  /// Not available, because the drawer is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  private func prepare() {
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.frame = bounds
    addSubview(dimmingView)
    addSubview(surface)
    dragged.view = self
    surface.drawer = self
    surface.handle.drawer = self
    surface.didLayOut = { [weak self] in self?.contentDidLayOut() }
    addRecognizers()
    keyboard.observeOverlap(in: self) { [weak self] overlap in
      self?.keyboardOverlap = overlap
      self?.keyboardDidChange()
    }
    observeFocus()
  }

  private func stopsDidChange(from old: [DrawerStop]) {
    guard !stops.isEmpty else {
      warnOfEmptyStops()
      stops = old
      return
    }
    if let selectedStop, !stops.contains(selectedStop), let geometry {
      self.selectedStop = nil
      layOutStops()
      self.selectedStop = self.geometry?.stop(
        nearest: geometry.top(of: selectedStop) ?? dragged.point.y)
    }
    setNeedsLayout()
  }

  private func warnOfEmptyStops() {
    EpoxyLogger.shared.warn("DrawerView: stops must not be empty; they are left as they were")
  }

  // MARK: Position

  /// The height of the visible part, from the lower edge of the container, in points.
  public var visibleHeight: CGFloat { max(bounds.height - dragged.point.y, 0) }

  /// The visible height to which the drawer moves, or at which it rests, in points.
  public var destinationHeight: CGFloat { max(bounds.height - dragged.destination.y, 0) }

  /// The position between the lowest stop (0) and the highest one (1), beyond them on the rubber
  /// band.
  public var progress: CGFloat {
    guard let geometry, geometry.lowest > geometry.highest else { return 0 }
    return (geometry.lowest - dragged.point.y) / (geometry.lowest - geometry.highest)
  }

  /// Whether the drawer moves on a spring.
  public var isMoving: Bool { dragged.animator.isRunning }

  /// Whether a finger drags the drawer.
  public var isDragging: Bool { dragged.isHeld }

  /// Returns the height of a stop in points, from the lower edge of the container; nil before the
  /// first layout, and for a stop that the drawer does not have.
  public func height(of stop: DrawerStop) -> CGFloat? {
    geometry.flatMap { $0.top(of: stop).map { bounds.height - $0 } }
  }

  func select(_ stop: DrawerStop) {
    guard stop != selectedStop else { return }
    selectedStop = stop
  }

  // MARK: Layout

  /// Lays out the dimming and the drawer.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layOutStops()
  }

  /// Lays the drawer out in the new safe area.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func contentDidLayOut() {
    guard let geometry, stops.contains(where: { $0.height == .content }) else { return }
    if surface.fittingHeight(width: surfaceWidth) != geometry.contentHeight { layOutStops() }
  }

  private var surfaceWidth: CGFloat { min(bounds.width, max(maximumWidth, 0)) }

  private func layOutStops() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let needsContent = stops.contains { $0.height == .content }
    let new = DrawerGeometry(
      stops: stops, containerSize: bounds.size, safeArea: safeAreaInsets,
      contentHeight: needsContent ? surface.fittingHeight(width: surfaceWidth) : 0)
    let old = geometry
    geometry = new
    if selectedStop == nil { selectedStop = new.stops.first?.stop }
    layOutSurface(new)
    guard new != old else { return }
    let resistance = RubberBand.scrollView(dimension: Double(bounds.height))
    dragged.vertical = ElasticRange(bounds: new.highest...new.lowest, resistance: resistance)
    dragged.horizontal = ElasticRange(bounds: 0...0, resistance: resistance)
    follow(from: old)
    updateDimming()  // also where the drawer stays, because the stops have moved
  }

  /// The surface reaches further down than the container, so that a pull on the rubber band shows
  /// no gap.
  private func layOutSurface(_ geometry: DrawerGeometry) {
    let size = CGSize(width: surfaceWidth, height: geometry.greatestHeight + bounds.height)
    let frame = CGRect(
      x: (bounds.width - size.width) / 2, y: dragged.point.y, width: size.width, height: size.height
    )
    if surface.frame != frame { surface.frame = frame }
    surface.setBottomInset(bounds.height + geometry.safeArea.bottom)
  }

  /// Moves the drawer to where its stop is now: with a spring if only its content has changed.
  private func follow(from old: DrawerGeometry?) {
    guard let geometry else { return }
    if dragged.isHeld { return dragged.regrip(after: CGPoint(x: 0, y: dragTravel)) }
    let top = restingTop(in: geometry)
    guard let old else { return dragged.animator.set(CGPoint(x: 0, y: top)) }
    if dragged.animator.isRunning || old.containerSize == geometry.containerSize && window != nil {
      dragged.move(to: CGPoint(x: 0, y: top), spring: tapSpring)
    } else {
      dragged.animator.set(CGPoint(x: 0, y: top))
    }
  }

  private func moved(to top: CGFloat) {
    surface.frame.origin.y = top
    updateDimming()
    delegate?.drawerDidMove(self)
  }

  private func updateDimming() {
    guard let geometry else { return }
    let start = geometry.top(of: largestUndimmedStop) ?? geometry.lowest
    let part = start > geometry.highest ? (start - dragged.point.y) / (start - geometry.highest) : 0
    dimmingView.alpha = min(max(part, 0), 1) * min(max(dimming, 0), 1)
    surface.accessibilityViewIsModal = isDimmed
  }

  /// Whether the background is dimmed visibly; otherwise touches pass through it.
  var isDimmed: Bool { dimmingView.alpha >= 0.01 }

  /// Leaves horizontal drags to what is in the drawer.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: self)
    return abs(way.y) >= abs(way.x)
  }

  /// Leaves the touches outside of the drawer to the views below it.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === dimmingView && !isDimmed ? nil : view
  }
}
