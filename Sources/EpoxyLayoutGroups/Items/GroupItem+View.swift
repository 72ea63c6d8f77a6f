// SPDX-License-Identifier: MIT

extension GroupItem where ItemType: EpoxyableView {
  /// An item that shows a view of a class with style, content and behaviours. Without a style the view is
  /// made by its `init()`.
  @inlinable init<ID: Hashable>(
    dataID: ID, style: ItemType.Style?, content: ItemType.Content?,
    behaviors: ItemType.Behaviors?
  ) {
    nonisolated(unsafe) let dataID = dataID
    nonisolated(unsafe) let (style, content, behaviors) = (style, content, behaviors)
    typealias Shape = ViewItemShape<ItemType, ID>
    let origin = MadeItemOrigin<ItemType>(shape: Shape.self) { task in
      switch task {
      case .make:
        guard let style else { return .made(Shape.makeView()) }
        return .made(MadeConstrainable(ItemType(style: style)))
      case .update(let made, let animated):
        guard let content else { return .yes }
        guard let view = made as? ItemType else { return .no }
        view.setContent(content, animated: animated)
        return .yes
      case .setBehaviors(let made):
        guard let view = made as? ItemType else { return .no }
        view.setBehaviors(behaviors)
        return .yes
      case .compare(let other):
        return other.match(dataID, style, content)
      case .match(let values):
        return .match(values.match(dataID, style, content))
      case .compareID(let other):
        return other.hasID(dataID)
      case .hasID(let other, let type):
        return ItemAnswer(dataID, equals: other, of: type)
      case .property(let slot):
        return .property(Shape.property(slot, dataID, style, content, behaviors))
      }
    }
    self.init(origin: origin)
  }
}

/// Stands for the types of an item that shows a view.
@usableFromInline enum ViewItemShape<View: EpoxyableView, ID: Hashable> {
  @preconcurrency @MainActor @usableFromInline static func makeView() -> MadeConstrainable {
    let view: View = ViewFactory.makeView()
    return MadeConstrainable(view)
  }

  @usableFromInline static func property(
    _ slot: ModelOriginSlot, _ id: ID, _ style: View.Style?, _ content: View.Content?,
    _ behaviors: View.Behaviors?
  ) -> StoredProperty? {
    nonisolated(unsafe) let behaviors = behaviors
    switch slot {
    case .dataID:
      return StoredValue<DataIDProperty>(id)
    case .makeView, .groupItems:
      return nil
    case .styleID:
      return style.map { StoredValue<StyleIDProperty>($0) }
    case .setBehaviors:
      return StoredValue<SetBehaviorsProperty<GroupItem<View>>> { context in
        context.constrainable.setBehaviors(behaviors)
      }
    case .setContent:
      guard let content else { return nil }
      nonisolated(unsafe) let shown = content
      return StoredValue<SetContentProperty<GroupItem<View>>> { context in
        context.constrainable.setContent(shown, animated: context.animated)
      }
    case .erasedContent:
      return content.map { StoredValue<ErasedContentProperty>($0) }
    case .isErasedContentEqual:
      guard let content else { return nil }
      return StoredValue<IsErasedContentEqualProperty> { other in
        (other.erasedContent as? View.Content).map { $0 == content } ?? false
      }
    }
  }
}
