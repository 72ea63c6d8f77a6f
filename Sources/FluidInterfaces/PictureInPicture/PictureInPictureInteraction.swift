// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// A drag that sends a small view to the corner of its container to which it was thrown.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// let preview = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
/// container.addSubview(preview)
/// preview.addInteraction(PictureInPictureInteraction())
/// host.show(container)
/// let start = preview.center
/// let speed = start.y > 400 ? -3000.0 : 3000  // points per second, to the other side
/// host.fling(from: start, velocity: CGVector(dx: 0, dy: speed))
/// host.settle()
/// print(preview.center != start)  // true
/// ```
///
/// On release the view moves to the anchor nearest to where a scroll view would have come to rest,
/// with the velocity of the finger. A touch stops it at any time. It keeps its anchor when the
/// container is laid out, is turned, or is covered by the keyboard or by ``obstacles``.
///
/// The interaction sets the `center` of the view, whose size is that of its bounds; constraints
/// must not place it.
///
/// The container is the superview of the view; call ``observeContainer()`` after the view was moved
/// to another one. An invisible subview of the container observes its layout.
@preconcurrency @MainActor
public final class PictureInPictureInteraction: NSObject, UIInteraction {
  /// The view that is dragged.
  public private(set) weak var view: UIView?

  /// The positions at which the view can rest. Without any it rests where the throw ends.
  public var anchors: [PictureInPictureAnchor] {
    didSet { layOut() }
  }

  /// The distances from the safe area of the container, in points.
  public var spacing = UIEdgeInsets(top: 25, left: 23, bottom: 25, right: 23) {
    didSet { layOut() }
  }

  /// Views that the view avoids, such as bars: each takes away the side of the container at which
  /// it leaves more room. Call ``layOut()`` after one of them has moved by itself. They are not
  /// retained.
  public var obstacles: [UIView] {
    get { weakObstacles.compactMap(\.view) }
    set {
      weakObstacles = newValue.map(WeakView.init)
      layOut()
    }
  }

  /// Whether the view avoids the keyboard. The default is true.
  public var avoidsKeyboard = true {
    didSet { layOut() }
  }

  /// The spring after a release.
  public var spring = Spring(response: 0.4, dampingRatio: 1)

  /// The rate at which a released view slows down.
  public var decelerationRate = DecelerationRate.normal

  /// Called when the view has been thrown to an anchor or moved there.
  public var anchorDidChange: (@MainActor (PictureInPictureAnchor) -> Void)?

  /// Called with every new center, in the coordinates of the container.
  public var centerDidChange: (@MainActor (CGPoint) -> Void)?

  /// The recognizer of the drag.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  private lazy var pan = CatchingPanGestureRecognizer { [weak self] _ in self?.panned() }
  private lazy var dragged = DraggedPoint { [weak self] in self?.moved(to: $0) }
  private let observer = ContainerObserver()
  private let keyboard = KeyboardOverlapObservation(by: .pictures)
  private var keyboardOverlap: CGFloat = 0
  private var weakObstacles: [WeakView] = []
  private var fractions: CGPoint
  private var isPlaced = false
  private var actions: [UIAccessibilityCustomAction] = []

  private struct WeakView {
    weak var view: UIView?

    init(_ view: UIView) {
      self.view = view
    }
  }

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - anchors: The positions at which the view can rest.
  ///   - anchor: The one at the beginning; nil for the lower trailing corner, or the first one if
  ///     that is not among them.
  public init(
    anchors: [PictureInPictureAnchor] = PictureInPictureAnchor.corners,
    anchor: PictureInPictureAnchor? = nil
  ) {
    let standard = PictureInPictureAnchor.bottomTrailing
    let anchor = anchor ?? (anchors.contains(standard) ? standard : anchors.first ?? standard)
    self.anchors = anchors
    self.anchor = anchor
    fractions = anchor.nearestFractions(to: CGPoint(x: 0.5, y: 0.5))
    super.init()
    pan.catches = { [weak self] in self?.dragged.animator.isRunning == true }
    observer.didLayOut = { [weak self] in self?.layOut() }
  }

  /// The anchor at which the view is, or to which it moves.
  public private(set) var anchor: PictureInPictureAnchor

  /// The center to which the view moves, or at which it rests.
  public var destination: CGPoint { dragged.destination }

  /// Whether a finger drags the view.
  public var isDragging: Bool { dragged.isHeld }

  /// Moves the view to an anchor.
  public func move(to anchor: PictureInPictureAnchor, animated: Bool) {
    let present = area.map { $0.fractions(of: dragged.point) } ?? fractions
    setAnchor(anchor, fractions: anchor.nearestFractions(to: present))
    guard let center else { return }
    if animated { dragged.move(to: center, spring: spring) } else { dragged.animator.set(center) }
  }

  private func setAnchor(_ anchor: PictureInPictureAnchor, fractions: CGPoint) {
    self.fractions = fractions
    guard anchor != self.anchor else { return }
    self.anchor = anchor
    anchorDidChange?(anchor)
  }

  // MARK: UIInteraction

