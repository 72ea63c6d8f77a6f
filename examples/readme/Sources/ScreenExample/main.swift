// SPDX-License-Identifier: MIT
import HeadlessHost

final class CounterScreen: UIViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "0"
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "More") { [unowned self] _ in
        count += 1
        label.text = "\(count)"
      })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}

let host = ScreenHost(.iPhone15)
host.show(CounterScreen())
host.tap(host.firstView(UIButton.self)!)
host.tap(host.firstView(UIButton.self)!)
print(host.dump())
