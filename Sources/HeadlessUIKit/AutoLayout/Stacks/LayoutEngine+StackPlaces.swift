// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Gives what is described its places, and the view around it.
  func place(
    _ stacks: StackLayout, _ across: (outer: StackHanging.Place?, inner: StackHanging.Place),
    _ down: (outer: StackHanging.Place?, inner: StackHanging.Place)
  ) {
    guard let description = stacks.description, let owner = stacks.guides.first?.guide.owner else {
      return
    }
    let rightToLeft = owner.isRightToLeft
    var outerLength = Double(root.bounds.width)
    if let state = stacks.ownerState, let across = across.outer, let down = down.outer {
      let place = CGRect(
        x: rightToLeft ? outerLength - across.start - across.length : across.start, y: down.start,
        width: across.length, height: down.length)
      if state.publish(place) {
        state.markUnplaced(in: root)
        root.setNeedsLayout()
      }
      outerLength = across.length
    }
    let (x, y) = (across.inner.start, down.inner.start)
    let states = stacks.states
    let contents = owner.layoutState.madeContents
    if contents.unplaced.isEmpty { contents.unplaced.reserveCapacity(states.count) }
    var isMoved = false
    for index in states.indices {
      let (start, width) = description.tree.horizontal[index].extent
      let (top, height) = description.tree.vertical[index].extent
      let leading = x + start
      let place = CGRect(
        x: rightToLeft ? outerLength - leading - width : leading, y: y + top, width: width,
        height: height)
      guard states[index].publish(place) else { continue }
      states[index].markUnplaced(in: contents)
      isMoved = true
    }
    if isMoved { owner.setNeedsLayout() }
  }
}

extension LayoutItemState {
  /// Notes where the item lies in its superview, which has to be told of it unless it was told that last.
  @inline(__always)  // Called in a loop, in which references to the item would be counted.
  fileprivate func publish(_ place: CGRect) -> Bool {
    guard stacked != nil, stacked?.place.isPublished != true || stacked?.place.published != place
    else {
      return false
    }
    stacked?.place.isPublished = true
    stacked?.place.published = place
    return true
  }
}

extension StackTree.Along {
  fileprivate var extent: (start: Double, length: Double) { (start, length) }
}
