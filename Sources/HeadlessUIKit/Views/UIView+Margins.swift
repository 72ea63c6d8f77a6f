// SPDX-License-Identifier: MIT

extension UIView {
  final func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    marginState.directional = margins
    marginState.isSet = true
    updateMargins()
  }

  /// The margins that were set, enlarged where the view adds the safe area or preserves the
  /// superview's margins.
  final var effectiveMargins: UIEdgeInsets {
    let margins = margins(inSafeArea: safeAreaInsets)
    guard marginState.preservesSuperview, let parent else { return margins }
    let shown = frame.offsetBy(dx: -parent.shiftOfSubviews, dy: 0)
    var inherited = Self.overlap(of: parent.layoutMargins, of: parent.bounds, with: shown)
    inherited.remove(marginState.positionIndependentAxes)
    return margins.union(inherited)
  }

  /// Returns the margins that were set, enlarged by `safeArea` where the view adds the safe area.
  final func margins(inSafeArea safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let margins = ownMargins.resolved(rightToLeft: isRightToLeft)
    return marginState.insetsFromSafeArea ? margins + safeArea : margins
  }

  /// The margins before inherited insets are added. The view of a controller has at least the
  /// system's minimum margins (UIViewController, "systemMinimumLayoutMargins").
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let viewOwner else { return marginState.directional }
    var margins = marginState.isSet ? marginState.directional : .zero
    if viewOwner.viewRespectsSystemMinimumLayoutMargins {
      let minimum = viewOwner.systemMinimumLayoutMargins
      margins.top = max(margins.top, minimum.top)
      margins.leading = max(margins.leading, minimum.leading)
      margins.bottom = max(margins.bottom, minimum.bottom)
      margins.trailing = max(margins.trailing, minimum.trailing)
    }
    return margins
  }

  /// Updates margins that preserve the superview's, because they depend on the sizes of both views.
  final func refreshInheritedMargins() {
    if marginState.preservesSuperview { updateMargins() }
    for child in children where child.marginState.preservesSuperview {
      child.updateMargins()
    }
  }

  /// Notifies the view, its guide and the subviews that inherit the margins if the effective
  /// margins have changed.
  final func updateMargins() {
    let new = effectiveMargins
    guard new != marginState.effective else { return }
    marginState.effective = new
    layoutItem.marginsChanged(of: self)
    marginsDidChange()
    layoutMarginsDidChange()
    viewOwner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for child in children where child.marginState.preservesSuperview {
      child.updateMargins()
    }
  }
}
