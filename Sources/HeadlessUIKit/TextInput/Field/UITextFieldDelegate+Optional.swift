// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UITextFieldDelegate {
  @discardableResult
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  @discardableResult
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  @discardableResult
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  @discardableResult
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  @discardableResult
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextFieldDelegate {
  /// The method of this name, to be called with a question mark.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  /// The methods of this name, to be called with a question mark.
  public var textFieldDidEndEditing: _TextFieldTextFieldDidEndEditing? {
    _TextFieldTextFieldDidEndEditing(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var textField: _TextFieldTextField? { _TextFieldTextField(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }

  /// The method of this name, to be called with a question mark.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

/// The methods named `textFieldDidEndEditing`.
@preconcurrency @MainActor
public struct _TextFieldTextFieldDidEndEditing {
  fileprivate let delegate: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// The method named `textField`.
@preconcurrency @MainActor
public struct _TextFieldTextField {
  fileprivate let delegate: any UITextFieldDelegate

  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
