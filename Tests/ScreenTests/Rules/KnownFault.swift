// SPDX-License-Identifier: MIT

/// A rule that a screen is known to break, because of a fault that is not fixed yet: its reports are known
/// issues and do not fail the tests. They hide other violations of the rule by this screen, so remove an
/// entry together with its fault.
struct KnownFault: Sendable {
  /// The class of the screen.
  var screen: String
  var rule: Rule
  /// The fault, and the shortest run that shows it.
  var reason: String

  static let all: [KnownFault] = []
}
