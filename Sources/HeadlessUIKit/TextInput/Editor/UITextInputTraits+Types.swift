// SPDX-License-Identifier: MIT

/// The positions at which the keyboard shifts to capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter becomes a capital letter.
  case none = 0
  /// At the beginning of words.
  case words = 1
  /// At the beginning of sentences.
  case sentences = 2
  /// Each letter becomes a capital letter.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The input method determines whether words are corrected.
  case `default` = 0
  /// Words are not corrected.
  case no = 1
  /// Words are corrected with every input method.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Spelling is checked where words are corrected.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked even where words are not corrected.
  case yes = 2
}

/// Whether straight quotation marks are replaced.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The input method determines it.
  case `default` = 0
  /// They are not replaced.
  case no = 1
  /// They are replaced with every input method.
  case yes = 2
}

/// Whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The input method determines it.
  case `default` = 0
  /// They are not replaced.
  case no = 1
  /// They are replaced with every input method.
  case yes = 2
}

/// Whether spaces are adjusted around pasted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The input method determines it.
  case `default` = 0
  /// They are not adjusted.
  case no = 1
  /// They are adjusted with every input method.
  case yes = 2
}

/// Whether predictions are shown in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The input method determines it.
  case `default` = 0
  /// Predictions are not shown.
  case no = 1
  /// Predictions are shown with every input method.
  case yes = 2
}

/// The set of keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the current input method.
  case `default` = 0
  /// Keys for ASCII characters.
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  /// Keys with a period, a slash and ".com".
  case URL = 3
  /// Digits for numbers, as for a PIN.
  case numberPad = 4
  /// Digits for telephone numbers.
  case phonePad = 5
  /// Keys for a name or a telephone number.
  case namePhonePad = 6
  /// Keys for email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Keys for messages, with easy access to the at sign and the hash.
  case twitter = 9
  /// Keys for web searches and URLs.
  case webSearch = 10
  /// The digits 0 to 9, in every language.
  case asciiCapableNumberPad = 11

  /// Deprecated: the same as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface.
  case `default` = 0
  /// Dark keys on a dark background.
  case dark = 1
  /// Light keys on a light background.
  case light = 2

  /// Deprecated: the same as `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of a return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The title is "return".
  case `default` = 0
  /// The title is "Go".
  case go = 1
  /// The title is "Google".
  case google = 2
  /// The title is "Join".
  case join = 3
  /// The title is "Next".
  case next = 4
  /// The title is "Route".
  case route = 5
  /// The title is "Search".
  case search = 6
  /// The title is "Send".
  case send = 7
  /// The title is "Yahoo".
  case yahoo = 8
  /// The title is "Done".
  case done = 9
  /// The title is "Emergency Call".
  case emergencyCall = 10
  /// The title is "Continue".
  case `continue` = 11
}
