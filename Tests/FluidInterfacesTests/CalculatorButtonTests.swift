// SPDX-License-Identifier: MIT
import EpoxyFluidInterfaces
import HeadlessHost
import ResinTestSupport
import Testing

/// "Interface #1: Calculator Button", one test for each of its key features.
@MainActor @Suite struct CalculatorButtonTests {
  private let host = ScreenHost(.iPhone15)
  private let button: CalculatorButton
  private let taps: Counter

  private final class Counter { var count = 0 }

  init() {
    let (button, taps) = (host.perform { CalculatorButton() }, Counter())
    (self.button, self.taps) = (button, taps)
    let root = host.perform { UIView() }
    root.addSubview(button)
    button.title = "7"
    button.frame = CGRect(x: 100, y: 300, width: 75, height: 75)
    host.perform {
      button.addAction(UIAction { _ in taps.count += 1 }, for: .touchUpInside)
    }
    host.show(root)
  }

  private var middle: CGPoint { CGPoint(x: 137, y: 337) }

  /// The white component that is visible.
  private var shown: CGFloat {
    var white: CGFloat = 0
    let layer = button.layer.presentation() ?? button.layer
    layer.backgroundColor.map { _ = UIColor(cgColor: $0).getWhite(&white, alpha: nil) }
    return white
  }

  @Test func `Highlights instantly on touch`() {
    let finger = host.touch(at: middle)
    expectNear(shown, 0.45, within: 1e-6)
    finger.lift()
    host.advance(by: 0.25)
    #expect(shown > 0.2 && shown < 0.45)
    host.settle()
    expectNear(shown, 0.2, within: 1e-6)
  }

  @Test func `Can be tapped rapidly even when mid-animation`() {
    for frame in 0..<30 {
      host.tap(at: middle, for: 1.0 / 60)
      host.advanceFrames(frame % 7)
      let finger = host.touch(at: middle)
      expectNear(shown, 0.45, within: 1e-6, "frame \(frame)")
      finger.lift()
    }
    expectEqual(taps.count, 60)
    host.settle()
    expectNear(shown, 0.2, within: 1e-6)
  }

  @Test func `User can touch down and drag outside of the button to cancel the tap`() {
    let finger = host.touch(at: middle)
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
    #expect(shown < 0.45)
    finger.lift()
    host.settle()
    #expect(taps.count == 0 && abs(shown - 0.2) < 1e-6)
  }

  @Test func `User can touch down, drag outside, drag back in, and confirm the tap`() {
    let finger = host.touch(at: middle)
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
    finger.move(by: CGVector(dx: -200, dy: 0), over: 0.2)
    expectNear(shown, 0.45, within: 1e-6)
    finger.lift()
    host.settle()
    expectEqual(taps.count, 1)
  }

  @Test func `A cancelled touch fades and taps nothing`() {
    _ = host.touch(at: middle)
    host.cancelTouches()
    host.settle()
    #expect(taps.count == 0 && abs(shown - 0.2) < 1e-6)
  }

  @Test func `It is a button for assistive technology, and shows presses without color`() throws {
    #expect(try host.view(label: "7", traits: .button) === button)
    host.shouldDifferentiateWithoutColor = true
    let finger = host.touch(at: middle)
    #expect(button.layer.borderWidth > 0)
    finger.lift()
    expectEqual(button.layer.borderWidth, 0)
  }

  @Test func `It grows with the text size`() {
    expectEqual(button.intrinsicContentSize, CGSize(width: 75, height: 75))
    host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.settle()
    #expect(button.intrinsicContentSize.height > 75)
  }

  @Test func `It is a view of Epoxy's models`() {
    let view = host.perform {
      CalculatorButton(style: .init(normalColor: .black, diameter: 60))
    }
    view.setContent("8", animated: false)
    view.setBehaviors(.init { [taps] in taps.count += 10 })
    #expect(view.intrinsicContentSize.width >= 60 && view.title == "8")
    host.perform {
      view.frame = CGRect(x: 10, y: 600, width: 60, height: 60)
      button.superview?.addSubview(view)
    }
    host.tap(view)
    view.setBehaviors(nil)
    host.tap(view)
    expectEqual(taps.count, 10)
  }
}
