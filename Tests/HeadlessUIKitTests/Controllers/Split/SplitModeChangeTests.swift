// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UISplitViewControllerDelegate", `splitViewController(_:willChangeTo:)`: the display mode is
/// about to change; `willShow` and `willHide`: a column is about to be shown or hidden. The cause
/// of the change makes no difference.
@MainActor @Suite struct SplitModeChangeTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    let log = Log()
    var onChange: () -> Void = {}

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
    ) {
      log.add("from \(svc.displayMode) to \(mode)")
      onChange()
    }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.add("show \(column)") }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log.add("hide \(column)") }
  }

  @MainActor private final class Stage {
    let host = ScreenHost(.iPad)
    let delegate = Delegate()
    let split: UISplitViewController
    let pages: [RecordingController]

    init(_ style: UISplitViewController.Style, animated: Bool) {
      let host = host
      host.rotate(to: .landscape, animated: false)
      let log = delegate.log
      (split, pages) = host.perform {
        let split = UISplitViewController(style: style)
        let pages = ["list", "middle", "detail"].map { RecordingController($0, log) }
        split.setViewController(pages[0], for: .primary)
        if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
        split.setViewController(pages[2], for: .secondary)
        return (split, pages)
      }
      split.delegate = delegate
      host.show(split)
      host.settle()
      _ = log.take()
    }

    func rotate(to orientation: DeviceOrientation, animated: Bool) -> [String] {
      host.rotate(to: orientation, animated: animated)
      host.settle()
      return delegate.log.take()
    }

    func prefer(_ mode: UISplitViewController.DisplayMode) -> [String] {
      host.perform { split.preferredDisplayMode = mode }
      host.settle()
      return delegate.log.take()
    }

    var mistakes: [String] { pages.flatMap(\.mistakes) }
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn], [true, false])
  func `A change by a rotation is reported as a change by code is`(
    style: UISplitViewController.Style, animated: Bool
  ) {
    let (stage, other) = (Stage(style, animated: animated), Stage(style, animated: animated))
    let isDouble = style == .doubleColumn
    let wide: UISplitViewController.DisplayMode =
      isDouble ? .oneBesideSecondary : .twoBesideSecondary
    let high: UISplitViewController.DisplayMode = isDouble ? .secondaryOnly : .oneBesideSecondary
    let hides = [
      "from \(wide) to \(high)", "hide primary", "list willDisappear", "list didDisappear",
    ]
    let shows = ["from \(high) to \(wide)", "show primary", "list willAppear", "list didAppear"]
    for _ in 0..<2 {
      expectEqual(stage.rotate(to: .portrait, animated: animated), hides)
      expectEqual(other.prefer(high), hides)
      expectEqual(stage.split.displayMode, high)
      stage.host.expectFirstLayoutIsLast()
      expectEqual(stage.rotate(to: .landscape, animated: animated), shows)
      expectEqual(other.prefer(wide), shows)
      stage.host.expectFirstLayoutIsLast()
    }
    expectEqual(stage.mistakes, [])
  }

  @Test func `A rotation that is reversed reports what it changes, in balance`() {
    let stage = Stage(.doubleColumn, animated: true)
    for frames in [0, 1, 5, 12, 17, 18, 19, 30] {
      stage.host.rotate(to: .portrait)
      stage.host.advanceFrames(frames)
      stage.host.rotate(to: .landscape)
      stage.host.settle()
      expectEqual(stage.mistakes, [], "\(frames)")
      expectEqual(stage.pages[0].stage, .appeared, "\(frames)")
      expectEqual(stage.split.displayMode, .oneBesideSecondary)
      stage.host.expectFirstLayoutIsLast()
    }
  }

  @Test func `The first layout in a window is no change, and a hidden column does not appear`() {
    let host = ScreenHost(.iPad)
    let delegate = Delegate()
    let list = host.perform { RecordingController("list", delegate.log) }
    host.perform {
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = delegate
      split.setViewController(list, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      host.show(split)
    }
    host.settle()
    expectEqual(delegate.log.take(), [])
  }

  @Test func `A delegate may change widths and modes while it is notified`() {
    let stage = Stage(.doubleColumn, animated: true)
    stage.delegate.onChange = { [split = stage.split] in
      split.preferredPrimaryColumnWidth = 300
      split.view.layoutIfNeeded()
    }
    for orientation in [DeviceOrientation.portrait, .landscape] {
      let isHidden = orientation == .portrait
      let events = stage.rotate(to: orientation, animated: true)
      expectEqual(events.filter { $0.hasPrefix("from") }.count, 1)
      expectEqual(stage.pages[0].stage, isHidden ? .disappeared : .appeared)
    }
    expectEqual(stage.pages[0].view.bounds.width, 300)
    stage.host.expectFirstLayoutIsLast()
  }
}
