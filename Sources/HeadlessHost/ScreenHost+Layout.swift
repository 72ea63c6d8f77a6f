// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Invalidates the intrinsic sizes, the constraints, the layout and the drawn contents of every
  /// view, sets the text of every label again, and lays the screen out.
  ///
  /// A screen at rest does not change by it: the first layout is the last. A test of a screen
  /// compares the dumps:
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// host.show(UISwitch())
  /// let dump = host.dump()
  /// host.layOutAgain()
  /// host.settle()
  /// print(host.dump() == dump)  // true
  /// ```
  ///
  /// A difference shows a view that was laid out with outdated values, and that changes later
  /// without a cause: with the next text or in the next rotation.
  public func layOutAgain() {
    perform {
      for window in device.screen.windows {
        Self.invalidate(window)
      }
    }
  }

  private static func invalidate(_ view: UIView) {
    if let label = view as? UILabel { setTextAgain(of: label) }
    view.invalidateIntrinsicContentSize()
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    view.setNeedsDisplay()
    for subview in view.subviews {
      invalidate(subview)
    }
  }

  private static func setTextAgain(of label: UILabel) {
    guard let text = label.attributedText, text.length > 0 else { return }
    // Setting the text removes all attributes but those that are properties of the label.
    let properties: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
    var isPlain = true
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      if range != all || !properties.isSuperset(of: attributes.keys) { isPlain = false }
    }
    if isPlain {
      let string = label.text
      label.text = string.map { $0 + " " }
      label.text = string
    } else {
      label.attributedText = NSAttributedString(string: " ")
      label.attributedText = text
    }
  }
}
