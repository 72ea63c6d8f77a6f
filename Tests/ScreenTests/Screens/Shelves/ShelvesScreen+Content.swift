// SPDX-License-Identifier: MIT

extension ShelvesScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: autumn
    default: random(number)
    }
  }

  private static let autumn = Content(shelves: [
    Shelf(
      id: 1, title: "For long evenings", subtitle: "Chosen by our readers", kind: .stage,
      works: [
        Work(id: 101, title: "The Lighthouse Keeper's Radio", author: "Ingrid Aas", cover: 4),
        Work(id: 102, title: "Eleven Degrees", author: "Aino Virtanen", cover: 2),
        Work(id: 103, title: "Salt Roads", author: "Tomás Herrera", cover: 3),
      ]),
    Shelf(
      id: 2, title: "New", subtitle: nil, kind: .covers,
      works: zip(
        200...,
        [
          ("Paper Boats", "Mia Lindqvist", 46), ("What the Window Saw", "L. Ceiling", 41),
          ("Ferry, 7:40", "Noah Albrecht", 38), ("Small Hours", "Kim Sato", 49),
          ("Lantern", "I. Aas", 44),
        ]
      ).map { (id: Int, work: (String, String, Int)) in
        Work(id: id, title: work.0, author: work.1, rating: work.2, cover: id)
      }),
    Shelf(
      id: 3, title: "Most read", subtitle: nil, kind: .columns,
      works: zip(
        300...,
        [
          ("A Map of the Harbor", "Chidimma Okonkwo"), ("Bread", "Tomás Herrera"),
          ("Northbound", "Kim Sato"),
          ("The Second Winter", "Ingrid Aas"), ("Letters to a Tram", "Mia Lindqvist"),
          ("Tides", "Z. Roy"),
        ]
      ).map { (id: Int, work: (String, String)) in
        Work(id: id, title: work.0, author: work.1, cover: id)
      }),
  ])

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    for id in source.identities(1...6, of: 8) {
      var own = EverydaySource(id, 71)
      let kind = own.pick([Kind.stage, .covers, .covers, .columns])
      let works = source.identities(1...9, of: 13).map { index -> Work in
        var work = EverydaySource(id, index, 72)
        return Work(
          id: id * 100 + index, title: work.text(1...work.pick([2, 4, 12])),
          author: work.once(in: 4) ? nil : work.name(),
          rating: work.once(in: 2) ? nil : source.below(51),
          cover: work.below(10))
      }
      content.shelves.append(
        Shelf(
          id: id, title: own.text(1...own.pick([2, 6])),
          subtitle: own.once(in: 2) ? nil : own.text(2...12),
          kind: kind, works: works))
    }
    return content
  }
}
