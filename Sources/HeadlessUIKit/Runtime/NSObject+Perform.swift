// SPDX-License-Identifier: MIT

extension NSObjectProtocol {
  /// Whether the object has a method for a selector: the one that the selector was made from, or a
  /// registered one.
  ///
  /// Where a class of this module has an overridable member of this name, that member decides.
  @discardableResult
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if let responder = self as? any SelectorResponder { return responder.responds(to: aSelector) }
    return aSelector.isImplemented(by: self)
  }

  /// Calls the method of a selector and returns its result, if it is an object.
  ///
  /// The result is retained until the turn ends, as an autorelease pool would retain it: take it
  /// as an unretained value.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    performed(aSelector, SelectorArguments())
  }

  /// Calls the method of a selector with an argument and returns its result, if it is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, SelectorArguments(unwrapped(object)))
  }

  /// Calls the method of a selector with two arguments and returns its result, if it is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    performed(aSelector, SelectorArguments(unwrapped(object1), unwrapped(object2)))
  }

  private func performed(
    _ selector: Selector?, _ arguments: SelectorArguments
  ) -> Unmanaged<AnyObject>? {
    guard let selector else {
      Selector.report("-[\(type(of: self)) performSelector:]: the selector is nil")
      return nil
    }
    guard let result = selector.result(from: self, arguments) else { return nil }
    let object = result as AnyObject
    if MainQueue.isCurrent {
      nonisolated(unsafe) let object = object
      MainActor.assumeIsolated { Device.current.keepUntilEndOfTurn(object) }
      return Unmanaged.passUnretained(object)
    }
    // Other threads have no turns, and nothing that would release the object at their end.
    return Unmanaged.passRetained(object)
  }
}

/// An object of this module whose class can override `responds(to:)`.
protocol SelectorResponder: NSObject {
  func responds(to aSelector: Selector!) -> Bool
}

extension SelectorResponder {
  /// Whether the object has a method for a selector.
  func implements(_ selector: Selector?) -> Bool { selector?.isImplemented(by: self) ?? false }
}

extension NSObject {
  /// Calls the method of a selector on the main thread. On the main thread, the call waits for the
  /// method, or the method is called in the next turn; from other threads, the main queue calls it.
  public final func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, arg) = (self, unwrapped(arg))
    let call: @Sendable () -> Void = { aSelector.send(to: object, SelectorArguments(arg)) }
    switch (MainQueue.isCurrent, wait) {
    case (true, true): call()
    case (true, false): perform(aSelector, with: arg, afterDelay: 0)
    case (false, true): DispatchQueue.main.sync(execute: call)
    case (false, false): DispatchQueue.main.async(execute: call)
    }
  }

  /// Calls the method of a selector on the main thread. Run-loop modes have no meaning here.
  public final func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls the method of a selector on a new thread.
  public final func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, arg) = (self, unwrapped(arg))
    Thread.detachNewThread { aSelector.send(to: object, SelectorArguments(arg)) }
  }

  /// Calls the method of a selector after a delay, in seconds of the device's clock. The object and
  /// the argument are retained until then.
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.shared.add(
      DelayedCall(self, aSelector, unwrapped(anArgument)), after: delay)
  }

  /// Calls the method of a selector after a delay. Run-loop modes have no meaning here.
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Cancels the delayed calls of an object's methods.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.cancel { $0.isCall(of: aTarget) }
  }

  /// Cancels the delayed calls of a method of an object with an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = unwrapped(anArgument)
    DelayedCalls.shared.cancel {
      $0.isCall(of: aTarget) && $0.selector == aSelector && $0.hasArgument(equalTo: argument)
    }
  }
}
