// SPDX-License-Identifier: MIT

import UIKit

extension OrderScreen {
  struct Line: Equatable {
    var id: Int
    var title: String
    var detail: String?
    var cents: Int
    var amount: Int
  }

  struct Content: Equatable {
    var lines: [Line] = []
    var payments: [String] = []
    /// The index of the chosen delivery in `Delivery.allCases`.
    var delivery = 0
    var payment = 0
    var coupon: String?
  }

  enum Delivery: Int, CaseIterable {
    case standard, express, pickUp

    var title: String {
      switch self {
      case .standard: "Standard"
      case .express: "Express"
      case .pickUp: "Pick up"
      }
    }

    var explanation: String {
      switch self {
      case .standard: "Arrives in three to five days."
      case .express: "Arrives tomorrow, if you order before six o’clock in the evening."
      case .pickUp: "Is ready in an hour, in the shop at the harbor."
      }
    }

    var cents: Int {
      switch self {
      case .standard: 490
      case .express: 990
      case .pickUp: 0
      }
    }
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content() }
    if number == 1 {
      return Content(
        lines: [
          Line(
            id: 0, title: "Coffee, whole beans", detail: "Dark roast, 500 g", cents: 1290, amount: 2
          ),
          Line(id: 1, title: "Paper filters", cents: 350, amount: 1),
          Line(id: 2, title: "Kettle", detail: "With a thermometer", cents: 6400, amount: 1),
        ],
        payments: ["Card ending in 4242", "Invoice", "On delivery"], delivery: 0)
    }
    var source = EverydaySource(37, number)
    let lines = source.identities(1...14, of: 20).map { id in
      Line(
        id: id, title: source.text(1...7), detail: source.once(in: 2) ? nil : source.text(2...12),
        cents: source.number(0...99_999), amount: source.number(0...12))
    }
    let payments = (0..<source.number(0...9)).map { _ in source.text(1...5) }
    return Content(
      lines: lines, payments: payments, delivery: source.below(Delivery.allCases.count),
      payment: payments.isEmpty ? 0 : source.below(payments.count),
      coupon: source.once(in: 3) ? source.text(1...3) : nil)
  }

  static func price(_ cents: Int) -> String {
    let rest = cents % 100
    return "€ \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
