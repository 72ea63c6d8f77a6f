// SPDX-License-Identifier: MIT

/// Builds XML text: elements, attributes, and text that is escaped on its way in.
struct Markup {
  private(set) var text = ""

  /// An element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    open(name, attributes, closing: "/>")
  }

  /// An element around text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    open(name, attributes, closing: ">")
    text += Markup.escaped(content) + "</\(name)>\n"
  }

  /// An element around others.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout Markup) throws -> Void
  ) rethrows {
    open(name, attributes, closing: ">\n")
    try body(&self)
    text += "</\(name)>\n"
  }

  /// Text that is markup already.
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

  /// The text as XML 1.0 can hold it: characters that it has no way to write become U+FFFD.
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

/// At most `limit` characters, with the middle left out where there are more: names of packages
/// differ at both ends.
func shortened(_ text: String, to limit: Int) -> String {
  guard text.count > limit, limit > 1 else { return text }
  let tail = (limit - 1) / 3
  return text.prefix(limit - 1 - tail) + "…" + text.suffix(tail)
}

/// A coordinate, without a tail of digits that nobody sees.
func number(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}
