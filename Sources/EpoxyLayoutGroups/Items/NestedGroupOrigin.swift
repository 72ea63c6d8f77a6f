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

  init(_ work: UnisolatedWork, _ style: Style, _ items: [any GroupItemModeling]) {
    self.style = style
    self.items = items
    super.init(work)
  }

  override func entry(in slot: ModelOriginSlot) -> StoredProperty? {
    slot == .groupItems ? StoredValue<GroupItemsProperty>(items) : super.entry(in: slot)
  }

  override func cleared() -> ItemOrigin {
    NestedGroupOrigin(.withoutID, style, [])
  }

  override func kind(_ properties: StoredProperty?) -> GroupItemIdentity.Kind {
    .group(style, reflows: reflows(properties))
  }

  override func isSameKind(
    as other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> Bool? {
    guard type(of: self) == type(of: other) else { return false }
    let other = unsafeDowncast(other, to: NestedGroupOrigin.self)
    return style == other.style && reflows(properties) == reflows(otherProperties)
  }

  /// Never: the items in the group are compared one by one.
  override func isSameContent(as _: ItemOrigin) -> Bool? { false }

  override func make(_ properties: StoredProperty?) -> MadeConstrainable {
    switch style {
    case .horizontal(let style):
      let group = HGroup(nested: style)
      let reflows = reflows(properties)
      if group.reflowsForAccessibilityTypeSizes != reflows {
        group.reflowsForAccessibilityTypeSizes = reflows
      }
      return MadeConstrainable(group)
    case .vertical(let style):
      let group = VGroup(nested: style)
      return MadeConstrainable(group)
    case .layered(let style):
      let group = ZGroup(nested: style)
      return MadeConstrainable(group)
    }
  }

  override func update(
    _ made: MadeConstrainable, _ properties: StoredProperty?, animated: Bool
  ) {
    let items = EpoxyModelStorage.latest(GroupItemsProperty.self, in: properties) ?? items
    switch (style, made.form) {
    case (.horizontal, .row): made.asRow.setItems(items, animated: animated)
    case (.vertical, .column): made.asColumn.setItems(items, animated: animated)
    case (.layered, .layers): made.asLayers.setItems(items, animated: animated)
    default: reportMismatch(made)
    }
  }

  private func reflows(_ properties: StoredProperty?) -> Bool {
    EpoxyModelStorage.latest(ReflowsForAccessibilityTypeSizeProperty.self, in: properties) ?? true
  }
}

extension ItemProperties<NestedGroupOrigin> {
  init(
    _ work: @escaping ItemWork, _ style: NestedGroupOrigin.Style, _ items: [any GroupItemModeling]
  ) {
    self.init(NestedGroupOrigin(UnisolatedWork(work), style, items))
  }

  /// Another style for the same items.
  mutating func setStyle(_ style: NestedGroupOrigin.Style) {
    self = ItemProperties(NestedGroupOrigin(origin.work, style, origin.items), last)
  }
}
