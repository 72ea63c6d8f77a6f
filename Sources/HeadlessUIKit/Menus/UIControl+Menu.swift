// SPDX-License-Identifier: MIT

extension UIControl {
  final func setMenuInteraction(_ isEnabled: Bool) {
    guard isEnabled != (menuInteraction != nil) else { return }
    if let menuInteraction {
      self.menuInteraction = nil
      return removeInteraction(menuInteraction)
    }
    let interaction = UIContextMenuInteraction(delegate: self)
    menuInteraction = interaction
    addInteraction(interaction)
  }

  /// Opens the menu as the primary action. Returns nil if there is none.
  final func openMenu(at location: CGPoint, with event: UIEvent?) -> MenuPresentation? {
    guard let menu = menuInteraction?.openAsPrimaryAction(at: location) else { return nil }
    send(.menuActionTriggered, with: event)
    return menu
  }
}
