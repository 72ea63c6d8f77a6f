// SPDX-License-Identifier: MIT

import Foundation

extension TimelineScreen {
  struct Content: Equatable {
    struct Event: Equatable {
      enum State: CaseIterable {
        case done, running, waiting, failed
      }

      var id: Int
      var time: String
      var title: String
      var detail: String?
      var state: State
      var percent: Int?
      var tags: [String] = []
    }

    struct Day: Equatable {
      var id: Int
      var title: String
      var events: [Event]
    }

    var days: [Day]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(days: []) }
    if number == 1 { return picture }
    var random = ContentRandom(number)
    var known: Set<Int> = []
    var days: [Content.Day] = []
    let first = random.below(4)
    for day in 0..<1 + random.below(8) where day == 0 || random.below(5) > 0 {
      var events: [Content.Event] = []
      for _ in 0..<1 + random.below(6) {
        // Events move from one day to another between the numbers.
        let id = (day + random.below(3)) * 8 + random.below(8)
        guard known.insert(id).inserted else { continue }
        events.append(
          Content.Event(
            id: id, time: String(format: "%02d:%02d", random.below(24), random.below(60)),
            title: titles[id % titles.count],
            detail: random.below(3) == 0 ? nil : random.pick(details),
            state: random.pick(Content.Event.State.allCases),
            percent: random.below(4) == 0 ? random.below(101) : nil,
            tags: (0..<max(0, random.below(5) - 2)).map { _ in random.pick(tags) }))
      }
      if !events.isEmpty {
        let title = dayTitles[(first + day) % dayTitles.count]
        days.append(Content.Day(id: first + day, title: title, events: events))
      }
    }
    return Content(days: days)
  }

  private static var picture: Content {
    Content(
      days: [
        .init(
          id: 0, title: "Today",
          events: [
            .init(
              id: 0, time: "11:20", title: "On its way to you",
              detail: "Your parcel is in the van. 8 stops before yours.", state: .running,
              percent: 64),
            .init(
              id: 1, time: "07:05", title: "Arrived in Bristol", detail: "Parcel center, Avonmouth",
              state: .done),
          ]),
        .init(
          id: 1, title: "Yesterday",
          events: [
            .init(
              id: 2, time: "22:47", title: "Customs cleared", detail: "Nothing to pay.",
              state: .done,
              tags: ["Duty free", "Documents complete"]),
            .init(
              id: 3, time: "16:12", title: "Held at the border",
              detail: "The sender's declaration was missing. It has been sent for.", state: .failed),
            .init(id: 4, time: "09:30", title: "Arrived at Dover", detail: nil, state: .done),
          ]),
        .init(
          id: 2, title: "Monday, 18 November",
          events: [
            .init(
              id: 5, time: "18:02", title: "Left Lyon", detail: "Two parcels, 3.4 kg", state: .done),
            .init(
              id: 6, time: "10:15", title: "Label made", detail: "Atelier Marchand", state: .done),
          ]),
      ])
  }

  private static let dayTitles = [
    "Today", "Yesterday", "Monday", "الأحد",
    "Saturday, the thirtieth of November, two thousand and twenty-four",
    "יום שישי", "Donnerstag", "🎄",
    "Tuesday", "2024-11-26", "Monday", "Sunday",
  ]

  private static let titles = [
    "Ok", "Left Lyon", "وصلت الشحنة إلى المستودع", "Zollabfertigungsbescheinigungsnachforderung",
    "📦➡️🏠",
    "The driver could not find the house, tried the neighbors, and left a card with a number to call",
    "Signed", "החבילה נמסרה", "Weighed again", "配達中", "Returned",
  ]

  private static let details = [
    "Yes.", "Parcel center, Avonmouth", "سيتم التسليم غدا قبل الظهر.",
    "Gewichtsabweichung: Nachberechnung erforderlich (Frachtführerhaftpflichtversicherung)",
    "The sender's declaration was missing. It has been sent for, and will be with the office by tomorrow "
      + "at the latest, provided that the office is open, which it is not on the first Friday of a month.",
  ]

  private static let tags = [
    "Express", "⚠️", "هش", "Documents complete", "Zerbrechlichkeitsstufe 3",
  ]
}
