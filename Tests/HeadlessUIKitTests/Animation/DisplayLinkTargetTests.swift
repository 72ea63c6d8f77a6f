// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// "CADisplayLink", init(target:selector:): "The newly constructed display link retains the
/// target."
@MainActor @Suite struct DisplayLinkTargetTests {
  final class Counter: NSObject {
    var frames = 0
    func step(_ link: CADisplayLink) { frames += 1 }
    static let step = Selector("step:", Counter.step(_:))
  }

  @Test func `A link calls its target in each frame, and retains it until it is invalidated`() {
    let host = ScreenHost(.iPhone15)
    var counter: Counter? = host.perform { Counter() }
    weak let target = counter
    let link = host.perform { CADisplayLink(target: counter as Any, selector: Counter.step) }
    link.add(to: .main, forMode: .common)
    counter = nil
    host.advance(by: 0.5)
    expectEqual(target?.frames, 30)
    link.invalidate()
    host.advanceFrame()
    #expect(target == nil)
  }
}
