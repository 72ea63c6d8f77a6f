// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UITextViewDelegate {
  @discardableResult
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  @discardableResult
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewDidEndEditing(_ textView: UITextView) {}

  @discardableResult
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func textViewDidChange(_ textView: UITextView) {}

  public func textViewDidChangeSelection(_ textView: UITextView) {}

  @discardableResult
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  @discardableResult
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}

extension UITextViewDelegate {
  /// The method of this name, to be called with a question mark.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }

  /// The methods of this name, to be called with a question mark.
  public var textView: _TextViewTextView? { _TextViewTextView(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }

  /// The method of this name, to be called with a question mark.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

/// The methods named `textView`.
@preconcurrency @MainActor
public struct _TextViewTextView {
  fileprivate let delegate: any UITextViewDelegate

  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }
}
