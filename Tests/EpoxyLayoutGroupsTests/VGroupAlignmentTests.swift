// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Every row of the table of alignments of vertical groups: a box of 20 by 40 points above one of
/// 50 by 60, in a group of 100 by 320 with a spacing of 8.
@MainActor @Suite struct VGroupAlignmentTests {
  private func frames(
    _ alignment: VGroup.ItemAlignment, padding: NSDirectionalEdgeInsets = .zero
  ) -> (one: CGRect, other: CGRect) {
    var frames = (one: CGRect.zero, other: CGRect.zero)
    let log = onStage(100, 320) { view, _ in
      let (one, other) = (Box(20, 40).rigid(), Box(50, 60))
      let group = VGroup(spacing: 8) {
        one.horizontalAlignment(alignment).padding(padding)
        other.horizontalAlignment(.trailing)
      }
      group.fill(view)
      frames = (one.frame, other.frame)
    }
    #expect(log.isEmpty, "\(log.warnings + log.failures + log.layout)")
    return frames
  }

  private let uneven = NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 16, trailing: 4)

  @Test func `Fill stretches from edge to edge`() {
    let (one, other) = frames(.fill)
    expectEqual(one, rect(0, 0, 100, 40))
    expectEqual(other, rect(50, 48, 50, 272))
    expectEqual(frames(.fill, padding: uneven).one, rect(1, 2, 95, 40))
  }

  @Test func `Padding of an item adds to the room between neighbors`() {
    expectEqual(frames(.fill, padding: uneven).other, rect(50, 66, 50, 254))
  }

  @Test func `Leading leaves room behind`() {
    expectEqual(frames(.leading).one, rect(0, 0, 20, 40))
    expectEqual(frames(.leading, padding: uneven).one, rect(1, 2, 20, 40))
  }

  @Test func `Trailing leaves room before`() {
    expectEqual(frames(.trailing).one, rect(80, 0, 20, 40))
    expectEqual(frames(.trailing, padding: uneven).one, rect(76, 2, 20, 40))
  }

  @Test func `Center leaves room on both sides, whatever the padding is`() {
    expectEqual(frames(.center).one, rect(40, 0, 20, 40))
    expectEqual(frames(.center, padding: uneven).one, rect(40, 2, 20, 40))
  }

  @Test func `An item centered to another item has the same middle`() {
    onStage(100, 320) { view, _ in
      let (one, other) = (Box(20, 40).rigid(), Box(50, 60))
      VGroup(spacing: 8) {
        one.horizontalAlignment(.centered(to: other))
        other.horizontalAlignment(.trailing)
      }.fill(view)
      expectEqual(one.frame, rect(65, 0, 20, 40))
    }
  }

  @Test func `An item centered to an item of another group has the same middle`() {
    let log = onStage(100, 320) { view, _ in
      let (one, icon, text) = (Box(10, 10).rigid(), Box(30, 60), Box(50, 60))
      icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      VGroup {
        one.horizontalAlignment(.centered(to: icon))
        HGroup(spacing: 4) {
          icon
          text
        }
      }.fill(view)
      expectEqual(icon.frame, rect(0, 10, 30, 310))
      expectEqual(one.frame, rect(10, 0, 10, 10))
    }
    #expect(log.isEmpty)
  }

  @Test func `Custom constraints replace those of the alignment and of the edge`() {
    let log = onStage(100, 320) { view, _ in
      let (one, other) = (Box(20, 40).rigid(), Box(50, 60))
      VGroup(spacing: 8) {
        one.horizontalAlignment(
          .custom(alignmentID: 1) { container, constrainable in
            [
              constrainable.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7),
              constrainable.widthAnchor.constraint(equalToConstant: 30),
              constrainable.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            ]
          }
        ).padding(3)
        other
      }.fill(view)
      expectEqual(one.frame, rect(7, 5, 30, 40))
      expectEqual(other.frame, rect(0, 56, 100, 264))
    }
    #expect(log.isEmpty)
  }

  @Test func `The other edge of a last item with custom constraints follows those constraints`() {
    let log = onStage(100, 320) { view, _ in
      let (one, other) = (Box(20, 40).rigid(), Box(50, 60))
      VGroup(spacing: 8) {
        other
        one.horizontalAlignment(
          .custom { container, constrainable in
            [
              constrainable.trailingAnchor.constraint(equalTo: container.trailingAnchor),
              constrainable.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            ]
          }
        ).padding(3)
      }.fill(view)
      // The padding counts between the two, and not at the edge that has the custom constraints.
      expectEqual(one.frame, rect(80, 280, 20, 40))
      expectEqual(other.frame, rect(0, 0, 100, 269))
    }
    #expect(log.isEmpty)
  }

  @Test func `The group's alignment applies to items without one`() {
    onStage(100, 320) { view, _ in
      let (one, other) = (Box(20, 40).rigid(), Box(50, 60))
      VGroup(alignment: .center) {
        one
        other.horizontalAlignment(.leading)
      }.fill(view)
      expectEqual(one.frame, rect(40, 0, 20, 40))
      expectEqual(other.frame, rect(0, 40, 50, 280))
    }
  }

  @Test func `A group without a given size is as high as its items, spacing and padding`() {
    onStage { view, _ in
      let (one, other) = (Box(20, 40), Box(50, 60))
      let group = VGroup(spacing: 8) {
        one
        other.padding(2)
      }
      group.install(in: view)
      group.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      group.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      view.layoutIfNeeded()
      expectEqual(group.layoutFrame, rect(0, 0, 54, 112))
      expectEqual(one.frame, rect(0, 0, 54, 40))
      expectEqual(other.frame, rect(2, 50, 50, 60))
    }
  }
}
