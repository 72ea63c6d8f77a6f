// SPDX-License-Identifier: MIT

// Outlines and accessibility.
extension UICollectionViewListCell: OutlineCell {
  func showOutline(level: Int, isExpanded: Bool, toggle: (@MainActor () -> Void)?) {
    let old = outline?.level ?? 0
    outline = toggle.map { ListCellOutline(level: level, isExpanded: isExpanded, toggle: $0) }
    self.isExpanded = isExpanded && toggle != nil
    if old != (outline?.level ?? 0) { contentFrameChanged() }
  }

  private var outlineAccessory: UICellAccessory? {
    (parts.leading + parts.trailing).map(\.accessory)
      .first { $0.accessoryType == .outlineDisclosure }
  }

  /// Whether a tap anywhere in the row expands or collapses its item.
  final var isOutlineHeader: Bool {
    outlineAccessory.map { isOutlineHeader($0.look.outlineStyle) } ?? false
  }

  /// Expands or collapses the item of a row that is a header of its outline.
  final func toggleAsHeader() {
    if let action = outlineAccessory?.action { action() } else { outline?.toggle() }
  }

  private func isOutlineHeader(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Bool {
    switch style {
    case .header: true
    case .cell: false
    case .automatic: placement?.role == .header
    }
  }
}

extension UICollectionViewListCell {
  final var spokenLabel: String? {
    guard let content = contentView as? UIListContentView else { return nil }
    let labels = (parts.leading + parts.trailing).compactMap(\.accessory.look.text)
    let parts = [content.accessibilityText].compactMap(\.self) + labels
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  final var spokenValue: String? {
    guard hasAccessory(.outlineDisclosure) else { return nil }
    return isExpanded ? "Expanded" : "Collapsed"
  }

  final var spokenTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected || hasAccessory(.checkmark) { traits.insert(.selected) }
    if hasAccessory(.disclosureIndicator) || hasAccessory(.outlineDisclosure) {
      traits.insert(.button)
    }
    if placement?.role == .header { traits.insert(.header) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }

  final var actionsOfOutline: [UIAccessibilityCustomAction] {
    guard hasAccessory(.outlineDisclosure), let outline else { return [] }
    return [
      UIAccessibilityCustomAction(name: isExpanded ? "Collapse" : "Expand") { _ in
        outline.toggle()
        return true
      }
    ]
  }

  private func hasAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    (parts.leading + parts.trailing).contains { $0.accessory.accessoryType == type }
  }
}

/// Expands and collapses the item of a row that is a header of its outline.
final class OutlineTapRecognizer: UITapGestureRecognizer {
  private weak var cell: UICollectionViewListCell?

  init(of cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(target: nil, action: nil)
    addAction { [weak cell] _ in cell?.toggleAsHeader() }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    cell?.isOutlineHeader ?? false && super.shouldReceive(event)
  }
}
