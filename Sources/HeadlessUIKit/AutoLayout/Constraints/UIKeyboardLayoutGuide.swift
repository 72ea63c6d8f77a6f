// SPDX-License-Identifier: MIT

/// The part of a view that the keyboard covers.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (view, bar) = (UIView(), UIView())
/// bar.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(bar)
/// NSLayoutConstraint.activate([
///   bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
///   bar.heightAnchor.constraint(equalToConstant: 44),
/// ])
/// host.show(view)
/// let low = bar.frame.maxY
/// host.showKeyboard()
/// print(low, bar.frame.maxY == host.keyboardFrame.minY)  // 818.0 true
/// ```
///
/// Without a keyboard its upper edge is that of the lower safe area. It follows the keyboard in the
/// keyboard's animation: frames are the final ones at once. A floating keyboard is followed only
/// with `followsUndockedKeyboard`.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide also follows a keyboard that is undocked, split or floating. Otherwise the
  /// guide is at the bottom of the view while the keyboard is not docked.
  open var followsUndockedKeyboard = false {
    didSet { if oldValue != followsUndockedKeyboard { owner?.systemGuideChanged(.keyboard) } }
  }

  /// Whether the guide covers the bottom of the safe area while no keyboard is docked. Otherwise
  /// its height is 0 then.
  open var usesBottomSafeArea = true {
    didSet { if oldValue != usesBottomSafeArea { owner?.systemGuideChanged(.keyboard) } }
  }

  /// The distance above the keyboard at which a drag begins to move an interactively dismissed
  /// keyboard, in points.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The keyboard guide of the view, if it has been used.
  final var existingKeyboardGuide: UIKeyboardLayoutGuide? {
    layoutItem.state?.systemGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
  }

  /// The distances of the keyboard guide from the edges of the view.
  ///
  /// While a view is presented, dismissed or dragged, the guide is where it is with the view at
  /// rest: a view that moves down would otherwise be covered until its content has no room. Before
  /// the first layout, while the view has no width, nothing covers it.
  final var keyboardInsets: UIEdgeInsets {
    guard bounds.width > 0 else { return keyboardInsetsWithoutKeyboard }
    let keyboard = device.application.firstResponderOwner.frameOfKeyboard
    let guide = existingKeyboardGuide
    if let keyboard, !keyboard.isDocked, guide?.followsUndockedKeyboard == true {
      return undockedInsets(of: keyboard.frame)
    }
    let least = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    let docked = keyboard.flatMap { $0.isDocked ? overlap(with: $0.frame) : nil }
    return UIEdgeInsets(top: bounds.height - max(docked ?? 0, least), left: 0, bottom: 0, right: 0)
  }

  /// The distances of the keyboard guide while the position of the view is not determined: no
  /// keyboard.
  final var keyboardInsetsWithoutKeyboard: UIEdgeInsets {
    UIEdgeInsets(top: bounds.height, left: 0, bottom: 0, right: 0)
  }

  /// The frame of a view while a transition, a finger or a spring moves it: before or after the
  /// transition, or where the sheet comes to rest. Nil for a view that nothing moves.
  private var frameAtRest: CGRect? {
    parent?.frameAtRest(of: self) ?? viewOwner?.viewFrameAtRest
  }

  private func keyboardFrame(_ frame: CGRect) -> CGRect? {
    guard let window else { return nil }
    let views = sequence(first: self, next: \.parent)
    guard let moved = views.first(where: { $0.frameAtRest != nil }), let parent = moved.parent,
      let rest = moved.frameAtRest, let keyboard = parent.keyboardFrame(frame)
    else { return convert(window.convert(frame, from: device.screen), from: window) }
    let offset = CGPoint(x: moved.bounds.minX - rest.minX, y: moved.bounds.minY - rest.minY)
    return convert(keyboard.offsetBy(dx: offset.x, dy: offset.y), from: moved)
  }

  private func overlap(with frame: CGRect) -> CGFloat {
    guard let keyboard = keyboardFrame(frame) else { return 0 }
    return min(max(bounds.maxY - keyboard.minY, 0), bounds.height)
  }

  private func undockedInsets(of frame: CGRect) -> UIEdgeInsets {
    guard let keyboard = keyboardFrame(frame)?.intersection(bounds), !keyboard.isNull else {
      return keyboardInsetsWithoutKeyboard
    }
    return UIEdgeInsets(
      top: keyboard.minY - bounds.minY, left: keyboard.minX - bounds.minX,
      bottom: bounds.maxY - keyboard.maxY, right: bounds.maxX - keyboard.maxX)
  }

  fileprivate final func refreshKeyboardGuides() {
    systemGuideChanged(.keyboard)
    for child in children {
      child.refreshKeyboardGuides()
    }
  }
}

extension Device {
  /// Updates the keyboard guides of all windows and the layouts that depend on them.
  func keyboardGuidesChanged() {
    for window in screen.windows where !window.isSystemWindow {
      window.refreshKeyboardGuides()
    }
    layOutApplicationWindows()
  }
}
