// SPDX-License-Identifier: MIT

/// The sections of an alphabetical index.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let names = ["Émile", "anna", "Zoe", "7up"] as [NSString]
/// let title = Selector("description", { (name: NSString) in { name.description } })
/// let sections = names.map { collation.section(for: $0, collationStringSelector: title) }
/// print(sections.map { collation.sectionTitles[$0] })  // ["E", "A", "Z", "#"]
/// print(collation.sortedArray(from: names, collationStringSelector: title).count)  // 4
/// ```
///
/// The sections are those of the Latin alphabet, in every language. A string belongs to the section
/// of its first letter without diacritics, or to the last section.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the collation of the current language.
  @discardableResult
  open class func current() -> Self {
    product(shared)
  }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }

  /// The titles of the index beside the table.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section to which a title of the index leads.
  @discardableResult
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object, by the string that its method returns.
  @discardableResult
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = Self.string(of: object, selector)
      .folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
      .uppercased().first
    return first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
  }

  /// Returns the objects in the order of the strings that their methods return. Objects with equal
  /// strings keep their order.
  @discardableResult
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let named = array.map { (name: Self.string(of: $0, selector), object: $0) }
    return named.inOrder { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
      .map(\.object)
  }

  private static func string(of object: Any, _ selector: Selector) -> String {
    switch selector.result(from: object, SelectorArguments()) {
    case let string as String: string
    case let string as NSString: String(describing: string)
    default: ""
    }
  }
}
