// SPDX-License-Identifier: MIT
import UIKit

/// A screen that loads a tip, shows it for three seconds, and fades it out.
public final class TipViewController: UIViewController {
  private let label = UILabel()
  private let clock: any Clock<Duration>
  private let load: @Sendable () async -> String

  /// Creates the screen. The clock is `ContinuousClock()` in the application, and the host's in a
  /// test.
  public init(clock: any Clock<Duration>, load: @escaping @Sendable () async -> String) {
    self.clock = clock
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  /// Is not supported: the screen is created in code.
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 16, y: 80, width: 300, height: 40)
    label.accessibilityIdentifier = "tip"
    view.addSubview(label)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Tip") { [unowned self] _ in showTip() })
    button.frame = CGRect(x: 16, y: 140, width: 100, height: 40)
    view.addSubview(button)
  }

  private func showTip() {
    Task {
      label.text = await load()
      label.alpha = 1
      try await clock.sleep(for: .seconds(3))
      UIView.animate(withDuration: 0.5) { self.label.alpha = 0 }
    }
  }
}
