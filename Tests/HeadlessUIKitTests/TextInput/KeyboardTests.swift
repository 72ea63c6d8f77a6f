// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UIResponder", `keyboardWillShowNotification` and the other notifications of the keyboard.
@MainActor @Suite struct KeyboardTests {
  /// The notifications posted for a screen.
  private final class Log: @unchecked Sendable {
    struct Entry {
      var name: String
      var begin: CGRect
      var end: CGRect
      var duration: Double
      var isLocal: Bool
    }
    var entries: [Entry] = []
    var names: [String] { entries.map(\.name) }
    private var tokens: [any NSObjectProtocol] = []

    init(_ screen: UIScreen) {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
          [weak self] notification in
          self?.add(notification)
        }
      }
    }

    private func add(_ notification: Notification) {
      let info = notification.userInfo ?? [:]
      let name = notification.name.rawValue.dropFirst("UIKeyboard".count)
      entries.append(
        Entry(
          name: String(name.dropLast("Notification".count)),
          // Both casts work, as on Apple's platforms.
          begin: (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
            ?? .null,
          end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
          duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1,
          isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false))
    }

    deinit {
      for token in tokens {
        NotificationCenter.default.removeObserver(token)
      }
    }
  }

  private let host = ScreenHost(.iPhone15)  // 393 by 852

  private func log() -> Log {
    Log(host.perform { UIScreen.main })
  }

  @Test func `Showing and hiding is told before and after, with frames in the screen`() {
    let log = log()
    host.showKeyboard(height: 300)
    let below = CGRect(x: 0, y: 852, width: 393, height: 300)
    let shown = CGRect(x: 0, y: 552, width: 393, height: 300)
    expectEqual(log.names, ["WillChangeFrame", "WillShow"])
    #expect(log.entries.allSatisfy { $0.begin == below && $0.end == shown })
    #expect(log.entries.allSatisfy { $0.duration == 0.25 && $0.isLocal })
    expectEqual(host.keyboardFrame, shown)
    host.advance(by: 0.2)
    expectEqual(log.names.count, 2)
    host.advance(by: 0.1)
    expectEqual(log.names.suffix(2), ["DidChangeFrame", "DidShow"])
    host.hideKeyboard()
    host.settle()
    expectEqual(log.names.suffix(4), ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(log.entries.suffix(4).allSatisfy { $0.begin == shown && $0.end == below })
    #expect(!host.isKeyboardVisible)
  }

  @Test func `A keyboard that changes its height says from where to where`() {
    host.showKeyboard(height: 300)
    host.settle()
    let log = log()
    host.keyboardHeight = 350
    host.keyboardHeight = 350
    expectEqual(log.names, ["WillChangeFrame", "WillShow"])
    expectEqual(log.entries[0].begin.minY, 552)
    expectEqual(log.entries[0].end.minY, 502)
  }

  @Test func `A keyboard that is called back does not arrive`() {
    let log = log()
    host.showKeyboard()
    host.advance(by: 0.1)
    host.hideKeyboard()
    host.settle()
    #expect(log.names.filter { $0 == "DidShow" }.isEmpty)
    expectEqual(log.names.last, "DidHide")
    host.hideKeyboard()
    #expect(host.isSettled)
  }

  @Test func `Keys without a responder that takes them lead to a warning`() {
    let field = host.perform { KeyInputView() }
    host.show(field)
    host.printsWarnings = false
    host.type("hi")
    host.insertText("hi")
    host.press(.return)
    #expect(field.text.isEmpty)
    let verbs = ["type(_:)", "insertText(_:)", "press(_:times:)"]
    expectEqual(host.warnings.count, verbs.count)
    for (verb, warning) in zip(verbs, host.warnings) {
      #expect(warning.contains("\(verb) has no effect"))
      #expect(warning.contains("no view is the first responder. Tap a text field first"))
    }
    host.perform { _ = field.becomeFirstResponder() }
    host.type("hi")
    #expect(field.text == "hi" && host.warnings.count == verbs.count)
  }

  @Test func `The keyboard follows responders that take keys`() {
    let (first, second) = host.perform { (KeyInputView(), KeyInputView()) }
    let plain = host.perform { UIView() }
    let window = host.show(UIView())
    for view in [first, second, plain] {
      window.addSubview(view)
    }
    let log = log()
    host.perform { _ = first.becomeFirstResponder() }
    #expect(host.isKeyboardVisible)
    host.type("hi")
    host.deleteBackward()
    expectEqual(first.text, "h")
    host.settle()
    host.perform { _ = second.becomeFirstResponder() }
    #expect(host.firstResponder === second)
    expectEqual(log.names, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    host.perform { second.removeFromSuperview() }
    #expect(!host.isKeyboardVisible)
    host.perform { _ = first.becomeFirstResponder() }
    host.perform { first.resignFirstResponder() }
    #expect(!host.isKeyboardVisible)
    host.keyboardFollowsFirstResponder = false
    host.perform { _ = first.becomeFirstResponder() }
    #expect(!host.isKeyboardVisible)
  }

  @Test func `The keyboard goes with a controller that takes keys`() {
    final class KeyController: UIViewController, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
      override var canBecomeFirstResponder: Bool { true }
    }
    let host = ScreenHost()
    host.show(KeyController())
    host.perform { _ = host.window?.rootViewController?.becomeFirstResponder() }
    #expect(host.isKeyboardVisible)
    host.perform { host.window?.rootViewController = UIViewController() }
    #expect(host.firstResponder == nil)
    #expect(!host.isKeyboardVisible)
  }

  @Test func `A rotation moves the keyboard`() {
    host.showKeyboard()
    host.settle()
    host.rotate(to: .landscape)
    expectEqual(host.keyboardFrame.width, 852)
    expectEqual(host.keyboardFrame.maxY, 393)
  }
}
