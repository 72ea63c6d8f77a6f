// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UIScrollView", `keyboardDismissMode`, and "UIKeyboardLayoutGuide".
@MainActor @Suite struct KeyboardDismissalTests {
  /// A scroll view over the whole screen, the field inside of it, and a view on top of the
  /// keyboard.
  private final class Screen: UIViewController {
    let scrollView = UIScrollView()
    let field = InputViewTests.Field()
    let bar = UIView()
    var passes = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 393, height: 3_000)
      scrollView.addSubview(field)
      view.addSubview(scrollView)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      passes += 1
    }
  }

  private let host = ScreenHost(.iPhone15)
  private let screen: Screen
  private let top: CGFloat

  init() {
    let screen = host.perform { Screen() }
    self.screen = screen
    host.show(screen)
    host.perform { _ = screen.field.becomeFirstResponder() }
    host.settle()
    top = host.keyboardFrame.minY
  }

  /// Puts a finger down above the keyboard and moves it to a position, slowly.
  private func drag(to y: CGFloat, from start: CGFloat = 300) -> Finger {
    let finger = host.touch(at: CGPoint(x: 200, y: start))
    finger.move(to: CGPoint(x: 200, y: y), over: 2)
    return finger
  }

  private func names(_ body: () -> Void) -> [String] {
    var names: [String] = []
    let screen = host.perform { UIScreen.main }
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
        let name = String(note.name.rawValue.dropFirst(10))
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    body()
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
    return names.map { $0.replacingOccurrences(of: "Notification", with: "") }
  }

  @Test func `With the mode none, a drag leaves the keyboard alone`() {
    drag(to: 840).lift()
    host.settle()
    expectEqual(host.keyboardFrame.minY, top)
  }

  @Test(arguments: [
    UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory,
  ])
  func `On drag, the keyboard is dismissed when the drag begins`(
    mode: UIScrollView.KeyboardDismissMode
  ) {
    screen.scrollView.keyboardDismissMode = mode
    let finger = drag(to: 280)
    #expect(!host.isKeyboardVisible)
    #expect(!screen.field.isFirstResponder)
    finger.lift()
  }

  // InputBarAccessoryView issues 198 and 285, GrowingTextView issue 41.
  @Test("A bar follows the interactive dismissal of the keyboard, without layout loops")
  func barFollows() {
    screen.scrollView.keyboardDismissMode = .interactive
    let finger = drag(to: top - 1)
    expectEqual(host.keyboardFrame.minY, top)
    let posted = names {
      for distance in stride(from: CGFloat(10), through: 120, by: 10) {
        let passes = screen.passes
        finger.move(to: CGPoint(x: 200, y: top + distance), over: 1.0 / 60)
        expectEqual(host.keyboardFrame.minY, top + distance)
        expectEqual(screen.bar.frame.maxY, top + distance)
        #expect(screen.passes - passes <= 2)
      }
      // Back up again: the dismissal can be cancelled.
      finger.move(to: CGPoint(x: 200, y: top + 30), over: 0.5)
      expectEqual(screen.bar.frame.maxY, top + 30)
    }
    #expect(posted.isEmpty)
    #expect(screen.field.isFirstResponder)
    finger.lift()
    host.settle()
    expectEqual(host.keyboardFrame.minY, top)
    expectEqual(screen.bar.frame.maxY, top)
  }

  @Test func `A finger that lets go below the middle dismisses the keyboard`() {
    screen.scrollView.keyboardDismissMode = .interactive
    let finger = drag(to: 845)
    finger.hold(for: 0.3)
    let posted = names {
      finger.lift()
      host.settle()
    }
    expectEqual(posted, ["WillChangeFrame", "WillHide", "DidHide"])
    #expect(!screen.field.isFirstResponder)
    expectEqual(screen.bar.frame.maxY, 818)
  }

  @Test func `A fling upwards brings the keyboard back, a fling downwards dismisses it`() {
    screen.scrollView.keyboardDismissMode = .interactive
    var finger = drag(to: 840)
    finger.move(to: CGPoint(x: 200, y: 780), over: 0.05)
    finger.lift()
    host.settle()
    expectEqual(host.keyboardFrame.minY, top)
    finger = drag(to: top + 5)
    finger.move(to: CGPoint(x: 200, y: top + 60), over: 0.05)
    finger.lift()
    host.settle()
    #expect(!host.isKeyboardVisible)
  }

  @Test func `A cancelled drag restores the keyboard`() {
    screen.scrollView.keyboardDismissMode = .interactive
    _ = drag(to: 840)
    #expect(host.keyboardFrame.minY > top)
    host.cancelTouches()
    host.settle()
    expectEqual(host.keyboardFrame.minY, top)
    #expect(screen.field.isFirstResponder)
  }

  @Test func `Padding of the guide begins the dismissal above the keyboard`() {
    screen.scrollView.keyboardDismissMode = .interactive
    screen.view.keyboardLayoutGuide.keyboardDismissPadding = 40
    _ = drag(to: top - 10)
    expectNear(host.keyboardFrame.minY, (top + 30), within: 1e-6)
    host.cancelTouches()
  }

  @Test func `Only the modes with accessory take the accessory view of a controller away`() {
    let host = ScreenHost(.iPhone15)
    let chat = host.perform { InputViewTests.Chat(bar: InputViewTests.SafeBar()) }
    let scrollView = host.perform {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    host.show(chat)
    host.perform { chat.view.insertSubview(scrollView, at: 0) }
    for mode in [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory] {
      host.perform { _ = chat.field.becomeFirstResponder() }
      if host.firstResponder !== chat.field {
        // The bar is shown first; then its field can be edited.
        host.perform { _ = chat.becomeFirstResponder() }
        host.perform { _ = chat.field.becomeFirstResponder() }
      }
      host.settle()
      #expect(host.firstResponder === chat.field)
      scrollView.keyboardDismissMode = mode
      let finger = host.touch(at: CGPoint(x: 200, y: 200))
      finger.move(to: CGPoint(x: 200, y: 850), over: 1)
      finger.lift()
      host.settle()
      expectEqual((host.firstResponder === chat), (mode == .interactive))
      let top: CGFloat = mode == .interactive ? 768 : 852
      expectEqual(host.keyboardFrame.minY, top)
    }
  }

  @Test func `A guide without the bottom safe area ends at the view's edge`() {
    screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
    host.perform { screen.field.resignFirstResponder() }
    host.settle()
    expectEqual(screen.bar.frame.maxY, 852)
  }
}
