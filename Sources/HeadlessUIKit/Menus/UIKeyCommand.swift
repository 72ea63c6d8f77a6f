// SPDX-License-Identifier: MIT

/// The modifier keys of a hardware keyboard.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The modifier keys as bits, as in events of the keyboard.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// One of the Shift keys, left or right.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// One of the Control keys, left or right.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// One of the Option keys, left or right.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// One of the Command keys, left or right.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command that a user performs with keys of a hardware keyboard.
///
/// Hosts have no hardware keyboard: the command is performed as an element of a menu, or by code.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The text of the key.
  open private(set) var input: String?

  /// The modifier keys that have to be down.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Whether the command has precedence over those of the system. The value is stored without
  /// effect.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the keys follow the keyboard's layout. The value is stored without effect.
  open var allowsAutomaticLocalization = true

  /// Whether the keys are mirrored where the language is written from right to left. The value is
  /// stored without effect.
  open var allowsAutomaticMirroring = true

  /// Creates a command with keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command with keys and without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with keys, and with a title for the list of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The Up Arrow key.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The Down Arrow key.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The Left Arrow key.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The Right Arrow key.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The input of the Escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The Page Up key.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The Page Down key.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The input of the Home key.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The input of the End key.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The Delete key, which deletes forward.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
}
