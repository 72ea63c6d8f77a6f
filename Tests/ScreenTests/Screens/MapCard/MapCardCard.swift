// SPDX-License-Identifier: MIT

import UIKit

extension MapCardScreen {
  /// The details of a place.
  final class CardController: UIViewController {
    let handle = UIButton(type: .custom)
    var isAtSide = false {
      didSet {
        handle.isHidden = isAtSide
        view.layer.maskedCorners =
          isAtSide
          ? [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
          ]
          : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      }
    }

    private let titleLabel = CardController.label(.title2, .label)
    private let kindLabel = CardController.label(.subheadline, .secondaryLabel)
    private let ratingLabel = CardController.label(.subheadline, .systemOrange)
    private let routeButton = UIButton(configuration: .filled())
    private let callButton = UIButton(configuration: .tinted())
    private let buttonStack = UIStackView()
    private let photoScroll = UIScrollView()
    private let photoStack = UIStackView()
    private let factStack = UIStackView()
    private let scrollView = UIScrollView()
    private let body = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.layer.cornerRadius = 16
      view.layer.cornerCurve = .continuous
      view.layer.shadowOpacity = 0.25
      view.layer.shadowRadius = 12
      view.layer.shadowOffset = .zero
      view.accessibilityIdentifier = "card"

      let grabber = UIView()
      grabber.backgroundColor = .tertiaryLabel
      grabber.layer.cornerRadius = 2.5
      grabber.isUserInteractionEnabled = false
      grabber.translatesAutoresizingMaskIntoConstraints = false
      handle.addSubview(grabber)
      handle.accessibilityLabel = "Card"
      handle.accessibilityIdentifier = "handle"

      routeButton.configuration?.title = "Directions"
      callButton.configuration?.title = "Call"
      for button in [routeButton, callButton] {
        button.configuration?.cornerStyle = .medium
        buttonStack.addArrangedSubview(button)
      }
      buttonStack.spacing = 12
      buttonStack.distribution = .fillEqually
      photoStack.spacing = 8
      photoScroll.showsHorizontalScrollIndicator = false
      photoScroll.addSubview(photoStack)
      factStack.axis = .vertical
      factStack.spacing = 10
      body.axis = .vertical
      body.spacing = 4
      for child in [titleLabel, kindLabel, ratingLabel, buttonStack, photoScroll, factStack] {
        body.addArrangedSubview(child)
      }
      body.setCustomSpacing(16, after: ratingLabel)
      body.setCustomSpacing(16, after: buttonStack)
      body.setCustomSpacing(16, after: photoScroll)
      scrollView.addSubview(body)
      let column = UIStackView(arrangedSubviews: [handle, scrollView])
      column.axis = .vertical
      view.addSubview(column)
      for child in [column, body, photoStack] {
        child.translatesAutoresizingMaskIntoConstraints = false
      }

      // The card is as tall as its content, up to its limit.
      let height = scrollView.heightAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.heightAnchor)
      height.priority = .defaultLow
      NSLayoutConstraint.activate([
        grabber.centerXAnchor.constraint(equalTo: handle.centerXAnchor),
        grabber.centerYAnchor.constraint(equalTo: handle.centerYAnchor),
        grabber.widthAnchor.constraint(equalToConstant: 36),
        grabber.heightAnchor.constraint(equalToConstant: 5),
        handle.heightAnchor.constraint(equalToConstant: 24),
        column.topAnchor.constraint(equalTo: view.topAnchor),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        body.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12),
        body.bottomAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
        body.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scrollView.contentLayoutGuide.widthAnchor.constraint(
          equalTo: scrollView.frameLayoutGuide.widthAnchor),
        height,
        photoStack.topAnchor.constraint(equalTo: photoScroll.contentLayoutGuide.topAnchor),
        photoStack.bottomAnchor.constraint(equalTo: photoScroll.contentLayoutGuide.bottomAnchor),
        photoStack.leadingAnchor.constraint(equalTo: photoScroll.contentLayoutGuide.leadingAnchor),
        photoStack.trailingAnchor.constraint(
          equalTo: photoScroll.contentLayoutGuide.trailingAnchor),
        photoStack.heightAnchor.constraint(equalTo: photoScroll.frameLayoutGuide.heightAnchor),
        photoScroll.heightAnchor.constraint(equalToConstant: 88),
      ])
      arrangeButtons()
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
        self.arrangeButtons()
      }
    }

    func show(_ place: Content.Place?, area: String) {
      loadViewIfNeeded()
      titleLabel.text = place?.name ?? area
      titleLabel.accessibilityTraits = .header
      kindLabel.text =
        place?.kind.title ?? "No place is selected. Touch a pin to see what is there."
      ratingLabel.text = place?.rating.map { rating in
        let stars = (rating + 5) / 10
        return String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
          + String(format: "  %d.%d", rating / 10, rating % 10)
      }
      ratingLabel.isHidden = ratingLabel.text == nil
      ratingLabel.accessibilityLabel = place?.rating.map { "\($0 / 10).\($0 % 10) of 5 stars" }
      buttonStack.isHidden = place == nil
      callButton.isEnabled = place?.phone != nil
      for photo in photoStack.arrangedSubviews { photo.removeFromSuperview() }
      for (number, hue) in (place?.photos ?? []).enumerated() {
        let photo = UIView()
        photo.backgroundColor = UIColor(
          hue: CGFloat(hue) / 12, saturation: 0.45, brightness: 0.8, alpha: 1)
        photo.layer.cornerRadius = 10
        photo.isAccessibilityElement = true
        photo.accessibilityTraits = .image
        photo.accessibilityLabel = "Photo \(number + 1)"
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 4 / 3).isActive = true
        photoStack.addArrangedSubview(photo)
      }
      photoScroll.isHidden = photoStack.arrangedSubviews.isEmpty
      photoScroll.contentOffset = .zero
      for row in factStack.arrangedSubviews { row.removeFromSuperview() }
      for (title, value) in [
        ("Address", place?.address), ("Hours", place?.hours), ("Phone", place?.phone),
      ] {
        guard let value else { continue }
        let titleLabel = Self.label(.caption1, .secondaryLabel)
        titleLabel.text = title
        let valueLabel = Self.label(.body, .label)
        valueLabel.text = value
        let row = UIStackView(arrangedSubviews: [titleLabel, valueLabel])
        row.axis = .vertical
        row.isAccessibilityElement = true
        row.accessibilityLabel = title
        row.accessibilityValue = value
        factStack.addArrangedSubview(row)
      }
      factStack.isHidden = factStack.arrangedSubviews.isEmpty
    }

    private func arrangeButtons() {
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      buttonStack.axis = isLarge ? .vertical : .horizontal
    }

    private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = 0
      return label
    }
  }
}
