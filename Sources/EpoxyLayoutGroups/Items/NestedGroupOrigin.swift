// SPDX-License-Identifier: MIT

/// The origin of an item that is a group in another group, whichever kind of group it is.
final class NestedGroupOrigin: ItemOrigin {
  enum Style: Equatable {
    case horizontal(HGroup.Style)
    case vertical(VGroup.Style)
    case layered(ZGroup.Style)
  }

  let style: Style
  let items: [any GroupItemModeling]

  init(dataID: AnyHashable, style: Style, items: [any GroupItemModeling]) {
    self.style = style
    self.items = items
    super.init(dataID: dataID)
  }

  override func entry(in slot: ModelOriginSlot) -> StoredProperty? {
    slot == .groupItems ? StoredValue<GroupItemsProperty>(items) : super.entry(in: slot)
  }

  override func cleared() -> ItemOrigin {
    NestedGroupOrigin(dataID: DefaultDataID.noneProvided, style: style, items: [])
  }

  override func kind(_ properties: StoredProperty?) -> GroupItemIdentity.Kind {
    .group(style, reflows: reflows(properties))
  }

  override func isSameKind(
    as other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> Bool? {
    guard let other = other as? NestedGroupOrigin else { return false }
    return style == other.style && reflows(properties) == reflows(otherProperties)
  }

  /// Never: the items in the group are compared one by one.
  override func isSameContent(as _: ItemOrigin) -> Bool? { false }

  override func make(_ properties: StoredProperty?) -> MadeConstrainable {
    switch style {
    case .horizontal(let style):
      let group = HGroup(style: style)
      let reflows = reflows(properties)
      if group.reflowsForAccessibilityTypeSizes != reflows {
        group.reflowsForAccessibilityTypeSizes = reflows
      }
      return MadeConstrainable(group, group)
    case .vertical(let style):
      let group = VGroup(style: style)
      return MadeConstrainable(group, group)
    case .layered(let style):
      let group = ZGroup(style: style)
      return MadeConstrainable(group, group)
    }
  }

  override func update(
    _ made: MadeConstrainable, _ properties: StoredProperty?, animated: Bool
  ) {
    guard let group = group(made) else { return reportMismatch(made) }
    let items = EpoxyModelStorage.latest(GroupItemsProperty.self, in: properties) ?? items
    group.setItems(items, animated: animated)
  }

  @MainActor private func group(_ made: MadeConstrainable) -> (any MemberGroup)? {
    switch style {
    case .horizontal: made.object as? HGroup
    case .vertical: made.object as? VGroup
    case .layered: made.object as? ZGroup
    }
  }

  private func reflows(_ properties: StoredProperty?) -> Bool {
    EpoxyModelStorage.latest(ReflowsForAccessibilityTypeSizeProperty.self, in: properties) ?? true
  }
}

extension ItemProperties<NestedGroupOrigin> {
  init(_ dataID: AnyHashable, _ style: NestedGroupOrigin.Style, _ items: [any GroupItemModeling]) {
    self.init(NestedGroupOrigin(dataID: dataID, style: style, items: items))
  }

  /// Another style for the same items.
  mutating func setStyle(_ style: NestedGroupOrigin.Style) {
    self = ItemProperties(
      NestedGroupOrigin(dataID: origin.dataID, style: style, items: origin.items), last)
  }
}
