// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@testable import EpoxyLayoutGroups

// The ties of a group to its view, which are not made as constraints while none are needed.

@MainActor @Suite struct DeferredEdgesTests {
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
  }

  private func row() -> HGroup {
    HGroup(
      style: .init(alignment: .top, spacing: 4),
      items: items("abc") + [SpacerItem(dataID: "end")])
  }

  private func frames(_ group: HGroup) -> [CGRect] {
    ["a", "b", "c"].compactMap { group.view($0)?.frame } + [group.layoutFrame]
  }

  /// What a change gives with and without constraints.
  private func compare(
    _ ties: Ties, isRightToLeft: Bool = false,
    _ change: (_ group: HGroup, _ view: UIView, _ stage: UIView) -> Void
  ) -> [[CGRect]] {
    [true, false].map { isDeferring in
      var result: [CGRect] = []
      onStage { stage, device in
        device.defersConstraints = isDeferring
        let view = UIView(frame: rect(10, 20, 200, 80))
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.directionalLayoutMargins = .init(top: 5, leading: 6, bottom: 7, trailing: 9)
        stage.addSubview(view)
        let group = row()
        group.install(in: view)
        ties.make(of: group)
        #expect(view.constraints.isEmpty == isDeferring)
        view.layoutIfNeeded()
        result = frames(group)
        #expect(view.constraints.isEmpty == isDeferring)
        change(group, view, stage)
        stage.layoutIfNeeded()
        result += frames(group)
      }
      return result
    }
  }

  @Test func `Frames by hand`() {
    let frames = compare(.marginsWithInsets) { _, _, _ in }[0]
    #expect(
      frames[0...3] == [
        rect(8, 6, 10, 10), rect(22, 6, 10, 10), rect(36, 6, 10, 10), rect(8, 6, 179, 64),
      ])
    let mirrored = compare(.marginsWithInsets, isRightToLeft: true) { _, _, _ in }[0]
    #expect(mirrored[0] == rect(182, 6, 10, 10))
    #expect(mirrored[3] == rect(13, 6, 179, 64))
  }

  @Test(arguments: [false, true])
  func `Ties follow the view, as constraints would`(isRightToLeft: Bool) {
    for ties in Ties.allCases {
      let resized = compare(ties, isRightToLeft: isRightToLeft) { _, view, _ in
        view.frame.size = CGSize(width: 150, height: 60)
      }
      #expect(resized[0] == resized[1])
      let narrowed = compare(ties, isRightToLeft: isRightToLeft) { _, view, _ in
        view.directionalLayoutMargins = .init(top: 11, leading: 12, bottom: 13, trailing: 14)
      }
      #expect(narrowed[0] == narrowed[1])
      #expect((narrowed[0][3] == narrowed[0][7]) == (ties == .superview))
      let turned = compare(ties, isRightToLeft: isRightToLeft) { _, view, _ in
        view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
      }
      #expect(turned[0] == turned[1])
    }
  }

  @Test func `Another tie makes constraints of all`() {
    for ties in Ties.allCases {
      let heights = compare(ties) { group, _, _ in
        let height = group.heightAnchor.constraint(equalToConstant: 31)
        height.priority = .init(900)
        height.isActive = true
      }
      #expect(heights[0] == heights[1])
      #expect((heights[0][7].height == 31) == (ties == .looseBottom))
      let twice = compare(ties) { group, view, _ in
        ties.make(of: group)
        view.layoutIfNeeded()
        #expect(view.constraints.count >= 8)
      }
      #expect(twice[0] == twice[1])
    }
  }

  @Test func `A group that leaves its view takes its ties along`() {
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
    #expect(frames[0] == frames[1])
    #expect(frames[0][7] == rect(0, 0, 120, 50))
  }

  @Test func `A view that moves takes its group along`() {
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
      #expect(frames[0] == frames[1])
      #expect(frames[0][7].width > 250)
    }
  }

  @Test func `The view is asked for its size, and a safe area covers it`() {
    for ties in Ties.allCases {
      var sizes: [CGSize] = []
      let frames = compare(ties) { _, view, _ in
        sizes.append(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        view.frame = rect(0, -10, 200, 80)
        view.window?.rootViewController?.additionalSafeAreaInsets = .init(
          top: 30, left: 0, bottom: 0, right: 0)
      }
      #expect(frames[0] == frames[1])
      #expect(sizes[0] == sizes[1])
    }
  }
}
