// SPDX-License-Identifier: MIT

/// A rectangle of a selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The frame in the coordinates of the text input view.
  open var rect: CGRect { .zero }

  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }

  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }

  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}
