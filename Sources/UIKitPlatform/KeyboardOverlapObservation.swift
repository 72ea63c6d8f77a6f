// SPDX-License-Identifier: MIT

/// Observes how far the keyboard covers views.
///
/// Only a keyboard that is docked at the lower edge of the screen counts: a floating, undocked or
/// split keyboard covers nothing. While a finger drags the keyboard down over a scroll view, the
/// overlap follows the finger.
@preconcurrency @MainActor
package final class KeyboardOverlapObservation {
  private var observers: [OverlapObserver] = []
  private var keyboard: KeyboardFrame?
  private var notifications: [NotificationObservation] = []

  /// Creates an enabled observation, which is notified in the order of the parts.
  package init(by part: ObservingPart) {
    let frameChanges = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    notifications = [
      NotificationObservation(frameChanges, by: part) { [weak self] in self?.keyboardWillMove($0) },
      // A view may have moved together with the keyboard, as a card does.
      NotificationObservation([UIResponder.keyboardDidChangeFrameNotification], by: part) {
        [weak self] _ in self?.updateAll()
      },
    ]
  }

  /// Whether views are notified. Enabling the observation notifies them of the current overlap.
  package var isEnabled = true {
    didSet { if isEnabled, !oldValue { updateAll() } }
  }

  /// Observes the overlap of the keyboard with a view, in points from the lower edge of the view's
  /// bounds.
  ///
  /// The observer is called in the animation of the keyboard, so that it can change a layout along
  /// with it. A view has one observer, which replaces an earlier one. Views are not retained.
  package func observeOverlap(
    in containingView: UIView?, _ observer: @escaping (_ overlap: CGFloat) -> Void
  ) {
    guard let containingView else { return }
    stopObserving(in: containingView)
    observers.append(OverlapObserver(containingView, observer))
    if isEnabled, keyboard != nil { update(containingView) }
  }

  /// Ends the observation of a view.
  package func stopObserving(in containingView: UIView?) {
    observers.removeAll { $0.view == nil || $0.view === containingView }
  }

  // MARK: Overlaps

  /// Notifies the observer of a view if the overlap has changed.
  package func update(_ view: UIView?) {
    guard isEnabled, let view, let keyboard,
      let observer = observers.first(where: { $0.view === view })
    else { return }
    observer.notify(of: keyboard)
  }

  private func updateAll() {
    guard isEnabled, let keyboard else { return }
    observers.removeAll { $0.view == nil }
    for observer in observers {
      observer.notify(of: keyboard)
    }
  }

  private func keyboardWillMove(_ notification: Notification) {
    guard
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    keyboard = KeyboardFrame(
      frame: isHiding ? .zero : end, screen: notification.object as? UIScreen)
    updateAll()
  }
}
