// SPDX-License-Identifier: MIT

/// A bar that can change its height in an animation.
///
///     prepareHeightBarHeightInvalidation()
///     UIView.animate(withDuration: 0.3) {
///       self.detail.isHidden = false
///       self.invalidateBarHeight()
///     }
@preconcurrency @MainActor
public protocol HeightInvalidatingBarView: UIView {
  /// The stack of the bar. Set by the stack.
  var heightInvalidationContext: BarHeightInvalidationContext? { get set }
}

extension HeightInvalidatingBarView {
  /// The stack of the bar. Set by the stack.
  @nonobjc public var heightInvalidationContext: BarHeightInvalidationContext? {
    get {
      objc_getAssociatedObject(self, &BarHeightInvalidationContext.key)
        as? BarHeightInvalidationContext
    }
    set {
      objc_setAssociatedObject(
        self, &BarHeightInvalidationContext.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Performs the layout that is pending, so that it is not animated together with the new height.
  public func prepareHeightBarHeightInvalidation() {
    heightInvalidationContext?.layOut()
  }

  /// Lays out the bar, its stack and the views that follow the stack's height. Call it in the block
  /// of an animation to animate the height.
  public func invalidateBarHeight() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    heightInvalidationContext?.layOut()
  }
}

/// The connection of a bar to its stack.
@preconcurrency @MainActor
public struct BarHeightInvalidationContext {
  /// The address identifies the associated value.
  fileprivate static var key: UInt8 = 0

  private weak var stack: BarStackView?

  init(_ stack: BarStackView) {
    self.stack = stack
  }

  fileprivate func layOut() {
    guard let stack, stack.window != nil else { return }
    stack.layoutRoot.layoutIfNeeded()
  }
}
