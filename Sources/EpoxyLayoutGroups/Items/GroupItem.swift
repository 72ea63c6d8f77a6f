// SPDX-License-Identifier: MIT

/// An item of a group that makes a view, or another constrainable, of a given type.
///
/// An `EpoxyableView` creates its items with `groupItem(dataID:content:behaviors:style:)`. This
/// type serves other views, with closures:
///
/// ```swift
/// let item = GroupItem<UILabel>(
///   dataID: "title", content: "Hello",
///   make: { UILabel() },
///   setContent: { context, content in context.constrainable.text = content }
/// )
/// .numberOfLines(2)
/// .padding(8)
///
/// let container = item.makeConstrainable()
/// item.update(container, animated: false)
/// let label = (container as? ConstrainableContainer)?.constrainable as? UILabel
/// print(label?.text ?? "none", item.padding.top)  // Hello 8.0
/// ```
///
/// An item is a value: its modifiers return a changed copy. A call with the name of a property of
/// the view, such as `numberOfLines`, sets this property together with the content.
///
/// Its identity in a group consists of the `dataID`, the type of the constrainable, the `styleID`,
/// the alignments and the padding; if one of them changes, `make` is called for a new view. The
/// content is set again when it changes, behaviors with every update. What `make` captures is not
/// compared: pass it as parameters, which become the `styleID`.
@dynamicMemberLookup
public struct GroupItem<ItemType: Constrainable>: EpoxyModeled {
  /// Makes the constrainable, when the group first contains the item.
  @preconcurrency public var make: @MainActor () -> ItemType

  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// Creates an item without content.
  @preconcurrency
  public init(dataID: AnyHashable, make: @escaping @MainActor () -> ItemType) {
    self.make = make
    self.dataID = dataID
  }

  /// Creates an item with content.
  ///
  /// - Parameters:
  ///   - make: Makes the constrainable.
  ///   - setContent: Shows the content in a constrainable.
  @preconcurrency
  public init<Content: Equatable>(
    dataID: AnyHashable, content: Content, make: @escaping @MainActor () -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    self.make = make
    self.setContent(content, shownBy: setContent)
    self.dataID = dataID
  }

  /// Creates an item with content whose constrainable is made with parameters.
  ///
  /// The parameters become the `styleID`, so items with different parameters do not share a
  /// constrainable.
  ///
  /// - Parameters:
  ///   - make: Makes the constrainable with parameters.
  ///   - setContent: Shows the content in a constrainable.
  @preconcurrency
  public init<Params: Hashable, Content: Equatable>(
    dataID: AnyHashable, params: Params, content: Content,
    make: @escaping @MainActor (Params) -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    // Items are created on any actor, and their parameters need not be `Sendable`: only the main
    // actor calls the closure.
    nonisolated(unsafe) let makeParams = params
    self.init(
      dataID: dataID, content: content, make: { make(makeParams) }, setContent: setContent)
    styleID = params
  }
}

extension GroupItem: AccessibilityAlignmentProviding, DataIDProviding, ErasedContentProviding,
  HorizontalAlignmentProviding, PaddingProviding, SetBehaviorsProviding, SetContentProviding,
  StyleIDProviding, VerticalAlignmentProviding
{}

extension GroupItem: CallbackContextEpoxyModeled {
  /// The parameter of the closures of an item.
  public nonisolated struct CallbackContext {
    /// The constrainable that the item made.
    public let constrainable: ItemType

    /// Whether the update is animated.
    public let animated: Bool

    /// Creates a context from the values of its properties.
    public init(constrainable: ItemType, animated: Bool) {
      self.constrainable = constrainable
      self.animated = animated
    }
  }
}

extension GroupItem: GroupItemModeling, InternalGroupItem {
  var memberStyle: AnyHashable? { styleID }

  // Compares the properties where they are stored.
  func isSameItem(as other: any InternalGroupItem) -> Bool {
    guard type(of: other) == Self.self else { return false }
    let (own, others) = (storage, other.storage)
    return own.hasSameIdentity(as: others) && ItemPlacement(own) == ItemPlacement(others)
  }

  func isSameContent(as other: any InternalGroupItem) -> Bool {
    guard let other = other as? Self else { return false }
    return hasSameContent(as: other)
  }

  @preconcurrency @MainActor
  func makeMember() -> any Constrainable { make().unwrapped }

  @preconcurrency @MainActor
  func updateMember(_ member: any Constrainable, animated: Bool) {
    call(setContent, with: member, animated: animated)
  }

  @preconcurrency @MainActor
  func setMemberBehaviors(on member: any Constrainable) {
    call(setBehaviors, with: member, animated: false)
  }

  @preconcurrency @MainActor
  private func call(
    _ closure: (@MainActor (CallbackContext) -> Void)?, with member: any Constrainable,
    animated: Bool
  ) {
    guard let closure else { return }
    guard let constrainable = member as? ItemType else { return reportMismatch(member) }
    closure(CallbackContext(constrainable: constrainable, animated: animated))
  }
}
