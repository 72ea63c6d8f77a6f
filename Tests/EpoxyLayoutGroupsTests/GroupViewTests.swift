// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct GroupViewTests {
  private func set(
    _ device: Device, _ change: @escaping (inout any UIMutableTraits) -> Void
  ) {
    device.setTraits(device.values.traits.modifyingTraits(change))
  }

  @Test func `The group fills the margins, and the view is as high as the group`() {
    onStage { view, _ in
      let insets = GroupEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
      let row = HGroupView(style: .init(hGroupStyle: .init(spacing: 3), edgeInsets: insets))
      row.setContent(.init { items("ab") }, animated: false)
      let column = VGroupView(
        style: .init(
          vGroupStyle: .init(spacing: 3),
          layoutMargins: .init(top: 1, left: 2, bottom: 4, right: 8)))
      column.setContent(.init(items: items("ab")), animated: false)
      let layers = ZGroupView(style: .init(edgeInsets: insets))
      layers.setContent(.init(items: items("ab")), animated: false)
      let sizes = [row, column, layers].map {
        $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      expectEqual(sizes.map(\.width), [33, 20, 20])
      expectEqual(sizes.map(\.height), [15, 28, 15])
      row.translatesAutoresizingMaskIntoConstraints = true
      row.frame = rect(0, 0, 100, 50)
      view.addSubview(row)
      view.layoutIfNeeded()
      // Where the view is higher, the group is aligned to the top.
      expectEqual(row.subviews.map(\.frame.minY), [1, 1])
      expectEqual(row.subviews.map(\.frame.height), [10, 10])
      expectEqual(row.subviews.first?.frame.minX, 2)
      expectEqual(row.subviews.last?.frame.maxX, 92)
    }
  }

  @Test func `Margins follow the size class and the size of text`() {
    onStage { view, device in
      let insets = GroupEdgeInsets(
        top: .fixed(1), leading: .adaptive(compact: 10, regular: 20),
        bottom: .adaptiveAccessibility(
          compact: 1, compactAccessibilitySizes: 2, regular: 3, regularAccessibilitySizes: 4),
        trailing: .fixed(5))
      let views: [UIView] = [
        HGroupView(style: .init(edgeInsets: insets)), VGroupView(style: .init(edgeInsets: insets)),
        ZGroupView(style: .init(edgeInsets: insets)),
      ]
      for group in views { view.addSubview(group) }
      @MainActor func margins() -> Set<[CGFloat]> {
        Set(
          views.map {
            let margins = $0.directionalLayoutMargins
            return [margins.top, margins.leading, margins.bottom, margins.trailing]
          })
      }
      set(device) { $0.horizontalSizeClass = .unspecified }
      expectEqual(margins(), [[1, 10, 1, 5]])
      set(device) { $0.horizontalSizeClass = .regular }
      expectEqual(margins(), [[1, 20, 3, 5]])
      set(device) { $0.preferredContentSizeCategory = .accessibilityLarge }
      expectEqual(margins(), [[1, 20, 4, 5]])
      set(device) { $0.horizontalSizeClass = .compact }
      expectEqual(margins(), [[1, 10, 2, 5]])
    }
  }

  @Test func `Contents are never equal, and views are items of lists`() {
    let content = HGroupView.Content(items: [])
    #expect(content != content)
    #expect(VGroupView.Content(items: []) != VGroupView.Content(items: []))
    onStage { view, _ in
      let group: AnyItemModel = VGroupView.itemModel(
        dataID: "group", content: .init { items("ab") }, style: .init()
      ).eraseToAnyItemModel()
      let made = group.configuredView(traitCollection: view.traitCollection)
      expectEqual(made.subviews.count, 2)
    }
  }

  @Test func `A view of a group is an item of another group`() {
    onStage { view, _ in
      let group = VGroup {
        HGroupView.groupItem(
          dataID: "row", content: .init { items("ab") },
          style: .init(edgeInsets: .init(top: 1, leading: 1, bottom: 1, trailing: 1)))
        item("c")
      }
      group.install(in: view)
      group.constrainToMarginsWithHighPriorityBottom()
      view.directionalLayoutMargins = .zero
      group.setItems {
        HGroupView.groupItem(
          dataID: "row", content: .init { items("abc") },
          style: .init(edgeInsets: .init(top: 1, leading: 1, bottom: 1, trailing: 1)))
        item("c").contentHuggingPriority(.init(rawValue: 1), for: .vertical)
      }
      view.layoutIfNeeded()
      let row = group.constrainable(with: "row") as? HGroupView
      expectEqual(row?.subviews.count, 3)
      expectEqual(row?.frame, rect(0, 0, 320, 12))
    }
  }
}

@MainActor @Suite struct ReflowTests {
  private func choose(_ category: UIContentSizeCategory, on device: Device) {
    device.setTraits(
      device.values.traits.modifyingTraits { $0.preferredContentSizeCategory = category })
  }

  private func frames(of group: HGroup, in view: UIView) -> [CGRect] {
    view.layoutIfNeeded()
    return ["a", "b"].compactMap { group.view($0)?.frame }
  }

  // Heights that do not depend on the text: 10 points, in a column of 100.
  private func makeItems() -> [any GroupItemModeling] {
    [
      item("a").contentHuggingPriority(.defaultHigh, for: .vertical)
        .contentHuggingPriority(.defaultHigh, for: .horizontal),
      item("b").verticalAlignment(.bottom).horizontalAlignment(.center)
        .accessibilityAlignment(.trailing),
    ]
  }

