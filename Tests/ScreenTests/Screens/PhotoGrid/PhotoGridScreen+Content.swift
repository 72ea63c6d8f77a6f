// SPDX-License-Identifier: MIT

extension PhotoGridScreen.Content {
  var sections: [EverydayUpdates.Section] {
    months.map { EverydayUpdates.Section(id: $0.id, items: $0.photos.map(\.id)) }
  }
}

extension PhotoGridScreen {
  static func content(_ number: Int) -> Content {
    switch number {
    case 0: Content()
    case 1: summer
    default: random(number)
    }
  }

  private static let summer = Content(months: [
    Month(
      id: 8, title: "August", place: "Lofoten, Norway",
      photos: (0..<12).map { id in
        Photo(
          id: 800 + id, duration: id == 4 ? 73 : nil, isFavorite: id == 0 || id == 6,
          badge: [1: 3, 8: 12][id], caption: "Photo \(id + 1) from Lofoten")
      }),
    Month(
      id: 7, title: "July", place: nil,
      photos: (0..<3).map { id in
        Photo(id: 700 + id, badge: id == 0 ? 1 : nil, caption: "Photo \(id + 1) from July")
      }),
    Month(
      id: 6, title: "June", place: "At home",
      photos: (0..<8).map { id in
        Photo(
          id: 600 + id, duration: id == 2 ? 3725 : nil, isFavorite: id == 3,
          caption: "Photo \(id + 1) from June")
      }),
  ])

  private static func random(_ number: Int) -> Content {
    var source = EverydaySource(number)
    var content = Content()
    for id in source.identities(1...5, of: 6) {
      var own = EverydaySource(id, 11)
      let photos = source.identities(1...12, of: 15).map { index in
        var photo = EverydaySource(id, index, 12)
        return Photo(
          id: id * 100 + index, duration: photo.once(in: 5) ? photo.number(1...9999) : nil,
          isFavorite: source.once(in: 5),
          badge: source.once(in: 4) ? source.pick([1, 2, 9, 10, 99, 1000]) : nil,
          caption: photo.text(1...8))
      }
      content.months.append(
        Month(
          id: id, title: own.text(1...3), place: own.once(in: 2) ? nil : own.text(1...9),
          photos: photos))
    }
    return content
  }
}
