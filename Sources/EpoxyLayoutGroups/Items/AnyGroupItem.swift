// SPDX-License-Identifier: MIT

/// An item of a group with its type erased.
///
/// Closures that are set on an erased item are called after the closures of the wrapped item.
///
/// ```swift
/// let items: [AnyGroupItem] = [
///   GroupItem<UILabel>(dataID: "title") { UILabel() }.eraseToAnyGroupItem(),
///   SpacerItem(dataID: "space").eraseToAnyGroupItem(),
/// ]
/// print(items.map(\.dataID))  // [AnyHashable("title"), AnyHashable("space")]
/// ```
///
/// A spacer is erased to the item of a ``LayoutSpacer``.
public struct AnyGroupItem: EpoxyModeled {
  /// The wrapped item, which is not an `AnyGroupItem`.
  private var item: any InternalGroupItem

  init(wrapping item: some InternalGroupItem) {
    self.item = item
  }

  /// The properties of the wrapped item and those set on the erased item.
  public var storage: EpoxyModelStorage {
    get { item.storage }
    set { item.storage = newValue }
  }
}

extension AnyGroupItem: DataIDProviding, SetContentProviding, SetBehaviorsProviding {
  /// The identity of the item, unique in its group.
  public var dataID: AnyHashable {
    get { item.dataID }
    set { storage[DataIDProperty.self] = newValue }
  }
}

extension AnyGroupItem: CallbackContextEpoxyModeled {
  /// The parameter of the closures of an erased item.
  public nonisolated struct CallbackContext {
    /// The constrainable that the item made.
    public let constrainable: any Constrainable

    /// Creates a context for closures that apply to a constrainable.
    public init(constrainable: any Constrainable) {
      self.constrainable = constrainable
    }
  }
}

extension AnyGroupItem: GroupItemModeling {
  /// Returns the item itself.
  public func eraseToAnyGroupItem() -> AnyGroupItem { self }

  /// Returns a new constrainable without content, in a container with the item's alignments and
  /// padding.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    let member = makeMember()
    return placement.map { ConstrainableContainer(member, $0) } ?? ConstrainableContainer(member)
  }

  /// Sets the content of a constrainable of the item, and then calls `setContent` of the erased
  /// item.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    updateMember(constrainable.unwrapped, animated: animated)
  }

  /// Sets the behaviors of a constrainable of the item, and then calls `setBehaviors` of the erased
  /// item.
  @preconcurrency @MainActor
  public func setBehaviors(on constrainable: any Constrainable) {
    setMemberBehaviors(on: constrainable.unwrapped)
  }
}

extension AnyGroupItem: Diffable {
  /// The identity of the item in its group: `dataID`, the type of the wrapped item, its style, its
  /// alignments and its padding.
  public var diffIdentifier: AnyHashable { identity }

  /// Whether both items have the same ID and equal contents.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = (otherDiffableItem as? any GroupItemModeling)?.eraseToAnyGroupItem() else {
      return false
    }
    return dataID == other.dataID && isSameContent(as: other)
  }
}

// MARK: - In a group

extension AnyGroupItem {
  var identity: GroupItemIdentity { item.identity }

  /// The position of the item in its group; nil if nothing was set.
  var placement: ItemPlacement? { item.placement }

  /// Whether both items share a constrainable.
  func isSameItem(as other: AnyGroupItem) -> Bool { item.isSameItem(as: other.item) }

  /// Whether a constrainable that shows `other` also shows this item.
  func isSameContent(as other: AnyGroupItem) -> Bool { item.isSameContent(as: other.item) }

  /// Makes the constrainable of the item, without a container and without content.
  @preconcurrency @MainActor
  func makeMember() -> any Constrainable { item.makeMember() }

  /// Sets the content of a constrainable that an item of the same identity has made.
  @preconcurrency @MainActor
  func updateMember(_ member: any Constrainable, animated: Bool) {
    item.updateMember(member, animated: animated)
    setContent?(CallbackContext(constrainable: member))
  }

  /// Sets the behaviors of a constrainable that an item of the same identity has made.
  @preconcurrency @MainActor
  func setMemberBehaviors(on member: any Constrainable) {
    item.setMemberBehaviors(on: member)
    setBehaviors?(CallbackContext(constrainable: member))
  }
}
