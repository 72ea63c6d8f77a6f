// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

/// Keyboards of an iPad that are not docked ("UIKeyboardLayoutGuide", `followsUndockedKeyboard`).
@MainActor @Suite struct KeyboardPlacementTests {
  private final class Log: @unchecked Sendable {
    var entries: [(name: String, end: CGRect)] = []
    private var tokens: [any NSObjectProtocol] = []
    init(_ screen: UIScreen) {
      tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
          [weak self] note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          self?.entries.append((note.name.rawValue, end ?? .null))
        }
      }
    }
    deinit {
      for token in tokens {
        NotificationCenter.default.removeObserver(token)
      }
    }
    func take() -> [(name: String, end: CGRect)] {
      defer { entries = [] }
      return entries.map {
        (
          $0.name.replacingOccurrences(of: "UIKeyboard", with: "")
            .replacingOccurrences(of: "Notification", with: ""), $0.end
        )
      }
    }
  }

  private let host = ScreenHost(.iPad)

  // KeyboardLayoutGuide issue 37, IQKeyboardManager issues 26 and 1681.
  @Test(
    "Floating and split keyboards on iPad do not push bars up",
    arguments: [
      ScreenHost.KeyboardPlacement.floating, .split, .undocked,
    ])
  func undocked(placement: ScreenHost.KeyboardPlacement) {
    let log = Log(host.perform { UIScreen.main })
    let view = host.perform { UIView() }
    let (bar, tracker) = host.perform { (UIView(), UIView()) }
    let window = host.show(view)
    let inner = host.perform { UIView(frame: window.bounds) }
    host.perform {
      window.addSubview(inner)
      for (one, owner) in [(bar, view), (tracker, inner)] {
        one.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(one)
        NSLayoutConstraint.activate([
          one.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
          one.widthAnchor.constraint(equalToConstant: 50),
          one.heightAnchor.constraint(equalToConstant: 40),
          one.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor),
        ])
      }
      inner.keyboardLayoutGuide.followsUndockedKeyboard = true
    }
    host.settle()
    let rest = bar.frame
    host.showKeyboard()
    host.settle()
    #expect(bar.frame.maxY == host.keyboardFrame.minY)
    let docked = host.keyboardFrame
    _ = log.take()

    host.placeKeyboard(placement)
    host.settle()
    var posted = log.take()
    #expect(posted.map(\.name) == ["WillChangeFrame", "WillHide"])
    #expect(posted.allSatisfy { $0.end == .zero })
    #expect(bar.frame == rest)
    #expect(host.isKeyboardVisible)
    #expect(host.keyboardFrame.maxY < docked.maxY)
    #expect(tracker.frame.maxY == host.keyboardFrame.minY)

    host.placeKeyboard(placement, displacement: CGVector(dx: 0, dy: -50))
    host.settle()
    #expect(log.take().isEmpty)
    #expect(tracker.frame.maxY == host.keyboardFrame.minY)

    host.hideKeyboard()
    host.showKeyboard()
    host.settle()
    posted = log.take()
    #expect(posted.map(\.name) == ["WillChangeFrame", "WillChangeFrame"])
    #expect(bar.frame == rest)

    host.placeKeyboard(.docked)
    host.settle()
    posted = log.take()
    #expect(posted.map(\.name) == ["WillChangeFrame", "WillShow"])
    #expect(posted.last?.end == docked)
    #expect(bar.frame.maxY == docked.minY)
  }

  @Test func `A phone has docked keyboards only`() {
    let host = ScreenHost(.iPhone15)
    host.showKeyboard()
    host.placeKeyboard(.floating)
    #expect(host.keyboardPlacement == .docked)
  }
}
