// SPDX-License-Identifier: MIT

import UIKit

extension TourScreen {
  struct Page: Equatable {
    var id: Int
    var symbol: String
    var title: String
    var text: String?
    var points: [String] = []
  }

  struct Content: Equatable {
    var pages: [Page]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(pages: []) }
    if number == 1 {
      return Content(
        pages: [
          Page(
            id: 0, symbol: "map", title: "Find your way",
            text: "Walks of every length, with and without hills."),
          Page(
            id: 1, symbol: "bell", title: "Leave in time",
            text: "A reminder comes before the last train does.",
            points: ["In the language of the place", "Without a network"]),
          Page(
            id: 2, symbol: "person.2", title: "Not alone",
            text: "Friends see where you are, for as long as you like."),
        ])
    }
    var source = EverydaySource(41, number)
    return Content(
      pages: source.identities(1...12, of: 14).map { id in
        Page(
          id: id, symbol: source.pick(["map", "bell", "person.2", "star", "heart"]),
          title: source.text(1...6), text: source.once(in: 4) ? nil : source.text(3...40),
          points: (0..<source.below(5)).map { _ in source.text(1...9) })
      })
  }
}
