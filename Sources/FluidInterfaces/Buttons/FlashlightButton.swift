// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// A round switch that needs an intentional press, as the flashlight on the lock screen does.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let button = FlashlightButton(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
/// var switches = 0
/// button.addAction(UIAction { _ in switches += 1 }, for: .valueChanged)
/// host.show(button, frame: button.frame)
/// host.tap(button)
/// print(button.isOn, switches)  // false 0
/// host.longPress(button, for: 0.7)
/// print(button.isOn, switches)  // true 1
/// ```
///
/// It grows with the force of the finger. At half of the greatest force the press is activated,
/// with a light haptic, and when the force falls a little the light is switched, with a stronger
/// one. Small variations of the force around the threshold switch nothing twice. Where the screen
/// does not feel force, a long press takes its place: the button grows over ``longPressDuration``,
/// is activated then, and switches when the finger is lifted.
///
/// A finger that leaves the button cancels the press, and so does the system. The button sends
/// `.valueChanged` and `.primaryActionTriggered`; VoiceOver and keyboards switch it without a
/// press.
///
/// Setting ``isOn`` sends no event. The button needs no haptics of the application: it prepares and
/// plays two impacts.
@preconcurrency @MainActor
public final class FlashlightButton: UIControl {
  /// Whether the light is on. Setting it sends no event.
  public var isOn = false {
    didSet { if isOn != oldValue { showState() } }
  }

  /// The diameter at rest, in points.
  public var diameter: CGFloat = 50 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The diameter under the greatest force, in points.
  public var pressedDiameter: CGFloat = 92

  /// The distance from the center at which a finger cancels the press, in points.
  public var cancelDistance: CGFloat = 45

  /// The duration of a press on a screen that does not feel force, in seconds.
  public var longPressDuration: TimeInterval = 0.5

  /// The spring after a press.
  public var spring = Spring(response: 0.2, dampingRatio: 0.4)

  /// The color of the button while the light is on.
  public var onColor = UIColor(white: 0.95, alpha: 1) {
    didSet { showState() }
  }

  /// The color of the button while the light is off.
  public var offColor = UIColor(white: 0.2, alpha: 1) {
    didSet { showState() }
  }

  /// The spring that follows the force: fast, and without bounce.
  private static let following = Spring(response: 0.08, dampingRatio: 1)
  private static let longPressForce = 0.6

  private let disc = FlashlightDisc()
  private var latch = ForceLatch()
  private weak var touch: UITouch?
  private var pressBegan: TimeInterval = 0
  private let clock = FrameClock()
  private let activationFeedback = UIImpactFeedbackGenerator(style: .light)
  private let confirmationFeedback = UIImpactFeedbackGenerator(style: .medium)
  private lazy var growth = SpringAnimator<Double>(value: 0, spring: spring) { [weak self] in
    self?.show(growth: $0)
  }

