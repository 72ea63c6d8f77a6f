// SPDX-License-Identifier: MIT
import HeadlessHost

/// A class of screens with the operations that the rules use: to make a screen, and to show
/// numbered content.
struct ScreenKind: Sendable, CustomStringConvertible {
  /// The name of the class.
  let description: String
  /// The screen's own name, such as `photo-grid`.
  let name: @MainActor @Sendable () -> String
  /// Makes a screen without content.
  let make: @MainActor @Sendable () -> UIViewController
  /// Shows the content with a number.
  let show:
    @MainActor @Sendable (_ screen: UIViewController, _ number: Int, _ animated: Bool) -> Void
  /// Returns to the initial state what belongs to the user.
  let discardUserState: @MainActor @Sendable (_ screen: UIViewController) -> Void

  init<Screen: SampleScreen>(_ screen: Screen.Type) {
    description = "\(screen)"
    name = { Screen.name }
    make = { Screen() }
    show = { controller, number, animated in
      guard let screen = controller as? Screen else {
        preconditionFailure("`screen` must be a \(Screen.self); got \(controller)")
      }
      screen.show(Screen.content(number), animated: animated)
    }
    discardUserState = { ($0 as? Screen)?.discardUserState() }
  }
}
