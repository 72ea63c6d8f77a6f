// SPDX-License-Identifier: MIT

// What each node costs by its length, from the leaves up.
extension StackSolver {
  mutating func findCurves() {
    for index in stride(from: count - 1, through: 0, by: -1) {
      let first = cornerCount
      var curve = StackCurve()
      if nodes[index].kind == .leaf {
        addLeaf(items[index], &curve)
      } else if nodes[index].kind == stackingKind {
        addStack(index, &curve)
      } else {
        addLayers(index, &curve)
      }
      curve.corners = first..<cornerCount
      curve.lastSlope = first < cornerCount ? corners[cornerCount - 1].slope : curve.firstSlope
      // `base` is set by the parent, which comes later.
      (curves + index).initialize(to: curve)
    }
  }

  private mutating func addCorner(_ place: Double, _ slope: StackCost) {
    (corners + cornerCount).initialize(to: StackCorner(place: place, slope: slope))
    cornerCount += 1
  }

  // MARK: Leaves

  private mutating func addLeaf(_ item: StackTree.Along, _ curve: inout StackCurve) {
    var slope = 0
    var near = (place: Double.infinity, rise: 0)
    var far = near
    if item.natural >= 0 {
      let (hugging, resistance) = weightsOfContent(item)
      slope -= resistance
      near = (item.natural, resistance + hugging)
    }
    if item.weakWish >= 0 {
      slope -= weights[1]
      far = (item.weakWish, 2 * weights[1])
    }
    if far.place < near.place { swap(&near, &far) }
    let least = item.minimum
    curve.firstSlope = -.forbidden
    if near.place <= least { slope += near.rise }
    if far.place <= least { slope += far.rise }
    if least < item.maximum { addCorner(least, slope) }
    if near.place > least, near.place < item.maximum {
      slope += near.rise
      addCorner(near.place, slope)
    }
    if far.place > least, far.place < item.maximum {
      slope += far.rise
      addCorner(far.place, slope)
    }
    if item.maximum < .infinity { addCorner(item.maximum, .forbidden) }
  }

  // MARK: Items that follow each other

  /// Puts the pieces of the children's curves in the order of their slopes: who grows cheapest grows
  /// first.
  private mutating func addStack(_ index: Int, _ curve: inout StackCurve) {
    let end = nodes[index].end
    guard index + 1 < end else { return addEmptyStack(&curve) }
    var taker = index + 1
    curve.giver = taker
    var child = nodes[taker].end
    while child < end {
      if curves[child].firstSlope > curves[curve.giver].firstSlope { curve.giver = child }
      if curves[child].lastSlope < curves[taker].lastSlope { taker = child }
      child = nodes[child].end
    }
    let lowest = curves[curve.giver].firstSlope
    let highest = curves[taker].lastSlope
    curve.firstSlope = lowest
    curve.gaps = -nodes[index].spacing
    let first = cornerCount
    var place = 0.0
    child = index + 1
    while child < end {
      curve.gaps += items[child].paddingBefore + items[child].paddingBehind + nodes[index].spacing
      addPieces(of: child, between: lowest, highest, behind: first)
      place += curves[child].base
      child = nodes[child].end
    }
    guard lowest < highest else {
      cornerCount = first
      return
    }
    place += curve.gaps
    for corner in first..<cornerCount {
      let length = corners[corner].place
      corners[corner].place = place
      place += length
    }
    addCorner(place, highest)
    corners[cornerCount - 1].grower = taker
  }

  private mutating func addEmptyStack(_ curve: inout StackCurve) {
    curve.firstSlope = -.forbidden
    addCorner(0, .forbidden)
  }

  /// Adds those pieces of a child's curve that have an end, by their lengths. Beyond the lowest and the
  /// highest slope another child gives and takes without end.
  private mutating func addPieces(
    of child: Int, between lowest: StackCost, _ highest: StackCost, behind first: Int
  ) {
    let last = curves[child].corners.upperBound
    var corner = curves[child].corners.lowerBound
    while corner < last, corners[corner].slope <= lowest { corner += 1 }
    curves[child].base = corner < last ? corners[corner].place : 0
    while corner + 1 < last, corners[corner].slope < highest {
      let reach = corners[corner + 1].place
      let piece = StackCorner(
        place: reach - corners[corner].place, slope: corners[corner].slope, grower: child,
        reach: reach)
      var place = cornerCount
      while place > first, corners[place - 1].slope > piece.slope {
        corners[place] = corners[place - 1]
        place -= 1
      }
      (corners + place).initialize(to: piece)
      cornerCount += 1
      corner += 1
    }
  }

  // MARK: Items that lie over each other, or across

  /// Adds up the children's curves.
  private mutating func addLayers(_ index: Int, _ curve: inout StackCurve) {
    let end = nodes[index].end
    let costOfRoom = costOfRoom(in: nodes[index].kind)
    if nodes[index].kind == .layers, index + 1 == end { return addEmptyStack(&curve) }
    let first = cornerCount
    var slope = 0
    var child = index + 1
    while child < end {
      slope += addTurns(of: child, costOfRoom: costOfRoom, behind: first)
      child = nodes[child].end
    }
    // From turns to slopes. Only one piece on each side is forbidden.
    curve.firstSlope = slope.isForbiddenBelow ? -.forbidden : slope
    let last = cornerCount
    cornerCount = first
    for corner in first..<last {
      slope += corners[corner].slope
      if slope.isForbiddenBelow { continue }
      addCorner(corners[corner].place, slope.isForbidden ? .forbidden : slope)
      if slope.isForbidden { break }
    }
  }

  /// Adds where the curve of a child turns, by how much, in the order of places.
  /// - Returns: Its first slope.
  private mutating func addTurns(
    of child: Int, costOfRoom: StackCost, behind first: Int
  ) -> StackCost {
    let item = items[child]
    let limit = item.alignment == .fill ? .forbidden : costOfRoom
    let margin = margin(of: item)
    let firstSlope = min(curves[child].firstSlope, limit)
    var slope = firstSlope
    curves[child].base = .infinity
    for corner in curves[child].corners {
      let next = min(corners[corner].slope, limit)
      let turn = StackCorner(place: corners[corner].place + margin, slope: next - slope)
      if next == limit { curves[child].base = corners[corner].place }
      slope = next
      var place = cornerCount
      while place > first, corners[place - 1].place > turn.place {
        corners[place] = corners[place - 1]
        place -= 1
      }
      (corners + place).initialize(to: turn)
      cornerCount += 1
      if next == limit { break }
    }
    return firstSlope
  }
}
