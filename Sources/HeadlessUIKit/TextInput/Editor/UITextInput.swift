// SPDX-License-Identifier: MIT

/// A responder whose text can be edited at positions and in ranges, and that supplies the geometry
/// of its text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  @discardableResult
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of provisional text, or nil.
  var markedTextRange: UITextRange? { get }
  /// The attributes of provisional text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts provisional text in place of the current one, or else of the selection.
  ///
  /// - Parameter selectedRange: The selection within the marked text, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the provisional text as it is.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  @discardableResult
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// Returns the position at a distance from another one; nil outside of the text.
  @discardableResult
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in a direction; nil outside of the text.
  @discardableResult
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  @discardableResult
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  @discardableResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes that the user does not make.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds words and other units of text.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position in a range that is farthest in a direction.
  @discardableResult
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction.
  @discardableResult
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  @discardableResult
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range.
  @discardableResult
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  @discardableResult
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selected range.
  @discardableResult
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that is closest to a point.
  @discardableResult
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is closest to a point.
  @discardableResult
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  @discardableResult
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// The directions of storage: towards the end or the beginning of a text.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// The directions on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction of storage or of layout, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public var rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction of layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the beginning of the text.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  /// The text from its beginning to its end.
  case document = 5
}
