// SPDX-License-Identifier: MIT

/// The classes of UIKit for the elements of a file, and the closures that read their attributes.
@MainActor
final class InterfaceHandlers {
  typealias Handler = @MainActor (AnyObject, InterfaceElement, InterfaceLoader) -> Void

  static let shared: InterfaceHandlers = {
    let handlers = InterfaceHandlers()
    handlers.addAll()
    return handlers
  }()

  private var classes: [String: AnyClass] = [:]
  private var handlers: [ObjectIdentifier: Handler] = [:]
  /// The closure for an element of a `connections` list, by its name.
  private(set) var connectors: [String: Handler] = [:]

  /// The class of UIKit for an element.
  func viewClass(for name: String) -> AnyClass? { classes[name] }

  /// Registers an element, its class and the closure that reads the attributes which the class
  /// declares. The initializer of the class calls the closure through `InterfaceCoder`; those of
  /// the superclasses were called before.
  func register<Object: AnyObject>(
    name: String, class objectClass: Object.Type,
    _ configure: @escaping @MainActor (Object, InterfaceElement, InterfaceLoader) -> Void
  ) {
    classes[name] = objectClass
    handle(objectClass, configure)
  }

  /// Registers a further name for a class.
  func register(name: String, class objectClass: AnyClass) {
    classes[name] = objectClass
  }

  /// Registers the closure for a class that no element has.
  func handle<Object: AnyObject>(
    _ objectClass: Object.Type,
    _ configure: @escaping @MainActor (Object, InterfaceElement, InterfaceLoader) -> Void
  ) {
    handlers[ObjectIdentifier(objectClass)] = { object, element, loader in
      if let object = object as? Object { configure(object, element, loader) }
    }
  }

  /// Registers the closure for the elements of `connections` with a name: it receives the object
  /// whose connection it is.
  func connect(_ name: String, _ connect: @escaping Handler) {
    connectors[name] = connect
  }

  /// Sets the attributes that a class declares.
  func configure(
    _ object: AnyObject, as objectClass: AnyClass, _ element: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    handlers[ObjectIdentifier(objectClass)]?(object, element, loader)
    guard let view = object as? UIView else { return }
    // The preparation of a subclass may have changed what its superclass has read.
    if objectClass != UIView.self { InterfaceViews.readAppearance(of: view, element, loader) }
    // Views are added when all classes of UIKit are prepared, and before a client's initializer
    // continues.
    if objectClass == lastClass(of: view) {
      InterfaceViews.readContents(of: view, element, loader)
    }
  }

  /// The most derived class of an object that has a closure.
  private func lastClass(of object: AnyObject) -> AnyClass? {
    var current: AnyClass? = type(of: object)
    while let objectClass = current {
      if handlers[ObjectIdentifier(objectClass)] != nil { return objectClass }
      current = _getSuperclass(objectClass)
    }
    return nil
  }

  private func addAll() {
    addViews()
    addContainers()
    addControls()
    addTexts()
    addCells()
    addConnections()
    addGestures()
    addControllers()
  }
}

/// The coder of one element.
final class ElementCoder: InterfaceCoder {
  /// The element with the values for the size classes of the device.
  let element: InterfaceElement
  let loader: InterfaceLoader

  @MainActor
  init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
    self.element = InterfaceVariations.effective(element, in: loader.device.values.traits)
    self.loader = loader
    super.init()
  }

  override func attribute(_ name: String) -> String? { element[name] }

  override func configure(_ object: AnyObject, as objectClass: AnyClass) {
    loader.willConfigure(object, element)
    InterfaceHandlers.shared.configure(object, as: objectClass, element, loader)
  }
}
