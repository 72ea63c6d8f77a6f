// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

// UIKit documentation, `prefersScrollingExpandsWhenScrolledToEdge`: scrolling at the upper edge
// expands the sheet first.
@MainActor @Suite struct SheetScrollTests {
  private func screen(
    _ detent: UISheetPresentationController.Detent.Identifier, framesPerSecond: Double = 60,
    expands: Bool = true
  ) -> SheetScreen {
    let screen = SheetScreen(framesPerSecond: framesPerSecond) {
      $0.selectedDetentIdentifier = detent
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    screen.host.perform { screen.content.addScrollView() }
    return screen
  }

  @Test func `Scrolling up expands the sheet before the content scrolls`() {
    let screen = screen(.medium)
    let finger = screen.touch(below: 300).move(by: CGVector(dx: 0, dy: -210), over: 0.5)
    expectNear(screen.top, 226, within: 0.001)
    expectEqual(screen.content.scrollView.contentOffset.y, 0)
    // Past the largest detent the content scrolls in the same drag.
    finger.move(by: CGVector(dx: 0, dy: -257), over: 0.5)
    expectNear(screen.top, 69, within: 0.001)
    expectNear(screen.content.scrollView.contentOffset.y, 100, within: 0.001)
    finger.hold(for: 0.2).lift()
    screen.host.settle()
    expectEqual(screen.top, 69)
    expectNear(screen.content.scrollView.contentOffset.y, 100, within: 0.001)
    expectEqual(screen.delegate.log, ["large"])
  }

  @Test func `A fling after the sheet has risen scrolls on, and one on its way only raises it`() {
    let risen = screen(.medium)
    let finger = risen.touch(below: 300).move(by: CGVector(dx: 0, dy: -467), over: 0.3)
    let offset = risen.content.scrollView.contentOffset.y
    expectNear(offset, 100, within: 0.001)
    finger.lift()
    risen.host.settle()
    #expect(risen.top == 69 && risen.content.scrollView.contentOffset.y > offset + 100)

    let rising = screen(.medium)
    rising.touch(below: 300).move(by: CGVector(dx: 0, dy: -210), over: 0.2).lift()
    rising.host.settle()
    #expect(rising.top == 69 && rising.content.scrollView.contentOffset.y == 0)
  }

  @Test func `Without the expansion the content scrolls`() {
    let screen = screen(.medium, expands: false)
    let finger = screen.touch(below: 300).move(by: CGVector(dx: 0, dy: -210), over: 0.5)
    expectEqual(screen.top, 426)
    expectNear(screen.content.scrollView.contentOffset.y, 200, within: 0.001)
    finger.lift()
  }

  @Test func `A drag down scrolls the content to its edge, and then moves the sheet`() {
    let screen = screen(.large)
    screen.host.perform { screen.content.scrollView.contentOffset.y = 100 }
    let finger = screen.touch(below: 200).move(by: CGVector(dx: 0, dy: 110), over: 0.5)
    #expect(abs(screen.content.scrollView.contentOffset.y) < 0.001)
    expectNear(screen.top, 69, within: 0.001)
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
    expectEqual(screen.content.scrollView.contentOffset.y, 0)
    expectNear(screen.top, 369, within: 0.001)
    // And up again, without a jump.
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.5)
    expectNear(screen.top, 269, within: 0.001)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.5).hold(for: 0.2).lift()
    screen.host.settle()
    expectEqual(screen.top, 426)
  }

  @Test func `Every frame moves either the sheet or the content, by the movement of the finger`() {
    let screen = screen(.medium, framesPerSecond: 120)
    let finger = screen.touch(below: 300).move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    var last = screen.top - screen.content.scrollView.contentOffset.y
    for direction in [-1.0, 1, -1] {
      for _ in 0..<60 {
        finger.move(by: CGVector(dx: 0, dy: direction * 8))
        screen.host.advanceFrame()
        let place = screen.top - screen.content.scrollView.contentOffset.y
        #expect(abs(place - last) <= 8.001)
        last = place
      }
    }
    finger.lift()
  }

  @Test func `A fling in the content dismisses the sheet from its edge`() {
    let screen = screen(SheetScreen.small)
    screen.host.fling(from: CGPoint(x: 100, y: 700), velocity: CGVector(dx: 0, dy: 2000))
    screen.host.settle()
    #expect(!screen.isPresented)
  }

  @Test func `A cancelled drag in the content returns the sheet`() {
    let screen = screen(.medium)
    screen.touch(below: 300).move(by: CGVector(dx: 0, dy: -100), over: 0.3).cancel()
    screen.host.settle()
    expectEqual(screen.top, 426)
  }

  // Requested: rest positions are compared with a tolerance (PanModal#31, #75, #93).
  @Test func `Content at rest at a fraction of a point still moves the sheet`() {
    let screen = screen(.medium)
    screen.host.perform { screen.content.scrollView.contentOffset.y = 0.3 }
    screen.touch(below: 300).move(by: CGVector(dx: 0, dy: -250), over: 0.3).hold(for: 0.1).lift()
    screen.host.settle()
    expectEqual(screen.top, 69)
    #expect(screen.content.scrollView.contentOffset.y < 1)
  }

  // Requested: the keyboard lifts a sheet only as far as needed, and its detent is restored
  // afterwards (gorhom/react-native-bottom-sheet#1298, FloatingPanel#338).
  @Test func `The keyboard lifts the sheet as far as needed`() {
    for (y, lift): (CGFloat, CGFloat) in [(10, 0), (300, 426 + 300 + 40 + 8 - 552)] {
      let screen = SheetScreen { $0.selectedDetentIdentifier = .medium }
      screen.host.keyboardHeight = 300
      let input = screen.host.perform {
        KeyInputView(frame: CGRect(x: 0, y: y, width: 100, height: 40))
      }
      screen.host.perform {
        screen.content.view.addSubview(input)
        input.becomeFirstResponder()
      }
      screen.host.settle()
      expectNear(screen.top, (426 - lift), within: 0.001)
      screen.host.perform { _ = input.resignFirstResponder() }
      screen.host.settle()
      expectEqual(screen.top, 426)
      expectEqual(screen.sheet.selectedDetentIdentifier, .medium)
    }
  }
}
