// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct SafeAreaMarginTests {
  /// Before their first layout all rows are under the bar; in their final positions none is.
  @Test func `Margins that follow the safe area are those of the final place of a view`() {
    let device = Device()
    device.perform {
      device.screen.resize(
        to: CGSize(width: 400, height: 800),
        safeAreaInsets: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
      let controller = UIViewController()
      let stack = UIStackView()
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let rows = (0..<3).map { _ in
        let content = UIView()
        content.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let row = UIStackView(arrangedSubviews: [content])
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        stack.addArrangedSubview(row)
        return row
      }
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      let window = UIWindow(frame: device.screen.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.endTurn()
      for (index, row) in rows.enumerated() {
        expectEqual(row.safeAreaInsets, .zero)
        expectEqual(row.layoutMargins.top, 10)
        expectEqual(row.frame, CGRect(x: 0, y: CGFloat(index) * 40, width: 400, height: 40))
      }
      expectEqual(stack.frame, CGRect(x: 0, y: 100, width: 400, height: 120))
    }
  }
}
