// SPDX-License-Identifier: MIT

extension UIView {
  final var layoutState: LayoutItemState {
    if let state = layoutItem.state { return state }
    let state = LayoutItemState(view: self)
    layoutItem.state = state
    return state
  }

  /// Whether the view is the root of an island: its size is determined from outside, and no
  /// constraint connects its descendants with views outside.
  ///
  /// A view is not a root if its autoresizing mask connects it to a superview that is sized by
  /// constraints, because the view's contents can then resize the superview.
  final var isIslandRoot: Bool {
    guard let parent else { return true }
    guard flags.translatesAutoresizingMask, layoutItem.state?.isCrossed != true else {
      return false
    }
    return viewStyle.autoresizingMask.isEmpty || parent.flags.translatesAutoresizingMask
  }

  /// The root of the island that contains the view's subviews.
  final var islandRoot: UIView {
    var view = self
    while !view.isIslandRoot, let parent = view.parent {
      view = parent
    }
    return view
  }

  /// The engine of the island whose root is this view. Creates a missing engine.
  var engineOfIsland: LayoutEngine {
    let state = layoutState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self, isPrimary: true)
    state.engine = engine
    adoptOrphans()
    return engine
  }

  /// Adds constraints that have lost their engine to the engine that is responsible now.
  final func adoptOrphans() {
    guard let state = layoutItem.state, state.hasOrphans else { return }
    state.hasOrphans = false
    forEachStateOfIsland { state in
      for constraint in state.held where constraint.record.engine == nil {
        LayoutEngine.engine(for: constraint).enqueue(constraint)
      }
    }
  }

  /// Calls `body` with the states of this view, of its descendants in the same island, of the
  /// guides of these views, and of the roots of adjacent islands below.
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
  /// Returns the engine that is responsible for an active constraint.
  static func engine(for constraint: NSLayoutConstraint) -> LayoutEngine {
    // A constraint on the size of a view belongs to the island that contains the view, not to the
    // island whose root is the view.
    let ancestor = constraint.record.ancestor
    var view = ancestor
    if constraint.speaksOnlyOfAncestor { view = ancestor?.parent ?? ancestor }
    guard let view else { preconditionFailure("only active constraints have an engine") }
    return view.islandRoot.engineOfIsland
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint's only item is a view, and not a guide.
  var speaksOnlyOfAncestor: Bool {
    guard let view = record.ancestor, first.item?.view === view else { return false }
    return (effectiveSecond == nil || effectiveSecond?.item?.view === view) && first.origin == nil
      && effectiveSecond?.origin == nil
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

  /// Removes the constraints and items of the view's part of an island from the island's engine.
  private func leaveIsland(isRoot: Bool) {
    let old = parent?.islandRoot.layoutItem.state?.engine
    let release: @MainActor (LayoutItemState) -> Void = { state in
      for constraint in state.held where constraint.record.engine === old {
        // Also for a constraint without an engine: its `hasOrphans` flag is set on a view above,
        // which the constraint is separated from.
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

  /// Called after a change that determines whether the view is the root of an island, or how it is
  /// placed.
  final func placementChanged() {
    if let state = layoutItem.state {
      if state.isCrossed {
        parent?.islandRoot.layoutItem.state?.engine?.dissolve()
      } else {
        // Read first, because `changeEngine` may create an engine for the view.
        let engine = state.engine
        for constraint in state.allMentions {
          constraint.changeEngine()
        }
        state.leaveEngine()
        if engine == nil { contentsChangeIsland() } else { engine?.dissolve() }
      }
    }
    for child in children where !child.viewStyle.autoresizingMask.isEmpty {
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

extension UIView {
  /// Whether a client has placed the view, or content in it, by constraints.
  final var isConstrained: Bool {
    !translatesAutoresizingMaskIntoConstraints || layoutState.isMentioned
      || !layoutState.held.isEmpty || !layoutState.guides.isEmpty
  }
}

extension NSLayoutConstraint {
  fileprivate func changeEngine() {
    record.engine?.remove(self)
    LayoutEngine.engine(for: self).enqueue(self)
  }
}
