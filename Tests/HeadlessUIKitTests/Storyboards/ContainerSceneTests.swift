// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ContainerSceneTests {
  private let log = custom("LogController")

  @Test func `A navigation controller has the bar of the file`() {
    let stage = Stage(
      main: scene(
        """
        <navigationController toolbarHidden="NO" hidesBarsOnSwipe="YES" id="init" \
        sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" \
        translucent="NO" largeTitles="YES" id="bar" \(custom("OwnBar"))>
                <rect key="frame" x="0.0" y="44" width="375" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
            </navigationBar>
            <connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
        </navigationController>
        """), plainScene("a", "title=\"A\""))
    let navigation = stage.show(as: UINavigationController.self)
    #expect(navigation.navigationBar is OwnBar)
    #expect(navigation.navigationBar.prefersLargeTitles)
    expectEqual(navigation.navigationBar.barStyle, .black)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.hidesBarsOnSwipe)
    #expect(navigation.navigationBar.superview === navigation.view)
    expectEqual(navigation.navigationBar.frame.width, stage.host.device.screen.bounds.width)
  }

  @Test(arguments: ["", "style=\"doubleColumn\""])
  func `A split view controller has a primary and a secondary column`(style: String) {
    let stage = Stage(
      main: scene(
        """
        <splitViewController \(style) id="init" sceneMemberID="viewController">
            <connections>
                <segue destination="m" kind="relationship" relationship="masterViewController" id="1"/>
                <segue destination="d" kind="relationship" relationship="detailViewController" id="2"/>
            </connections>
        </splitViewController>
        """),
      navigationScene("m", root: "list"), navigationScene("d", root: "detail"),
      plainScene(
        "list", "title=\"List\" \(log)",
        inController: """
          <connections>
              <segue destination="d2" kind="showDetail" identifier="pick" id="s"/>
          </connections>
          """),
      plainScene("detail", "title=\"Detail\""), plainScene("d2", "title=\"Other\""),
      model: .iPad)
    let split = stage.show(as: UISplitViewController.self)
    let pages = split.viewControllers.map {
      ($0 as? UINavigationController)?.topViewController?.title
    }
    expectEqual(pages, ["List", "Detail"])
    expectEqual(split.style, style.isEmpty ? .unspecified : .doubleColumn)
    let list = (split.viewControllers[0] as! UINavigationController).topViewController!
    stage.host.perform { list.performSegue(withIdentifier: "pick", sender: nil) }
    stage.host.settle()
    let last = split.viewControllers.last
    let top = (last as? UINavigationController)?.topViewController ?? last
    expectEqual(top?.title, "Other")
  }

  @Test func `A page view controller has its style`() {
    let stage = Stage(
      main: scene(
        """
        <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
        navigationOrientation="vertical" spineLocation="min" pageSpacing="8" id="init" \
        sceneMemberID="viewController"/>
        """))
    let pages = stage.show(as: UIPageViewController.self)
    expectEqual(pages.transitionStyle, .scroll)
    expectEqual(pages.navigationOrientation, .vertical)
  }
}
