// SPDX-License-Identifier: MIT

extension CheckoutScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: breakfast
    default: random(number)
    }
  }

  private static let standard = [
    Delivery(title: "Standard, 3 to 5 days", cents: 0),
    Delivery(title: "Express, tomorrow", cents: 990),
  ]

  private static let breakfast = Content(
    lines: [
      Line(
        id: 1, title: "Pour-over dripper", detail: "Matt white, size 02", quantity: 1, cents: 2450),
      Line(id: 2, title: "Ethiopia Guji, 250 g", detail: "Whole beans", quantity: 2, cents: 1390),
      Line(id: 3, title: "Filter papers", detail: nil, quantity: 3, cents: 480),
    ],
    recipient: "Noah Albrecht", street: "Lindenstraße 14", city: "8008 Zürich", problem: nil,
    deliveries: standard, delivery: 0, isGift: true)

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    content.lines = source.identities(1...14, of: 24).map { id in
      var own = EverydaySource(id, 3)
      return Line(
        id: id, title: own.text(1...6), detail: own.once(in: 3) ? nil : own.text(2...14),
        quantity: source.number(1...9), cents: own.number(5...40_000))
    }
    content.recipient = source.once(in: 4) ? "" : source.name()
    content.street = source.once(in: 4) ? "" : source.text(2...3)
    content.city = source.once(in: 4) ? "" : source.text(1...4)
    content.problem = content.city.isEmpty ? "The city is missing. " + source.text(3...20) : nil
    content.deliveries = standard
    if source.once(in: 2) {
      content.deliveries.append(
        Delivery(title: source.text(2...12), cents: source.number(0...5000)))
    }
    content.delivery = source.below(content.deliveries.count)
    content.isGift = source.once(in: 2)
    return content
  }
}
