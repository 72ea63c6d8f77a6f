// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A touch on a view that an animation moves is lost, as on a device; tests of applications wait
/// until the application is idle before each of their taps.
@MainActor @Suite struct MotionTests {
  let host = ScreenHost(.iPhone15)
  let log = Log()

  private func button(_ title: String) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { [log] _ in log.add(title) })
  }

  /// A page with buttons, below each other.
  private func page(_ titles: String...) -> UIViewController {
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: titles.map(button))
    stack.axis = .vertical
    stack.frame = CGRect(x: 40, y: 150, width: 200, height: 50 * CGFloat(titles.count))
    controller.view.addSubview(stack)
    return controller
  }

  @Test(arguments: [false, true]) func `A button that follows the keyboard is tapped after typing`(
    isView: Bool
  ) throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.placeholder = "Name"
    let save = button("Save")
    save.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    controller.view.addSubview(save)
    let keyboard = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      save.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -8),
      save.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
    ])
    host.show(controller)
    try host.type("Ada", into: "Name")
    if isView { host.tap(save) } else { try host.tap("Save") }
    expectEqual(log.take(), ["Save"])
    host.perform { _ = field.resignFirstResponder() }  // and while the keyboard is hidden
    if isView { host.tap(save) } else { try host.tap("Save") }
    expectEqual(log.take(), ["Save"])
  }

  @Test func `A button in an accessory view is tapped after typing`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let done = button("Done")
    done.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    field.inputAccessoryView = done
    host.show(field, frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    try host.type("Ada", into: "Name")
    try host.tap("Done")
    expectEqual(log.take(), ["Done"])
  }

  @Test func `A tap waits for a push, a sheet and an alert`() throws {
    let navigation = UINavigationController(rootViewController: page("One"))
    host.show(navigation)
    host.perform { navigation.pushViewController(page("Two"), animated: true) }
    try host.tap("Two")
    host.perform { navigation.popViewController(animated: true) }
    try host.tap("One")
    expectEqual(log.take(), ["Two", "One"])

    let sheet = page("Three")
    host.perform { navigation.present(sheet, animated: true) }
    try host.tap("Three")
    host.perform { sheet.dismiss(animated: true) }
    try host.tap("One")
    expectEqual(log.take(), ["Three", "One"])

    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [log] _ in log.add("OK") })
    host.perform { navigation.present(alert, animated: true) }
    try host.tap("OK")
    host.settle()
    expectEqual(log.take(), ["OK"])
  }

  @Test func `A tap waits for an animation of a superview, and for scrolling`() throws {
    let controller = page("One")
    host.show(controller)
    host.perform { UIView.animate(withDuration: 0.4) { controller.view.frame.origin.y = 100 } }
    try host.tap("One")
    expectEqual(log.take(), ["One"])

    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
    scrollView.contentSize = CGSize(width: 393, height: 5000)
    let far = button("Far")
    far.frame = CGRect(x: 50, y: 2000, width: 100, height: 44)
    scrollView.addSubview(far)
    host.show(scrollView)
    host.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 1800), animated: true) }
    try host.tap("Far")
    expectEqual(log.take(), ["Far"])
    expectEqual(scrollView.contentOffset.y, 1800)
  }

  @Test func `At rest, and for an animation without an end, a tap takes no more time`() throws {
    let controller = page("One")
    host.show(controller)
    try host.tap("One")
    expectNear(host.now, 0.05, within: 1e-9)  // the time that the finger is down
    host.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .allowUserInteraction]) {
        controller.view.alpha = 0.5
      }
    }
    try host.tap("One")
    expectNear(host.now, 0.1, within: 1e-9)
    expectEqual(log.take(), ["One", "One"])
  }

  @Test func `An error names the animation that keeps a tap from an element`() throws {
    let controller = page("One")
    host.show(controller)
    host.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { controller.view.alpha = 0.5 }
    }
    let error = try #require(#expect(throws: ElementError.self) { try host.tap("One") })
    expectEqual(error.reason, .notUsable)
    #expect(error.description.contains("receives no touches during an animation"))
    host.printsWarnings = false
    host.tap(try host.view(label: "One"))
    #expect(host.warnings.last?.contains("receives no touches during an animation") == true)
    expectEqual(log.take(), [])
  }
}
