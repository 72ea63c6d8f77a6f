// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

/// The example in Sources/HeadlessUIKit/README.md.
@MainActor @Suite struct ReadmeTests {
  private final class CounterView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let button = UIButton(type: .system)
      button.setTitle("Count", for: .normal)
      button.accessibilityIdentifier = "count"
      var count = 0
      button.addAction(
        UIAction { [label] _ in
          count += 1
          label.text = "\(count)"
        }, for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [label, button])
      stack.axis = .vertical
      stack.frame = bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  @Test func `The example counts`() {
    let host = ScreenHost(.iPhone15)
    host.show(CounterView(frame: .zero))
    host.tap(host.view(id: "count")!)
    #expect(host.settle())
    let lines = host.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("UILabel") && $0.contains("\"1\"") })
    #expect(lines.contains { $0.hasPrefix("UIButton") && $0.hasSuffix("\"Count\" id=count") })
    // Both views fill the width; the stack gives the remaining height to one of them.
    let views = [host.firstView(UILabel.self), host.view(id: "count")]
    #expect(views.allSatisfy { $0?.frame.width == 393 })
    #expect(views.reduce(0) { $0 + ($1?.frame.height ?? 0) } == 852)
  }
}
