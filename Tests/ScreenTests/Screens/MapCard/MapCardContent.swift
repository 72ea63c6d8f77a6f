// SPDX-License-Identifier: MIT

import UIKit

extension MapCardScreen {
  struct Content: Equatable {
    enum Kind: CaseIterable {
      case café, museum, shop, park

      var title: String {
        switch self {
        case .café: "Café"
        case .museum: "Museum"
        case .shop: "Shop"
        case .park: "Park"
        }
      }

      var color: UIColor {
        switch self {
        case .café: .systemOrange
        case .museum: .systemPurple
        case .shop: .systemBlue
        case .park: .systemGreen
        }
      }
    }

    struct Place: Equatable {
      var id: Int
      var name: String
      var kind: Kind
      /// The position as a fraction of the map's size.
      var x: Double
      var y: Double
      /// The rating in tenths of a star.
      var rating: Int?
      var address: String?
      var hours: String?
      var phone: String?
      /// The hues of the photos, twelve of them around the circle.
      var photos: [Int]
    }

    var area: String
    var places: [Place]
    var selection: Int?
  }

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(area: "Nothing around here", places: [], selection: nil) }
    if number == 1 { return picture }
    var random = ContentRandom(number)
    var places: [Content.Place] = []
    for _ in 0..<1 + random.below(24) {
      let id = random.below(40)
      guard !places.contains(where: { $0.id == id }) else { continue }
      places.append(
        Content.Place(
          id: id, name: names[id % names.count], kind: Content.Kind.allCases[id % 4],
          x: 0.05 + Double(random.below(90)) / 100, y: 0.12 + Double(random.below(80)) / 100,
          rating: random.below(3) == 0 ? nil : 10 + random.below(41),
          address: random.below(3) == 0 ? nil : random.pick(addresses),
          hours: random.below(2) == 0
            ? nil : random.pick(["Open until 18:00", "Closed", "مفتوح الآن"]),
          phone: random.below(2) == 0 ? nil : "+49 30 \(1_000_000 + random.below(9_000_000))",
          photos: (0..<random.below(9)).map { _ in random.below(12) }))
    }
    let selection = random.below(4) == 0 ? nil : places[random.below(places.count)].id
    let area = random.pick(["Old town", "مدينة", "Kreuzberg"])
    return Content(area: area, places: places, selection: selection)
  }

  private static var picture: Content {
    func place(
      _ id: Int, _ name: String, _ kind: Content.Kind, _ x: Double, _ y: Double, _ rating: Int
    ) -> Content.Place {
      Content.Place(
        id: id, name: name, kind: kind, x: x, y: y, rating: rating, address: nil, hours: nil,
        phone: nil,
        photos: [])
    }
    var chosen = place(3, "Bridge House Coffee", .café, 0.56, 0.36, 46)
    chosen.address = "12 Quay Street, by the old bridge"
    chosen.hours = "Open until 19:00"
    chosen.phone = "+44 117 496 0123"
    chosen.photos = [1, 0, 7, 4, 10]
    return Content(
      area: "Harborside",
      places: [
        place(0, "Museum of Maps", .museum, 0.24, 0.2, 42),
        place(1, "Rose Garden", .park, 0.78, 0.22, 48),
        place(2, "Paper & Thread", .shop, 0.2, 0.46, 39), chosen,
        place(4, "North Park", .park, 0.86, 0.46, 44), place(5, "Records", .shop, 0.42, 0.15, 41),
      ], selection: 3)
  }

  private static let names = [
    "Bar", "Museum für Kommunikationsgeschichte", "Café ☕️", "مقهى الفيشاوي", "Park",
    "The Extraordinarily Long Name of a Small Shop That Sells Buttons", "צפון הירקון", "Żabka",
    "Donaudampfschifffahrtsmuseum", "🌳🌳", "猫カフェ", "Records", "Library",
  ]

  private static let addresses = [
    "1 High Street",
    "Straße des 17. Juni 135, Hinterhaus, 3. Aufgang links, 10623 Berlin-Charlottenburg",
    "شارع المعز لدين الله الفاطمي، القاهرة", "—",
  ]
}
