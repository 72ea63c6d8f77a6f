// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Whether the keyboard may raise the bars of the controller whose view contains this scroll view
  /// directly. The default is true.
  @nonobjc public var keyboardAdjustsBottomBarOffset: Bool {
    get { keyboardState.adjustsBottomBarOffset }
    set { keyboardState.adjustsBottomBarOffset = newValue }
  }

  /// Whether `KeyboardPositionWatcher.adjustBottomContentInset(of:)` may change the insets. The
  /// default is true.
  @nonobjc public var keyboardAdjustsBottomContentInset: Bool {
    get { keyboardState.adjustsBottomContentInset }
    set { keyboardState.adjustsBottomContentInset = newValue }
  }

  /// The part of the lower content inset that is due to the keyboard, in points; nil without the
  /// keyboard.
  @nonobjc public var keyboardContentInsetAdjustment: CGFloat? {
    keyboardState.original.map { max(contentInset.bottom - $0.content, 0) }
  }

  /// Adjusts the insets to the keyboard, or restores them if the keyboard does not cover the scroll
  /// view.
  func adjustBottomInsets(toKeyboardOverlap overlap: CGFloat) {
    guard keyboardAdjustsBottomContentInset else { return }
    guard overlap > 0 else {
      if let original = keyboardState.original {
        keyboardState.original = nil
        setBottomInsets(original)
      }
      return
    }
    if keyboardState.original == nil {
      keyboardState.original = BottomInsets(
        content: contentInset.bottom, indicator: verticalScrollIndicatorInsets.bottom)
    }
    let adopted = adjustedContentInset.bottom - contentInset.bottom
    setBottomInsets(
      BottomInsets(
        content: max(0, overlap - adopted),
        indicator: automaticallyAdjustsScrollIndicatorInsets
          ? max(0, overlap - safeAreaInsets.bottom) : overlap))
  }

  /// Sets insets that differ: observers are notified of equal ones, too.
  private func setBottomInsets(_ insets: BottomInsets) {
    if contentInset.bottom != insets.content { contentInset.bottom = insets.content }
    if verticalScrollIndicatorInsets.bottom != insets.indicator {
      verticalScrollIndicatorInsets.bottom = insets.indicator
    }
  }

  private var keyboardState: KeyboardState {
    get {
      objc_getAssociatedObject(self, &KeyboardState.key) as? KeyboardState ?? KeyboardState()
    }
    set {
      objc_setAssociatedObject(
        self, &KeyboardState.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

private struct BottomInsets {
  let content: CGFloat
  let indicator: CGFloat
}

/// The values of a scroll view that concern the keyboard.
@MainActor
private struct KeyboardState {
  /// The address identifies the associated value.
  static var key: UInt8 = 0

  var adjustsBottomBarOffset = true
  var adjustsBottomContentInset = true

  /// The insets before the keyboard covered the scroll view.
  var original: BottomInsets?
}
