// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// Callbacks that add constraints to members, lay out and rearrange the group while its items are
/// set.
@MainActor @Suite struct GroupCallbackTests {
  /// The callback that adds constraints.
  enum Moment: CaseIterable {
    case whenMade, whenUpdated, behaviors
  }

  /// The layout of a group after items were set, and again after others were.
  private struct Outcome: Equatable {
    var frames: [[CGRect]] = []
    var constraints: [Int] = []
    var tied: [Int] = []
  }

  private let end = SpacerItem(dataID: "end")

  private func outcome(
    _ moment: Moment, animated: Bool, rearranges: Bool
  ) -> Outcome {
    var outcome = Outcome()
    onStage { view, device in
      let other = Box(5, 5)
      view.addSubview(other)
      let group = HGroup(style: .init(alignment: .top, spacing: 4), items: items("abc") + [end])
      group.install(in: view)
      group.constrainToSuperview()
      view.layoutIfNeeded()
      let old = ["a", "b", "c"].compactMap { group.view($0) }
      var isAsked = false
      @MainActor func ask() {
        guard !isAsked, let first = group.view("a") else { return }
        isAsked = true
        NSLayoutConstraint.activate([
          other.leadingAnchor.constraint(equalTo: first.trailingAnchor),
          other.topAnchor.constraint(equalTo: first.bottomAnchor),
        ])
        view.layoutIfNeeded()
        if rearranges { group.spacing = 6 }
      }
      @MainActor func show(_ outcome: inout Outcome) {
        if animated { device.advance(by: 5) }
        view.layoutIfNeeded()
        outcome.frames.append(view.subviews.map(\.frame))
        outcome.constraints.append(view.constraints.count)
        outcome.tied.append(
          old.filter { $0.superview == nil }.reduce(0) { count, view in
            count
              + [.horizontal, .vertical].reduce(0) {
                $0 + view.constraintsAffectingLayout(for: $1).count
              }
          })
      }
      let new: [any GroupItemModeling] = [
        item("c", moment == .whenUpdated ? "other" : "c").setContent { _ in
          if moment == .whenUpdated { ask() }
        },
        item("new").setContent { _ in if moment == .whenMade { ask() } },
        item("a").setBehaviors { _ in if moment == .behaviors { ask() } },
        end,
      ]
      group.setItems(new, animated: animated)
      show(&outcome)
      #expect(isAsked)
      group.setItems(items("ac") + [end], animated: animated)
      show(&outcome)
      group.uninstall()
      outcome.constraints.append(view.constraints.count)
    }
    return outcome
  }

  @Test(arguments: Moment.allCases, [false, true])
  func `Constraints that a callback adds hold, and removed views are tied to nothing`(
    _ moment: Moment, animated: Bool
  ) {
    for rearranges in [false, true] {
      let outcome = outcome(moment, animated: animated, rearranges: rearranges)
      let spacing: CGFloat = rearranges ? 6 : 4
      // 10 points a letter: "c" or "other", "new" and "a". The callback tied a box to the lower
      // trailing corner of "a".
      let first: CGFloat = moment == .whenUpdated ? 50 : 10
      let last = first + spacing + 30 + spacing
      let frames = [
        rect(0, 0, first, 10), rect(first + spacing, 0, 30, 10), rect(last, 0, 10, 10),
        rect(last + 10, 10, 5, 5),
      ]
      expectEqual(Set(outcome.frames[0].map(\.minX)), Set(frames.map(\.minX)))
      #expect(frames.allSatisfy(outcome.frames[0].contains), "\(outcome.frames[0])")
      let left = [rect(0, 0, 10, 10), rect(10 + spacing, 0, 10, 10), rect(10, 10, 5, 5)]
      #expect(left.allSatisfy(outcome.frames[1].contains), "\(outcome.frames[1])")
      expectEqual(outcome.frames[1].count, 3)
      expectEqual(outcome.tied, [0, 0])
      expectEqual(outcome.constraints.last, 0)
    }
  }

  @Test func `Groups align the alignment rectangles of views`() {
    onStage(scale: 3) { view, _ in
      let group = HGroup(style: .init(alignment: .top, spacing: 4)) {
        GroupItem<ShadowedView>(dataID: "shadowed") { ShadowedView() }
        item("a")
        end
      }
      group.fill(view)
      guard let shadowed = group.constrainable(with: "shadowed") as? ShadowedView else {
        Issue.record("no view")
        return
      }
      view.layoutIfNeeded()
      expectEqual(shadowed.frame, rect(-2, -1, 26, 14), "the alignment rectangle is 20 by 10")
      expectEqual(group.view("a")?.frame, rect(24, 0, 10, 10))
      shadowed.insets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
      shadowed.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
      expectEqual(shadowed.frame, rect(-7, 0, 27, 10))
      shadowed.insets = .zero
      shadowed.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
      expectEqual(shadowed.frame, rect(0, 0, 20, 10))
      expectEqual(group.view("a")?.frame, rect(24, 0, 10, 10))
    }
  }
}

private final class ShadowedView: UIView {
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
}
