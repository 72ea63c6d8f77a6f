// SPDX-License-Identifier: MIT

/// A pan of a view that resists beyond a range, as a scroll view does at the end of its content.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let card = UIView(frame: CGRect(x: 50, y: 300, width: 290, height: 200))
/// card.addInteraction(RubberbandInteraction())  // pulled down or up
/// let screen = UIView()
/// screen.addSubview(card)
/// host.show(screen)
/// let finger = host.touch(at: card.center).move(by: CGVector(dx: 0, dy: 100), over: 0.2)
/// print(card.transform.ty > 0, card.transform.ty < 100)  // true true
/// finger.lift()
/// host.settle()
/// print(card.transform.ty)  // 0.0
/// ```
///
/// The finger moves the view freely within the range. Beyond it the view lags behind, the more the
/// further it is. On release it springs, from its position and velocity, to the offset in the range
/// that is nearest to where a scroll view would come to rest. A touch stops it at any time, and the
/// drag continues from there.
///
/// Offsets are in points of the view's superview. The default of ``place`` sets the translation of
/// `transform`, so that the frame of the view is not to be set meanwhile; another closure can
/// change a constraint instead. A drag begins ten points after the touch, and at once on a view
/// that moves.
@preconcurrency @MainActor
public final class RubberbandInteraction: NSObject, UIInteraction {
  /// The axes of a drag.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The axis to the left and to the right.
    public static let horizontal = Axes(rawValue: 1)
    /// The axis upwards and downwards.
    public static let vertical = Axes(rawValue: 2)
    /// The set of both axes.
    public static let both: Axes = [.horizontal, .vertical]
  }

  /// The view that is dragged.
  public private(set) weak var view: UIView?

  /// The axes along which the view moves.
  public var axes: Axes

  /// The offsets from the view's own position that meet no resistance: a rectangle, whose size may
  /// be zero.
  public var range: CGRect {
    didSet { updateRanges() }
  }

  /// The resistance beyond the range.
  public var resistance: RubberBand {
    didSet { updateRanges() }
  }

  /// The spring of the way back.
  public var spring = Spring(response: 0.3, dampingRatio: 0.6)

  /// The rate at which a released view slows down within the range.
  public var decelerationRate = DecelerationRate.fast

  /// Called with every new offset.
  public var offsetDidChange: (@MainActor (CGPoint) -> Void)?

  /// Moves the view to an offset. The default sets the translation of `transform`.
  public var place: @MainActor (UIView, CGPoint) -> Void = { view, offset in
    view.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
  }

  /// The recognizer of the drag.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  private lazy var pan = CatchingPanGestureRecognizer { [weak self] _ in self?.panned() }
  private lazy var dragged = DraggedPoint { [weak self] in self?.moved(to: $0) }

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - range: The offsets that meet no resistance; an edge that is not finite is replaced by 0.
  ///   - resistance: The power form of "Building Fluid Interfaces", or the form of scroll views.
  ///     The power form is limited to the movement of the finger.
  public init(
    axes: Axes = .vertical, range: CGRect = .zero, resistance: RubberBand = .power()
  ) {
    self.axes = axes
    self.range = range
    self.resistance = resistance
    super.init()
    pan.delegate = self
    pan.catches = { [weak self] in self?.dragged.animator.isRunning == true }
    updateRanges()
  }

  /// The offset of the view from its own position, in points. Setting it moves the view at once.
  public var offset: CGPoint {
    get { dragged.point }
    set { dragged.animator.set(newValue) }
  }

  /// Moves the view to an offset with the spring.
  public func setOffset(_ offset: CGPoint, animated: Bool) {
    if animated { dragged.move(to: offset, spring: spring) } else { self.offset = offset }
  }

  /// The offset to which the view moves, or at which it rests.
  public var destination: CGPoint { dragged.destination }

  /// Whether a finger drags the view.
  public var isDragging: Bool { dragged.isHeld }

  // MARK: UIInteraction

  /// Returns the view to its own position.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(pan)
    dragged.animator.set(.zero)
  }

  /// Begins to recognize drags of the view.
  public func didMove(to view: UIView?) {
    self.view = view
    dragged.view = view
    view?.addGestureRecognizer(pan)
  }

  // MARK: Drag

  private func updateRanges() {
    let rect = range.standardized
    dragged.horizontal = ElasticRange(
      bounds: Self.range(rect.minX, rect.maxX), resistance: resistance)
    dragged.vertical = ElasticRange(
      bounds: Self.range(rect.minY, rect.maxY), resistance: resistance)
    if dragged.isHeld { dragged.regrip(after: travel) }
  }

  private static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
    let low = low.isFinite ? low : 0
    return low...max(high.isFinite ? high : 0, low)
  }

  private var travel: CGPoint {
    along(pan.travel(in: view?.superview))
  }

  private func along(_ way: CGPoint) -> CGPoint {
    CGPoint(x: axes.contains(.horizontal) ? way.x : 0, y: axes.contains(.vertical) ? way.y : 0)
  }

  private func panned() {
    switch pan.state {
    case .began:
      dragged.grab()
      dragged.drag(by: travel)
    case .changed: dragged.drag(by: travel)
    case .ended:
      release(velocity: dragged.release(finger: along(pan.velocity(in: view?.superview))))
    case .cancelled:
      _ = dragged.release()
      release(velocity: .zero)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func release(velocity: CGPoint) {
    let rest = CGPoint(
      x: dragged.point.x + decelerationRate.project(initialVelocity: velocity.x),
      y: dragged.point.y + decelerationRate.project(initialVelocity: velocity.y))
    let target = CGPoint(x: dragged.horizontal.clamp(rest.x), y: dragged.vertical.clamp(rest.y))
    dragged.move(to: target, velocity: velocity, spring: spring)
  }

  private func moved(to offset: CGPoint) {
    if let view { place(view, offset) }
    offsetDidChange?(offset)
  }
}

extension RubberbandInteraction: UIGestureRecognizerDelegate {
  /// Leaves drags along another axis to others, such as a scroll view around the view.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: view?.superview)
    switch axes {
    case .horizontal: return abs(way.x) >= abs(way.y)
    case .vertical: return abs(way.y) >= abs(way.x)
    default: return !axes.isEmpty
    }
  }
}
