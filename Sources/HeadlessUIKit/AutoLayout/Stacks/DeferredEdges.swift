// SPDX-License-Identifier: MIT

/// What four constraints would say that tie the edges of a guide to its view, or to the view's margins.
///
/// Making them takes longer than a layout of what is in the guide.
@MainActor
final class DeferredEdges {
  let followsMargins: Bool
  let insets: NSDirectionalEdgeInsets
  let bottomPriority: UILayoutPriority
  /// When they would have been activated.
  fileprivate let age = ConstraintRecord.nextAge()
  fileprivate let make: @MainActor (UILayoutGuide) -> Void

  fileprivate init(
    _ followsMargins: Bool, _ insets: NSDirectionalEdgeInsets, _ bottomPriority: UILayoutPriority,
    _ make: @escaping @MainActor (UILayoutGuide) -> Void
  ) {
    self.followsMargins = followsMargins
    self.insets = insets
    self.bottomPriority = bottomPriority
    self.make = make
  }

  /// Where a guide with these edges hangs in a view; nil where places decide that are still to be found.
  func hanging(
    in view: UIView, for fit: LayoutSurroundings?
  ) -> (horizontal: StackHanging.Box, vertical: StackHanging.Box)? {
    guard let margins = followsMargins ? fit.knownInsets(of: .margins, in: view) : .zero else {
      return nil
    }
    let outer = margins.directional(rightToLeft: view.isRightToLeft)
    return (
      .init(
        before: Double(outer.leading + insets.leading),
        behind: Double(outer.trailing + insets.trailing)),
      .init(
        before: Double(outer.top + insets.top), behind: Double(outer.bottom + insets.bottom),
        priority: bottomPriority)
    )
  }
}

extension UILayoutGuide {
  /// Ties the guide's edges to those of its view, without constraints for as long as none are needed.
  ///
  /// - Parameters:
  ///   - followsMargins: Whether the view's margins are meant.
  ///   - insets: The room inside of them.
  ///   - bottomPriority: The priority of the tie at the bottom.
  ///   - make: Makes the constraints. Called when they are needed, unless the guide has left its view.
  /// - Returns: Whether constraints can wait. If not, they have to be made now.
  package func deferEdges(
    followsMargins: Bool, insets: NSDirectionalEdgeInsets, bottomPriority: UILayoutPriority,
    make: @escaping @MainActor (UILayoutGuide) -> Void
  ) -> Bool {
    let state = layoutState
    let sum = insets.top + insets.leading + insets.bottom + insets.trailing
    guard let engine = state.deferringEngine, state.deferredEdges == nil, !state.isMentioned,
      sum.isFinite
    else { return false }
    state.deferredEdges = DeferredEdges(followsMargins, insets, bottomPriority, make)
    engine.stacks?.outermostMayChange()
    engine.surroundingsChanged()
    return true
  }

  /// Makes the constraints that were put off.
  func makeDeferredEdges() {
    guard let edges = layoutState.deferredEdges else { return }
    layoutState.deferredEdges = nil
    ConstraintRecord.activate(asOf: edges.age) { edges.make(self) }
  }
}
