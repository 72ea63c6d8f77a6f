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
  /// Makes the view.
  @preconcurrency public var make: @MainActor () -> ItemType

  /// What was set.
  public var storage = EpoxyModelStorage()

  /// An item without content.
  @preconcurrency
  public init(dataID: AnyHashable, make: @escaping @MainActor () -> ItemType) {
    self.make = make
    self.dataID = dataID
  }

  /// An item with content, how its view is made, and how it shows the content.
  @inlinable @preconcurrency
  public init<Content: Equatable>(
    dataID: AnyHashable, content: Content,
    make: @escaping @MainActor () -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.init(dataID: dataID, make: make)
    erasedContent = content
    isErasedContentEqual = { other in
      (other.erasedContent as? Content).map { $0 == content } ?? false
    }
    nonisolated(unsafe) let content = content
    self.setContent = { context in setContent(context, content) }
  }

  /// An item with content, how its view is made with parameters, and how it shows the content.
  ///
  /// Other parameters make another view: they become the `styleID`.
  @inlinable @preconcurrency
  public init<Params: Hashable, Content: Equatable>(
    dataID: AnyHashable, params: Params, content: Content,
    make: @escaping @MainActor (Params) -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    nonisolated(unsafe) let sentParams = params
    self.init(
      dataID: dataID, content: content, make: { make(sentParams) }, setContent: setContent)
    styleID = params
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

extension GroupItem: InternalGroupItemModeling {
  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    AnyGroupItem(unnested: self)
  }

  /// A new view, in a container with the item's alignments and padding. It has no content yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    container(of: make())
  }

  /// Gives the view its content.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    guard let setContent, let item = made(constrainable) else { return }
    setContent(CallbackContext(constrainable: item, animated: animated))
  }

  /// Gives the view its behaviours.
  @preconcurrency @MainActor
  public func setBehaviors(on constrainable: any Constrainable) {
    guard let setBehaviors, let item = made(constrainable) else { return }
    setBehaviors(CallbackContext(constrainable: item, animated: false))
  }

  @MainActor
  private func made(_ constrainable: any Constrainable) -> ItemType? {
    if let item = constrainable.unwrapped as? ItemType { return item }
    EpoxyLogger.shared.assertionFailure(
      "Item \(dataID) makes a \(ItemType.self), and was given \(constrainable.unwrapped).")
    return nil
  }
}

extension GroupItem: Diffable {
  /// The identity: `dataID`, the type of what is made, `styleID`, alignments and padding.
  public var diffIdentifier: AnyHashable { identity }

  var identity: GroupItemIdentity {
    identity(.item(ObjectIdentifier(ItemType.self)), dataID, styleID: styleID)
  }

  /// Whether the contents are equal. Two items without content are; with a content on one side only
  /// they are not.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? Self, dataID == other.dataID else { return false }
    guard let isErasedContentEqual else { return other.isErasedContentEqual == nil }
    return isErasedContentEqual(other)
  }
}
