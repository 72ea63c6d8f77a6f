// SPDX-License-Identifier: MIT

// A button that shows the chosen element of its menu: a pop-up button.
extension UIButton {
  final var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Turns one element of the menu on, and the others off.
  final func mark(_ element: UIMenuElement) {
    for leaf in leavesOfMenu { leaf.state = leaf === element ? .on : .off }
    showSelectedElement()
  }

  /// Shows the selected element, which is the first one if none is on ("UIButton",
  /// `changesSelectionAsPrimaryAction`).
  final func showSelectedElement() {
    guard isPopUp else { return }
    let leaves = leavesOfMenu
    guard let selected = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return }
    for leaf in leaves { leaf.state = leaf === selected ? .on : .off }
    if configuration != nil {
      configuration?.title = selected.title
      configuration?.image = selected.image
    } else {
      setTitle(selected.title, for: .normal)
      setImage(selected.image, for: .normal)
    }
  }

  private var leavesOfMenu: [any UIMenuLeaf] {
    func leaves(of menu: UIMenu) -> [any UIMenuLeaf] {
      menu.children.flatMap { element -> [any UIMenuLeaf] in
        if let menu = element as? UIMenu { return leaves(of: menu) }
        return (element as? any UIMenuLeaf).map { [$0] } ?? []
      }
    }
    return menu.map(leaves) ?? []
  }
}