  /// Creates a button whose light is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not available, because the button is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  private func prepare() {
    growth.view = self
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    isAccessibilityElement = true
    showState()
  }

  /// The scale at which the button is shown.
  public var scale: CGFloat { disc.transform.a }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, let first = touches.first else { return }
    touch = first
    pressBegan = CACurrentMediaTime()
    activationFeedback.prepare()
    confirmationFeedback.prepare()
    if first.maximumPossibleForce > 0 {
      feel(first)
    } else {
      clock.start { [weak self] in self?.pressLasts(at: $0) }
    }
  }

  /// Follows the force of the press.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    let location = touch.location(in: self)
    guard hypot(location.x - bounds.midX, location.y - bounds.midY) < cancelDistance else {
      return endPress(isCancelled: true)
    }
    if touch.maximumPossibleForce > 0 { feel(touch) }
  }

  /// Ends the press, which switches the light if it was activated.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch, touches.contains(touch) { endPress(isCancelled: false) }
  }

  /// Ends the press without switching the light.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    if let touch, touches.contains(touch) { endPress(isCancelled: true) }
  }

  private func feel(_ touch: UITouch) {
    press(
      force: ForceLatch.fraction(
        of: Double(touch.force), maximum: Double(touch.maximumPossibleForce)))
  }

  private func pressLasts(at time: TimeInterval) {
    guard touch != nil, window != nil else { return endPress(isCancelled: true) }
    let share = longPressDuration > 0 ? (time - pressBegan) / longPressDuration : 1
    // The threshold of activation is reached at the end of the duration.
    press(force: min(max(share, 0) * 0.5, Self.longPressForce))
  }

  private func press(force: Double) {
    perform(latch.add(force))
    growth.spring = Self.following
    growth.target = force
  }

  private func endPress(isCancelled: Bool) {
    touch = nil
    clock.stop()
    perform(latch.end(isCancelled: isCancelled))
    growth.spring = spring
    growth.target = 0
  }

  private func perform(_ changes: ForceLatch.Changes) {
    if changes.contains(.activated) { activationFeedback.impactOccurred() }
    guard changes.contains(.confirmed) else { return }
    confirmationFeedback.impactOccurred()
    toggle()
  }

  private func toggle() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Look

  private func show(growth: Double) {
    let scale = 1 + (pressedDiameter / max(diameter, 1) - 1) * CGFloat(growth)
    disc.transform = CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01))
    disc.brightness = isOn ? 0 : min(max(CGFloat(growth), 0), 1)
  }

  private func showState() {
    disc.show(isOn: isOn, color: isOn ? onColor : offColor, glyphColor: isOn ? offColor : onColor)
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    disc.bounds.size = CGSize(width: diameter, height: diameter)
    disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Accessibility

  /// "Flashlight", unless it is set.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? FluidPhrases.current.flashlight }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits of a toggle button.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard #available(iOS 17.0, tvOS 17.0, *) else {
        return super.accessibilityTraits.union(.button)
      }
      return super.accessibilityTraits.union([.button, .toggleButton])
    }
    set { super.accessibilityTraits = newValue }
  }

  public override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (isOn ? FluidPhrases.current.lightIsOn : FluidPhrases.current.lightIsOff)
    }
    set { super.accessibilityValue = newValue }
  }

  public override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    toggle()
    return true
  }
}

/// The visible part of the button: a disc with a torch, which has rays while it is on. The shape
/// shows the state without color.
@MainActor
private final class FlashlightDisc: UIView {
  private let torch = CAShapeLayer()
  private let rays = CAShapeLayer()
  private var color = UIColor.black

  /// The amount of white that a press adds to the disc.
  var brightness: CGFloat = 0 {
    didSet { backgroundColor = brightness > 0 ? color.whitened(by: 0.2 * brightness) : color }
  }

  init() {
    super.init(frame: .zero)
    layer.addSublayer(rays)
    layer.addSublayer(torch)
    rays.fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func show(isOn: Bool, color: UIColor, glyphColor: UIColor) {
    self.color = color
    backgroundColor = color
    torch.fillColor = isOn ? glyphColor.cgColor : nil
    torch.strokeColor = glyphColor.cgColor
    rays.strokeColor = glyphColor.cgColor
    rays.isHidden = !isOn
    let needsOutline = isOn && UIAccessibility.shouldDifferentiateWithoutColor
    layer.borderWidth = needsOutline ? 2 : 0
    layer.borderColor = glyphColor.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    let unit = bounds.width / 50
    let path = UIBezierPath()
    for (index, point) in Self.outline.enumerated() {
      let vertex = CGPoint(x: point.x * unit, y: point.y * unit)
      if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.close()
    torch.path = path.cgPath
    torch.lineWidth = 1.5 * unit
    let light = UIBezierPath()
    for x in [-4, 0, 4] as [CGFloat] {
      light.move(to: CGPoint(x: (25 + x) * unit, y: 13 * unit))
      light.addLine(to: CGPoint(x: (25 + x * 1.6) * unit, y: 9 * unit))
    }
    rays.path = light.cgPath
    rays.lineWidth = 1.5 * unit
  }

  /// A torch that points up, in a square of 50 points.
  private static let outline: [CGPoint] = [
    CGPoint(x: 19, y: 16), CGPoint(x: 31, y: 16), CGPoint(x: 31, y: 20), CGPoint(x: 28, y: 24),
    CGPoint(x: 28, y: 39), CGPoint(x: 22, y: 39), CGPoint(x: 22, y: 24), CGPoint(x: 19, y: 20),
  ]
}

extension UIColor {
  /// Returns the color with a part of white.
  fileprivate func whitened(by part: CGFloat) -> UIColor {
    let color = SpringColor(self)
    let part = Double(part)
    return SpringColor(
      red: color.red + (1 - color.red) * part, green: color.green + (1 - color.green) * part,
      blue: color.blue + (1 - color.blue) * part, alpha: color.alpha
    ).uiColor
  }
}
