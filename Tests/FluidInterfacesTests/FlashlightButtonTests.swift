// SPDX-License-Identifier: MIT
import EpoxyFluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "Interface #3: Flashlight Button", one test for each of its key features, and what people expect
/// beyond them.
@MainActor @Suite struct FlashlightButtonTests {
  private let host: ScreenHost
  private let button: FlashlightButton
  private let states = Record<Bool>()

  init() {
    self.init(feelsForce: true)
  }

  private init(feelsForce: Bool) {
    host = ScreenHost(.iPhone15)
    host.changeTraits { $0.forceTouchCapability = feelsForce ? .available : .unavailable }
    let (root, button) = host.perform { (UIView(), FlashlightButton()) }
    self.button = button
    root.addSubview(button)
    button.frame = CGRect(x: 150, y: 400, width: 50, height: 50)
    let states = states
    host.perform {
      button.addAction(
        UIAction { [unowned button] _ in states.add(button.isOn) }, for: .valueChanged)
    }
    host.show(root)
  }

  private var center: CGPoint { CGPoint(x: 175, y: 425) }
  /// The greatest force of a touch.
  private let maximum: CGFloat = 20.0 / 3

  @Test func `Requires an intentional gesture with 3D touch`() {
    host.tap(at: center)
    host.touch(at: center, force: 0.45 * maximum).lift()
    host.settle()
    #expect(!button.isOn && states.events.isEmpty && host.feedback.isEmpty)
    let finger = host.touch(at: center, force: 0)
    finger.press(force: 0.6 * maximum, over: 0.2)
    #expect(!button.isOn)
    finger.press(force: 0.48 * maximum, over: 0.1)
    #expect(button.isOn)
    // Small variations around the threshold switch nothing.
    for _ in 0..<5 {
      finger.press(force: 0.52 * maximum, over: 0.05)
      finger.press(force: 0.47 * maximum, over: 0.05)
    }
    finger.lift()
    #expect(button.isOn && states.events == [true])
    // A press that is lifted at its height counts too.
    host.touch(at: center, force: 0.9 * maximum).lift()
    #expect(!button.isOn && states.events == [true, false])
  }

  @Test func `Bounciness hints at the required gesture`() {
    let finger = host.touch(at: center, force: 0)
    var scales: [CGFloat] = []
    for step in 1...10 {
      finger.press(force: maximum * CGFloat(step) / 20, over: 0.1)
      scales.append(button.scale)
    }
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 < $1 })
    // Half of the force is half of the way to the large diameter.
    host.advance(by: 0.5)
    expectNear(button.scale, (1 + (92.0 / 50 - 1) / 2), within: 0.01)
    finger.lift()
    var lowest: CGFloat = 2
    for _ in 0..<30 {
      host.advanceFrame()
      lowest = min(lowest, button.scale)
    }
    #expect(lowest < 0.97)
    host.settle()
    expectEqual(button.scale, 1)
  }

  @Test func `Haptic feedback confirms activation`() {
    let finger = host.touch(at: center, force: 0)
    finger.press(force: 0.7 * maximum, over: 0.2)
    expectEqual(host.feedback, ["impact(light)"])
    finger.press(force: 0.3 * maximum, over: 0.2)
    expectEqual(host.feedback, ["impact(light)", "impact(medium)"])
    finger.lift()
    expectEqual(host.feedback.count, 2)
  }

  @Test func `A finger that leaves, and a call, cancel the press`() {
    let finger = host.touch(at: center, force: 0.8 * maximum)
    finger.move(by: CGVector(dx: 46, dy: 0))
    finger.move(by: CGVector(dx: -46, dy: 0))
    finger.lift()
    #expect(!button.isOn && states.events.isEmpty)
    host.touch(at: center, force: 0.8 * maximum).cancel()
    host.settle()
    #expect(!button.isOn && states.events.isEmpty && button.scale == 1)
  }

  @Test func `Without a sense of force, a long press switches`() {
    let test = FlashlightButtonTests(feelsForce: false)
    let (host, button) = (test.host, test.button)
    host.tap(at: test.center)
    #expect(!button.isOn)
    let finger = host.touch(at: test.center)
    host.advance(by: 0.4)
    #expect(button.scale > 1.2 && host.feedback.isEmpty)
    host.advance(by: 0.15)
    #expect(host.feedback == ["impact(light)"] && !button.isOn)
    finger.lift()
    #expect(button.isOn && host.feedback == ["impact(light)", "impact(medium)"])
    host.settle()
    expectEqual(button.scale, 1)
  }

  @Test func `Interrupting it never makes it jump`() {
    var random = SplitMix64(seed: 3)
    var last = button.scale
    for index in 0..<interruptionCount {
      let finger = host.touch(at: center, force: .random(in: 0...maximum, using: &random))
      if abs(button.scale - last) > 1e-9 {
        Issue.record("interruption \(index): a touch scaled it by \(button.scale - last)")
        return
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        finger.press(
          force: .random(in: 0...maximum, using: &random), over: host.frameDuration)
      }
      last = button.scale
      finger.lift()
      if abs(button.scale - last) > 1e-9 {
        Issue.record("interruption \(index): a lift scaled it")
        return
      }
      for _ in 0..<Int.random(in: 0...10, using: &random) { host.advanceFrame() }
      last = button.scale
      if !(last > 0 && last < 3) {
        Issue.record("interruption \(index): the scale is \(last)")
        return
      }
    }
    host.settle()
    expectEqual(button.scale, 1)
  }

  @Test func `It is a button for assistive technology, and tells its state without color`() {
    #expect(button.isAccessibilityElement && button.accessibilityTraits.contains(.button))
    expectEqual(button.accessibilityValue, "Off")
    host.perform { #expect(button.accessibilityActivate()) }
    #expect(button.isOn && button.accessibilityValue == "On" && states.events == [true])
    host.shouldDifferentiateWithoutColor = true
    let off = host.perform { FlashlightButton() }
    let on = host.perform { FlashlightButton() }
    host.perform { on.isOn = true }
    #expect(on.subviews[0].layer.borderWidth > off.subviews[0].layer.borderWidth)
  }

  @Test func `Models set its state and its behaviors`() {
    let (host, states) = (host, states)
    let view = host.perform { FlashlightButton(style: .init(diameter: 60)) }
    expectEqual(view.intrinsicContentSize, CGSize(width: 60, height: 60))
    host.perform {
      view.setContent(true, animated: false)
      view.setBehaviors(.init { states.add($0) })
      _ = view.accessibilityActivate()
    }
    expectEqual(states.events, [false])
  }
}
