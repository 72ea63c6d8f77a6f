// SPDX-License-Identifier: MIT
public import HeadlessUIKit

/// The classes of a translated module.
///
/// A module has one type of this kind with the name `ResinTranslatedModule`, an enumeration that
/// the translator generates. Nothing calls it: selectors and nibs find it by its name when they
/// first need a class of the module.
///
///     public enum ResinTranslatedModule: TranslatedModule {
///       @MainActor public static var classes: [TranslatedClass] {
///         [
///           TranslatedClass(
///             FormController.self, name: "FormController",
///             selectors: [Selector("save:", FormController.save(_:))],
///             properties: [
///               TranslatedProperty("nameField", \FormController.nameField, isOutlet: true)
///             ])
///         ]
///       }
///     }
public protocol TranslatedModule {
  /// The classes of the module. On the main actor, because key paths and methods of its classes are
  /// named here.
  @MainActor static var classes: [TranslatedClass] { get }
}

/// A class of a translated module, with what Objective-C would find by name.
public struct TranslatedClass {
  package let registered: RegisteredClass

  /// Lists a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Objective-C's name of the class: that of `@objc(name)`, or Swift's.
  ///   - selectors: The class's own methods for Objective-C and the getters and setters of its
  ///     properties, each with its function. Overrides of
  ///     ``HeadlessUIKit/UIResponderStandardEditActions`` are among them, because every responder has
  ///     those methods.
  ///   - properties: The properties for key-value coding.
  ///   - make: The initializers by which nibs create an instance.
  public init<Class: AnyObject>(
    _ type: Class.Type, name: String, selectors: [Selector] = [],
    properties: [TranslatedProperty] = [], make: TranslatedInitializer? = nil
  ) {
    registered = RegisteredClass(
      type, name: name, selectors: selectors, properties: properties.map(\.registered),
      withCoder: make?.withCoder, withoutArguments: make?.withoutArguments)
  }
}

/// A property of a translated class that key-value coding finds by name.
public struct TranslatedProperty {
  package let registered: RegisteredProperty

  /// Lists a property that can be set.
  public init<Class: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Class, Value>, isOutlet: Bool = false
  ) {
    self.init(
      name, isOutlet: isOutlet, get: { (object: Class) in object[keyPath: keyPath] },
      set: { (object: Class, value: Value) in object[keyPath: keyPath] = value })
  }

  /// Lists a property that can be set, by closures: those of a private property are written in its
  /// file.
  public init<Class: AnyObject, Value>(
    _ name: String, isOutlet: Bool = false, get: @escaping (Class) -> Value,
    set: @escaping (Class, Value) -> Void
  ) {
    registered = RegisteredProperty(
      name, isOutlet: isOutlet, value: Value.self,
      get: { object in (object as? Class).map(get) },
      set: { object, value in
        guard let object = object as? Class, let value: Value = Self.converted(value) else {
          return false
        }
        set(object, value)
        return true
      })
  }

  /// Lists a property that can only be read.
  public init<Class: AnyObject, Value>(readOnly name: String, get: @escaping (Class) -> Value) {
    registered = RegisteredProperty(
      name, isOutlet: false, value: Value.self, get: { object in (object as? Class).map(get) },
      set: nil)
  }

  /// Returns a value as one of another type: numbers are bridged, and nil is a value of an optional
  /// type.
  private static func converted<Value>(_ value: Any?) -> Value? {
    guard let value else { return Optional<Any>.none as Any as? Value }
    if let value = value as? Value { return value }
    guard let number = value as? NSNumber ?? (value as AnyObject) as? NSNumber else { return nil }
    return number as? Value ?? number.doubleValue as? Value ?? CGFloat(number.doubleValue) as? Value
  }
}

/// The initializers of a translated class that a nib or a storyboard calls.
public struct TranslatedInitializer {
  package let withCoder: ((NSCoder) -> AnyObject?)?
  package let withoutArguments: (() -> AnyObject?)?

  /// Lists the initializer with a coder, the one without arguments, or both.
  public init<Class: AnyObject>(
    coder: ((NSCoder) -> Class?)? = nil, plain: (() -> Class?)? = nil
  ) {
    withCoder = coder
    withoutArguments = plain
  }
}

/// Reads the classes of a module for HeadlessUIKit, which finds this type by its name.
package enum ModuleReader: TranslatedModuleReader {
  package static func classes(of type: Any.Type) -> [RegisteredClass]? {
    guard let module = type as? any TranslatedModule.Type else { return nil }
    // The list is read where the first selector of the module is sent, which may be another thread.
    // It runs no code of the classes.
    nonisolated(unsafe) let unsafeModule = module
    let list: @MainActor () -> [TranslatedClass] = { unsafeModule.classes }
    return unsafeBitCast(list, to: (() -> [TranslatedClass]).self)().map(\.registered)
  }
}
