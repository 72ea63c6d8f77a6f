// SPDX-License-Identifier: MIT

extension GroupItem where ItemType: EpoxyableView {
  /// An item that shows a view of a class with style, content and behaviours. Without a style the view is
  /// made by its `init()`.
  @inlinable init(
    dataID: AnyHashable, style: ItemType.Style?, content: ItemType.Content?,
    behaviors: ItemType.Behaviors?
  ) {
    nonisolated(unsafe) let (style, content, behaviors) = (style, content, behaviors)
    let origin = MadeItemOrigin<ItemType>(dataID: dataID, shape: ViewItemShape<ItemType>.self) {
      task in
      switch task {
      case .make:
        guard let style else { return .made(ViewItemShape<ItemType>.makeView()) }
        let view = ItemType(style: style)
        return .made(MadeConstrainable(view, view))
      case .update(let made, let animated):
        guard let content else { return .yes }
        guard let view = made as? ItemType else { return .no }
        view.setContent(content, animated: animated)
        return .yes
      case .setBehaviors(let made):
        guard let view = made as? ItemType else { return .no }
        view.setBehaviors(behaviors)
        return .yes
      case .compareStyle(let other):
        return ItemTask.compare(style: style, with: other)
      case .compareContent(let other):
        return ItemTask.compare(content: content, with: other)
      case .hasStyle(let other):
        return ItemAnswer(other.assumingMemoryBound(to: ItemType.Style?.self).pointee == style)
      case .hasContent(let other):
        return ItemAnswer(other.assumingMemoryBound(to: ItemType.Content?.self).pointee == content)
      case .property(let slot):
        return .property(
          ViewItemShape<ItemType>.property(slot, style, content, behaviors))
      }
    }
    self.init(origin: origin)
  }
}

/// Stands for the types of an item that shows a view.
@usableFromInline enum ViewItemShape<View: EpoxyableView> {
  @MainActor @usableFromInline static func makeView() -> MadeConstrainable {
    let view: View = ViewFactory.makeView()
    return MadeConstrainable(view, view)
  }

  @usableFromInline static func property(
    _ slot: ModelOriginSlot, _ style: View.Style?, _ content: View.Content?,
    _ behaviors: View.Behaviors?
  ) -> StoredProperty? {
    nonisolated(unsafe) let behaviors = behaviors
    switch slot {
    case .dataID, .makeView, .groupItems:
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
