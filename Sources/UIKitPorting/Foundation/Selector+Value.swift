// SPDX-License-Identifier: MIT
public import HeadlessUIKit

// `#selector(view.setNeedsLayout)` names a method of the type of a value. The value is not read: it
// only determines the type. The method is called on the thread of the sender, as Objective-C does
// it: functions with and without an actor are called in the same way.
extension Selector {
  /// Creates a selector from a method without parameters of a value's type.
  public init<Target, Result>(
    _ name: String, of value: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  /// Creates a selector from a method with one parameter of a value's type.
  public init<Target, First, Result>(
    _ name: String, of value: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (First) -> Result).self))
  }

  /// Creates a selector from a method with two parameters of a value's type.
  public init<Target, First, Second, Result>(
    _ name: String, of value: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
  }
}
