// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ListCellTests {
  @Test func `A row is 44 points high, and grows with its text`() {
    let stage = ListStage()
    let long = String(repeating: "long text ", count: 20)
    stage.apply([("a", ["short", long])])
    expectEqual(stage.cell("short")?.frame.height, 44)
    #expect(stage.cell(long)?.frame.height ?? 0 > 100)
    stage.host.contentSizeCategory = .accessibilityExtraLarge
    stage.host.settle()
    #expect(stage.cell("short")?.frame.height ?? 0 > 60)
  }

  @Test func `Accessories are beside the content, at both edges`() {
    let stage = ListStage { cell, _ in
      cell.accessories = [
        .disclosureIndicator(), .label(text: "7"), .delete(displayed: .always),
        .checkmark(displayed: .whenEditing),
      ]
    }
    stage.apply([("a", ["row"])])
    let cell = stage.cell("row")!
    let content = cell.contentView.frame
    #expect(isNear(content.minX, 16 + 22))
    #expect(content.maxX < cell.bounds.width - 16 - 8)
    let label = try? stage.host.view(text: "7")
    #expect(label != nil)
    let place = label!.convert(label!.bounds, to: cell)
    #expect(place.minX >= content.maxX && place.maxX <= cell.bounds.width - 16 - 8 - 10)
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    let width = cell.bounds.width
    expectEqual(cell.contentView.frame.maxX, width - content.minX)
    expectNear(cell.contentView.frame.minX, (width - content.maxX), within: 0.5)
  }

  @Test func `A pop-up menu shows the chosen element, and tells of another choice`() throws {
    let choices = Log()
    let menu = UIMenu(children: [
      UIAction(title: "Daily") { _ in }, UIAction(title: "Weekly", state: .on) { _ in },
    ])
    let stage = ListStage { cell, _ in
      cell.accessories = [
        .popUpMenu(menu) { menu in
          menu.selectedElements.forEach { choices.add($0.title) }
        }
      ]
    }
    stage.apply([("a", ["row"])])
    let cell = try #require(stage.cell("row"))
    let button = try #require(stage.host.firstView(UIButton.self))
    expectEqual(button.titleLabel?.text, "Weekly")
    let frame = button.convert(button.bounds, to: cell)
    #expect(frame.minX >= cell.contentView.frame.maxX && isNear(frame.maxX, cell.bounds.width - 16))
    stage.host.tap(button)
    stage.host.settle()
    try stage.host.tap("Daily")
    stage.host.settle()
    #expect(button.titleLabel?.text == "Daily" && choices.lines == ["Daily"])
  }

  @Test func `Editing exchanges the accessories`() {
    let stage = ListStage { cell, _ in
      cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .multiselect()]
    }
    stage.apply([("a", ["row", "other"])])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.allowsSelectionDuringEditing = true
    let cell = stage.cell("row")!
    expectEqual(cell.contentView.frame.minX, 0)
    stage.host.perform { stage.view.isEditing = true }
    expectEqual(cell.contentView.frame.minX, 38)
    stage.host.tap(cell)
    #expect(cell.isSelected)
    stage.host.perform { stage.view.isEditing = false }
    expectEqual(cell.contentView.frame.minX, 0)
  }

  @Test func `Indentation moves the content`() {
    let stage = ListStage { cell, name in cell.indentationLevel = name == "row" ? 2 : 0 }
    stage.apply([("a", ["row", "other"])])
    expectEqual(stage.cell("row")?.contentView.frame.minX, 20)
    expectEqual(stage.cell("other")?.contentView.frame.minX, 0)
  }

  @Test func `The detail button calls its handler and does not select`() {
    var taps = 0
    let stage = ListStage { cell, _ in cell.accessories = [.detail { taps += 1 }] }
    stage.apply([("a", ["row"])])
    let cell = stage.cell("row")!
    let place = stage.view.convert(CGPoint(x: cell.frame.maxX - 27, y: cell.frame.midY), to: nil)
    stage.host.tap(at: place)
    #expect(taps == 1 && stage.delegate.selected.isEmpty)
    stage.host.tap(cell)
    expectEqual(stage.delegate.selected.count, 1)
  }

  @Test func `Highlighted and selected rows are gray`() {
    let stage = ListStage()
    stage.apply([("a", ["row", "other"])])
    let cell = stage.cell("row")!
    let background = { cell.subviews[0].subviews.first?.backgroundColor }
    expectEqual(background(), .systemBackground)
    let finger = stage.host.touch(cell)
    stage.host.advance(by: 0.3)
    expectEqual(background(), .systemGray4)
    finger.lift()
    stage.host.settle()
    #expect(cell.isSelected && background() == .systemGray4)
    stage.host.tap(stage.cell("other")!)
    stage.host.settle()
    expectEqual(background(), .systemBackground)
  }

  /// The frames of the separators of a cell.
  private func separators(_ cell: UICollectionViewListCell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0.backgroundColor == .separator && $0.frame.height < 1 }
      .map(\.frame).sorted { $0.minY < $1.minY }
  }

  @Test func `Separators begin at the text`() {
    let stage = ListStage { cell, name in
      guard name == "image" else { return }
      var content = cell.contentConfiguration as? UIListContentConfiguration
      content?.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    stage.apply([("a", ["row", "image"])])
    let line = separators(stage.cell("row"))
    #expect(line.count == 1 && line[0].minX == 16 && line[0].maxX == 393)
    expectNear(line[0].maxY, 44, within: 0.01)
    let label = stage.cell("image")!.contentView.subviews.compactMap { $0 as? UILabel }[0]
    #expect(label.frame.minX > 50)
    expectEqual(separators(stage.cell("image"))[0].minX, label.frame.minX)
  }

  @Test func `Groups have separators between rows, and round corners`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let stage = ListStage(list)
    stage.apply([("a", ["1", "2", "3"]), ("b", ["4"])])
    #expect(separators(stage.cell("1")).count == 1 && separators(stage.cell("3")).isEmpty)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    expectEqual(stage.cell("1")?.layer.maskedCorners, top)
    expectEqual(stage.cell("2")?.layer.cornerRadius, 0)
    expectEqual(stage.cell("3")?.layer.maskedCorners, bottom)
    expectEqual(stage.cell("4")?.layer.maskedCorners, top.union(bottom))
    #expect(stage.cell("1")?.frame.minX == 16 && stage.cell("1")?.layer.cornerRadius == 10)
    // The new last row gets the corners.
    stage.apply([("a", ["1", "2"]), ("b", ["4"])], animated: true)
    expectEqual(stage.cell("2")?.layer.maskedCorners, bottom)
    #expect(separators(stage.cell("2")).isEmpty)
    list.showsSeparators = false
    let bare = ListStage(list)
    bare.apply([("a", ["1", "2"])])
    #expect(separators(bare.cell("1")).isEmpty)
  }

  @Test func `The separator handler changes single rows`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = changedSeparators
    let stage = ListStage(list)
    stage.apply([("a", ["1", "2"])])
    #expect(separators(stage.cell("1")).isEmpty)
    let lines = separators(stage.cell("2"))
    #expect(lines.count == 2 && lines[0].minY == 0 && lines[0].minX == 16)
    #expect(lines[1].minX == 5 && lines[1].maxX == 393 - 7)
  }

  @Test func `Separators follow the layout guide`() {
    let stage = ListStage { cell, _ in
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 50
      ).isActive = true
    }
    stage.apply([("a", ["1", "2"])])
    expectEqual(separators(stage.cell("1")).first?.minX, 50)
  }

  @Test func `Headers have the style of the list`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    let stage = ListStage(list)
    stage.apply([("Fruits", ["1"]), ("Nuts", ["2"])])
    let kind = UICollectionView.elementKindSectionHeader
    let header = stage.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    let label = header?.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first
    #expect(label?.text == "FRUITS" && label?.textColor == .secondaryLabel)
    #expect(isNear(header!.frame.maxY, stage.cell("1")!.frame.minY))
    let first = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0))
    #expect(isNear(first!.frame.minY, stage.cell("1")!.frame.maxY))
  }

  @Test func `Headers of a plain list remain visible`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.headerTopPadding = 12
    let stage = ListStage(list)
    stage.apply([("a", (0..<30).map { "a\($0)" }), ("b", (0..<30).map { "b\($0)" })])
    let kind = UICollectionView.elementKindSectionHeader
    let header = {
      stage.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 0))
    }
    expectEqual(header()?.frame.minY, 12)
    stage.host.perform { stage.view.contentOffset.y += 300 }
    stage.host.advanceFrame()
    let top = stage.view.contentOffset.y + stage.view.adjustedContentInset.top
    #expect(isNear(header()?.frame.minY, top))
  }

  @Test func `A row is one element for VoiceOver`() {
    let stage = ListStage { cell, _ in
      var content = cell.contentConfiguration as? UIListContentConfiguration
      content?.secondaryText = "Detail"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .label(text: "3")]
    }
    stage.apply([("a", ["Row"])])
    let cell = stage.cell("Row")!
    #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Row, Detail, 3")
    #expect(cell.accessibilityTraits.contains(.button))
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
    .sidebarPlain,
  ])
  func `Laid out again, a list does not change`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    let stage = ListStage(list) { cell, name in
      cell.accessories = [.disclosureIndicator(), .label(text: name)]
      cell.indentationLevel = name.count
    }
    stage.apply([("Section", ["one", "two", "three"]), ("Other", ["four"])])
    let before = stage.host.dump()
    stage.host.layOutAgain()
    expectEqual(stage.host.dump(), before)
  }
}
