// SPDX-License-Identifier: MIT

/// The controller of an input view.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  private var ownInputView: UIInputView?

  /// The view that is shown in place of the keyboard's keys: the controller's view, if it is an
  /// input view.
  open override var inputView: UIInputView? {
    get { ownInputView ?? viewIfLoaded as? UIInputView }
    set {
      ownInputView = newValue
      if let newValue { view = newValue }
    }
  }

  /// Creates an input view as the controller's view.
  open override func loadView() {
    view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
  }

  /// Hides the keyboard: the first responder resigns.
  open func dismissKeyboard() {
    device.application.firstResponder?.resignFirstResponder()
  }
}
