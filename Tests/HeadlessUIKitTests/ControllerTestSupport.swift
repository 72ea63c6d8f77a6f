// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit

/// The calls that several controllers received, in order.
@MainActor
final class ControllerLog {
  var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that records its calls, and checks that appearance methods are called in pairs.
@MainActor
class RecordingController: UIViewController {
  enum Stage { case disappeared, appearing, appeared, disappearing }

  let name: String
  let log: ControllerLog?
  var logsEverything = false
  var logsMoves = false
  private(set) var stage = Stage.disappeared
  /// The calls that were out of order.
  private(set) var mistakes: [String] = []
  private(set) var wasIsAppearingTold = false
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?

  init(_ name: String, _ log: ControllerLog? = nil) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  nonisolated override var description: String { MainActor.assumeIsolated { name } }

  private func add(_ entry: String) { log?.add("\(name) \(entry)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    if logsEverything { add("viewDidLoad") }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("willAppear")
    // The call may follow a disappearance that was reversed.
    if stage != .disappeared && stage != .disappearing { mistakes.append("willAppear, \(stage)") }
    stage = .appearing
    wasIsAppearingTold = false
    onWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if logsEverything { add("isAppearing") }
    if stage != .appearing || wasIsAppearingTold { mistakes.append("isAppearing, \(stage)") }
    wasIsAppearingTold = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("didAppear")
    if stage != .appearing { mistakes.append("didAppear, \(stage)") }
    if !wasIsAppearingTold { mistakes.append("didAppear without isAppearing") }
    stage = .appeared
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("willDisappear")
    if stage != .appeared && stage != .appearing { mistakes.append("willDisappear, \(stage)") }
    stage = .disappearing
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("didDisappear")
    if stage != .disappearing { mistakes.append("didDisappear, \(stage)") }
    stage = .disappeared
    onDidDisappear?()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsEverything { add("willLayout") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsEverything { add("didLayout") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if logsMoves { add("willMove \(parent == nil ? "out" : "in")") }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if logsMoves { add("didMove \(parent == nil ? "out" : "in")") }
  }
}

/// A device with one window.
@MainActor
struct ControllerStage {
  let device: Device
  let window: UIWindow
  let log = ControllerLog()

  init(safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) {
    let device = Device()
    device.screen.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: safeArea)
    self.device = device
    window = device.perform { UIWindow(frame: device.screen.bounds) }
    device.onWarning = { [log] in log.add("warning: \($0)") }
    device.onIllegalUse = { [log] in log.add("illegal: \($0)") }
  }

  /// Shows a controller, and discards the calls meanwhile.
  func show(_ controller: UIViewController) {
    device.perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.endTurn()
    }
    log.entries = []
  }

  func controller(_ name: String) -> RecordingController {
    device.perform { RecordingController(name, log) }
  }

  /// Shows a navigation controller with the named controllers in its stack.
  func navigation(_ names: String...) -> (UINavigationController, [RecordingController]) {
    let controllers = names.map { controller($0) }
    let navigation = device.perform {
      let navigation = UINavigationController()
      navigation.setViewControllers(controllers, animated: false)
      return navigation
    }
    show(navigation)
    return (navigation, controllers)
  }

  /// Advances the device until all transitions have ended.
  func finish() {
    device.advance(by: 2)
  }

  func turn() {
    device.perform { device.endTurn() }
  }
}
