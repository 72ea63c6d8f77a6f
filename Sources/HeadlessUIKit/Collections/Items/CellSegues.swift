// SPDX-License-Identifier: MIT

/// The segues of a storyboard's cell, for its selection and for a touch of its detail button.
struct CellSegues {
  var selection: ((_ReusableView) -> Void)?
  var accessory: ((_ReusableView) -> Void)?
}
