// SPDX-License-Identifier: MIT

/// The arguments of a message. A method with fewer parameters ignores the last ones; for a method
/// with more parameters, they are nil.
package struct SelectorArguments {
  package var first: Any?
  package var second: Any?
  package var third: Any?
  /// Makes the second argument where it is nil, for a parameter that is not optional.
  package var makesSecond: (() -> Any)?

  package init(_ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil) {
    self.first = first
    self.second = second
    self.third = third
  }
}

/// A reason for which a method was not called, or did not return.
enum SelectorFault: Error, @unchecked Sendable {  // caught where it was thrown
  /// The target is not of the method's class.
  case target
  /// An argument is not of the parameter's type.
  case argument(Int, Any?, Any.Type)
  /// The method has thrown an error.
  case thrown(any Error)
}

/// A method that is called with a target and with arguments of any type.
package class SelectorFunction: @unchecked Sendable {  // its values do not change
  /// The type of the target.
  var target: Any.Type { fatalError("abstract") }

  /// The types of the parameters.
  var parameters: [Any.Type] { [] }

  /// Whether an object, or a class, can be the target.
  func accepts(_ target: Any) -> Bool { false }

  /// Calls the method.
  func call(
    _ target: Any, _ arguments: SelectorArguments
  ) throws(SelectorFault) -> Any? { nil }
}

/// A method without parameters.
final class NullaryFunction<Target, Result>: SelectorFunction, @unchecked Sendable {
  private let method: (Target) -> () throws -> Result

  init(_ method: @escaping (Target) -> () throws -> Result) {
    self.method = method
  }

  override var target: Any.Type { Target.self }
  override func accepts(_ target: Any) -> Bool { target is Target }

  override func call(
    _ target: Any, _ arguments: SelectorArguments
  ) throws(SelectorFault) -> Any? {
    guard let target = target as? Target else { throw .target }
    do { return try method(target)() } catch { throw .thrown(error) }
  }
}

/// A method with one parameter.
final class UnaryFunction<Target, First, Result>: SelectorFunction, @unchecked Sendable {
  private let method: (Target) -> (First) throws -> Result

  init(_ method: @escaping (Target) -> (First) throws -> Result) {
    self.method = method
  }

  override var target: Any.Type { Target.self }
  override var parameters: [Any.Type] { [First.self] }
  override func accepts(_ target: Any) -> Bool { target is Target }

  override func call(
    _ target: Any, _ arguments: SelectorArguments
  ) throws(SelectorFault) -> Any? {
    guard let target = target as? Target else { throw .target }
    let first: First = try argument(arguments.first, at: 0)
    do { return try method(target)(first) } catch { throw .thrown(error) }
  }
}

/// A method with two parameters.
final class BinaryFunction<Target, First, Second, Result>: SelectorFunction, @unchecked Sendable {
  private let method: (Target) -> (First, Second) throws -> Result
  private let requiresSecond = !(Second.self is any OptionalType.Type)

  init(_ method: @escaping (Target) -> (First, Second) throws -> Result) {
    self.method = method
  }

  override var target: Any.Type { Target.self }
  override var parameters: [Any.Type] { [First.self, Second.self] }
  override func accepts(_ target: Any) -> Bool { target is Target }

  override func call(
    _ target: Any, _ arguments: SelectorArguments
  ) throws(SelectorFault) -> Any? {
    guard let target = target as? Target else { throw .target }
    let first: First = try argument(arguments.first, at: 0)
    let second: Second = try argument(arguments.second ?? made(arguments), at: 1)
    do { return try method(target)(first, second) } catch { throw .thrown(error) }
  }

  private func made(_ arguments: SelectorArguments) -> Any? {
    requiresSecond ? arguments.makesSecond?() : nil
  }
}

/// A method with three parameters.
final class TernaryFunction<Target, First, Second, Third, Result>: SelectorFunction,
  @unchecked Sendable
{
  private let method: (Target) -> (First, Second, Third) throws -> Result
  private let requiresSecond = !(Second.self is any OptionalType.Type)

  init(_ method: @escaping (Target) -> (First, Second, Third) throws -> Result) {
    self.method = method
  }

  override var target: Any.Type { Target.self }
  override var parameters: [Any.Type] { [First.self, Second.self, Third.self] }
  override func accepts(_ target: Any) -> Bool { target is Target }

  override func call(
    _ target: Any, _ arguments: SelectorArguments
  ) throws(SelectorFault) -> Any? {
    guard let target = target as? Target else { throw .target }
    let first: First = try argument(arguments.first, at: 0)
    let second: Second = try argument(arguments.second ?? made(arguments), at: 1)
    let third: Third = try argument(arguments.third, at: 2)
    do { return try method(target)(first, second, third) } catch { throw .thrown(error) }
  }

  private func made(_ arguments: SelectorArguments) -> Any? {
    requiresSecond ? arguments.makesSecond?() : nil
  }
}

/// Returns an argument as a value of the parameter's type.
private func argument<Parameter>(
  _ value: Any?, at index: Int
) throws(SelectorFault) -> Parameter {
  // Unwrapped first: a parameter of type `Any` would receive an optional.
  if let value, let value = value as? Parameter { return value }
  // A parameter of type Bool receives whether there is an object, as `UIView.endEditing(_:)` does
  // as the action of a recognizer.
  if Parameter.self == Bool.self, let isObject = (value != nil) as? Parameter { return isObject }
  // nil is a value of a parameter that is optional, and of one whose type is `Any`, as Swift
  // receives it from Objective-C.
  if value == nil, let none = Optional<Any>.none as Any as? Parameter { return none }
  throw .argument(index, value, Parameter.self)
}

private protocol OptionalType {}
extension Optional: OptionalType {}
