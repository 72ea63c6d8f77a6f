// SPDX-License-Identifier: MIT

extension UIView {
  /// Works out what is covered of this view, and of its subviews where that changes.
  ///
  /// The superview's insets are asked for through its property, which a subclass may override.
  final func refreshSafeArea() {
    let new = coveredInsets
    guard new != marginState.safeArea else { return }
    marginState.safeArea = new
    safeAreaWillBeTold()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    layoutItem.safeAreaChanged(of: self)
    updateMargins()
    setNeedsLayout()
    refreshSafeAreaOfSubviews()
  }

  final func refreshSafeAreaOfSubviews() {
    for child in children {
      child.refreshSafeArea()
    }
  }

  /// After a change of the size, when subviews have their places in it: those that stayed where they
  /// are may lie otherwise to what is covered.
  final func refreshCoverOfSubviews() {
    guard marginState.isCoverOfSubviewsOld else { return }
    marginState.isCoverOfSubviewsOld = false
    refreshSafeAreaOfSubviews()
  }

  private var coveredInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let parent {
      insets = Self.overlap(of: parent.safeAreaOfContent, of: parent.bounds, with: frame)
    } else if isWindow {
      insets = Self.overlap(of: device.screen.safeAreaInsets, of: device.screen.bounds, with: frame)
    }
    if let additional = controller?.additionalSafeAreaInsets, additional != .zero {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    return insets
  }

  /// How far the insets of a rectangle reach into another one. An edge without an inset covers nothing,
  /// also of what lies beyond it.
  static func overlap(of insets: UIEdgeInsets, of bounds: CGRect, with frame: CGRect)
    -> UIEdgeInsets
  {
    guard insets != .zero else { return .zero }
    return UIEdgeInsets(
      top: insets.top == 0 ? 0 : max(bounds.minY + insets.top - frame.minY, 0),
      left: insets.left == 0 ? 0 : max(bounds.minX + insets.left - frame.minX, 0),
      bottom: insets.bottom == 0 ? 0 : max(frame.maxY - (bounds.maxY - insets.bottom), 0),
      right: insets.right == 0 ? 0 : max(frame.maxX - (bounds.maxX - insets.right), 0))
  }
}
