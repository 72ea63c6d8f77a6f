// SPDX-License-Identifier: MIT

/// Reads labels, and texts with attributes.
@MainActor
enum InterfaceLabels {
  static func read(_ label: UILabel, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    readFont(of: label, element, loader)
    if let color = loader.color(element, "highlightedColor") { label.highlightedTextColor = color }
    if let color = loader.color(element, "shadowColor") { label.shadowColor = color }
    if let offset = element.size(key: "shadowOffset") { label.shadowOffset = offset }
    if let value = InterfaceNames.textAlignment(element["textAlignment"]) {
      label.textAlignment = value
    }
    if let value = InterfaceNames.lineBreakMode(element["lineBreakMode"]) {
      label.lineBreakMode = value
    }
    if let value = element.integer("numberOfLines") { label.numberOfLines = value }
    if let value = element.bool("enabled") { label.isEnabled = value }
    if let value = element.bool("highlighted") { label.isHighlighted = value }
    if let value = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = value
    }
    readShrinking(of: label, element)
    if let text = loader.text(element, "text") { label.text = text }
    if let text = loader.attributedText(element, "attributedText") { label.attributedText = text }
  }

  /// Reads the font and the color of the text.
  static func readFont(
    of label: UILabel, _ element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = value
    }
    if let font = loader.font(element, "fontDescription") { label.font = font }
    if let color = loader.color(element, "textColor") { label.textColor = color }
  }

  /// Interface Builder writes `adjustsFontSizeToFit` only for NO.
  private static func readShrinking(of label: UILabel, _ element: InterfaceElement) {
    if let value = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = value
    } else if let size = element.number("minimumFontSize"), let font = label.font,
      font.pointSize > 0
    {
      label.minimumScaleFactor = min(size / font.pointSize, 1)
    }
    let shrinks = label.minimumScaleFactor > 0
    label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? shrinks
  }
}

extension InterfaceLoader {
  /// The text with attributes of the child for a key.
  func attributedText(_ element: InterfaceElement, _ key: String) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      let text = fragment.text("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes(fragment)))
    }
    guard let translation = localized(nil as String?, element, key) else { return result }
    // One translation stands for all fragments: the attributes are those of the first one.
    var first: [NSAttributedString.Key: Any] = [:]
    if result.length > 0 { first = result.attributes(at: 0, effectiveRange: nil) }
    return NSAttributedString(string: translation, attributes: first)
  }

  private func attributes(_ fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for value in fragment.list("attributes") {
      switch (value.key, value.name) {
      case ("NSColor", _): result[.foregroundColor] = color(value)
      case ("NSBackgroundColor", _): result[.backgroundColor] = color(value)
      case ("NSFont", _): result[.font] = attributedFont(value)
      case ("NSParagraphStyle", _): result[.paragraphStyle] = paragraphStyle(value)
      case ("NSKern", _): result[.kern] = value.number("value")
      case ("NSUnderline", _): result[.underlineStyle] = value.integer("value")
      case ("NSStrikethrough", _): result[.strikethroughStyle] = value.integer("value")
      case ("NSLink", _): result[.link] = value["value"] ?? value.content
      default: break
      }
    }
    return result
  }

  /// The fonts of texts have sizes and names, among them those of the system's fonts.
  private func attributedFont(_ element: InterfaceElement) -> UIFont? {
    if let meta = element["metaFont"] {
      let size = element.number("size") ?? UIFont.systemFontSize
      switch meta {
      case "systemBold", "smallSystemBold": return .boldSystemFont(ofSize: size)
      default: return .systemFont(ofSize: size)
      }
    }
    if let name = element["name"], name.hasPrefix(".SF") || name.hasPrefix(".AppleSystem") {
      let size = element.number("size") ?? UIFont.systemFontSize
      let isBold = name.lowercased().contains("bold")
      return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
    return font(element)
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let value = InterfaceNames.textAlignment(element["alignment"]) { style.alignment = value }
    if let value = InterfaceNames.lineBreakMode(element["lineBreakMode"]) {
      style.lineBreakMode = value
    }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    return style
  }
}
