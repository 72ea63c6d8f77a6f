// SPDX-License-Identifier: MIT

extension CalendarScreen.Content {
  var section: EverydayUpdates.Section {
    EverydayUpdates.Section(id: 0, items: events.map(\.id))
  }
}

extension CalendarScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content(month: "June", days: week(from: 9, today: nil), selected: 2)
    case 1: wednesday
    default: random(number)
    }
  }

  private static func week(from first: Int, today: Int?) -> [Day] {
    zip(0..., ["M", "T", "W", "T", "F", "S", "S"]).map { index, weekday in
      Day(
        weekday: weekday, number: (first + index - 1) % 30 + 1, dots: (first * 7 + index * 5) % 4,
        isToday: index == today)
    }
  }

  private static let wednesday = Content(
    month: "June", days: week(from: 9, today: 2), selected: 2,
    allDay: ["Aino's birthday 🎂"],
    events: [
      Event(id: 1, title: "Swim", place: "Lido", start: 7 * 60, end: 8 * 60, color: 2),
      Event(id: 2, title: "Stand-up", place: nil, start: 9 * 60, end: 9 * 60 + 30, color: 0),
      Event(id: 3, title: "Design review", place: "Room 4", start: 10 * 60, end: 12 * 60, color: 4),
      Event(
        id: 4, title: "Interview", place: "Video call", start: 10 * 60 + 30, end: 11 * 60 + 30,
        color: 3),
      Event(
        id: 5, title: "Lunch with Mia", place: "Café Sol", start: 12 * 60 + 30, end: 13 * 60 + 45,
        color: 5),
      Event(id: 6, title: "Deep work", place: nil, start: 14 * 60, end: 17 * 60, color: 0),
      Event(
        id: 7, title: "Dentist", place: "Kirchweg 3", start: 16 * 60, end: 16 * 60 + 45, color: 1),
      Event(id: 8, title: "Dinner", place: nil, start: 19 * 60, end: 21 * 60, color: 7),
    ],
    now: 9 * 60 + 41)

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    content.month = source.pick(["June", "September", "Μάρτιος", "يونيو", "Dezember"])
    content.days = week(
      from: source.number(1...30), today: source.once(in: 2) ? source.below(7) : nil)
    content.selected = source.below(7)
    for _ in 0..<source.below(4) {
      content.allDay.append(source.text(1...14))
    }
    content.events = source.identities(1...20, of: 26).map { id in
      var own = EverydaySource(id, 5)
      let start = own.below(92) * 15
      return Event(
        id: id, title: own.text(1...9), place: own.once(in: 2) ? nil : own.text(1...5),
        start: start,
        end: min(24 * 60, start + own.pick([30, 45, 60, 60, 120, 300])), color: own.below(10))
    }
    content.now = source.once(in: 2) ? source.below(24 * 60) : nil
    return content
  }
}
