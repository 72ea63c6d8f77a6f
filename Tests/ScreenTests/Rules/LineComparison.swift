// SPDX-License-Identifier: MIT

extension [String] {
  /// Whether the lines equal others, apart from rounding errors of the numbers in them.
  func isAlmost(_ other: [String]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isAlmost($1) }
  }
}

extension String {
  /// Whether the text equals another one whose numbers differ by a hundredth at most.
  ///
  /// Descriptions have numbers with two digits after the point. Values that differ by a rounding
  /// error can lie on both sides of a tie: 3.125 is 3.13, and the number before it 3.12.
  func isAlmost(_ other: String) -> Bool {
    if self == other { return true }
    let (parts, others) = (partsByNumber, other.partsByNumber)
    return parts.count == others.count
      && zip(parts, others).allSatisfy { part, other in
        if part == other { return true }
        guard let number = Double(part), let expected = Double(other) else { return false }
        return (number - expected).magnitude < 0.010_001
      }
  }

  /// The numbers in the text and the texts between them.
  private var partsByNumber: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var isNumber = false
    for index in indices {
      let character = self[index]
      let belongs =
        ("0"..."9").contains(character) || (character == "." && isNumber)
        || (character == "-" && !isNumber)
      if belongs != isNumber || character == "-" {
        if start != index { parts.append(self[start..<index]) }
        start = index
        isNumber = belongs
      }
    }
    return parts + [self[start...]]
  }
}
