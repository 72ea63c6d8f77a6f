// SPDX-License-Identifier: MIT
import FluidInterfaces
import HeadlessHost

/// Interface 1: a calculator's keys.
final class CalculatorScene: FluidScene {
  private let display = UILabel()
  private var keys: [CalculatorButton] = []

  init() {
    super.init(
      title: "Calculator button", hint: "Tap rapidly. Drag out of a key to cancel, and back in.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    let layer = keys[4].layer.presentation() ?? keys[4].layer
    var white: CGFloat = 0
    layer.backgroundColor.map { _ = UIColor(cgColor: $0).getWhite(&white, alpha: nil) }
    return ("brightness of key 5", Double(white))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    display.font = .systemFont(ofSize: 60, weight: .light)
    display.textColor = .white
    display.textAlignment = .right
    display.text = "0"
    let rows = [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"], ["0", ".", "C"]].map { titles in
      let row = UIStackView(arrangedSubviews: titles.map(makeKey))
      row.spacing = 16
      return row
    }
    let stack = UIStackView(arrangedSubviews: [display] + rows)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 40),
    ])
  }

  private func makeKey(_ title: String) -> UIView {
    let key = CalculatorButton()
    key.title = title
    key.addAction(UIAction { [weak self] _ in self?.enter(title) }, for: .touchUpInside)
    keys.append(key)
    return key
  }

  private func enter(_ title: String) {
    let text = display.text ?? "0"
    display.text = title == "C" ? "0" : String(((text == "0" ? "" : text) + title).suffix(8))
  }
}

/// Interface 3: the flashlight's button, on something like a lock screen.
final class FlashlightScene: FluidScene {
  private let button = FlashlightButton()
  private let beam = CAGradientLayer()

  init() {
    super.init(
      title: "Flashlight button",
      hint: "Press hard. Where the screen feels no force, hold the button, and let it go.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) { ("scale", Double(button.scale)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    beam.colors = [
      UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 1, alpha: 0.35).cgColor,
      UIColor(white: 1, alpha: 0).cgColor,
    ]
    beam.locations = [0, 0.8, 1]
    beam.opacity = 0
    view.layer.insertSublayer(beam, at: 0)
    button.frame.size = CGSize(width: 50, height: 50)
    button.center(in: view, offset: 180)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        beam.opacity = button.isOn ? 1 : 0
      }, for: .valueChanged)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    beam.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.midY + 260)
  }
}
