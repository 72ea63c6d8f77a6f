// SPDX-License-Identifier: MIT
import UIKit

/// A screen with a field, a button, and a greeting that fades in.
public final class SignInViewController: UIViewController {
  private let field = UITextField()
  private let greeting = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    greeting.alpha = 0
    greeting.accessibilityIdentifier = "greeting"
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Sign in") { [unowned self] _ in greet() })
    let stack = UIStackView(arrangedSubviews: [field, button, greeting])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func greet() {
    view.endEditing(true)
    greeting.text = "Hello, \(field.text ?? "")"
    UIView.animate(withDuration: 0.3) { self.greeting.alpha = 1 }
  }
}
