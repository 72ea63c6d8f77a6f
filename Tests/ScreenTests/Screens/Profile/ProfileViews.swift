// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension ProfileScreen {
  /// A gradient with the name; numbers and the biography appear while it grows.
  final class HeaderView: UIView {
    let followButton = UIButton(configuration: .filled())

    private let gradient = CAGradientLayer()
    private let avatar = UILabel()
    private let nameLabel = HeaderView.label(.title2)
    private let placeLabel = HeaderView.label(.subheadline)
    private let numbers = UIStackView()
    private let biographyLabel = HeaderView.label(.callout)
    private let details = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
      preservesSuperviewLayoutMargins = true
      accessibilityIdentifier = "header"
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      layer.addSublayer(gradient)
      avatar.textAlignment = .center
      avatar.font = .systemFont(ofSize: 20, weight: .semibold)
      avatar.textColor = .white
      avatar.backgroundColor = UIColor.black.withAlphaComponent(0.25)
      avatar.layer.cornerRadius = 22
      avatar.layer.masksToBounds = true
      avatar.accessibilityElementsHidden = true
      nameLabel.numberOfLines = 1
      nameLabel.adjustsFontSizeToFitWidth = true
      nameLabel.minimumScaleFactor = 0.7
      nameLabel.accessibilityTraits = .header
      placeLabel.numberOfLines = 1
      biographyLabel.numberOfLines = 3
      followButton.accessibilityIdentifier = "follow"
      followButton.configuration?.cornerStyle = .capsule
      followButton.configuration?.baseBackgroundColor = .white
      followButton.configuration?.baseForegroundColor = .black
      followButton.configurationUpdateHandler = { button in
        button.configuration?.title = button.isSelected ? "Following" : "Follow"
      }
      followButton.setContentHuggingPriority(.required, for: .horizontal)
      followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
      numbers.distribution = .fillEqually

      let bar = UIStackView(arrangedSubviews: [avatar, nameLabel, followButton])
      bar.alignment = .center
      bar.spacing = 12
      details.axis = .vertical
      details.spacing = 10
      details.addArrangedSubview(placeLabel)
      details.addArrangedSubview(numbers)
      for child in [bar, details, biographyLabel] {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
      }
      NSLayoutConstraint.activate([
        avatar.widthAnchor.constraint(equalToConstant: 44),
        avatar.heightAnchor.constraint(equalToConstant: 44),
        bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 6),
        bar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        details.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
        details.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        details.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        biographyLabel.topAnchor.constraint(equalTo: details.bottomAnchor, constant: 14),
        biographyLabel.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        biographyLabel.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      gradient.frame = bounds
    }

    func show(_ content: Content) {
      avatar.text = content.name.isEmpty ? "?" : String(content.name.prefix(1))
      nameLabel.text = content.name.isEmpty ? "No account" : content.name
      placeLabel.text = content.place
      placeLabel.isHidden = content.place == nil
      biographyLabel.text = content.biography
      biographyLabel.isHidden = content.biography == nil
      followButton.isSelected = content.isFollowed
      followButton.isHidden = content.name.isEmpty
      let hue = CGFloat(content.hue) / 12
      gradient.colors = [
        UIColor(hue: hue, saturation: 0.65, brightness: 0.6, alpha: 1).cgColor,
        UIColor(
          hue: (hue + 0.14).truncatingRemainder(dividingBy: 1), saturation: 0.7, brightness: 0.75,
          alpha: 1
        ).cgColor,
      ]
      for column in numbers.arrangedSubviews { column.removeFromSuperview() }
      for number in content.numbers {
        let value = Self.label(.headline)
        value.text = number.value
        let title = Self.label(.caption1)
        title.text = number.title
        for label in [value, title] {
          label.textAlignment = .center
          label.numberOfLines = 1
        }
        let column = UIStackView(arrangedSubviews: [value, title])
        column.axis = .vertical
        column.isAccessibilityElement = true
        column.accessibilityLabel = number.title
        column.accessibilityValue = number.value
        numbers.addArrangedSubview(column)
      }
    }

    /// Sets the visibility of the details and the biography, from 0 to 1.
    func setProgress(details: CGFloat, biography: CGFloat) {
      self.details.alpha = details
      biographyLabel.alpha = biography
    }

    private static func label(_ style: UIFont.TextStyle) -> UILabel {
      let label = UILabel()
      label.font = UIFontMetrics(forTextStyle: style).scaledFont(
        for: .preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)),
        maximumPointSize: 40)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      return label
    }
  }

  /// A colored square with the number of likes.
  final class PhotoView: UIView, EpoxyableView {
    struct Content: Equatable {
      var title: String?
      var hue: Int
      var likes: Int
    }

    private let gradient = CAGradientLayer()
    private let likesLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
      layer.addSublayer(gradient)
      likesLabel.font = .preferredFont(forTextStyle: .caption1)
      likesLabel.adjustsFontForContentSizeCategory = true
      likesLabel.textColor = .white
      likesLabel.translatesAutoresizingMaskIntoConstraints = false
      addSubview(likesLabel)
      NSLayoutConstraint.activate([
        likesLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        likesLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
        likesLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
      ])
      isAccessibilityElement = true
      accessibilityTraits = .image
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      gradient.frame = bounds
    }

    func setContent(_ content: Content, animated: Bool) {
      let hue = CGFloat(content.hue) / 12
      gradient.colors = [
        UIColor(hue: hue, saturation: 0.35, brightness: 0.9, alpha: 1).cgColor,
        UIColor(hue: hue, saturation: 0.65, brightness: 0.55, alpha: 1).cgColor,
      ]
      likesLabel.text = content.likes == 0 ? nil : "♥ \(content.likes)"
      accessibilityLabel = content.title ?? "Photo"
      accessibilityValue = content.likes == 0 ? nil : "\(content.likes) likes"
    }
  }

  /// A note after the photos, across the whole width.
  final class NoteView: UILabel, EpoxyableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      font = .preferredFont(forTextStyle: .footnote)
      adjustsFontForContentSizeCategory = true
      textColor = .secondaryLabel
      textAlignment = .center
      numberOfLines = 0
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      text = content
    }
  }
}
