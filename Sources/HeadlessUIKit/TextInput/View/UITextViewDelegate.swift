// SPDX-License-Identifier: MIT

extension UITextView {
  /// Posted after editing has begun; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user has changed the text; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after editing has ended; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// An object that is notified of the editing of a text view and can prevent changes. All methods
/// are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing begins.
  /// Optional; by default `true`.
  @discardableResult
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing ends.
  /// Optional; by default `true`.
  @discardableResult
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  /// Optional.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  /// Optional.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user may replace a range, in UTF-16 units, by a text.
  /// Optional; by default `true`.
  @discardableResult
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text.
  /// Optional.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  /// Optional.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tap on a link, in a text that cannot be edited, opens the link.
  /// Optional; by default `true`.
  @discardableResult
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action that a tap on a link performs; nil for none.
  /// Optional; by default `defaultAction`.
  @discardableResult
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}
