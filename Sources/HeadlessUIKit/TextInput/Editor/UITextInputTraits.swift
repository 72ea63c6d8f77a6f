// SPDX-License-Identifier: MIT

/// The properties of a responder's text input and of its keyboard.
///
/// All of them are optional on Apple's platforms. Here a conforming type that does not declare a
/// property has the default value, and setting the property has no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The positions at which the keyboard shifts to capital letters.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected while typing. No text is corrected here.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked while typing. No spelling is checked here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks are replaced. They are not replaced here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are replaced by dashes. They are not replaced here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted around pasted and deleted text. They are not adjusted here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether predictions are shown in the text. None are shown here.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The set of keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard: light, dark or that of the interface.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden, as that of a password is.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, such as a user name.
  var textContentType: UITextContentType! { get set }
  /// The rules for passwords that the system generates.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// The positions at which the keyboard shifts to capital letters.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// Whether words are corrected while typing. No text is corrected here.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// Whether spelling is checked while typing. No spelling is checked here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// Whether straight quotation marks are replaced. They are not replaced here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// Whether hyphens are replaced by dashes. They are not replaced here.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// Whether spaces are adjusted around pasted and deleted text. They are not adjusted here.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// Whether predictions are shown in the text. None are shown here.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }

  /// The set of keys of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// The appearance of the keyboard: light, dark or that of the interface.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// Whether the return key is disabled while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// Whether the text is hidden, as that of a password is.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  /// The meaning of the text, such as a user name.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  /// The rules for passwords that the system generates.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
