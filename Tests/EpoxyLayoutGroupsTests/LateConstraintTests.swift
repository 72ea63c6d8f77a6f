// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@testable import EpoxyLayoutGroups

// Constraints that a group has put off can be asked for at any moment, also while its items are being set.

@MainActor @Suite struct LateConstraintTests {
  /// When a callback asks for constraints.
  enum Moment: CaseIterable {
    case whenMade, whenUpdated, behaviors
  }

  /// What is seen of a group after items were set, and again after others were.
  private struct Outcome: Equatable {
    var frames: [[CGRect]] = []
    var constraints: [Int] = []
    var tied: [Int] = []
  }

  private let end = SpacerItem(dataID: "end")

  private func outcome(
    _ moment: Moment, animated: Bool, rearranges: Bool, isDeferring: Bool
  ) -> Outcome {
    var outcome = Outcome()
    onStage { view, device in
      device.defersConstraints = isDeferring
      let other = Box(5, 5)
      view.addSubview(other)
      let group = HGroup(style: .init(alignment: .top, spacing: 4), items: items("abc") + [end])
      group.install(in: view)
      group.constrainToSuperview()
      view.layoutIfNeeded()
      #expect(group.constraints.isEmpty == isDeferring)
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
  func `Constraints that are needed while items are set are those of what is left`(
    _ moment: Moment, animated: Bool
  ) {
    for rearranges in [false, true] {
      let late = outcome(moment, animated: animated, rearranges: rearranges, isDeferring: true)
      let early = outcome(moment, animated: animated, rearranges: rearranges, isDeferring: false)
      #expect(late == early, "\(rearranges)")
      #expect(late.tied == [0, 0], "what was removed is tied to nothing")
      #expect(late.constraints.last == 0)
    }
  }

  @Test
  func `Views with alignment rectangles lie where constraints have them, whatever is around these`()
  {
    let frames = [true, false].map { isDeferring in
      var frames: [CGRect] = []
      onStage(scale: 3) { view, device in
        device.defersConstraints = isDeferring
        let group = HGroup(style: .init(alignment: .top, spacing: 4)) {
          GroupItem<ShadowedView>(dataID: "shadowed") { ShadowedView() }
          item("a")
          end
        }
        group.fill(view)
        #expect(group.constraints.isEmpty == isDeferring)
        guard let shadowed = group.constrainable(with: "shadowed") as? ShadowedView else { return }
        @MainActor func show() {
          view.layoutIfNeeded()
          frames += view.subviews.map(\.frame)
        }
        show()
        #expect(shadowed.frame == rect(-2, -1, 26, 14), "what is aligned is 20 by 10")
        for insets in [UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0), .zero] {
          shadowed.insets = insets
          shadowed.invalidateIntrinsicContentSize()
          show()
        }
        #expect(shadowed.frame == rect(0, 0, 20, 10))
      }
      return frames
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count == 6)
  }
}

private final class ShadowedView: UIView {
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
}
