// SPDX-License-Identifier: MIT

/// An element of a .xib or .storyboard file.
///
/// Its contents do not change after the file was read.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) weak var parent: InterfaceElement?
  fileprivate(set) var content = ""
  /// The line of the file, from 1.
  let line: Int
  /// The path of the file.
  let file: String

  init(_ name: String, _ attributes: [String: String], line: Int, file: String) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.file = file
  }

  /// Creates a copy with other attributes and children, which remain children of the original.
  init(
    copying other: InterfaceElement, attributes: [String: String], children: [InterfaceElement]
  ) {
    name = other.name
    line = other.line
    file = other.file
    parent = other.parent
    content = other.content
    self.attributes = attributes
    self.children = children
  }

  func append(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  func append(content text: String) {
    content += text
  }

  /// The file and the line, for messages.
  var place: String { "\(file):\(line)" }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  // MARK: Children

  /// The first child with a name.
  func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child for a key.
  func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// The children of the child with a name.
  func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// The children of the child for a key.
  func list(key: String) -> [InterfaceElement] { child(key: key)?.children ?? [] }

  /// The nearest element around this one, or itself, that fulfills a condition.
  func nearest(_ condition: (InterfaceElement) -> Bool) -> InterfaceElement? {
    var element: InterfaceElement? = self
    while let current = element {
      if condition(current) { return current }
      element = current.parent
    }
    return nil
  }

  /// Calls a closure for the element and for those in it, the outer ones first.
  func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  // MARK: Values of attributes

  func bool(_ attribute: String) -> Bool? {
    attributes[attribute].map { $0 == "YES" || $0 == "true" }
  }

  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  func integer(_ attribute: String) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The text of an attribute, or of a `string` or `mutableString` element for the key.
  func text(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    guard let child = child(key: key), child.name.lowercased().hasSuffix("string"),
      child.name != "attributedString"
    else { return nil }
    return child.decodedContent
  }

  /// The text in the element; base 64 is decoded.
  var decodedContent: String {
    guard bool("base64-UTF8") == true else { return content }
    var text = content.filter { !$0.isWhitespace }
    while text.count % 4 != 0 { text += "=" }
    return Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? content
  }

  func rect(key: String) -> CGRect? { child(key: key)?.rectValue }
  func point(key: String) -> CGPoint? { child(key: key)?.pointValue }
  func size(key: String) -> CGSize? { child(key: key)?.sizeValue }
  func insets(key: String) -> UIEdgeInsets? { child(key: key)?.insetsValue }

  var rectValue: CGRect { CGRect(origin: pointValue, size: sizeValue) }
  var pointValue: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
  var sizeValue: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  var insetsValue: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0,
      right: number("right") ?? number("maxX") ?? 0)
  }

  /// The insets of an element with leading and trailing ones.
  func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
    guard let element = child(key: key) else { return nil }
    return NSDirectionalEdgeInsets(
      top: element.number("top") ?? 0, leading: element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0, trailing: element.number("trailing") ?? 0)
  }
}
