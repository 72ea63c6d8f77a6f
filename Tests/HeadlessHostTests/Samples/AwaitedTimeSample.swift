// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// A screen that shows a greeting with a name that another actor loads.
final class GreetingViewController: UIViewController {
  private let label = UILabel()
  private let loadName: @Sendable () async -> String
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>, loadName: @escaping @Sendable () async -> String) {
    self.clock = clock
    self.loadName = loadName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Greet") { [unowned self] _ in greet() })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  private func greet() {
    Task {
      let name = await loadName()
      DispatchQueue.main.async { [label] in
        label.text = "Hello, \(name)"
        label.alpha = 1
      }
      try await clock.sleep(for: .seconds(3))
      UIView.animate(withDuration: 0.5) { self.label.alpha = 0 }
    }
  }
}

@MainActor @Suite struct GreetingTests {
  @Test func `The greeting comes when the name is loaded, and fades after three seconds`()
    async throws
  {
    let host = ScreenHost(.iPhone15)
    host.show(GreetingViewController(clock: host.clock) { "Ada" })
    try host.tap("Greet")
    await host.settled()  // loads the name, advances by three seconds and the animation
    #expect(throws: ElementError.self) { try host.view(text: "Hello, Ada") }

    try host.tap("Greet")
    await host.advance(by: 1)
    let label = try host.view(text: "Hello, Ada")
    await host.advance(by: 2.25)
    #expect(label.layer.presentation()?.opacity ?? 1 < 1)
  }

  @Test func `A name that takes real time is waited for`() async throws {
    let host = ScreenHost(.iPhone15)
    host.show(
      GreetingViewController(clock: host.clock) {
        try? await Task.sleep(for: .milliseconds(20))
        return "Grace"
      })
    try host.tap("Greet")
    try await host.wait(for: .text("Hello, Grace"))
  }
}
