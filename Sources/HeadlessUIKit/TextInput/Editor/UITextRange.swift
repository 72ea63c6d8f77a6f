// SPDX-License-Identifier: MIT

/// The base class of positions in a text. Classes that hold text define subclasses.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// The base class of ranges of characters in a text. Classes that hold text define subclasses.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range has no characters.
  open var isEmpty: Bool { true }

  /// The position before the first character of the range.
  open var start: UITextPosition { UITextPosition() }

  /// The position after the last character.
  open var end: UITextPosition { UITextPosition() }
}

/// A position in a text field or a text view.
@MainActor
final class TextOffset: UITextPosition {
  /// The number of UTF-16 units before the position.
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }

  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range of a text field or a text view.
@MainActor
final class TextSpan: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }

  override var start: UITextPosition { TextOffset(range.location) }

  override var end: UITextPosition { TextOffset(range.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }

  nonisolated override var description: String {
    "<UITextRange: \(range.location), \(range.length)>"
  }
}

/// A rectangle of a selection in a text field or a text view.
@MainActor
final class SelectionRect: UITextSelectionRect {
  private let storedRect: CGRect
  private let ends: (start: Bool, end: Bool)
  private let direction: NSWritingDirection

  init(_ rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    storedRect = rect
    self.direction = direction
    ends = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { storedRect }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
