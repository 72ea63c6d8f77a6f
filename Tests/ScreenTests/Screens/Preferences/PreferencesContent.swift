// SPDX-License-Identifier: MIT

import Foundation

extension PreferencesScreen {
  struct Content: Equatable {
    struct Row: Equatable {
      enum Kind: CaseIterable {
        case account, toggle, value, choice, button
      }

      var id: Int
      var kind: Kind
      var title: String
      var value: String?
      var isOn = false
    }

    struct Section: Equatable {
      var title: String?
      var explanation: String?
      var rows: [Row]
    }

    var sections: [Section]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(sections: []) }
    var random = ContentRandom(number)
    let account = Content.Row(
      id: 0, kind: .account, title: number == 1 || random.below(2) == 0 ? "Lena Hartmann" : "Jo",
      value: number == 1 ? "lena@example.com" : random.pick([nil, "jo@example.org", longAddress]))
    var sections = [Content.Section(rows: [account])]
    let titles: [String?] = ["Notifications", nil, "Appearance and text of the app", "Storage"]
    for (index, title) in titles.enumerated() {
      if number > 1, random.below(4) == 0 { continue }
      var rows: [Content.Row] = []
      let count = number == 1 ? 3 : random.below(7)
      for row in 0..<count {
        rows.append(self.row(index * 10 + row, kinds[(index + row) % kinds.count], &random, number))
      }
      let explanation = (number == 1 ? index : random.below(3)) == 0 ? explanation : nil
      sections.append(Content.Section(title: title, explanation: explanation, rows: rows))
    }
    let button = Content.Row(id: 99, kind: .button, title: "Sign out")
    sections.append(Content.Section(rows: [button]))
    return Content(sections: sections)
  }

  private static let kinds: [Content.Row.Kind] = [.toggle, .value, .toggle, .choice, .value]

  private static func row(
    _ id: Int, _ kind: Content.Row.Kind, _ random: inout ContentRandom, _ number: Int
  ) -> Content.Row {
    Content.Row(
      id: id, kind: kind, title: titles[id % titles.count],
      value: kind == .value ? random.pick(["On", "Off", "Automatic", "Every day at nine"]) : nil,
      isOn: number == 1 ? id % 2 == 0 : random.below(2) == 0)
  }

  private static let titles = [
    "Sounds", "Badges", "Preview messages on the locked screen", "Dark appearance", "Text size",
    "Language", "Keep originals", "Background refresh", "Diagnostics", "Reset",
  ]
  private static let explanation =
    "Messages are shown on the locked screen, and read to you in the car if the sound is on."
  private static let longAddress = "a.very.long.address.of.a.person@a-very-long-domain.example.org"
}
