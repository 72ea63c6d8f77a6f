// SPDX-License-Identifier: MIT

/// A constrainable with its alignments and padding in a group.
public struct ConstrainableContainer: EpoxyModeled {
  /// The contained constrainable, which is not a container.
  public let constrainable: any Constrainable

  /// The alignments and the padding that were set.
  public var storage = EpoxyModelStorage()

  /// Creates a container of a constrainable. If the constrainable is a container, it is unwrapped, and its
  /// alignments and padding are adopted.
  public init(_ constrainable: any Constrainable) {
    if let container = constrainable as? ConstrainableContainer {
      self = container
    } else {
      self.constrainable = constrainable
    }
  }

  /// Creates a container of a constrainable that is not a container, with the placement of an item.
  init(_ constrainable: any Constrainable, _ placement: ItemPlacement) {
    self.constrainable = constrainable
    if let alignment = placement.horizontalAlignment { horizontalAlignment = alignment }
    if let alignment = placement.verticalAlignment { verticalAlignment = alignment }
    if let alignment = placement.accessibilityAlignment { accessibilityAlignment = alignment }
    if placement.padding != .zero { padding = placement.padding }
  }
}

extension ConstrainableContainer: AccessibilityAlignmentProviding, HorizontalAlignmentProviding,
  PaddingProviding, VerticalAlignmentProviding
{
  // Models and constrainables both have these methods; the container resolves the ambiguity.

  /// Returns the container with another horizontal alignment; nil for that of the group.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> ConstrainableContainer {
    updated { $0.horizontalAlignment = alignment }
  }

  /// Returns the container with another vertical alignment; nil for that of the group.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> ConstrainableContainer {
    updated { $0.verticalAlignment = alignment }
  }

  /// Returns the container with another alignment for accessibility text sizes; nil for the horizontal
  /// alignment.
  public func accessibilityAlignment(
    _ alignment: VGroup.ItemAlignment?
  ) -> ConstrainableContainer {
    updated { $0.accessibilityAlignment = alignment }
  }

  /// Returns the container with other padding.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> ConstrainableContainer {
    updated { $0.padding = insets }
  }

  /// Returns the container with the same padding on all four sides.
  public func padding(_ length: CGFloat) -> ConstrainableContainer {
    padding(.init(top: length, leading: length, bottom: length, trailing: length))
  }

  private func updated(_ change: (inout ConstrainableContainer) -> Void) -> ConstrainableContainer {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ConstrainableContainer: Constrainable, AnchoringContainer {
  /// The view in which the contained constrainable is installed.
  public var owningView: UIView? { constrainable.owningView }

  /// The frame of the contained constrainable.
  public var layoutFrame: CGRect { constrainable.layoutFrame }

  /// The contained constrainable.
  public var wrapped: any Constrainable { constrainable }

  /// The contained constrainable.
  public var anchor: any Constrainable { constrainable }

  /// The identity of the contained constrainable.
  public var dataID: AnyHashable { constrainable.dataID }

  /// Installs the contained constrainable in a view.
  public func install(in view: UIView) {
    constrainable.install(in: view)
  }

  /// Uninstalls the contained constrainable from its view.
  public func uninstall() {
    constrainable.uninstall()
  }

  /// Whether both contain the same constrainable.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    self.constrainable.isEqual(to: constrainable.unwrapped)
  }
}

extension Constrainable {
  /// The constrainable in the container, or the constrainable itself.
  nonisolated var unwrapped: any Constrainable {
    (self as? ConstrainableContainer)?.constrainable ?? self
  }
}
