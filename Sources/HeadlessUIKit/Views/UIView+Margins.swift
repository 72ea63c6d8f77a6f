// SPDX-License-Identifier: MIT

extension UIView {
  final func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    marginState.directional = margins
    marginState.isSet = true
    updateMargins()
  }

  /// The margins that were set, further in where the safe area or the superview's margins say so.
  final var effectiveMargins: UIEdgeInsets {
    let margins = margins(inSafeArea: safeAreaInsets)
    guard marginState.preservesSuperview, let parent else { return margins }
    var inherited = Self.overlap(of: parent.layoutMargins, of: parent.bounds, with: frame)
    inherited.remove(marginState.placeIndependentAxes)
    return margins.union(inherited)
  }

  /// The margins that were set, further in where they follow a safe area.
  final func margins(inSafeArea safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let margins = ownMargins.resolved(rightToLeft: isRightToLeft)
    return marginState.insetsFromSafeArea ? margins + safeArea : margins
  }

  /// A controller's view has margins of its own, at least the system's
  /// (UIViewController, "systemMinimumLayoutMargins").
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let controller else { return marginState.directional }
    var margins = marginState.isSet ? marginState.directional : .zero
    if controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins
      margins.top = max(margins.top, minimum.top)
      margins.leading = max(margins.leading, minimum.leading)
      margins.bottom = max(margins.bottom, minimum.bottom)
      margins.trailing = max(margins.trailing, minimum.trailing)
    }
    return margins
  }

  /// Margins that are kept from a superview's edges depend on both sizes.
  final func refreshInheritedMargins() {
    if marginState.preservesSuperview { updateMargins() }
    for child in children where child.marginState.preservesSuperview {
      child.updateMargins()
    }
  }

  /// Tells the view, its guide and the subviews that follow it where the effective margins changed.
  final func updateMargins() {
    let new = effectiveMargins
    guard new != marginState.effective else { return }
    marginState.effective = new
    layoutItem.marginsChanged(of: self)
    marginsDidChange()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for child in children where child.marginState.preservesSuperview {
      child.updateMargins()
    }
  }
}
