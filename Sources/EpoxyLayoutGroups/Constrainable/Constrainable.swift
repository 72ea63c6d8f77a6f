// SPDX-License-Identifier: MIT

/// An object that Auto Layout positions: a view, a layout guide, or a group of them.
///
/// `UIView`, ``LayoutSpacer`` and all groups conform to it. Alignments and padding are set on any
/// constrainable, with calls that return a container:
///
/// ```swift
/// let view = UIView()
/// let label = UILabel()
/// let padded = label.padding(4).horizontalAlignment(.center)
/// label.install(in: view)
/// print(padded.isEqual(to: label), padded.owningView === view)  // true true
/// ```
///
/// `dataID` identifies an object in a list without an ID of its own: for views, groups and spacers
/// it is the object itself. The anchors may be used before the constrainable is installed, but
/// constraints between two constrainables can be active only in a common view.
@preconcurrency @MainActor
public protocol Constrainable {
  /// The anchor of the edge at which lines of text begin.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the edge at which lines of text end.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the left edge, for every layout direction.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the right edge, for every layout direction.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the width, in points.
  var widthAnchor: NSLayoutDimension { get }
  /// The anchor of the height, in points.
  var heightAnchor: NSLayoutDimension { get }
  /// The anchor of the center along the x axis.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The anchor of the center along the y axis.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The baseline of the first line of text.
  var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  /// The baseline of the last line of text.
  var lastBaselineAnchor: NSLayoutYAxisAnchor { get }

  /// The identity of the constrainable.
  var dataID: AnyHashable { get }

  /// The view in which the constrainable is installed; nil before it is installed.
  var owningView: UIView? { get }

  /// The frame in the coordinate system of the owning view.
  var layoutFrame: CGRect { get }

  /// Installs the constrainable in a view.
  func install(in view: UIView)

  /// Uninstalls the constrainable from its view.
  func uninstall()

  /// Whether both are the same object.
  func isEqual(to constrainable: any Constrainable) -> Bool
}

extension Constrainable where Self: NSObject {
  /// By default the identity of the object.
  public var dataID: AnyHashable { ObjectIdentifier(self) }
}

extension Constrainable {
  /// The identity of the constrainable in a list: `dataID`.
  public var diffIdentifier: AnyHashable { dataID }

  /// Whether both are the same object.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? any Constrainable else { return false }
    return isEqual(to: other)
  }
}
