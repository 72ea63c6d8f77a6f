// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct PartObservationTests {
  private let device = Device()
  private let name = UIResponder.keyboardWillShowNotification

  private let log = Log()

  private func observe(
    _ part: DevicePart, on device: Device? = nil, object: AnyObject? = nil, as text: String
  ) -> PartObservation {
    PartObservation([name], by: part, on: device, object: object) { [log] _ in
      log.add(text)
    }
  }

  private func observeInApplication(_ action: @escaping @MainActor () -> Void)
    -> any NSObjectProtocol
  {
    NotificationCenter.default.addObserver(forName: name, object: device.screen, queue: nil) { _ in
      MainActor.assumeIsolated { action() }
    }
  }

  @Test func `Parts are notified in the written order, and the application after all of them`() {
    let tokens = (0..<8).map { _ in
      observeInApplication { [log] in log.add("application") }
    }
    let observations = DevicePart.allCases.reversed().map {
      observe($0, on: device, as: "\($0.rawValue)")
    }
    device.post(name, object: device.screen)
    expectEqual(
      log.lines,
      DevicePart.allCases.indices.map(String.init)
        + Array(repeating: "application", count: 8))
    tokens.forEach(NotificationCenter.default.removeObserver)
    withExtendedLifetime(observations) {}
  }

  @Test func `Observers of one part are notified in the order in which they were added`() {
    let observations = (0..<200).map { observe($0 % 2 == 0 ? .bars : .sheets, as: "\($0)") }
    device.post(name, object: device.screen)
    let order = (0..<100).map { 2 * $0 + 1 } + (0..<100).map { 2 * $0 }
    expectEqual(log.lines, order.map(String.init))
    withExtendedLifetime(observations) {}
  }

  @Test func `All names of a change reach the parts before the application`() {
    let names = [UIResponder.keyboardWillChangeFrameNotification, name]
    let part = PartObservation(names, by: .bars, on: device) { [log] in
      log.add("part: \($0.name.rawValue)")
    }
    let token = NotificationCenter.default.addObserver(
      forName: names[0], object: device.screen, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.add("application") } }
    device.post(names, object: device.screen)
    expectEqual(log.lines, names.map { "part: \($0.rawValue)" } + ["application"])
    NotificationCenter.default.removeObserver(token)
    withExtendedLifetime(part) {}
  }

  @Test func `An observation that ends or is released during the delivery receives nothing more`() {
    var later: [PartObservation] = []
    let first = PartObservation([name], by: .sheets, on: device) { [log] _ in
      log.add("first")
      later.first?.end()
      later.removeAll()
    }
    later = [observe(.bars, on: device, as: "ended"), observe(.bars, on: device, as: "released")]
    device.post(name, object: device.screen)
    device.post(name, object: device.screen)
    expectEqual(log.lines, ["first", "first"])
    withExtendedLifetime(first) {}
  }

  @Test func `An observation that begins during the delivery receives the next notification`() {
    var later: [PartObservation] = []
    let first = PartObservation([name], by: .bars, on: device) { [self] _ in
      log.add("first")
      if later.isEmpty {
        later = [
          observe(.sheets, on: device, as: "before"), observe(.bars, on: device, as: "after"),
        ]
      }
    }
    device.post(name, object: device.screen)
    expectEqual(log.lines, ["first"])
    device.post(name, object: device.screen)
    expectEqual(log.lines, ["first", "before", "first", "after"])
    withExtendedLifetime(first) {}
  }

  @Test
  func `A notification posted during the delivery is delivered completely before it continues`() {
    let other = UIResponder.keyboardWillHideNotification
    let first = PartObservation([name], by: .sheets, on: device) { [log, device] _ in
      log.add("first")
      device.post(other, object: device.screen)
    }
    let nested = PartObservation([other], by: .bars, on: device) { [log] _ in
      log.add("nested")
    }
    let last = observe(.bars, on: device, as: "last")
    device.post(name, object: device.screen)
    expectEqual(log.lines, ["first", "nested", "last"])
    withExtendedLifetime([first, nested, last]) {}
  }

  @Test func `A notification that the application posts reaches the parts once and in order`() {
    let observations = [observe(.bars, as: "bars"), observe(.sheets, on: device, as: "sheets")]
    let others = observe(.bars, object: NSObject(), as: "another sender")
    NotificationCenter.default.post(name: name, object: device.screen)
    expectEqual(log.lines, ["sheets", "bars"])
    withExtendedLifetime([observations[0], observations[1], others]) {}
  }

  @Test func `The application can post a notification while it receives one of the device`() {
    let sender = NSObject()
    let token = observeInApplication { [log] in
      log.add("application")
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillHideNotification, object: sender)
    }
    let part = PartObservation([UIResponder.keyboardWillHideNotification], by: .bars) { [log] in
      if $0.object as AnyObject === sender { log.add("part") }
    }
    device.post(name, object: device.screen)
    expectEqual(log.lines, ["application", "part"])
    NotificationCenter.default.removeObserver(token)
    withExtendedLifetime(part) {}
  }

  @Test func `An observation of one device receives nothing from another one`() {
    let observations = [observe(.bars, on: device, as: "own"), observe(.bars, as: "every")]
    let other = Device()
    other.post(name, object: other.screen)
    expectEqual(log.lines, ["every"])
    device.post(name, object: device.screen)
    expectEqual(log.lines, ["every", "own", "every"])
    withExtendedLifetime(observations) {}
  }

  @Test func `Handlers are released with their observations, however many there were`() {
    // Other tests that run meanwhile observe the keyboard.
    let name = Notification.Name("PartObservationTests.released")
    weak var released: NSObject?
    do {
      let owner = NSObject()
      released = owner
      for _ in 0..<100_000 {
        _ = PartObservation([name], by: .bars) { _ in withExtendedLifetime(owner) {} }
      }
    }
    #expect(released == nil)
    #expect(PartObservers.shared.count(of: name) < 50_000)
  }
}
