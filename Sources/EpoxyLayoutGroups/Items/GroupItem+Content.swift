// SPDX-License-Identifier: MIT

extension GroupItem {
  /// An item with content, how its view is made with parameters, and how it shows the content.
  @inlinable init<ID: Hashable, Params: Hashable, Content: Equatable>(
    _ dataID: ID, _ params: Params, _ content: Content,
    make: @escaping @MainActor (Params) -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    nonisolated(unsafe) let (dataID, params, content) = (dataID, params, content)
    typealias Shape = ContentItemShape<ItemType, ID, Params, Content>
    let origin = MadeItemOrigin<ItemType>(shape: Shape.self) { task in
      switch task {
      case .make:
        return .made(MadeConstrainable(any: make(params)))
      case .update(let made, let animated):
        guard let item = made as? ItemType else { return .no }
        setContent(CallbackContext(constrainable: item, animated: animated), content)
        return .yes
      case .setBehaviors:
        return .yes
      case .compare(let other):
        return other.match(dataID, params, content)
      case .match(let values):
        return .match(values.match(dataID, params, content))
      case .compareID(let other):
        return other.hasID(dataID)
      case .hasID(let other, let type):
        return ItemAnswer(dataID, equals: other, of: type)
      case .property(let slot):
        return .property(Shape.property(slot, dataID, params, content, setContent))
      }
    }
    self.init(origin: origin)
  }
}

/// Stands for the types of an item that was made with content and closures.
@usableFromInline
enum ContentItemShape<
  ItemType: Constrainable, ID: Hashable, Params: Hashable, Content: Equatable
> {
  @usableFromInline static func property(
    _ slot: ModelOriginSlot, _ id: ID, _ params: Params, _ content: Content,
    _ setContent: @escaping @MainActor (GroupItem<ItemType>.CallbackContext, Content) -> Void
  ) -> StoredProperty? {
    nonisolated(unsafe) let content = content
    switch slot {
    case .dataID:
      return StoredValue<DataIDProperty>(id)
    case .makeView, .setBehaviors, .groupItems:
      return nil
    case .styleID:
      return params is NoParams ? nil : StoredValue<StyleIDProperty>(params)
    case .setContent:
      return StoredValue<SetContentProperty<GroupItem<ItemType>>> { context in
        setContent(context, content)
      }
    case .erasedContent:
      return StoredValue<ErasedContentProperty>(content)
    case .isErasedContentEqual:
      return StoredValue<IsErasedContentEqualProperty> { other in
        (other.erasedContent as? Content).map { $0 == content } ?? false
      }
    }
  }
}

/// The parameters of an item whose view is made without any.
@usableFromInline struct NoParams: Hashable {
  @inlinable init() {}
}
