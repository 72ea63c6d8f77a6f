// SPDX-License-Identifier: MIT

import Foundation

extension PriceTableScreen {
  struct Content: Equatable {
    struct Market: Hashable {
      var id: String
      var title: String
    }

    struct Price: Hashable {
      var cents: Int
      var perMille: Int

      var text: String { String(format: "%d.%02d", cents / 100, cents % 100) }
      var changeText: String {
        String(
          format: "%@ %d.%d %%", perMille > 0 ? "▲" : "▼", abs(perMille) / 10, abs(perMille) % 10)
      }
    }

    struct Product: Equatable {
      var id: Int
      var name: String
      var unit: String?
      /// The prices by the identifier of the market; a product without a price is not sold there.
      var prices: [String: Price]
    }

    var updated: String?
    var markets: [Market]
    var products: [Product]
  }

  static func content(_ number: Int) -> Content {
    switch number {
    case 0: return Content(updated: nil, markets: markets(4), products: [])
    case 1: return picture
    default: break
    }
    var random = ContentRandom(number)
    let shown = markets(number.isMultiple(of: 3) ? 1 + random.below(6) : 4)
    var products: [Content.Product] = []
    for _ in 0..<1 + random.below(40) {
      let id = random.below(60)
      guard !products.contains(where: { $0.id == id }) else { continue }
      var product = Content.Product(
        id: id, name: names[id % names.count] + (id < names.count ? "" : " \(id)"),
        unit: random.below(4) == 0 ? nil : units[random.below(units.count)], prices: [:])
      for market in shown where random.below(6) > 0 {
        let cents = random.below(9) == 0 ? random.below(1_000_000) : 10 + random.below(2000)
        product.prices[market.id] = .init(cents: cents, perMille: max(-80, random.below(200) - 120))
      }
      products.append(product)
    }
    return Content(
      updated: random.below(3) == 0
        ? nil : "Updated at \(6 + random.below(12)):\(10 + random.below(49))",
      markets: shown, products: products)
  }

  private static func markets(_ count: Int) -> [Content.Market] {
    [
      ("ham", "Hamburg"), ("rtm", "Rotterdam"), ("mil", "Milano"), ("krk", "Kraków"),
      ("tlv", "תל אביב"), ("lla", "Llanfairpwllgwyngyll"),
    ].prefix(count).map { .init(id: $0.0, title: $0.1) }
  }

  private static var picture: Content {
    let rows: [(String, String, [Int], [Int])] = [
      ("Apples, Elstar", "per kg", [129, 118, 142, 99], [-12, 8, 0, -21]),
      ("Blood oranges", "per kg", [245, 239, 189, 268], [15, 0, -33, 8]),
      ("Artichokes", "per piece", [160, 155, 95, 189], [0, -9, -14, 22]),
      ("Chanterelles", "per 100 g", [289, 310, 265, 198], [41, 35, 12, -5]),
      ("Potatoes, waxy", "per kg", [79, 74, 88, 52], [0, 0, 13, -19]),
      ("Cherry tomatoes on the vine", "per 500 g", [219, 189, 145, 205], [-27, -16, 0, 11]),
      ("Basil", "per pot", [149, 139, 99, 129], [0, 7, 0, 0]),
      ("Raspberries", "per 125 g", [299, 279, 249, 225], [18, 22, -10, -8]),
      ("Butter lettuce", "per piece", [119, 99, 89, 84], [-35, -20, 0, 0]),
      ("Manchego, aged 12 months", "per 100 g", [325, 318, 298, 342], [0, 3, 0, 6]),
      ("Olives, Kalamata", "per 250 g", [389, 375, 319, 402], [9, 0, 0, 14]),
      ("Sourdough, 1 kg", "per loaf", [620, 585, 540, 395], [0, 0, 11, 0]),
    ]
    let shown = markets(4)
    return Content(
      updated: "Updated at 9:41, prices without tax", markets: shown,
      products: rows.enumerated().map { index, row in
        var prices: [String: Content.Price] = [:]
        for (column, market) in shown.enumerated() where (index, column) != (3, 2) {
          prices[market.id] = .init(cents: row.2[column], perMille: row.3[column])
        }
        return .init(id: index, name: row.0, unit: row.1, prices: prices)
      })
  }

  private static let units = [
    "per kg", "per piece", "per 100 g", "per Lattenkiste (ca. 12,5 kg netto)",
  ]

  private static let names = [
    "Apples", "Blood oranges from the slopes of Mount Etna", "تفاح أحمر", "Artichokes 🌱", "Tea",
    "Donaudampfschifffahrtsgesellschaftskapitänsbirnen", "Chanterelles", "Potatoes, waxy",
    "עגבניות שרי",
    "Butter lettuce", "Raspberries 🫐🍓",
    "Cherry tomatoes on the vine, second choice, slightly bruised",
    "Ñora peppers", "柿", "Basil", "Manchego", "Olives", "Sourdough", "Żurawina",
    "Oat milk (barista)",
  ]
}
