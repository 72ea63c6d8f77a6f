// SPDX-License-Identifier: MIT

// A button that shows the chosen element of its menu: a pop-up button.
extension UIButton {
  final var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Turns one element of the menu on, and the others off.
  final func mark(_ element: UIMenuElement) {
    menu?.mark(element)
    showSelectedElement()
  }

  /// Shows the selected element, which is the first one if none is on ("UIButton",
  /// `changesSelectionAsPrimaryAction`).
  final func showSelectedElement() {
    guard isPopUp, let selected = menu?.markedLeaf else { return }
    if configuration != nil {
      configuration?.title = selected.title
      configuration?.image = selected.image
    } else {
      setTitle(selected.title, for: .normal)
      setImage(selected.image, for: .normal)
    }
  }

}

extension UIMenu {
  /// Turns one element on, and the others off.
  final func mark(_ element: UIMenuElement) {
    for leaf in leaves { leaf.state = leaf === element ? .on : .off }
  }

  /// The first element that is on, or the first of all, which is then turned on. The others are
  /// turned off.
  final var markedLeaf: (any UIMenuLeaf)? {
    let leaves = leaves
    guard let selected = leaves.first(where: { $0.state == .on }) ?? leaves.first else {
      return nil
    }
    mark(selected)
    return selected
  }

  private var leaves: [any UIMenuLeaf] {
    children.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return menu.leaves }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }
}
