// SPDX-License-Identifier: MIT

/// The base class of positions in a text. Classes that hold text define subclasses.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// The base class of ranges of characters in a text. Classes that hold text define subclasses.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range has no characters.
  open var isEmpty: Bool { true }

  /// The first position.
  open var start: UITextPosition { UITextPosition() }

  /// The position after the last character.
  open var end: UITextPosition { UITextPosition() }
}
