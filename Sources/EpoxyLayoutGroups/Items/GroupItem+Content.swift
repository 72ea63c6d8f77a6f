// SPDX-License-Identifier: MIT

extension GroupItem {
  /// An item with content, how its view is made with parameters, and how it shows the content.
  @inlinable init<Params: Hashable, Content: Equatable>(
    _ dataID: AnyHashable, _ params: Params, _ content: Content,
    make: @escaping @MainActor (Params) -> ItemType,
    setContent: @escaping @MainActor (CallbackContext, Content) -> Void
  ) {
    nonisolated(unsafe) let (params, content) = (params, content)
    typealias Shape = ContentItemShape<ItemType, Params, Content>
    let origin = MadeItemOrigin<ItemType>(dataID: dataID, shape: Shape.self) { task in
      switch task {
      case .make:
        return .made(MadeConstrainable(make(params)))
      case .update(let made, let animated):
        guard let item = made as? ItemType else { return .no }
        setContent(CallbackContext(constrainable: item, animated: animated), content)
        return .yes
      case .setBehaviors:
        return .yes
      case .compareStyle(let other):
        return ItemTask.compare(style: params, with: other)
      case .compareContent(let other):
        return ItemTask.compare(content: content, with: other)
      case .hasStyle(let other):
        return ItemAnswer(other.assumingMemoryBound(to: Params.self).pointee == params)
      case .hasContent(let other):
        return ItemAnswer(other.assumingMemoryBound(to: Content.self).pointee == content)
      case .property(let slot):
        return .property(Shape.property(slot, params, content, setContent))
      }
    }
    self.init(origin: origin)
  }
}

/// Stands for the types of an item that was made with content and closures.
@usableFromInline
enum ContentItemShape<
  ItemType: Constrainable, Params: Hashable, Content: Equatable
> {
  @usableFromInline static func property(
    _ slot: ModelOriginSlot, _ params: Params, _ content: Content,
    _ setContent: @escaping @MainActor (GroupItem<ItemType>.CallbackContext, Content) -> Void
  ) -> StoredProperty? {
    nonisolated(unsafe) let content = content
    switch slot {
    case .dataID, .makeView, .setBehaviors, .groupItems:
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
