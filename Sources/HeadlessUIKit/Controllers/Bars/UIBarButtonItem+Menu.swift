// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Shows the menu at the view of the item.
  final func showMenu() {
    guard let menu, let view = shownView, isEnabled else { return }
    let presentation = MenuPresentation(
      source: view, sender: self, order: preferredMenuElementOrder)
    presentation.onChoose = { [weak self] in self?.elementChosen($0) }
    presentation.open(menu, preview: nil, animator: nil)
  }

  private func elementChosen(_ element: UIMenuElement) {
    guard isPopUp, let menu else { return }
    menu.mark(element)
    showSelectedElement()
  }

  /// Whether the item shows the chosen element of its menu ("This shows the menu as options for
  /// selection if a menu is populated and no action when tapped is enabled", UIBarButtonItem.h).
  private var isPopUp: Bool {
    changesSelectionAsPrimaryAction && !hasAction && menu != nil
  }

  /// Shows the selected element, which is the first one if none is on, as a pop-up button does.
  final func showSelectedElement() {
    guard isPopUp, let selected = menu?.markedLeaf else { return }
    title = selected.title
    image = selected.image
  }

  /// Adds the long press that shows the menu of an item that also has an action.
  final func addMenuPress(to view: UIView) {
    guard menu != nil, hasAction else { return }
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] press in
        if press.state == .began { self?.showMenu() }
      })
  }
}
