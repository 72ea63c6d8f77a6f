// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport

@testable import EpoxyNavigationController

/// A navigation controller whose stack is a list of names, and a record of what happened.
@MainActor final class NavigationScreen {
  final class Stack: NavigationController {
    var setCount = 0

    override func didSetViewControllers(_ controllers: [UIViewController], animated: Bool) {
      setCount += 1
    }
  }

  typealias Page = VersionedName

  let host: ScreenHost
  let controller: Stack
  var made: [String] = []
  let log = Log()
  /// Called by `remove` of a model.
  var onRemove: ((String) -> Void)?
  var isRecording = true

  init(_ pages: [Page] = [], framesPerSecond: Int = 60) {
    host = ScreenHost(.iPhone15, framesPerSecond: Double(framesPerSecond))
    controller = host.perform { Stack() }
    host.perform { controller.setStack(pages.map(model), animated: false) }
    host.show(controller)
    host.settle()
    log.take()
  }

  convenience init(_ names: String...) {
    self.init(names.map { Page($0) })
  }

  func model(_ page: Page) -> NavigationModel {
    NavigationModel(
      params: page.version, dataID: page.id,
      makeViewController: { [unowned self] version in
        made.append(page.id)
        return RecordingController(VersionedName(page.id, version).title)
      },
      remove: { [unowned self] in
        add("remove \(page.id)")
        onRemove?(page.id)
      }
    )
    .didShow { [unowned self] in add("show \(Self.name($0))") }
    .didHide { [unowned self] in add("hide \(page.id)") }
    .didAdd { [unowned self] in add("add \(Self.name($0))") }
    .didRemove { [unowned self] in add("removed \(page.id)") }
  }

  private func add(_ call: String) { if isRecording { log.add(call) } }

  static func name(_ controller: UIViewController?) -> String {
    (controller as? RecordingController)?.name ?? "-"
  }

  func set(_ pages: [Page], animated: Bool = true) {
    host.perform { controller.setStack(pages.map(model), animated: animated) }
  }

  func set(_ names: String..., animated: Bool = true) {
    set(names.map { Page($0) }, animated: animated)
  }

  var names: [String] { controller.viewControllers.map(Self.name) }

  /// Begins a swipe from the leading edge, and moves the finger to a fraction of the width.
  func swipe(to fraction: CGFloat, over seconds: TimeInterval = 0.3) -> Finger {
    let finger = host.touch(at: CGPoint(x: 1, y: 400))
    return finger.move(to: CGPoint(x: fraction * 393, y: 400), over: seconds)
  }
}
