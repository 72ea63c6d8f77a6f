// SPDX-License-Identifier: MIT

// Shared by the group views. A common superclass would have to be public.
extension UIView {
  /// Installs a group between margins. The view has the height of the group, unless other constraints make it
  /// higher.
  func hold(_ group: some Constrainable, insets: GroupEdgeInsets) {
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    updateMargins(insets)
    group.install(in: self)
    group.constrainToMargins(bottomPriority: .defaultLow)
  }

  /// Sets the margins for the view's traits.
  func updateMargins(_ insets: GroupEdgeInsets) {
    let margins = insets.directionalEdgeInsets(with: traitCollection)
    if margins != directionalLayoutMargins { directionalLayoutMargins = margins }
  }
}
