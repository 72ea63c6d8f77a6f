// SPDX-License-Identifier: MIT

// Whether the lengths that were found are the only ones with the least cost. Nothing here uses how they
// were found.
extension StackSolver {
  func check(_ rule: StackTree.Rule) -> Bool {
    for index in stride(from: count - 1, through: 0, by: -1) {
      guard items[index].length >= -Self.sameLength else { return false }
      let isOnlyOne =
        if nodes[index].kind == .leaf {
          checkLeaf(index)
        } else if nodes[index].kind == stackingKind {
          checkStack(index)
        } else {
          checkAcross(index)
        }
      guard isOnlyOne else { return false }
    }
    return checkTop(rule)
  }

  /// Whether one length is less than another, the same or more; none where that is not clear.
  private func compare(_ length: Double, _ other: Double) -> Int? {
    let difference = length - other
    if difference.magnitude <= Self.sameLength { return 0 }
    if difference.magnitude < Self.otherLength { return nil }
    return difference > 0 ? 1 : -1
  }

  private func checkTop(_ rule: StackTree.Rule) -> Bool {
    let (growing, shrinking) = (curves[0].growing, curves[0].shrinking)
    switch rule {
    case .fixed(let length):
      return compare(items[0].length, length) == 0
    case .wished(let length, let priority):
      guard let side = compare(items[0].length, length) else { return false }
      let cost = weights[priority]
      return growing + (side < 0 ? -cost : cost) > 0
        && shrinking + (side > 0 ? -cost : cost) > 0
    }
  }

  private func checkLeaf(_ index: Int) -> Bool {
    let item = items[index]
    var growing = 0
    var shrinking = 0
    if item.natural >= 0 {
      guard let side = compare(item.length, item.natural) else { return false }
      let (hugging, resistance) = weightsOfContent(item)
      growing += side < 0 ? -resistance : hugging
      shrinking += side > 0 ? -hugging : resistance
    }
    if item.weakWish >= 0 {
      guard let side = compare(item.length, item.weakWish) else { return false }
      growing += side < 0 ? -weights[1] : weights[1]
      shrinking += side > 0 ? -weights[1] : weights[1]
    }
    guard let side = compare(item.length, item.minimum), side >= 0 else { return false }
    if side == 0 { shrinking = .forbidden }
    if item.maximum < .infinity {
      guard let side = compare(item.length, item.maximum), side <= 0 else { return false }
      if side == 0 { growing = .forbidden }
    }
    curves[index].growing = growing
    curves[index].shrinking = shrinking
    return true
  }

  /// Along the axis: any two children must lose by an exchange.
  private func checkStack(_ index: Int) -> Bool {
    let end = nodes[index].end
    guard index + 1 < end else { return checkEmpty(index) }
    // The cheapest two of each kind, since no child exchanges with itself.
    var (grower, growing, growingOther) = (-1, StackCost.forbidden, StackCost.forbidden)
    var (shrinker, shrinking, shrinkingOther) = (-1, StackCost.forbidden, StackCost.forbidden)
    var sum = -nodes[index].spacing
    var child = index + 1
    while child < end {
      let item = items[child]
      sum += item.paddingBefore + item.length + item.paddingBehind + nodes[index].spacing
      let curve = curves[child]
      if curve.growing < growing {
        (grower, growing, growingOther) = (child, curve.growing, growing)
      } else if curve.growing < growingOther {
        growingOther = curve.growing
      }
      if curve.shrinking < shrinking {
        (shrinker, shrinking, shrinkingOther) = (child, curve.shrinking, shrinking)
      } else if curve.shrinking < shrinkingOther {
        shrinkingOther = curve.shrinking
      }
      child = nodes[child].end
    }
    guard compare(sum, items[index].length) == 0 else { return false }
    curves[index].growing = growing
    curves[index].shrinking = shrinking
    return grower == shrinker
      ? growing + shrinkingOther > 0 && growingOther + shrinking > 0 : growing + shrinking > 0
  }

  private func checkEmpty(_ index: Int) -> Bool {
    curves[index].growing = .forbidden
    curves[index].shrinking = .forbidden
    return compare(items[index].length, 0) == 0
  }

  /// Across: each child by itself must lose by another length.
  private func checkAcross(_ index: Int) -> Bool {
    let kind = nodes[index].kind
    let end = nodes[index].end
    if kind == .layers, index + 1 == end { return checkEmpty(index) }
    let costOfRoom = costOfRoom(in: kind)
    var growing = 0
    var shrinking = 0
    var child = index + 1
    while child < end {
      let item = items[child]
      let curve = curves[child]
      guard let side = compare(item.length, items[index].length - margin(of: item)), side <= 0
      else { return false }
      if item.alignment == .fill {
        guard side == 0 else { return false }
        growing += curve.growing
        shrinking += curve.shrinking
      } else if side < 0 {
        // It stays as it is, and room comes and goes.
        guard curve.growing > costOfRoom, curve.shrinking + costOfRoom > 0 else { return false }
        growing += costOfRoom
        shrinking -= costOfRoom
      } else {
        // With more room it grows or does not; with less it has to shrink.
        guard curve.shrinking + costOfRoom > 0 else { return false }
        growing += min(costOfRoom, curve.growing)
        shrinking += curve.shrinking
      }
      child = nodes[child].end
    }
    curves[index].growing = growing.isForbidden ? .forbidden : growing
    curves[index].shrinking = shrinking.isForbidden ? .forbidden : shrinking
    return true
  }
}
