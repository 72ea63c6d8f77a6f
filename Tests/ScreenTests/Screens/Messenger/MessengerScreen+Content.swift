// SPDX-License-Identifier: MIT

extension MessengerScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content(partner: "", messages: [], draft: "", isOpen: false)
    case 1: picture
    default: random(number)
    }
  }

  private static let picture = Content(
    partner: "Mia Lindqvist",
    messages: [
      "Did you book the ferry?", "Yes! It leaves at 7:40 on Saturday, two bikes included.",
      "The forecast says wind from the south-west and a little rain in the afternoon, so let's do the "
        + "long stretch along the coast in the morning.",
      "Sounds good.", "I'll bring the stove, you bring coffee?",
    ],
    draft: "Deal. And the good cups, because the last time we drank out of the lids of the thermos "
      + "flasks.",
    isOpen: true)

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number, 46)
    let messages = (0..<source.number(1...30)).map { _ in
      let words = source.pick([1...2, 1...4, 4...12, 20...50])
      return source.text(words)
    }
    let draft = source.pick([0...0, 1...3, 8...20, 40...60])
    return Content(
      partner: source.name(), messages: messages,
      draft: draft.upperBound == 0 ? "" : source.text(draft), isOpen: !source.once(in: 3))
  }
}
