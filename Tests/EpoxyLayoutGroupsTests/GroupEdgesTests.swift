// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyLayoutGroups

/// The constraints that `constrainToMargins` and its variants make, compared with the same ones by
/// hand.
@MainActor @Suite struct GroupEdgesTests {
  private enum Ties: CaseIterable {
    case margins, marginsWithInsets, looseBottom, superview

    @MainActor func make(of group: HGroup) {
      switch self {
      case .margins: group.constrainToMargins()
      case .marginsWithInsets:
        group.constrainToMargins(insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4))
      case .looseBottom: group.constrainToMarginsWithHighPriorityBottom()
      case .superview: group.constrainToSuperview()
      }
    }

    @MainActor func makeByHand(of group: HGroup) {
      guard let view = group.owningView else { return }
      let margins = view.layoutMarginsGuide
      let (insets, bottomPriority): (NSDirectionalEdgeInsets, UILayoutPriority) =
        switch self {
        case .marginsWithInsets: (.init(top: 1, leading: 2, bottom: 3, trailing: 4), .required)
        case .looseBottom: (.zero, .defaultHigh)
        case .margins, .superview: (.zero, .required)
        }
      let isOfView = self == .superview
      let bottom = group.bottomAnchor.constraint(
        equalTo: isOfView ? view.bottomAnchor : margins.bottomAnchor, constant: -insets.bottom)
      bottom.priority = bottomPriority
      NSLayoutConstraint.activate([
        bottom,
        group.topAnchor.constraint(
          equalTo: isOfView ? view.topAnchor : margins.topAnchor, constant: insets.top),
        group.leadingAnchor.constraint(
          equalTo: isOfView ? view.leadingAnchor : margins.leadingAnchor, constant: insets.leading),
        group.trailingAnchor.constraint(
          equalTo: isOfView ? view.trailingAnchor : margins.trailingAnchor,
          constant: -insets.trailing),
      ])
    }
  }

  private func row() -> HGroup {
    HGroup(
      style: .init(alignment: .top, spacing: 4),
      items: items("abc") + [SpacerItem(dataID: "end")])
  }

  private func frames(_ group: HGroup) -> [CGRect] {
    ["a", "b", "c"].compactMap { group.view($0)?.frame } + [group.layoutFrame]
  }

  /// The frames before and after a change, with the edges of the group and with those by hand.
  private func compare(
    _ ties: Ties, isRightToLeft: Bool = false,
    _ change: (_ group: HGroup, _ view: UIView, _ stage: UIView) -> Void
  ) -> [[CGRect]] {
    [false, true].map { isByHand in
      var result: [CGRect] = []
      onStage { stage, _ in
        let view = UIView(frame: rect(10, 20, 200, 80))
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.directionalLayoutMargins = .init(top: 5, leading: 6, bottom: 7, trailing: 9)
        stage.addSubview(view)
        let group = row()
        group.install(in: view)
        isByHand ? ties.makeByHand(of: group) : ties.make(of: group)
        view.layoutIfNeeded()
        result = frames(group)
        change(group, view, stage)
        stage.layoutIfNeeded()
        result += frames(group)
      }
      return result
    }
  }

  @Test func `Insets count from the margins`() {
    let frames = compare(.marginsWithInsets) { _, _, _ in }[0]
    expectEqual(
      frames[0...3],
      [
        rect(8, 6, 10, 10), rect(22, 6, 10, 10), rect(36, 6, 10, 10), rect(8, 6, 179, 64),
      ])
    let mirrored = compare(.marginsWithInsets, isRightToLeft: true) { _, _, _ in }[0]
    expectEqual(mirrored[0], rect(182, 6, 10, 10))
    expectEqual(mirrored[3], rect(13, 6, 179, 64))
  }

  @Test(arguments: [false, true])
  func `The edges follow the view`(isRightToLeft: Bool) {
    for ties in Ties.allCases {
      let resized = compare(ties, isRightToLeft: isRightToLeft) { _, view, _ in
        view.frame.size = CGSize(width: 150, height: 60)
      }
      expectEqual(resized[0], resized[1])
      let narrowed = compare(ties, isRightToLeft: isRightToLeft) { _, view, _ in
        view.directionalLayoutMargins = .init(top: 11, leading: 12, bottom: 13, trailing: 14)
      }
      expectEqual(narrowed[0], narrowed[1])
      expectEqual((narrowed[0][3] == narrowed[0][7]), (ties == .superview))
      let turned = compare(ties, isRightToLeft: isRightToLeft) { _, view, _ in
        view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
      }
      expectEqual(turned[0], turned[1])
    }
  }

  @Test func `Other constraints of the group hold beside those of its edges`() {
    for ties in Ties.allCases {
      let heights = compare(ties) { group, _, _ in
        let height = group.heightAnchor.constraint(equalToConstant: 31)
        height.priority = .init(900)
        height.isActive = true
      }
      expectEqual(heights[0], heights[1])
      expectEqual((heights[0][7].height == 31), (ties == .looseBottom))
      let twice = compare(ties) { group, view, _ in
        ties.make(of: group)
        view.layoutIfNeeded()
        #expect(view.constraints.count >= 8)
      }
      expectEqual(twice[0], twice[1])
    }
  }

  @Test func `A group that leaves its view leaves its constraints behind`() {
    let frames = compare(.margins) { group, view, stage in
      group.uninstall()
      group.install(in: view)
      view.layoutIfNeeded()
      let other = UIView(frame: rect(0, 0, 120, 50))
      stage.addSubview(other)
      group.uninstall()
      group.install(in: other)
      group.constrainToSuperview()
    }
    expectEqual(frames[0], frames[1])
    expectEqual(frames[0][7], rect(0, 0, 120, 50))
  }

  @Test func `A view that moves keeps the constraints of its group`() {
    for ties in Ties.allCases {
      let frames = compare(ties) { _, view, stage in
        let box = UIView(frame: rect(0, 0, 300, 300))
        stage.addSubview(box)
        box.addSubview(view)
        stage.layoutIfNeeded()
        // Placed by constraints from now on, in the island of the box.
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 15),
          view.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
      }
      expectEqual(frames[0], frames[1])
      #expect(frames[0][7].width > 250)
    }
  }

  @Test func `Fitting sizes and safe areas include the edges`() {
    for ties in Ties.allCases {
      var sizes: [CGSize] = []
      let frames = compare(ties) { _, view, _ in
        sizes.append(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        view.frame = rect(0, -10, 200, 80)
        view.window?.rootViewController?.additionalSafeAreaInsets = .init(
          top: 30, left: 0, bottom: 0, right: 0)
      }
      expectEqual(frames[0], frames[1])
      expectEqual(sizes[0], sizes[1])
    }
  }
}
