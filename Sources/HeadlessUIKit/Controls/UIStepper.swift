// SPDX-License-Identifier: MIT

/// A control with two buttons that decrement and increment a value.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let stepper = UIStepper()
/// stepper.maximumValue = 10
/// stepper.stepValue = 2
/// host.show(stepper, frame: CGRect(x: 16, y: 100, width: 94, height: 32))
/// try host.tap("Increment")
/// print(stepper.value)  // 2.0
/// host.longPress(at: CGPoint(x: 90, y: 116), for: 3)
/// print(stepper.value)  // 10.0
/// ```
///
/// A button that is held repeats its step in the host's time, from half a second on ten times in a
/// second. Neither these times nor the sizes are documented by Apple. Setting the value by code
/// sends no event.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// The time until a held button repeats, and between two repetitions, in seconds.
  private static let (delay, period): (TimeInterval, TimeInterval) = (0.5, 0.1)

  private let decrementButton = StepperButton(label: "Decrement", symbol: "minus")
  private let incrementButton = StepperButton(label: "Increment", symbol: "plus")
  private let backgroundView = UIImageView()
  private let divider = UIImageView()
  private var backgrounds: [State: UIImage] = [:]
  private var dividers: [DividerStates: UIImage] = [:]
  private var storedValue: Double = 0
  private var lowest: Double = 0
  private var highest: Double = 100
  private var step: Double = 1
  /// The button that a finger holds.
  private var heldButton: StepperButton?
  private var repetition: DeviceTimer?
  private var hasRepeated = false
  private var valueAtTouchDown: Double = 0

  private struct DividerStates: Hashable {
    var left: State
    var right: State
  }

  /// Creates a stepper at the frame's origin. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a stepper of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UIStepper.self, with: coder)
  }

  // MARK: Value

  /// The value, limited to the minimum and the maximum. Setting it does not send an event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, lowest), highest)
      showButtons()
    }
  }

  /// The smallest value: 0 by default. It must not be above `maximumValue`.
  open var minimumValue: Double {
    get { lowest }
    set {
      guard newValue <= highest else {
        return device.reportIllegalUse(
          "minimumValue (\(newValue)) must be less than or equal to maximumValue (\(highest))")
      }
      lowest = newValue
      value = storedValue
    }
  }

  /// The largest value: 100 by default. It must not be below `minimumValue`.
  open var maximumValue: Double {
    get { highest }
    set {
      guard newValue >= lowest else {
        return device.reportIllegalUse(
          "maximumValue (\(newValue)) must be greater than or equal to minimumValue (\(lowest))")
      }
      highest = newValue
      value = storedValue
    }
  }

  /// The difference that a step makes: 1 by default. It must be above 0.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else {
        return device.reportIllegalUse("stepValue must be greater than 0; got \(newValue)")
      }
      step = newValue
    }
  }

  /// Whether each step sends an event. If false, only the end of a touch does.
  open var isContinuous = true

  /// Whether a button that is held repeats its step.
  open var autorepeat = true

  /// Whether a step beyond the maximum leads to the minimum, and vice versa.
  open var wraps = false {
    didSet { showButtons() }
  }

  /// Makes a step, and returns whether the value has changed.
  private func makeStep(_ button: StepperButton) -> Bool {
    let old = storedValue
    let next = old + (button === incrementButton ? step : -step)
    if wraps, next > highest {
      value = lowest
    } else if wraps, next < lowest {
      value = highest
    } else {
      value = next
    }
    return storedValue != old
  }

  private func canStep(_ button: StepperButton) -> Bool {
    isEnabled
      && (wraps || (button === incrementButton ? storedValue < highest : storedValue > lowest))
  }

  // MARK: Touches

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let location = touch.location(in: self)
    let button = decrementButton.frame.contains(location) ? decrementButton : incrementButton
    guard button.frame.contains(location), canStep(button) else { return false }
    heldButton = button
    hasRepeated = false
    valueAtTouchDown = storedValue
    showButtons()
    if autorepeat { scheduleRepetition(after: Self.delay) }
    return true
  }

  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    showButtons()
    return super.continueTracking(touch, with: event)
  }

  /// Makes a step, unless the button has repeated already or the finger has left the stepper.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let button = heldButton else { return }
    let steps = isTouchInside && !hasRepeated && makeStep(button)
    let hasChanged = isContinuous ? steps : storedValue != valueAtTouchDown
    release()
    if hasChanged { send(.valueChanged, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    let hasChanged = !isContinuous && storedValue != valueAtTouchDown && heldButton != nil
    release()
    if hasChanged { send(.valueChanged, with: event) }
  }

  private func scheduleRepetition(after seconds: TimeInterval) {
    repetition = device.after(seconds) { [weak self] in
      guard let self, let heldButton else { return }
      if isTouchInside {
        hasRepeated = true
        if makeStep(heldButton), isContinuous { send(.valueChanged, with: nil) }
      }
      guard self.heldButton === heldButton else { return }  // a handler has ended the touch
      scheduleRepetition(after: Self.period)
    }
  }

  private func release() {
    repetition?.cancel()
    repetition = nil
    heldButton = nil
    showButtons()
  }

  override var refusesTapsOfOthers: Bool { true }

  override func completed(_ events: Event) -> Event {
    events.contains(.valueChanged) ? events.union(.primaryActionTriggered) : events
  }

  fileprivate func activate(_ button: StepperButton) -> Bool {
    guard canStep(button) else { return false }
    if makeStep(button) { send(.valueChanged, with: nil) }
    return true
  }

  // MARK: Images

  /// Sets the image of the background for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    showButtons()
  }

  /// Returns the image of the background for a state.
  @discardableResult
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// Sets the image of the divider for the states of the buttons at its sides.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[DividerStates(left: leftState, right: rightState)] = image
    showButtons()
  }

  /// Returns the image of the divider for the states of the buttons at its sides.
  @discardableResult
  open func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? {
    dividers[DividerStates(left: state, right: rightSegmentState)]
  }

  /// Sets the image of the increment button for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementButton.images[state] = image
    showButtons()
  }

  /// Returns the image of the increment button for a state.
  @discardableResult
  open func incrementImage(for state: State) -> UIImage? { incrementButton.image(for: state) }

  /// Sets the image of the decrement button for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementButton.images[state] = image
    showButtons()
  }

  /// Returns the image of the decrement button for a state.
  @discardableResult
  open func decrementImage(for state: State) -> UIImage? { decrementButton.image(for: state) }

  // MARK: Size

  /// The fixed size of a stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the fixed size of a stepper.
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

  // MARK: Appearance

  override func stateChanged() {
    super.stateChanged()
    showButtons()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    decrementButton.frame = isRightToLeft ? right : left
    incrementButton.frame = isRightToLeft ? left : right
    divider.frame = CGRect(
      x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14)
    if let image = divider.image {
      divider.frame = CGRect(
        x: bounds.midX - min(image.size.width, bounds.width) / 2, y: bounds.minY,
        width: min(image.size.width, bounds.width), height: bounds.height)
    }
  }

  private func prepare() {
    isOpaque = false
    frame = frame
    backgroundView.layer.cornerRadius = 8
    backgroundView.clipsToBounds = true
    for part in [backgroundView, decrementButton, incrementButton, divider] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    decrementButton.stepper = self
    incrementButton.stepper = self
    showButtons()
  }

  private func showButtons() {
    for button in [decrementButton, incrementButton] {
      button.state =
        !canStep(button)
        ? .disabled : button === heldButton && isTouchInside ? .highlighted : .normal
    }
    let background = backgrounds[state] ?? backgrounds[.normal]
    backgroundView.image = background
    backgroundView.backgroundColor = background == nil ? .tertiarySystemFill : nil
    let (left, right) =
      isRightToLeft
      ? (incrementButton.state, decrementButton.state)
      : (decrementButton.state, incrementButton.state)
    let image =
      dividers[DividerStates(left: left, right: right)]
      ?? dividers[DividerStates(left: .normal, right: .normal)]
    if divider.image !== image { setNeedsLayout() }
    divider.image = image
    divider.backgroundColor = image == nil ? .separator : nil
  }
}

/// One of the two buttons of a stepper.
final class StepperButton: UIView {
  fileprivate weak var stepper: UIStepper?
  fileprivate var images: [UIControl.State: UIImage] = [:]
  private let picture = UIImageView()
  private let label: String
  private let symbol: String

  fileprivate var state = UIControl.State.normal {
    didSet { show() }
  }

  fileprivate init(label: String, symbol: String) {
    self.label = label
    self.symbol = symbol
    super.init(frame: .zero)
    isOpaque = false
    layer.cornerRadius = 8
    picture.contentMode = .center
    picture.tintColor = .label
    addSubview(picture)
    show()
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func image(for state: UIControl.State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  private func show() {
    picture.image =
      image(for: state)
      ?? UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .medium))
    picture.alpha = state == .disabled && images[.disabled] == nil ? 0.3 : 1
    backgroundColor = state == .highlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    picture.fitLargeImage()
  }

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? { label }

  override var traitsByDefault: UIAccessibilityTraits {
    state == .disabled ? [.button, .notEnabled] : .button
  }

  override func accessibilityActivate() -> Bool { stepper?.activate(self) ?? false }
}
