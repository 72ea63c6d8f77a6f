// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// Observes how far the keyboard covers views.
///
/// Only a keyboard that is docked at the lower edge of the screen counts: a floating, undocked or
/// split keyboard covers nothing. While a finger drags the keyboard down over a scroll view, the
/// overlap follows the finger.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (view, watcher) = host.perform { (UIScrollView(), KeyboardPositionWatcher()) }
/// host.show(view)
/// watcher.adjustBottomContentInset(of: view)
/// host.showKeyboard()
/// print(view.adjustedContentInset.bottom == host.keyboardFrame.height)  // true
/// ```
///
/// The watcher observes as long as it exists: store it. Each view has one observer.
@preconcurrency @MainActor
open class KeyboardPositionWatcher {
  private let observation = KeyboardOverlapObservation(by: .bars)

  /// Creates an enabled watcher.
  public init() {}

  /// Whether views are notified. Enabling the watcher notifies them of the current overlap.
  public var enabled: Bool {
    get { observation.isEnabled }
    set { observation.isEnabled = newValue }
  }

  /// Observes the overlap of the keyboard with a view, in points from the lower edge of the view's
  /// bounds.
  ///
  /// The observer is called in the animation of the keyboard, so that it can change a layout along
  /// with it. A view has one observer, which replaces an earlier one. Views are not retained.
  public func observeOverlap(
    in containingView: UIView?, _ observer: @escaping (_ overlap: CGFloat) -> Void
  ) {
    observation.observeOverlap(in: containingView, observer)
  }

  /// Adjusts the content inset and the indicator inset of a scroll view to the keyboard. Without
  /// the keyboard, the scroll view has the insets that it had before.
  public func adjustBottomContentInset(of scrollView: UIScrollView?) {
    guard let scrollView else { return }
    observeOverlap(in: scrollView) { [weak scrollView] in
      scrollView?.adjustBottomInsets(toKeyboardOverlap: $0)
    }
  }

  /// Ends the observation of a view.
  public func stopObserving(in containingView: UIView?) {
    observation.stopObserving(in: containingView)
  }

  /// Notifies the observer of a view if the overlap has changed.
  final func update(_ view: UIView?) {
    observation.update(view)
  }
}
