// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

private func segue(
  to destination: String, _ kind: String, _ identifier: String? = nil, _ attributes: String = ""
) -> String {
  let name = identifier.map { "identifier=\"\($0)\"" } ?? ""
  return """
    <segue destination="\(destination)" kind="\(kind)" \(name) \(attributes) \
    id="segue-\(destination)-\(kind)-\(identifier ?? "")"/>
    """
}

private func connections(_ segues: String...) -> String {
  "<connections>\(segues.joined())</connections>"
}

@MainActor @Suite struct SegueTests {
  private let log = custom("LogController")

  @Test func `A button shows a page: the controller is asked, prepares, and the page is pushed`()
    throws
  {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene(
        "a", log, subviews: button("Open", id: "open", segue(to: "b", "show", "go"))),
      plainScene("b", "title=\"Detail\""))
    let navigation = stage.show(as: UINavigationController.self)
    let source = navigation.topViewController as! LogController
    source.onPrepare = { segue in
      // UIViewController, "prepare(for:sender:)": the destination's view is not loaded yet.
      source.log.append("loaded \(segue.destination.isViewLoaded)")
      segue.destination.title = "Prepared"
    }
    try stage.host.tap("Open")
    stage.host.settle()
    expectEqual(source.log.suffix(3), ["should go", "prepare go", "loaded false"])
    #expect(source.senders.last as? UIButton != nil)
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(navigation.topViewController?.title, "Prepared")
    #expect(source.segues.last?.source === source)
    stage.host.perform { _ = navigation.popViewController(animated: false) }
    source.permits = false
    try stage.host.tap("Open")
    stage.host.settle()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func `Code performs a segue by its identifier, without a question`() {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene("a", log, inController: connections(segue(to: "b", "show", "go"))),
      plainScene("b"), recordsIllegalUse: true)
    let navigation = stage.show(as: UINavigationController.self)
    let source = navigation.topViewController as! LogController
    stage.host.perform {
      source.performSegue(withIdentifier: "go", sender: "me")
      source.performSegue(withIdentifier: "nowhere", sender: nil)
    }
    stage.host.settle()
    #expect(!source.log.contains("should go"))
    expectEqual(source.senders.last as? String, "me")
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(
      stage.host.illegalUse, ["Receiver (\(source)) has no segue with identifier 'nowhere'"])
  }

  @Test func `A controller without a storyboard has no segues`() {
    let stage = Stage([:], recordsIllegalUse: true)
    stage.host.perform { UIViewController().performSegue(withIdentifier: "x", sender: nil) }
    #expect(stage.host.illegalUse.first?.hasSuffix("has no segue with identifier 'x'") == true)
  }

  @Test(arguments: ["presentation", "modal"])
  func `A modal segue has a style and a transition`(kind: String) throws {
    let attributes =
      "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\""
    let stage = Stage(
      main: plainScene(
        "init", log, subviews: button("Open", id: "open", segue(to: "b", kind, nil, attributes))),
      plainScene("b"))
    let source = stage.show(as: LogController.self)
    try stage.host.tap("Open")
    stage.host.settle()
    let shown = try #require(source.presentedViewController)
    expectEqual(shown.modalPresentationStyle, .overFullScreen)
    expectEqual(shown.modalTransitionStyle, .crossDissolve)
    expectEqual(source.log.suffix(2), ["should ", "prepare -"])
  }

  @Test func `A popover points at its anchor, at the sender without one`() throws {
    let arrows = "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/>"
    let stage = Stage(
      main: plainScene(
        "init", log,
        subviews: button(
          "A", id: "one",
          """
          <segue destination="b" kind="popoverPresentation" identifier="p" \
          popoverAnchorView="two" id="s1">\(arrows)</segue>
          """)
          + button("B", y: 200, id: "two", segue(to: "b", "popoverPresentation", "q"))),
      plainScene("b"))
    let source = stage.show(as: LogController.self)
    var anchors: [UIView?] = []
    source.onPrepare = {
      anchors.append($0.destination.popoverPresentationController?.sourceView)
    }
    try stage.host.tap("A")
    stage.host.settle()
    let popover = try #require(source.presentedViewController?.popoverPresentationController)
    expectEqual(popover.permittedArrowDirections, .up)
    stage.host.perform { source.dismiss(animated: false) }
    try stage.host.tap("B")
    stage.host.settle()
    expectEqual(anchors.count, 2)
    #expect(anchors[0] === anchors[1])
    expectEqual((anchors[0] as? UIButton)?.title(for: .normal), "B")
  }

  @Test func `A container view has its child before viewDidLoad`() throws {
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
          <rect key="frame" x="10" y="20" width="200" height="100"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <connections>\(segue(to: "b", "embed", "child"))</connections>
      </containerView>
      """
    let stage = Stage(main: plainScene("init", log, subviews: container), plainScene("b"))
    let source = stage.show(as: LogController.self)
    expectEqual(
      source.log, ["init -", "awake", "should child", "prepare child", "load without button"])
    let child = try #require(source.children.first)
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(child.view.superview?.frame, CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(child.state == .appeared)
  }

  @Test func `Bar items and gestures trigger segues`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene(
        "a", log,
        subviews: """
          <view contentMode="scaleToFill" id="box">
              <rect key="frame" x="20" y="300" width="100" height="100"/>
              <autoresizingMask key="autoresizingMask"/>
              <gestureRecognizers/>
              <connections>
                  <outletCollection property="gestureRecognizers" destination="tap" \
          appends="YES" id="g"/>
              </connections>
          </view>
          """,
        inController: """
          <navigationItem key="navigationItem" title="A" id="item">
              <barButtonItem key="rightBarButtonItem" title="Next" id="next">
                  \(connections(segue(to: "b", "show", "bar")))
              </barButtonItem>
          </navigationItem>
          """,
        beside: """
          <tapGestureRecognizer id="tap">
              \(connections(segue(to: "b", "show", "tap")))
          </tapGestureRecognizer>
          """),
      plainScene("b"))
    let navigation = stage.show(as: UINavigationController.self)
    let source = navigation.topViewController as! LogController
    try stage.host.tap("Next")
    stage.host.settle()
    expectEqual(source.log.last, "prepare bar")
    #expect(source.senders.last as? UIBarButtonItem != nil)
    stage.host.perform { _ = navigation.popViewController(animated: false) }
    stage.host.settle()
    stage.host.tap(at: CGPoint(x: 70, y: 350))
    stage.host.settle()
    expectEqual(source.log.last, "prepare tap")
    #expect(source.senders.last as? UITapGestureRecognizer != nil)
    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test func `A custom segue's class performs it; one of a kind may call super`() throws {
    let stage = Stage(
      main: plainScene(
        "init", log,
        subviews: button(
          "Over", id: "over", segue(to: "b", "custom", "o", custom("OverlaySegue")))
          + button(
            "Count", y: 200, id: "count",
            segue(to: "b", "presentation", "c", custom("CountingSegue")))),
      plainScene("b"))
    let source = stage.show(as: LogController.self)
    try stage.host.tap("Count")
    stage.host.settle()
    expectEqual(CountingSegue.count, 1)
    #expect(source.presentedViewController != nil)
    stage.host.perform { source.dismiss(animated: false) }
    try stage.host.tap("Over")
    expectEqual(source.children.count, 1)
    #expect(source.segues.last is OverlaySegue)
  }

  @Test func `A segue action creates the destination`() throws {
    let stage = Stage(
      main: plainScene(
        "init", log,
        subviews: button(
          "Open", id: "open",
          segue(
            to: "b", "presentation", "num",
            "destinationCreationSelector=\"makeNumbered:sender:segueIdentifier:\""))),
      plainScene("b", custom("NumberedController")))
    let source = stage.show(as: LogController.self)
    try stage.host.tap("Open")
    stage.host.settle()
    expectEqual(source.log.suffix(3), ["should num", "make num", "prepare num"])
    expectEqual((source.presentedViewController as? NumberedController)?.number, 7)
  }

  @Test func `Segues in a circle are ordinary`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene("a", subviews: button("To B", id: "x", segue(to: "b", "show"))),
      plainScene("b", subviews: button("To A", id: "y", segue(to: "a", "show"))))
    let navigation = stage.show(as: UINavigationController.self)
    for title in ["To B", "To A", "To B"] {
      try stage.host.tap(.text(title))
      stage.host.settle()
    }
    expectEqual(navigation.viewControllers.count, 4)
    #expect(navigation.viewControllers[0] !== navigation.viewControllers[2])
  }

  @Test func `A controller is released with its scene, loaded or not`() {
    let stage = Stage(
      main: plainScene(
        "init", log, subviews: button("Open", id: "open", segue(to: "init", "presentation")),
        inController: """
          <navigationItem key="navigationItem" title="A" id="item">
              <barButtonItem key="rightBarButtonItem" title="Next" id="next">
                  \(connections(segue(to: "init", "show", "bar")))
              </barButtonItem>
          </navigationItem>
          <connections><outlet property="button" destination="open" id="o"/></connections>
          """))
    weak var unloaded: UIViewController?
    weak var loaded: UIViewController?
    stage.host.perform {
      unloaded = stage.main.instantiateInitialViewController()
      let controller = stage.main.instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      loaded = controller
    }
    stage.host.settle()
    #expect(unloaded == nil)
    #expect(loaded == nil)
  }

  @Test func `A segue without animation has ended at once`() throws {
    let stage = Stage(
      main: plainScene(
        "init", log,
        subviews: button("Open", id: "open", segue(to: "b", "presentation", nil, "animates=\"NO\""))
      ),
      plainScene("b", log))
    let source = stage.show(as: LogController.self)
    try stage.host.tap("Open")
    let shown = try #require(source.presentedViewController)
    #expect(shown.state == .appeared)
    #expect(!shown.isBeingPresented)
  }

  @Test func `An embedded navigation stack's page shows in the stack, not around it`() throws {
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
          <rect key="frame" x="0" y="100" width="375" height="400"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          \(connections(segue(to: "nav", "embed", "child")))
      </containerView>
      """
    let stage = Stage(
      main: plainScene("init", log, subviews: container), navigationScene("nav", root: "a"),
      plainScene("a", subviews: button("Open", id: "open", segue(to: "b", "show"))),
      plainScene("b", "title=\"B\""))
    let source = stage.show(as: LogController.self)
    let navigation = try #require(source.children.first as? UINavigationController)
    #expect(source.segues.first?.destination === navigation)
    try stage.host.tap("Open")
    stage.host.settle()
    expectEqual(navigation.topViewController?.title, "B")
    #expect(navigation.view.superview?.frame.minY == 100)
  }

  @Test func `A segue of a cell that was never shown is performed by code, too`() {
    let stage = Stage(
      main: navigationScene("init", root: "a"),
      plainScene(
        "a", log, subviews: button("Open", id: "open", segue(to: "b", "show", "later"))),
      plainScene("b", "title=\"B\""))
    stage.host.perform {
      let navigation = stage.main.instantiateInitialViewController() as! UINavigationController
      // The view of the page, which has the button, is not loaded.
      navigation.topViewController!.performSegue(withIdentifier: "later", sender: nil)
      expectEqual(navigation.topViewController?.title, "B")
    }
  }
}
