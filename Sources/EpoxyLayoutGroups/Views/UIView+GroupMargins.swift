// SPDX-License-Identifier: MIT

// Shared by the views of groups. A common superclass would have to be public.
extension UIView {
  /// Puts a group between margins. The view is as high as the group, unless something makes it higher.
  func hold(_ group: some Constrainable, insets: GroupEdgeInsets) {
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    updateMargins(insets)
    group.install(in: self)
    group.constrainToMargins(bottomPriority: .defaultLow)
  }

  /// Makes margins what they are for the screen and the text.
  func updateMargins(_ insets: GroupEdgeInsets) {
    let margins = insets.directionalEdgeInsets(with: traitCollection)
    if margins != directionalLayoutMargins { directionalLayoutMargins = margins }
  }
}
