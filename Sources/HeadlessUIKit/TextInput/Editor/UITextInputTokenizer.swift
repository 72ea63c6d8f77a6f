// SPDX-License-Identifier: MIT

/// An object that finds the boundaries of characters, words and other units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses a position, or nil where there is none in the direction.
  @discardableResult
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at a boundary of a unit.
  @discardableResult
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit.
  @discardableResult
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is inside of a unit.
  @discardableResult
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection: UITextDirection
  ) -> Bool
}
