// SPDX-License-Identifier: MIT

/// The name of a method and, where the selector was made from a method, the method itself.
///
/// `#selector` needs Objective-C. In its place, a selector is made from Objective-C's name of a
/// method and the unapplied method:
///
/// ```swift
/// final class Counter: UIViewController {
///   var count = 0
///   let button = UIButton(type: .system)
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
///     button.setTitle("Add", for: .normal)
///     button.addTarget(
///       self, action: Selector("add:", Counter.add(_:)), for: .touchUpInside)
///     view.addSubview(button)
///   }
///
///   private func add(_ sender: UIButton) { count += 1 }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let counter = host.perform { Counter() }
/// host.show(counter)
/// try host.tap("Add")
/// print(counter.count)  // 1
/// ```
///
/// The method may be private, generic, or a method of a generic class; the override of a subclass
/// is called, as by a message of Objective-C. It has up to three parameters and any result; an
/// error that it throws is reported. A method of a type, or an accessor of a property, is passed as
/// a closure with the type of its target:
///
/// ```swift
/// final class Lamp: NSObject {
///   static func reset() {}
///   var isOn = false
/// }
///
/// let selectors = [
///   Selector("reset", { (type: Lamp.Type) in type.reset }),
///   Selector("isOn", { (lamp: Lamp) in { lamp.isOn } }),
///   Selector("setIsOn:", { (lamp: Lamp) in { lamp.isOn = $0 } }),
/// ]
/// print(selectors)  // [reset, isOn, setIsOn:]
/// ```
///
/// Selectors with the same name are equal. A selector that is only a name, as from
/// `NSSelectorFromString(_:)`, finds the methods that `UIKitPorting` registers for classes of
/// translated modules. An object that has no such method, and an argument of another type than the
/// method's parameter, are reported as UIKit reports exceptions: the message contains the names of
/// the selector and of the types.
///
/// The method runs on the thread of the caller.
public struct Selector: Hashable, Sendable {
  /// Objective-C's name of the method, such as `"save:"`.
  package let name: String
  /// The method; nil for a selector that is only a name.
  package let function: SelectorFunction?

  private init(_ name: String, calling function: SelectorFunction?) {
    self.name = name
    self.function = function
  }

  /// Creates a selector from a name alone.
  public init(_ name: String) {
    self.init(name, calling: nil)
  }

  /// Whether two selectors have the same name.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Hashes the name, without the method.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// Two initializers for each number of parameters. A method of the main actor does not convert to
// the type of the first; in Swift 6 mode, other methods do not convert to the type of the second
// without an error, although the type checker selects it unless it is disfavored.
extension Selector {
  /// Creates a selector from the name and the method without parameters that it calls.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () throws -> Result
  ) {
    self.init(name, calling: NullaryFunction(method))
  }

  /// Creates a selector from the name and the method with one parameter that it calls.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) throws -> Result
  ) {
    self.init(name, calling: UnaryFunction(method))
  }

  /// Creates a selector from the name and the method with two parameters that it calls.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name, calling: BinaryFunction(method))
  }

  /// Creates a selector from the name and the method with three parameters that it calls.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) throws -> Result
  ) {
    self.init(name, calling: TernaryFunction(method))
  }

  /// Creates a selector from the name and the method without parameters that it calls.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () throws -> Result
  ) {
    self.init(name, calling: NullaryFunction(OnAnyThread.call(method)))
  }

  /// Creates a selector from the name and the method with one parameter that it calls.
  @_disfavoredOverload
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) throws -> Result
  ) {
    self.init(name, calling: UnaryFunction(OnAnyThread.call(method)))
  }

  /// Creates a selector from the name and the method with two parameters that it calls.
  @_disfavoredOverload
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) throws -> Result
  ) {
    self.init(name, calling: BinaryFunction(OnAnyThread.call(method)))
  }

  /// Creates a selector from the name and the method with three parameters that it calls.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) throws -> Result
  ) {
    self.init(name, calling: TernaryFunction(OnAnyThread.call(method)))
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a name alone.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name, such as `save:`.
  public var description: String { name }

  /// The name, such as `save:`.
  public var debugDescription: String { name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

/// Methods of the main actor, for a caller on any thread.
///
/// A selector is sent where the caller is, as a message of Objective-C: an observer of a
/// notification is called on the thread of the poster. Functions that are not asynchronous are
/// called in the same way with and without an actor, so only the type changes; the caller of the
/// selector answers for the thread, as on Apple's platforms.
private enum OnAnyThread {
  static func call<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () throws -> Result
  ) -> (Target) -> () throws -> Result {
    unsafeBitCast(method, to: ((Target) -> () throws -> Result).self)
  }

  static func call<Target, First, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First) throws -> Result
  ) -> (Target) -> (First) throws -> Result {
    unsafeBitCast(method, to: ((Target) -> (First) throws -> Result).self)
  }

  static func call<Target, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) throws -> Result
  ) -> (Target) -> (First, Second) throws -> Result {
    unsafeBitCast(method, to: ((Target) -> (First, Second) throws -> Result).self)
  }

  static func call<Target, First, Second, Third, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) throws -> Result
  ) -> (Target) -> (First, Second, Third) throws -> Result {
    unsafeBitCast(method, to: ((Target) -> (First, Second, Third) throws -> Result).self)
  }
}
