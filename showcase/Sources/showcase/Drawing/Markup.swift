// SPDX-License-Identifier: MIT

/// A builder of XML text: elements, attributes, and text, which is escaped when it is added.
struct Markup {
  private(set) var text = ""

  /// Adds an element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    open(name, attributes, closing: "/>")
  }

  /// Adds an element that contains text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    open(name, attributes, closing: ">")
    text += Markup.escaped(content) + "</\(name)>\n"
  }

  /// Adds an element that contains other elements.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout Markup) throws -> Void
  ) rethrows {
    open(name, attributes, closing: ">\n")
    try body(&self)
    text += "</\(name)>\n"
  }

  /// Adds text that is already markup.
  mutating func raw(_ markup: String) {
    text += markup + "\n"
  }

  private mutating func open(
    _ name: String, _ attributes: KeyValuePairs<String, String>, closing: String
  ) {
    text += "<\(name)"
    for (key, value) in attributes {
      text += " \(key)=\"\(Markup.escaped(value))\""
    }
    text += closing
    if closing == "/>" { text += "\n" }
  }

  /// Returns a text in the form that XML 1.0 can represent: characters that XML cannot represent
  /// become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Returns at most `limit` characters of a text. Characters in the middle are omitted, because
/// names of packages differ at both ends.
func shortened(_ text: String, to limit: Int) -> String {
  guard text.count > limit, limit > 1 else { return text }
  let tail = (limit - 1) / 3
  return text.prefix(limit - 1 - tail) + "…" + text.suffix(tail)
}

/// Returns a coordinate without decimals that would not be visible.
func number(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}
