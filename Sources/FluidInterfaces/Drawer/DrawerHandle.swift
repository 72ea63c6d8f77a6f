// SPDX-License-Identifier: MIT

/// The bar at the upper edge of a drawer, with which VoiceOver and the keyboard move it.
@preconcurrency @MainActor
final class DrawerHandle: UIView {
  static let height: CGFloat = 24

  weak var drawer: DrawerView?
  private let bar = UIView()

  init() {
    super.init(frame: .zero)
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = 2.5
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: (bounds.width - 50) / 2, y: 10, width: 50, height: 5)
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { drawer?.selectedStop.map { FluidPhrases.current.place($0.name) } }
    set {}
  }

  override var accessibilityLabel: String? {
    get { FluidPhrases.current.drawer }
    set {}
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      drawer?.stops.filter { $0 != drawer?.selectedStop }.map { stop in
        let phrases = FluidPhrases.current
        return UIAccessibilityCustomAction(name: phrases.moveTo(phrases.place(stop.name))) {
          [weak drawer] _ in
          drawer?.move(to: stop, animated: true) == true
        }
      }
    }
    set {}
  }

  override func accessibilityIncrement() {
    _ = drawer?.moveUp()
  }

  override func accessibilityDecrement() {
    _ = drawer?.moveDown()
  }

  override func accessibilityActivate() -> Bool {
    drawer?.toggle() == true
  }
}

/// The part of a drawer that moves: a background with round upper corners, the handle and the
/// content.
@preconcurrency @MainActor
final class DrawerSurface: UIView {
  let handle = DrawerHandle()
  /// The content, between the handle and the bottom of the safe area at the highest stop.
  private(set) var content: UIView?
  private var contentBottom: NSLayoutConstraint?

  /// Called when the content was laid out, and may need another height.
  var didLayOut: @MainActor () -> Void = {}
  weak var drawer: DrawerView?

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 16
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 8
    layer.shadowOffset = .zero
    addSubview(handle)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ view: UIView?) {
    content?.removeFromSuperview()
    content = view
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, belowSubview: handle)
    // Content with a height of its own keeps it; other content, such as a list, fills the drawer.
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = UILayoutPriority(1)
    contentBottom = bottom
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: DrawerHandle.height),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottom,
    ])
  }

  /// Sets the distance from the lower edge of the content that fills the drawer.
  func setBottomInset(_ inset: CGFloat) {
    guard contentBottom?.constant != -inset else { return }
    contentBottom?.constant = -inset
  }

  /// Returns the height that the handle and the content need at a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    guard let content else { return DrawerHandle.height }
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return DrawerHandle.height + size.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    handle.frame = CGRect(x: 0, y: 0, width: bounds.width, height: DrawerHandle.height)
    didLayOut()
  }

  override func accessibilityPerformEscape() -> Bool {
    drawer?.escape() == true
  }
}
