// SPDX-License-Identifier: MIT

/// Numbers, words and names for the contents of everyday screens: the same for the same seeds.
///
/// SplitMix64, with texts as people write them: short and long, in several scripts, with emoji.
struct EverydaySource {
  private var state: UInt64 = 0x5EED

  init(_ seeds: Int...) {
    for seed in seeds {
      state ^= UInt64(bitPattern: Int64(seed))
      state = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number from 0 to `bound` - 1.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns true once in `times`.
  mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Returns some of the numbers from 0 to `total` - 1, most of them in order.
  mutating func identities(_ count: ClosedRange<Int>, of total: Int) -> [Int] {
    var all = Array(0..<total)
    let wanted = number(count)
    while all.count > wanted {
      all.remove(at: below(all.count))
    }
    for _ in 0..<below(4) where !all.isEmpty {
      let element = all.remove(at: below(all.count))
      all.insert(element, at: below(all.count + 1))
    }
    return all
  }

  mutating func name() -> String {
    pick(Self.names)
  }

  /// Returns a text of about so many words.
  mutating func text(_ words: ClosedRange<Int>) -> String {
    let wanted = number(words)
    var parts: [String] = []
    while parts.count < wanted {
      parts.append(once(in: 9) ? pick(Self.rare) : pick(Self.words))
    }
    let text = parts.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let names = [
    "Ada", "Bo", "Chidimma Okonkwo", "Dr. Maximiliane von Württemberg-Hohenzollern", "Ελένη",
    "محمد علي",
    "Fatoumata", "גל כהן", "Hiroshi 田中", "Ivana 🌻", "José María de la Santísima Trinidad", "Kim",
    "Львов Пётр", "Mia & Noah", "न्या", "O’Brien", "Zoë",
  ]

  private static let words = [
    "the", "a", "we", "you", "morning", "train", "coffee", "late", "is", "was", "in", "on", "at",
    "to", "and",
    "tomorrow", "lovely", "small", "harbor", "window", "because", "nobody", "remembers", "garden",
    "together", "quick", "seven", "letters", "yes", "but", "never", "found", "again", "walk",
    "light",
  ]

  private static let rare = [
    "Donaudampfschifffahrtsgesellschaftskapitän", "🎉", "👩‍👩‍👧‍👦", "مرحبا بكم", "שלום", "こんにちは世界", "naïve",
    "https://example.org/a/very/long/path?with=parameters", "100 %", "🇨🇭", "Straße", "—", "…",
    "5 × 7",
  ]
}