  private let row = [rect(0, 0, 10, 100), rect(12, 90, 308, 10)]
  private let column = [rect(0, 0, 10, 10), rect(310, 12, 10, 88)]

  @Test func `A row becomes vertical at accessibility sizes, and horizontal again`() {
    let log = onStage { view, device in
      let group = HGroup(spacing: 2, items: makeItems())
      group.fill(view)
      expectEqual(frames(of: group, in: view), row)
      choose(.accessibilityMedium, on: device)
      expectEqual(frames(of: group, in: view), column)
      choose(.extraExtraExtraLarge, on: device)
      expectEqual(frames(of: group, in: view), row)
    }
    #expect(log.isEmpty)
  }

  @Test func `A group that is made at an accessibility size is vertical`() {
    onStage { view, device in
      choose(.accessibilityLarge, on: device)
      let group = HGroup(spacing: 2, items: makeItems())
      group.fill(view)
      expectEqual(frames(of: group, in: view), column)
    }
  }

  @Test func `Reflow can be disabled, or forced`() {
    onStage { view, device in
      let group = HGroup(spacing: 2, items: makeItems()).reflowsForAccessibilityTypeSizes(false)
      group.fill(view)
      choose(.accessibilityMedium, on: device)
      expectEqual(frames(of: group, in: view), row)
      group.reflowsForAccessibilityTypeSizes = true
      expectEqual(frames(of: group, in: view), column)
      choose(.large, on: device)
      _ = group.forceAccessibilityVerticalLayout(true)
      expectEqual(frames(of: group, in: view), column)
      group.forceVerticalAccessibilityLayout = false
      expectEqual(frames(of: group, in: view), row)
    }
  }

  @Test func `Toggling a property without an effect leaves the constraints unchanged`() {
    onStage { view, device in
      let group = HGroup(spacing: 2, items: makeItems())
      group.fill(view)
      device.counters.constraintsAdded = 0
      group.reflowsForAccessibilityTypeSizes = false
      choose(.accessibilityMedium, on: device)
      view.layoutIfNeeded()
      expectEqual(device.counters.constraintsAdded, 0)
    }
  }

  @Test func `Every alignment for large text places a box of 20 by 40 in 100 by 320`() {
    let custom = VGroup.ItemAlignment.custom { container, item in
      [item.leadingAnchor.constraint(equalTo: container.centerXAnchor, constant: 7)]
    }
    let cases: [(alignment: @MainActor (Box) -> VGroup.ItemAlignment, x: CGFloat, width: CGFloat)] =
      [
        ({ _ in .fill }, 1, 95), ({ _ in .leading }, 1, 20), ({ _ in .trailing }, 76, 20),
        ({ _ in .center }, 40, 20), ({ .centered(to: $0) }, 75, 20), ({ _ in custom }, 57, 20),
      ]
    for (alignment, x, width) in cases {
      let log = onStage(100, 320) { view, device in
        choose(.accessibilityMedium, on: device)
        let (box, mark) = (Box(20, 40).rigid(), Box(30, 60))
        // The vertical alignment is that of a row, and has no effect here.
        HGroup(spacing: 8) {
          Box(10, 10).rigid()
          box.accessibilityAlignment(alignment(mark)).verticalAlignment(.bottom)
            .padding(.init(top: 2, leading: 1, bottom: 16, trailing: 4))
          mark.accessibilityAlignment(.trailing)
        }.fill(view)
        expectEqual(box.frame, rect(x, 20, width, 40))
        expectEqual(mark.frame, rect(70, 84, 30, 236))
      }
      #expect(log.isEmpty)
    }
  }

  @Test
  func `Alignments for large text default to the alignment across and then to that of the group`() {
    onStage(100, 90) { view, device in
      choose(.accessibilityMedium, on: device)
      let boxes = (0..<3).map { _ in Box(10, 30) }
      HGroup(accessibilityAlignment: .trailing) {
        boxes[0].horizontalAlignment(.center).accessibilityAlignment(.leading)
        boxes[1].horizontalAlignment(.center)
        boxes[2]
      }.fill(view)
      expectEqual(boxes.map(\.frame.minX), [0, 45, 90])
    }
  }

  @Test func `The style of an item decides about reflow, unless the item does`() {
    onStage { view, device in
      choose(.accessibilityMedium, on: device)
      let style = HGroup.Style(reflowsForAccessibilityTypeSizes: false)
      let group = VGroup {
        HGroupItem(dataID: "style", style: style, groupItems: [])
        HGroupItem(dataID: "item", groupItems: []).reflowsForAccessibilityTypeSizes(false)
        HGroupItem(dataID: "both", style: style, groupItems: [])
          .reflowsForAccessibilityTypeSizes(true)
        HGroupItem(dataID: "none", groupItems: [])
      }
      let reflows = ["style", "item", "both", "none"].map {
        (group.constrainable(with: $0) as? HGroup)?.reflowsForAccessibilityTypeSizes
      }
      expectEqual(reflows, [false, false, true, true])
    }
  }

  @Test func `Groups on another device do not use the text size of this one`() {
    onStage { view, _ in
      let group = HGroup(spacing: 2, items: makeItems())
      group.fill(view)
      onStage { _, other in choose(.accessibilityMedium, on: other) }
      expectEqual(frames(of: group, in: view), row)
    }
  }
}
