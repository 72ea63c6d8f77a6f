// SPDX-License-Identifier: MIT

/// An element of a menu that does something when it is chosen: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// The title that the menu shows.
  var title: String { get set }

  /// The text of a second line, below the title.
  var subtitle: String? { get set }

  /// The image beside the title; nil for none.
  var image: UIImage? { get set }

  /// A title for places that explain the element.
  var discoverabilityTitle: String? { get set }

  /// The attributes of the element.
  var attributes: UIMenuElement.Attributes { get set }

  /// The state of the element.
  var state: UIMenuElement.State { get set }

  /// The object that triggered the element; nil unless it is being performed.
  var sender: AnyObject? { get }

  /// Performs the element, unless it is disabled.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
