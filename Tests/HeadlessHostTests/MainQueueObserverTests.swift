// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// NotificationCenter documentation, `addObserver(forName:object:queue:using:)`: the poster waits
/// for the block, which runs on `queue`. Here the main queue is served by another thread than the
/// main thread, and everything in these tests runs on it.
@MainActor @Suite struct MainQueueObserverTests {
  /// Records the names of the notifications that an observer with `queue: .main` receives.
  private func observe(
    _ names: [Notification.Name], _ log: Log, from object: Any? = nil
  ) -> [any NSObjectProtocol] {
    names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) {
        log.add($0.name.rawValue)
      }
    }
  }

  private func remove(_ tokens: [any NSObjectProtocol]) {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `A keyboard that comes and goes calls its observers on the main queue at once`() throws
  {
    let host = ScreenHost(.iPhone15)
    let field = UITextField()
    field.accessibilityLabel = "Name"
    host.show(field)
    let log = Log()
    let screen = host.perform { UIScreen.main }
    let tokens = observe(
      [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification], log,
      from: screen)
    defer { remove(tokens) }
    try host.tap("Name")
    expectEqual(log.lines, ["UIKeyboardWillShowNotification"])
    host.perform { _ = field.resignFirstResponder() }
    expectEqual(log.lines, ["UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification"])
  }

  @Test func `Text, application, size and window notifications call observers on the main queue`() {
    let host = ScreenHost(.iPhone15)
    let field = UITextField()
    let (application, log) = (host.perform { UIApplication.shared }, Log())
    let window = host.show(field)
    let tokens =
      observe([UITextField.textDidChangeNotification], log, from: field)
      + observe(
        [
          UIApplication.didEnterBackgroundNotification,
          UIContentSizeCategory.didChangeNotification,
        ], log, from: application)
      + observe([UIWindow.didBecomeHiddenNotification], log, from: window)
    defer { remove(tokens) }
    host.perform { _ = field.becomeFirstResponder() }
    host.type("a")
    host.contentSizeCategory = .extraLarge
    host.enterBackground()
    host.perform { window.isHidden = true }
    expectEqual(
      log.lines,
      [
        UITextField.textDidChangeNotification, UIContentSizeCategory.didChangeNotification,
        UIApplication.didEnterBackgroundNotification, UIWindow.didBecomeHiddenNotification,
      ].map(\.rawValue))
  }

  @Test func `A notification of an application calls its observer before the post returns`() {
    let (name, log) = (Notification.Name("MainQueueObserverTests.own"), Log())
    let sender = NSObject()
    let tokens = observe([name], log, from: sender)
    defer { remove(tokens) }
    NotificationCenter.default.post(name: name, object: sender)
    NotificationCenter.default.post(name: name, object: NSObject())
    expectEqual(log.lines, [name.rawValue])
  }

  @Test func `A post of another thread waits until the block has run on the main queue`() async {
    let name = Notification.Name("MainQueueObserverTests.background")
    let log = Log()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      _ in
      dispatchPrecondition(condition: .onQueue(.main))
      MainActor.assumeIsolated { log.add("block") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: nil)
        log.add("posted")
        continuation.resume()
      }
    }
    expectEqual(log.lines, ["block", "posted"])
  }

  @Test func `Observers on other queues and on none are those of Foundation`() {
    let name = Notification.Name("MainQueueObserverTests.queues")
    let (log, queue) = (Log(), OperationQueue())
    let tokens = [
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { _ in
        log.add(OperationQueue.current === queue ? "on the queue" : "elsewhere")
      }
    ]
    defer { remove(tokens) }
    NotificationCenter.default.post(name: name, object: nil)
    expectEqual(log.lines, ["on the queue"])
    let none = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      log.add("at once")
    }
    NotificationCenter.default.post(name: name, object: nil)
    expectEqual(log.lines.sorted(), ["at once", "on the queue", "on the queue"])
    NotificationCenter.default.removeObserver(none)
    NotificationCenter.default.post(name: name, object: nil)
    expectEqual(log.lines.count, 4)
  }
}
