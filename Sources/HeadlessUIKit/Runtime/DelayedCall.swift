// SPDX-License-Identifier: MIT

/// A call of `perform(_:with:afterDelay:)` that is due later. It retains its target.
final class DelayedCall: @unchecked Sendable {  // used by the thread that added it
  let selector: Selector
  private let target: AnyObject
  private let argument: Any?
  /// Stops the timer, which retains the call; nil before the call is scheduled and after it was
  /// made or cancelled.
  fileprivate var stop: (() -> Void)?

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func isCall(of target: Any) -> Bool {
    self.target === unwrapped(target) as AnyObject?
  }

  /// Whether the argument equals another one, as `isEqual(_:)` compares objects.
  func hasArgument(equalTo other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
      return argument == other
    }
    return argument as AnyObject === other as AnyObject
  }

  fileprivate func make() {
    stop = nil
    selector.send(to: target, SelectorArguments(argument))
  }
}

/// The delayed calls that can be cancelled. The timers own them, so that a device that is released
/// releases their targets.
struct DelayedCalls: Sendable {
  static let shared = DelayedCalls()

  private struct Entry: @unchecked Sendable {
    weak var call: DelayedCall?
  }

  private let entries = Locked([Entry]())

  func add(_ call: DelayedCall, after delay: TimeInterval) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        let timer = Device.current.after(delay) { call.make() }
        call.stop = { [weak timer] in MainActor.assumeIsolated { timer?.cancel() } }
      }
    } else {
      let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in call.make() }
      RunLoop.current.add(timer, forMode: .default)
      call.stop = { [weak timer] in timer?.invalidate() }
    }
    entries.withLock { entries in
      entries.removeAll { $0.call?.stop == nil }
      entries.append(Entry(call: call))
    }
  }

  func cancel(_ isMeant: (DelayedCall) -> Bool) {
    let calls = entries.withLock { $0.compactMap(\.call) }
    for call in calls where call.stop != nil && isMeant(call) {
      call.stop?()
      call.stop = nil
    }
    entries.withLock { $0.removeAll { $0.call?.stop == nil } }
  }
}
