// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import ResinTestSupport
import Testing

/// Random sequences of `setBars`, `setStack` and `setPresentation`, with gestures, keyboards and
/// interruptions at any frame: the screen is the one of the state that was set last.
@MainActor @Suite struct CombinedPropertyTests {
  private static let sequences = sampleCount(100, optimized: 1_000)

  @Test func `The screen is the one of the last state, callbacks are balanced, and nothing leaks`()
  {
    var random = SplitMix64(seed: 23)
    for sequence in 0..<Self.sequences {
      run(sequence, &random)
    }
  }

  private func run(_ sequence: Int, _ random: inout SplitMix64) {
    let app = CombinedApp(.init())
    for _ in 0..<Int.random(in: 3...12, using: &random) {
      act(on: app, &random)
      app.host.advanceFrames(Int.random(in: 0...25, using: &random))
    }
    app.host.hideKeyboard()
    app.host.settle()
    // Models have left the state by gestures; the application sets it once more.
    app.host.perform { app.root.update(animated: false) }
    app.host.settle()
    let fresh = CombinedApp(app.root.state)
    // The detent is the choice of the user.
    fresh.sheet?.selectedDetentIdentifier = app.sheet?.selectedDetentIdentifier
    fresh.host.settle()
    let difference = app.host.visibleDump.difference(from: fresh.host.visibleDump)
    #expect(difference.isEmpty, "sequence \(sequence): \(difference)")
    expectEqual(app.host.warnings, [], "sequence \(sequence)")
    for (bar, calls) in app.root.calls.barCalls {
      let expected = ["will", "did", "end"].prefix(calls.count)
      expectEqual(calls, Array(expected), "sequence \(sequence): \(bar)")
    }
    let living = app.root.calls.controllers.remaining.count
    expectEqual(living, fresh.root.calls.controllers.remaining.count, "sequence \(sequence) leaks")
  }

  private func act(on app: CombinedApp, _ random: inout SplitMix64) {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2:
      app.change(animated: animated) { state in
        state.pages = ["a", "b", "c"].shuffled(using: &random)
          .prefix(Int.random(in: 0...3, using: &random)).map { $0 }
      }
    case 3...5:
      app.change(animated: animated) { state in
        state.bars = ["x", "y", "z"].shuffled(using: &random)
          .prefix(Int.random(in: 0...3, using: &random))
          .map { .init(id: $0, version: Int.random(in: 0...2, using: &random)) }
      }
    case 6, 7:
      app.change(animated: animated) { $0.sheet = ["s", "t", nil].randomElement(using: &random)! }
    case 8: app.host.showKeyboard(height: CGFloat.random(in: 200...400, using: &random))
    case 9: app.host.hideKeyboard()
    case 10:
      let finger = app.host.touch(at: CGPoint(x: 1, y: 300))
        .move(by: CGVector(dx: CGFloat.random(in: 20...380, using: &random), dy: 0), over: 0.2)
      if Bool.random(using: &random) { finger.lift() } else { finger.cancel() }
    default:
      let finger = app.host.touch(at: CGPoint(x: 200, y: 100))
        .move(by: CGVector(dx: 0, dy: CGFloat.random(in: 20...600, using: &random)), over: 0.2)
      if Bool.random(using: &random) { finger.lift() } else { finger.cancel() }
    }
  }
}

/// An application whose screen is a function of its state.
@MainActor final class CombinedApp {
  struct Bar: Hashable {
    var id: String
    /// The content, the height and the style of the bar.
    var version = 0
  }

  struct State: Equatable {
    var pages: [String] = []
    var bars: [Bar] = [.init(id: "x")]
    var sheet: String?
  }

  let host: ScreenHost
  let root: Root

  init(_ state: State) {
    host = ScreenHost(.iPhone15)
    root = host.perform { Root(state) }
    host.show(root)
    host.settle()
  }

  var sheet: UISheetPresentationController? {
    root.presentedViewController?.sheetPresentationController
  }

  func change(animated: Bool, _ body: (inout State) -> Void) {
    host.perform {
      body(&root.state)
      root.update(animated: animated)
    }
  }

  /// The callbacks of bars, one list for each view, and the controllers that exist.
  @MainActor final class Calls {
    private(set) var barCalls: [String: [String]] = [:]
    let controllers = Watch()
    private var count = 0
    private let numbers = NSMapTable<UIView, NSNumber>.weakToStrongObjects()

    func log(_ call: String, _ view: UIView) {
      if call == "will" {
        count += 1
        numbers.setObject(count as NSNumber, forKey: view)
      }
      barCalls["\(numbers.object(forKey: view) ?? 0)", default: []].append(call)
    }
  }

  /// The navigation controller of the application.
  final class Root: NavigationController {
    var state: State
    let calls = Calls()

    init(_ state: State) {
      self.state = state
      super.init()
      isNavigationBarHidden = true
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      update(animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      setPresentation(sheet, animated: false)
    }

    func update(animated: Bool) {
      setStack([root] + state.pages.map(page), animated: animated)
      for case let page as Page in viewControllers {
        page.setBars(state.bars, animated: animated)
      }
      guard viewIfLoaded?.window != nil else { return }
      setPresentation(sheet, animated: animated)
      (presentedViewController as? Page)?.setBars(state.bars, animated: animated)
    }

    private var root: NavigationModel {
      .root(dataID: "root") { [unowned self] in Page("root", state.bars, calls) }
    }

    private func page(_ id: String) -> NavigationModel {
      NavigationModel(
        dataID: id, makeViewController: { [unowned self] in Page(id, state.bars, calls) },
        remove: { [unowned self] in state.pages.removeAll { $0 == id } })
    }

    private var sheet: PresentationModel? {
      state.sheet.map { id in
        PresentationModel(
          dataID: id, presentation: .system,
          makeViewController: { [unowned self] in
            let page = Page(id, state.bars, calls)
            page.sheetPresentationController?.detents = [.medium(), .large()]
            page.sheetPresentationController?.selectedDetentIdentifier = .large
            return page
          },
          dismiss: { [unowned self] in if state.sheet == id { state.sheet = nil } })
      }
    }
  }

  /// A page with bars above and below.
  final class Page: UIViewController {
    private let name: String
    private var bars: [Bar]
    private let calls: Calls
    private lazy var top = TopBarInstaller(
      viewController: self, bars: [model(.init(id: name))])
    private lazy var bottom = BottomBarInstaller(
      viewController: self, avoidsKeyboard: true, bars: bars.map { model($0) })

    init(_ name: String, _ bars: [Bar], _ calls: Calls) {
      self.name = name
      self.bars = bars
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
      calls.controllers(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      top.install()
      bottom.install()
    }

    func setBars(_ bars: [Bar], animated: Bool) {
      self.bars = bars
      bottom.setBars(bars.map { model($0) }, animated: animated && isViewLoaded)
    }

    private func model(_ bar: Bar) -> any BarModeling {
      BarModel<BarView>(
        dataID: bar.id, params: bar.version == 2, content: bar,
        makeView: { _ in BarView() },
        setContent: { context, bar in
          context.view.text = "\(bar.id)\(bar.version)"
          context.view.height.constant = bar.version == 1 ? 70 : 44
        }
      )
      .willDisplay { [calls] in calls.log("will", $0.view) }
      .didDisplay { [calls] in calls.log("did", $0.view) }
      .didEndDisplaying { [calls] in calls.log("end", $0.view) }
    }
  }

  final class BarView: UILabel {
    lazy var height = heightAnchor.constraint(equalToConstant: 44)

    init() {
      super.init(frame: .zero)
      height.isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
  }
}
