// SPDX-License-Identifier: MIT

import Foundation

extension ShopScreen {
  struct Content: Equatable {
    struct Good: Equatable {
      var id: Int
      var name: String
      var maker: String?
      var kind: String
      var cents: Int
      var oldCents: Int? = nil
      /// The rating in tenths of a star.
      var rating: Int?
      var hue: Int
      var isSoldOut = false

      var price: String { Self.euros(cents) }
      var oldPrice: String? { oldCents.map(Self.euros) }

      private static func euros(_ cents: Int) -> String {
        cents.isMultiple(of: 100)
          ? "\(cents / 100) €" : String(format: "%d.%02d €", cents / 100, cents % 100)
      }
    }

    var title: String
    var kinds: [String]
    var chosenKinds: Set<String> = []
    var favorites: Set<Int> = []
    /// The maximum price in euros; nil without a limit.
    var limit: Int? = nil
    var goods: [Good]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(title: "Shop", kinds: [], goods: []) }
    if number == 1 { return picture }
    var random = ContentRandom(number)
    let shown = Array(kinds.prefix(1 + random.below(kinds.count)))
    var goods: [Content.Good] = []
    for _ in 0..<1 + random.below(40) {
      let id = random.below(70)
      guard !goods.contains(where: { $0.id == id }) else { continue }
      let cents = 100 + random.below(random.pick([2000, 20_000, 900_000]))
      goods.append(
        Content.Good(
          id: id, name: names[id % names.count],
          maker: random.below(3) == 0 ? nil : random.pick(makers),
          kind: shown[id % shown.count], cents: cents,
          oldCents: random.below(4) == 0 ? cents + 1 + random.below(5000) : nil,
          rating: random.below(3) == 0 ? nil : 10 + random.below(41), hue: id % 12,
          isSoldOut: random.below(8) == 0))
    }
    return Content(
      title: random.pick(["Shop", "متجر", "Sommerschlussverkaufsangebote der Woche"]), kinds: shown,
      chosenKinds: Set(shown.filter { _ in random.below(5) == 0 }),
      favorites: Set(goods.map(\.id).filter { _ in random.below(4) == 0 }),
      limit: random.below(3) == 0 ? 5 + random.below(200) : nil, goods: goods)
  }

  private static var picture: Content {
    Content(
      title: "Desk & Shelf", kinds: ["Lamps", "Paper", "Pens", "Storage", "Chairs"],
      favorites: [1, 4],
      goods: [
        .init(
          id: 0, name: "Reading lamp, linen", maker: "Studio Halm", kind: "Lamps", cents: 8900,
          rating: 47,
          hue: 1),
        .init(
          id: 1, name: "Notebook, dotted, A5", maker: "Papeterie Sol", kind: "Paper", cents: 1250,
          oldCents: 1600, rating: 45, hue: 5),
        .init(
          id: 2, name: "Fountain pen", maker: "Kranich", kind: "Pens", cents: 6400, rating: 49,
          hue: 7),
        .init(
          id: 3, name: "Stool of ash wood", maker: "Werkraum", kind: "Chairs", cents: 12_900,
          rating: nil,
          hue: 0),
        .init(
          id: 4, name: "Letter tray, set of two", maker: "Studio Halm", kind: "Storage",
          cents: 3850,
          rating: 41, hue: 10),
        .init(
          id: 5, name: "Ink, midnight", maker: "Kranich", kind: "Pens", cents: 1400, rating: 46,
          hue: 8,
          isSoldOut: true),
      ])
  }

  private static let kinds = [
    "Lamps", "ورق", "Stifte & Schreibwaren", "🪑", "Storage", "Everything else",
  ]

  private static let makers = [
    "Studio Halm", "مصنع النور", "Kranich", "Vereinigte Papierwarenfabriken GmbH",
  ]

  private static let names = [
    "Pen", "Fountain pen", "مصباح للقراءة مصنوع من الكتان", "Schreibtischschubladeneinsatz", "📓",
    "A notebook with many pages, dots on every one of them, and a ribbon that is far too short",
    "ウール毛布",
    "Stool", "כיסא", "Ink, midnight", "Letter tray, set of two",
  ]
}
