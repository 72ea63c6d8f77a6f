// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  var device: Device {
    first.item?.view?.device ?? first.item?.guide?.owningView?.device ?? .current
  }

  /// Calls `body` with the items of the constraint. Two terms with the same item count once.
  func forEachItem(_ body: @MainActor (LayoutItemState, _ slot: Int) -> Void) {
    for slot in 0..<4 {
      if let item = item(inSlot: slot) { body(item, slot) }
    }
  }

  /// The right side, if the layout depends on it: not with a multiplier of 0. Apple's constraints
  /// then need no common ancestor either.
  var effectiveSecond: LayoutTerm? { multiplier == 0 ? nil : second }

  /// Returns an item of the constraint: slots 0 and 1 are the terms, 2 and 3 the origins of the
  /// terms.
  private func item(inSlot slot: Int) -> LayoutItemState? {
    switch slot {
    case 0: first.item
    case 1: effectiveSecond?.item === first.item ? nil : effectiveSecond?.item
    case 2: first.origin?.item
    default: effectiveSecond?.origin?.item
    }
  }

  /// Stores the new index of the constraint in an item's `mentions`.
  func mentionMoved(in item: LayoutItemState, from index: Int, to newIndex: Int) {
    for slot in 0..<4
    where record.indicesInMentions[slot] == Int32(index) && self.item(inSlot: slot) === item {
      record.indicesInMentions[slot] = Int32(newIndex)
      return
    }
  }

  func checkTerms() {
    guard let problem = problemOfTerms else { return }
    record.isIllegal = true
    device.reportIllegalUse("NSLayoutConstraint for \(first.name): \(problem)")
  }

  /// Reports a constraint between a horizontal and a vertical position. UIKit allows such a
  /// constraint until it is laid out.
  ///
  /// - Returns: Whether the constraint can be laid out.
  func checkAxes() -> Bool {
    guard let second, !first.isLength, multiplier != 0,
      first.attribute.axis != second.attribute.axis
    else { return true }
    if !record.isIllegal {
      record.isIllegal = true
      device.reportIllegalUse(
        "Constraint improperly relates anchors of incompatible types: \(formula)")
    }
    return false
  }

  private var problemOfTerms: String? {
    guard first.item != nil, first.attribute != .notAnAttribute else {
      return "Constraint must contain a first layout item and a first attribute."
    }
    if !multiplier.isFinite || !constant.isFinite {
      return "Multiplier and constant must be finite."
    }
    guard let second, multiplier != 0 else {
      guard first.isLength else {
        return "A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. Location "
          + "attributes must be specified in pairs."
      }
      return nil
    }
    if first.isLength != second.isLength { return "Invalid pairing of layout attributes." }
    if first.attribute.isDirectional && second.attribute.isAbsolute
      || first.attribute.isAbsolute && second.attribute.isDirectional
    {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Whether the constraint relates a width to a height.
  var relatesAxes: Bool {
    guard let second, multiplier != 0 else { return false }
    return first.attribute.axis != second.attribute.axis
  }

  var formula: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if let second {
      right = multiplier == 1 ? second.name : "\(multiplier.compact)*\(second.name)"
      if constant != 0 {
        right += constant < 0 ? " - \((-constant).compact)" : " + \(constant.compact)"
      }
    } else {
      right = constant.compact
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength =
      priority >= .required ? "" : " @\(CGFloat(priority.rawValue).compact)"
    return "<NSLayoutConstraint:\(address(of: self)) \(name)\(first.name) \(sign) \(right)"
      + "\(strength)   (\(isActive ? "active" : "inactive"))>"
  }
}

/// Returns the address of an object in the format of UIKit's messages.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
