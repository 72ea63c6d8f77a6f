// SPDX-License-Identifier: MIT

/// A rule that a screen is known to break because of an open fault.
///
/// The reports are known issues and do not fail the tests. They also hide other violations of the
/// rule by this screen, so remove an entry together with its fault.
struct KnownFault: Sendable {
  /// The class of the screen.
  var screen: String
  var rule: Rule
  /// The fault, and the shortest run that shows it.
  var reason: String

  static let all: [KnownFault] = []
}
