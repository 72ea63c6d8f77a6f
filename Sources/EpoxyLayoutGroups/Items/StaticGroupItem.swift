// SPDX-License-Identifier: MIT

/// An item of an existing view or other constrainable.
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
