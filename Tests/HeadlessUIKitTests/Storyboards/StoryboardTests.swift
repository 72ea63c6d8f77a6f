// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct StoryboardTests {
  @Test func `A controller awakes without its view, which is loaded with its outlets`() {
    let stage = Stage(
      main: plainScene(
        "init", "title=\"Note\" storyboardIdentifier=\"note\" \(custom("LogController"))",
        subviews: button("Save", id: "save"),
        inController: """
          <connections><outlet property="button" destination="save" id="o"/></connections>
          """))
    let main = stage.main
    let made = stage.host.perform { main.instantiateInitialViewController() }
    let controller = made as! LogController
    // UIViewController, "init(coder:)": the attributes; UIStoryboard: the view is loaded lazily.
    expectEqual(controller.log, ["init Note", "awake"])
    #expect(!controller.isViewLoaded)
    #expect(controller.storyboard === main)
    stage.host.show(controller)
    expectEqual(controller.log, ["init Note", "awake", "load with button"])
    expectEqual(controller.view.frame, stage.host.device.screen.bounds)
    expectEqual(controller.button?.title(for: .normal), "Save")
  }

  @Test func `Each call makes a new controller, by identifier too`() {
    let stage = Stage(
      main: plainScene("init"), plainScene("b", "storyboardIdentifier=\"detail\" title=\"D\""))
    let main = stage.main
    stage.host.perform {
      let first = main.instantiateViewController(withIdentifier: "detail")
      let second = main.instantiateViewController(withIdentifier: "detail")
      #expect(first !== second)
      expectEqual(first.title, "D")
    }
  }

  @Test func `A closure creates the controller with arguments; nil leaves it to the storyboard`() {
    let stage = Stage(
      main: plainScene(
        "init", "storyboardIdentifier=\"n\" title=\"N\" \(custom("NumberedController"))"))
    let main = stage.main
    stage.host.perform {
      let made = main.instantiateViewController(identifier: "n") {
        NumberedController(coder: $0, number: 3)
      }
      expectEqual(made.number, 3)
      expectEqual(made.title, "N")
      #expect(made.storyboard === main)
      let plain: NumberedController = main.instantiateViewController(identifier: "n") { _ in nil }
      expectEqual(plain.number, 0)
      let initial = main.instantiateInitialViewController {
        NumberedController(coder: $0, number: 4)
      }
      expectEqual(initial?.number, 4)
    }
  }

  @Test func `What is missing is reported as UIKit does`() {
    let stage = Stage(
      [
        "Main.storyboard": storyboard(plainScene("other")),
        "Broken.storyboard": "<document type=\"x.Storyboard.XIB\"><scenes></document>",
      ], recordsIllegalUse: true)
    stage.host.perform {
      _ = UIStoryboard(name: "Nowhere", bundle: nil)
      let main = UIStoryboard(name: "Main", bundle: nil)
      #expect(main.instantiateInitialViewController() == nil)
      main.instantiateViewController(withIdentifier: "x")
      _ = UIStoryboard(name: "Broken", bundle: nil)
    }
    let messages = stage.host.illegalUse
    #expect(messages[0].hasPrefix("Could not find a storyboard named 'Nowhere' in bundle"))
    #expect(messages[1].hasSuffix("doesn't contain a view controller with identifier 'x'"))
    #expect(messages[2].contains("Broken.storyboard:1"))
  }

  @Test func `A reference leads to a controller of another storyboard`() {
    let reference = { (id: String, attributes: String) in
      scene(
        """
        <viewControllerPlaceholder storyboardName="Other" \(attributes) id="\(id)" \
        sceneMemberID="viewController"/>
        """)
    }
    let stage = Stage([
      "Main.storyboard": storyboard(
        navigationScene("init", root: "ref") + reference("ref", "referencedIdentifier=\"b\"")),
      "Other.storyboard": storyboard(
        plainScene("init", "title=\"A\"")
          + plainScene("x", "storyboardIdentifier=\"b\" title=\"B\"")),
    ])
    let navigation = stage.show(as: UINavigationController.self)
    expectEqual(navigation.topViewController?.title, "B")
    expectEqual(navigation.topViewController?.storyboard === navigation.storyboard, false)
  }

  @Test func `Relationships in a circle are reported with file and line`() {
    let stage = Stage(
      main: navigationScene("init", root: "init"), recordsIllegalUse: true)
    stage.host.perform { _ = stage.main.instantiateInitialViewController() }
    expectEqual(stage.host.illegalUse.count, 1)
    #expect(stage.host.illegalUse.first?.contains("Main.storyboard:") == true)
    #expect(stage.host.illegalUse.first?.contains("contains itself") == true)
  }

  @Test func `The attributes of a controller are read before the subclass's initializer goes on`() {
    let stage = Stage(
      main: plainScene(
        "init",
        """
        restorationIdentifier="r" hidesBottomBarWhenPushed="YES" modalPresentationStyle="formSheet" \
        modalTransitionStyle="crossDissolve" definesPresentationContext="YES" \
        automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES"
        """,
        inController: """
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          <size key="freeformSize" width="375" height="667"/>
          <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
          <size key="preferredContentSize" width="300" height="200"/>
          <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" systemItem="search" id="tab"/>
          """))
    let controller = stage.host.perform { stage.main.instantiateInitialViewController()! }
    expectEqual(controller.restorationIdentifier, "r")
    #expect(controller.hidesBottomBarWhenPushed)
    expectEqual(controller.modalPresentationStyle, .formSheet)
    expectEqual(controller.modalTransitionStyle, .crossDissolve)
    #expect(controller.definesPresentationContext)
    #expect(!controller.adjustsScrollViewInsets)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    expectEqual(controller.edgesForExtendedLayout, .bottom)
    expectEqual(controller.preferredContentSize, CGSize(width: 300, height: 200))
    expectEqual(controller.tabBarItem.badgeValue, "3")
    expectEqual(controller.tabBarItem.title, "Search")
  }

  @Test func `A navigation item has its items, its title view and its texts`() {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene(
        "a",
        inController: """
          <navigationItem key="navigationItem" title="Inbox" prompt="Two" \
          largeTitleDisplayMode="never" id="item">
              <barButtonItem key="backBarButtonItem" title="Back here" id="back"/>
              <leftBarButtonItems>
                  <barButtonItem systemItem="add" id="add"/>
                  <barButtonItem title="Second" style="done" width="60" id="second"/>
              </leftBarButtonItems>
              <barButtonItem key="rightBarButtonItem" enabled="NO" systemItem="trash" id="trash"/>
              <view key="titleView" contentMode="scaleToFill" id="titleView">
                  <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
              </view>
          </navigationItem>
          <toolbarItems>
              <barButtonItem title="One" id="t1"/>
              <barButtonItem style="plain" systemItem="flexibleSpace" id="t2"/>
          </toolbarItems>
          """))
    let navigation = stage.show(as: UINavigationController.self)
    let page = navigation.topViewController!
    let item = page.navigationItem
    expectEqual(item.title, "Inbox")
    expectEqual(item.prompt, "Two")
    expectEqual(item.largeTitleDisplayMode, .never)
    expectEqual(item.backBarButtonItem?.title, "Back here")
    expectEqual(item.leftBarButtonItems?.map { $0.title ?? "" }, ["Add", "Second"])
    expectEqual(item.leftBarButtonItems?[1].style, .done)
    expectEqual(item.leftBarButtonItems?[1].width, 60)
    expectEqual(item.rightBarButtonItem?.isEnabled, false)
    expectEqual(item.titleView?.bounds.width, 80)
    expectEqual(page.toolbarItems?.count, 2)
  }

  // UIViewController, "title": "If the receiver has a valid navigation item or tab-bar item,
  // assigning a value to this property updates the title text of those objects."
  @Test func `A title that code sets replaces that of the file's items`() {
    let stage = Stage(
      main: plainScene(
        "init", "title=\"Own\"",
        inController: """
          <navigationItem key="navigationItem" title="Item" id="item"/>
          <tabBarItem key="tabBarItem" title="Tab" id="tab"/>
          """))
    stage.host.perform {
      let controller = stage.main.instantiateInitialViewController()!
      expectEqual(controller.title, "Own")
      expectEqual(controller.navigationItem.title, "Item")
      expectEqual(controller.tabBarItem.title, "Tab")
      controller.title = "New"
      expectEqual(controller.navigationItem.title, "New")
      expectEqual(controller.tabBarItem.title, "New")
      controller.navigationItem.title = "Newer"
      expectEqual(controller.navigationItem.title, "Newer")
      expectEqual(controller.title, "New")
    }
  }

  @Test func `Texts are those of the table in the device's language`() {
    let stage = Stage([
      "Base.lproj/Main.storyboard": storyboard(
        plainScene(
          "init", "title=\"Hello\"", subviews: button("Save", id: "save"),
          inController: """
            <navigationItem key="navigationItem" title="Item" id="item">
                <barButtonItem key="rightBarButtonItem" title="More" id="more"/>
            </navigationItem>
            """)),
      "de.lproj/Main.strings": """
      /* Class = "UIViewController"; title = "Hello"; ObjectID = "init"; */
      "init.title" = "Hallo";
      "item.title" = "Eintrag";
      "more.title" = "Mehr";
      "save.normalTitle" = "Sichern";
      """,
    ])
    stage.host.device.interfaceFiles.languages = ["de-AT", "en"]
    let controller = stage.show(as: UIViewController.self)
    expectEqual(controller.title, "Hallo")
    expectEqual(controller.navigationItem.title, "Eintrag")
    expectEqual(controller.navigationItem.rightBarButtonItem?.title, "Mehr")
    let save = controller.view.subviews.first as? UIButton
    expectEqual(save?.title(for: .normal), "Sichern")
  }

  @Test func `Objects beside the controller live as long as it does, connected with its view`() {
    let stage = Stage(
      main: plainScene(
        "init", custom("LogController"), subviews: button("A", id: "a"),
        inController: """
          <connections><outlet property="helper" destination="helper" id="o1"/></connections>
          """,
        beside: """
          <customObject id="helper" \(custom("Helper"))>
              <connections>
                  <outlet property="owner" destination="init" id="o2"/>
                  <outlet property="button" destination="a" id="o3"/>
              </connections>
          </customObject>
          """))
    let controller = stage.show(as: LogController.self)
    expectEqual(controller.helper?.owner === controller, true)
    expectEqual(controller.helper?.button?.title(for: .normal), "A")
  }

  // Files of iOS 10 and earlier: the guides end at the status bar (59 points on this phone) and
  // begin above the home indicator (34 points).
  @Test func `The old layout guides are those of the bars`() {
    let box = { (id: String) in
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="0.0" y="0.0" width="60" height="60"/>
          <constraints>
              <constraint firstAttribute="height" constant="60" id="\(id)-h"/>
              <constraint firstAttribute="width" constant="60" id="\(id)-w"/>
          </constraints>
      </view>
      """
    }
    let stage = Stage(
      main: scene(
        """
        <viewController id="init" sceneMemberID="viewController">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="top"/>
                <viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(box("a"))\(box("b"))</subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="top" \
        secondAttribute="bottom" constant="20" id="c1"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" constant="8" id="c2"/>
                    <constraint firstItem="bottom" firstAttribute="top" secondItem="b" \
        secondAttribute="bottom" constant="16" id="c3"/>
                    <constraint firstAttribute="trailing" secondItem="b" \
        secondAttribute="trailing" constant="16" id="c4"/>
                </constraints>
            </view>
        </viewController>
        """))
    let controller = stage.show(as: UIViewController.self)
    let frames = controller.view.subviews.map(\.frame)
    expectEqual(
      frames,
      [
        CGRect(x: 8, y: 59 + 20, width: 60, height: 60),
        CGRect(x: 393 - 16 - 60, y: 852 - 34 - 16 - 60, width: 60, height: 60),
      ])
  }

  // Xcode compiles a view with the attribute `fixedFrame` to one with constraints for its frame.
  @Test func `A view without constraints keeps the frame of the file beside those that have some`()
  {
    let stage = Stage(
      main: plainScene(
        "init",
        subviews: """
          <view contentMode="scaleToFill" fixedFrame="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
              <rect key="frame" x="163" y="48" width="118" height="29"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          </view>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="below">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
              <constraints>
                  <constraint firstAttribute="height" constant="20" id="h"/>
                  <constraint firstAttribute="width" constant="30" id="w"/>
                  <constraint firstItem="below" firstAttribute="top" secondItem="fixed" \
          secondAttribute="bottom" constant="8" id="t"/>
                  <constraint firstItem="below" firstAttribute="leading" secondItem="fixed" \
          secondAttribute="leading" id="l"/>
              </constraints>
          </view>
          """))
    let controller = stage.show(as: UIViewController.self)
    expectEqual(
      controller.view.subviews.map(\.frame),
      [
        CGRect(x: 163, y: 48, width: 118, height: 29),
        CGRect(x: 163, y: 48 + 29 + 8, width: 30, height: 20),
      ])
  }
}
