// SPDX-License-Identifier: MIT

/// An item of an existing view or other constrainable.
///
/// A result builder makes it from a view, so its name is rarely written. Use it where the view is
/// stored by its owner; use ``GroupItem`` where the group makes the view.
///
/// ```swift
/// let view = UIView()
/// let (title, button) = (UILabel(), UIButton(type: .system))
/// let group = HGroup(spacing: 8) {
///   title
///   button.verticalAlignment(.center)
/// }
/// group.install(in: view)
/// group.setItems([StaticGroupItem(button)], animated: false)
/// print(title.superview == nil, button.superview === view)  // true true
/// ```
///
/// The identity is the object, so a view that occurs twice in a group is a duplicate, of which the
/// group warns. A view that is an item of groups in two views is moved to the later one. The group
/// does not set content: change the view itself.
public struct StaticGroupItem: EpoxyModeled {
  let constrainable: any Constrainable

  /// The properties that were set.
  public var storage: EpoxyModelStorage

  /// Creates an item of a constrainable, with the alignments and the padding that were set on it.
  public init(_ constrainable: any Constrainable) {
    let container = ConstrainableContainer(constrainable)
    self.constrainable = container.constrainable
    storage = container.storage
  }
}

extension StaticGroupItem: AccessibilityAlignmentProviding, DataIDProviding,
  HorizontalAlignmentProviding, PaddingProviding, VerticalAlignmentProviding
{
  /// The identity that was set; by default that of the constrainable.
  public var dataID: AnyHashable {
    get {
      let dataID = storage[DataIDProperty.self]
      return dataID == AnyHashable(DefaultDataID.noneProvided) ? constrainableID.dataID : dataID
    }
    set { storage[DataIDProperty.self] = newValue }
  }

  private var constrainableID: ConstrainableIdentity { ConstrainableIdentity(constrainable) }
}

extension StaticGroupItem: GroupItemModeling, InternalGroupItem {
  var memberStyle: AnyHashable? { constrainableID }

  func isSameContent(as other: any InternalGroupItem) -> Bool {
    (other as? StaticGroupItem)?.constrainableID == constrainableID
  }

  @preconcurrency @MainActor
  func makeMember() -> any Constrainable { constrainable }

  /// Has no effect: the constrainable has its content already.
  @preconcurrency @MainActor
  func updateMember(_: any Constrainable, animated _: Bool) {}

  /// Has no effect: the constrainable has its behaviors already.
  @preconcurrency @MainActor
  func setMemberBehaviors(on _: any Constrainable) {}
}
