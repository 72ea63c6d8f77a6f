// SPDX-License-Identifier: MIT

/// A finding of the monkey that is no fault: a state that belongs to the user, which no content changes. An entry also
/// hides faults of the same kind on the screen, so remove it together with its cause.
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
      screen: "PlayerScreen", rule: .equalsFresh,
      reason: "The bar's state is the user's, as on the profile."),
    MonkeyKnownFault(
      screen: "ContactsScreen", rule: .equalsFresh,
      reason: "The section index keeps the letter that a tap has chosen."),
  ]
}
