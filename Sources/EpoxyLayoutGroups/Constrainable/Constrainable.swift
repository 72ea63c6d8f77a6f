// SPDX-License-Identifier: MIT

/// Something that Auto Layout places: a view, a guide, or a group of them.
@preconcurrency @MainActor
public protocol Constrainable {
  /// The edge where lines of text begin.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The edge where lines of text end.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The middle, across.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The middle, down.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// Where the first line of text stands.
  var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  /// Where the last line of text stands.
  var lastBaselineAnchor: NSLayoutYAxisAnchor { get }

  /// The identity of the constrainable.
  var dataID: AnyHashable { get }

  /// The view that it lies in; none before it is installed.
  var owningView: UIView? { get }

  /// Its rectangle in the view that it lies in.
  var layoutFrame: CGRect { get }

  /// Puts it into a view.
  func install(in view: UIView)

  /// Takes it out of its view.
  func uninstall()

  /// Whether the other one is the same.
  func isEqual(to constrainable: any Constrainable) -> Bool
}

extension Constrainable where Self: NSObject {
  /// The object itself.
  public var dataID: AnyHashable { ObjectIdentifier(self) }
}

extension Constrainable {
  /// The identity of the constrainable in a list: `dataID`.
  public var diffIdentifier: AnyHashable { dataID }

  /// Whether the other one is the same.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? any Constrainable else { return false }
    return isEqual(to: other)
  }
}
