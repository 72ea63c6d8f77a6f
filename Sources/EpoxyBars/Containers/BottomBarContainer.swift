// SPDX-License-Identifier: MIT

/// The bars at the lower edge of a controller's view.
///
/// A ``BottomBarInstaller`` makes it, and has it as its `container` while it is installed.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = UIViewController()
/// host.show(controller)
/// let installer = BottomBarInstaller(viewController: controller) { BarModel<UISwitch>() }
/// host.perform { installer.install() }
/// installer.container?.bottomOffset = 100
/// print(installer.container?.frame.maxY ?? 0)  // 752.0
/// ```
///
/// An installer with `avoidsKeyboard` sets ``bottomOffset`` itself.
@preconcurrency @MainActor
public final class BottomBarContainer: BarStackView, InternalBarContainer {
  private var sentinel: SafeAreaSentinel?
  private(set) lazy var insets = BarContainerInsets(self)
  private var bottomConstraint: NSLayoutConstraint?

  let position = BarContainerPosition.bottom
  var edgeOffset: CGFloat { bottomOffset }

  /// Called after the container was laid out.
  var didLayOut: (() -> Void)?

  /// The installer of the container.
  public internal(set) weak var barInstaller: BottomBarInstaller?

  /// The controller whose content is inset.
  public weak var viewController: UIViewController?

  /// Creates a container without bars.
  public required init() {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    zOrder = .lastToFirst
  }

  /// The way in which the controller's content is inset.
  public var insetBehavior: BarContainerInsetBehavior {
    get { insets.behavior }
    set { insets.behavior = newValue }
  }

  /// Whether the bars keep their content clear of the safe area that the controller has without
  /// bars.
  public var insetMargins = true {
    didSet { if insetMargins != oldValue { setNeedsLayout() } }
  }

  /// The distance of the bars from the lower edge of the view, in points. A new distance lays out
  /// the view at once, so that it is animated in the block of an animation.
  public var bottomOffset: CGFloat = 0 {
    didSet {
      guard bottomOffset != oldValue else { return }
      bottomConstraint?.constant = -bottomOffset
      setNeedsLayout()
      if window != nil { viewController?.viewIfLoaded?.layoutIfNeeded() }
    }
  }

  /// The part of the inset that the bars cover; raised bars are clear of it.
  func margin(forOriginalInset inset: CGFloat) -> CGFloat { max(inset - bottomOffset, 0) }

  override var sideInsets: UIEdgeInsets { viewController?.originalSideInsets ?? .zero }

  /// The center. A new one updates the insets.
  public override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }

  /// Lays out the bars and updates the insets of the controller.
  public override func layoutSubviews() {
    super.layoutSubviews()
    insets.update()
    didLayOut?()
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Adds the container to the lower edge of a view.
  public func add(to superview: UIView) {
    let sentinel = SafeAreaSentinel(self)
    sentinel.cover(superview)
    self.sentinel = sentinel
    superview.addSubview(self)
    let bottom = bottomAnchor.constraint(
      equalTo: superview.bottomAnchor, constant: -bottomOffset)
    bottomConstraint = bottom
    var constraints = [
      bottom,
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor),
    ]
    if let top = superview.subviews.lazy.compactMap({ $0 as? TopBarContainer }).first {
      constraints.append(topAnchor.constraint(greaterThanOrEqualTo: top.bottomAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the container from its superview, and its inset from the controller.
  public func remove() {
    sentinel?.removeFromSuperview()
    sentinel = nil
    removeFromSuperview()
    bottomConstraint = nil
    insets.removeAll()
  }
}
