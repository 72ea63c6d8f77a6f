// SPDX-License-Identifier: MIT

extension CatalogScreen {
  struct Content: Equatable {
    struct Thing: Equatable {
      var id: Int
      var title: String
      var detail: String?
      var price: String
      var isNew: Bool
      var isReduced: Bool
    }

    /// A search in the list: what is typed, and the index of the scope.
    struct Search: Equatable {
      var text: String
      var scope: Int
    }

    var things: [Thing] = []
    var basket: [Thing] = []
    var search: Search?

    /// The things that a search finds.
    func found(_ text: String, in scope: Int) -> [Thing] {
      let text = text.lowercased()
      return things.filter { thing in
        (scope == 0 || (scope == 1 ? thing.isNew : thing.isReduced))
          && "\(thing.title) \(thing.detail ?? "")".lowercased().contains(text)
      }
    }
  }

  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: lamps
    default: random(number)
    }
  }

  private static let lamps: Content = {
    let things: [(String, String?, String)] = [
      ("Paper lamp “Moon”", "Folded by hand, 40 cm", "€ 64"),
      ("Desk lamp with a very long arm", "Steel and oak", "€ 129"),
      ("Wool blanket", nil, "€ 85"), ("Lamp oil", "For lanterns, 1 l", "€ 9"),
      ("Oak stool", "Three legs", "€ 70"), ("Flexible lamp holder", "Brass", "€ 31"),
      ("Kettle", "Enamel, 2 l", "€ 48"), ("Floor lamp", nil, "€ 210"),
    ]
    let all = things.enumerated().map { index, thing in
      Content.Thing(
        id: index, title: thing.0, detail: thing.1, price: thing.2, isNew: index % 2 == 0,
        isReduced: index % 3 == 0)
    }
    return Content(things: all, basket: [all[1], all[6]], search: .init(text: "lamp", scope: 0))
  }()

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    let things = source.identities(1...50, of: 70).map { id in
      var own = EverydaySource(id, 131)
      return Content.Thing(
        id: id, title: own.text(1...own.pick([2, 12])) + " \(id)",
        detail: source.once(in: 3) ? nil : own.text(1...own.pick([3, 20])),
        price: "€ \(own.number(1...99_999))", isNew: own.once(in: 2), isReduced: own.once(in: 4))
    }
    let search: Content.Search? =
      source.once(in: 2)
      ? nil
      : Content.Search(text: source.pick(["a", "in", "1", "zz", "مر"]), scope: source.below(3))
    return Content(
      things: things, basket: things.filter { _ in source.once(in: 8) }, search: search)
  }
}
