// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

final class CounterView: UIView {
  private let label = UILabel()

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

@MainActor @Suite struct CounterTests {
  @Test func `A tap counts`() throws {
    let host = ScreenHost(.iPhone15)
    host.show(CounterView(frame: .zero))
    try host.tap("Count")
    host.settle()
    #expect(try host.view(text: "1").frame.width == 393)  // that of the screen
    #expect(host.dump().contains("\"Count\" id=count"))
  }
}
