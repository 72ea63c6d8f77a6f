// SPDX-License-Identifier: MIT

/// A row of dots, one for each page; the dot of the current page is highlighted.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let control = UIPageControl()
/// control.numberOfPages = 5
/// var pages: [Int] = []
/// control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
/// host.show(control, frame: CGRect(x: 0, y: 700, width: 393, height: 26))
/// host.tap(control, at: CGPoint(x: 380, y: 13))
/// print(control.currentPage, pages)  // 1 [1]
/// ```
///
/// A tap beside the current dot changes to the next or the previous page; a finger that slides
/// along the dots passes through all of them. The application then shows the page. Setting the page
/// by code sends no event. Dots that do not fit are left out, and those before them are smaller.
///
/// Apple documents neither sizes nor default colors. UIKit's dots are white; here they have the
/// colors of labels, which are visible on every background.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The phases of an interaction.
  public enum InteractionState: Int, Sendable {
    /// No finger touches the control.
    case none = 0
    /// The current page is changed by single taps.
    case discrete = 1
    /// A finger slides along the dots.
    case continuous = 2
  }

  /// The styles of the background.
  public enum BackgroundStyle: Int, Sendable {
    /// A background while a finger slides along the dots.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    case minimal = 2
  }

  /// The directions in which the dots are arranged.
  public enum Direction: Int, Sendable {
    /// From the leading side to the trailing side.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }

  private let backgroundView = UIView()
  private var dots: [UIImageView] = []
  private var pageCount = 0
  private var page = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The position at which the tracked touch began, and the page at that time.
  private var touchDown: (location: CGPoint, page: Int) = (.zero, 0)

  /// Creates a page control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a page control of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UIPageControl.self, with: coder)
  }

  // MARK: Pages

  /// The number of pages. A negative number counts as 0.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(newValue, 0)
      page = limited(page)
      images = images.filter { $0.key < pageCount }
      currentImages = currentImages.filter { $0.key < pageCount }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The current page, from 0 on. A number outside of the pages is limited.
  open var currentPage: Int {
    get { page }
    set {
      guard limited(newValue) != page else { return }
      page = limited(newValue)
      setNeedsLayout()
    }
  }

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }

  private func limited(_ page: Int) -> Int { min(max(page, 0), max(pageCount - 1, 0)) }

  // MARK: Appearance

  /// The color of the dots; nil for a light gray.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceChanged(
        .pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
    }
  }

  /// The color of the dot of the current page; nil for the color of labels.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceChanged(
        .currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor,
        currentPageIndicatorTintColor)
    }
  }

  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsLayout() }
  }

  /// The direction of the dots.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image of the dots without an image of their own; nil for a disc.
  open var preferredIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The image of the current dot without an image of its own; nil for that of the other dots.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// Returns the image that was set for the dot of a page.
  @discardableResult
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image for the dot of a page; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard isPage(page) else { return }
    images[page] = image
    setNeedsLayout()
  }

  /// Returns the image that was set for the dot of a page while the page is current.
  @discardableResult
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image for the dot of a page while the page is current; nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard isPage(page) else { return }
    currentImages[page] = image
    setNeedsLayout()
  }

  private func isPage(_ page: Int) -> Bool {
    guard !(0..<pageCount).contains(page) else { return true }
    device.reportIllegalUse("page (\(page)) must be in the range of the \(pageCount) pages")
    return false
  }

  private func image(of index: Int) -> UIImage {
    let own = images[index] ?? preferredIndicatorImage
    let current = currentImages[index] ?? preferredCurrentPageIndicatorImage
    return (index == page ? current ?? own : own) ?? Self.disc
  }

  private static let disc = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7))
    .image { context in
      context.cgContext.setFillColor(UIColor.black.cgColor)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 7, height: 7))
    }.withRenderingMode(.alwaysTemplate)

  // MARK: Size

  /// Returns the size that the dots of a number of pages need.
  @discardableResult
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = 2 * PageDots.margin + CGFloat(max(pageCount, 0)) * PageDots.pitch
    return isVertical
      ? CGSize(width: PageDots.breadth, height: length)
      : CGSize(width: length, height: PageDots.breadth)
  }

  /// The size that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

  /// Returns the size that the dots need.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  // MARK: Touches

  /// The phase of the interaction.
  open private(set) var interactionState = InteractionState.none

  /// Whether a finger that slides along the dots changes the page.
  open var allowsContinuousInteraction = true

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), pageCount > 0 else { return false }
    interactionState = .discrete
    touchDown = (touch.location(in: self), page)
    return true
  }

  /// Changes the page by one for each distance of two dots that the finger has moved.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let way = isVertical ? location.y - touchDown.location.y : location.x - touchDown.location.x
    if allowsContinuousInteraction, abs(way) >= PageDots.pitch { interactionState = .continuous }
    if interactionState == .continuous, way.isFinite {
      let pages = Int((min(max(way / PageDots.pitch, -1e6), 1e6)).rounded(.towardZero))
      go(to: touchDown.page + (isReversed ? -pages : pages), with: event)
      setNeedsLayout()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasTap = interactionState == .discrete
    interactionState = .none
    setNeedsLayout()
    guard wasTap, isTouchInside, let location = touch?.location(in: self) else { return }
    let isAfter = isVertical ? location.y > bounds.midY : location.x > bounds.midX
    go(to: page + (isAfter != isReversed ? 1 : -1), with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
    setNeedsLayout()
  }

  private func go(to newPage: Int, with event: UIEvent?) {
    guard limited(newPage) != page else { return }
    currentPage = newPage
    send(.valueChanged, with: event)
  }

  override var refusesTapsOfOthers: Bool { true }

  override func completed(_ events: Event) -> Event {
    events.contains(.valueChanged) ? events.union(.primaryActionTriggered) : events
  }

  // MARK: Layout

  private var pageDots: PageDots {
    PageDots(
      count: pageCount, current: page, length: isVertical ? bounds.height : bounds.width,
      isReversed: isReversed)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = pageDots
    let isEmpty = hidesForSinglePage && pageCount <= 1
    while dots.count < shown.slots.count { addDot() }
    while dots.count > shown.slots.count { dots.removeLast().removeFromSuperview() }
    for (dot, slot) in zip(dots, shown.slots) {
      dot.isHidden = isEmpty
      dot.image = image(of: slot.page)
      dot.tintColor =
        slot.page == page
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .quaternaryLabel
      dot.bounds.size = dot.image?.size ?? .zero
      dot.transform = CGAffineTransform(scaleX: slot.scale, y: slot.scale)
      dot.center =
        isVertical
        ? CGPoint(x: bounds.midX, y: slot.center) : CGPoint(x: slot.center, y: bounds.midY)
    }
    layOutBackground(around: shown, isEmpty: isEmpty)
  }

  private func addDot() {
    let dot = UIImageView()
    dots.append(dot)
    addSubview(dot)
  }

  private func layOutBackground(around shown: PageDots, isEmpty: Bool) {
    let isShown =
      backgroundStyle == .prominent
      || backgroundStyle == .automatic && interactionState == .continuous
    backgroundView.isHidden = !isShown || isEmpty || pageCount == 0
    let length = 2 * PageDots.margin + CGFloat(shown.slots.count) * PageDots.pitch
    let size =
      isVertical
      ? CGSize(width: PageDots.breadth, height: length)
      : CGSize(width: length, height: PageDots.breadth)
    backgroundView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func prepare() {
    isOpaque = false
    backgroundView.isUserInteractionEnabled = false
    backgroundView.isHidden = true
    backgroundView.backgroundColor = .secondarySystemFill
    backgroundView.layer.cornerRadius = PageDots.breadth / 2
    addSubview(backgroundView)
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var valueByDefault: String? {
    pageCount > 0 ? "page \(page + 1) of \(pageCount)" : nil
  }

  override var traitsByDefault: UIAccessibilityTraits { traitsOfState.union(.adjustable) }

  /// Shows the next page.
  open override func accessibilityIncrement() {
    if isEnabled { go(to: page + 1, with: nil) }
  }

  /// Shows the previous page.
  open override func accessibilityDecrement() {
    if isEnabled { go(to: page - 1, with: nil) }
  }
}
