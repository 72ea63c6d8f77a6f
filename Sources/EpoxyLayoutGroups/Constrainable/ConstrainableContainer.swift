// SPDX-License-Identifier: MIT

/// A constrainable with the alignments and the padding that it has in a group.
public struct ConstrainableContainer: EpoxyModeled {
  /// The contained constrainable, which is not a container.
  public let constrainable: any Constrainable

  /// The alignments and the padding that were set.
  public var storage = EpoxyModelStorage()

  /// Contains a constrainable. A container in it is unwrapped, and its alignments and padding are
  /// taken over.
  public init(_ constrainable: any Constrainable) {
    if let container = constrainable as? ConstrainableContainer {
      self = container
    } else {
      self.constrainable = constrainable
    }
  }

  /// Contains what is no container with what an item says about its place.
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
  // Models and constrainables both have these calls; here it is clear that they are one.

  /// The container with another alignment across; none for the group's.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> ConstrainableContainer {
    updated { $0.horizontalAlignment = alignment }
  }

  /// The container with another alignment down; none for the group's.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> ConstrainableContainer {
    updated { $0.verticalAlignment = alignment }
  }

  /// The container with another alignment for large text; none for the alignment across.
  public func accessibilityAlignment(
    _ alignment: VGroup.ItemAlignment?
  ) -> ConstrainableContainer {
    updated { $0.accessibilityAlignment = alignment }
  }

  /// The container with other room around the constrainable.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> ConstrainableContainer {
    updated { $0.padding = insets }
  }

  /// The container with the same room on all four sides.
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
  /// The view that the contained one lies in.
  public var owningView: UIView? { constrainable.owningView }

  /// The rectangle of the contained one.
  public var layoutFrame: CGRect { constrainable.layoutFrame }

  /// The contained constrainable.
  public var wrapped: any Constrainable { constrainable }

  /// The contained constrainable.
  public var anchor: any Constrainable { constrainable }

  /// The identity of the contained constrainable.
  public var dataID: AnyHashable { constrainable.dataID }

  /// Puts the contained one into a view.
  public func install(in view: UIView) {
    constrainable.install(in: view)
  }

  /// Takes the contained one out of its view.
  public func uninstall() {
    constrainable.uninstall()
  }

  /// Whether the contained ones are the same.
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
