// SPDX-License-Identifier: MIT

import Foundation

extension ProfileScreen {
  struct Content: Equatable {
    struct Number: Equatable {
      var title: String
      var value: String
    }

    struct Photo: Equatable {
      var id: Int
      var title: String?
      var hue: Int
      var likes: Int
    }

    var name: String
    var place: String?
    var biography: String?
    var hue: Int
    var isFollowed = false
    var numbers: [Number]
    var photos: [Photo]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(name: "", hue: 7, numbers: [], photos: []) }
    if number == 1 {
      let hues = [7, 1, 4, 0, 9, 6, 2, 5, 11, 8, 3, 7, 1, 10, 6, 4, 0, 9, 5, 2, 8]
      return Content(
        name: "Mei Chen", place: "Photographer in Vancouver",
        biography: "Rain, boats, and people who wait for boats in the rain.", hue: 7,
        numbers: [
          .init(title: "Photos", value: "214"), .init(title: "Followers", value: "18.2 K"),
          .init(title: "Following", value: "391"),
        ],
        photos: hues.enumerated().map { index, hue in
          .init(id: index, title: nil, hue: hue, likes: index % 4 == 3 ? 0 : (index * 37) % 290 + 4)
        })
    }
    var random = ContentRandom(number)
    var photos: [Content.Photo] = []
    for _ in 0..<1 + random.below(40) {
      let id = random.below(80)
      guard !photos.contains(where: { $0.id == id }) else { continue }
      photos.append(
        Content.Photo(
          id: id, title: random.below(2) == 0 ? nil : random.pick(["Rain", "قارب", "🌧️"]),
          hue: id % 12,
          likes: random.below(3) == 0 ? 0 : random.below(100_000)))
    }
    let titles = ["Photos", "متابعون", "Following", "Veröffentlichungen"]
    return Content(
      name: random.pick(names), place: random.below(3) == 0 ? nil : random.pick(places),
      biography: random.below(3) == 0 ? nil : random.pick(biographies), hue: random.below(12),
      isFollowed: random.below(2) == 0,
      numbers: (0..<random.below(5)).map {
        .init(title: titles[$0], value: "\(random.below(90_000))")
      },
      photos: photos)
  }

  private static let names = [
    "Al", "عبد الرحمن الخوارزمي", "Hubert Wolfeschlegelsteinhausenbergerdorff", "🎸 Tom", "李小龍",
    "María de los Ángeles Fernández de Córdoba", "יעל כהן",
  ]

  private static let places = [
    "Bergen", "مصورة في بيروت", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales",
    "🏔️",
  ]

  private static let biographies = [
    "Hi.", "أحب البحر والتصوير والقهوة.",
    "Rain, boats, and people who wait for boats in the rain. Also trains, timetables, the people who print "
      + "timetables, and everything else that is late. Prints on request, answers take a while.",
  ]
}
