// SPDX-License-Identifier: MIT

extension TabsScreen {
  struct Content: Equatable {
    struct Row: Equatable {
      var id: Int
      var title: String
      var detail: String?
    }

    struct Tab: Equatable {
      var id: Int
      var title: String
      var symbol: String
      var badge: String?
      var rows: [Row]
    }

    var tabs: [Tab]
    /// The identity of the tab that is shown first.
    var selected: Int
  }

  static func content(_ number: Int) -> Content {
    switch number {
    case 0:
      Content(tabs: (0..<3).map { tab($0, badge: nil, rows: []) }, selected: 0)
    case 1: picture
    default: random(number)
    }
  }

  private static let kinds = [
    ("Today", "sun.max"), ("Recipes", "book"), ("Pantry", "cabinet"), ("Shopping", "cart"),
    ("Guests", "person.2"), ("Settings of the kitchen", "gear"),
  ]

  private static func tab(_ id: Int, badge: String?, rows: [Content.Row]) -> Content.Tab {
    Content.Tab(id: id, title: kinds[id].0, symbol: kinds[id].1, badge: badge, rows: rows)
  }

  private static let picture: Content = {
    let meals = [
      ("Porridge with pears", "Breakfast, 10 minutes"), ("Lentil soup", "Lunch, from Monday"),
      ("Bread and cheese", nil), ("Fish with fennel", "Dinner, 40 minutes"),
      ("Plum cake", "For the neighbors"),
    ]
    let rows = meals.enumerated().map { Content.Row(id: $0, title: $1.0, detail: $1.1) }
    let items = ["Fennel", "Pears", "Butter"].enumerated().map {
      Content.Row(id: $0, title: $1, detail: nil)
    }
    return Content(
      tabs: [
        tab(0, badge: nil, rows: rows), tab(1, badge: nil, rows: rows),
        tab(2, badge: nil, rows: items), tab(3, badge: "3", rows: items),
      ], selected: 0)
  }()

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    let ids = source.identities(3...6, of: kinds.count)
    let tabs = ids.map { id in
      let rows = source.identities(0...20, of: 30).map { row in
        var own = EverydaySource(id, row, 111)
        return Content.Row(
          id: row, title: own.text(1...own.pick([2, 12])),
          detail: own.once(in: 3) ? nil : own.text(1...own.pick([3, 20])))
      }
      return tab(id, badge: source.pick([nil, nil, "1", "99+", "New"]), rows: rows)
    }
    return Content(tabs: tabs, selected: source.pick(ids))
  }
}
