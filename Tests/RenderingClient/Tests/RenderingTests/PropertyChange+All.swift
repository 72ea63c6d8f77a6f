// SPDX-License-Identifier: MIT
import HeadlessHost
import HeadlessUIKit

extension PropertyChange {
  static let all = views + labels + buttons + fields + controls + images + containers + navigation

  private static func plain() -> UIView {
    let (view, inner) = (UIView(), UILabel())
    inner.text = "inner"
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemTeal
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    return view
  }

  private static let views: [PropertyChange] = [
    view(\UIView.alpha, { 0.4 }, in: plain),
    view(\UIView.backgroundColor, { .systemRed }, in: plain),
    view(\UIView.isHidden, { true }, in: plain),
    view(\UIView.transform, { CGAffineTransform(rotationAngle: 0.3) }, in: plain),
    view(\UIView.layoutMargins, { UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4) }, in: plain),
    view(
      \UIView.directionalLayoutMargins,
      { NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4) }, in: plain),
    view(\UIView.preservesSuperviewLayoutMargins, { true }, in: plain),
    view(\UIView.insetsLayoutMarginsFromSafeArea, { false }, in: plain),
    view(\UIView.clipsToBounds, { true }, in: plain),
    view(\UIView.tintColor, { .systemPink }, in: plain),
    view(\UIView.semanticContentAttribute, { .forceRightToLeft }, in: plain),
    view(\UIView.overrideUserInterfaceStyle, { .dark }, in: plain),
    view(\UIView.mask, { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }, in: plain),
    view(\UIView.layer.cornerRadius, { 9 }, in: plain),
    view(\UIView.layer.borderWidth, { 2 }, in: plain),
    view(\UIView.layer.shadowOpacity, { 0.5 }, in: plain),
    view(\UIView.layer.opacity, { 0.5 }, in: plain),
    view(\UIView.layer.zPosition, { 5 }, in: plain),
  ]

  static func label() -> UILabel {
    with(UILabel()) {
      $0.text = "A label with some words in it"
      $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      $0.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    }
  }

  private static let labels: [PropertyChange] = [
    view(\UILabel.text, { "Other" }, in: label),
    view(\UILabel.text, { nil }, in: label),
    view(
      \UILabel.attributedText,
      {
        NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      }, in: label),
    view(\UILabel.font, { .boldSystemFont(ofSize: 30) }, in: label),
    view(
      \UILabel.font, { .preferredFont(forTextStyle: .footnote) },
      in: { with(label()) { $0.adjustsFontForContentSizeCategory = true } }),
    view(\UILabel.textColor, { .systemRed }, in: label),
    view(\UILabel.textAlignment, { .right }, in: label),
    view(\UILabel.numberOfLines, { 0 }, in: label),
    view(\UILabel.numberOfLines, { 2 }, in: label),
    view(\UILabel.lineBreakMode, { .byTruncatingHead }, in: label),
    view(\UILabel.lineBreakMode, { .byClipping }, in: label),
    view(\UILabel.isEnabled, { false }, in: label),
    view(
      \UILabel.isHighlighted, { true },
      in: { with(label()) { $0.highlightedTextColor = .systemRed } }),
    view(
      \UILabel.highlightedTextColor, { .systemRed },
      in: { with(label()) { $0.isHighlighted = true } }),
    view(\UILabel.adjustsFontSizeToFitWidth, { true }, in: label),
    view(
      \UILabel.minimumScaleFactor, { 0.5 },
      in: { with(label()) { $0.adjustsFontSizeToFitWidth = true } }),
    view(\UILabel.shadowColor, { .systemRed }, in: label),
    view(
      \UILabel.shadowOffset, { CGSize(width: 3, height: 3) },
      in: { with(label()) { $0.shadowColor = .systemGray } }),
    view(\UILabel.preferredMaxLayoutWidth, { 60 }, in: { with(label()) { $0.numberOfLines = 0 } }),
  ]

  static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.setTitle("Chosen", for: .selected)
    button.setTitleColor(.systemGreen, for: .highlighted)
    button.setImage(UIImage(systemName: "star"), for: .disabled)
    return button
  }

  private static func configured() -> UIButton {
    UIButton(
      configuration: {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        return configuration
      }())
  }

  private static let buttons: [PropertyChange] = [
    view(\UIButton.isEnabled, { false }, in: button),
    view(\UIButton.isSelected, { true }, in: button),
    view(\UIButton.isHighlighted, { true }, in: button),
    view(
      \UIButton.contentEdgeInsets, { UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6) },
      in: button),
    view(
      \UIButton.titleEdgeInsets, { UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6) }, in: button),
    view(
      \UIButton.contentHorizontalAlignment, { .left },
      in: { with(button()) { $0.widthAnchor.constraint(equalToConstant: 120).isActive = true } }),
    view(
      \UIButton.contentVerticalAlignment, { .bottom },
      in: { with(button()) { $0.heightAnchor.constraint(equalToConstant: 70).isActive = true } }),
    view(\UIButton.tintColor, { .systemRed }, in: button),
    view(\UIButton.titleLabel!.font, { .systemFont(ofSize: 30) }, in: button),
    view(\UIButton.titleLabel!.numberOfLines, { 2 }, in: button),
    view(\UIButton.configuration, { .filled() }, in: button),
    view(\UIButton.configuration!.title, { "Another title" }, in: configured),
    view(\UIButton.configuration!.subtitle, { "Subtitle" }, in: configured),
    view(\UIButton.configuration!.image, { UIImage(systemName: "star") }, in: configured),
    view(
      \UIButton.configuration!.imagePadding, { 12 },
      in: { with(configured()) { $0.configuration?.image = UIImage(systemName: "star") } }),
    view(
      \UIButton.configuration!.imagePlacement, { .top },
      in: { with(configured()) { $0.configuration?.image = UIImage(systemName: "star") } }),
    view(
      \UIButton.configuration!.contentInsets,
      {
        NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
      }, in: configured),
    view(\UIButton.configuration!.baseBackgroundColor, { .systemRed }, in: configured),
    view(\UIButton.configuration!.cornerStyle, { .capsule }, in: configured),
    view(\UIButton.configuration!.buttonSize, { .large }, in: configured),
    view(\UIButton.isEnabled, { false }, in: configured),
    view(\UIButton.isSelected, { true }, in: configured),
  ]

  private static func field() -> UITextField {
    with(UITextField()) {
      $0.text = "Text"
      $0.placeholder = "Placeholder"
    }
  }

  private static func empty() -> UITextField {
    with(UITextField()) { $0.placeholder = "Placeholder" }
  }

  private static func textView() -> UITextView {
    with(UITextView()) {
      $0.text = "Text of a view\nin two lines"
      $0.isScrollEnabled = false
      $0.widthAnchor.constraint(equalToConstant: 150).isActive = true
    }
  }

  private static let fields: [PropertyChange] = [
    view(\UITextField.text, { "Longer text" }, in: field),
    view(\UITextField.text, { nil }, in: field),
    view(
      \UITextField.attributedText,
      {
        NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed])
      }, in: field),
    view(\UITextField.placeholder, { "Other" }, in: empty),
    view(
      \UITextField.attributedPlaceholder,
      {
        NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed])
      }, in: empty),
    view(\UITextField.font, { .systemFont(ofSize: 30) }, in: field),
    view(\UITextField.font, { .systemFont(ofSize: 30) }, in: empty),
    view(\UITextField.textColor, { .systemRed }, in: field),
    view(
      \UITextField.textAlignment, { .right },
      in: { with(field()) { $0.widthAnchor.constraint(equalToConstant: 150).isActive = true } }),
    view(\UITextField.borderStyle, { .roundedRect }, in: field),
    view(\UITextField.borderStyle, { .line }, in: empty),
    view(\UITextField.isSecureTextEntry, { true }, in: field),
    view(\UITextField.clearButtonMode, { .always }, in: field),
    view(
      \UITextField.leftViewMode, { .always },
      in: { with(field()) { $0.leftView = UIImageView(image: UIImage(systemName: "star")) } }),
    view(
      \UITextField.rightView, { UIImageView(image: UIImage(systemName: "star")) },
      in: { with(field()) { $0.rightViewMode = .always } }),
    view(\UITextField.isEnabled, { false }, in: field),
    view(
      \UITextField.adjustsFontSizeToFitWidth, { true },
      in: {
        with(field()) {
          $0.text = "A text that is too long for its field"
          $0.widthAnchor.constraint(equalToConstant: 90).isActive = true
        }
      }),
    view(\UITextField.defaultTextAttributes, { [.font: UIFont.systemFont(ofSize: 28)] }, in: field),
    view(\UITextView.text, { "Other" }, in: textView),
    view(
      \UITextView.attributedText,
      {
        NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      }, in: textView),
    view(\UITextView.font, { .systemFont(ofSize: 30) }, in: textView),
    view(\UITextView.textColor, { .systemRed }, in: textView),
    view(\UITextView.textAlignment, { .right }, in: textView),
    view(
      \UITextView.textContainerInset, { UIEdgeInsets(top: 20, left: 3, bottom: 4, right: 5) },
      in: textView),
    view(\UITextView.textContainer.lineFragmentPadding, { 20 }, in: textView),
    view(
      \UITextView.contentInset, { UIEdgeInsets(top: 20, left: 3, bottom: 4, right: 5) },
      in: textView),
  ]

  private static func slider() -> UISlider {
    with(UISlider()) {
      $0.value = 0.3
      $0.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }
  }

  private static let controls: [PropertyChange] = [
    view(\UISwitch.isOn, { true }, in: { UISwitch() }),
    view(\UISwitch.isEnabled, { false }, in: { UISwitch() }),
    view(\UISwitch.onTintColor, { .systemRed }, in: { with(UISwitch()) { $0.isOn = true } }),
    view(\UISwitch.thumbTintColor, { .systemRed }, in: { UISwitch() }),
    view(\UISlider.value, { 0.8 }, in: slider),
    view(\UISlider.minimumValue, { -1 }, in: slider),
    view(\UISlider.maximumValue, { 5 }, in: slider),
    view(\UISlider.minimumTrackTintColor, { .systemRed }, in: slider),
    view(\UISlider.maximumTrackTintColor, { .systemRed }, in: slider),
    view(\UISlider.thumbTintColor, { .systemRed }, in: slider),
    view(\UISlider.isEnabled, { false }, in: slider),
    view(\UISlider.tintColor, { .systemRed }, in: slider),
  ]

  private static func star() -> UIImageView { UIImageView(image: UIImage(systemName: "star")) }

  private static let images: [PropertyChange] = [
    view(\UIImageView.image, { UIImage(systemName: "heart.fill") }, in: star),
    view(\UIImageView.image, { nil }, in: star),
    view(\UIImageView.tintColor, { .systemRed }, in: star),
    view(
      \UIImageView.isHighlighted, { true },
      in: { with(star()) { $0.highlightedImage = UIImage(systemName: "heart.fill") } }),
    view(
      \UIImageView.highlightedImage, { UIImage(systemName: "heart.fill") },
      in: { with(star()) { $0.isHighlighted = true } }),
    view(
      \UIImageView.preferredSymbolConfiguration, { UIImage.SymbolConfiguration(pointSize: 40) },
      in: star),
    view(
      \UIImageView.contentMode, { .scaleAspectFit },
      in: { with(star()) { $0.widthAnchor.constraint(equalToConstant: 90).isActive = true } }),
  ]
}
