// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKitPorting

@testable import HeadlessUIKit

/// A folder with the resources of an application, which is removed with the object.
final class ResourceFolder {
  let url: URL

  /// - Parameter files: The contents by their paths in the folder.
  init(_ files: [String: String]) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(UUID().uuidString)")
    for (path, contents) in files {
      let file = url.appendingPathComponent(path)
      try! FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try! Data(contents.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

/// A device with the resources of an application.
@MainActor
struct Stage {
  let host: ScreenHost
  private let folder: ResourceFolder

  init(_ files: [String: String], _ model: DeviceModel = .iPhone15, recordsIllegalUse: Bool = false)
  {
    folder = ResourceFolder(files)
    host = ScreenHost(model)
    host.recordsIllegalUse = recordsIllegalUse
    if !recordsIllegalUse { host.device.onIllegalUse = { Issue.record("\($0)") } }
    host.device.interfaceFiles.folder = folder.url
  }

  /// A device with one storyboard, Main.
  init(main scenes: String..., model: DeviceModel = .iPhone15, recordsIllegalUse: Bool = false) {
    self.init(
      ["Base.lproj/Main.storyboard": storyboard(scenes.joined())], model,
      recordsIllegalUse: recordsIllegalUse)
  }

  var main: UIStoryboard { host.perform { UIStoryboard(name: "Main", bundle: nil) } }

  /// Shows the initial controller of Main.
  func show<Controller: UIViewController>(as type: Controller.Type = Controller.self) -> Controller
  {
    let controller = host.perform { main.instantiateInitialViewController() }
    host.show(controller!)
    host.settle()
    return controller as! Controller
  }
}

/// A document as Xcode 11 and later write it. The initial controller has the id "init".
func storyboard(_ scenes: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="16097.2" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
  initialViewController="init">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="16087"/>
      </dependencies>
      <scenes>
  \(scenes)
      </scenes>
  </document>
  """
}

/// A scene with a controller and what is beside it.
func scene(_ controller: String, beside objects: String = "") -> String {
  """
  <scene sceneID="scene-\(abs(controller.hashValue))">
      <objects>
          \(controller)
          \(objects)
      </objects>
      <point key="canvasLocation" x="0.0" y="0.0"/>
  </scene>
  """
}

/// A scene of a plain controller with a view that contains elements.
func plainScene(
  _ id: String, _ attributes: String = "", subviews: String = "", inController: String = "",
  beside objects: String = ""
) -> String {
  scene(
    """
    <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                \(subviews)
            </subviews>
        </view>
        \(inController)
    </viewController>
    """,
    beside: """
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" \
      sceneMemberID="firstResponder"/>
      <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
      \(objects)
      """)
}

/// A button, 100 points wide, at a place, with what its list of connections contains.
func button(_ title: String, y: Int = 100, id: String, _ connections: String = "") -> String {
  """
  <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
  contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="100" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <state key="normal" title="\(title)"/>
      <connections>
          \(connections)
      </connections>
  </button>
  """
}

/// A navigation controller around the controller with an id.
func navigationScene(_ id: String, root: String, _ attributes: String = "") -> String {
  scene(
    """
    <navigationController \(attributes) id="\(id)" sceneMemberID="viewController">
        <toolbarItems/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-bar">
            <rect key="frame" x="0.0" y="44" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
        </navigationBar>
        <nil name="viewControllers"/>
        <connections>
            <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
    id="\(id)-root"/>
        </connections>
    </navigationController>
    """)
}

/// A controller that records what is called.
class LogController: UIViewController {
  var log: [String] = []
  weak var button: UIButton?
  weak var helper: Helper?
  var permits = true
  var senders: [Any?] = []
  var segues: [UIStoryboardSegue] = []
  var onPrepare: ((UIStoryboardSegue) -> Void)?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(title ?? "-")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(button == nil ? "without" : "with") button")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return permits
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
    segues.append(segue)
    senders.append(sender)
    onPrepare?(segue)
  }

  func unwindHere(_ segue: UIStoryboardSegue) {
    log.append("unwind \(segue.identifier ?? "-")")
    segues.append(segue)
  }

  func makeNumbered(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    log.append("make \(segueIdentifier ?? "-")")
    return NumberedController(coder: coder, number: 7)
  }
}

/// An object beside a controller.
final class Helper: NSObject {
  weak var owner: UIViewController?
  weak var button: UIButton?
}

/// A controller that only the code can create.
final class NumberedController: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

/// A segue that adds the view of its destination.
final class OverlaySegue: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// A segue that only counts before it is performed as its kind.
final class CountingSegue: UIStoryboardSegue {
  static var count = 0
  override func perform() {
    Self.count += 1
    super.perform()
  }
}

/// A navigation bar of the application's own.
final class OwnBar: UINavigationBar {}

final class FormController: UIViewController {
  weak var field: UILabel?
  weak var detailView: UIView?
}

final class SettingsController: UITableViewController {
  weak var nameLabel: UILabel?
  var prepared: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
  }
}

enum ResinTranslatedModule: TranslatedModule {
  @MainActor static var classes: [TranslatedClass] {
    [
      TranslatedClass(
        LogController.self, name: "LogController",
        selectors: [
          Selector("unwindHere:", LogController.unwindHere(_:)),
          Selector(
            "makeNumbered:sender:segueIdentifier:",
            LogController.makeNumbered(_:sender:segueIdentifier:)),
        ],
        properties: [
          TranslatedProperty("button", \LogController.button, isOutlet: true),
          TranslatedProperty("helper", \LogController.helper, isOutlet: true),
        ]),
      TranslatedClass(
        Helper.self, name: "Helper",
        properties: [
          TranslatedProperty("owner", \Helper.owner, isOutlet: true),
          TranslatedProperty("button", \Helper.button, isOutlet: true),
        ]),
      TranslatedClass(NumberedController.self, name: "NumberedController"),
      TranslatedClass(OverlaySegue.self, name: "OverlaySegue"),
      TranslatedClass(CountingSegue.self, name: "CountingSegue"),
      TranslatedClass(OwnBar.self, name: "OwnBar"),
      TranslatedClass(PagesController.self, name: "PagesController"),
      TranslatedClass(
        ListController.self, name: "ListController",
        selectors: [Selector("pulled:", ListController.pulled(_:))]),
      TranslatedClass(GridController.self, name: "GridController"),
      TranslatedClass(
        FormController.self, name: "FormController",
        properties: [
          TranslatedProperty("field", \FormController.field, isOutlet: true),
          TranslatedProperty("detailView", \FormController.detailView, isOutlet: true),
        ]),
      TranslatedClass(
        SettingsController.self, name: "SettingsController",
        properties: [
          TranslatedProperty("nameLabel", \SettingsController.nameLabel, isOutlet: true)
        ]),
    ]
  }
}

/// The attributes of a class of this module.
func custom(_ name: String) -> String {
  "customClass=\"\(name)\" customModule=\"StoryboardsTests\" customModuleProvider=\"target\""
}
