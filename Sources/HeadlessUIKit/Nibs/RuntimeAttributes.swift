// SPDX-License-Identifier: MIT

/// The attributes that a file sets by key paths, among them those with `@IBInspectable`.
@MainActor
enum RuntimeAttributes {
  /// Sets the attributes of an object in the order of the file.
  static func set(of object: AnyObject, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      set(path, of: object, to: value(attribute, loader), attribute, loader)
    }
  }

  private static func set(
    _ path: String, of object: AnyObject, to value: Any?, _ element: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    var owner: AnyObject = object
    for key in keys {
      guard let next = step(key, from: owner) else {
        return warn(path, object, key, owner, element, loader)
      }
      owner = next
    }
    switch InterfaceOutlets.assign(last, of: owner, to: value) {
    case .done: break
    case .missing: warn(path, object, last, owner, element, loader)
    case .otherType(let type):
      loader.device.warn(
        "\(element.place): the run-time attribute \(path) of \(Swift.type(of: object)) is of type "
          + "\(type), and the value is \(value.map { "\($0)" } ?? "nil").")
    }
  }

  private static func step(_ key: String, from owner: AnyObject) -> AnyObject? {
    if let property = ClassRegistry.shared.property(named: key, of: type(of: owner)) {
      return property.get(owner).flatMap { unwrapped($0) } as AnyObject?
    }
    return InterfaceProperties.shared.object(at: key, of: owner)
  }

  /// UIKit prints this message and continues.
  private static func warn(
    _ path: String, _ object: AnyObject, _ key: String, _ owner: AnyObject,
    _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    loader.device.warn(
      "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
        + "[<\(String(reflecting: type(of: owner)))> setValue:forUndefinedKey:]: this class is not "
        + "key value coding-compliant for the key \(key). (\(element.place))")
  }

  /// The value of an attribute; nil for one of the type nil, and for an image that is not there.
  private static func value(_ element: InterfaceElement, _ loader: InterfaceLoader) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.bool("value") ?? false
    case "string": return loader.localized(element.text("value"), element, "value")
    case "number": return number(child ?? element)
    case "color": return child.flatMap(loader.color)
    case "image": return loader.image(element, "value")
    case "point": return child?.pointValue
    case "size": return child?.sizeValue
    case "rect": return child?.rectValue
    case "range":
      return NSRange(
        location: child?.integer("location") ?? 0, length: child?.integer("length") ?? 0)
    default: return nil
    }
  }

  private static func number(_ element: InterfaceElement) -> NSNumber? {
    guard let text = element["value"] else { return nil }
    if let whole = Int(text) { return NSNumber(value: whole) }
    return Double(text).map { NSNumber(value: $0) }
  }
}
