// SPDX-License-Identifier: MIT
public import HeadlessHost

/// The rows of a form, laid out by stack views and constraints, in a navigation stack.
public final class SettingsScreen: UIViewController {
  private let stack = UIStackView()
  private let slider = UISlider()
  private let valueLabel = UILabel()

  /// Returns the screen in a navigation controller.
  public static func inNavigation() -> UIViewController {
    UINavigationController(rootViewController: SettingsScreen())
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    addStack()
    addSwitches()
    addSlider()
    addButtons()
  }

  private func addStack() {
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func addSwitches() {
    for (index, title) in ["Notifications", "Sounds", "Reduce motion"].enumerated() {
      let toggle = UISwitch()
      toggle.isOn = index == 0
      stack.addArrangedSubview(makeRow(title, toggle))
    }
  }

  private func addSlider() {
    slider.value = 0.4
    valueLabel.text = "40 %"
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    valueLabel.textColor = .secondaryLabel
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        valueLabel.text = "\(Int((slider.value * 100).rounded())) %"
      }, for: .valueChanged)
    stack.addArrangedSubview(makeRow("Volume", valueLabel))
    stack.addArrangedSubview(makeCard([slider]))
  }

  private func addButtons() {
    var filled = UIButton.Configuration.filled()
    filled.title = "Show details"
    filled.cornerStyle = .large
    let button = UIButton(
      configuration: filled,
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(DetailScreen(), animated: true)
      })
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Present a card"
    tinted.cornerStyle = .large
    let second = UIButton(
      configuration: tinted,
      primaryAction: UIAction { [weak self] _ in
        self?.present(DetailScreen(), animated: true)
      })
    stack.addArrangedSubview(button)
    stack.addArrangedSubview(second)
    for button in [button, second] {
      button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
  }

  private func makeRow(_ title: String, _ accessory: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 17)
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    return makeCard([label, accessory])
  }

  private func makeCard(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 16, bottom: 10, trailing: 16)
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = 12
    row.layer.cornerCurve = .continuous
    return row
  }
}

/// A centered text with several lines, and a picture of a symbol.
final class DetailScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    view.backgroundColor = .systemBackground
    let image = UIImageView(image: UIImage(systemName: "drop.fill"))
    image.tintColor = .systemOrange
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.text = """
      Resin is what trees make to close a wound. Here it holds screens together: one core for \
      differences, springs, bars and constraints.
      """
    let stack = UIStackView(arrangedSubviews: [image, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      image.widthAnchor.constraint(equalToConstant: 64),
      image.heightAnchor.constraint(equalToConstant: 64),
    ])
  }
}
