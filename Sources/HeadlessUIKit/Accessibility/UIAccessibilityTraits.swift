// SPDX-License-Identifier: MIT

/// The role, state and behavior of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt64

  /// Creates traits from a bit mask.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The empty set of traits.
  public static let none: UIAccessibilityTraits = []
  /// The element performs an action by activation.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element opens a link by activation.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image; may be combined with `button` and `link`.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected, as a tab or a row.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the screen when it appears.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled: activation has no effect.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for a search text.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element after which VoiceOver turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// An element that divides content into sections, such as a title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element contains the tabs of a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 27)
  /// The element is switched on and off by activation.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
  /// A view whose text can be edited. UIKit has this trait without declaring it.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A view whose text is being edited. UIKit has this trait without declaring it.
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}
