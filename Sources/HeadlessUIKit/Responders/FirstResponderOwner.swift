// SPDX-License-Identifier: MIT

/// The object that decides which responder of a device is the first responder, and that shows its
/// input views: the part of `InputOwner` and the keyboard that responders, views and windows use.
@MainActor
protocol FirstResponderOwner: AnyObject {
  /// The first responder of the device; nil if there is none.
  var current: UIResponder? { get }

  /// Makes a responder the first responder, and returns whether it is.
  func request(_ responder: UIResponder) -> Bool
  /// Ends the status of a responder, and returns whether it has ended.
  func resign(_ responder: UIResponder) -> Bool
  /// Ends editing in a view, and returns whether no view inside remains the first responder.
  func endEditing(in view: UIView, force: Bool) -> Bool
  /// Has to be called when the input views of the first responder have changed.
  func inputViewsChanged()

  /// Has to be called when views have left a window, or when a window was hidden.
  func viewsLeftWindow()
  /// Has to be called when views have entered a window, or when a window was shown.
  func viewsEnteredWindow()
  /// Returns the responder that supplies the input view or accessory view in which a responder is.
  func supplier(of responder: UIResponder) -> UIResponder?

  /// Shows the first responder where the last layout has moved it out of view. Has to be called
  /// after each layout.
  ///
  /// - Returns: Whether views have moved, which can require another layout.
  @discardableResult
  func showAfterLayout(on device: Device) -> Bool

  /// The frame of a visible keyboard on the screen.
  var frameOfKeyboard: (frame: CGRect, isDocked: Bool)? { get }
}
