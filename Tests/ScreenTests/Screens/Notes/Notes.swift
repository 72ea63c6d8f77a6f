// SPDX-License-Identifier: MIT

/// Notes for the fixtures: the same for the same number.
struct Note: Hashable, Sendable {
  var id: Int
  var title: String
  var body: String
  var isPinned: Bool

  private static let words = [
    "tea", "a", "window", "Donaudampfschifffahrt", "now", "שלום", "bridges", "🌲", "evening",
    "seventeen", "rain", "on", "Wednesday", "مرحبا", "paper",
  ]

  static func notes(_ number: Int) -> [Note] {
    guard number > 0 else { return [] }
    var random = ContentRandom(state: UInt64(number))
    let count = number == 1 ? 12 : Int.random(in: 1...30, using: &random)
    let ids = (0..<40).shuffled(using: &random).prefix(count)
    return ids.map { id in
      // A note's texts mostly depend on its identity, so that rows move unchanged.
      var own = ContentRandom(state: UInt64(id * 7 + Int.random(in: 0..<3, using: &random)))
      func text(_ count: Int) -> String {
        (0..<count).map { _ in words.randomElement(using: &own)! }.joined(separator: " ")
      }
      return Note(
        id: id, title: text(Int.random(in: 1...3, using: &own)),
        body: text(Int.random(in: 0...25, using: &own)), isPinned: id % 3 == 0)
    }
  }
}
