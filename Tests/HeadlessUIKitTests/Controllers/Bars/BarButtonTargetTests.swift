// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "UIBarButtonItem", target, action and primaryAction.
@MainActor @Suite struct BarButtonTargetTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    func add(_ sender: UIBarButtonItem) { calls.append("add \(sender.title ?? "-")") }
    func done() { calls.append("done") }
    static let add = Selector("add:", Screen.add(_:))
    static let done = Selector("done", Screen.done)
  }

  let host = ScreenHost(.iPhone15)

  private func shown(_ item: (Screen) -> UIBarButtonItem) -> (Screen, UIBarButtonItem) {
    let screen = host.perform { Screen() }
    let item = host.perform { item(screen) }
    screen.navigationItem.rightBarButtonItem = item
    host.show(host.perform { UINavigationController(rootViewController: screen) })
    return (screen, item)
  }

  @Test func `A tap calls the method of the target with the item`() throws {
    let (screen, item) = shown {
      UIBarButtonItem(title: "Add", style: .plain, target: $0, action: Screen.add)
    }
    try host.tap("Add")
    expectEqual(screen.calls, ["add Add"])
    expectEqual(item.action, "add:")
    #expect(item.target === screen)
    host.perform { item.action = Screen.done }
    try host.tap("Add")
    host.perform { item.action = nil }
    try host.tap("Add")
    expectEqual(screen.calls, ["add Add", "done"])
  }

  @Test func `Each initializer sets the target and the action`() {
    let screen = host.perform { Screen() }
    let items = host.perform {
      [
        UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Screen.add),
        UIBarButtonItem(image: UIImage(), style: .plain, target: screen, action: Screen.add),
        UIBarButtonItem(
          image: UIImage(), landscapeImagePhone: nil, style: .plain, target: screen,
          action: Screen.add),
      ]
    }
    for item in items {
      #expect(item.target === screen)
      expectEqual(item.action, "add:")
    }
  }

  @Test func `Without a target the responder chain is searched`() throws {
    let (screen, _) = shown { _ in
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: Screen.done)
    }
    host.perform {
      // The chain of the first responder, as "UIApplication" describes it.
      let field = UITextField()
      screen.view.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    try host.tap("Done")
    expectEqual(screen.calls, ["done"])
  }

  @Test func `An item does not retain its target`() {
    var screen: Screen? = host.perform { Screen() }
    weak let released = screen
    let item = host.perform {
      UIBarButtonItem(title: "Add", style: .plain, target: screen, action: Screen.add)
    }
    screen = nil
    #expect(released == nil)
    #expect(item.target == nil)
  }

  @Test func `A primary action takes precedence over the target`() throws {
    let (screen, item) = shown {
      UIBarButtonItem(title: "Add", style: .plain, target: $0, action: Screen.add)
    }
    host.perform {
      item.primaryAction = UIAction(title: "Add") { _ in screen.calls.append("primary") }
    }
    try host.tap("Add")
    expectEqual(screen.calls, ["primary"])
  }
}
