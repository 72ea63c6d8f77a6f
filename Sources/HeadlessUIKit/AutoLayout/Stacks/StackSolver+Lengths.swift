// SPDX-License-Identifier: MIT

// Lengths and places from the top down.
extension StackSolver {
  func findLengths(_ rule: StackTree.Rule) {
    items[0].start = 0
    items[0].length = lengthOnTop(rule)
    for index in 0..<count where nodes[index].end > index + 1 {
      if nodes[index].kind == stackingKind {
        placeInStack(index)
      } else {
        placeAcross(index)
      }
    }
  }

  /// Where the slope of what is in the group on top goes past that of the wish.
  private func lengthOnTop(_ rule: StackTree.Rule) -> Double {
    switch rule {
    case .fixed(let length): return length
    case .wished(let wish, let priority):
      let cost = weights[priority]
      var length = wish
      for corner in curves[0].corners where corners[corner].place > wish {
        // Longer than the wish, as long as that saves more than it costs.
        let slope =
          corner == curves[0].corners.lowerBound
          ? curves[0].firstSlope : corners[corner - 1].slope
        guard slope < -cost else { break }
        length = corners[corner].place
      }
      for corner in curves[0].corners.reversed() where corners[corner].place < wish {
        guard corners[corner].slope > cost else { break }
        length = corners[corner].place
      }
      return length
    }
  }

  /// Lets the children grow one after the other, until the stack is as long as it has to be.
  private func placeInStack(_ index: Int) {
    let end = nodes[index].end
    let length = items[index].length
    var taker = curves[index].giver
    var child = index + 1
    while child < end {
      items[child].length = curves[child].base
      child = nodes[child].end
    }
    for corner in curves[index].corners where corners[corner].place < length {
      // The one before has reached its end.
      if corner > curves[index].corners.lowerBound {
        items[taker].length = corners[corner - 1].reach
      }
      taker = corners[corner].grower
    }
    // One has what the others leave.
    var rest = length - curves[index].gaps
    child = index + 1
    while child < end {
      if child != taker { rest -= items[child].length }
      child = nodes[child].end
    }
    items[taker].length = rest
    var place = items[index].start
    child = index + 1
    while child < end {
      items[child].start = place + items[child].paddingBefore
      place =
        items[child].start + items[child].length
        + items[child].paddingBehind + nodes[index].spacing
      child = nodes[child].end
    }
  }

  private func placeAcross(_ index: Int) {
    let start = items[index].start
    let length = items[index].length
    var child = index + 1
    while child < nodes[index].end {
      let item = items[child]
      let room = length - margin(of: item)
      let own = item.alignment == .fill ? room : min(curves[child].base, room)
      items[child].length = own
      switch item.alignment {
      case .fill, .start: items[child].start = start + item.paddingBefore
      case .end: items[child].start = start + length - item.paddingBehind - own
      case .center: items[child].start = start + (length - own) / 2
      }
      child = nodes[child].end
    }
  }
}
