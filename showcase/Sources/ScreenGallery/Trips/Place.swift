// SPDX-License-Identifier: MIT
import Epoxy

/// A place that can be booked.
struct Place: Equatable {
  let id: Int
  let name: String
  let region: String
  let text: String
  let price: Int
  let colors: [UIColor]

  /// The number of nights of every booking.
  static let nights = 3

  static let all: [Place] = [
    place(
      1, "Cabin by the lake", "Lapland", 140, .systemTeal, .systemIndigo,
      "A wooden cabin with a stove, a jetty and a boat. The sauna is ready at six."),
    place(
      2, "Lighthouse", "Brittany", 210, .systemOrange, .systemRed,
      "A round room on top of 140 steps, and the light of the next tower at night."),
    place(
      3, "Orchard house", "South Tyrol", 95, .systemGreen, .systemTeal,
      "Apples from the window. The bakery in the village opens at seven."),
    place(
      4, "Boat on the canal", "Utrecht", 120, .systemBlue, .systemCyan,
      "Two berths, a galley and a bicycle on deck. The lock is operated by hand."),
    place(
      5, "Tree house", "Galicia", 110, .systemBrown, .systemGreen,
      "Eight meters above the ground, with a bridge to the neighboring oak."),
    place(
      6, "Vineyard", "Douro", 165, .systemPurple, .systemPink,
      "Terraces down to the river. In September guests may help with the harvest."),
    place(
      7, "Desert tent", "Wadi Rum", 80, .systemYellow, .systemOrange,
      "Carpets, tea, and no light for thirty kilometers."),
    place(
      8, "Loft in the old mill", "Leipzig", 130, .systemGray, .systemBlue,
      "Brick, steel and a window of nine meters. The tram stops at the gate."),
    place(
      9, "Farm on the island", "Gotland", 105, .systemMint, .systemBlue,
      "Sheep, limestone and a beach that is never full."),
    place(
      10, "Observatory", "Atacama", 240, .systemIndigo, .black,
      "A bed under a dome that opens. An astronomer explains the sky at ten."),
  ]

  private static func place(
    _ id: Int, _ name: String, _ region: String, _ price: Int, _ top: UIColor, _ bottom: UIColor,
    _ text: String
  ) -> Place {
    Place(id: id, name: name, region: region, text: text, price: price, colors: [top, bottom])
  }
}
