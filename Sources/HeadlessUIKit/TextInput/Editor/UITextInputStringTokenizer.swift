// SPDX-License-Identifier: MIT

/// A tokenizer for texts whose units are found by their characters.
///
/// A word is a sequence of letters, digits, marks and apostrophes. A sentence ends after a full
/// stop, a question mark or an exclamation mark. A line is a paragraph here, unless a text field or
/// a text view lays out the text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput & UIResponder)?

  /// Creates a tokenizer for a responder with text.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit that encloses a position, or nil where there is none in the direction.
  @discardableResult
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection: UITextDirection
  ) -> UITextRange? {
    guard let input, let index = index(of: position) else { return nil }
    let found = units(granularity).first { unit in
      inDirection.isBackward
        ? unit.lowerBound < index && index <= unit.upperBound
        : unit.lowerBound <= index && index < unit.upperBound
    }
    guard let found, let start = self.position(at: found.lowerBound),
      let end = self.position(at: found.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns whether a position is at the end of a unit that lies behind it, seen in the direction.
  @discardableResult
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection: UITextDirection
  ) -> Bool {
    guard let index = index(of: position) else { return false }
    return units(granularity).contains {
      inDirection.isBackward ? $0.lowerBound == index : $0.upperBound == index
    }
  }

  /// Returns the next end of a unit in the direction.
  @discardableResult
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection: UITextDirection
  ) -> UITextPosition? {
    guard let index = index(of: position) else { return nil }
    let units = units(granularity)
    let target =
      inDirection.isBackward
      ? units.last { $0.lowerBound < index }?.lowerBound
      : units.first { $0.upperBound > index }?.upperBound
    return target.flatMap { self.position(at: $0) }
  }

  /// Returns whether a position is inside of a unit, or at its edge in the direction.
  @discardableResult
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: inDirection) != nil
  }

  // MARK: Units, in numbers of characters

  private var characters: [Character] {
    guard let input,
      let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return [] }
    return Array(input.text(in: range) ?? "")
  }

  /// Returns the number of characters before a position.
  private func index(of position: UITextPosition) -> Int? {
    guard let input, let range = input.textRange(from: input.beginningOfDocument, to: position)
    else { return nil }
    return input.text(in: range)?.count
  }

  private func position(at index: Int) -> UITextPosition? {
    guard let input else { return nil }
    let length = String(characters.prefix(index)).utf16.count
    return input.position(from: input.beginningOfDocument, offset: length)
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    let characters = characters
    switch granularity {
    case .character: return characters.indices.map { $0..<$0 + 1 }
    case .word:
      return pieces(of: characters) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}" }
    case .sentence: return sections(of: characters) { ".!?\n".contains($0) }
    case .paragraph, .line: return sections(of: characters, endingAt: \.isNewline)
    case .document: return [characters.indices]
    }
  }

  private func pieces(
    of characters: [Character], where isPart: (Character) -> Bool
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for (index, character) in characters.enumerated() where isPart(character) {
      if let last = pieces.last, last.upperBound == index {
        pieces[pieces.count - 1] = last.lowerBound..<index + 1
      } else {
        pieces.append(index..<index + 1)
      }
    }
    return pieces
  }

  private func sections(
    of characters: [Character], endingAt isEnd: (Character) -> Bool
  ) -> [Range<Int>] {
    var (sections, start): ([Range<Int>], Int) = ([], 0)
    for (index, character) in characters.enumerated() where isEnd(character) {
      sections.append(start..<index + 1)
      start = index + 1
    }
    if start < characters.count { sections.append(start..<characters.count) }
    return sections
  }
}
