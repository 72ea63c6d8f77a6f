// SPDX-License-Identifier: MIT

/// A collection view or a table view, whose delegate supplies the context menus of its items.
@MainActor
protocol ContextMenuHost: AnyObject {
  /// The item at a point; nil beside all items.
  func pathOfMenu(at point: CGPoint) -> IndexPath?
  /// The cell that shows an item.
  func cellOfMenu(at path: IndexPath) -> UIView?
  /// Returns what the delegate has for an item, or for the space beside all items.
  func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the delegate's preview while the menu is open, or when it closes.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
  ) -> UITargetedPreview?
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of all items of a view: one interaction, which calls the view's delegate.
@MainActor
final class ItemsContextMenu: NSObject {
  private weak var host: (any ContextMenuHost & _ItemsView)?
  /// The item whose menu is open; nil beside all items. The item may move or disappear in the
  /// meantime, and another view may show it.
  private var item: ItemReference?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ host: any ContextMenuHost & _ItemsView) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, isDismissal: Bool
  ) -> UITargetedPreview? {
    guard let host, let path = item?.path else { return nil }
    if let own = host.menuPreview(configuration, at: path, isDismissal: isDismissal) { return own }
    // The delegate may have removed the item.
    guard let path = item?.path, let cell = host.cellOfMenu(at: path), cell.superview != nil else {
      return nil
    }
    return UITargetedPreview(view: cell)
  }
}

extension ItemsContextMenu: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let host, host.movement == nil else { return nil }
    let path = host.pathOfMenu(at: location)
    item = path.map { host.reference(to: $0) }
    return host.menuConfiguration(at: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, isDismissal: false)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, isDismissal: true)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    host?.menuWillCommit(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host?.menuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host?.menuWillEnd(configuration, animator)
  }
}
