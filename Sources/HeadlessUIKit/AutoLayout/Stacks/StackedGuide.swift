// SPDX-License-Identifier: MIT

/// A guide that can say in a few words what its constraints would say of what is in it: items behind
/// each other, or over each other.
///
/// Where that is all that an island has, it is laid out without the solver, and the constraints are
/// never made (`LayoutEngine+Stacks.swift`).
@MainActor
package protocol StackedGuide: UILayoutGuide {
  /// Adds the guide with what is in it; false where it takes constraints to say it.
  func describe(in description: inout StackDescription, at place: StackPlace) -> Bool

  /// Makes the constraints, and keeps them up to date from now on.
  func useConstraints()
}

extension StackedGuide {
  /// Asks for a layout without constraints, once more after every change of what `describe` says.
  ///
  /// - Returns: Whether constraints can wait. If not, they have to be made now.
  package func deferConstraints() -> Bool {
    guard let owner else { return true }
    return owner.islandRoot.engineOfIsland.deferConstraints(of: self)
  }

  /// Called before what `describe` says changes in several steps, views that leave among them.
  package func contentsWillChange() {
    layoutState.deferringEngine?.stacks?.contentsChanged()
  }

  /// Called when the guide is no longer part of what the guides around it say.
  package func withdrawDeferral() {
    layoutState.deferringEngine?.withdrawDeferral(of: self)
    makeDeferredEdges()
  }

  /// Called after the view around the guide may have come to another island.
  func followIsland() {
    guard let engine = layoutState.deferringEngine,
      engine !== owner?.islandRoot.layoutItem.state?.engine
    else { return }
    engine.withdrawDeferral(of: self)
    deferAgain()
  }

  /// Called after the engine that had put off the constraints was left.
  func deferAgain() {
    guard owner != nil else { return }
    let age = layoutState.deferralAge
    if deferConstraints() {
      layoutState.deferralAge = age
    } else {
      ConstraintRecord.activate(asOf: age) { useConstraints() }
      makeDeferredEdges()
    }
  }
}

/// Where an item lies in the guide around it.
package struct StackPlace {
  package var padding: NSDirectionalEdgeInsets
  /// Of no effect along the axis along which items follow each other.
  package var horizontal: StackTree.Alignment
  package var vertical: StackTree.Alignment

  /// All of the guide.
  package static let whole = StackPlace()

  package init(
    padding: NSDirectionalEdgeInsets = .zero, horizontal: StackTree.Alignment = .fill,
    vertical: StackTree.Alignment = .fill
  ) {
    self.padding = padding
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Bounds of a guide's length that hold, and a length that it has where nothing else decides.
package struct StackBounds {
  package var minimum: Double = 0
  package var maximum: Double = .infinity
  /// Wished for with the least of all priorities.
  package var wish: Double?

  package init() {}
}

/// Guides and views that lie in each other, in the order of a walk from the outermost inwards.
package struct StackDescription {
  // Internal, so that engines fill in what views say.
  var tree: StackTree
  private(set) var states: [LayoutItemState] = []
  // Engines keep descriptions, and views keep engines.
  private let ownerLink: Unretained<UIView>

  @MainActor
  init(of owner: UIView) {
    ownerLink = Unretained(owner)
    tree = StackTree(scratch: owner.device.stackScratch)
    // There are no other items than these. Growing would take longer than all the rest.
    let count = owner.children.count + owner.layoutGuides.count
    tree.reserveCapacity(count)
    states.reserveCapacity(count)
  }

  private var owner: UIView { ownerLink.object }

  /// Adds a guide. What is added before it is closed lies in it.
  ///
  /// - Returns: What closes it; none where it takes constraints to place it.
  @MainActor
  package mutating func open(
    _ guide: UILayoutGuide, _ kind: StackTree.Kind, spacing: Double, at place: StackPlace
  ) -> Int? {
    guard guide.owner === owner else { return nil }
    return append(guide.layoutState, kind, spacing: spacing, at: place)
  }

  package mutating func close(_ guide: Int) { tree.close(guide) }

  /// Adds a guide that is nothing but room.
  ///
  /// - Returns: Whether it can be placed without constraints.
  @MainActor
  package mutating func add(
    room guide: UILayoutGuide, width: StackBounds, height: StackBounds, at place: StackPlace
  ) -> Bool {
    guard guide.owner === owner else { return false }
    let index = append(guide.layoutState, .leaf, at: place)
    tree.horizontal[index].bounds(width)
    tree.vertical[index].bounds(height)
    return true
  }

  /// Adds a view.
  ///
  /// - Returns: Whether it can be placed without constraints: not where it has some of its own.
  @MainActor
  package mutating func add(_ view: UIView, at place: StackPlace) -> Bool {
    guard view.parent === owner, !view.flags.translatesAutoresizingMask,
      !view.takesPartInConstraints
    else { return false }
    _ = append(view.layoutState, .leaf, at: place)
    return true
  }

  @MainActor
  private mutating func append(
    _ state: LayoutItemState, _ kind: StackTree.Kind, spacing: Double = 0, at place: StackPlace
  ) -> Int {
    let padding = place.padding
    var (horizontal, vertical) = (StackTree.Along(), StackTree.Along())
    horizontal.place(place.horizontal, Double(padding.leading), Double(padding.trailing))
    vertical.place(place.vertical, Double(padding.top), Double(padding.bottom))
    states.append(state)
    return tree.append(kind, spacing: spacing, horizontal: horizontal, vertical: vertical)
  }
}

extension StackTree.Along {
  fileprivate mutating func bounds(_ bounds: StackBounds) {
    (minimum, maximum) = (bounds.minimum, bounds.maximum)
    weakWish = bounds.wish ?? -1
  }

  fileprivate mutating func place(
    _ alignment: StackTree.Alignment, _ before: Double, _ behind: Double
  ) {
    (self.alignment, paddingBefore, paddingBehind) = (alignment, before, behind)
  }
}

extension UIView {
  /// Whether a constraint has to do with the view or with a guide of it.
  fileprivate var takesPartInConstraints: Bool {
    guard let state = layoutItem.state else { return false }
    return state.isMentioned || !state.held.isEmpty || state.isCrossed || state.hasOrphans
      || !state.guides.isEmpty || state.systemGuides.contains { $0.layoutState.isMentioned }
  }
}
