// SPDX-License-Identifier: MIT

extension InterfaceLoader {
  // MARK: Colors

  /// The color of the child for a key.
  func color(_ element: InterfaceElement, _ key: String) -> UIColor? {
    element.child(key: key).flatMap(color)
  }

  /// The color of an element.
  func color(_ element: InterfaceElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    // Xcode 11 wrote a second name, for the systems before iOS 13.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      return InterfaceColors.system(name) ?? resource("systemColor", name).flatMap(color)
        ?? unknownColor(name, element)
    }
    if let name = element["name"] {
      return UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? resource("namedColor", name).flatMap(color) ?? unknownColor(name, element)
    }
    return InterfaceColors.components(element)
  }

  private func resource(_ kind: String, _ name: String) -> InterfaceElement? {
    document.resources["\(kind) \(name)"]?.first("color")
  }

  private func unknownColor(_ name: String, _ element: InterfaceElement) -> UIColor? {
    device.interfaceFiles.warnOnce(
      "color \(name)", "\(element.place): there is no color with the name \(name).", device)
    return nil
  }

  // MARK: Images

  /// The image of an attribute, or nil: a symbol for `catalog="system"`.
  func image(_ element: InterfaceElement, _ attribute: String = "image") -> UIImage? {
    guard let name = element[attribute] else {
      guard let child = element.child(key: attribute), child.name == "imageReference" else {
        return nil
      }
      return reference(child)
    }
    let configuration = symbolConfiguration(element, "\(attribute)SymbolConfiguration")
    let isSystem = element[attribute == "image" ? "catalog" : "\(attribute)Catalog"] == "system"
    if isSystem || isSystemImage(name, element) {
      return UIImage(systemName: name, withConfiguration: configuration)
        ?? unknownImage(name, element)
    }
    let image = UIImage(named: name, in: bundle, compatibleWith: nil) ?? file(name)
    guard let configuration else { return image ?? unknownImage(name, element) }
    return image?.withConfiguration(configuration) ?? unknownImage(name, element)
  }

  /// The image of an element with a scale, a weight and a rendering mode.
  private func reference(_ element: InterfaceElement) -> UIImage? {
    guard var image = image(element, "image") else { return nil }
    let scale = InterfaceNames.symbolScale(element["symbolScale"])
    if image.isSymbolImage, scale != .default {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    switch element["renderingMode"] {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  private func isSystemImage(_ name: String, _ element: InterfaceElement) -> Bool {
    element["catalog"] == "system"
      || document.resources["image \(name)"]?["catalog"] == "system"
  }

  /// An image whose name has an extension, or that is a file outside of an asset catalog.
  private func file(_ name: String) -> UIImage? {
    let stem = (name as NSString).deletingPathExtension
    if stem != name, let image = UIImage(named: stem, in: bundle, compatibleWith: nil) {
      return image
    }
    let scale = device.values.traits.displayScale
    return device.interfaceFiles.imagePath(of: name, scale: scale)
      .flatMap { UIImage(contentsOfFile: $0) }
  }

  /// A name that no catalog has: the view is loaded without its image, as on devices.
  private func unknownImage(_ name: String, _ element: InterfaceElement) -> UIImage? {
    device.interfaceFiles.warnOnce(
      "image \(name)",
      "Could not load the \"\(name)\" image referenced from a nib (\(element.place))", device)
    return nil
  }

  /// The configuration of a symbol, of the child for a key.
  func symbolConfiguration(
    _ element: InterfaceElement, _ key: String
  ) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key) else { return nil }
    let scale = InterfaceNames.symbolScale(child["scale"])
    let weight = InterfaceNames.symbolWeight(child["weight"])
    if let size = child.number("pointSize"), child["configurationType"] == "pointSize" {
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    if child["configurationType"] == "font", let font = font(child, "fontDescription") {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    if scale != .default { return UIImage.SymbolConfiguration(scale: scale) }
    return weight == .unspecified ? nil : UIImage.SymbolConfiguration(weight: weight)
  }

  // MARK: Fonts

  /// The font of the child for a key.
  func font(_ element: InterfaceElement, _ key: String) -> UIFont? {
    element.child(key: key).flatMap(font)
  }

  /// The font of an element.
  func font(_ element: InterfaceElement) -> UIFont? {
    guard element.name == "fontDescription" || element.name == "font" else { return nil }
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? unknownFont(name, size, element)
    }
    switch element["type"] {
    case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: break
    }
    guard let weight = element["weight"] else { return UIFont.systemFont(ofSize: size) }
    return UIFont.systemFont(ofSize: size, weight: InterfaceNames.fontWeight(weight))
  }

  private func unknownFont(
    _ name: String, _ size: CGFloat, _ element: InterfaceElement
  ) -> UIFont {
    device.interfaceFiles.warnOnce(
      "font \(name)", "\(element.place): there is no font with the name \(name).", device)
    return UIFont.systemFont(ofSize: size)
  }
}
