// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

/// Bars above a keyboard that a finger drags down.
@MainActor @Suite struct BarKeyboardDragTests {
  private let screen: BarsScreen
  private let field: KeyInputView
  private let top: CGFloat

  init() {
    let screen = BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    let field = screen.host.perform {
      KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    screen.host.perform {
      screen.controller.scrollView.keyboardDismissMode = .interactive
      screen.controller.scrollView.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    screen.host.settle()
    (self.screen, self.field) = (screen, field)
    top = screen.host.keyboardFrame.minY
  }

  private var bottom: CGFloat { screen.frame(screen.bottomBars[0]).maxY }

  // Requested: a bar follows the interactive dismissal of the keyboard, without layout loops
  // (InputBarAccessoryView#198, #285, GrowingTextView#41).
  @Test func `A bar follows the keyboard under the finger, with one layout a frame`() {
    expectEqual(bottom, top)
    let finger = screen.host.touch(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: top - 1), over: 1)
    expectEqual(bottom, top)
    for distance in stride(from: CGFloat(10), through: 160, by: 10) {
      let layouts = screen.bottomBars[0].layouts
      let counters = screen.host.counting {
        finger.move(to: CGPoint(x: 200, y: top + distance), over: 1.0 / 60)
      }
      expectEqual(bottom, top + distance)
      expectEqual(bottom, screen.host.keyboardFrame.minY)
      #expect(screen.bottomBars[0].layouts - layouts <= 1)
      #expect(counters.layoutPasses <= 12, "\(distance)")
    }
    finger.lift()
    screen.host.settle()
    expectEqual(screen.host.isKeyboardVisible, (bottom < 852))
  }

  @Test func `A bar returns with the keyboard, or goes with it`() {
    let finger = screen.host.touch(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: top + 40), over: 1).hold(for: 0.2).lift()
    screen.host.settle()
    expectEqual(bottom, top)
    let second = screen.host.touch(at: CGPoint(x: 200, y: 300))
    second.move(to: CGPoint(x: 200, y: 840), over: 1).hold(for: 0.2).lift()
    screen.host.settle()
    #expect(!screen.host.isKeyboardVisible)
    expectEqual(bottom, CGFloat(852))
    expectEqual(screen.host.dump(), fresh.host.dump())
  }

  /// A screen that never had a keyboard, with the content scrolled as far.
  private var fresh: BarsScreen {
    let fresh = BarsScreen(bottom: [bar("a")], avoidsKeyboard: true)
    fresh.host.perform {
      fresh.controller.scrollView.addSubview(
        KeyInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      fresh.controller.scrollView.contentOffset = screen.controller.scrollView.contentOffset
    }
    fresh.host.settle()
    return fresh
  }

  @Test func `A cancelled drag restores the bar at every frame`() {
    for frames in stride(from: 1, through: 40, by: 3) {
      let finger = screen.host.touch(at: CGPoint(x: 200, y: top - 60))
      finger.move(
        by: CGVector(dx: 0, dy: CGFloat(frames) * 8), over: Double(frames) / 60)
      screen.host.cancelTouches()
      screen.host.settle()
      expectEqual(bottom, top, "frame \(frames)")
      #expect(field.isFirstResponder)
    }
  }
}
