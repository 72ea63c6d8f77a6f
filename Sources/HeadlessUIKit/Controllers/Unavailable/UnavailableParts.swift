// SPDX-License-Identifier: MIT

/// The views of a content unavailable configuration that have content, and their positions.
@MainActor
final class UnavailableParts {
  /// A view with its frame.
  struct Part {
    var view: UIView
    var frame: CGRect
  }

  private var imageView: UIImageView?
  private var indicator: UIActivityIndicatorView?
  private var textLabel: UILabel?
  private var secondaryLabel: UILabel?
  private var button: UIButton?
  private var secondaryButton: UIButton?
  /// The actions that the buttons perform at present.
  private var action: UIAction?
  private var secondaryAction: UIAction?

  /// Shows what a configuration has, and removes the views of what it does not have.
  func show(_ content: UIContentUnavailableConfiguration, in container: UIView) {
    update(&imageView, if: content.image != nil, in: container) { UIImageView() }
    update(&indicator, if: content.image == nil && content.style == .loading, in: container) {
      UIActivityIndicatorView(style: .medium)
    }
    update(&textLabel, if: !content.primary.isEmpty, in: container) { UILabel() }
    update(&secondaryLabel, if: !content.secondary.isEmpty, in: container) { UILabel() }
    update(&button, if: content.button.hasContent, in: container) {
      UIButton()
    }
    update(&secondaryButton, if: content.secondaryButton.hasContent, in: container) {
      UIButton()
    }
    showImage(content)
    show(content.primary, content.textProperties, content.alignment, in: textLabel)
    show(content.secondary, content.secondaryTextProperties, content.alignment, in: secondaryLabel)
    textLabel?.accessibilityTraits = .header
    show(content.button, content.buttonProperties, in: button, &action)
    show(
      content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton,
      &secondaryAction)
  }

  private func update<View: UIView>(
    _ view: inout View?, if isShown: Bool, in container: UIView, _ make: () -> View
  ) {
    if !isShown {
      view?.removeFromSuperview()
      view = nil
    } else if view == nil {
      let new = make()
      container.addSubview(new)
      view = new
    }
  }

  private func showImage(_ content: UIContentUnavailableConfiguration) {
    let properties = content.imageProperties
    if let indicator {
      indicator.color = properties.tintColor
      indicator.startAnimating()
    }
    guard let imageView else { return }
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    imageView.image = content.image
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = max(properties.cornerRadius, 0)
    imageView.clipsToBounds = properties.cornerRadius > 0
  }

  private func show(
    _ text: UIListContentConfiguration.Text,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ alignment: UIContentUnavailableConfiguration.Alignment, in label: UILabel?
  ) {
    guard let label else { return }
    label.adjustsFontForContentSizeCategory = true
    label.font = properties.font
    label.textColor = properties.color
    label.text = text.string
    if let attributed = text.attributed { label.attributedText = attributed }
    label.textAlignment = alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton?,
    _ action: inout UIAction?
  ) {
    guard let button else {
      action = nil
      return
    }
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
    button.configuration = configuration
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
  }

  // MARK: Layout

  /// The shown views, each with the space above it.
  private func column(_ content: UIContentUnavailableConfiguration) -> [(UIView, CGFloat)] {
    var column: [(UIView, CGFloat)] = []
    func add(_ view: UIView?, _ space: CGFloat) {
      if let view { column.append((view, column.isEmpty ? 0 : space)) }
    }
    add(imageView ?? indicator, 0)
    add(textLabel, content.imageToTextPadding)
    add(
      secondaryLabel,
      textLabel == nil ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    add(button, content.textToButtonPadding)
    add(
      secondaryButton,
      button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    return column
  }

  /// Returns the frames in a column of a width, at the left or in the middle, and its height.
  func placement(
    _ content: UIContentUnavailableConfiguration, width: CGFloat
  ) -> (parts: [Part], height: CGFloat) {
    var (parts, y): ([Part], CGFloat) = ([], 0)
    for (view, space) in column(content) {
      let size = size(of: view, content, width: width)
      y += space
      let space = content.alignment == .center ? (width - size.width) / 2 : 0
      let x = space.rounded(toPixelsOf: max(view.traitCollection.displayScale, 1))
      parts.append(Part(view: view, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
      y += size.height
    }
    return (parts, y)
  }

  /// The width that the widest part needs in a single line.
  func naturalWidth(_ content: UIContentUnavailableConfiguration) -> CGFloat {
    let widths = column(content).map { view, _ in
      size(of: view, content, width: .greatestFiniteMagnitude).width
    }
    return widths.max() ?? 0
  }

  private func size(
    of view: UIView, _ content: UIContentUnavailableConfiguration, width: CGFloat
  ) -> CGSize {
    if view === imageView {
      var size = view.intrinsicContentSize
      let limit = content.imageProperties.maximumSize
      var factor = size.width > width ? width / size.width : 1
      if limit.width > 0, size.width > limit.width {
        factor = min(factor, limit.width / size.width)
      }
      if limit.height > 0, size.height > limit.height {
        factor = min(factor, limit.height / size.height)
      }
      size.width *= factor
      size.height *= factor
      return size
    }
    var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    size.width = min(size.width, width)
    return size
  }
}

extension UIButton.Configuration {
  /// Whether there is anything to show.
  fileprivate var hasContent: Bool {
    attributedTitle != nil || attributedSubtitle != nil || image != nil || showsActivityIndicator
  }
}
