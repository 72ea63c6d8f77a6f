// SPDX-License-Identifier: MIT

extension UICellAccessory.AccessoryType {
  /// Whether a system's accessory is at the leading edge.
  fileprivate var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }

  /// The position of a system's accessory among those of its edge, from the leading side on.
  fileprivate var rank: Int {
    switch self {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label, .popUpMenu: 3
    case .detail: 4
    case .checkmark: 5
    case .outlineDisclosure: 6
    case .disclosureIndicator: 7
    case .reorder: 8
    case .customView: 9
    }
  }
}

extension Array where Element == UICellAccessory {
  /// The accessories at the leading and at the trailing edge in an editing state, from the leading
  /// side on. Of several of a system's type, the first is used.
  func ordered(isEditing: Bool) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    let shown = filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
    var (leading, trailing): ([UICellAccessory], [UICellAccessory]) = ([], [])
    for accessory in shown where accessory.placement == nil {
      let others = accessory.accessoryType.isLeading ? leading : trailing
      guard !others.contains(where: { $0.accessoryType == accessory.accessoryType }) else {
        continue
      }
      let rank = accessory.accessoryType.rank
      let index = others.firstIndex { $0.accessoryType.rank > rank } ?? others.count
      if accessory.accessoryType.isLeading {
        leading.insert(accessory, at: index)
      } else {
        trailing.insert(accessory, at: index)
      }
    }
    for accessory in shown {
      switch accessory.placement {
      case .leading(_, let position): leading.insertAccessory(accessory, at: position(leading))
      case .trailing(_, let position): trailing.insertAccessory(accessory, at: position(trailing))
      case nil: break
      }
    }
    return (leading, trailing)
  }

  private mutating func insertAccessory(_ accessory: UICellAccessory, at index: Int) {
    insert(accessory, at: Swift.min(Swift.max(index, 0), count))
  }
}
