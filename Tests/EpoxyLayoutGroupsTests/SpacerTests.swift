// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct SpacerTests {
  /// The start of the second of two boxes of 50 points, after a spacer, in a row of 320 points.
  private func start(_ style: LayoutSpacer.Style, secondHugs: Bool = true) -> CGFloat? {
    var start: CGFloat?
    let log = onStage { view, _ in
      let (one, other) = (Box(50, 20).rigid(), Box(50, 20))
      if secondHugs { _ = other.rigid() }
      HGroup(alignment: .center) {
        one
        SpacerItem(dataID: "spacer", style: style)
        other
      }.fill(view)
      start = other.frame.minX
      expectEqual(one.frame, rect(0, 40, 50, 20))
    }
    #expect(log.isEmpty, "\(log.warnings + log.layout)")
    return start
  }

  @Test func `A spacer without sizes takes the remaining room`() {
    expectEqual(start(.init()), 270)
  }

  // A view that may be higher than its content, as in reports of users.
  @Test(arguments: 0..<5, [true, false])
  func `A spacer leaves no ambiguity in a group that may grow, in columns and rows`(
    index: Int, isColumn: Bool
  ) {
    let style = [
      LayoutSpacer.Style(), .init(minHeight: 0), .init(minWidth: 10), .init(maxWidth: 10),
      .init(fixedWidth: 10),
    ][index]
    onStage(300, 500) { view, _ in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      let items = [Box(50, 20), Box(50, 20)]
      if isColumn {
        VGroup {
          items[0]
          SpacerItem(dataID: "spacer", style: style)
          items[1]
        }.fill(inner)
      } else {
        HGroup {
          items[0]
          SpacerItem(dataID: "spacer", style: style)
          items[1]
        }.fill(inner)
      }
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      ])
      view.layoutIfNeeded()
      #expect(!inner.hasAmbiguousLayout)
      expectEqual((isColumn ? inner.frame.height : inner.frame.width), 200)
    }
  }

  @Test func `Widths are fixed, minimum or maximum`() {
    expectEqual(start(.init(fixedWidth: 30), secondHugs: false), 80)
    // The hugging of a box is stronger than the preferred width of the spacer.
    expectEqual(start(.init(minWidth: 30), secondHugs: false), 270)
    expectEqual(start(.init(maxWidth: 30), secondHugs: false), 80)
    expectEqual(start(.init(minWidth: 30)), 270)
    expectEqual(start(.init(minWidth: 10, maxWidth: 60), secondHugs: false), 110)
    expectEqual(start(.init(maxWidth: 400)), 270)
  }

  @Test func `Heights are fixed, minimum or maximum`() {
    for (style, expected) in [
      (LayoutSpacer.Style(fixedHeight: 30), 30), (.init(minHeight: 40), 310),
      (.init(maxHeight: 50), 50), (.init(minHeight: 12, maxHeight: 60), 60),
    ] as [(LayoutSpacer.Style, CGFloat)] {
      onStage(100, 320) { view, _ in
        let other = Box(10, 10)
        VGroup {
          SpacerItem(dataID: "spacer", style: style)
          other
        }.fill(view)
        expectEqual(other.frame.minY, expected)
      }
    }
  }

  @Test func `A spacer without other constraints has its minimum length, or else its maximum`() {
    for (style, size) in [
      (.init(minHeight: 44), CGSize(width: 10, height: 44)),
      // The other item's priority for a group that is no higher than itself is higher.
      (.init(minWidth: 5, maxHeight: 33), CGSize(width: 15, height: 10)),
      (.init(minWidth: 5, maxHeight: 8, maxWidth: 9), CGSize(width: 15, height: 10)),
    ] as [(LayoutSpacer.Style, CGSize)] {
      onStage { view, _ in
        let group = HGroup(alignment: .center) {
          Box(10, 10)
          SpacerItem(dataID: "spacer", style: style)
        }
        group.install(in: view)
        group.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        group.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        view.layoutIfNeeded()
        expectEqual(group.layoutFrame.size, size)
      }
    }
  }

  @Test func `Sizes that are not lengths are ignored with a warning`() {
    let log = onStage { view, _ in
      let spacer = LayoutSpacer(minHeight: .nan, fixedWidth: -1)
      spacer.install(in: view)
      view.layoutIfNeeded()
      expectEqual(spacer.layoutFrame.size, .zero)
      #expect(spacer.owningView === view)
      spacer.uninstall()
      #expect(spacer.owningView == nil)
    }
    expectEqual(log.warnings.count, 2)
    #expect(log.layout.isEmpty)
  }
}
