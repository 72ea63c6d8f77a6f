// SPDX-License-Identifier: MIT

extension UIView: Constrainable {
  /// The view whose coordinates the frame has: the superview.
  public var owningView: UIView? { superview }

  /// The frame in the coordinates of the superview.
  public var layoutFrame: CGRect { frame }

  /// Adds the view to another view.
  public func install(in view: UIView) {
    view.addSubview(self)
  }

  /// Removes the view from its superview.
  public func uninstall() {
    removeFromSuperview()
  }

  /// Whether the other constrainable is this view.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? UIView === self
  }
}
