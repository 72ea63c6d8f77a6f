// SPDX-License-Identifier: MIT
public import Foundation
public import HeadlessUIKit

/// A controller that records its calls, and checks that appearance methods are called in pairs.
@MainActor
open class RecordingController: UIViewController {
  public enum Stage { case disappeared, appearing, appeared, disappearing }

  public let name: String
  public let log: Log?
  public var logsEverything = false
  public var logsMoves = false
  public private(set) var stage = Stage.disappeared
  /// The calls that were out of order.
  public private(set) var mistakes: [String] = []
  public private(set) var wasIsAppearingTold = false
  public var onWillAppear: (() -> Void)?
  public var onDidAppear: (() -> Void)?
  public var onWillDisappear: (() -> Void)?
  public var onDidDisappear: (() -> Void)?

  public init(_ name: String, _ log: Log? = nil) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder: NSCoder) { nil }

  public nonisolated override var description: String { MainActor.assumeIsolated { name } }

  private func add(_ entry: String) { log?.add("\(name) \(entry)") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if logsEverything { add("viewDidLoad") }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("willAppear")
    // The call may follow a disappearance that was reversed.
    if stage != .disappeared && stage != .disappearing { mistakes.append("willAppear, \(stage)") }
    stage = .appearing
    wasIsAppearingTold = false
    onWillAppear?()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if logsEverything { add("isAppearing") }
    if stage != .appearing || wasIsAppearingTold { mistakes.append("isAppearing, \(stage)") }
    wasIsAppearingTold = true
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("didAppear")
    if stage != .appearing { mistakes.append("didAppear, \(stage)") }
    if !wasIsAppearingTold { mistakes.append("didAppear without isAppearing") }
    stage = .appeared
    onDidAppear?()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("willDisappear")
    if stage != .appeared && stage != .appearing { mistakes.append("willDisappear, \(stage)") }
    stage = .disappearing
    onWillDisappear?()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("didDisappear")
    if stage != .disappearing { mistakes.append("didDisappear, \(stage)") }
    stage = .disappeared
    onDidDisappear?()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsEverything { add("willLayout") }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsEverything { add("didLayout") }
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if logsMoves { add("willMove \(parent == nil ? "out" : "in")") }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if logsMoves { add("didMove \(parent == nil ? "out" : "in")") }
  }
}
