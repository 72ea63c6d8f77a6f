// SPDX-License-Identifier: MIT

/// A closure that returns the controller whose view is the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns the menu, from elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: its actions, and optionally a preview.
///
/// ```swift
/// let configuration = UIContextMenuConfiguration(actionProvider: { _ in
///   UIMenu(children: [UIAction(title: "Copy") { _ in }])
/// })
/// print(configuration.identifier is NSUUID)  // true
/// ```
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// The identifier: the given one, or a unique one.
  open private(set) var identifier: any NSCopying

  /// The identifiers of further items that the menu affects.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number of items in a badge. It is stored without effect.
  open var badgeCount = 0

  /// The order of the elements where the menu is above its source.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Creates a configuration; all parameters are optional.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The orders of the elements of a menu.
  public enum ElementOrder: Int, Sendable {
    /// The order that fits the context.
    case automatic = 0
    /// The first element is nearest to the source.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }
}
