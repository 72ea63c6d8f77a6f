// SPDX-License-Identifier: MIT

import UIKit

/// An article with its price and a stepper for the amount; below each other where text is large.
final class OrderLineView: UIView {
  private let titleLabel = EverydayLabel(.body)
  private let detailLabel = EverydayLabel(.footnote, color: .secondaryLabel)
  private let priceLabel = EverydayLabel(.subheadline, lines: 1)
  private let amountLabel = EverydayLabel(.subheadline, lines: 1)
  private let stepper = UIStepper()
  private let outer = UIStackView()
  private var cents = 0

  /// Called with the new amount after the user has changed it.
  var didChange: ((Int) -> Void)?

  init(_ line: OrderScreen.Line) {
    super.init(frame: .zero)
    cents = line.cents
    titleLabel.text = line.title
    detailLabel.text = line.detail
    detailLabel.isHidden = line.detail == nil
    stepper.maximumValue = 20
    stepper.value = Double(line.amount)
    stepper.accessibilityLabel = "Amount of \(line.title)"
    stepper.accessibilityIdentifier = "order.amount.\(line.id)"
    stepper.addAction(
      UIAction { [unowned self] _ in
        update()
        didChange?(Int(stepper.value))
      }, for: .valueChanged)
    for view in [priceLabel, amountLabel, stepper] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel, priceLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let amounts = UIStackView(arrangedSubviews: [amountLabel, stepper])
    amounts.alignment = .center
    amounts.spacing = 10
    for view in [amountLabel, stepper] {
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    outer.addArrangedSubview(texts)
    outer.addArrangedSubview(amounts)
    outer.spacing = 12
    outer.translatesAutoresizingMaskIntoConstraints = false
    addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: topAnchor),
      outer.bottomAnchor.constraint(equalTo: bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: OrderLineView, _) in
      view.updateAxis()
    }
    updateAxis()
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func update() {
    let amount = Int(stepper.value)
    amountLabel.text = "\(amount)"
    amountLabel.accessibilityLabel = amount == 1 ? "1 piece" : "\(amount) pieces"
    priceLabel.text = OrderScreen.price(cents * max(amount, 1))
    priceLabel.textColor = amount == 0 ? .tertiaryLabel : .secondaryLabel
    titleLabel.textColor = amount == 0 ? .tertiaryLabel : .label
  }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    outer.axis = isLarge ? .vertical : .horizontal
    outer.alignment = isLarge ? .leading : .center
  }
}
