// SPDX-License-Identifier: MIT

/// A rule that a screen is known to break, because of a fault that is not mended yet: its reports are
/// known issues and do not fail the tests. They hide other breaches of the rule by this screen, so
/// remove an entry together with its fault.
struct KnownFault: Sendable {
  /// The class of the screen.
  var screen: String
  var rule: Rule
  /// The fault, and the shortest run that shows it.
  var reason: String

  private static let shelves = """
    Content 1, then 562: shelves that scroll sideways lie higher than on a fresh screen.
    """

  static let all = [
    KnownFault(screen: "ShelvesScreen", rule: .equalsFresh, reason: shelves),
    KnownFault(screen: "ShelvesScreen", rule: .staysInside, reason: shelves),
    KnownFault(
      screen: "FeedScreen", rule: .equalsFresh,
      reason:
        "Content 1, then text size AX-L: a label lies a third of a point lower than on a fresh one."
    ),
    KnownFault(
      screen: "ChipsScreen", rule: .showsWholeText,
      reason:
        "iPhone 15 Pro Max, AX-M, content 1, then 428: a header of a section is too low."),
    KnownFault(
      screen: "ShopScreen", rule: .staysInside,
      reason:
        "AX-XXXL, content 1, then rotated: a label below the screen reaches beyond the content."),
  ]
}
