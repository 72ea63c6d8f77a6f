// SPDX-License-Identifier: MIT

/// The names of the system's symbols.
///
/// The current names are those of the table of PySFSymbols 0.1.0, which reads them from Apple's
/// application SF Symbols; the older ones are the left column of its list of aliases, without those
/// of Apple's unreleased devices.
enum SystemSymbols {
  /// Localized variants of symbols, which have the name of the symbol and a language or a direction
  /// of writing.
  private static let localizations: Set<Substring> = [
    "ar", "el", "he", "hi", "ja", "km", "ko", "my", "ru", "rtl", "th", "zh",
  ]

  private static let names: Set<Substring> = {
    var names = Set(currentNames.split(whereSeparator: \.isWhitespace))
    names.formUnion(olderNames.split(whereSeparator: \.isWhitespace))
    return names
  }()

  /// Whether a symbol has a name, which is case-sensitive.
  static func contains(_ name: String) -> Bool {
    let name = name[...]
    if names.contains(name) { return true }
    guard let dot = name.lastIndex(of: "."),
      localizations.contains(name[name.index(after: dot)...])
    else { return false }
    return names.contains(name[..<dot])
  }

  /// Returns up to three names that differ from a name in a few letters, the most similar first.
  static func names(similarTo name: String) -> [String] {
    let limit = max(2, name.count / 4)
    let length = name.utf8.count
    return names.filter { abs($0.utf8.count - length) <= limit }
      .map { (name: $0, distance: editDistance(name, $0)) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map { String($0.name) }
  }
}

extension ValueEnvironment {
  /// Warns once that no symbol has a name, and names similar ones.
  func warnOfUnknownSymbol(_ name: String) {
    guard noteWarning(about: "symbol \(name)") else { return }
    let similar = SystemSymbols.names(similarTo: name).map { "\"\($0)\"" }
    let hint =
      similar.isEmpty
      ? "" : " Similar names: \(similar.joined(separator: ", "))."
    warn("UIImage(systemName:) is nil: there is no system symbol \"\(name)\".\(hint)")
  }
}
