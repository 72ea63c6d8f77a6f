// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

/// A label in a text style of the system, whose font follows the user's text size.
final class EverydayLabel: UILabel, EpoxyableView {
  struct Style: Hashable {
    var textStyle: UIFont.TextStyle = .body
    var isBold = false
    var color: UIColor = .label
    var lines = 0
    /// The largest size of a bold font, in points; 0 for none.
    var maximumSize: CGFloat = 0
  }

  init(style: Style) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    textColor = style.color
    numberOfLines = style.lines
    adjustsFontForContentSizeCategory = true
    let preferred = UIFont.preferredFont(forTextStyle: style.textStyle)
    if style.isBold, let descriptor = preferred.fontDescriptor.withSymbolicTraits(.traitBold) {
      font = UIFontMetrics(forTextStyle: style.textStyle).scaledFont(
        for: UIFont(
          descriptor: descriptor,
          size: UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style.textStyle,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
          ).pointSize), maximumPointSize: style.maximumSize)
    } else {
      font = preferred
    }
  }

  convenience init(
    _ textStyle: UIFont.TextStyle, bold: Bool = false, color: UIColor = .label, lines: Int = 0,
    maximumSize: CGFloat = 0
  ) {
    self.init(
      style: Style(
        textStyle: textStyle, isBold: bold, color: color, lines: lines, maximumSize: maximumSize))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setContent(_ content: String, animated: Bool) {
    text = content
  }
}
