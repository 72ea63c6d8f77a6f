// SPDX-License-Identifier: MIT

/// A row of segments; at most one of them is selected.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let control = UISegmentedControl(items: ["Day", "Week", "Month"])
/// control.selectedSegmentIndex = 0
/// var chosen: [Int] = []
/// control.addAction(
///   UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
/// host.show(control, frame: CGRect(x: 16, y: 100, width: 361, height: 32))
/// try host.tap("Month")
/// print(chosen)  // [2]
/// ```
///
/// A touch selects when it ends, the segment under the finger; setting `selectedSegmentIndex` by
/// code sends no event. A segment shows either a title or an image. Titles have a fixed size, as on
/// a device, where a long press enlarges them for users of large text sizes. Each segment is an
/// accessibility element of its own. Sizes and radii are not documented by Apple.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment: -1.
  public nonisolated static let noSegment = -1

  /// The kinds of segments by their position.
  public enum Segment: Int, Sendable {
    case any = 0
    /// The leftmost of several segments.
    case left = 1
    /// A segment between two others.
    case center = 2
    /// The rightmost of several segments.
    case right = 3
    /// The only segment of a control.
    case alone = 4
  }

  final var segments: [SegmentView] = []
  final var looks = SegmentLooks()
  final let backgroundView = UIImageView()
  final let pill = UIView()
  final var dividers: [UIImageView] = []
  private var selectedIndex = UISegmentedControl.noSegment
  /// The segment that the finger is on, and whether the finger carries the selection along.
  final var touchedIndex: Int?
  private var carriesSelection = false

  /// Creates a control with a segment for each title or image. Items of other types are reported.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      case let action as UIAction: insertSegment(action: action, at: index, animated: false)
      default:
        device.reportIllegalUse("items must be strings, images or actions; got \(item)")
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control with a segment for each action, which is performed when the user selects the
  /// segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Creates a control of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UISegmentedControl.self, with: coder)
  }

  // MARK: Segments

  /// The number of segments, which have the indices from 0 on.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index beyond the end appends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title ?? ""), at: segment, animated: animated)
  }

  /// Inserts a segment with an image. An index beyond the end appends.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with an action's image or title. A segment of an action with the same
  /// identifier is removed first.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != NSNotFound { removeSegment(at: old, animated: false) }
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Replaces the content and the action of a segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let other = segmentIndex(identifiedBy: action.identifier)
    guard isSegment(segment) else { return }
    guard other == NSNotFound || other == segment else {
      return device.reportIllegalUse(
        "segment \(other) already has an action with the identifier \(action.identifier.rawValue)")
    }
    segments[segment].take(action)
    contentChanged()
  }

  /// Returns the action of a segment.
  @discardableResult
  open func actionForSegment(at segment: Int) -> UIAction? {
    isSegment(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment with an action, or `NSNotFound`.
  @discardableResult
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Removes a segment. A selection of the removed segment ends.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard isSegment(segment) else { return }
    if segment == selectedIndex {
      selectedIndex = Self.noSegment
    } else if segment < selectedIndex {
      selectedIndex -= 1
    }
    segments.remove(at: segment).removeFromSuperview()
    contentChanged(animated: animated)
  }

  /// Removes all segments, and with them the selection.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedIndex = Self.noSegment
    contentChanged()
  }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard isSegment(segment) else { return }
    segments[segment].show(title: title ?? "", image: nil)
    contentChanged()
  }

  /// Returns the title of a segment; nil if it has an image.
  @discardableResult
  open func titleForSegment(at segment: Int) -> String? {
    isSegment(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard isSegment(segment) else { return }
    segments[segment].show(title: nil, image: image)
    contentChanged()
  }

  /// Returns the image of a segment; nil if it has a title.
  @discardableResult
  open func imageForSegment(at segment: Int) -> UIImage? {
    isSegment(segment) ? segments[segment].image : nil
  }

  /// Sets the width of a segment, in points; 0 for an automatic width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard isSegment(segment) else { return }
    segments[segment].fixedWidth = width.isFinite ? max(width, 0) : 0
    contentChanged()
  }

  /// Returns the width that was set for a segment, or 0.
  @discardableResult
  open func widthForSegment(at segment: Int) -> CGFloat {
    isSegment(segment) ? segments[segment].fixedWidth : 0
  }

  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard isSegment(segment) else { return }
    segments[segment].contentOffset = offset
  }

  /// Returns the offset of a segment's content.
  @discardableResult
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    isSegment(segment) ? segments[segment].contentOffset : .zero
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard isSegment(segment) else { return }
    segments[segment].isEnabled = enabled
    showSegments()
  }

  /// Returns whether a segment is enabled.
  @discardableResult
  open func isEnabledForSegment(at segment: Int) -> Bool {
    isSegment(segment) && segments[segment].isEnabled
  }

  private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(view, at: index)
    if selectedIndex >= index { selectedIndex += 1 }
    view.control = self
    addSubview(view)
    contentChanged(animated: animated)
  }

  private func isSegment(_ index: Int) -> Bool {
    guard !segments.indices.contains(index) else { return true }
    device.reportIllegalUse(
      "segment \(index) does not exist: the control has \(segments.count) segments")
    return false
  }

  // MARK: Selection

  /// The index of the selected segment, or `UISegmentedControl.noSegment`. Setting it does not send
  /// an event. It has no effect on a momentary control, for which it is the segment that was chosen
  /// while the handlers of `valueChanged` run.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      guard newValue == Self.noSegment || isSegment(newValue), !isMomentary else { return }
      select(newValue)
    }
  }

  /// Whether the control shows no selection after a touch.
  open var isMomentary = false {
    didSet { if isMomentary { select(Self.noSegment) } }
  }

  private func select(_ index: Int) {
    selectedIndex = index
    showSegments()
  }

  /// Selects a segment on behalf of the user.
  final func choose(_ index: Int, with event: UIEvent?) {
    guard isMomentary || index != selectedIndex else { return }
    selectedIndex = index
    showSegments(animated: true)
    if let action = segments[index].action { sendAction(action) }
    send(.valueChanged, with: event)
    if isMomentary { select(Self.noSegment) }
  }

  // MARK: Touches

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event),
      let index = segment(at: touch.location(in: self)), canChoose(index)
    else { return false }
    carriesSelection = index == selectedIndex
    touchedIndex = index
    showSegments()
    return true
  }

  /// Highlights the segment under the finger; a finger that began on the selected segment moves the
  /// selection along.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let index =
      isTouchInside ? segment(at: CGPoint(x: location.x, y: bounds.midY), nearest: true) : nil
    let new = index.flatMap { canChoose($0) ? $0 : nil }
    if new != touchedIndex {
      touchedIndex = new
      showSegments(animated: carriesSelection)
    }
    return super.continueTracking(touch, with: event)
  }

  /// Selects the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = isTouchInside ? touchedIndex : nil
    touchedIndex = nil
    carriesSelection = false
    showSegments(animated: true)
    if let chosen, segments.indices.contains(chosen) { choose(chosen, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touchedIndex = nil
    carriesSelection = false
    showSegments()
  }

  final func canChoose(_ index: Int) -> Bool {
    isEnabled && segments.indices.contains(index) && segments[index].isEnabled
  }

  /// The segment that the pill marks: that under the finger while it carries the selection.
  final var markedIndex: Int? {
    if carriesSelection, let touchedIndex { return touchedIndex }
    return segments.indices.contains(selectedIndex) ? selectedIndex : nil
  }

  override var refusesTapsOfOthers: Bool { true }

  /// Prevents taps of superviews, and pans that begin on the selected segment, which they would
  /// take from the finger that moves the selection.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if carriesSelection, gestureRecognizer.view !== self,
      let way = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: self),
      abs(way.x) > abs(way.y)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func completed(_ events: Event) -> Event {
    events.contains(.valueChanged) ? events.union(.primaryActionTriggered) : events
  }

  // MARK: Appearance

  /// Whether the widths of the segments follow their contents instead of being equal.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentChanged() }
  }

  /// The color of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      showSegments()
      appearanceChanged(
        .selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor,
        selectedSegmentTintColor)
    }
  }

  /// Sets the attributes of the titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    looks.attributes[state] = attributes
    contentChanged()
    appearanceChanged(
      .segmentTitleAttributes(state),
      { ($0 as? UISegmentedControl)?.setTitleTextAttributes(attributes, for: state) })
  }

  /// Returns the attributes of the titles that were set for a state.
  @discardableResult
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state]
  }

  /// Sets the image of the background for a state. Bar metrics other than the default one are
  /// stored without effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[.init(state, barMetrics)] = backgroundImage
    showSegments()
  }

  /// Returns the image of the background for a state.
  @discardableResult
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics)]
  }

  /// Sets the image of the dividers between segments in two states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    looks.dividers[.init(leftState, rightState, barMetrics)] = dividerImage
    setNeedsLayout()
  }

  /// Returns the image of the dividers between segments in two states.
  @discardableResult
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.dividers[.init(leftState, rightState, barMetrics)]
  }

  /// Moves the content of segments of a kind. Bar metrics other than the default one are stored
  /// without effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    looks.adjustments[.init(leftCenterRightOrAlone, barMetrics)] = adjustment
    setNeedsLayout()
  }

  /// Returns the adjustment of the content of segments of a kind.
  @discardableResult
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.adjustments[.init(leftCenterRightOrAlone, barMetrics)] ?? .zero
  }

  // MARK: Size

  /// The size of the segments, side by side.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: Self.height)
  }

  /// Returns the size of the segments, side by side.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateChanged() {
    super.stateChanged()
    showSegments()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showSegments()
  }
}
