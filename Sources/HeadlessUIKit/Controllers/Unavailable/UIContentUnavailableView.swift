// SPDX-License-Identifier: MIT

/// A view that shows a content unavailable configuration.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.text = "No photos"
/// empty.button = .filled()
/// empty.button.title = "Take a photo"
/// var photos = 0
/// empty.buttonProperties.primaryAction = UIAction { _ in photos += 1 }
/// let view = UIContentUnavailableView(configuration: empty)
/// let host = ScreenHost(.iPhone15)
/// host.show(view)
/// try host.tap(.label("Take a photo"))
/// print(photos)  // 1
/// ```
///
/// The content is in the middle of the safe area, and scrolls if it is higher. Touches beside the
/// buttons go through the view unless it scrolls, so that a list below it can be pulled to refresh;
/// what UIKit does is not documented.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let parts = UnavailableParts()
  private var backgroundView: BackgroundConfigurationView?

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view with an empty configuration. Views cannot be decoded, because this UIKit has no
  /// archives.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    preservesSuperviewLayoutMargins = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    addSubview(scrollView)
    show()
  }

  /// The configuration, which must be a `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return device.reportIllegalUse(
          "UIContentUnavailableView only supports UIContentUnavailableConfiguration; got \(newValue)"
        )
      }
      guard new != content else { return }
      content = new
      show()
    }
  }

  /// Whether content that is higher than the view can be scrolled.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func show() {
    parts.show(content, in: scrollView)
    showBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showBackground() {
    if content.background == .clear() {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundConfigurationView(content.background)
    if backgroundView == nil { insertSubview(view, at: 0) }
    backgroundView = view
    view.configuration = content.background
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func marginsDidChange() {
    super.marginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    var margins = content.directionalLayoutMargins
    let superview = directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, superview.leading)
      margins.trailing = max(margins.trailing, superview.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, superview.top)
      margins.bottom = max(margins.bottom, superview.bottom)
    }
    return margins.resolved(rightToLeft: isRightToLeft)
  }

  /// Places the parts one below the other in the middle of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let area = bounds.inset(by: safeAreaInsets)
    scrollView.frame = CGRect(
      origin: area.origin, size: CGSize(width: max(area.width, 0), height: max(area.height, 0)))
    let margins = margins
    let width = max(scrollView.bounds.width - margins.left - margins.right, 0)
    let placement = parts.placement(content, width: width)
    let height = placement.height + margins.top + margins.bottom
    let space = max(scrollView.bounds.height - height, 0) / 2
    let scale = max(traitCollection.displayScale, 1)
    let origin = CGPoint(x: margins.left, y: (margins.top + space).rounded(toPixelsOf: scale))
    for part in placement.parts {
      var frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
      if content.alignment == .natural, isRightToLeft {
        frame.origin.x = origin.x + width - part.frame.maxX
      }
      if part.view.frame != frame { part.view.frame = frame }
    }
    let size = CGSize(
      width: scrollView.bounds.width, height: max(height, scrollView.bounds.height))
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  @discardableResult
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let scrolls = isScrollEnabled && scrollView.contentSize.height > scrollView.bounds.height
    return hit is UIControl || scrolls ? hit : nil
  }

  /// The natural size of the content with its margins.
  open override var intrinsicContentSize: CGSize { contentSize(forWidth: nil) }

  override var contentHeightDependsOnWidth: Bool { true }

  override var isMeasuredAtEveryWidth: Bool { true }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    let margins = margins
    let sides = margins.left + margins.right
    let natural = parts.naturalWidth(content) + sides
    let placement = parts.placement(content, width: max((width ?? natural) - sides, 0))
    return CGSize(width: natural, height: placement.height + margins.top + margins.bottom)
  }

  /// Returns the size of the content in a width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = contentSize(forWidth: nil)
    guard size.width > 0, size.width < natural.width else { return natural }
    return CGSize(width: size.width, height: contentSize(forWidth: size.width).height)
  }
}
