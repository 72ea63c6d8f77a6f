// SPDX-License-Identifier: MIT

/// A bar of buttons, usually at the lower edge of a screen.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// var taps: [String] = []
/// let toolbar = UIToolbar()
/// toolbar.items = [
///   UIBarButtonItem(title: "Reply", primaryAction: UIAction { _ in taps.append("reply") }),
///   .flexibleSpace(),
///   UIBarButtonItem(title: "Archive", primaryAction: UIAction { _ in taps.append("archive") }),
/// ]
/// host.show(toolbar, frame: CGRect(x: 0, y: 774, width: 393, height: 44))
/// try host.tap("Archive")
/// print(taps)  // ["archive"]
/// ```
///
/// The row of buttons is 44 points high, 32 in a compact height, which Apple does not document. The
/// background extends to the edge of the screen. The toolbar of a navigation controller shows the
/// `toolbarItems` of its page; while the content above it is at its end, it has no background.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemContainer {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// The edge of the content above the bar.
  final weak var contentEdge: ContentEdge?
  private let background = BarBackgroundView(isAtBottom: true)
  private var buttons: [(item: UIBarButtonItem, view: UIView?)] = []
  private var shownItems: [UIBarButtonItem] = []
  private var standard: UIToolbarAppearance?
  private var compact: UIToolbarAppearance?
  private var scrollEdge: UIToolbarAppearance?
  private var compactScrollEdge: UIToolbarAppearance?
  private var backgroundImages: [[Int]: UIImage] = [:]
  private var shadowImages: [Int: UIImage] = [:]

  /// The object that determines the position of the bar. Not retained. It is not called.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a toolbar of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    InterfaceCoder.configure(self, as: UIToolbar.self, with: coder)
  }

  // MARK: Items

  /// The items, from the leading edge to the trailing edge.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shownItems where item.bar === self { item.bar = nil }
    shownItems = items ?? []
    setNeedsItems()
  }

  final func setNeedsItems() {
    for (_, view) in buttons where view?.superview === self { view?.removeFromSuperview() }
    let appearance = currentAppearance
    buttons = shownItems.filter { !$0.isHidden }.map { item in
      item.bar = self
      guard !item.isSpace else { return (item, nil) }
      let view =
        item.customView
        ?? BarButtonView(
          item: item, tint: tintColor,
          appearance: item.style == .done
            ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
      addSubview(view)
      return (item, view)
    }
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The style of the bar. `black` is a dark bar.
  open var barStyle = UIBarStyle.default {
    didSet {
      setNeedsLayout()
      appearanceChanged(.barStyle, \UIToolbar.barStyle, barStyle)
    }
  }

  /// Whether content behind the bar shines through.
  open var isTranslucent = true {
    didSet {
      setNeedsLayout()
      appearanceChanged(.isTranslucent, \UIToolbar.isTranslucent, isTranslucent)
    }
  }

  /// The background color of the bar; nil for the system's color.
  open var barTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceChanged(.barTintColor, \UIToolbar.barTintColor, barTintColor)
    }
  }

  /// Sets the background image, which replaces the background. Images for any position are shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage
    setNeedsLayout()
  }

  /// Returns the background image.
  @discardableResult
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]]
  }

  /// Sets the image of the shadow, which is shown with a background image only.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom.rawValue] = shadowImage
    setNeedsLayout()
  }

  /// Returns the image of the shadow.
  @discardableResult
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom.rawValue]
  }

  /// The appearance of the bar, which is copied.
  open var standardAppearance: UIToolbarAppearance {
    get {
      let appearance = standard ?? UIToolbarAppearance()
      standard = appearance
      return appearance
    }
    set { setAppearance(newValue, \.standard) }
  }

  /// The appearance of the bar in a compact height, which is copied; nil for the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set { setAppearance(newValue, \.compact) }
  }

  /// The appearance of the bar while the content ends above it, which is copied; nil for the
  /// standard one without its background. A toolbar without a navigation controller ignores it.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { scrollEdge }
    set { setAppearance(newValue, \.scrollEdge) }
  }

  /// The appearance of the bar in a compact height while the content ends above it, which is
  /// copied; nil for that of `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactScrollEdge }
    set { setAppearance(newValue, \.compactScrollEdge) }
  }

  private func setAppearance(
    _ new: UIToolbarAppearance?,
    _ path: ReferenceWritableKeyPath<UIToolbar, UIToolbarAppearance?>
  ) {
    self[keyPath: path] = new?.duplicate
    setNeedsItems()
  }

  private var hasAppearances: Bool {
    standard != nil || compact != nil || scrollEdge != nil || compactScrollEdge != nil
  }

  /// The appearance that is shown; nil for the individual properties.
  private var currentAppearance: UIToolbarAppearance? {
    guard hasAppearances else { return nil }
    let isCompact = traitCollection.verticalSizeClass == .compact
    let own = (isCompact ? compact : nil) ?? standard
    guard isAtEdge else { return own }
    return (isCompact ? compactScrollEdge : nil) ?? scrollEdge ?? own?.atScrollEdge
  }

  /// Whether the content above the bar is at its end. "If no navigation controller manages your
  /// toolbar, UIKit ignores this property and uses the tool bar's standard appearance" (UIToolbar,
  /// "scrollEdgeAppearance").
  private var isAtEdge: Bool { contentEdge?.isAtEdge ?? false }

  /// Called after the content has reached its end, or has left it.
  final func edgeChanged() {
    if hasAppearances { setNeedsItems() }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height of the row of buttons, in points.
  final var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// Returns the height of the row.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }

  /// The height of the row; the width is that of the container.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// Lays out the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heightOfBackground)
    background.show(backgroundContent)
    layOutButtons()
  }

  /// The height down to the lower edge of the superview, if only its safe area is in between.
  private var heightOfBackground: CGFloat {
    guard extendsBackground, let superview else { return bounds.height }
    let below = max(superview.bounds.maxY - frame.maxY, 0)
    return bounds.height + (below <= superview.safeAreaInsets.bottom ? below : 0)
  }

  override func surroundingsDidChange() {
    super.surroundingsDidChange()
    if background.frame.height != heightOfBackground { setNeedsLayout() }
  }

  /// Whether the background extends to the lower edge of the superview: not above a tab bar.
  final var extendsBackground = true {
    didSet { if extendsBackground != oldValue { setNeedsLayout() } }
  }

  private var backgroundContent: BarBackgroundView.Content {
    if let currentAppearance { return BarBackgroundView.Content(currentAppearance) }
    if isAtEdge { return .transparent }
    let any = backgroundImages[[UIBarPosition.any.rawValue, UIBarMetrics.default.rawValue]]
    if let any {
      var content = BarBackgroundView.Content(color: barTintColor)
      content.image = any
      let shadow = shadowImages[UIBarPosition.any.rawValue]
      content.shadowImage = shadow
      content.shadowColor = shadow?.size == .zero ? nil : .separator
      return content
    }
    return BarBackgroundView.Content(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
  }

  override func descendantsWillBeLaidOut() {
    super.descendantsWillBeLaidOut()
    if buttons.contains(where: { $0.view?.superview === self && $0.view?.needsPlacingInBar == true }
    ) {
      setNeedsLayout()
    }
  }

  /// Returns the size of a button, a custom view or a space in a row.
  private func size(
    of button: (item: UIBarButtonItem, view: UIView?), in room: CGSize
  ) -> CGSize {
    if button.item.systemItem == .flexibleSpace { return .zero }
    guard let view = button.view else { return CGSize(width: max(button.item.width, 0), height: 0) }
    if let view = view as? BarButtonView {
      return CGSize(width: view.fittingWidth, height: room.height)
    }
    var size = view.sizeInBar(within: room)
    if button.item.width > 0, view.hostedSize?.client.width == 0 { size.width = button.item.width }
    return size
  }

  /// Returns the sizes of the buttons. Views that fill the row share the room that the others
  /// leave.
  private func sizesOfButtons(in room: CGSize, gaps: CGFloat) -> [CGSize] {
    var sizes = buttons.map { size(of: $0, in: room) }
    let filling = buttons.indices.filter {
      guard let hosted = buttons[$0].view?.hostedSize else { return false }
      return hosted.client.width == 0 && buttons[$0].item.width <= 0
        && sizes[$0].width >= room.width
    }
    guard !filling.isEmpty else { return sizes }
    for index in filling { sizes[index].width = 0 }
    let others = zip(buttons, sizes).reduce(0) { $0 + max($1.0.item.width, $1.1.width) }
    let share = max(room.width - others - gaps, 0) / CGFloat(filling.count)
    for index in filling { sizes[index].width = share }
    return sizes
  }

  private func layOutButtons() {
    let start = safeAreaInsets.left + Self.margin
    let length = max(bounds.width - start - safeAreaInsets.right - Self.margin, 0)
    let gaps = Self.gap * CGFloat(max(buttons.count { $0.view != nil } - 1, 0))
    let height = min(rowHeight, bounds.height)
    let sizes = sizesOfButtons(in: CGSize(width: length, height: height), gaps: gaps)
    let widths = zip(buttons, sizes).map { $0.item.width > 0 ? $0.item.width : $1.width }
    let flexible = buttons.count { $0.item.systemItem == .flexibleSpace }
    let rest = max(length - widths.reduce(0, +) - gaps, 0)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    var distance: CGFloat = 0
    for ((button, size), width) in zip(zip(buttons, sizes), widths) {
      guard let view = button.view else {
        distance += button.item.systemItem == .flexibleSpace ? share : width
        continue
      }
      let x = start + (isRightToLeft ? length - distance - width : distance)
      let frame = CGRect(x: x, y: 0, width: width, height: height)
      if view is BarButtonView {
        view.frame = frame
      } else {
        view.setFrame(at: CGPoint(x: frame.midX, y: frame.midY), size: size)
      }
      distance += width + Self.gap
    }
  }

  /// Updates the buttons, which have the tint color of the bar.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsItems()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.verticalSizeClass != traitCollection.verticalSizeClass {
      // The height of the row depends on the class.
      invalidateIntrinsicContentSize()
      setNeedsItems()
    }
    setNeedsLayout()
  }
}
