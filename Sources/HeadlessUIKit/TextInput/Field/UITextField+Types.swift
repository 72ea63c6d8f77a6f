// SPDX-License-Identifier: MIT

extension UITextField {
  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A line of one point in the color of labels.
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The time at which a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    case always = 3
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed = 0
  }

  /// Posted after editing has begun; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing has ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the user has changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The reason for the end of editing, the raw value of a `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

/// An object that is notified of the editing of a text field and can prevent changes. All methods
/// are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing begins.
  /// Optional; by default `true`.
  @discardableResult
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  /// Optional.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing ends.
  /// Optional; by default `true`.
  @discardableResult
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended, unless the method with a reason is implemented.
  /// Optional.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended.
  /// Optional.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user may replace a range, in UTF-16 units, by a text.
  /// Optional; by default `true`.
  @discardableResult
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection has changed.
  /// Optional.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text is removed by the clear button, or when editing begins.
  /// Optional; by default `true`.
  @discardableResult
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for the return key. Returns whether the key has its default behavior.
  /// Optional; by default `true`.
  @discardableResult
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
}
