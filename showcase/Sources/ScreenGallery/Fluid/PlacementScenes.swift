// SPDX-License-Identifier: MIT
import FluidInterfaces
import HeadlessHost

/// Interface 6: a drawer with a list.
final class DrawerScene: FluidScene {
  private let drawer = DrawerView(stops: [
    .height(120, name: "closed"), .fraction(0.55, name: "half"), .top(inset: 60, name: "open"),
  ])

  init() {
    super.init(
      title: "Rewarding momentum",
      hint: "Tap the drawer, or flick it. Its list scrolls once it is open.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    ("height of the drawer, points", Double(drawer.visibleHeight))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = makeList()
    drawer.contentView = list
    drawer.track(list)
    drawer.dimming = 0.5
    drawer.surfaceView.backgroundColor = .secondarySystemBackground
    drawer.frame = view.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(drawer)
  }

  private func makeList() -> UIScrollView {
    let list = UIScrollView()
    list.alwaysBounceVertical = true
    let rows = UIStackView(
      arrangedSubviews: (1...30).map { number in
        let row = UILabel()
        row.text = "Row \(number)"
        row.textColor = .label
        row.font = .preferredFont(forTextStyle: .body)
        row.heightAnchor.constraint(equalToConstant: 52).isActive = true
        return row
      })
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
      rows.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: list.frameLayoutGuide.leadingAnchor, constant: 24),
      rows.trailingAnchor.constraint(equalTo: list.frameLayoutGuide.trailingAnchor, constant: -24),
      rows.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor, constant: 24),
      rows.trailingAnchor.constraint(
        equalTo: list.contentLayoutGuide.trailingAnchor, constant: -24),
    ])
    return list
  }
}

/// Interface 7: a small picture that is thrown from corner to corner.
final class PictureInPictureScene: FluidScene {
  private let picture = FluidSquare(.systemIndigo, .systemPurple)
  private let interaction = PictureInPictureInteraction()

  init() {
    super.init(
      title: "Picture in picture", hint: "Throw the picture into another corner.",
      isHintInMiddle: true)
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    ("height of the center, points", Double(picture.center.y))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] { addPlace(x, y) }
    picture.frame.size = CGSize(width: 86, height: 130)
    view.addSubview(picture)
    picture.addInteraction(interaction)
  }

  /// Adds an outline in a corner, which shows where the picture can be.
  private func addPlace(_ x: Int, _ y: Int) {
    let place = UIView()
    place.layer.borderWidth = 2
    place.layer.borderColor = UIColor(white: 0.3, alpha: 1).cgColor
    place.layer.cornerRadius = 17
    place.translatesAutoresizingMaskIntoConstraints = false
    let safe = view.safeAreaLayoutGuide
    view.addSubview(place)
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: 86),
      place.heightAnchor.constraint(equalToConstant: 130),
      x == 0
        ? place.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 23)
        : place.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -23),
      y == 0
        ? place.topAnchor.constraint(equalTo: safe.topAnchor, constant: 25)
        : place.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -25),
    ])
  }
}

/// Interface 8: a square that two fingers turn.
final class RotationScene: FluidScene {
  private let square = FluidSquare(.systemRed, .systemOrange)
  private let mark = UIView()
  private let interaction = RotationInteraction()

  init() {
    super.init(
      title: "Rotation", hint: "Turn the square with two fingers. It ends at a right angle.")
  }

  required init?(coder: NSCoder) { nil }

  override var measured: (name: String, value: Double) {
    ("angle, degrees", Double(interaction.rotation) * 180 / .pi)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    square.bounds.size = CGSize(width: 260, height: 260)
    square.center(in: view)
    mark.backgroundColor = .white
    mark.frame = CGRect(x: 120, y: 24, width: 20, height: 20)
    mark.layer.cornerRadius = 10
    square.addSubview(mark)
    square.addInteraction(interaction)
  }
}
