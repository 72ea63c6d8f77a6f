// SPDX-License-Identifier: MIT

/// The appearance of a toolbar: its background and buttons.
///
/// ```swift
/// let appearance = UIToolbarAppearance()
/// appearance.configureWithTransparentBackground()
/// let toolbar = UIToolbar()
/// toolbar.standardAppearance = appearance
/// print(toolbar.standardAppearance.shadowColor == nil)  // true
/// ```
///
/// A toolbar copies the object that is assigned to it: change it first, then assign it.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = newValue.duplicate }
  }

  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = newValue.duplicate }
  }

  override func takeItems(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
