// SPDX-License-Identifier: MIT

extension UIView {
  final var layoutState: LayoutItemState {
    if let state = layoutItem.state { return state }
    let state = LayoutItemState(view: self)
    layoutItem.state = state
    return state
  }

  /// Whether the view has an engine of its own, if any: its size comes from outside, and no constraint
  /// reaches from inside of it to the outside.
  ///
  /// A view whose autoresizing mask ties it to a superview that constraints size is not one: what is in
  /// it may push the superview.
  final var isIslandRoot: Bool {
    guard let parent else { return true }
    guard flags.translatesAutoresizingMask, layoutItem.state?.isCrossed != true else {
      return false
    }
    return style.autoresizingMask.isEmpty || parent.flags.translatesAutoresizingMask
  }

  /// The root of the island that the inside of this view belongs to.
  final var islandRoot: UIView {
    var view = self
    while !view.isIslandRoot, let parent = view.parent {
      view = parent
    }
    return view
  }

  /// The engine of the island whose root this view is.
  var engineOfIsland: LayoutEngine {
    let state = layoutState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self, isPrimary: true)
    state.engine = engine
    adoptOrphans()
    return engine
  }

  /// Hands constraints that lost their engine to a new one.
  final func adoptOrphans() {
    guard let state = layoutItem.state, state.hasOrphans else { return }
    state.hasOrphans = false
    forEachStateOfIsland { state in
      for constraint in state.held where constraint.record.engine == nil {
        LayoutEngine.engine(for: constraint).enqueue(constraint)
      }
    }
  }

  /// This view, the views below that are in its island with their guides, and the roots of the islands
  /// that border on it.
  final func forEachStateOfIsland(_ body: @MainActor (LayoutItemState) -> Void) {
    if let state = layoutItem.state {
      body(state)
      for guide in state.guides { body(guide.layoutState) }
      for guide in state.systemGuides { body(guide.layoutState) }
    }
    for child in children {
      if child.isIslandRoot {
        if let state = child.layoutItem.state { body(state) }
      } else {
        child.forEachStateOfIsland(body)
      }
    }
  }
}

extension LayoutEngine {
  /// The engine that is responsible for an active constraint.
  static func engine(for constraint: NSLayoutConstraint) -> LayoutEngine {
    // A constraint on the size of a view belongs to the island around the view, not to the one inside.
    let ancestor = constraint.record.ancestor
    var view = ancestor
    if constraint.speaksOnlyOfAncestor { view = ancestor?.parent ?? ancestor }
    guard let view else { preconditionFailure("only active constraints have an engine") }
    return view.islandRoot.engineOfIsland
  }
}

extension NSLayoutConstraint {
  /// Whether the only item is a view, and not one of its guides.
  var speaksOnlyOfAncestor: Bool {
    guard let view = record.ancestor, first.item?.view === view else { return false }
    return (second == nil || second?.item?.view === view) && first.origin == nil
      && second?.origin == nil
  }
}

// MARK: - Moving in the hierarchy

extension UIView {
  final func constraintsWillLeave(for newParent: UIView?) {
    let isRoot = isIslandRoot
    guard layoutItem.state != nil || !isRoot else { return }
    var crossing: [NSLayoutConstraint] = []
    let collect: @MainActor (LayoutItemState) -> Void = { state in
      state.forEachMention { constraint in
        if constraint.record.holder?.isDescendant(of: self) == false {
          crossing.append(constraint)
        }
      }
    }
    if isRoot {
      if let state = layoutItem.state { collect(state) }
    } else {
      forEachStateOfIsland(collect)
    }
    for constraint in crossing {
      constraint.deactivate()
    }
    leaveIsland(isRoot: isRoot)
  }

  /// Takes the constraints that the view keeps out of the engine that it leaves.
  private func leaveIsland(isRoot: Bool) {
    let old = parent?.islandRoot.layoutItem.state?.engine
    let release: @MainActor (LayoutItemState) -> Void = { state in
      for constraint in state.held where constraint.record.engine === old {
        // Without an engine before as well: the flag is set on a view above, which the constraint leaves.
        old?.remove(constraint)
        self.layoutState.hasOrphans = true
      }
      if let item = state.item, item.engine === old { item.drop() }
    }
    if isRoot {
      if let state = layoutItem.state { release(state) }
    } else {
      forEachStateOfIsland(release)
    }
    layoutItem.state?.isCrossed = false
    layoutItem.state?.leaveUnplaced()
  }

  final func constraintsDidJoin() {
    guard let state = layoutItem.state else { return }
    if let engine = state.engine {
      if !isIslandRoot {
        engine.dissolve()
      } else if parent != nil {
        for constraint in state.held where constraint.speaksOnlyOfAncestor {
          constraint.changeEngine()
        }
      }
    }
    if parent != nil { adoptOrphans() }
  }

  /// Called after what decides whether the view is the root of an island, or how it is placed.
  final func placementChanged() {
    if let state = layoutItem.state {
      if state.isCrossed {
        parent?.islandRoot.layoutItem.state?.engine?.dissolve()
      } else {
        // Asked first, because the constraints may give the view an engine.
        let engine = state.engine
        for constraint in state.allMentions {
          constraint.changeEngine()
        }
        state.leaveEngine()
        if engine == nil { contentsChangeIsland() } else { engine?.dissolve() }
      }
    }
    for child in children where !child.style.autoresizingMask.isEmpty {
      child.layoutItem.state?.item?.pinsChanged()
      if !child.isIslandRoot { child.layoutItem.state?.engine?.dissolve() }
    }
  }

  private func contentsChangeIsland() {
    forEachStateOfIsland { state in
      for constraint in state.held {
        constraint.changeEngine()
      }
      if state.view !== self { state.leaveEngine() }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func changeEngine() {
    record.engine?.remove(self)
    LayoutEngine.engine(for: self).enqueue(self)
  }
}
