// SPDX-License-Identifier: MIT

/// Generates feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a change.
  open func selectionChanged() {
    generate(.selection)
  }
}
