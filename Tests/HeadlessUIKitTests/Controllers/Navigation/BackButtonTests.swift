// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct BackButtonTests {
  private func stage(back: String, title: String) -> NavigationStage {
    NavigationStage([ScrollingPage(back), ScrollingPage(title)], large: false)
  }

  /// Returns the text of the back button, and the frames of its label, its chevron and the title in
  /// the bar.
  private func parts(_ stage: NavigationStage, title: String) throws
    -> (text: String?, label: CGRect, chevron: CGRect, title: CGRect)
  {
    let labels = allViews(UILabel.self, in: stage.navigation.view).filter {
      $0.isDescendant(of: stage.bar)
    }
    let middle = try #require(labels.first { $0.text == title && $0.textAlignment == .center })
    let label = try #require(
      labels.first { $0 !== middle && $0.superview?.isAccessibilityElement == true })
    let chevron = try #require(label.superview?.subviews.last)
    let frame = { (view: UIView) in view.convert(view.bounds, to: stage.bar) }
    return (label.text, frame(label), frame(chevron), frame(middle))
  }

  @Test func `The title of the back button gives way to the page's title`() throws {
    // Wide enough to leave room for the chevron, but not for "Back".
    let long = "A page with a title of its own here"
    for (back, title, shown) in [
      ("Inbox", "Mail", "Inbox"), ("Everything that has arrived", "Message", "Back"),
      ("Everything that has arrived", long, ""), ("Inbox", long + long, ""),
      ("Everything that has arrived today", "", "Everything that has arrived today"),
    ] {
      let stage = stage(back: back, title: title)
      let parts = try parts(stage, title: title)
      expectEqual(parts.text, shown)
      expectNear(parts.chevron.minX, 8, within: 1e-9)
      if !shown.isEmpty { #expect(parts.label.minX >= parts.chevron.maxX) }
      if !title.isEmpty {
        #expect(max(parts.label.maxX, parts.chevron.maxX) + 8 <= parts.title.minX)
        #expect(parts.title.maxX <= 393 - 16)
      }
      // The whole title remains readable, and the button can be found by it.
      #expect(throws: Never.self) { try stage.host.tap(.label(back)) }
      stage.host.settle()
      expectEqual(stage.navigation.viewControllers.count, 1)
    }
  }

  @Test func `The back button is mirrored from right to left`() throws {
    let stage = stage(back: "Inbox", title: "Mail")
    let left = try parts(stage, title: "Mail")
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    let right = try parts(stage, title: "Mail")
    expectEqual(right.chevron.maxX, 393 - left.chevron.minX)
    expectNear(right.label.maxX, (393 - left.label.minX), within: 1e-9)
    #expect(right.label.maxX <= right.chevron.minX)
    // The chevron points to the edge at which it is.
    let shapes = allViews(UIView.self, in: stage.navigation.view).flatMap {
      $0.layer.sublayers ?? []
    }
    .compactMap { $0 as? CAShapeLayer }
    let path = try #require(shapes.first?.path)
    #expect(path.currentPoint.x < 6)
    stage.host.layoutDirection = .leftToRight
    stage.host.settle()
    #expect(try parts(stage, title: "Mail").chevron == left.chevron)
    #expect(try #require(shapes.first?.path).currentPoint.x > 6)
  }

  @Test func `The display mode decides about the title`() throws {
    for (mode, shown) in [
      (UINavigationItem.BackButtonDisplayMode.default, "Inbox"), (.generic, "Back"), (.minimal, ""),
    ] {
      let stage = stage(back: "Inbox", title: "Mail")
      stage.host.perform {
        stage.navigation.viewControllers[0].navigationItem.backButtonDisplayMode = mode
      }
      stage.host.settle()
      #expect(try parts(stage, title: "Mail").text == shown)
    }
  }

  @Test func `A title is moved aside by buttons that would cover it, and cut where it has no room`()
    throws
  {
    let stage = stage(back: "Inbox", title: "A title of middle length")
    let item = stage.navigation.topViewController!.navigationItem
    stage.host.perform {
      item.rightBarButtonItem = UIBarButtonItem(title: "A long button", primaryAction: nil)
    }
    stage.host.settle()
    let button = try #require(
      allViews(UILabel.self, in: stage.navigation.view).first { $0.text == "A long button" })
    let parts = try parts(stage, title: "A title of middle length")
    let frame = button.convert(button.bounds, to: stage.bar)
    #expect(parts.title.maxX <= frame.minX)
    #expect(max(parts.label.maxX, parts.chevron.maxX) <= parts.title.minX)
  }

  @Test func `Buttons keep out of the notch of a screen on its side`() throws {
    let stage = stage(back: "Inbox", title: "Mail")
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    let insets = stage.navigation.view.safeAreaInsets
    #expect(insets.left > 0)
    #expect(try parts(stage, title: "Mail").chevron.minX == insets.left + 8)
  }

  @Test func `A title view that was cut is whole again when there is room`() {
    let stage = stage(back: "Inbox", title: "Mail")
    let view = stage.host.perform { UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 30)) }
    stage.host.perform { stage.navigation.topViewController!.navigationItem.titleView = view }
    stage.host.settle()
    #expect(view.bounds.width < 393)
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(view.bounds.width, 600)
    stage.host.rotate(to: .portrait)
    stage.host.settle()
    #expect(view.bounds.width < 393)
  }

  @Test func `A back action takes the place of the return, and has a button on the first page`()
    throws
  {
    let stage = stage(back: "Inbox", title: "Message")
    var count = 0
    stage.host.perform {
      for page in stage.navigation.viewControllers {
        page.navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
      }
    }
    stage.host.settle()
    try stage.host.tap(.label("Inbox", traits: .button))
    stage.host.settle()
    #expect(count == 1 && stage.navigation.viewControllers.count == 2)
    stage.host.perform { _ = stage.navigation.popViewController(animated: false) }
    stage.host.settle()
    try stage.host.tap(.label("Leave", traits: .button))
    stage.host.settle()
    expectEqual(count, 2)
    stage.host.perform { stage.navigation.topViewController?.navigationItem.backAction = nil }
    stage.host.settle()
    #expect(stage.host.views(.label("Leave", traits: .button)).isEmpty)
  }
}
