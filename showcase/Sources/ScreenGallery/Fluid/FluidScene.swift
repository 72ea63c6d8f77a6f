// SPDX-License-Identifier: MIT
internal import FluidInterfaces
public import HeadlessHost

/// One of the eight interfaces of "Building Fluid Interfaces", on a dark screen with a hint.
public class FluidScene: UIViewController, MeasuredScreen {
  private let hint = UILabel()
  private var last: (time: TimeInterval, value: Double)?

  private let isHintInMiddle: Bool

  init(title: String, hint text: String, isHintInMiddle: Bool = false) {
    self.isHintInMiddle = isHintInMiddle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    hint.text = text
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the status bar is on a dark background.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.07, alpha: 1)
    overrideUserInterfaceStyle = .dark
    hint.numberOfLines = 0
    hint.textAlignment = .center
    hint.textColor = .secondaryLabel
    hint.font = .preferredFont(forTextStyle: .subheadline)
    hint.adjustsFontForContentSizeCategory = true
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hint)
    NSLayoutConstraint.activate([
      isHintInMiddle
        ? hint.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        : hint.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      hint.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
      hint.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
    ])
  }

  /// The number that the interface moves, and its unit.
  var measured: (name: String, value: Double) { ("", 0) }

  /// The number and its velocity since the last frame.
  public final var measures: [Measure] {
    let (name, value) = measured
    let now = CACurrentMediaTime()
    let velocity = last.map { now > $0.time ? (value - $0.value) / (now - $0.time) : 0 } ?? 0
    last = (now, value)
    return [
      Measure(name, value), Measure("velocity, per second", velocity),
    ]
  }
}

/// A rounded square with a gradient.
final class FluidSquare: UIView {
  private let gradient = CAGradientLayer()

  init(_ top: UIColor, _ bottom: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    gradient.colors = [top.cgColor, bottom.cgColor]
    layer.addSublayer(gradient)
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    layer.cornerRadius = min(bounds.width, bounds.height) / 5
  }
}

extension UIView {
  /// Centers the view in another one, at its own size.
  func center(in view: UIView, offset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    let size = bounds.size
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset),
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
    ])
  }
}
