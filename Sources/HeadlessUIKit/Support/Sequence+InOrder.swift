// SPDX-License-Identifier: MIT

extension Sequence {
  /// The elements in the order of a predicate; those of which none precedes the other keep their
  /// order.
  ///
  /// In place of `sorted(by:)`, whose five kilobytes of code are compiled anew for each type and
  /// predicate: this sorts indices, with code that all calls share. For lists of any length,
  /// `sorted()` is faster.
  @inlinable package func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return orderedIndices(elements.count) { precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

@inline(never)
@usableFromInline package func orderedIndices(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int]
{
  (0..<count).sorted(by: precedes)
}
