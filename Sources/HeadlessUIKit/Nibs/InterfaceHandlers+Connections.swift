// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addConnections() {
    connect("outlet") { object, element, loader in
      guard let name = element["property"], let id = element["destination"] else { return }
      guard let value = loader.destination(id, element) else { return }
      InterfaceOutlets.set(name, of: object, to: value, element, loader)
    }
    connect("outletCollection") { object, element, loader in
      InterfaceOutlets.collect(object, element, loader)
    }
    connect("action") { object, element, loader in
      InterfaceOutlets.addAction(to: object, element, loader)
    }
  }
}

extension InterfaceLoader {
  /// The object at the end of a connection. An id that is not in the file is reported.
  func destination(_ id: String, _ element: InterfaceElement) -> AnyObject? {
    if let object = object(id) { return object }
    if document.elements[id] == nil {
      device.warn("\(element.place): the connection names \(id), which is not in the file.")
    }
    return nil
  }

  /// Whether an id is that of the placeholder for the first responder.
  func isFirstResponder(_ id: String) -> Bool {
    document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }
}

/// Connects outlets and actions.
@MainActor
enum InterfaceOutlets {
  /// Sets an outlet: a property that the class's module lists, or one of UIKit's.
  static func set(
    _ name: String, of object: AnyObject, to value: Any, _ element: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    switch assign(name, of: object, to: value) {
    case .done: break
    case .missing:
      loader.device.reportIllegalUse(
        "[<\(String(reflecting: type(of: object)))> setValue:forUndefinedKey:]: this class is not "
          + "key value coding-compliant for the key \(name). (\(element.place))")
    case .otherType(let type):
      loader.device.reportIllegalUse(
        "\(element.place): the outlet \(name) of \(Swift.type(of: object)) is of type "
          + "\(plain(type)), and the object is of type \(plain(Swift.type(of: value))).")
    }
  }

  enum Result {
    case done
    case missing
    case otherType(Any.Type)
  }

  /// Sets a property by its name.
  static func assign(_ name: String, of object: AnyObject, to value: Any?) -> Result {
    if let property = ClassRegistry.shared.property(named: name, of: type(of: object)) {
      guard let set = property.set else { return .missing }
      return set(object, value) ? .done : .otherType(property.value)
    }
    return InterfaceProperties.shared.assign(name, of: object, to: value)
  }

  private static func plain(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard name.hasPrefix("Optional<"), name.hasSuffix(">") else { return name }
    return String(name.dropFirst(9).dropLast())
  }

  // MARK: Collections

  /// Sets a collection, when its first connection is read; adds a gesture recognizer.
  static func collect(_ object: AnyObject, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    guard let name = element["property"], let id = element["destination"] else { return }
    if name == "gestureRecognizers", let view = object as? UIView {
      if let recognizer = loader.destination(id, element) as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    let all = (element.parent?.children ?? []).filter {
      $0.name == "outletCollection" && $0["property"] == name
    }
    guard all.first === element else { return }
    let values = all.compactMap { connection in
      connection["destination"].flatMap { loader.destination($0, connection) }
    }
    set(name, of: object, to: values, element, loader)
  }

  // MARK: Actions

  static func addAction(
    to object: AnyObject, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    guard let name = element["selector"], let id = element["destination"] else { return }
    // Without a target, the responder chain is searched.
    let isChain = loader.isFirstResponder(id)
    let target = isChain ? nil : loader.destination(id, element)
    guard isChain || target != nil else { return }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      guard let events = InterfaceNames.events(element["eventType"]) else {
        loader.device.warn(
          "\(element.place): there is no event \(element["eventType"] ?? "of a control").")
        return
      }
      control.addTarget(target, action: selector, for: events)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default:
      loader.device.warn("\(element.place): \(type(of: object)) sends no action.")
    }
  }
}
