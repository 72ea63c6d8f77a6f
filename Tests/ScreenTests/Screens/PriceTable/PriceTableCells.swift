// SPDX-License-Identifier: MIT

import UIKit

extension PriceTableScreen {
  /// A cell with labels below each other; `isPinned` cells lie over others and are opaque.
  class StackCell: UICollectionViewCell {
    let stack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      stack.axis = .vertical
      stack.spacing = 2
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      contentView.insetsLayoutMarginsFromSafeArea = false
      contentView.directionalLayoutMargins = .init(top: 10, leading: 12, bottom: 10, trailing: 12)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        stack.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func addLabel(_ style: UIFont.TextStyle, color: UIColor, lines: Int) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = lines
      stack.addArrangedSubview(label)
      return label
    }
  }

  final class HeadingCell: StackCell {
    private lazy var label = addLabel(.footnote, color: .secondaryLabel, lines: 2)
    private let line = UIView()
    private var isLeading = true

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemBackground
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
      isAccessibilityElement = true
      accessibilityTraits = .header
      registerForTraitChanges([UITraitLayoutDirection.self]) { (self: Self, _) in self.align() }
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(title: String, isLeading: Bool) {
      label.text = title
      self.isLeading = isLeading
      align()
      accessibilityLabel = title
    }

    private func align() {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.textAlignment = isLeading ? .natural : isRightToLeft ? .left : .right
    }
  }

  final class NameCell: StackCell {
    private lazy var nameLabel = addLabel(.callout, color: .label, lines: 0)
    private lazy var unitLabel = addLabel(.caption1, color: .secondaryLabel, lines: 1)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemBackground
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ product: PriceTableScreen.Content.Product) {
      nameLabel.text = product.name
      unitLabel.text = product.unit
      unitLabel.isHidden = product.unit == nil
      accessibilityLabel = product.name
      accessibilityValue = product.unit
    }
  }

  final class PriceCell: StackCell {
    struct Content: Equatable {
      var product: String
      var market: String
      var price: PriceTableScreen.Content.Price?
    }

    private lazy var priceLabel = addLabel(.body, color: .label, lines: 1)
    private lazy var changeLabel = addLabel(.caption1, color: .secondaryLabel, lines: 1)

    override init(frame: CGRect) {
      super.init(frame: frame)
      stack.alignment = .trailing
      priceLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
      priceLabel.adjustsFontSizeToFitWidth = true
      priceLabel.minimumScaleFactor = 0.6
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ content: Content) {
      accessibilityLabel = "\(content.product), \(content.market)"
      accessibilityValue = content.price?.text ?? "no price"
      guard let price = content.price else {
        priceLabel.text = "–"
        priceLabel.textColor = .tertiaryLabel
        changeLabel.isHidden = true
        return
      }
      priceLabel.text = price.text
      priceLabel.textColor = .label
      changeLabel.isHidden = price.perMille == 0
      changeLabel.textColor = price.perMille > 0 ? .systemRed : .systemGreen
      changeLabel.text = price.changeText
    }
  }
}
