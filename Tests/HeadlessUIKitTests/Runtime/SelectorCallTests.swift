// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Rules of "NSObject", perform(_:with:afterDelay:) and its kin, of "Timer" and
/// "NotificationCenter".
@MainActor @Suite struct SelectorCallTests {
  class Worker: NSObject {
    var calls: [String] = []
    func work(_ item: Any?) { calls.append("work \(item ?? "nil")") }
    func tick(_ timer: Timer) {
      calls.append("tick \(timer.userInfo ?? "nil")")
      if calls.count == 3 { timer.invalidate() }
    }
    static let work = Selector("work:", Worker.work(_:))
    static let tick = Selector("tick:", Worker.tick(_:))
  }

  let host = ScreenHost(.iPhone15)
  let worker = Worker()

  // MARK: Delayed calls

  @Test func `A delayed call follows the clock of the device`() {
    host.perform { worker.perform(Worker.work, with: 1, afterDelay: 0.5) }
    host.advance(by: 0.4)
    expectEqual(worker.calls, [])
    host.advance(by: 0.2)
    expectEqual(worker.calls, ["work 1"])
  }

  @Test func `Delayed calls are cancelled by target, or by selector and equal argument`() {
    let other = Worker()
    host.perform {
      for item in ["a", "b"] { worker.perform(Worker.work, with: item, afterDelay: 1) }
      other.perform(Worker.work, with: "c", afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: worker, selector: Worker.work, object: "a")
    }
    host.advance(by: 2)
    expectEqual(worker.calls, ["work b"])
    expectEqual(other.calls, ["work c"])
    host.perform {
      worker.perform(Worker.work, with: nil, afterDelay: 1)
      Worker.cancelPreviousPerformRequests(withTarget: worker)
    }
    #expect(host.settle())
    expectEqual(worker.calls, ["work b"])
  }

  @Test func `A delayed call retains its target until it is made`() {
    var target: Worker? = Worker()
    weak let released = target
    host.perform { target?.perform(Worker.work, with: nil, afterDelay: 1) }
    target = nil
    #expect(released != nil)
    host.advance(by: 1)
    #expect(released == nil)
  }

  @Test func `A call on the main thread waits, or is made in a later turn`() {
    host.perform {
      worker.performSelector(onMainThread: Worker.work, with: 1, waitUntilDone: true)
      expectEqual(worker.calls, ["work 1"])
      worker.performSelector(onMainThread: Worker.work, with: 2, waitUntilDone: false)
      expectEqual(worker.calls, ["work 1"])
    }
    host.advanceFrame()
    expectEqual(worker.calls, ["work 1", "work 2"])
  }

  // MARK: Timers

  @Test func `A scheduled timer repeats on the clock of the device until it is invalidated`() {
    let timer = host.perform {
      Timer.scheduledTimer(
        timeInterval: 1, target: worker, selector: Worker.tick, userInfo: "x", repeats: true)
    }
    host.advance(by: 2.5)
    expectEqual(worker.calls, ["tick x", "tick x"])
    #expect(timer.isValid)
    host.advance(by: 5)
    expectEqual(worker.calls.count, 3)
    #expect(!timer.isValid)
    #expect(host.settle())
  }

  @Test func `A timer that does not repeat becomes invalid and releases its target`() {
    var target: Worker? = Worker()
    weak let released = target
    let timer = host.perform {
      Timer.scheduledTimer(
        timeInterval: 1, target: target as Any, selector: Worker.tick, userInfo: nil,
        repeats: false)
    }
    target = nil
    #expect(released != nil)
    host.advance(by: 1)
    #expect(!timer.isValid)
    #expect(released == nil)
  }

  @Test func `Invalidating a timer releases its target at once`() {
    var target: Worker? = Worker()
    weak let released = target
    let timer = Timer(
      timeInterval: 1, target: target as Any, selector: Worker.tick, userInfo: 7, repeats: true)
    expectEqual(timer.userInfo as? Int, 7)
    target = nil
    timer.fire()
    expectEqual(released?.calls, ["tick 7"])
    timer.invalidate()
    #expect(released == nil)
    timer.fire()
  }

  @Test func `A date in the distant future pauses a timer`() {
    let timer = host.perform {
      Timer.scheduledTimer(
        timeInterval: 1, target: worker, selector: Worker.work, userInfo: nil, repeats: true)
    }
    host.perform { timer.fireDate = .distantFuture }
    #expect(host.settle())
    host.advance(by: 3)
    expectEqual(worker.calls.count, 0)
    host.perform { timer.fireDate = Date() }
    host.advance(by: 0.5)
    expectEqual(worker.calls.count, 1)
    host.perform { timer.invalidate() }
  }

  @Test func `A host that ends releases the targets of its timers and delayed calls`() {
    weak var first: Worker?
    weak var second: Worker?
    var timer: Timer?
    do {
      let host = ScreenHost(.iPhone15)
      host.perform {
        let (delayed, timed) = (Worker(), Worker())
        (first, second) = (delayed, timed)
        delayed.perform(Worker.work, with: nil, afterDelay: 10)
        timer = Timer.scheduledTimer(
          timeInterval: 10, target: timed, selector: Worker.work, userInfo: nil, repeats: true)
      }
      #expect(first != nil && second != nil)
    }
    #expect(first == nil)
    timer?.invalidate()
    #expect(second == nil)
    timer?.fire()
  }

