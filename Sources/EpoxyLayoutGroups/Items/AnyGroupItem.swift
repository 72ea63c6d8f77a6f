// SPDX-License-Identifier: MIT

/// An item of a group with the type of what it makes erased.
///
/// Closures that are set here do not replace those of the wrapped item: these are called first.
public struct AnyGroupItem: EpoxyModeled {
  private(set) var properties: ItemProperties<ItemOrigin>

  init(_ properties: ItemProperties<ItemOrigin>) {
    self.properties = properties
  }

  /// What was set, the wrapped item's included.
  public var storage: EpoxyModelStorage {
    get { properties.storage }
    set { properties.storage = newValue }
  }
}

extension AnyGroupItem: DataIDProviding, SetContentProviding, SetBehaviorsProviding {}

extension AnyGroupItem: CallbackContextEpoxyModeled {
  /// What the closures of an erased item are given.
  public nonisolated struct CallbackContext {
    /// What the item made.
    public let constrainable: any Constrainable

    /// Creates a context.
    public init(constrainable: any Constrainable) {
      self.constrainable = constrainable
    }
  }
}

extension AnyGroupItem: GroupItemModeling {
  /// The item itself.
  public func eraseToAnyGroupItem() -> AnyGroupItem { self }

  /// A new constrainable, in a container with the item's alignments and padding. It has no content
  /// yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    let made = make()
    // No group may be around that passes on other sizes of text.
    if properties.origin is NestedGroupOrigin, let group = made.group {
      ContentSizeCategories.shared.list(group)
    }
    return ConstrainableContainer(made.constrainable, ItemPlacement(properties.last))
  }

  /// Gives the constrainable its content, and then calls what was set here.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    update(MadeConstrainable(any: constrainable), animated: animated)
  }

  /// Gives the constrainable its behaviours, and then calls what was set here.
  @preconcurrency @MainActor
  public func setBehaviors(on constrainable: any Constrainable) {
    setBehaviors(on: MadeConstrainable(any: constrainable))
  }
}

extension AnyGroupItem {
  @preconcurrency @MainActor func make() -> MadeConstrainable {
    properties.origin.make(properties.last)
  }

  @preconcurrency @MainActor func update(_ made: MadeConstrainable, animated: Bool) {
    properties.origin.update(made, properties.last, animated: animated)
    guard properties.last.mayHaveCallbacks else { return }
    let closure = EpoxyModelStorage.latest(SetContentProperty<Self>.self, in: properties.last)
    closure??(CallbackContext(constrainable: made.constrainable))
  }

  @preconcurrency @MainActor func setBehaviors(on made: MadeConstrainable) {
    properties.origin.setBehaviors(on: made, properties.last)
    guard properties.last.mayHaveCallbacks else { return }
    let closure = EpoxyModelStorage.latest(SetBehaviorsProperty<Self>.self, in: properties.last)
    closure??(CallbackContext(constrainable: made.constrainable))
  }
}

extension AnyGroupItem: Diffable {
  /// The identity of the wrapped item.
  public var diffIdentifier: AnyHashable { properties.identity }

  /// Whether the contents of the wrapped items are equal.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? any GroupItemModeling else { return false }
    let properties = other.eraseToAnyGroupItem().properties
    return self.properties.dataID == properties.dataID
      && self.properties.isSameContent(as: properties)
  }
}

extension AnyGroupItem {
  @preconcurrency @MainActor func makeMember() -> any Constrainable { make().constrainable }

  @preconcurrency @MainActor func updateMember(_ member: any Constrainable, animated: Bool) {
    update(MadeConstrainable(any: member), animated: animated)
  }

  @preconcurrency @MainActor func setMemberBehaviors(on member: any Constrainable) {
    setBehaviors(on: MadeConstrainable(any: member))
  }

  var identity: GroupItemIdentity { properties.identity }

  func isSameItem(as other: AnyGroupItem) -> Bool { properties.isSameItem(as: other.properties) }

  func isSameContent(as other: AnyGroupItem) -> Bool {
    properties.isSameContent(as: other.properties)
  }

  var placement: ItemPlacement? {
    guard let last = properties.last, last.mayInclude(ItemPlacement.isKey) else { return nil }
    return ItemPlacement(last)
  }
}
