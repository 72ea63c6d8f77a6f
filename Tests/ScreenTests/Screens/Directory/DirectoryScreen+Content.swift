// SPDX-License-Identifier: MIT

extension DirectoryScreen {
  struct Content: Equatable {
    struct Person: Equatable {
      var id: Int
      var name: String
      var detail: String?

      /// The letter under which the person is listed.
      var letter: String {
        guard let first = name.first, first.isLetter else { return "#" }
        return String(first).uppercased()
      }
    }

    var title = "Directory"
    var people: [Person] = []
  }

  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: picture
    default: random(number)
    }
  }

  private static let picture: Content = {
    let people = [
      ("Ada Mensah", "Reception"), ("Agnes Varga", "Accounts, second floor"), ("Bo Lindqvist", nil),
      ("Carmen Ortega", "Workshop"), ("Chidi Eze", "Night shift"), ("Dana Novák", nil),
      ("Emil Fischer", "Archive"), ("Farah Aziz", nil), ("Greta Holm", "Choir and canteen"),
      ("Hugo Lambert", nil), ("Ines Carvalho", "Workshop"), ("Jun Watanabe", "Accounts"),
      ("Katja Petrova", nil), ("Liam O’Connor", "Garden"), ("Mei Chen", "Reception"),
      ("Nadia Haddad", nil), ("Oskar Berg", "Deliveries, gate 4"), ("Priya Raman", nil),
      ("Rosa Conti", "Archive"), ("Sven Dahl", nil), ("Tomás Rivera", "Workshop"),
    ]
    return Content(
      people: people.enumerated().map { .init(id: $0, name: $1.0, detail: $1.1) })
  }()

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    let title = source.pick(["Directory", "Everybody who has ever worked in this house"])
    let people = source.identities(1...60, of: 80).map { id in
      var own = EverydaySource(id, 101)
      let name = own.once(in: 3) ? own.text(1...own.pick([2, 9])) : "\(own.name()) \(id)"
      return Content.Person(
        id: id, name: name,
        detail: source.once(in: 2) ? nil : own.text(1...own.pick([2, 14])))
    }
    return Content(title: title, people: people)
  }
}
