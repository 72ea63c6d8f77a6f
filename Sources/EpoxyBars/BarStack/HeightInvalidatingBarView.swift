// SPDX-License-Identifier: MIT

/// A bar that can change its height in an animation.
///
/// ```swift
/// final class Notice: UILabel, EpoxyableView, HeightInvalidatingBarView {
///   func expand() {
///     prepareHeightBarHeightInvalidation()
///     UIView.animate(withDuration: 0.3) { [self] in
///       text = "One\nTwo"
///       invalidateBarHeight()
///     }
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let stack = BarStackView()
/// host.show(stack, frame: CGRect(x: 0, y: 100, width: 393, height: 0))
/// let bar = Notice.barModel().willDisplay { $0.view.numberOfLines = 0 }
/// host.perform { stack.setBars([bar], animated: false) }
/// host.perform { (stack.primaryBar as? Notice)?.expand() }
/// host.settle()
/// print((stack.primaryBar?.bounds.height ?? 0).rounded())  // 41.0
/// ```
///
/// Without it, a bar that changes its content by itself gets its new height with the next layout,
/// outside of the animation. The calls lay out the superview of the stack at once, and do nothing
/// outside of a window.
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
