// SPDX-License-Identifier: MIT

/// Replacements of parts of a file. Parts do not overlap, except that a part may lie in another
/// one, which then replaces both.
struct Edits {
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  private(set) var list: [Edit] = []

  var isEmpty: Bool { list.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    list.append(Edit(range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// The text of a file, or of a part of it, after the edits.
  func applied(to bytes: [UInt8], in part: Range<Int>? = nil) -> String {
    let part = part ?? 0..<bytes.count
    let inside = list.enumerated().filter {
      $0.element.range.lowerBound >= part.lowerBound
        && $0.element.range.upperBound <= part.upperBound
    }
    // The longer one first, of insertions the earlier one.
    let sorted = inside.sorted {
      ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
    }
    let insertionsFirst = sorted.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(part.count + 256)
    var position = part.lowerBound
    for edit in insertionsFirst where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position..<part.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
