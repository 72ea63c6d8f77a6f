// SPDX-License-Identifier: MIT
import FluidInterfaces
import HeadlessHost

/// Interface 2: a square that springs from side to side, with sliders for the spring.
final class SpringScene: FluidScene {
  private let square = FluidSquare(.systemTeal, .systemBlue)
  private let damping = UISlider()
  private let response = UISlider()
  private let dampingLabel = UILabel()
  private let responseLabel = UILabel()
  private lazy var animator = SpringAnimator(value: CGFloat(0), damping: 0.5, response: 1) {
    [weak self] in self?.square.transform = CGAffineTransform(translationX: $0, y: 0)
  }

  init() {
    super.init(title: "Springs", hint: "Tap to send the square to the other side, at any time.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    ("offset, points", Double(animator.value))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    square.frame = CGRect(x: 30, y: 260, width: 80, height: 80)
    view.addSubview(square)
    configure(damping, from: 0.1, to: 1, value: 0.5)
    configure(response, from: 0.1, to: 2, value: 1)
    for label in [dampingLabel, responseLabel] {
      label.textColor = .white
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    let stack = UIStackView(arrangedSubviews: [dampingLabel, damping, responseLabel, response])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: damping)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 420),
    ])
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.send() })
    showSpring()
  }

  private func configure(_ slider: UISlider, from low: Float, to high: Float, value: Float) {
    (slider.minimumValue, slider.maximumValue, slider.value) = (low, high, value)
    slider.addAction(UIAction { [weak self] _ in self?.showSpring() }, for: .valueChanged)
  }

  private func showSpring() {
    let (ratio, seconds) = (Double(damping.value), Double(response.value))
    dampingLabel.text = "Damping " + text(ratio)
    responseLabel.text = "Response " + text(seconds) + " s"
    animator.spring = Spring(response: seconds, dampingRatio: ratio)
  }

  private func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  private func send() {
    animator.target = animator.target == 0 ? view.bounds.width - 140 : 0
  }
}

/// Interface 4: a square on a rubber band.
final class RubberbandScene: FluidScene {
  private let square = FluidSquare(.systemOrange, .systemPink)
  private let interaction = RubberbandInteraction()

  init() {
    super.init(title: "Rubberbanding", hint: "Pull the square up or down.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    ("offset, points", Double(interaction.offset.y))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    square.center(in: view)
    square.addInteraction(interaction)
  }
}

/// Interface 5: a card that is pulled up, and notices a pause.
final class AccelerationScene: FluidScene {
  private let card = FluidSquare(.systemGreen, .systemTeal)
  private let label = UILabel()
  private let interaction = RubberbandInteraction(
    range: CGRect(x: 0, y: -360, width: 0, height: 360))

  init() {
    super.init(title: "Acceleration pausing", hint: "Pull the card up quickly, and stop.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    ("offset, points", Double(interaction.offset.y))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Paused"
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.alpha = 0
    label.frame.size = CGSize(width: 200, height: 40)
    card.center(in: view, offset: 180)
    label.center(in: view, offset: 60)
    // The card is free while it is held, and goes back when it is released.
    interaction.decelerationRate = DecelerationRate(rawValue: 0.99)
    card.addInteraction(interaction)
    let recognizer = AccelerationPauseGestureRecognizer { [weak self] in self?.show(true) }
    card.addGestureRecognizer(recognizer)
    interaction.offsetDidChange = { [weak self] _ in self?.returnIfReleased() }
  }

  private func show(_ isPaused: Bool) {
    UIView.animate(withDuration: 0.15) { self.label.alpha = isPaused ? 1 : 0 }
  }

  private func returnIfReleased() {
    guard !interaction.isDragging, interaction.destination != .zero else { return }
    show(false)
    interaction.setOffset(.zero, animated: true)
  }
}