  // MARK: Notifications

  final class Observer: NSObject {
    let center: NotificationCenter
    var calls: [String] = []
    var during: (() -> Void)?

    init(_ center: NotificationCenter) { self.center = center }
    deinit { center.removeObserver(self) }

    func note(_ notification: Notification) {
      calls.append(notification.name.rawValue)
      during?()
    }
    func other() { calls.append("other") }
    static let note = Selector("note:", Observer.note(_:))
    static let other = Selector("other", Observer.other)
  }

  let center = NotificationCenter()
  let a = Notification.Name("a")
  let b = Notification.Name("b")

  @Test func `An observer is called for its name and its object, once for each registration`() {
    let observer = Observer(center)
    let object = NSObject()
    center.addObserver(observer, selector: Observer.note, name: a, object: nil)
    center.addObserver(observer, selector: Observer.other, name: a, object: object)
    center.addObserver(observer, selector: Observer.note, name: nil, object: object)
    center.post(name: a, object: nil)
    expectEqual(observer.calls, ["a"])
    center.post(name: b, object: object)
    expectEqual(observer.calls, ["a", "b"])
    center.post(name: a, object: NSObject())
    expectEqual(observer.calls, ["a", "b", "a"])
    center.addObserver(observer, selector: Observer.note, name: b, object: nil)
    center.addObserver(observer, selector: Observer.note, name: b, object: nil)
    center.post(name: b, object: nil)
    expectEqual(observer.calls.count, 5)
  }

  @Test func `Observers are removed by name and object, or altogether`() {
    let observer = Observer(center)
    let object = NSObject()
    func add() {
      center.addObserver(observer, selector: Observer.note, name: a, object: nil)
      center.addObserver(observer, selector: Observer.note, name: a, object: object)
      center.addObserver(observer, selector: Observer.note, name: b, object: object)
    }
    func posted() -> Int {
      observer.calls = []
      center.post(name: a, object: object)
      center.post(name: b, object: object)
      return observer.calls.count
    }
    add()
    expectEqual(posted(), 3)
    center.removeObserver(observer, name: a, object: object)
    expectEqual(posted(), 2)
    center.removeObserver(observer, name: a, object: nil)
    expectEqual(posted(), 1)
    center.removeObserver(observer)
    expectEqual(posted(), 0)
    add()
    expectEqual(posted(), 3)
    center.removeObserver(observer, name: nil, object: object)
    expectEqual(posted(), 1)
  }

  @Test func `An observer is not retained, and may remove itself while it is released`() {
    var observer: Observer? = Observer(center)
    weak let released = observer
    center.addObserver(observer as Any, selector: Observer.note, name: a, object: nil)
    observer = nil
    #expect(released == nil)
    center.post(name: a, object: nil)
  }

  @Test func `A registration does not retain its object, and ends with it`() {
    let observer = Observer(center)
    var object: NSObject? = NSObject()
    weak let released = object
    center.addObserver(observer, selector: Observer.note, name: a, object: object)
    object = nil
    #expect(released == nil)
    center.post(name: a, object: NSObject())
    expectEqual(observer.calls, [])
  }

  @Test func `An observer that is removed or released in a call is not called afterwards`() {
    let first = Observer(center)
    let second = Observer(center)
    var third: Observer? = Observer(center)
    for observer in [first, second, third] {
      center.addObserver(observer as Any, selector: Observer.note, name: a, object: nil)
    }
    first.during = { [center] in
      center.removeObserver(second)
      third = nil
    }
    center.post(name: a, object: nil)
    expectEqual(first.calls, ["a"])
    expectEqual(second.calls, [])
    #expect(third == nil)
  }

  @Test func `Tokens of blocks are removed as before`() {
    nonisolated(unsafe) var calls = 0
    let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in calls += 1 }
    center.post(name: a, object: nil)
    center.removeObserver(token)
    center.post(name: a, object: nil)
    expectEqual(calls, 1)
  }

  @Test func `Observers of different centers do not affect each other`() {
    let observer = Observer(center)
    let other = NotificationCenter()
    center.addObserver(observer, selector: Observer.note, name: a, object: nil)
    other.addObserver(observer, selector: Observer.note, name: a, object: nil)
    other.removeObserver(observer)
    other.post(name: a, object: nil)
    center.post(name: a, object: nil)
    expectEqual(observer.calls, ["a"])
  }

  @Test func `A notification is delivered on the thread of the poster`() async {
    final class Service: NSObject, @unchecked Sendable {
      var thread: Thread?
      func note(_ notification: Notification) { thread = .current }
    }
    let service = Service()
    center.addObserver(service, selector: Selector("note:", Service.note(_:)), name: a, object: nil)
    let (center, a) = (center, a)
    await withCheckedContinuation { continuation in
      let thread = Thread {
        center.post(name: a, object: nil)
        #expect(service.thread === Thread.current)
        continuation.resume()
      }
      thread.start()
    }
    center.removeObserver(service)
  }
}
