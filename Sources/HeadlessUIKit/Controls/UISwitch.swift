// SPDX-License-Identifier: MIT

/// A control that is either on or off.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let toggle = UISwitch()
/// var values: [Bool] = []
/// toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
/// host.show(toggle, frame: CGRect(x: 16, y: 100, width: 51, height: 31))
/// host.tap(toggle)
/// host.perform { toggle.setOn(false, animated: true) }
/// print(toggle.isOn, values)  // false [true]
/// ```
///
/// Setting the value by code sends no event, as on a device. Its images are stored without effect.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  // UIKit's sizes in points. Documented is only that the size of a switch is independent of its
  // frame.
  private static let size = CGSize(width: 51, height: 31)
  private static let gap: CGFloat = 2

  private let track = UIView()
  private let thumb = UIView()
  private var value = false
  /// The value that is shown during a drag, and whether the drag has changed it.
  private var shownValue = false
  private var isDragged = false

  /// Creates a switch at the frame's origin. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a switch of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UISwitch.self, with: coder)
  }

  /// Whether the switch is on. Setting it does not send an event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off. Does not send an event.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    show(on, animated: animated)
  }

  /// The color of the switch when it is on; nil for green.
  open var onTintColor: UIColor? {
    didSet {
      show(shownValue, animated: false)
      appearanceChanged(.onTintColor, \UISwitch.onTintColor, onTintColor)
    }
  }

  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      thumb.backgroundColor = thumbTintColor ?? .white
      appearanceChanged(.thumbTintColor, \UISwitch.thumbTintColor, thumbTintColor)
    }
  }

  /// An image for the on state. It is not shown.
  open var onImage: UIImage? {
    didSet { appearanceChanged(.onImage, \UISwitch.onImage, onImage) }
  }

  /// An image for the off state. It is not shown.
  open var offImage: UIImage? {
    didSet { appearanceChanged(.offImage, \UISwitch.offImage, offImage) }
  }

  // MARK: Size

  /// The fixed size of a switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the fixed size of a switch.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The frame. Setting it changes the origin but not the size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The bounds. Setting them changes the origin but not the size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  // MARK: Touches

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    isDragged = false
    shownValue = value
    return true
  }

  /// Moves the thumb to the side to which the finger was dragged.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRight = x > bounds.midX
    if abs(x - bounds.midX) > Self.size.height / 4, (isRight != isRightToLeft) != shownValue {
      isDragged = true
      show(!shownValue, animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  /// Toggles the switch after a tap, or sets it to the thumb's side after a drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wanted = isDragged ? shownValue : isTouchInside ? !value : value
    guard wanted != value else { return show(value, animated: true) }
    setOn(wanted, animated: true)
    send(.valueChanged, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(value, animated: true)
  }

  override var refusesTapsOfOthers: Bool { true }

  /// Prevents taps and horizontal pans of superviews.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    {
      let way = pan.translation(in: self)
      if abs(way.x) > abs(way.y) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func completed(_ events: Event) -> Event {
    events.contains(.valueChanged) ? events.union(.primaryActionTriggered) : events
  }

  // MARK: Appearance

  override func stateChanged() {
    super.stateChanged()
    for part in [track, thumb] {
      part.alpha = isEnabled ? 1 : 0.5
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(shownValue)
  }

  private func prepare() {
    isOpaque = false
    frame = frame
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = (Self.size.height - 2 * Self.gap) / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    show(false, animated: false)
  }

  private func show(_ on: Bool, animated: Bool) {
    shownValue = on
    guard animated, window != nil else { return place(on) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in place(on) })
  }

  private func place(_ on: Bool) {
    let side = Self.size.height - 2 * Self.gap
    let isRight = on != isRightToLeft
    thumb.frame = CGRect(
      x: isRight ? Self.size.width - Self.gap - side : Self.gap, y: Self.gap, width: side,
      height: side)
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  /// The text of the row whose accessory the switch is.
  override var labelByDefault: String? { superview?.labelOfControls }

  override var valueByDefault: String? { value ? "1" : "0" }

  override var traitsByDefault: UIAccessibilityTraits {
    traitsOfState.union([.button, .toggleButton])
  }
}
