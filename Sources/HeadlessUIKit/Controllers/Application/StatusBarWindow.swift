// SPDX-License-Identifier: MIT

/// The window of the status bar. A tap on the bar scrolls to the top; all other touches are
/// delivered to the windows behind it.
@MainActor
final class StatusBarWindow: UIWindow {
  private let bar = StatusBarView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar
    isOpaque = false
    addSubview(bar)
    bar.addGestureRecognizer(
      UITapGestureRecognizer(action: { [unowned self] recognizer in
        device.application.statusBar.tap(at: recognizer.location(in: self).x)
      }))
  }

  required init?(coder: NSCoder) { nil }

  override var isSystemWindow: Bool { true }

  override var viewsOfApplication: [UIView] { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Adapts the bar to the frontmost controllers.
  func update(style: UIStatusBarStyle, isHidden: Bool) {
    bar.barStyle = style
    bar.alpha = isHidden ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: device.screen.safeAreaInsets.top)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// A plain status bar: the time and, at the right, a battery. The time is at the left or, on a
/// phone without a cutout, in the middle.
@MainActor
final class StatusBarView: UIView {
  var barStyle = UIStatusBarStyle.default {
    didSet { if oldValue != barStyle { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The color of the content.
  private var color: UIColor {
    switch barStyle {
    case .lightContent: .white
    case .darkContent: .black
    default: .label
    }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard bounds.height > 0 else { return }
    let time = NSAttributedString(
      string: "9:41",
      attributes: [
        .font: UIFont.systemFont(ofSize: 16, weight: .semibold), .foregroundColor: color,
      ])
    let size = time.size()
    let y =
      bounds.height > 30 ? bounds.height - size.height - 12 : (bounds.height - size.height) / 2
    let isCentered = bounds.height <= 30 && traitCollection.userInterfaceIdiom == .phone
    time.draw(at: CGPoint(x: isCentered ? (bounds.width - size.width) / 2 : 36, y: y))
    let battery = CGRect(x: bounds.maxX - 62, y: y + size.height / 2 - 6, width: 25, height: 12)
    color.setStroke()
    color.setFill()
    UIBezierPath(roundedRect: battery.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5).stroke()
    UIBezierPath(roundedRect: battery.insetBy(dx: 2, dy: 2), cornerRadius: 2).fill()
    UIBezierPath(
      roundedRect: CGRect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4),
      cornerRadius: 0.75
    ).fill()
  }
}
