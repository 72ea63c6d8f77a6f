// SPDX-License-Identifier: MIT

/// The positions of the characters of a laid-out text.
///
/// A line that contains both directions of writing is treated as if it had one, that of most of its
/// fragments.
struct TextGeometry {
  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2

  let layout: TextLayout
  /// The width that lines are aligned in.
  private let width: CGFloat
  private let isRightToLeft: Bool
  private let characters: [TextCluster]
  /// The number of UTF-16 units before each character, and before the end.
  private let offsets: [Int]
  private let emptyLine: (height: CGFloat, alignment: NSTextAlignment)

  /// Creates the geometry of a text.
  ///
  /// - Parameters:
  ///   - text: The text that the offsets refer to.
  ///   - runs: The text that is shown, with as many characters as `text`.
  ///   - plain: A run without text, which determines the caret in an empty text.
  ///   - alignmentWidth: The width that lines are aligned in.
  init(
    text: String, runs: [TextRun], plain: TextRun, layout: TextLayout, alignmentWidth: CGFloat,
    isRightToLeft: Bool, measurer: any TextMeasuring
  ) {
    self.layout = layout
    width = alignmentWidth
    self.isRightToLeft = isRightToLeft
    characters = runs.isEmpty ? [] : measurer.characters(of: runs)
    var offsets = [0]
    for character in text {
      offsets.append(offsets[offsets.count - 1] + character.utf16.count)
    }
    self.offsets = offsets
    emptyLine = (plain.font.lineHeight, plain.paragraph.alignment)
  }

  // MARK: Offsets

  /// Returns the index of the character at an offset, or of the one after it where the offset is
  /// inside of a character.
  private func index(at offset: Int) -> Int {
    min(offsets.firstIndex { $0 >= offset } ?? offsets.count - 1, characters.count)
  }

  private func offset(at index: Int) -> Int { offsets[min(index, offsets.count - 1)] }

  /// Returns the offset of the nearest boundary between characters in a direction.
  func boundary(at offset: Int, forward: Bool) -> Int {
    forward
      ? offsets.first { $0 >= offset } ?? offsets[offsets.count - 1]
      : offsets.last { $0 <= offset } ?? 0
  }

  /// Returns the offset after a number of characters, or nil outside of the text.
  func offset(from offset: Int, byCharacters count: Int) -> Int? {
    let start = offsets.firstIndex { $0 >= offset } ?? offsets.count - 1
    let end = start + count
    return offsets.indices.contains(end) ? offsets[end] : nil
  }

  // MARK: Positions

  /// Returns the index of the line that shows the caret at an offset; nil for an empty text.
  private func line(at offset: Int) -> Int? {
    let index = index(at: offset)
    return layout.lines.lastIndex { $0.characters.lowerBound <= index }
  }

  private func writesRightToLeft(_ line: TextLayout.Line) -> Bool {
    guard !line.fragments.isEmpty else { return isRightToLeft }
    return line.fragments.count(where: \.isRightToLeft) * 2 > line.fragments.count
  }

  /// Returns the horizontal position of a boundary between characters.
  private func x(at index: Int, in line: TextLayout.Line) -> CGFloat {
    let start = line.characters.lowerBound
    let end = min(max(index, start), line.characters.upperBound)
    let advance = characters[start..<end].reduce(0) { $0 + $1.advance }
    let left = line.x(inWidth: width, isRightToLeft: isRightToLeft)
    return writesRightToLeft(line) ? left + line.width - advance : left + advance
  }

  /// Returns the rectangle of the caret at an offset.
  func caretRect(at offset: Int) -> CGRect {
    guard let number = line(at: offset) else {
      let share = emptyLine.alignment.shareBefore(isRightToLeft: isRightToLeft)
      return CGRect(
        x: max((width - Self.caretWidth) * share, 0), y: 0, width: Self.caretWidth,
        height: emptyLine.height)
    }
    let line = layout.lines[number]
    return CGRect(
      x: x(at: index(at: offset), in: line), y: line.y, width: Self.caretWidth,
      height: line.height)
  }

  /// Returns the rectangles of a range, one for each line.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let (start, end) = (index(at: range.location), index(at: range.upperBound))
    return layout.lines.compactMap { line in
      let from = max(line.characters.lowerBound, start)
      let to = min(line.characters.upperBound, end)
      guard from <= to, from < end, start <= line.characters.upperBound else { return nil }
      let ends = (x(at: from, in: line), x(at: to, in: line))
      return CGRect(
        x: min(ends.0, ends.1), y: line.y, width: abs(ends.1 - ends.0), height: line.height)
    }
  }

  /// Returns the offset whose caret is closest to a point.
  func closestOffset(to point: CGPoint) -> Int {
    let number = layout.lines.firstIndex { point.y < $0.y + $0.height } ?? layout.lines.count - 1
    return number >= 0 ? closestOffset(inLine: number, x: point.x) : 0
  }

  private func closestOffset(inLine number: Int, x: CGFloat) -> Int {
    let line = layout.lines[number]
    var end = line.characters.upperBound
    // The position after a wrapped line is shown at the beginning of the next one.
    if number + 1 < layout.lines.count, layout.lines[number + 1].characters.lowerBound == end {
      end -= 1
    }
    let indices = line.characters.lowerBound...max(end, line.characters.lowerBound)
    let closest = indices.min {
      abs(self.x(at: $0, in: line) - x) < abs(self.x(at: $1, in: line) - x)
    }
    return offset(at: closest ?? line.characters.lowerBound)
  }

  /// Returns the offset in the line above or below, at the same horizontal position; nil beyond the
  /// lines.
  func offset(from offset: Int, byLines count: Int) -> Int? {
    guard let number = line(at: offset), layout.lines.indices.contains(number + count) else {
      return nil
    }
    return closestOffset(inLine: number + count, x: caretRect(at: offset).minX)
  }

  /// Returns the range of the line at an offset.
  func lineRange(at offset: Int) -> NSRange {
    guard let number = line(at: offset) else { return NSRange(location: 0, length: 0) }
    let characters = layout.lines[number].characters
    let start = self.offset(at: characters.lowerBound)
    return NSRange(location: start, length: self.offset(at: characters.upperBound) - start)
  }

  /// The rectangle that contains the text and the caret after its end.
  var contentSize: CGSize {
    let end = caretRect(at: offsets[offsets.count - 1])
    return CGSize(
      width: max(layout.size.width, end.maxX), height: max(layout.size.height, end.maxY))
  }

  /// Returns the width of the text in one line, including spaces at its end.
  var advance: CGFloat { characters.reduce(0) { $0 + $1.advance } }
}

// Without children; see `CGPath`.
extension TextGeometry: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
