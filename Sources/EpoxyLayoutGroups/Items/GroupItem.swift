// SPDX-License-Identifier: MIT

/// An item of a group that makes a view, or another constrainable, of a given type.
///
///     GroupItem<UILabel>(
///       dataID: "title", content: "Hello",
///       make: { UILabel() },
///       setContent: { context, content in context.constrainable.text = content })
///       .numberOfLines(2)
///
/// A model is a value: the calls that set something return another one. Its identity in a group is its
/// `dataID` with the type, the `styleID`, the alignments and the padding. The content is set again only
/// when it differs, behaviours whenever items are set.
@dynamicMemberLookup
public struct GroupItem<ItemType: Constrainable>: EpoxyModeled {
  var properties: ItemProperties<WorkingItemOrigin>

  /// Makes the view.
  @preconcurrency public var make: @MainActor () -> ItemType {
    get {
      nonisolated(unsafe) let origin = unsafeDowncast(
        properties.origin, to: MadeItemOrigin<ItemType>.self)
      return { origin.makeItem() }
    }
    set {
      let last = storage.flattened().last
      properties = ItemProperties(
        MadeItemOrigin<ItemType>(dataID: properties.origin.dataID, make: newValue), last)
    }
  }

  /// What was set.
  public var storage: EpoxyModelStorage {
    get { properties.storage }
    set { properties.storage = newValue }
  }

  /// An item of an origin, which is a `MadeItemOrigin` of its type.
  @usableFromInline init(origin: WorkingItemOrigin) {
    properties = ItemProperties(origin)
  }

  /// An item without content.
  @preconcurrency
  public init(dataID: AnyHashable, make: @escaping @MainActor () -> ItemType) {
    self.init(origin: MadeItemOrigin(dataID: dataID, make: make))
  }

  /// An item with content, how its view is made, and how it shows the content.
  @inlinable @preconcurrency
  public init<Content: Equatable>(
    dataID: some Hashable, content: Content,
    make: @escaping @MainActor () -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.init(dataID, NoParams(), content, make: { _ in make() }, setContent: setContent)
  }

  /// An item with content, how its view is made with parameters, and how it shows the content.
  ///
  /// Other parameters make another view: they become the `styleID`.
  @inlinable @preconcurrency
  public init<Params: Hashable, Content: Equatable>(
    dataID: some Hashable, params: Params, content: Content,
    make: @escaping @MainActor (Params) -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.init(dataID, params, content, make: make, setContent: setContent)
  }
}

extension GroupItem: AccessibilityAlignmentProviding, DataIDProviding, ErasedContentProviding,
  HorizontalAlignmentProviding, PaddingProviding, SetBehaviorsProviding, SetContentProviding,
  StyleIDProviding, VerticalAlignmentProviding
{}

extension GroupItem: CallbackContextEpoxyModeled {
  /// What the closures of an item are given.
  public nonisolated struct CallbackContext {
    /// What the item made.
    public let constrainable: ItemType

    /// Whether changes are to be animated.
    public let animated: Bool

    /// Creates a context.
    public init(constrainable: ItemType, animated: Bool) {
      self.constrainable = constrainable
      self.animated = animated
    }
  }
}

extension GroupItem: GroupItemModeling {
  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem { properties.erased }

  /// A new view, in a container with the item's alignments and padding. It has no content yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable { properties.erased.makeConstrainable() }

  /// Gives the view its content.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    properties.origin.update(
      MadeConstrainable(any: constrainable), properties.last, animated: animated)
  }

  /// Gives the view its behaviours.
  @preconcurrency @MainActor
  public func setBehaviors(on constrainable: any Constrainable) {
    properties.origin.setBehaviors(on: MadeConstrainable(any: constrainable), properties.last)
  }
}

extension GroupItem: Diffable {
  /// The identity: `dataID`, the type of what is made, `styleID`, alignments and padding.
  public var diffIdentifier: AnyHashable { properties.identity }

  /// Whether the contents are equal. Two items without content are; with a content on one side only
  /// they are not.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? Self, dataID == other.dataID else { return false }
    return properties.isSameContent(as: other.properties)
  }
}
