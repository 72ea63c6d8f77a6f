// SPDX-License-Identifier: MIT

/// The animation of a group's views from one set of items to the next.
///
/// Views that remain move from their current frames to their new ones. New views have their frames
/// at once and fade in; removed views keep their frames and fade out.
@preconcurrency @MainActor
final class AnimatedUpdate {
  private let animation: LayoutGroupUpdateAnimation
  private let owner: UIView
  private var geometryBefore: [(view: UIView, geometry: Geometry)] = []

  /// The view whose subviews a pending update has recorded; that of the outermost update if there
  /// are several.
  private static weak var recordedOwner: UIView?
  private var isOutermost = false

  /// Records the frames of the views. Returns nil for a group that is not installed.
  init?(of group: LayoutGroup) {
    guard let owner = group.owningView else { return nil }
    self.owner = owner
    animation = group.animation
    owner.layoutIfNeeded()
    geometryBefore = owner.subviews.map { ($0, Geometry(of: $0)) }
    if Self.recordedOwner == nil {
      Self.recordedOwner = owner
      isOutermost = true
    }
  }

  /// Whether a group around this one animates all views of the owning view after the update of this
  /// one.
  static func isRecorded(_ group: LayoutGroup) -> Bool {
    recordedOwner.map { $0 === group.owningView } ?? false
  }

  /// Ends the update: it runs, or a callback took the group out of its view.
  func end() {
    if isOutermost { Self.recordedOwner = nil }
    isOutermost = false
  }

  /// Runs the animation.
  ///
  /// - Parameters:
  ///   - added: New members. Their views are in the owning view already.
  ///   - removed: Members that are still in the owning view.
  ///   - arrange: Changes the constraints.
  func run(added: [GroupMember], removed: [GroupMember], arrange: @escaping () -> Void) {
    end()
    // A view that was a member as another item moves like the remaining views.
    let old = Set(geometryBefore.map { ObjectIdentifier($0.view) })
    let addedViews = added.flatMap(\.views).filter { !old.contains(ObjectIdentifier($0)) }
    // A view that became a member of another group remains in the view.
    let used = removed.isEmpty ? [] : LayoutGroup.identities(in: owner)
    let removedViews = removed.flatMap(\.views).filter {
      !used.contains(ConstrainableIdentity($0))
    }
    let alphas = addedViews.map(\.alpha)
    var goals: [(view: UIView, geometry: Geometry)] = []
    UIView.performWithoutAnimation {
      removedViews.forEach(FadingViews.shared.begin)
      if !addedViews.isEmpty {
        addedViews.forEach { $0.alpha = 0 }
        arrange()
        goals = prediction()
      }
    }
    animation.animate(
      { [owner] in
        if addedViews.isEmpty { arrange() }
        for (view, geometry) in goals { geometry.apply(to: view) }
        owner.layoutIfNeeded()
        for (view, alpha) in zip(addedViews, alphas) { view.alpha = alpha }
        for view in removedViews { view.alpha = 0 }
      },
      { _ in
        for member in removed { Self.uninstall(member) }
      })
  }

  /// Lays out the owning view, and resets all views but the new ones to their frames before.
  ///
  /// - Returns: The frames after the layout of the views that were reset.
  private func prediction() -> [(view: UIView, geometry: Geometry)] {
    owner.layoutIfNeeded()
    var goals: [(view: UIView, geometry: Geometry)] = []
    for (view, before) in geometryBefore where view.superview === owner {
      let goal = Geometry(of: view)
      guard goal != before else { continue }
      goals.append((view, goal))
      before.apply(to: view)
    }
    return goals
  }

  /// Uninstalls a removed member, unless it was installed again meanwhile.
  private static func uninstall(_ member: GroupMember) {
    let constrainable = member.constrainable
    // An installation ends the fading of a view and the release of a group.
    guard member.view.map(FadingViews.shared.contains) ?? true,
      member.group?.isReleased ?? true
    else { return }
    if member.view == nil, member.group == nil, let view = constrainable.owningView,
      LayoutGroup.group(of: constrainable, in: view) != nil
    {
      return
    }
    let views = member.views.filter(FadingViews.shared.contains)
    constrainable.uninstall()
    views.forEach(FadingViews.shared.restore)
  }

  /// The center and the size of a view. Its frame is undefined where it has a transform.
  private struct Geometry: Equatable {
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
