// SPDX-License-Identifier: MIT

extension Selector {
  /// Returns the method that an object, or a class, has for the selector: its own, or the one that
  /// is registered for the object's class or a superclass.
  package func method(of target: Any) -> SelectorFunction? {
    if let function, function.accepts(target) { return function }
    return ClassRegistry.shared.method(named: name, of: target)
  }

  /// Whether an object, or a class, has a method for the selector.
  package func isImplemented(by target: Any) -> Bool {
    method(of: target) != nil
  }

  /// Calls the method of an object, or of a class, and returns its result as it is.
  ///
  /// Reports a target that has no such method, an argument of another type than the parameter, and
  /// an error that the method throws.
  @discardableResult
  package func send(to target: Any, _ arguments: SelectorArguments) -> Any? {
    do {
      if let function {
        // Another class may have a method of the same name.
        do { return try function.call(target, arguments) } catch SelectorFault.target {}
      }
      guard let method = ClassRegistry.shared.method(named: name, of: target) else {
        throw SelectorFault.target
      }
      return try method.call(target, arguments)
    } catch let fault as SelectorFault {
      Self.report(message(for: fault, sentTo: target))
      return nil
    } catch {
      fatalError("a method throws a fault only: \(error)")
    }
  }

  /// Calls the method as ``send(to:_:)`` does, and returns its result, which is nil for a method
  /// without one.
  package func result(from target: Any, _ arguments: SelectorArguments) -> Any? {
    guard let value = unwrapped(send(to: target, arguments)), !(value is Void) else { return nil }
    return value
  }

  private func message(for fault: SelectorFault, sentTo target: Any) -> String {
    let call = "\(target is AnyClass ? "+" : "-")[\(Self.name(of: target)) \(name)]"
    switch fault {
    case .target:
      let known = ClassRegistry.shared.names(of: target)
      let methods = known.isEmpty ? "none" : known.joined(separator: ", ")
      let method = function.map { "; the selector was made from a method of \($0.target)" } ?? ""
      return "\(call): unrecognized selector sent to an instance\(method); known: \(methods)"
    case .argument(let index, let value, let type):
      let found = value.map { String(reflecting: Swift.type(of: $0)) } ?? "nil"
      return "\(call): argument \(index + 1) is \(found), but the method's parameter is "
        + "\(String(reflecting: type))"
    case .thrown(let error):
      return "\(call): the method has thrown an error that nobody catches: \(error)"
    }
  }

  private static func name(of target: Any) -> String {
    if let type = target as? Any.Type { return String(reflecting: type) }
    return String(reflecting: type(of: target))
  }

  /// Reports a message as an exception of UIKit, from any thread.
  package static func report(_ message: String) {
    let report: @Sendable () -> Void = {
      MainActor.assumeIsolated { Device.current.reportIllegalUse(message) }
    }
    if MainQueue.isCurrent { report() } else { DispatchQueue.main.async(execute: report) }
  }
}

/// Returns a value without the optional that is in it: nil for an `Any` that contains nil.
package func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if type(of: value) is AnyClass { return value }  // faster than the search for a conformance
  guard let wrapper = value as? any OptionalValue else { return value }
  return unwrapped(wrapper.wrappedAny)
}

private protocol OptionalValue {
  var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedAny: Any? { self }
}
