// SPDX-License-Identifier: MIT

import UIKit

/// An order before it is sent: amounts, delivery, payment and a coupon. The payment is chosen in an
/// action sheet; a coupon and the last question are alerts.
final class OrderScreen: UIViewController, SampleScreen {
  static let name = "order"

  private var content = OrderScreen.content(0)
  private var isPlaced = false

  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let titleLabel = EverydayLabel(.title1, bold: true)
  private let articles = EverydayCard(title: "Articles")
  private let deliveryGroup = EverydayCard(title: "Delivery")
  private let paymentGroup = EverydayCard(title: "Payment")
  private let deliveryControl = UISegmentedControl(items: Delivery.allCases.map(\.title))
  private let deliveryLabel = EverydayLabel(.footnote, color: .secondaryLabel)
  private let paymentButton = UIButton(configuration: .gray())
  private let couponButton = UIButton(configuration: .plain())
  private let totalLabel = EverydayLabel(.headline)
  private let orderButton = UIButton(configuration: .filled())
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpControls()
    setUpColumn()
    setUpBar()
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    rebuild()
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    isPlaced = false
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return rebuild() }
    UIView.transition(
      with: column, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { [self] in rebuild() })
  }

  // MARK: Views

  private func setUpControls() {
    deliveryControl.accessibilityIdentifier = "order.delivery"
    deliveryControl.addAction(
      UIAction { [unowned self] _ in
        content.delivery = deliveryControl.selectedSegmentIndex
        update()
      }, for: .valueChanged)
    paymentButton.accessibilityIdentifier = "order.payment"
    paymentButton.addAction(
      UIAction { [unowned self] _ in choosePayment() }, for: .primaryActionTriggered)
    couponButton.accessibilityIdentifier = "order.coupon"
    couponButton.addAction(
      UIAction { [unowned self] _ in
        if content.coupon == nil { askForCoupon() } else { setCoupon(nil) }
      }, for: .primaryActionTriggered)
    orderButton.configuration?.buttonSize = .large
    orderButton.accessibilityIdentifier = "order.place"
    orderButton.addAction(
      UIAction { [unowned self] _ in confirm() }, for: .primaryActionTriggered)
  }

  private func setUpColumn() {
    titleLabel.text = "Your order"
    titleLabel.accessibilityTraits = .header
    deliveryGroup.rows.addArrangedSubview(deliveryControl)
    deliveryGroup.rows.addArrangedSubview(deliveryLabel)
    paymentGroup.rows.addArrangedSubview(paymentButton)
    paymentGroup.rows.addArrangedSubview(couponButton)
    for part in [titleLabel, articles, deliveryGroup, paymentGroup] {
      column.addArrangedSubview(part)
    }
    column.axis = .vertical
    column.spacing = 24
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.accessibilityIdentifier = "order.scroll"
    scrollView.addSubview(column)
    view.addSubview(scrollView)
  }

  private func setUpBar() {
    totalLabel.accessibilityIdentifier = "order.total"
    let stack = UIStackView(arrangedSubviews: [totalLabel, orderButton])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    bar.backgroundColor = .secondarySystemGroupedBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(stack)
    view.addSubview(bar)
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private func rebuild() {
    for row in articles.rows.arrangedSubviews { row.removeFromSuperview() }
    for (index, line) in content.lines.enumerated() {
      let row = OrderLineView(line)
      row.didChange = { [unowned self] amount in
        content.lines[index].amount = amount
        update()
      }
      articles.rows.addArrangedSubview(row)
    }
    articles.isHidden = content.lines.isEmpty
    deliveryGroup.isHidden = content.lines.isEmpty
    paymentGroup.isHidden = content.lines.isEmpty
    update()
  }

  private func update() {
    deliveryControl.selectedSegmentIndex = content.delivery
    deliveryLabel.text = Delivery.allCases[content.delivery].explanation
    paymentButton.configuration?.title =
      content.payments.indices.contains(content.payment)
      ? content.payments[content.payment] : "No payment is available"
    paymentButton.isEnabled = content.payments.count > 1
    couponButton.configuration?.title =
      content.coupon.map { "Remove the coupon “\($0)”" } ?? "Add a coupon"
    let isEmpty = pieces == 0
    totalLabel.text =
      isPlaced
      ? "Thank you! Your order is on its way."
      : isEmpty ? "There is nothing to order." : "Total: \(Self.price(total))"
    orderButton.configuration?.title = isPlaced ? "Ordered" : "Place order"
    orderButton.isEnabled = !isPlaced && !isEmpty
  }

  // MARK: Amounts

  private var pieces: Int { content.lines.reduce(0) { $0 + $1.amount } }

  private var total: Int {
    let goods = content.lines.reduce(0) { $0 + $1.cents * $1.amount }
    let discount = content.coupon == nil ? 0 : goods / 10
    return goods - discount + Delivery.allCases[content.delivery].cents
  }

  private func setCoupon(_ coupon: String?) {
    content.coupon = coupon
    update()
  }

  // MARK: Alerts

  private func choosePayment() {
    let sheet = UIAlertController(
      title: "Payment", message: nil, preferredStyle: .actionSheet)
    for (index, payment) in content.payments.enumerated() {
      sheet.addAction(
        UIAlertAction(title: payment, style: .default) { [weak self] _ in
          self?.content.payment = index
          self?.update()
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = paymentButton
    sheet.popoverPresentationController?.sourceRect = paymentButton.bounds
    present(sheet, animated: true)
  }

  private func askForCoupon() {
    let alert = UIAlertController(
      title: "Coupon", message: "The letters and digits are on the back.", preferredStyle: .alert)
    let apply = UIAlertAction(title: "Apply", style: .default) { [weak self, weak alert] _ in
      self?.setCoupon(alert?.textFields?.first?.text)
    }
    apply.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Coupon"
      field.accessibilityLabel = "Coupon"
      field.autocapitalizationType = .allCharacters
      field.addAction(
        UIAction { [weak field, weak apply] _ in apply?.isEnabled = field?.hasText ?? false },
        for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(apply)
    alert.preferredAction = apply
    present(alert, animated: true)
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Place the order?",
      message:
        "You pay \(Self.price(total)) for \(pieces == 1 ? "one piece" : "\(pieces) pieces").",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let order = UIAlertAction(title: "Order", style: .default) { [weak self] _ in
      self?.isPlaced = true
      self?.update()
    }
    alert.addAction(order)
    alert.preferredAction = order
    present(alert, animated: true)
  }
}
