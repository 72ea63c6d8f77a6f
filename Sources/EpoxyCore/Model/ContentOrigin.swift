// SPDX-License-Identifier: MIT

/// The origin of a model that was made with content and closures.
@usableFromInline package final class ContentOrigin<Model, Content: Equatable>: ModelOrigin
where
  Model: CallbackContextEpoxyModeled & ViewEpoxyModeled & MakeViewProviding & SetContentProviding
{
  @usableFromInline package let dataID: AnyHashable
  @usableFromInline package let styleID: AnyHashable?
  private let content: Content
  private let makeView: (@MainActor () -> Model.View)?
  private let setContent: @MainActor (Model.CallbackContext, Content) -> Void

  package init(
    dataID: AnyHashable, styleID: AnyHashable?, content: Content,
    makeView: (@MainActor () -> Model.View)?,
    setContent: @escaping @MainActor (Model.CallbackContext, Content) -> Void
  ) {
    self.dataID = dataID
    self.styleID = styleID
    self.content = content
    self.makeView = makeView
    self.setContent = setContent
  }

  @usableFromInline package func isContentEqual(to other: any ModelOrigin) -> Bool? {
    guard let other = other as? Self else { return nil }
    return content == other.content
  }

  @usableFromInline package func entry(in slot: ModelOriginSlot) -> StoredProperty? {
    nonisolated(unsafe) let content = content
    switch slot {
    case .dataID:
      return StoredValue<DataIDProperty>(dataID)
    case .styleID:
      return styleID.map { StoredValue<StyleIDProperty>($0) }
    case .makeView:
      return makeView.map { StoredValue<MakeViewProperty<Model>>($0) }
    case .setBehaviors, .groupItems:
      return nil
    case .setContent:
      return StoredValue<SetContentProperty<Model>> { [setContent] context in
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
