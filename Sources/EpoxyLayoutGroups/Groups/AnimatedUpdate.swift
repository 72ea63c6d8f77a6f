// SPDX-License-Identifier: MIT

/// The way of a group's views from one set of items to the next.
///
/// Views that stay go from where they are to where they belong. New ones are there at once, and fade in;
/// removed ones stay where they were, and fade out.
@preconcurrency @MainActor
final class AnimatedUpdate {
  private let animation: LayoutGroupUpdateAnimation
  private let owner: UIView
  private var placesBefore: [(view: UIView, place: Place)] = []

  /// Notes where views are. Nil for a group in no view, where nothing is to be seen.
  init?(of group: any MemberGroup) {
    guard let owner = group.owningView else { return nil }
    self.owner = owner
    animation = group.animation
    owner.layoutIfNeeded()
    placesBefore = owner.subviews.map { ($0, Place(of: $0)) }
  }

  /// Shows the way.
  ///
  /// - Parameters:
  ///   - added: New members. Their views are in the owning view already.
  ///   - removed: Members that are still in the owning view.
  ///   - arrange: Changes the constraints.
  func run(added: [GroupMember], removed: [GroupMember], arrange: @escaping () -> Void) {
    // A view that comes as another item than it was goes its way like those that stay.
    let old = Set(placesBefore.map { ObjectIdentifier($0.view) })
    let addedViews = added.flatMap(\.views).filter { !old.contains(ObjectIdentifier($0)) }
    let removedViews = removed.flatMap(\.views).filter {
      // Or it stays, in another group.
      GroupMembers.group(of: MadeConstrainable($0), in: owner) == nil
    }
    let alphas = addedViews.map(\.alpha)
    var goals: [(view: UIView, place: Place)] = []
    UIView.performWithoutAnimation {
      removedViews.forEach(Departures.shared.begin)
      if !addedViews.isEmpty {
        addedViews.forEach { $0.alpha = 0 }
        arrange()
        goals = prediction()
      }
    }
    animation.animate(
      { [owner] in
        if addedViews.isEmpty { arrange() }
        for (view, place) in goals { place.apply(to: view) }
        owner.layoutIfNeeded()
        for (view, alpha) in zip(addedViews, alphas) { view.alpha = alpha }
        for view in removedViews { view.alpha = 0 }
      },
      { _ in
        for member in removed { Self.takeAway(member) }
      })
  }

  /// Lays out, puts back all views but the new ones, and says where they are to go.
  private func prediction() -> [(view: UIView, place: Place)] {
    owner.layoutIfNeeded()
    var goals: [(view: UIView, place: Place)] = []
    for (view, before) in placesBefore where view.superview === owner {
      let goal = Place(of: view)
      guard goal != before else { continue }
      goals.append((view, goal))
      before.apply(to: view)
    }
    return goals
  }

  /// Uninstalls a removed member, unless it has come back meanwhile.
  private static func takeAway(_ member: GroupMember) {
    let made = member.made
    if let view = made.owningView, GroupMembers.group(of: made, in: view) != nil { return }
    guard member.view.map(Departures.shared.includes) ?? true,
      made.group?.members.isLeaving ?? true
    else { return }
    let views = member.views.filter(Departures.shared.includes)
    made.constrainable.uninstall()
    views.forEach(Departures.shared.end)
  }

  /// Where a view is. Its frame says nothing where it is turned or scaled.
  private struct Place: Equatable {
    let center: CGPoint
    let size: CGSize

    @preconcurrency @MainActor init(of view: UIView) {
      center = view.center
      size = view.bounds.size
    }

    @preconcurrency @MainActor func apply(to view: UIView) {
      view.bounds.size = size
      view.center = center
    }
  }
}
