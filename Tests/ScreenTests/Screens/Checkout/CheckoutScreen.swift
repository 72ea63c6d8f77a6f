// SPDX-License-Identifier: MIT

import UIKit

/// The last step of a purchase: the basket, the address, the delivery, and the costs.
///
/// A scroll view with a column of cards, and a bar with the sum above the keyboard.
final class CheckoutScreen: UIViewController, SampleScreen {
  struct Line: Equatable {
    var id: Int
    var title: String
    var detail: String?
    var quantity: Int
    var cents: Int
  }

  struct Delivery: Equatable {
    var title: String
    var cents: Int
  }

  struct Content: Equatable {
    var lines: [Line] = []
    var recipient = ""
    var street = ""
    var city = ""
    var problem: String?
    var deliveries: [Delivery] = []
    var delivery = 0
    var isGift = false
  }

  static let name = "checkout"

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .onDrag
    scrollView.accessibilityIdentifier = "checkout.form"
    column.axis = .vertical
    column.spacing = 24
    column.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.text = "Checkout"
    titleLabel.accessibilityTraits = .header
    setUpCards()
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    view.addSubview(bar)
    view.addSubview(emptyView)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.contentBottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
      emptyView.topAnchor.constraint(equalTo: view.topAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      emptyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    update()
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    guard isViewLoaded else { return }
    guard animated, view.window != nil else {
      update()
      return
    }
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState) { [self] in
      update()
      view.layoutIfNeeded()
    }
  }

  private var content = Content()
  private var lineViews: [Int: LineView] = [:]
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let titleLabel = EverydayLabel(.largeTitle, bold: true)
  private let basket = EverydayCard(title: "Basket")
  private let address = EverydayCard(title: "Address")
  private let delivery = EverydayCard(title: "Delivery")
  private let recipientField = FieldRow(title: "Name", placeholder: "First and last name")
  private let streetField = FieldRow(title: "Street", placeholder: "Street and number")
  private let cityField = FieldRow(title: "City", placeholder: "Postcode and city")
  private let problemLabel = EverydayLabel(.footnote, color: .systemRed)
  private let deliveryStack = UIStackView()
  private let giftSwitch = UISwitch()
  private let bar = Bar()
  private let emptyView = EverydayEmptyView(
    .plus, title: "Your basket is empty", message: "Things that you add to it can be ordered here.")

  private func setUpCards() {
    for card in [titleLabel, basket, address, delivery] {
      column.addArrangedSubview(card)
    }
    for (row, identifier) in [
      (recipientField, "checkout.recipient"), (streetField, "checkout.street"),
      (cityField, "checkout.city"),
    ] {
      row.field.accessibilityIdentifier = identifier
      address.rows.addArrangedSubview(row)
    }
    address.rows.addArrangedSubview(problemLabel)
    address.rows.setCustomSpacing(12, after: cityField)

    deliveryStack.axis = .vertical
    deliveryStack.spacing = 8
    delivery.rows.addArrangedSubview(deliveryStack)

    let giftLabel = EverydayLabel(.body)
    giftLabel.text = "Wrap as a gift"
    giftSwitch.accessibilityLabel = giftLabel.text
    giftSwitch.accessibilityIdentifier = "checkout.gift"
    giftSwitch.setContentHuggingPriority(.required, for: .horizontal)
    giftSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    giftSwitch.addAction(
      UIAction { [unowned self] _ in
        content.isGift = giftSwitch.isOn
        bar.total = total
      }, for: .valueChanged)
    let giftRow = UIStackView(arrangedSubviews: [giftLabel, giftSwitch])
    giftRow.alignment = .center
    giftRow.spacing = 12
    delivery.rows.addArrangedSubview(giftRow)
  }

  private var total: Int {
    guard !content.lines.isEmpty else { return 0 }
    let goods = content.lines.reduce(0) { $0 + $1.cents * $1.quantity }
    let sending =
      content.deliveries.indices.contains(content.delivery)
      ? content.deliveries[content.delivery].cents : 0
    return goods + sending + (content.isGift ? 350 : 0)
  }

  private func update() {
    updateLines()
    recipientField.field.text = content.recipient
    streetField.field.text = content.street
    cityField.field.text = content.city
    problemLabel.text = content.problem
    problemLabel.isHidden = content.problem == nil
    updateDeliveries()
    giftSwitch.setOn(content.isGift, animated: false)
    bar.total = total
    let isEmpty = content.lines.isEmpty
    emptyView.isHidden = !isEmpty
    scrollView.isHidden = isEmpty
    bar.isHidden = isEmpty
  }

  private func updateLines() {
    let wanted = Set(content.lines.map(\.id))
    for (id, lineView) in lineViews where !wanted.contains(id) {
      lineView.removeFromSuperview()
      lineViews[id] = nil
    }
    for (index, line) in content.lines.enumerated() {
      let lineView = lineViews[line.id] ?? makeLineView(line.id)
      if basket.rows.arrangedSubviews.firstIndex(of: lineView) != index {
        basket.rows.insertArrangedSubview(lineView, at: index)
      }
      lineView.show(line)
    }
  }

  private func makeLineView(_ id: Int) -> LineView {
    let lineView = LineView()
    lineView.didChangeQuantity = { [unowned self] quantity in
      guard let index = content.lines.firstIndex(where: { $0.id == id }) else { return }
      content.lines[index].quantity = quantity
      bar.total = total
    }
    lineViews[id] = lineView
    return lineView
  }

  private func updateDeliveries() {
    while deliveryStack.arrangedSubviews.count > content.deliveries.count {
      deliveryStack.arrangedSubviews.last?.removeFromSuperview()
    }
    while deliveryStack.arrangedSubviews.count < content.deliveries.count {
      let index = deliveryStack.arrangedSubviews.count
      let button = UIButton(
        configuration: .tinted(),
        primaryAction: UIAction { [unowned self] _ in
          content.delivery = index
          updateDeliveries()
          bar.total = total
        })
      button.accessibilityIdentifier = "checkout.delivery.\(index)"
      deliveryStack.addArrangedSubview(button)
    }
    for case (let index, let button as UIButton) in deliveryStack.arrangedSubviews.enumerated() {
      let choice = content.deliveries[index]
      let isChosen = index == content.delivery
      var configuration = isChosen ? UIButton.Configuration.tinted() : .gray()
      configuration.title = choice.title
      configuration.subtitle = choice.cents == 0 ? "Free" : Price.text(choice.cents)
      configuration.titleAlignment = .leading
      configuration.cornerStyle = .medium
      button.configuration = configuration
      button.contentHorizontalAlignment = .leading
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
  }
}
