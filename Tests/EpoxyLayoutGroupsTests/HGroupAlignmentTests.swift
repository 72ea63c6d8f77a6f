// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Every row of the table of alignments of horizontal groups: a box of 40 by 20 points beside one
/// of 60 by 50, in a group of 320 by 100 with a spacing of 8.
@MainActor @Suite struct HGroupAlignmentTests {
  private func frames(
    _ alignment: HGroup.ItemAlignment, padding: NSDirectionalEdgeInsets = .zero
  ) -> (one: CGRect, other: CGRect) {
    var frames = (one: CGRect.zero, other: CGRect.zero)
    let log = onStage { view, _ in
      let (one, other) = (Box(40, 20).rigid(), Box(60, 50))
      let group = HGroup(spacing: 8) {
        one.verticalAlignment(alignment).padding(padding)
        other.verticalAlignment(.bottom)
      }
      group.fill(view)
      frames = (one.frame, other.frame)
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
    return frames
  }

  private let uneven = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 16)

  @Test func `Fill stretches from edge to edge`() {
    let (one, other) = frames(.fill)
    expectEqual(one, rect(0, 0, 40, 100))
    expectEqual(other, rect(48, 50, 272, 50))
    expectEqual(frames(.fill, padding: uneven).one, rect(2, 1, 40, 95))
  }

  @Test func `Padding of an item adds to the room between neighbors`() {
    // 2 before, 40 wide, 16 + 8 after: the rest of 320 is the other box's.
    expectEqual(frames(.fill, padding: uneven).other, rect(66, 50, 254, 50))
  }

  @Test func `Top leaves room below`() {
    expectEqual(frames(.top).one, rect(0, 0, 40, 20))
    expectEqual(frames(.top, padding: uneven).one, rect(2, 1, 40, 20))
  }

  @Test func `Bottom leaves room above`() {
    expectEqual(frames(.bottom).one, rect(0, 80, 40, 20))
    expectEqual(frames(.bottom, padding: uneven).one, rect(2, 76, 40, 20))
  }

  @Test func `Center leaves room on both sides, whatever the padding is`() {
    expectEqual(frames(.center).one, rect(0, 40, 40, 20))
    expectEqual(frames(.center, padding: uneven).one, rect(2, 40, 40, 20))
  }

  @Test func `An item centered to another item has the same middle`() {
    onStage { view, _ in
      let (one, other) = (Box(40, 20).rigid(), Box(60, 50))
      let group = HGroup(spacing: 8) {
        one.verticalAlignment(.centered(to: other))
        other.verticalAlignment(.bottom)
      }
      group.fill(view)
      // The other one's middle is at 50 + 25.
      expectEqual(one.frame, rect(0, 65, 40, 20))
    }
  }

  @Test func `An item centered to an item of another group has the same middle`() {
    let log = onStage { view, _ in
      let (one, title, text) = (Box(10, 10).rigid(), Box(60, 30), Box(60, 50))
      title.setContentHuggingPriority(.defaultHigh, for: .vertical)
      let group = HGroup {
        one.verticalAlignment(.centered(to: title))
        VGroup {
          title
          text
        }
      }
      group.fill(view)
      expectEqual(title.frame, rect(10, 0, 310, 30))
      expectEqual(one.frame, rect(0, 10, 10, 10))
    }
    #expect(log.isEmpty)
  }

  @Test func `Custom constraints replace those of the alignment and of the edge`() {
    let log = onStage { view, _ in
      let (one, other) = (Box(40, 20).rigid(), Box(60, 50))
      let custom = HGroup.ItemAlignment.custom(alignmentID: "custom") { container, constrainable in
        [
          constrainable.topAnchor.constraint(equalTo: container.topAnchor, constant: 7),
          constrainable.heightAnchor.constraint(equalToConstant: 30),
          constrainable.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
        ]
      }
      let group = HGroup(spacing: 8) {
        one.verticalAlignment(custom).padding(3)
        other
      }
      group.fill(view)
      expectEqual(one.frame, rect(5, 7, 40, 30))
      // 45 + 3 of padding + 8.
      expectEqual(other.frame, rect(56, 0, 264, 100))
      // The custom constraints determine the last item's other edge, too.
      group.setItems {
        other
        one.verticalAlignment(
          .custom { container, constrainable in
            [
              constrainable.topAnchor.constraint(equalTo: container.topAnchor),
              constrainable.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            ]
          }
        ).padding(3)
      }
      view.layoutIfNeeded()
      expectEqual(one.frame, rect(280, 0, 40, 20))
      expectEqual(other.frame, rect(0, 0, 269, 100))
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
  }

  @Test func `A group without a given size is as high as its highest item with padding`() {
    let cases: [(HGroup.ItemAlignment, CGFloat)] = [(.top, 0), (.bottom, 36), (.center, 18)]
    for (alignment, y) in cases {
      let log = onStage { view, _ in
        let (low, high) = (Box(40, 20), Box(60, 50))
        let group = HGroup(alignment: alignment) {
          low
          high.padding(.init(top: 3, leading: 0, bottom: 3, trailing: 0))
        }
        group.install(in: view)
        group.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        group.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        view.layoutIfNeeded()
        expectEqual(group.layoutFrame, rect(0, 0, 100, 56), "\(alignment)")
        expectEqual(low.frame, rect(0, y, 40, 20), "\(alignment)")
        expectEqual(high.frame, rect(40, 3, 60, 50), "\(alignment)")
      }
      #expect(log.isEmpty)
    }
  }

  @Test func `The group's alignment applies to items without one`() {
    onStage { view, _ in
      let (one, other, third) = (Box(40, 20).rigid(), Box(60, 50).rigid(), Box(1, 10))
      let group = HGroup(alignment: .center) {
        one
        other.verticalAlignment(.top)
        third.verticalAlignment(nil)
      }
      group.fill(view)
      expectEqual(one.frame, rect(0, 40, 40, 20))
      expectEqual(other.frame, rect(40, 0, 60, 50))
      expectEqual(third.frame, rect(100, 45, 220, 10))
    }
  }

  @Test func `Items begin at the right in right-to-left languages`() {
    onStage { view, _ in
      view.semanticContentAttribute = .forceRightToLeft
      let (one, other) = (Box(40, 20).rigid(), Box(60, 50))
      HGroup(spacing: 8) {
        one.padding(.init(top: 0, leading: 5, bottom: 0, trailing: 0))
        other
      }.fill(view)
      expectEqual(one.frame, rect(275, 0, 40, 100))
      expectEqual(other.frame, rect(0, 0, 267, 100))
    }
  }
}
