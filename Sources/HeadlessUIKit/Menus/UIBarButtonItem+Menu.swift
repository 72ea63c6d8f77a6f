// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Shows the menu at the view of the item.
  final func showMenu() {
    guard let menu, let view = shownView, isEnabled else { return }
    let presentation = MenuPresentation(
      source: view, sender: self, order: preferredMenuElementOrder)
    presentation.open(menu, preview: nil, animator: nil)
  }

  /// Adds the long press that shows the menu of an item with a primary action.
  final func addMenuPress(to view: UIView) {
    guard menu != nil, primaryAction != nil else { return }
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] press in
        if press.state == .began { self?.showMenu() }
      })
  }
}
