// SPDX-License-Identifier: MIT

/// A class of a translated module, with the members that Objective-C would find by name.
package struct RegisteredClass {
  package let type: AnyClass
  /// The name by which Objective-C finds the class.
  package let name: String
  package let selectors: [Selector]
  package let properties: [RegisteredProperty]
  /// The initializers by which nibs create an instance.
  package let withCoder: ((NSCoder) -> AnyObject?)?
  package let withoutArguments: (() -> AnyObject?)?

  package init(
    _ type: AnyClass, name: String, selectors: [Selector], properties: [RegisteredProperty],
    withCoder: ((NSCoder) -> AnyObject?)? = nil, withoutArguments: (() -> AnyObject?)? = nil
  ) {
    self.type = type
    self.name = name
    self.selectors = selectors
    self.properties = properties
    self.withCoder = withCoder
    self.withoutArguments = withoutArguments
  }
}

/// A property of a translated class, for key-value coding.
package struct RegisteredProperty: @unchecked Sendable {  // its closures do not change
  package let name: String
  package let isOutlet: Bool
  /// The type of the value.
  package let value: Any.Type
  package let get: (Any) -> Any?
  /// Sets the property, or returns false for a value of another type; nil for a read-only property.
  package let set: ((Any, Any?) -> Bool)?

  package init(
    _ name: String, isOutlet: Bool, value: Any.Type, get: @escaping (Any) -> Any?,
    set: ((Any, Any?) -> Bool)?
  ) {
    self.name = name
    self.isOutlet = isOutlet
    self.value = value
    self.get = get
    self.set = set
  }
}

/// The classes of a module that registers them, as `UIKitPorting` reads them.
///
/// This module does not import `UIKitPorting`, which is above it: it finds the reader by name, as
/// the reader's modules are found.
package protocol TranslatedModuleReader {
  /// The classes of the module that a type lists; nil for a type that lists none.
  static func classes(of type: Any.Type) -> [RegisteredClass]?
}

/// A class of this module with methods that are found by name.
protocol NamedSelectorProvider: AnyObject {
  static var namedSelectors: [Selector] { get }
}

