// SPDX-License-Identifier: MIT

import UIKit

extension CheckoutScreen {
  /// The format of amounts.
  enum Price {
    static func text(_ cents: Int) -> String {
      let rest = cents % 100
      return "€ \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  /// An article, with the number of pieces; below each other where the text is large.
  final class LineView: UIView {
    init() {
      super.init(frame: .zero)
      titleLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
      for label in [quantityLabel, priceLabel] {
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      stepper.minimumValue = 1
      stepper.maximumValue = 9
      stepper.addAction(
        UIAction { [unowned self] _ in
          quantityLabel.text = "\(Int(stepper.value)) ×"
          didChangeQuantity?(Int(stepper.value))
        }, for: .valueChanged)
      stepper.setContentHuggingPriority(.required, for: .horizontal)
      let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
      texts.axis = .vertical
      texts.spacing = 2
      outer.addArrangedSubview(texts)
      outer.addArrangedSubview(amounts)
      amounts.axis = .vertical
      amounts.alignment = .trailing
      amounts.spacing = 6
      let prices = UIStackView(arrangedSubviews: [quantityLabel, priceLabel])
      prices.spacing = 6
      prices.alignment = .firstBaseline
      amounts.addArrangedSubview(prices)
      amounts.addArrangedSubview(stepper)
      outer.spacing = 12
      outer.translatesAutoresizingMaskIntoConstraints = false
      addSubview(outer)
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: topAnchor),
        outer.bottomAnchor.constraint(equalTo: bottomAnchor),
        outer.leadingAnchor.constraint(equalTo: leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      registerForTraitChanges(
        [UITraitPreferredContentSizeCategory.self]
      ) { (view: LineView, _) in
        view.updateAxis()
      }
      updateAxis()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var didChangeQuantity: ((Int) -> Void)?

    func show(_ line: Line) {
      titleLabel.text = line.title
      detailLabel.text = line.detail
      detailLabel.isHidden = line.detail == nil
      quantityLabel.text = "\(line.quantity) ×"
      priceLabel.text = Price.text(line.cents)
      stepper.value = Double(line.quantity)
      stepper.accessibilityLabel = "Quantity of \(line.title)"
      stepper.accessibilityIdentifier = "checkout.quantity.\(line.id)"
    }

    private let titleLabel = EverydayLabel(.body)
    private let detailLabel = EverydayLabel(.footnote, color: .secondaryLabel)
    private let quantityLabel = EverydayLabel(.footnote, color: .secondaryLabel, lines: 1)
    private let priceLabel = EverydayLabel(.body, bold: true, lines: 1)
    private let stepper = Stepper()
    private let amounts = UIStackView()
    private let outer = UIStackView()

    private func updateAxis() {
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      outer.axis = isLarge ? .vertical : .horizontal
      outer.alignment = isLarge ? .fill : .top
      amounts.alignment = isLarge ? .leading : .trailing
    }
  }

  /// A number that two buttons change.
  final class Stepper: UIControl {
    init() {
      super.init(frame: .zero)
      for (button, title, step) in [(minus, "−", -1.0), (plus, "+", 1.0)] {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: 5, leading: 16, bottom: 5, trailing: 16)
        button.configuration = configuration
        button.accessibilityLabel = step < 0 ? "Less" : "More"
        button.addAction(
          UIAction { [unowned self] _ in
            value = min(maximumValue, max(minimumValue, value + step))
            sendActions(for: .valueChanged)
          }, for: .touchUpInside)
      }
      let row = UIStackView(arrangedSubviews: [minus, plus])
      row.spacing = 2
      row.distribution = .fillEqually
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: topAnchor),
        row.bottomAnchor.constraint(equalTo: bottomAnchor),
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var minimumValue = 0.0
    var maximumValue = 100.0
    var value = 0.0 {
      didSet {
        minus.isEnabled = value > minimumValue
        plus.isEnabled = value < maximumValue
      }
    }

    private let minus = UIButton()
    private let plus = UIButton()
  }

  /// A line of text with its name above it.
  final class FieldRow: UIView {
    init(title: String, placeholder: String) {
      field = EverydayField(placeholder: placeholder)
      super.init(frame: .zero)
      let label = EverydayLabel(.caption1, color: .secondaryLabel)
      label.text = title
      label.isAccessibilityElement = false
      field.accessibilityLabel = title
      let line = UIView()
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      for subview in [label, field, line] {
        addSubview(subview)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
        field.leadingAnchor.constraint(equalTo: leadingAnchor),
        field.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    let field: EverydayField
  }

  /// The sum, and the button that pays it.
  final class Bar: UIView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .systemBackground
      preservesSuperviewLayoutMargins = true
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.08
      layer.shadowRadius = 8
      let caption = EverydayLabel(.footnote, color: .secondaryLabel)
      caption.text = "Total"
      let texts = UIStackView(arrangedSubviews: [caption, totalLabel])
      texts.axis = .vertical
      totalLabel.adjustsFontSizeToFitWidth = true
      totalLabel.minimumScaleFactor = 0.6
      totalLabel.accessibilityIdentifier = "checkout.total"
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Pay now"
      configuration.buttonSize = .large
      configuration.cornerStyle = .large
      let button = UIButton(configuration: configuration)
      button.accessibilityIdentifier = "checkout.pay"
      button.setContentCompressionResistancePriority(.required, for: .horizontal)
      button.setContentHuggingPriority(.required, for: .horizontal)
      stack.addArrangedSubview(texts)
      stack.addArrangedSubview(button)
      stack.alignment = .center
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
        stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var contentBottomAnchor: NSLayoutYAxisAnchor { stack.bottomAnchor }

    var total = 0 {
      didSet { totalLabel.text = Price.text(total) }
    }

    private let stack = UIStackView()
    private let totalLabel = EverydayLabel(.title2, bold: true, lines: 1)
  }
}
