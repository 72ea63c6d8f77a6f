// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
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
    expectEqual(bar.frame.maxY, host.keyboardFrame.minY)
    let docked = host.keyboardFrame
    _ = log.take()

    host.placeKeyboard(placement)
    host.settle()
    var posted = log.take()
    expectEqual(posted.map(\.name), ["WillChangeFrame", "WillHide"])
    #expect(posted.allSatisfy { $0.end == .zero })
    expectEqual(bar.frame, rest)
    #expect(host.isKeyboardVisible)
    #expect(host.keyboardFrame.maxY < docked.maxY)
    expectEqual(tracker.frame.maxY, host.keyboardFrame.minY)

    host.placeKeyboard(placement, displacement: CGVector(dx: 0, dy: -50))
    host.settle()
    #expect(log.take().isEmpty)
    expectEqual(tracker.frame.maxY, host.keyboardFrame.minY)

    host.hideKeyboard()
    host.showKeyboard()
    host.settle()
    posted = log.take()
    expectEqual(posted.map(\.name), ["WillChangeFrame", "WillChangeFrame"])
    expectEqual(bar.frame, rest)

    host.placeKeyboard(.docked)
    host.settle()
    posted = log.take()
    expectEqual(posted.map(\.name), ["WillChangeFrame", "WillShow"])
    expectEqual(posted.last?.end, docked)
    expectEqual(bar.frame.maxY, docked.minY)
  }

  @Test func `A phone has docked keyboards only`() {
    let host = ScreenHost(.iPhone15)
    host.showKeyboard()
    host.placeKeyboard(.floating)
    expectEqual(host.keyboardPlacement, .docked)
  }

  @Test func `The guide is empty while its view has no width`() {
    let host = ScreenHost(.iPhone15)
    let view = host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 852)) }
    let bar = host.perform { UIView() }
    let window = host.show(UIView())
    host.perform {
      window.addSubview(view)
      view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    host.settle()
    expectEqual(view.keyboardLayoutGuide.layoutFrame.size, .zero)
    expectEqual(bar.frame.maxY, 852)
    host.showKeyboard(height: 300)
    expectEqual(view.keyboardLayoutGuide.layoutFrame.size, .zero)
    host.perform { view.frame.size.width = 393 }
    expectEqual(view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 552, width: 393, height: 300))
    expectEqual(bar.frame.maxY, 552)
    host.hideKeyboard()
    expectEqual(view.keyboardLayoutGuide.layoutFrame.height, 34)
    host.perform { view.frame.size.width = 0 }
    expectEqual(view.keyboardLayoutGuide.layoutFrame.size, .zero)
    expectEqual(bar.frame.maxY, 852)
  }

  @Test func `The guide of a view that has no size yet is empty`() {
    let host = ScreenHost(.iPhone15)
    let view = host.perform { UIView() }
    expectEqual(view.keyboardLayoutGuide.layoutFrame, .zero)
    host.showKeyboard(height: 300)
    let child = host.perform { UIView() }
    let window = host.show(UIView())
    host.perform { window.addSubview(child) }
    expectEqual(child.keyboardLayoutGuide.layoutFrame, .zero)
  }
}
