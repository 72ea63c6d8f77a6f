// SPDX-License-Identifier: MIT

/// A fault that the monkey finds on a screen and that is not fixed yet. It also hides other faults of the same kind
/// on the screen, so remove an entry together with its fault.
struct MonkeyKnownFault: Sendable {
  /// The class of the screen.
  var screen: String
  var kind = MonkeyFault.Kind.rule
  var rule: Rule?
  /// The fault, and the shortest run that shows it.
  var reason: String

  func isSame(as fault: MonkeyFault) -> Bool { kind == fault.kind && rule?.rawValue == fault.rule }

  static let all = [
    MonkeyKnownFault(
      screen: "ProfileScreen", rule: .equalsFresh,
      reason: "The bar's state is the user's: a drag expands it, and no content collapses it."),
    MonkeyKnownFault(
      screen: "ProfileScreen", rule: .isAccessible,
      reason: "A bar between two states squeezes a label to a height of 0: show 956, drag down."),
    MonkeyKnownFault(
      screen: "ContactsScreen", rule: .equalsFresh,
      reason: "The section index keeps the letter that a tap has chosen."),
    MonkeyKnownFault(
      screen: "SearchScreen", rule: .equalsFresh,
      reason: "The caret of a field that was edited remains after a push and a pop."),
    MonkeyKnownFault(
      screen: "ShopScreen", rule: .equalsFresh,
      reason: "Rows are missing after a rotation, an update and a short drag in landscape."),
    MonkeyKnownFault(
      screen: "ChipsScreen", kind: .jump,
      reason:
        "Rows move by 6 points more than the finger where rows above are measured in an update."),
  ]
}
