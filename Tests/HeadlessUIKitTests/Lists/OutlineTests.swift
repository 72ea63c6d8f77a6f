// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct OutlineTests {
  /// Folders as in an application for files.
  private func makeFiles(
    style: UICellAccessory.OutlineDisclosureOptions.Style = .cell
  ) -> ListStage {
    let folders: Set = ["Documents", "Letters", "Pictures"]
    let stage = ListStage(.init(appearance: .sidebar)) { cell, name in
      cell.accessories =
        folders.contains(name) ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Documents", "Pictures"])
    outline.append(["Letters", "Notes.txt"], to: "Documents")
    outline.append(["Ada.txt"], to: "Letters")
    outline.append(["Sun.png"], to: "Pictures")
    stage.host.perform {
      stage.source.apply(outline, to: "files", animatingDifferences: false)
    }
    stage.host.settle()
    return stage
  }

  private func tapDisclosure(_ name: String, in stage: ListStage) {
    let cell = stage.cell(name)!
    let x =
      stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? cell.frame.minX + 22 : cell.frame.maxX - 22
    stage.host.tap(at: stage.view.convert(CGPoint(x: x, y: cell.frame.midY), to: nil))
    stage.host.settle()
  }

  @Test func `Chevrons expand and collapse folders, and rows are selected`() {
    let stage = makeFiles()
    expectEqual(stage.shown, ["Documents", "Pictures"])
    tapDisclosure("Documents", in: stage)
    expectEqual(stage.shown, ["Documents", "Letters", "Notes.txt", "Pictures"])
    #expect(stage.delegate.selected.isEmpty)
    tapDisclosure("Letters", in: stage)
    expectEqual(stage.shown, ["Documents", "Letters", "Ada.txt", "Notes.txt", "Pictures"])
    expectEqual(stage.cell("Ada.txt")?.contentView.frame.minX, 20)
    #expect(stage.cell("Letters")?.configurationState.isExpanded == true)
    stage.host.tap(stage.cell("Letters")!)
    expectEqual(stage.delegate.selected, [IndexPath(item: 1, section: 0)])
    tapDisclosure("Documents", in: stage)
    expectEqual(stage.shown, ["Documents", "Pictures"])
    #expect(stage.cell("Documents")?.configurationState.isExpanded == false)
    // The state of the children is kept.
    tapDisclosure("Documents", in: stage)
    #expect(stage.shown.contains("Ada.txt"))
    let outline = stage.source.snapshot(for: "files")
    #expect(outline.isExpanded("Letters") && outline.items.count == 6)
  }

  @Test func `From right to left the chevron is at the left`() {
    let stage = makeFiles()
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    tapDisclosure("Pictures", in: stage)
    expectEqual(stage.shown, ["Documents", "Pictures", "Sun.png"])
  }

  @Test func `A header expands by a tap anywhere, and is not selected`() {
    let stage = makeFiles(style: .header)
    stage.host.tap(stage.cell("Pictures")!)
    stage.host.settle()
    expectEqual(stage.shown, ["Documents", "Pictures", "Sun.png"])
    #expect(stage.delegate.selected.isEmpty)
    stage.host.tap(stage.cell("Sun.png")!)
    expectEqual(stage.delegate.selected.count, 1)
  }

  @Test func `Handlers decide and load`() {
    let stage = makeFiles()
    var calls: [String] = []
    var handlers = stage.source.sectionSnapshotHandlers
    handlers.shouldExpandItem = { $0 != "Pictures" }
    handlers.willExpandItem = { calls.append("expand \($0)") }
    handlers.willCollapseItem = { calls.append("collapse \($0)") }
    handlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append(["New in \(parent)"])
      return children
    }
    stage.source.sectionSnapshotHandlers = handlers
    tapDisclosure("Pictures", in: stage)
    expectEqual(stage.shown, ["Documents", "Pictures"])
    tapDisclosure("Documents", in: stage)
    expectEqual(stage.shown, ["Documents", "Letters", "Notes.txt", "New in Documents", "Pictures"])
    tapDisclosure("Documents", in: stage)
    expectEqual(calls, ["expand Documents", "collapse Documents"])
  }

  @Test func `VoiceOver expands, and speaks the state`() throws {
    let stage = makeFiles()
    let cell = stage.cell("Pictures")!
    expectEqual(cell.accessibilityValue, "Collapsed")
    try stage.host.voiceOver.focus(on: .label("Pictures"))
    try stage.host.voiceOver.perform(action: "Expand")
    stage.host.settle()
    #expect(stage.shown.contains("Sun.png"))
    expectEqual(stage.cell("Pictures")?.accessibilityValue, "Expanded")
  }

  @Test func `A plain snapshot replaces an outline that no longer fits`() {
    let stage = makeFiles()
    tapDisclosure("Pictures", in: stage)
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["Documents"])
    stage.host.perform { stage.source.apply(snapshot) }
    stage.host.settle()
    expectEqual(stage.shown, ["Pictures", "Sun.png"])
    expectEqual(stage.source.snapshot(for: "files").rootItems, ["Pictures", "Sun.png"])
  }
}
