// SPDX-License-Identifier: MIT
package import Foundation
package import HeadlessUIKit

/// A controller that records its calls, and checks that appearance methods are called in pairs.
@MainActor
package class RecordingController: UIViewController {
  package enum Stage { case disappeared, appearing, appeared, disappearing }

  package let name: String
  package let log: Log?
  /// Whether `viewDidLoad`, `viewIsAppearing` and layouts are recorded, too.
  package var logsEverything = false
  /// Whether `willMove(toParent:)` and `didMove(toParent:)` are recorded, too.
  package var logsMoves = false
  package private(set) var stage = Stage.disappeared
  /// The calls that were out of order.
  package private(set) var mistakes: [String] = []
  private var receivedIsAppearing = false
  package var onWillAppear: (() -> Void)?
  package var onDidAppear: (() -> Void)?
  package var onWillDisappear: (() -> Void)?
  package var onDidDisappear: (() -> Void)?

  package init(_ name: String, _ log: Log? = nil) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  package nonisolated override var description: String { MainActor.assumeIsolated { name } }

  private func add(_ entry: String) { log?.add("\(name) \(entry)") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    if logsEverything { add("viewDidLoad") }
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("willAppear")
    // The call may follow a disappearance that was reversed.
    if stage != .disappeared && stage != .disappearing { mistakes.append("willAppear, \(stage)") }
    stage = .appearing
    receivedIsAppearing = false
    onWillAppear?()
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if logsEverything { add("isAppearing") }
    if stage != .appearing || receivedIsAppearing { mistakes.append("isAppearing, \(stage)") }
    receivedIsAppearing = true
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("didAppear")
    if stage != .appearing { mistakes.append("didAppear, \(stage)") }
    if !receivedIsAppearing { mistakes.append("didAppear without isAppearing") }
    stage = .appeared
    onDidAppear?()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("willDisappear")
    if stage != .appeared && stage != .appearing { mistakes.append("willDisappear, \(stage)") }
    stage = .disappearing
    onWillDisappear?()
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("didDisappear")
    if stage != .disappearing { mistakes.append("didDisappear, \(stage)") }
    stage = .disappeared
    onDidDisappear?()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsEverything { add("willLayout") }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsEverything { add("didLayout") }
  }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if logsMoves { add("willMove \(parent == nil ? "out" : "in")") }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if logsMoves { add("didMove \(parent == nil ? "out" : "in")") }
  }
}
