// SPDX-License-Identifier: MIT

extension UIView {
  /// The attributes of a label's text or of an image: font, color, alignment, line limit, tint.
  var dumpedText: [String] {
    switch self {
    case let label as UILabel: label.dumpedAttributes
    case let view as UIImageView where view.image != nil:
      ["tint=\(view.tintColor.resolvedColor(with: view.traitCollection).cgColor.dumped)"]
    default: []
    }
  }
}

extension UILabel {
  fileprivate var dumpedAttributes: [String] {
    guard let text = attributedText, text.length > 0 else { return [] }
    var words: [String] = []
    var runs: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let run = dumpedRun(attributes)
      // A run that begins in the middle of the text is preceded by its first character's index.
      runs.append(range.location == 0 ? run : "\(range.location):\(run)")
    }
    words.append("font=\(runs.joined(separator: ";"))")
    if textAlignment != .natural { words.append("align=\(textAlignment)") }
    if numberOfLines != 1 { words.append("lines=\(numberOfLines)") }
    if lineBreakMode != .byTruncatingTail { words.append("break=\(lineBreakMode)") }
    return words
  }

  private func dumpedRun(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? font!
    let color = attributes[.foregroundColor] as? UIColor ?? textColor!
    let shown = isHighlighted ? highlightedTextColor ?? color : color
    let resolved = shown.resolvedColor(with: traitCollection).cgColor.dumped
    return "\(font.fontName),\(font.pointSize.dumped),\(resolved)"
  }
}
