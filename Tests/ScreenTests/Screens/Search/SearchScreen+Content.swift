// SPDX-License-Identifier: MIT

extension SearchScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: lamps
    default: random(number)
    }
  }

  private static let lamps = Content(
    query: "lam",
    recents: ["desk", "wool blanket"],
    categories: [],
    words: ["lamp", "lamp shade", "floor lamp", "paper lamp", "lambswool scarf", "table"],
    results: [
      Result(
        id: 1, title: "Paper lamp “Moon”", detail: "Folded by hand, 40 cm", price: "€ 64",
        picture: 8),
      Result(
        id: 2, title: "Desk lamp with a very long arm", detail: "Steel and oak", price: "€ 129",
        picture: 3),
      Result(id: 3, title: "Lambswool scarf", detail: nil, price: "€ 45", picture: 1),
      Result(id: 4, title: "Lamp oil", detail: "For lanterns, 1 l", price: "€ 9", picture: 6),
      Result(id: 5, title: "Flexible lamp holder", detail: "Brass", price: nil, picture: 5),
    ])

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    content.words = source.identities(1...12, of: 20).map { id in
      var own = EverydaySource(id, 61)
      return own.text(1...own.pick([1, 2, 3, 9])) + " \(id)"
    }
    content.query =
      source.once(in: 2) ? "" : source.pick(["a", "e", "in", "zz", "مر", "🎉", "the a"])
    content.recents = Array(content.words.prefix(source.below(7)))
    content.categories = source.identities(1...10, of: 14).map { id in
      var own = EverydaySource(id, 62)
      return Category(id: id, title: own.text(1...own.pick([1, 2, 6])))
    }
    if !content.query.isEmpty, !source.once(in: 5) {
      content.results = source.identities(1...30, of: 40).map { id in
        var own = EverydaySource(id, 63)
        return Result(
          id: id, title: own.text(1...own.pick([3, 15])),
          detail: own.once(in: 3) ? nil : own.text(1...12),
          price: own.once(in: 4) ? nil : "€ \(own.number(1...99_999))", picture: own.below(10))
      }
    }
    return content
  }
}
