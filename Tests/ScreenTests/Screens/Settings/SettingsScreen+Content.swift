// SPDX-License-Identifier: MIT

extension SettingsScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: usual
    default: random(number)
    }
  }

  private static let usual = Content(
    profile: Profile(name: "Noah Albrecht", mail: "noah@example.org", color: 1),
    groups: [
      Group(
        id: 1, header: "Notifications",
        footer: "Summaries come once a day, at the time that you choose.",
        rows: [
          Row(id: 10, title: "Allow notifications", color: 7, control: .toggle(true)),
          Row(
            id: 11, title: "Daily summary", subtitle: "Everything in one message", color: 3,
            control: .toggle(false)),
          Row(id: 12, title: "Time", color: 6, control: .value("8:00")),
        ]),
      Group(
        id: 2, header: "Playback", footer: nil,
        rows: [
          Row(id: 20, title: "Volume", color: 1, control: .slider(0.6)),
          Row(id: 21, title: "Quality", color: 5, control: .value("High")),
          Row(id: 22, title: "Use mobile data", color: 2, control: .toggle(true)),
        ]),
      Group(
        id: 3, header: nil, footer: "Version 4.2",
        rows: [
          Row(id: 30, title: "Help", control: .value(nil)),
          Row(id: 31, title: "Sign out", control: .button(isDestructive: true)),
        ]),
    ])

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    if !source.once(in: 4) {
      content.profile = Profile(
        name: source.name(), mail: source.once(in: 3) ? nil : source.text(1...4),
        color: source.below(10))
    }
    for id in source.identities(1...6, of: 7) {
      let rows = source.identities(1...7, of: 9).map { index -> Row in
        var own = EverydaySource(id, index, 31)
        let control: Control =
          switch own.below(4) {
          case 0: .toggle(source.once(in: 2))
          case 1: .slider(Float(source.below(101)) / 100)
          case 2: .value(source.once(in: 4) ? nil : source.text(1...4))
          default: .button(isDestructive: own.once(in: 3))
          }
        return Row(
          id: id * 100 + index, title: own.text(1...own.pick([2, 3, 12])),
          subtitle: own.once(in: 2) ? nil : own.text(2...12),
          color: own.once(in: 3) ? nil : own.below(10), control: control)
      }
      content.groups.append(
        Group(
          id: id, header: source.once(in: 3) ? nil : source.text(1...6),
          footer: source.once(in: 2) ? nil : source.text(3...25), rows: rows))
    }
    return content
  }
}
