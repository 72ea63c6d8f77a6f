// SPDX-License-Identifier: MIT

import UIKit

extension SoundsScreen {
  struct Content: Equatable {
    enum Value: Equatable {
      case level(Float)
      case toggle(Bool)
    }

    struct Row: Equatable {
      var id: Int
      var title: String
      var value: Value
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
    let sections = [
      section("Ringtone and alerts", 0..<3, &random, number), section(nil, 3..<6, &random, number),
      section("Display & brightness", 6..<10, &random, number),
    ]
    return Content(sections: number == 1 ? sections : sections.filter { _ in random.below(5) > 0 })
  }

  private static func section(
    _ title: String?, _ ids: Range<Int>, _ random: inout ContentRandom, _ number: Int
  ) -> Content.Section {
    var rows: [Content.Row] = []
    for id in ids where number == 1 || random.below(4) > 0 {
      let isLevel = id % 3 == 0
      let value = random.below(101)
      rows.append(
        Content.Row(
          id: id, title: titles[id],
          value: isLevel ? .level(Float(value) / 100) : .toggle(value < 50)))
    }
    return Content.Section(
      title: title, explanation: title == nil ? explanation : nil, rows: rows)
  }

  private static let titles = [
    "Volume", "Change with the buttons", "Play a sound when the device is locked",
    "Haptic strength",
    "Haptics while the device is silent", "Keyboard clicks", "Brightness", "True tones",
    "Adapt the brightness to the light of the room", "Warmth of the colors in the evening",
  ]
  private static let explanation =
    "Haptics are played for calls and alerts, as strong as the slider says."
}
