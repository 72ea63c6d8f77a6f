// SPDX-License-Identifier: MIT

import Foundation

extension ContactsScreen {
  struct Content: Equatable {
    struct Person: Equatable {
      var id: Int
      var name: String?
      var detail: String?
      var isFavorite: Bool
    }

    struct Letter: Equatable {
      var letter: String
      var people: [Person]
    }

    var me: Person?
    var letters: [Letter]
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(me: nil, letters: []) }
    if number == 1 {
      let people = zip(pictureNames.indices, pictureNames).map { index, name in
        Content.Person(
          id: index, name: name, detail: index % 3 == 1 ? pictureDetails[index / 3 % 4] : nil,
          isFavorite: index % 7 == 2)
      }
      return Content(
        me: .init(id: 500, name: "Lena Hartmann", detail: "+49 40 5550 0123", isFavorite: false),
        letters: letters(people))
    }
    var random = ContentRandom(number)
    var people: [Content.Person] = []
    for _ in 0..<1 + random.below(40) {
      let id = random.below(90)
      guard !people.contains(where: { $0.id == id }) else { continue }
      // Some people change their names between the numbers, and with them the section.
      let name = names[(id + (random.below(6) == 0 ? 1 : 0)) % names.count]
      people.append(
        Content.Person(
          id: id, name: random.below(12) == 0 ? nil : id < names.count ? name : "\(name) \(id)",
          detail: random.below(2) == 0 ? nil : random.pick(details),
          isFavorite: random.below(5) == 0))
    }
    return Content(
      me: random.below(2) == 0
        ? nil : .init(id: 500, name: random.pick(names), detail: nil, isFavorite: false),
      letters: letters(people))
  }

  private static func letters(_ people: [Content.Person]) -> [Content.Letter] {
    let groups = Dictionary(grouping: people) { person in
      guard let first = person.name?.first, first.isLetter else { return "#" }
      return String(first).uppercased()
    }
    return groups.sorted { $0.key < $1.key }.map { letter, people in
      Content.Letter(
        letter: letter, people: people.sorted { ($0.name ?? "", $0.id) < ($1.name ?? "", $1.id) })
    }
  }

  private static let pictureNames = [
    "Ada Mensah", "Agnes Varga", "Alistair Reid", "Beatriz Lopes", "Bo Lindqvist", "Carmen Ortega",
    "Chidi Eze", "Dana Novák", "Emil Fischer", "Farah Aziz", "Greta Holm", "Hugo Lambert",
    "Ines Carvalho",
    "Jun Watanabe", "Katja Petrova", "Liam O’Connor", "Mei Chen", "Nadia Haddad", "Oskar Berg",
    "Priya Raman", "Rosa Conti", "Sven Dahl", "Tomás Rivera", "Ulla Jensen", "Wanda Kowalska",
    "Yara Saleh",
  ]

  private static let pictureDetails = ["Atelier Nord", "Choir", "School run", "Climbing"]

  private static let names = [
    "Al", "Björk Guðmundsdóttir", "عبد الرحمن الخوارزمي",
    "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff",
    "🎸 Tom", "李小龍", "María de los Ángeles Fernández de Córdoba y Álvarez de Toledo", "יעל כהן",
    "Zoë",
    "Nguyễn Thị Minh Khai", "4711 Taxi", "Éva", "Bo", "Maria", "Anna-Lena Müller-Lüdenscheidt",
    "محمد",
    "Ñandú", "Oskar", "Åsa", "Wolfgang", "Wanda", "Priya", "李雷",
  ]

  private static let details = [
    "Choir", "+44 117 496 0123", "زميل في العمل",
    "Vorsitzende des Kleingartenvereins „Abendfrieden“, zuständig für Wasser und Wege", "👩‍⚕️",
  ]
}
