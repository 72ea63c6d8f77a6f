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

/// The context menus of all items of a view: one interaction, which asks the view's delegate.
@MainActor
final class ItemsContextMenu: NSObject {
  private weak var host: (any ContextMenuHost & _ItemsView)?
  /// The cell whose menu is open. Its item may get another index path in the meantime.
  private weak var cell: _ReusableView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ host: any ContextMenuHost & _ItemsView) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, isDismissal: Bool
  ) -> UITargetedPreview? {
    guard let host, let cell else { return nil }
    if let path = host.itemPath(of: cell),
      let own = host.menuPreview(configuration, at: path, isDismissal: isDismissal)
    {
      return own
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
    cell = path.flatMap { host.cellOfMenu(at: $0) } as? _ReusableView
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

extension _ItemsView {
  /// The index path of the item that a cell shows at present.
  final func itemPath(of cell: _ReusableView) -> IndexPath? {
    guard let key = cell.layoutAttributes?.key, visibleElements[key] === cell else { return nil }
    return key.path
  }
}
