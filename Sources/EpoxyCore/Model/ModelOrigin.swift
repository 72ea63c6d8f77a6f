// SPDX-License-Identifier: MIT

/// The properties that a model was made with, all in one object.
@usableFromInline package protocol ModelOrigin: AnyObject {
  var dataID: AnyHashable { get }
  var styleID: AnyHashable? { get }

  /// What the origin has in a slot.
  func entry(in slot: ModelOriginSlot) -> StoredProperty?

  /// Whether both have the same content; none where the other is of another kind.
  func isContentEqual(to other: any ModelOrigin) -> Bool?
}

/// The properties that an origin can have.
@usableFromInline package enum ModelOriginSlot: CaseIterable {
  case dataID
  case styleID
  case erasedContent
  case isErasedContentEqual
  case makeView
  case setContent
  case setBehaviors
  case groupItems
}

/// The origin of a model that shows a view of a class with style, content and behaviours.
///
/// Making one is inlined: thousands are made for an update, and the types of an unknown view have to be
/// looked up one by one.
@usableFromInline package final class ViewOrigin<Model, View>: ModelOrigin
where
  View: EpoxyableView,
  Model: CallbackContextEpoxyModeled & ViewEpoxyModeled & MakeViewProviding & SetContentProviding
    & SetBehaviorsProviding,
  Model.View == View, Model.CallbackContext: ViewProviding & AnimatedProviding,
  Model.CallbackContext.View == View
{
  @usableFromInline package let dataID: AnyHashable
  @usableFromInline package let styleID: AnyHashable?
  @usableFromInline let content: View.Content?
  @usableFromInline let behaviors: View.Behaviors?

  @inlinable package init(
    dataID: AnyHashable, styleID: AnyHashable?, content: View.Content?, behaviors: View.Behaviors?
  ) {
    self.dataID = dataID
    self.styleID = styleID
    self.content = content
    self.behaviors = behaviors
  }

  @usableFromInline package func isContentEqual(to other: any ModelOrigin) -> Bool? {
    guard let other = other as? Self else { return nil }
    // Comparing the optionals would look up the type of a pair of them.
    guard let content else { return other.content == nil }
    guard let otherContent = other.content else { return false }
    return content == otherContent
  }

  @usableFromInline package func entry(in slot: ModelOriginSlot) -> StoredProperty? {
    nonisolated(unsafe) let (content, behaviors, styleID) = (content, behaviors, styleID)
    switch slot {
    case .dataID:
      return StoredValue<DataIDProperty>(dataID)
    case .styleID:
      return styleID.map { StoredValue<StyleIDProperty>($0) }
    case .makeView:
      guard let style = styleID?.base as? View.Style else { return nil }
      nonisolated(unsafe) let viewStyle = style
      return StoredValue<MakeViewProperty<Model>> { View(style: viewStyle) }
    case .setBehaviors:
      return StoredValue<SetBehaviorsProperty<Model>> { context in
        context.view.setBehaviors(behaviors)
      }
    case .setContent:
      guard let content else { return nil }
      nonisolated(unsafe) let shown = content
      return StoredValue<SetContentProperty<Model>> { context in
        context.view.setContent(shown, animated: context.animated)
      }
    case .erasedContent:
      return content.map { StoredValue<ErasedContentProperty>($0) }
    case .groupItems:
      return nil
    case .isErasedContentEqual:
      guard let content else { return nil }
      return StoredValue<IsErasedContentEqualProperty> { other in
        (other.erasedContent as? View.Content).map { $0 == content } ?? false
      }
    }
  }
}
