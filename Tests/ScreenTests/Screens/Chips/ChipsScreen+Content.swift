// SPDX-License-Identifier: MIT

extension ChipsScreen.Content {
  var sections: [EverydayUpdates.Section] {
    groups.map { EverydayUpdates.Section(id: $0.id, items: $0.chips.map(\.id)) }
  }
}

extension ChipsScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: coast
    default: random(number)
    }
  }

  private static let coast = Content(
    groups: [
      Group(
        id: 1, title: "Kind of place", hint: nil,
        chips: [
          Chip(id: 10, title: "Cabin", count: 42, isChosen: true),
          Chip(id: 11, title: "Flat", count: 128),
          Chip(id: 12, title: "Houseboat", count: 7), Chip(id: 13, title: "Farm", count: 19),
          Chip(id: 14, title: "Lighthouse", count: 2, isChosen: true), Chip(id: 15, title: "Tent"),
        ]),
      Group(
        id: 2, title: "What you need", hint: "Choose as many as you like",
        chips: zip(
          20...,
          [
            "Kitchen", "Wi-Fi", "Sauna 🧖", "Washing machine", "Place to work", "Fireplace",
            "Pets are welcome",
            "Charging station for electric cars",
          ]
        ).map { Chip(id: $0, title: $1, isChosen: $0 == 22 || $0 == 25) }),
      Group(
        id: 3, title: "Beds", hint: nil,
        chips: (1...6).map {
          Chip(id: 30 + $0, title: $0 == 6 ? "6 and more" : "\($0)", isChosen: $0 == 2)
        }),
      Group(
        id: 4, title: "Near", hint: nil,
        chips: [
          Chip(id: 40, title: "Beach", count: 31), Chip(id: 41, title: "Forest", count: 64),
          Chip(id: 42, title: "Railway", count: 12), Chip(id: 43, title: "Old town", count: 9),
        ]),
    ],
    matches: 17)

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    for id in source.identities(1...5, of: 6) {
      var own = EverydaySource(id, 21)
      let chips = source.identities(1...9, of: 12).map { index in
        var chip = EverydaySource(id, index, 22)
        return Chip(
          id: id * 100 + index, title: chip.text(chip.pick([1...1, 1...2, 1...3, 8...14])),
          count: chip.once(in: 2) ? nil : source.below(2000), isChosen: source.once(in: 4))
      }
      content.groups.append(
        Group(
          id: id, title: own.text(1...7), hint: own.once(in: 2) ? nil : own.text(3...16),
          chips: chips))
    }
    content.matches = source.once(in: 5) ? 0 : source.number(1...400)
    return content
  }
}
