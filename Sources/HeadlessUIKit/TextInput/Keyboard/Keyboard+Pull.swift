// SPDX-License-Identifier: MIT

/// A drag of a scroll view that pulls the keyboard off the screen.
struct KeyboardPull {
  /// The frame of the keyboard before the drag.
  let shown: CGRect
  /// The position on the screen below which the finger moves the keyboard.
  let threshold: CGFloat
  /// The distance by which the keyboard can be moved.
  let travel: CGFloat
  /// Whether the accessory view is dismissed with the keys.
  let takesAccessory: Bool
  /// The scroll view whose drag it is.
  weak var scrollView: UIScrollView?
}

// Dismissal by the drags of scroll views ("UIScrollView", `keyboardDismissMode`).
extension Keyboard: KeyboardDragging {
  var isDragged: Bool { pull != nil }

  /// The velocity of a finger beyond which its direction decides whether the keyboard is dismissed,
  /// in points per second. Apple documents no number.
  private static let decisiveVelocity: CGFloat = 250

  /// Has to be called when a drag of a scroll view has begun.
  func dragBegan(in scrollView: UIScrollView) {
    switch scrollView.keyboardDismissMode {
    case .none: break
    // An accessory view alone remains.
    case .onDrag: if hasContent || !isVisible { dismiss(withAccessory: false) }
    case .onDragWithAccessory: dismiss(withAccessory: true)
    case .interactive: if hasContent { beginPull(by: scrollView, takesAccessory: false) }
    case .interactiveWithAccessory: if isVisible { beginPull(by: scrollView, takesAccessory: true) }
    }
  }

  private func beginPull(by scrollView: UIScrollView, takesAccessory: Bool) {
    guard placement == .docked, pull == nil else { return }
    let shown = frame
    let staysDocked = !takesAccessory && hasRemainingAccessory
    pull = KeyboardPull(
      shown: shown, threshold: shown.minY - scrollView.keyboardDismissPadding,
      travel: staysDocked ? heightBelowAccessory : shown.height, takesAccessory: takesAccessory,
      scrollView: scrollView)
  }

  /// Whether a responder further along the chain shows the accessory view after the first one has
  /// resigned.
  private var hasRemainingAccessory: Bool {
    guard let owner = input.accessoryOwner else { return false }
    return owner !== device.application.firstResponder && owner.canBecomeFirstResponder
  }

  /// Moves the keyboard with the finger of a drag once the finger has reached the keyboard.
  ///
  /// - Parameter y: The position of the finger on the screen.
  func drag(by scrollView: UIScrollView, to y: CGFloat) {
    guard let pull, pull.scrollView === scrollView else { return }
    let distance = min(max(y - pull.threshold, 0), pull.travel)
    let frame = pull.shown.offsetBy(dx: 0, dy: distance)
    if frame != self.frame { follow(to: frame) }
  }

  /// Dismisses the keyboard at the end of a drag, or moves it back, by its position and its
  /// velocity.
  func endDrag(by scrollView: UIScrollView, velocity: CGFloat) {
    guard let pull, pull.scrollView === scrollView else { return }
    self.pull = nil
    let distance = frame.minY - pull.shown.minY
    guard distance > 0 else { return }
    let isDismissed =
      abs(velocity) > Self.decisiveVelocity ? velocity > 0 : distance > pull.travel / 2
    if isDismissed { dismiss(withAccessory: pull.takesAccessory) }
    // The first responder may have refused to resign.
    if isVisible, frame == pull.shown.offsetBy(dx: 0, dy: distance) { restore() }
  }

  /// Moves the keyboard back after a cancelled drag.
  func cancelDrag(by scrollView: UIScrollView) {
    guard let pull, pull.scrollView === scrollView else { return }
    self.pull = nil
    if frame != pull.shown { restore() }
  }

  private func dismiss(withAccessory: Bool) {
    guard let responder = device.application.firstResponder, followsFirstResponder else {
      return hide()
    }
    isDismissingAccessory = withAccessory
    responder.resignFirstResponder()
    isDismissingAccessory = false
  }
}

extension UIScrollView {
  /// The distance above the keyboard at which a drag begins to move it: the largest one that the
  /// keyboard guides of the scroll view and the views around it require.
  fileprivate var keyboardDismissPadding: CGFloat {
    sequence(first: self as UIView) { $0.parent }
      .compactMap { $0.existingKeyboardGuide?.keyboardDismissPadding }
      .max() ?? 0
  }
}
