// SPDX-License-Identifier: MIT

import UIKit

extension FiltersScreen {
  struct Flat: Hashable {
    var id: Int
    var title: String
    var district: String
    var rent: Int
    var hasBalcony: Bool
    var isNew: Bool
  }

  struct Content: Equatable {
    var flats: [Flat] = []
    var filters = Filters()
  }

  enum Order: String, CaseIterable {
    case newest = "Newest first"
    case cheapest = "Cheapest first"
    case district = "By district"
  }

  /// The choices of the user.
  struct Filters: Hashable {
    /// 0 for all flats, 1 for new ones, 2 for old ones.
    var age = 0
    var order = Order.newest
    /// The districts that are shown; all of them if the set is empty.
    var districts: Set<String> = []
    var highestRent = 2000
    var needsBalcony = false

    func result(of flats: [Flat]) -> [Flat] {
      let shown = flats.filter { flat in
        (age == 0 || flat.isNew == (age == 1))
          && (districts.isEmpty || districts.contains(flat.district))
          && flat.rent <= highestRent && (!needsBalcony || flat.hasBalcony)
      }
      return switch order {
      case .newest: shown
      case .cheapest: shown.sorted { ($0.rent, $0.id) < ($1.rent, $1.id) }
      case .district: shown.sorted { ($0.district, $0.id) < ($1.district, $1.id) }
      }
    }
  }

  static let districts = ["Harbor", "Old town", "North side of the river", "Garden city"]

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content() }
    if number == 1 {
      let titles = [
        "Two rooms under the roof", "A studio by the water", "Three rooms and a garden",
        "A room with a view", "Four rooms, quiet", "A loft in the old brewery", "Two bright rooms",
      ]
      return Content(
        flats: titles.enumerated().map { id, title in
          Flat(
            id: id, title: title, district: districts[id % 4], rent: 480 + id * 130 % 700,
            hasBalcony: id % 3 == 0, isNew: id < 3)
        })
    }
    var source = EverydaySource(43, number)
    let flats = source.identities(1...60, of: 80).map { id in
      Flat(
        id: id, title: source.text(1...9), district: source.pick(districts),
        rent: source.number(200...2400), hasBalcony: source.once(in: 2), isNew: source.once(in: 3))
    }
    var filters = Filters()
    if source.once(in: 2) {
      filters.age = source.below(3)
      filters.order = source.pick(Order.allCases)
      filters.districts = source.once(in: 2) ? [source.pick(districts)] : []
      filters.highestRent = source.number(2...20) * 100
      filters.needsBalcony = source.once(in: 2)
    }
    return Content(flats: flats, filters: filters)
  }
}
