// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

// "Using Key-Value Observing in Swift" and "Key-Value Observing Programming Guide".
@MainActor @Suite struct KeyValueObservationTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()

  private func observe(
    _ options: NSKeyValueObservingOptions, name: String = ""
  ) -> NSKeyValueObservation {
    view.observe(\.contentOffset, options: options) { [log] view, change in
      let model = MainActor.assumeIsolated { view.contentOffset.y }
      let (new, old) = (change.newValue.map { "\($0.y)" }, change.oldValue.map { "\($0.y)" })
      log.add(
        "\(name)\(change.isPrior ? "prior " : "")\(old ?? "-") \(new ?? "-") \(model)")
      expectEqual(change.kind, .setting)
      #expect(change.indexes == nil)
    }
  }

  @Test(
    arguments: [
      ([], ["- - 5.0"]), ([.new], ["- 5.0 5.0"]), ([.old], ["0.0 - 5.0"]),
      ([.new, .old], ["0.0 5.0 5.0"]), ([.initial, .new, .old], ["- 0.0 0.0", "0.0 5.0 5.0"]),
      ([.prior, .new, .old], ["prior 0.0 - 0.0", "0.0 5.0 5.0"]),
      ([.prior], ["prior - - 0.0", "- - 5.0"]),
    ] as [(NSKeyValueObservingOptions, [String])])
  func `Options determine which values a change contains`(
    _ options: NSKeyValueObservingOptions, _ lines: [String]
  ) {
    let observation = observe(options)
    view.contentOffset.y = 5
    expectEqual(log.take(), lines)
    observation.invalidate()
    view.contentOffset.y = 6
    expectEqual(log.take(), [])
  }

  @Test func `Adjusted insets are reported after content has followed them`() {
    view.contentSize.height = 500
    let observation = view.observe(\.adjustedContentInset, options: [.old, .new]) {
      [log] view, change in
      let offset = MainActor.assumeIsolated { view.contentOffset.y }
      log.add("\(change.oldValue?.top ?? -1) \(change.newValue?.top ?? -1) \(offset)")
    }
    view.contentInset.top = 20
    view.contentInset.top = 20
    expectEqual(log.take(), ["0.0 20.0 -20.0"])
    observation.invalidate()
    view.contentInset.top = 30
    expectEqual(log.take(), [])
  }

  @Test func `Every assignment is reported once and at once`() {
    view.contentSize = CGSize(width: 100, height: 900)
    let observation = observe([.new])
    view.contentOffset.y = 5
    view.contentOffset.y = 5  // the same value, too
    view.bounds.origin.y = 7
    view.bounds = CGRect(x: 0, y: 8, width: 50, height: 100)
    view.bounds.size.width = 60  // not the offset
    view.frame.size.width = 70
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
    expectEqual(log.take(), [5.0, 5.0, 7.0, 8.0, 9.0].map { "- \($0) \($0)" })
    withExtendedLifetime(observation) {}
  }

  @Test func `Observers are notified inside of animation blocks`() {
    let observation = observe([.new])
    UIView.animate(withDuration: 0.3) {
      view.contentOffset.y = 50
      log.add("in the block")
    }
    expectEqual(log.take(), ["- 50.0 50.0", "in the block"])
    withExtendedLifetime(observation) {}
  }

  @Test func `An observation ends when it is released`() {
    var observation: NSKeyValueObservation? = observe([.new])
    view.contentOffset.y = 1
    observation = nil
    view.contentOffset.y = 2
    expectEqual(log.take(), ["- 1.0 1.0"])
    _ = observation
  }

  @Test func `An observation does not retain the observed object`() {
    weak var gone: UIScrollView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIScrollView()
      observation = view.observe(\.contentOffset) { _, _ in }
      gone = view
    }
    #expect(gone == nil)
    observation?.invalidate()
    observation = nil
  }

  @Test func `Sizes, insets and bounds are observed`() {
    let log = log
    let observations = [
      view.observe(\.contentSize, options: [.old, .new]) { _, change in
        log.add("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
      },
      view.observe(\.contentInset, options: [.new]) { _, change in
        log.add("inset \(change.newValue?.top ?? -1)")
      },
      view.observe(\.bounds, options: [.new]) { _, change in
        log.add("bounds \(change.newValue?.minY ?? -1)")
      },
    ]
    view.contentSize = CGSize(width: 100, height: 900)
    view.contentSize = CGSize(width: 100, height: 900)
    expectEqual(log.take(), ["size 0.0 900.0", "size 900.0 900.0"])
    view.contentOffset.y = 30
    expectEqual(log.take(), ["bounds 30.0"])
    view.contentInset.bottom = 3
    expectEqual(log.take(), ["inset 0.0"])
    observations.forEach { $0.invalidate() }
  }

  @Test func `A handler may set the value again`() {
    let log = log
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      log.add("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      MainActor.assumeIsolated {
        if view.contentOffset.y > 10 { view.contentOffset.y = 10 }
      }
    }
    view.contentOffset.y = 40
    // The inner change is reported first; the outer one then has the resulting value.
    expectEqual(log.take(), ["0.0 40.0", "40.0 10.0"])
    expectEqual(view.contentOffset.y, 10)
    withExtendedLifetime(observation) {}
  }

  @Test func `A handler may invalidate its own observation and others`() {
    final class Held: @unchecked Sendable {
      var observations: [NSKeyValueObservation] = []
    }
    let (log, held) = (log, Held())
    for name in ["a", "b", "c"] {
      held.observations.append(
        view.observe(\.contentOffset) { _, _ in
          log.add(name)
          if name == "b" {
            held.observations[1].invalidate()
            held.observations[2].invalidate()
          }
        })
    }
    view.contentOffset.y = 1
    view.contentOffset.y = 2
    expectEqual(log.take(), ["a", "b", "a"])
  }

  @Test func `An observer that is added during a change is notified of the next one`() {
    let log = log
    nonisolated(unsafe) var inner: NSKeyValueObservation?
    let outer = view.observe(\.contentOffset) { view, _ in
      log.add("outer")
      MainActor.assumeIsolated {
        guard inner == nil else { return }
        inner = view.observe(\.contentOffset) { _, _ in log.add("inner") }
      }
    }
    view.contentOffset.y = 1
    expectEqual(log.take(), ["outer"])
    view.contentOffset.y = 2
    expectEqual(log.take(), ["outer", "inner"])
    withExtendedLifetime(outer) {}
  }

  @Test func `Subclasses are observed by their own key paths`() {
    final class Subclass: UIScrollView {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x, y: max(newValue.y, 0)) }
      }
    }
    let (view, log) = (Subclass(), log)
    let observation = view.observe(\.contentOffset, options: [.new]) { _, change in
      log.add("\(change.newValue?.y ?? -1)")
    }
    view.contentOffset.y = 3
    (view as UIScrollView).contentOffset.y = -3
    expectEqual(log.take(), ["3.0", "0.0"])
    withExtendedLifetime(observation) {}
  }

  @Test func `An unknown key path warns, and no getter is called`() {
    final class Counting: UIScrollView {
      nonisolated(unsafe) static var reads = 0
      var own: CGPoint {
        Self.reads += 1
        return .zero
      }
    }
    let device = Device()
    var warnings: [String] = []
    device.onWarning = { warnings.append($0) }
    device.onIllegalUse = { Issue.record("\($0)") }
    device.perform {
      let counting = Counting()
      for options in [[], [.new, .old], [.initial, .prior]] as [NSKeyValueObservingOptions] {
        counting.observe(\.own, options: options) { _, _ in Issue.record("never called") }
          .invalidate()
      }
      let view = UIView()
      let observation = view.observe(\.tag) { _, _ in }
      view.tag = 3
      view.observe(\.frame.size.width) { _, _ in }.invalidate()
      observation.invalidate()
    }
    expectEqual(Counting.reads, 0)
    expectEqual(warnings.count, 5)
    #expect(warnings[0].contains("Counting"))
    #expect(
      warnings[3].hasPrefix(
        "observe(_:options:changeHandler:) of UIView: the key path from UIView to Int"))
    expectEqual(Set(warnings.map { $0.contains("0x") }), [false])
  }

  @Test func `An object without observers, or whose observations have ended, stores none`() {
    let view = UIView()
    #expect(view.keyValueObservers == nil)
    let one = view.observe(\.frame) { _, _ in }
    let other = view.observe(\.alpha) { _, _ in }
    one.invalidate()
    one.invalidate()
    #expect(view.keyValueObservers != nil)
    other.invalidate()
    #expect(view.keyValueObservers == nil)
  }
}
