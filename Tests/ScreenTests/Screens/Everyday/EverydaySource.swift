// SPDX-License-Identifier: MIT

/// Numbers, words and names for the contents of everyday screens: the same for the same seeds, with
/// texts as people write them: short and long, in several scripts, with emoji.
struct EverydaySource {
  private var random: ContentRandom

  init(_ seeds: Int...) {
    var state: UInt64 = 0x5EED
    for seed in seeds {
      random = ContentRandom(state: state ^ UInt64(bitPattern: Int64(seed)))
      state = random.next()
    }
    random = ContentRandom(state: state)
  }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns true once in `times`.
  mutating func once(in times: Int) -> Bool {
    below(times) == 0
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
