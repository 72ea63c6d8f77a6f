// SPDX-License-Identifier: MIT

extension UIButton {
  /// The roles of a button.
  public enum Role: Int, Sendable {
    case normal = 0
    /// The button that people most likely choose.
    case primary = 1
    /// The button that cancels the current task.
    case cancel = 2
    /// The button that deletes something.
    case destructive = 3
  }

  /// The space before the chevrons of a pop-up button, in points. Apple does not document it.
  private static let chevronGap: CGFloat = 6

  /// Adds, updates or removes the activity indicator and the chevrons of a pop-up button.
  final func showIndicators(of configuration: Configuration, color: UIColor) {
    if configuration.showsActivityIndicator {
      let view = spinner ?? UIActivityIndicatorView(style: .medium)
      if spinner == nil {
        view.isAccessibilityElement = false
        spinner = view
        addSubview(view)
        view.startAnimating()
        contentChanged()
      }
      view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    } else if let view = spinner {
      view.removeFromSuperview()
      spinner = nil
      contentChanged()
    }
    let hasChevrons =
      configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp
    if hasChevrons {
      let view = chevrons ?? UIImageView()
      if chevrons == nil {
        view.image = UIImage(
          systemName: "chevron.up.chevron.down",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
        view.contentMode = .center
        chevrons = view
        addSubview(view)
        contentChanged()
      }
      view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    } else if let view = chevrons {
      view.removeFromSuperview()
      chevrons = nil
      contentChanged()
    }
  }

  /// The width of the chevrons and the space before them.
  final var widthOfChevrons: CGFloat {
    chevrons.map { $0.intrinsicContentSize.width + Self.chevronGap } ?? 0
  }

  /// The size of the image or the activity indicator in its place.
  final var sizeOfPicture: CGSize {
    var size = picture.isHidden ? .zero : picture.intrinsicContentSize
    if let spinner { size = spinner.intrinsicContentSize }
    if let reserved = configuration?.imageReservation, size != .zero {
      size.width = max(size.width, reserved)
    }
    return size
  }

  /// Places the chevrons at the trailing edge of the content.
  final func placeChevrons() {
    guard let chevrons else { return }
    let content = backgroundRect(forBounds: bounds).inset(
      by: configuration?.contentInsets.resolved(rightToLeft: isRightToLeft) ?? .zero)
    let size = chevrons.intrinsicContentSize
    chevrons.frame = CGRect(
      x: isRightToLeft ? content.minX : content.maxX - size.width,
      y: content.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension AttributedString {
  /// Whether a part of the text has an attribute.
  var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }

  /// Returns the text with a font and a color where it has none, each run changed by a transformer.
  func converted(
    _ font: UIFont, _ color: UIColor, through transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var text = self
    for run in runs where transformer != nil {
      var attributes = AttributeContainer()
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      attributes.merge(run.attributes)
      text[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return text.converted([.font: font, .foregroundColor: color])
  }
}