/// The methods and properties that are found by name, for each class.
///
/// The classes of a module are read when an object of the module is first sent a message by name:
/// the module's name is the first part of the class's full name, and the type
/// `<Module>.ResinTranslatedModule` lists the classes. An app calls nothing for it.
package final class ClassRegistry: Sendable {
  package static let shared = ClassRegistry()

  /// The methods and properties of a class and its superclasses.
  private final class Members: Sendable {
    let selectors: [String: Selector]
    let properties: [String: RegisteredProperty]
    /// The names of the selectors that modules register, without those of this module.
    let registeredNames: Set<String>

    init(
      _ selectors: [String: Selector], _ properties: [String: RegisteredProperty],
      _ registeredNames: Set<String>
    ) {
      self.selectors = selectors
      self.properties = properties
      self.registeredNames = registeredNames
    }
  }

  private struct State: @unchecked Sendable {  // classes are the same on every thread
    var members: [ObjectIdentifier: Members] = [:]
    /// The number of times that members were added to classes of other modules.
    var generation = 0
    var modules: [String: [RegisteredClass]] = [:]
    /// The members that modules add to classes of other modules.
    var extensions: [ObjectIdentifier: [RegisteredClass]] = [:]
  }

  private let state = Locked(State())

  /// Returns the method with a name of an object or of a class.
  func method(named name: String, of target: Any) -> SelectorFunction? {
    guard let type = Self.type(of: target),
      let function = members(of: type).selectors[name]?.function, function.accepts(target)
    else { return nil }
    return function
  }

  /// Returns the names of the methods of an object or of a class, in alphabetical order.
  func names(of target: Any) -> [String] {
    guard let type = Self.type(of: target) else { return [] }
    return members(of: type).selectors.values
      .filter { $0.function?.accepts(target) == true }.map(\.name).sorted()
  }

  /// Whether a class or a superclass registers a method with a name, other than those of this
  /// module.
  package func isRegistered(_ name: String, for type: AnyClass) -> Bool {
    members(of: type).registeredNames.contains(name)
  }

  /// Whether a class or a superclass is in a module that lists its classes.
  package func isTranslated(_ type: AnyClass) -> Bool {
    if let module = Self.module(of: type), !classes(ofModule: module).isEmpty { return true }
    return _getSuperclass(type).map(isTranslated) ?? false
  }

  /// Returns the property with a name of a class.
  package func property(named name: String, of type: AnyClass) -> RegisteredProperty? {
    members(of: type).properties[name]
  }

  /// Returns the class with Objective-C's name in a module.
  package func type(named name: String, inModule module: String) -> AnyClass? {
    classes(ofModule: module).first { $0.name == name && !isExtended($0, in: module) }?.type
  }

  /// The modules whose classes were read, in alphabetical order.
  var knownModules: [String] {
    state.withLock { state in
      state.modules.filter { !$0.value.isEmpty }.map(\.key).sorted()
    }
  }

  /// Returns what the module of a class lists for it.
  func registration(of type: AnyClass) -> RegisteredClass? {
    guard let module = Self.module(of: type) else { return nil }
    return classes(ofModule: module).first { $0.type == type }
  }

  /// Whether a module lists members that its extension adds to a class of another module.
  private func isExtended(_ registered: RegisteredClass, in module: String) -> Bool {
    Self.module(of: registered.type) != module
  }

  private static func type(of target: Any) -> AnyClass? {
    target as? AnyClass ?? Swift.type(of: target) as? AnyClass
  }

  private func members(of type: AnyClass) -> Members {
    let id = ObjectIdentifier(type)
    let (found, generation) = state.withLock { ($0.members[id], $0.generation) }
    if let found { return found }
    let inherited = _getSuperclass(type).map(members)
    var selectors = inherited?.selectors ?? [:]
    var properties = inherited?.properties ?? [:]
    if selectors.isEmpty, let provider = type as? any NamedSelectorProvider.Type {
      for selector in provider.namedSelectors { selectors[selector.name] = selector }
    }
    var names = inherited?.registeredNames ?? []
    if let own = registration(of: type) {
      for selector in own.selectors {
        selectors[selector.name] = selector
        names.insert(selector.name)
      }
      for property in own.properties { properties[property.name] = property }
    }
    for added in state.withLock({ $0.extensions[id] ?? [] }) {
      for property in added.properties { properties[property.name] = property }
      for selector in added.selectors {
        selectors[selector.name] = selector
        names.insert(selector.name)
      }
    }
    let members = Members(selectors, properties, names)
    // Another thread may have added members meanwhile.
    state.withLock { if $0.generation == generation { $0.members[id] = members } }
    return members
  }

  /// The module of a class: the first part of its full name.
  static func module(of type: AnyClass) -> String? {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  private func classes(ofModule module: String) -> [RegisteredClass] {
    if let found = state.withLock({ $0.modules[module] }) { return found }
    let classes = Self.read(module)
    let added = classes.filter { isExtended($0, in: module) }
    state.withLock { state in
      guard state.modules[module] == nil else { return }
      state.modules[module] = classes
      guard !added.isEmpty else { return }
      for entry in added {
        state.extensions[ObjectIdentifier(entry.type), default: []].append(entry)
      }
      state.members = [:]
      state.generation += 1
    }
    return classes
  }

  private static func read(_ module: String) -> [RegisteredClass] {
    // The mangled names of enumerations: a module, a type, and their lengths.
    guard let reader = _typeByName("12UIKitPorting12ModuleReaderO"),
      let reader = reader as? any TranslatedModuleReader.Type,
      let list = _typeByName("\(module.utf8.count)\(module)21ResinTranslatedModuleO")
    else { return [] }
    return reader.classes(of: list) ?? []
  }
}
