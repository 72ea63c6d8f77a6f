// SPDX-License-Identifier: MIT

/// An item of a group with the type of what it makes erased.
///
/// Closures that are set here do not replace those of the wrapped item: these are called first.
public struct AnyGroupItem: EpoxyModeled {
  private var model: any InternalGroupItemModeling

  /// Whether anything was set here. Most items are erased and left alone, and looking closures up takes
  /// longer than calling them.
  private var isChanged = false

  init(_ model: any InternalGroupItemModeling) {
    self.model = model
  }

  init<ItemType>(unnested model: GroupItem<ItemType>) {
    self.model = model
  }

  /// What was set, the wrapped item's included.
  public var storage: EpoxyModelStorage {
    get { model.storage }
    _modify {
      isChanged = true
      yield &model.storage
    }
  }
}

extension AnyGroupItem: SetContentProviding, SetBehaviorsProviding {}

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

extension AnyGroupItem: InternalGroupItemModeling {
  /// The item itself.
  public func eraseToAnyGroupItem() -> AnyGroupItem { self }

  /// What tells the item from the others of its group.
  public var dataID: AnyHashable {
    // A computed ID is not in the storage: the item is asked.
    get { model.dataID }
    set { self = dataID(newValue) }
  }

  /// A new constrainable, in a container with the item's alignments and padding. It has no content
  /// yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    model.makeConstrainable()
  }

  /// Gives the constrainable its content, and then calls what was set here.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    model.update(constrainable, animated: animated)
    if isChanged { setContent?(CallbackContext(constrainable: constrainable.unwrapped)) }
  }

  /// Gives the constrainable its behaviours, and then calls what was set here.
  @preconcurrency @MainActor
  public func setBehaviors(on constrainable: any Constrainable) {
    model.setBehaviors(on: constrainable)
    if isChanged { setBehaviors?(CallbackContext(constrainable: constrainable.unwrapped)) }
  }
}

extension AnyGroupItem: Diffable {
  /// The identity of the wrapped item.
  public var diffIdentifier: AnyHashable { model.diffIdentifier }

  var identity: GroupItemIdentity { model.identity }

  /// Whether the contents of the wrapped items are equal.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    if let other = otherDiffableItem as? AnyGroupItem {
      return model.isDiffableItemEqual(to: other.model)
    }
    return model.isDiffableItemEqual(to: otherDiffableItem)
  }
}
