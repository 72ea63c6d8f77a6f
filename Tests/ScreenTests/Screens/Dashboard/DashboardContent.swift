// SPDX-License-Identifier: MIT

import UIKit

extension DashboardScreen {
  struct Content: Equatable {
    enum Period: Int, CaseIterable {
      case day, week, month

      var title: String { ["Day", "Week", "Month"][rawValue] }
      var factor: Int { [1, 7, 30][rawValue] }
    }

    enum Tint: CaseIterable {
      case blue, green, orange, pink, purple, teal

      var color: UIColor {
        switch self {
        case .blue: .systemBlue
        case .green: .systemGreen
        case .orange: .systemOrange
        case .pink: .systemPink
        case .purple: .systemPurple
        case .teal: .systemTeal
        }
      }
    }

    struct Number: Equatable {
      var value: Int?
      var unit: String?
      var change: Int?
      var curve: [Int]
    }

    struct Bar: Equatable {
      var title: String
      var amount: Int
    }

    enum Figure: Equatable {
      case number(Number)
      case goal(reached: Int, goal: Int)
      case bars([Bar])
      case toggle(text: String, isOn: Bool)

      var isWide: Bool {
        switch self {
        case .bars, .toggle: true
        case .number, .goal: false
        }
      }
    }

    struct Card: Equatable {
      var id: Int
      var title: String
      var tint: Tint
      var figure: Figure
    }

    var title: String
    var subtitle: String?
    var period: Period
    var cards: [Card]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(title: "Summary", subtitle: nil, period: .day, cards: []) }
    if number == 1 { return picture }
    var random = ContentRandom(number)
    var cards: [Content.Card] = []
    for _ in 0..<1 + random.below(30) {
      let id = random.below(40)
      guard !cards.contains(where: { $0.id == id }) else { continue }
      let figure: Content.Figure
      // Now and then a card shows another kind of figure than for another number.
      switch random.below(5) == 0 ? random.below(4) : id % 4 {
      case 0:
        figure = .number(
          .init(
            value: random.below(6) == 0
              ? nil : random.below(random.pick([10, 20_000, 90_000_000])),
            unit: random.pick([nil, "kcal", "steps", "Kilowattstunden"]),
            change: random.below(3) == 0 ? nil : random.below(200) - 100,
            curve: (0..<random.below(30)).map { _ in random.below(100) }))
      case 1: figure = .goal(reached: random.below(12_000), goal: random.pick([0, 100, 10_000]))
      case 2:
        figure = .bars(
          (0..<random.below(8)).map { .init(title: days[$0], amount: random.below(90)) })
      default: figure = .toggle(text: random.pick(texts), isOn: random.below(2) == 0)
      }
      cards.append(
        Content.Card(
          id: id, title: titles[id % titles.count], tint: Content.Tint.allCases[id % 6],
          figure: figure))
    }
    return Content(
      title: random.pick(["Summary", "ملخص اليوم", "Gesundheitsdatenzusammenfassung"]),
      subtitle: random.below(2) == 0 ? nil : random.pick(texts),
      period: random.pick(Content.Period.allCases), cards: cards)
  }

  private static var picture: Content {
    Content(
      title: "Good morning, Lena", subtitle: "Wednesday, 20 November", period: .day,
      cards: [
        .init(
          id: 0, title: "Steps", tint: .orange,
          figure: .number(
            .init(value: 8412, unit: nil, change: 12, curve: [3, 4, 3, 6, 8, 7, 9, 12, 11, 14]))),
        .init(id: 1, title: "Move", tint: .pink, figure: .goal(reached: 410, goal: 560)),
        .init(
          id: 2, title: "Sleep, hours", tint: .purple,
          figure: .bars([
            .init(title: "M", amount: 70), .init(title: "T", amount: 62),
            .init(title: "W", amount: 81),
            .init(title: "T", amount: 75), .init(title: "F", amount: 58),
            .init(title: "S", amount: 90),
            .init(title: "S", amount: 84),
          ])),
        .init(
          id: 4, title: "Heart rate", tint: .pink,
          figure: .number(
            .init(value: 62, unit: "bpm", change: -3, curve: [66, 64, 70, 63, 61, 68, 62, 60, 62]))),
        .init(id: 5, title: "Water", tint: .teal, figure: .goal(reached: 6, goal: 8)),
        .init(
          id: 3, title: "Reminders", tint: .green,
          figure: .toggle(text: "Stand up every hour", isOn: true)),
      ])
  }

  private static let days = ["M", "T", "W", "T", "F", "السبت", "Sonntag", "M"]

  private static let titles = [
    "Steps", "Move", "النوم", "Herzfrequenzvariabilitätsmessung", "💧",
    "Heart rate while resting and asleep",
    "צעדים", "O₂",
  ]

  private static let texts = [
    "On", "Stand up every hour", "تذكيري بشرب الماء كل ساعتين خلال النهار", "🔔🔕",
    "Tell my family when I have not moved for more than two hours, unless I am asleep or on a train",
  ]
}
