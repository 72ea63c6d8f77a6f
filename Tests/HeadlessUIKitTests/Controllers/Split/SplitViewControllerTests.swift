// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct SplitViewControllerTests {
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top = UISplitViewController.Column.secondary
    var events: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("expand") }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      events.append("show \(column)")
    }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      events.append("hide \(column)")
    }
  }

  @MainActor
  private struct SplitStage {
    let host: ScreenHost
    let split: UISplitViewController
    let pages: [TabPage]
    let delegate = Delegate()

    init(
      _ model: DeviceModel = .iPad, landscape: Bool = true,
      style: UISplitViewController.Style = .doubleColumn,
      top: UISplitViewController.Column = .secondary
    ) {
      let host = ScreenHost(model)
      self.host = host
      if landscape { host.rotate(to: .landscape, animated: false) }
      pages = host.perform { ["List", "Messages", "Message"].map { TabPage($0) } }
      let (pages, delegate) = (pages, delegate)
      delegate.top = top
      split = host.perform {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.setViewController(pages[0], for: .primary)
        if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
        split.setViewController(pages[2], for: .secondary)
        return split
      }
      host.show(split)
      host.settle()
    }

    /// The frame of a page on the screen; nil if it is not in the window.
    func frame(_ index: Int) -> CGRect? {
      guard let view = pages[index].viewIfLoaded, view.window != nil else { return nil }
      return view.convert(view.bounds, to: nil)
    }

    var stack: [String] {
      pages[0].navigationController?.viewControllers.map { $0.title ?? "" } ?? []
    }
  }

  @Test func `On a pad in landscape the columns are beside each other`() {
    let stage = SplitStage()
    #expect(!stage.split.isCollapsed && stage.split.displayMode == .oneBesideSecondary)
    expectEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 320, height: 820))
    expectEqual(stage.frame(2), CGRect(x: 320, y: 0, width: 860, height: 820))
    expectEqual(stage.pages[0].traitCollection.horizontalSizeClass, .compact)
    expectEqual(stage.pages[2].traitCollection.horizontalSizeClass, .regular)
    #expect(stage.pages[0].splitViewController === stage.split)
    stage.host.perform { stage.split.preferredPrimaryColumnWidth = 400 }
    stage.host.settle()
    expectEqual(stage.frame(2)?.minX, 400)
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    #expect(stage.frame(0)?.maxX == 1180 && stage.frame(2)?.minX == 0)
  }

  @Test func `In portrait the primary column is shown over the secondary one by its button`() throws
  {
    let stage = SplitStage(landscape: false)
    #expect(stage.split.displayMode == .secondaryOnly && stage.frame(2)?.width == 820)
    #expect(!stage.pages[0].events.contains("will"))
    try stage.host.tap("Show Sidebar")
    stage.host.settle()
    expectEqual(stage.split.displayMode, .oneOverSecondary)
    expectEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(stage.frame(2)?.width == 820 && stage.delegate.events == ["show primary"])
    expectEqual(stage.pages[0].events, ["will", "did"])
    stage.host.tap(at: CGPoint(x: 700, y: 600))
    stage.host.settle()
    expectEqual(stage.split.displayMode, .secondaryOnly)
    expectEqual(stage.pages[0].events, ["will", "did", "willNot", "didNot"])
  }

  @Test func `A column beyond the edge is hidden, and visible while it slides`() throws {
    let stage = SplitStage(style: .tripleColumn)
    let column = try #require(stage.pages[0].navigationController?.view)
    stage.host.perform { stage.split.hide(.primary) }
    stage.host.advance(by: 0.1)
    #expect(!column.isHidden)
    stage.host.settle()
    #expect(column.isHidden)
    stage.host.perform { stage.split.show(.primary) }
    stage.host.advance(by: 0.1)
    #expect(!column.isHidden && (column.layer.presentation()?.frame.minX ?? 0) < 0)
    stage.host.settle()
    expectEqual(stage.frame(0)?.minX, 0)
  }

  @Test func `No column is squeezed on the way to a stack`() {
    final class Recorder: UIView {
      var widths: [CGFloat] = []
      override var bounds: CGRect { didSet { widths.append(bounds.width) } }
      override var frame: CGRect { didSet { widths.append(frame.width) } }
    }
    final class Page: UIViewController {
      let recorder = Recorder()
      override func loadView() { view = recorder }
    }
    let host = ScreenHost(.iPhone15ProMax)
    host.rotate(to: .landscape, animated: false)
    let page = host.perform { Page() }
    host.perform {
      let split = UISplitViewController(style: .tripleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .supplementary)
      split.setViewController(page, for: .secondary)
      host.show(split)
    }
    host.settle()
    let count = page.recorder.widths.count
    host.rotate(to: .portrait)
    host.settle()
    let widths = page.recorder.widths[count...]
    #expect(!widths.isEmpty && widths.allSatisfy { $0 > 200 })
  }

  @Test func `Three columns`() {
    let stage = SplitStage(style: .tripleColumn)
    expectEqual(stage.split.displayMode, .twoBesideSecondary)
    #expect(stage.frame(1)?.minX == 320 && stage.frame(2)?.minX == 640)
    stage.host.perform { stage.split.hide(.primary) }
    stage.host.settle()
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
    #expect(stage.frame(1)?.minX == 0 && stage.frame(2)?.minX == 320)
  }

  @Test func `On a phone the columns are one stack`() throws {
    let stage = SplitStage(.iPhone15, landscape: false, style: .tripleColumn)
    #expect(stage.split.isCollapsed && stage.delegate.events == ["collapse"])
    expectEqual(stage.stack, ["List", "Messages", "Message"])
    expectEqual(stage.frame(2)?.width, 393)
    let other = SplitStage(.iPhone15, landscape: false, top: .primary)
    #expect(other.stack == ["List"] && other.frame(0)?.width == 393)
    other.host.perform { other.split.show(.secondary) }
    other.host.settle()
    expectEqual(other.stack, ["List", "Message"])
    let detail = other.host.perform { TabPage("Other") }
    other.host.perform { other.split.showDetailViewController(detail, sender: nil) }
    other.host.settle()
    expectEqual(other.stack, ["List", "Other"])
  }

  @Test func `In one stack, showing a column removes the pages of the columns after it`() {
    let stage = SplitStage(.iPhone15, landscape: false, style: .tripleColumn)
    stage.host.perform { stage.split.show(.supplementary) }
    stage.host.settle()
    expectEqual(stage.stack, ["List", "Messages"])
    stage.host.perform { stage.split.show(.secondary) }
    stage.host.settle()
    expectEqual(stage.stack, ["List", "Messages", "Message"])
    stage.host.perform { stage.split.show(.primary) }
    stage.host.settle()
    expectEqual(stage.stack, ["List"])
  }

  @Test func `Resizing collapses and expands, with the pages that were pushed meanwhile`() {
    let stage = SplitStage()
    let compact = CGSize(width: 400, height: 820)
    let traits = UITraitCollection(traitsFrom: [
      stage.host.traits, UITraitCollection(horizontalSizeClass: .compact),
    ])
    _ = traits
    stage.host.resize(to: compact)
    stage.host.changeTraits { $0.horizontalSizeClass = .compact }
    stage.host.settle()
    #expect(stage.split.isCollapsed && stage.stack == ["List", "Message"])
    let next = stage.host.perform { TabPage("Details") }
    stage.host.perform {
      stage.pages[2].navigationController?.pushViewController(next, animated: false)
    }
    stage.host.settle()
    stage.host.changeTraits { $0.horizontalSizeClass = .regular }
    stage.host.resize(to: CGSize(width: 1180, height: 820))
    stage.host.settle()
    #expect(!stage.split.isCollapsed && stage.stack == ["List"])
    let detail = stage.pages[2].navigationController?.viewControllers.map { $0.title ?? "" }
    expectEqual(detail, ["Message", "Details"])
    // The width becomes compact after the size has changed, and regular before: in between, the
    // view is higher than wide, and the primary column hidden.
    expectEqual(stage.delegate.events, ["hide primary", "collapse", "expand", "show primary"])
  }

  @Test func `A detail replaces the secondary column`() {
    let stage = SplitStage()
    let detail = stage.host.perform { TabPage("Other") }
    stage.host.perform { stage.pages[0].showDetailViewController(detail, sender: nil) }
    stage.host.settle()
    #expect(stage.split.viewController(for: .secondary) === detail)
    #expect(detail.view.window != nil && stage.frame(2) == nil)
  }

  @Test func `The classic style`() {
    let host = ScreenHost(.iPhone15)
    let (list, detail) = host.perform { (TabPage("List"), TabPage("Detail")) }
    let split = host.perform { UISplitViewController() }
    host.perform {
      split.viewControllers = [
        UINavigationController(rootViewController: list),
        UINavigationController(rootViewController: detail),
      ]
    }
    host.show(split)
    host.settle()
    #expect(split.isCollapsed && detail.view.window != nil)
    expectEqual(list.navigationController?.viewControllers.count, 2)
    expectEqual(split.viewControllers.count, 1)
  }
}

@MainActor @Suite struct ActivityTests {
  final class Archive: UIActivity {
    var items: [String] = []
    override var activityTitle: String? { "Archive" }
    override var activityType: ActivityType? { ActivityType("archive") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) {
      items = activityItems.map { "\($0)" }
    }
    override func perform() { activityDidFinish(true) }
  }

  @Test func `The host records what is shared, and activities are performed`() throws {
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIViewController() }
    host.show(root)
    let archive = host.perform { Archive() }
    var ends: [String] = []
    host.perform {
      let share = UIActivityViewController(
        activityItems: ["Hello", 3], applicationActivities: [archive])
      share.completionWithItemsHandler = { type, completed, _, _ in
        ends.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(share, animated: true)
    }
    host.settle()
    expectEqual(host.sharedItems.map { $0.map { "\($0)" } }, [["Hello", "3"]])
    try host.tap("Archive")
    host.settle()
    #expect(archive.items == ["Hello", "3"] && ends == ["archive true"])
    #expect(root.presentedViewController == nil)
  }
}
