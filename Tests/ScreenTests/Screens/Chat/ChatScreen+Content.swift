// SPDX-License-Identifier: MIT

extension ChatScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content(partner: "Mia Lindqvist", status: nil, entries: [])
    case 1: holiday
    default: random(number)
    }
  }

  private static let holiday = Content(
    partner: "Mia Lindqvist", status: "online",
    entries: [
      .day(id: 0, title: "Yesterday"),
      .message(Message(id: 1, author: "Mia", text: "Did you book the ferry?", time: "18:02")),
      .message(
        Message(
          id: 2, text: "Yes! Leaves at 7:40 on Saturday, two bikes included 🚲", time: "18:05",
          reaction: "❤️", isSeen: true)),
      .message(Message(id: 3, author: "Mia", text: "👏👏", time: "18:05")),
      .day(id: 1, title: "Today"),
      .message(
        Message(
          id: 4, author: "Mia",
          text:
            "The forecast says wind from the south-west and a little rain in the afternoon, so let's do "
            + "the long stretch along the coast in the morning.", time: "9:12")),
      .message(Message(id: 5, text: "Sounds good.", time: "9:30", isSeen: true)),
      .message(
        Message(
          id: 6, text: "I'll bring the stove, you bring coffee?", time: "9:30", isSeen: true)),
      .message(
        Message(
          id: 7, author: "Mia", text: "Deal. And the good cups.", time: "9:41", reaction: "☕️ 2")),
      .message(Message(id: 8, text: "See you at the harbor", time: "9:42")),
      .typing,
    ])

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    let partner = source.name()
    let ids = source.identities(1...36, of: 60).sorted()
    var entries: [Entry] = []
    var lastDay: Int?
    for id in ids {
      let day = id / 9
      if day != lastDay {
        lastDay = day
        entries.append(.day(id: day, title: day == 6 ? "Today" : "\(day + 1) June"))
      }
      var own = EverydaySource(id, 7)
      let isMine = own.once(in: 2)
      let words = own.pick([1...2, 1...4, 4...12, 4...12, 20...50])
      entries.append(
        .message(
          Message(
            id: id, author: isMine ? nil : partner, text: own.text(words),
            time: "\(own.number(0...23)):\(own.number(10...59))",
            reaction: source.once(in: 5) ? source.pick(["❤️", "😂 3", "👍", "🎉 12"]) : nil,
            isSeen: isMine && !source.once(in: 3))))
    }
    if source.once(in: 3) {
      entries.append(.typing)
    }
    return Content(
      partner: partner,
      status: source.once(in: 2) ? source.pick(["online", "last seen at 9:14"]) : nil,
      entries: entries)
  }
}
