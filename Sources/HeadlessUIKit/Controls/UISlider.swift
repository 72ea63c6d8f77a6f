// SPDX-License-Identifier: MIT

/// A control for choosing a value by dragging a thumb along a track.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let slider = UISlider()
/// slider.maximumValue = 10
/// slider.isContinuous = false
/// var values: [Float] = []
/// slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
/// host.show(slider, frame: CGRect(x: 16, y: 100, width: 200, height: 44))
/// host.drag(from: CGPoint(x: 20, y: 122), to: CGPoint(x: 300, y: 122))
/// print(slider.value, values)  // 10.0 [10.0]
/// ```
///
/// The drag has to begin at the thumb: a touch of the track moves nothing. Images can replace the
/// thumb and both parts of the track, and stand at the ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // UIKit's sizes in points, which are not documented.
  private static let thumbSide: CGFloat = 28
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  private static let trackInset: CGFloat = 2
  /// The distance from the thumb at which a touch still grabs it, in points.
  private static let reach: CGFloat = 10

  private let lowerTrack = UIImageView()
  private let upperTrack = UIImageView()
  private let thumb = UIImageView()
  final var images = SliderImages()
  private var storedValue: Float = 0
  private var lowest: Float = 0
  private var highest: Float = 1
  /// The horizontal distance of the touch from the thumb's center, in points.
  private var grip: CGFloat = 0

  /// Creates a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a slider of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UISlider.self, with: coder)
  }

  /// The value. Setting it does not send an event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end. A value above `maximumValue` also raises the maximum.
  open var minimumValue: Float {
    get { lowest }
    set {
      guard newValue.isFinite else { return }
      lowest = newValue
      highest = max(highest, newValue)
      value = storedValue
    }
  }

  /// The value at the trailing end. A value below `minimumValue` also lowers the minimum.
  open var maximumValue: Float {
    get { highest }
    set {
      guard newValue.isFinite else { return }
      highest = newValue
      lowest = min(lowest, newValue)
      value = storedValue
    }
  }

  /// Whether events are sent while the thumb is dragged. If false, only the end of the drag sends
  /// an event.
  open var isContinuous = true

  /// Sets the value, clamped to the minimum and the maximum. Does not send an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, lowest), highest)
    guard animated, window != nil else { return placeParts() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in placeParts() })
  }

  // MARK: Appearance

  /// The color of the track between the leading end and the thumb; nil for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      showColors()
      appearanceChanged(
        .minimumTrackTintColor, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
    }
  }

  /// The color of the track between the thumb and the trailing end; nil for the system's fill
  /// color.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      showColors()
      appearanceChanged(
        .maximumTrackTintColor, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
    }
  }

  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      showColors()
      appearanceChanged(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
    }
  }

  // MARK: Images

  /// The image at the end of the minimum.
  open var minimumValueImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// The image at the end of the maximum.
  open var maximumValueImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    imagesChanged()
  }

  /// Sets the image of the track up to the thumb for a state. A resizable image is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    imagesChanged()
  }

  /// Sets the image of the track behind the thumb for a state. A resizable image is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    imagesChanged()
  }

  /// Returns the image of the thumb for a state.
  @discardableResult
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }

  /// Returns the image of the track up to the thumb for a state.
  @discardableResult
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }

  /// Returns the image of the track behind the thumb for a state.
  @discardableResult
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { images[\.thumb, state] }

  /// The image of the track up to the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { images[\.minimumTrack, state] }

  /// The image of the track behind the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { images[\.maximumTrack, state] }

  private func imagesChanged() {
    showColors()
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    showColors()
  }

  /// Returns the frame of the image at the end of the minimum for the given bounds.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
  }

  /// Returns the frame of the image at the end of the maximum for the given bounds.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
  }

  /// Returns the frame of the track for the given bounds.
  @discardableResult
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    let (left, right) = isRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
    let start = left.isEmpty ? bounds.minX + Self.trackInset : left.maxX + SliderImages.gap
    let end = right.isEmpty ? bounds.maxX - Self.trackInset : right.minX - SliderImages.gap
    let height = max(
      Self.trackHeight,
      [currentMinimumTrackImage, currentMaximumTrackImage]
        .compactMap { ($0?.size.height).map { min($0, bounds.height) } }.max() ?? 0)
    return CGRect(
      x: start, y: bounds.midY - height / 2, width: max(end - start, 0), height: height)
  }

  /// Returns the frame of the thumb for the given bounds and value.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = share(of: value)
    let size =
      currentThumbImage?.size.limited(to: bounds.size)
      ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let way = max(rect.width - size.width, 0)
    return CGRect(
      x: rect.minX + way * (isRightToLeft ? 1 - share : share), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The height of the control. It has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width and the height of the control.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  // MARK: Touches

  /// Begins tracking if the touch is on the thumb.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let location = touch.location(in: self)
    guard thumbRect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(location) else {
      return false
    }
    grip = location.x - thumbRect.midX
    return true
  }

  /// Prevents swipes and pans of superviews along the track that start on the thumb, as documented
  /// for `UIView.gestureRecognizerShouldBegin(_:)`.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self, startsOnThumb(gestureRecognizer) {
      if let swipe = gestureRecognizer as? UISwipeGestureRecognizer {
        return swipe.direction.isDisjoint(with: [.left, .right])
      }
      if let way = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: self),
        abs(way.x) > abs(way.y)
      {
        return false
      }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a touch of a recognizer began on the thumb. A finger that moves the thumb did; before
  /// the slider has received the touch, the thumb has not moved.
  private func startsOnThumb(_ recognizer: UIGestureRecognizer) -> Bool {
    if isTracking { return true }
    let thumb = thumbRect.insetBy(dx: -Self.reach, dy: -Self.reach)
    return recognizer.touchesOfAttempt.contains {
      thumb.contains(recognizer.convert($0.firstScreenLocation, to: self))
    }
  }

  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = storedValue
    value = value(at: touch.location(in: self).x - grip)
    if isContinuous, storedValue != old { send(.valueChanged, with: event) }
    return super.continueTracking(touch, with: event)
  }

  /// Always sends a final event, so that an observer of the touch is notified of its end.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, touch.location(in: self) != touch.previousLocation(in: self) {
      value = value(at: touch.location(in: self).x - grip)
    }
    send(.valueChanged, with: event)
  }

  override func completed(_ events: Event) -> Event {
    events.contains(.valueChanged) ? events.union(.primaryActionTriggered) : events
  }

  /// Returns the position of a value between the minimum and the maximum, from 0 to 1. Uses
  /// `CGFloat`, because the difference of the ends can exceed the range of `Float`.
  private func share(of value: Float) -> CGFloat {
    let length = CGFloat(highest) - CGFloat(lowest)
    return length > 0 ? (CGFloat(value) - CGFloat(lowest)) / length : 0
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  private func value(at position: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let side = thumbRect.width
    let way = track.width - side
    guard way > 0, position.isFinite else { return storedValue }
    let share = min(max((position - track.minX - side / 2) / way, 0), 1)
    let length = CGFloat(highest) - CGFloat(lowest)
    return Float(CGFloat(lowest) + length * (isRightToLeft ? 1 - share : share))
  }

  // MARK: Subviews

  private func prepare() {
    isOpaque = false
    for part in [upperTrack, lowerTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for track in [upperTrack, lowerTrack] {
      track.layer.cornerRadius = Self.trackHeight / 2
    }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    showColors()
    placeParts()
  }

  private func showColors() {
    show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: lowerTrack)
    show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill, in: upperTrack)
    show(currentThumbImage, or: thumbTintColor ?? .white, in: thumb)
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    for track in [upperTrack, lowerTrack] {
      track.layer.cornerRadius = track.image == nil ? Self.trackHeight / 2 : 0
    }
    thumb.layer.cornerRadius = thumb.image == nil ? Self.thumbSide / 2 : 0
    showEnds()
  }

  private func show(_ image: UIImage?, or color: UIColor, in part: UIImageView) {
    part.image = image
    part.backgroundColor = image == nil ? color : nil
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect
    let (left, right) = track.divided(atDistance: knob.midX - track.minX, from: .minXEdge)
    placeEnds()
    thumb.frame = knob
    lowerTrack.frame = isRightToLeft ? right : left
    upperTrack.frame = isRightToLeft ? left : right
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var valueByDefault: String? { percentage }

  override var traitsByDefault: UIAccessibilityTraits { traitsOfState.union(.adjustable) }

  /// Increases the value by a tenth of the range, as a swipe up in VoiceOver does.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// Decreases the value by a tenth of the range, as a swipe down in VoiceOver does.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    let old = storedValue
    setValue(old + share * (highest - lowest), animated: false)
    guard storedValue != old else { return }
    send(.valueChanged, with: nil)
  }

  private var percentage: String {
    "\(Int((share(of: storedValue) * 100).rounded()))%"
  }
}