  /// Ends the observation of the container.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(pan)
    old.accessibilityCustomActions?.removeAll { actions.contains($0) }
    keyboard.stopObserving(in: observer)
    observer.removeFromSuperview()
    dragged.animator.stop()
    isPlaced = false
  }

  /// Places the view in its superview, or as soon as it has one.
  public func didMove(to view: UIView?) {
    self.view = view
    dragged.view = view
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.addGestureRecognizer(pan)
    let phrases = FluidPhrases.current
    actions = anchors.map { anchor in
      UIAccessibilityCustomAction(name: phrases.moveTo(phrases.place(anchor.name))) {
        [weak self] _ in
        self?.move(to: anchor, animated: true)
        return self != nil
      }
    }
    view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + actions
    observeContainer()
  }

  /// Observes the superview of the view. Call it after the view was moved to another superview.
  public func observeContainer() {
    guard let container = view?.superview, observer.superview !== container else { return }
    observer.frame = container.bounds
    container.insertSubview(observer, at: 0)
    keyboard.observeOverlap(in: observer) { [weak self] overlap in
      self?.keyboardOverlap = overlap
      self?.layOut()
    }
    layOut()
  }

  // MARK: Layout

  /// Moves the view to where its anchor is now. This happens by itself when the container is laid
  /// out.
  public func layOut() {
    guard let area, let center else { return }
    dragged.horizontal = ElasticRange(
      bounds: area.centers.minX...area.centers.maxX, resistance: resistance)
    dragged.vertical = ElasticRange(
      bounds: area.centers.minY...area.centers.maxY, resistance: resistance)
    if dragged.isHeld {
      dragged.regrip(after: pan.travel(in: view?.superview))
    } else if dragged.animator.isRunning || isPlaced && keyboardOverlap != laidOutOverlap {
      if dragged.destination != center { dragged.move(to: center, spring: spring) }
    } else {
      dragged.animator.set(center)
    }
    laidOutOverlap = keyboardOverlap
    isPlaced = true
  }

  private var laidOutOverlap: CGFloat = 0

  private var resistance: RubberBand {
    .scrollView(dimension: Double(max(view?.superview?.bounds.height ?? 0, 1)))
  }

  private var center: CGPoint? {
    area.map { $0.center(at: anchor.nearestFractions(to: fractions)) }
  }

  /// The positions of the view's center; nil without a container.
  private var area: PictureInPictureArea? {
    guard let view, let container = view.superview, container.bounds.width > 0 else { return nil }
    var free = container.bounds.inset(by: container.safeAreaInsets)
    if avoidsKeyboard {
      free.size.height = max(min(free.maxY, container.bounds.maxY - keyboardOverlap) - free.minY, 0)
    }
    for obstacle in obstacles where obstacle.window === container.window && !obstacle.isHidden {
      free = free.avoiding(obstacle.convert(obstacle.bounds, to: container))
    }
    free = free.inset(by: spacing)
    return PictureInPictureArea(
      centers: free.centers(of: view.bounds.size),
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Drag

  private func panned() {
    switch pan.state {
    case .began:
      observeContainer()
      dragged.grab()
      dragged.drag(by: pan.travel(in: view?.superview))
    case .changed: dragged.drag(by: pan.travel(in: view?.superview))
    case .ended:
      release(velocity: dragged.release(finger: pan.velocity(in: view?.superview)))
    case .cancelled:
      _ = dragged.release()
      release(velocity: .zero)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func release(velocity: CGPoint) {
    guard let area else { return }
    let rest = CGPoint(
      x: dragged.point.x + decelerationRate.project(initialVelocity: velocity.x),
      y: dragged.point.y + decelerationRate.project(initialVelocity: velocity.y))
    if let goal = area.goal(nearest: rest, among: anchors) {
      setAnchor(goal.anchor, fractions: goal.fractions)
    } else {
      let fractions = area.fractions(of: rest)
      setAnchor(.free(at: fractions), fractions: fractions)
    }
    dragged.move(to: center ?? dragged.point, velocity: velocity, spring: spring)
  }

  private func moved(to center: CGPoint) {
    view?.center = center
    centerDidChange?(center)
  }
}

extension PictureInPictureAnchor {
  /// Returns the fractions of this anchor that are nearest to others.
  func nearestFractions(to fractions: CGPoint) -> CGPoint {
    CGPoint(x: fractions.x.clamped(to: horizontal), y: fractions.y.clamped(to: vertical))
  }

  /// The position where a throw without anchors ends, within the container.
  fileprivate static func free(at fractions: CGPoint) -> PictureInPictureAnchor {
    let (x, y) = (fractions.x.clamped(to: 0...1), fractions.y.clamped(to: 0...1))
    return PictureInPictureAnchor(name: "anywhere", horizontal: x...x, vertical: y...y)
  }
}

extension CGRect {
  /// Returns the centers at which a thing of a size lies in this rectangle, in the middle where
  /// there is no room.
  fileprivate func centers(of size: CGSize) -> CGRect {
    let (dx, dy) = (min(size.width, self.size.width) / 2, min(size.height, self.size.height) / 2)
    guard self.size.width > 0, self.size.height > 0 else {
      return CGRect(
        x: origin.x + self.size.width / 2, y: origin.y + self.size.height / 2, width: 0, height: 0)
    }
    return insetBy(dx: dx, dy: dy)
  }

  /// Returns the largest part of this rectangle above, below, left or right of another one.
  func avoiding(_ obstacle: CGRect) -> CGRect {
    guard intersects(obstacle) else { return self }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: obstacle.minY - minY),
      CGRect(x: minX, y: obstacle.maxY, width: width, height: maxY - obstacle.maxY),
      CGRect(x: minX, y: minY, width: obstacle.minX - minX, height: height),
      CGRect(x: obstacle.maxX, y: minY, width: maxX - obstacle.maxX, height: height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
    return parts.max { $0.width * $0.height < $1.width * $1.height } ?? self
  }
}

/// An invisible view that fills a container, and notices when the container is laid out.
@preconcurrency @MainActor
final class ContainerObserver: UIView {
  var didLayOut: @MainActor () -> Void = {}

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    didLayOut()
  }
}
