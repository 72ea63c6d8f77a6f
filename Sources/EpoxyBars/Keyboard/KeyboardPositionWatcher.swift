// SPDX-License-Identifier: MIT
package import UIKitClosures

/// Observes how far the keyboard covers views.
///
/// Only a keyboard that is docked at the lower edge of the screen counts: a floating, undocked or split keyboard
/// covers nothing. While a finger drags the keyboard down over a scroll view, the overlap follows the finger.
@preconcurrency @MainActor
open class KeyboardPositionWatcher {
  private var observers: [OverlapObserver] = []
  private var keyboard: KeyboardFrame?
  private var notifications: [NotificationObservation] = []

  /// Creates an enabled watcher.
  public init() {
    observeKeyboard(as: .bars)
  }

  /// Creates an enabled watcher of a view that moves together with its content.
  package init(of part: ObservingPart) {
    observeKeyboard(as: part)
  }

  private func observeKeyboard(as part: ObservingPart) {
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

  /// Whether views are notified. Enabling the watcher notifies them of the current overlap.
  public var enabled = true {
    didSet { if enabled, !oldValue { updateAll() } }
  }

  /// Observes the overlap of the keyboard with a view, in points from the lower edge of the view's bounds.
  ///
  /// The observer is called in the animation of the keyboard, so that it can change a layout along with it. A
  /// view has one observer, which replaces an earlier one. Views are not retained.
  public func observeOverlap(
    in containingView: UIView?, _ observer: @escaping (_ overlap: CGFloat) -> Void
  ) {
    guard let containingView else { return }
    stopObserving(in: containingView)
    observers.append(OverlapObserver(containingView, observer))
    if enabled, keyboard != nil { update(containingView) }
  }

  /// Adjusts the content inset and the indicator inset of a scroll view to the keyboard. Without the keyboard,
  /// the scroll view has the insets that it had before.
  public func adjustBottomContentInset(of scrollView: UIScrollView?) {
    guard let scrollView else { return }
    observeOverlap(in: scrollView) { [weak scrollView] in
      scrollView?.adjustBottomInsets(toKeyboardOverlap: $0)
    }
  }

  /// Ends the observation of a view.
  public func stopObserving(in containingView: UIView?) {
    observers.removeAll { $0.view == nil || $0.view === containingView }
  }

  // MARK: Overlaps

  /// Notifies the observer of a view if the overlap has changed.
  final func update(_ view: UIView?) {
    guard enabled, let view, let keyboard,
      let observer = observers.first(where: { $0.view === view })
    else { return }
    observer.notify(of: keyboard)
  }

  private func updateAll() {
    guard enabled, let keyboard else { return }
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

/// The frame of a keyboard on its screen.
@MainActor
struct KeyboardFrame {
  let frame: CGRect
  let screen: UIScreen?

  /// Returns how far the keyboard covers the lower part of a view, in points; nil for a view of another screen.
  func overlap(in view: UIView) -> CGFloat? {
    guard let window = view.window else { return 0 }
    if let screen, window.screen !== screen { return nil }
    let bounds = window.screen.bounds
    // A floating keyboard is posted with an empty frame, an undocked or split one above the lower edge.
    guard frame.height > 0, frame.minY < bounds.maxY, frame.maxY >= bounds.maxY else { return 0 }
    let covered = view.convert(frame, from: window.screen.coordinateSpace)
      .intersection(view.bounds)
    return covered.isNull ? 0 : view.bounds.maxY - covered.minY
  }
}
