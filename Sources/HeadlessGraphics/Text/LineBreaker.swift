// SPDX-License-Identifier: MIT

/// A character of a text with its width.
package struct TextCluster {
  package enum Kind {
    case other
    /// A space. It has no width at the end of a line, and a line may end after it.
    case space
    case newline
    /// A dash: a line may end after it.
    case dash
    /// An ideograph: a line may end before and after it.
    case ideograph
  }

  /// The index of the run that contains the character.
  package var run: Int
  package var bytes: Range<Int>
  package var advance: CGFloat
  package var kind: Kind
  /// Whether the paragraph that contains the character is written from right to left.
  package var isParagraphRightToLeft = false

  package init(run: Int, bytes: Range<Int>, advance: CGFloat, kind: Kind) {
    self.run = run
    self.bytes = bytes
    self.advance = advance
    self.kind = kind
  }

  var isSpace: Bool { kind == .space }
  var isNewline: Bool { kind == .newline }
  var allowsBreakAfter: Bool { kind == .space || kind == .dash || kind == .ideograph }
  var isIdeographic: Bool { kind == .ideograph }
}

extension TextCluster.Kind {
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case 0x0A...0x0D: self = .newline
    case UInt8(ascii: "-"): self = .dash
    default: self = .other
    }
  }

  package init(_ character: Character) {
    if let byte = character.utf8.first, byte < 0x80, character.utf8.count == 1 {
      self.init(ascii: byte)
    } else if character.isNewline {
      self = .newline
    } else if character == "\u{2013}" || character == "\u{2014}" {
      self = .dash
    } else if character.unicodeScalars.first.map(AdvanceTable.isWide) ?? false {
      self = .ideograph
    } else {
      self = .other
    }
  }
}

extension TextRun {
  /// Appends the characters of this run, whose index is `run`, to those of a text.
  func appendClusters(to clusters: inout [TextCluster], run: Int) {
    var text = text
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
    guard !isPlain else {
      let widths = AdvanceTable.asciiAdvances(in: font)
      for (offset, byte) in text.utf8.enumerated() {
        let kind = TextCluster.Kind(ascii: byte)
        let advance = kind == .newline ? 0 : widths[Int(byte)] + kern
        clusters.append(
          TextCluster(run: run, bytes: offset..<offset + 1, advance: advance, kind: kind))
      }
      return
    }
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      let kind = TextCluster.Kind(character)
      let width = kind == .newline ? 0 : AdvanceTable.advance(of: character, in: font) + kern
      clusters.append(TextCluster(run: run, bytes: offset..<end, advance: width, kind: kind))
      offset = end
    }
  }

  /// Returns the part of the text between two UTF-8 offsets.
  func text(inBytes bytes: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(start, offsetBy: bytes.count)
    return String(text[start..<end])
  }
}

/// Breaks a paragraph into lines.
struct LineBreaker {
  let clusters: [TextCluster]

  /// Returns the end of the line that begins at `start`, at most `limit`. The line contains at
  /// least one character.
  func endOfLine(
    from start: Int, before limit: Int, width: CGFloat, byWords: Bool
  ) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<limit {
      let cluster = clusters[index]
      used += cluster.advance
      // Spaces may extend beyond the edge. The tolerance prevents breaks due to rounding errors.
      if used > width + 1e-6, !cluster.isSpace {
        guard byWords, let lastBreak else {
          return endOfSpaces(after: max(index, start + 1), limit)
        }
        return endOfSpaces(after: lastBreak, limit)
      }
      if cluster.allowsBreakAfter || (index + 1 < limit && clusters[index + 1].isIdeographic) {
        lastBreak = index + 1
      }
    }
    return limit
  }

  private func endOfSpaces(after index: Int, _ limit: Int) -> Int {
    var index = index
    while index < limit, clusters[index].isSpace {
      index += 1
    }
    return index
  }

  /// Returns the range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace {
      end -= 1
    }
    return range.lowerBound..<end
  }

  func width(of range: Range<Int>) -> CGFloat {
    clusters[range].reduce(0) { $0 + $1.advance }
  }

  /// Returns the parts of a range that are shown beside an ellipsis: a part of its beginning, and a
  /// part of its end. `width` is the width without the ellipsis.
  func kept(
    of range: Range<Int>, width: CGFloat, mode: NSLineBreakMode
  ) -> (head: Range<Int>, tail: Range<Int>) {
    var (head, tail) = (range.lowerBound, range.upperBound)
    var used: CGFloat = 0
    // Truncation in the middle alternates between the two ends, beginning with the first character.
    var takesHead = mode != .byTruncatingHead
    while head < tail {
      let next = takesHead ? clusters[head] : clusters[tail - 1]
      guard used + next.advance <= width + 1e-6 else { break }
      used += next.advance
      if takesHead { head += 1 } else { tail -= 1 }
      if mode == .byTruncatingMiddle { takesHead.toggle() }
    }
    return (range.lowerBound..<head, tail..<range.upperBound)
  }
}
