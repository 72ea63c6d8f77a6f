// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UnwindTests {
  private let log = custom("LogController")

  private func unwind(_ id: String, _ identifier: String = "back") -> String {
    """
    <segue destination="\(id)-exit" kind="unwind" identifier="\(identifier)" \
    unwindAction="unwindHere:" id="unwind-\(id)-\(identifier)"/>
    """
  }

  private func present(_ id: String, _ style: String = "fullScreen") -> String {
    """
    <segue destination="\(id)" kind="presentation" identifier="up" \
    modalPresentationStyle="\(style)" id="up-\(id)"/>
    """
  }

  private func show(_ id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"show\" identifier=\"on\" id=\"on-\(id)\"/>"
  }

  // The order is that of TN2298: the source permits and prepares the segue, the method of the
  // destination is called, and then the segue is performed.
  @Test(arguments: ["fullScreen", "pageSheet", "popover"])
  func `Going back from a presented page calls the method, then dismisses`(style: String) throws {
    let stage = Stage(
      main: plainScene(
        "init", log, subviews: button("Up", id: "up", present("b", style))),
      plainScene("b", log, subviews: button("Down", id: "down", unwind("b"))))
    let root = stage.show(as: LogController.self)
    root.onPrepare = {
      $0.destination.popoverPresentationController?.sourceView = root.view
    }
    try stage.host.tap("Up")
    stage.host.settle()
    let shown = try #require(root.presentedViewController as? LogController)
    try stage.host.tap("Down")
    expectEqual(shown.log.suffix(2), ["should back", "prepare back"])
    expectEqual(root.log.last, "unwind back")
    let segue = try #require(root.segues.last)
    #expect(segue.source === shown)
    #expect(segue.destination === root)
    stage.host.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `Going back over several pages pops them`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene("a", log, subviews: button("To B", id: "x", show("b"))),
      plainScene("b", subviews: button("To C", id: "y", show("c"))),
      plainScene("c", subviews: button("Home", id: "z", unwind("c"))))
    let navigation = stage.show(as: UINavigationController.self)
    for title in ["To B", "To C", "Home"] {
      try stage.host.tap(.text(title))
      stage.host.settle()
    }
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual((navigation.topViewController as? LogController)?.log.last, "unwind back")
  }

  @Test func `Of several pages with the method, the nearest below is the destination`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene("a", log, subviews: button("To B", id: "x", show("b"))),
      plainScene("b", log, subviews: button("To C", id: "y", show("c"))),
      plainScene("c", log, subviews: button("Return", id: "z", unwind("c"))))
    let navigation = stage.show(as: UINavigationController.self)
    for title in ["To B", "To C", "Return"] {
      try stage.host.tap(.text(title))
      stage.host.settle()
    }
    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test func `A page that presents a navigation stack is reached from its top page`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene("a", log, subviews: button("Next", id: "w", show("b"))),
      plainScene("b", subviews: button("Up", id: "x", present("nav"))),
      navigationScene("nav", root: "c"),
      plainScene("c", subviews: button("Deeper", id: "y", show("d"))),
      plainScene("d", subviews: button("Home", id: "z", unwind("d"))))
    let navigation = stage.show(as: UINavigationController.self)
    for title in ["Next", "Up", "Deeper", "Home"] {
      try stage.host.tap(.text(title))
      stage.host.settle()
    }
    expectEqual(navigation.viewControllers.count, 1)
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.topViewController?.state == .appeared)
  }

  @Test func `Another tab is selected`() throws {
    let stage = Stage(
      main: scene(
        """
        <tabBarController id="init" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="bar">
                <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
            </tabBar>
            <connections>
                <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
            </connections>
        </tabBarController>
        """),
      plainScene("a", "title=\"First\" \(log)"),
      plainScene(
        "b", "title=\"Second\"", subviews: button("To first", id: "x", unwind("b"))))
    let tabs = stage.show(as: UITabBarController.self)
    expectEqual(tabs.viewControllers?.map { $0.title ?? "" }, ["First", "Second"])
    try stage.host.tap("Second")
    stage.host.settle()
    try stage.host.tap("To first")
    stage.host.settle()
    expectEqual(tabs.selectedIndex, 0)
    expectEqual((tabs.viewControllers?[0] as? LogController)?.log.contains("unwind back"), true)
  }

  @Test func `A segue that no controller takes does nothing`() throws {
    let stage = Stage(
      main: plainScene("init", log, subviews: button("Back", id: "x", unwind("init"))))
    let root = stage.show(as: LogController.self)
    try stage.host.tap("Back")
    stage.host.settle()
    expectEqual(root.log.last, "should back")
  }

  @Test func `A container of the application's own chooses and shows the destination`() throws {
    let stage = Stage(
      main: plainScene(
        "init", custom("PagesController"),
        subviews: """
          <containerView opaque="NO" contentMode="scaleToFill" id="box">
              <rect key="frame" x="0" y="100" width="375" height="400"/>
              <autoresizingMask key="autoresizingMask"/>
              <connections>
                  <segue destination="a" kind="embed" identifier="first" id="e1"/>
              </connections>
          </containerView>
          <containerView opaque="NO" contentMode="scaleToFill" id="box2">
              <rect key="frame" x="0" y="500" width="375" height="100"/>
              <autoresizingMask key="autoresizingMask"/>
              <connections>
                  <segue destination="b" kind="embed" identifier="second" id="e2"/>
              </connections>
          </containerView>
          """),
      plainScene("a", log),
      plainScene("b", subviews: button("Back", y: 10, id: "x", unwind("b"))))
    let pages = stage.show(as: PagesController.self)
    expectEqual(pages.children.count, 2)
    try stage.host.tap("Back")
    stage.host.settle()
    let first = try #require(pages.children.first as? LogController)
    expectEqual(first.log.last, "unwind back")
    #expect(pages.shown === first)
    pages.refuses = true
    try stage.host.tap("Back")
    expectEqual(first.log.filter { $0 == "unwind back" }.count, 1)
  }
}

/// A container that shows one of its children.
final class PagesController: UIViewController {
  var shown: UIViewController?
  var refuses = false

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    refuses ? [] : super.allowedChildrenForUnwinding(from: source)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    shown = subsequentVC
  }
}
