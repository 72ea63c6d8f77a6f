// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor private protocol ScrollPercentageCoordinating: AnyObject {
  var scrollPercentage: CGFloat { get set }
}

extension BarCoordinatorProperty<CGFloat> {
  @MainActor fileprivate static var scrollPercentage: Self {
    .init(keyPath: \(any ScrollPercentageCoordinating).scrollPercentage, default: 0)
  }
}

@MainActor
private final class ScrollPercentageCoordinator: BarCoordinating,
  ScrollPercentageCoordinating
{
  static var made = 0
  private(set) var models = 0
  private let update: (Bool) -> Void
  private weak var view: TestBar?

  init(update: @escaping (_ animated: Bool) -> Void) {
    self.update = update
    Self.made += 1
    update(false)  // ignored: the bar does not exist yet
  }

  func barModel(for model: BarModel<TestBar>) -> any BarModeling {
    models += 1
    let prefix = isTitleShown ? "Title: " : ""
    return model.willDisplay { [weak self] context in
      self?.view = context.view
      context.view.label.text = prefix + (context.view.label.text ?? "")
    }
  }

  var isTitleShown = false {
    didSet { update(true) }
  }

  var scrollPercentage: CGFloat = 0 {
    didSet { view?.label.text = "\(Int(scrollPercentage * 100)) %" }
  }
}

@MainActor @Suite struct BarCoordinatorTests {
  private func screen(_ count: Int = 1) -> BarsScreen {
    BarsScreen(top: coordinated(count))
  }

  private func coordinated(_ count: Int = 1, style: TestBar.Style = .plain) -> [any BarModeling] {
    (0..<count).map {
      bar("\($0)", style: style).makeCoordinator(ScrollPercentageCoordinator.init(update:))
    }
  }

  @Test func `A property reaches the coordinators of current and later bars`() throws {
    let screen = screen()
    let installer = screen.controller.top
    expectEqual(installer[.scrollPercentage], 0)
    screen.host.perform { installer[.scrollPercentage] = 0.5 }
    expectEqual(screen.topBars.map(\.label.text), ["50 %"])
    screen.setTop(coordinated(2))
    let all = installer.coordinators.compactMap { $0 as? ScrollPercentageCoordinator }
    expectEqual(all.map(\.scrollPercentage), [0.5, 0.5])
    #expect(installer.container?.primaryCoordinator === all[0])
  }

  @Test func `A coordinator exists as long as the view of its bar`() throws {
    let screen = screen()
    let (view, first) = (screen.topBars[0], screen.controller.top.coordinators[0])
    screen.setTop(coordinated())
    #expect(screen.topBars[0] === view && screen.controller.top.coordinators[0] === first)
    screen.setTop([bar("0")])
    #expect(screen.topBars[0] !== view && screen.controller.top.coordinators[0] !== first)
    weak let released = screen.controller.top.coordinators[0]
    screen.setTop([])
    #expect(released == nil)
  }

  @Test func `Sixty updates a second make no models, and lay out only the bar`() throws {
    let screen = screen(2)
    let coordinator = try #require(
      screen.controller.top.coordinators[0] as? ScrollPercentageCoordinator)
    let models = coordinator.models
    let others = [screen.topBars[1].layouts]
    let container = try #require(screen.controller.top.container)
    for frame in 1...60 {
      let counters = screen.host.counting {
        screen.host.perform { coordinator.scrollPercentage = CGFloat(frame) / 100 }
        screen.host.advanceFrame()
      }
      #expect(counters.layoutPasses <= 2)  // the bar, and the bar's wrapper if its label is wider
      expectEqual(counters.constraintsAdded, 0)
    }
    expectEqual(coordinator.models, models)
    expectEqual([screen.topBars[1].layouts], others)
    expectEqual(container.barViews.count, 2)
  }

  // Requested: the position is reported every frame, programmatic moves and hiding included
  // (FloatingPanel#46, #210, Pulley#196).
  @Test func `A scroll reaches the coordinator in every frame, however it is caused`() throws {
    let screen = screen()
    let coordinator = try #require(
      screen.controller.top.coordinators[0] as? ScrollPercentageCoordinator)
    let scrollView = screen.controller.scrollView
    let feed = ScrollFeed(screen.controller)
    screen.host.perform { scrollView.delegate = feed }
    func expectEveryFrame(_ frames: Int) {
      for _ in 0..<frames {
        screen.host.advanceFrame()
        expectEqual(coordinator.scrollPercentage, feed.percentage(scrollView))
      }
    }
    screen.host.touch(at: CGPoint(x: 200, y: 600)).move(by: CGVector(dx: 0, dy: -200), over: 0.1)
      .lift()
    expectEveryFrame(30)
    screen.host.perform {
      scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    }
    expectEveryFrame(40)
    screen.setTop([])
    screen.host.perform { scrollView.contentOffset.y = 400 }
    screen.setTop(coordinated())
    let later = try #require(
      screen.controller.top.coordinators[0] as? ScrollPercentageCoordinator)
    #expect(later !== coordinator)
    expectEqual(later.scrollPercentage, feed.percentage(scrollView))
  }

  private final class ScrollFeed: NSObject, UIScrollViewDelegate {
    private unowned let controller: BarsViewController

    init(_ controller: BarsViewController) { self.controller = controller }

    func percentage(_ scrollView: UIScrollView) -> CGFloat {
      scrollView.contentOffset.y / scrollView.contentSize.height
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      controller.top[.scrollPercentage] = percentage(scrollView)
    }
  }

  @Test func `A coordinator shows its bar again`() throws {
    final class Counting: BarCoordinating {
      var count = 0
      let update: (Bool) -> Void
      init(update: @escaping (Bool) -> Void) { self.update = update }
      func barModel(for model: BarModel<TestBar>) -> any BarModeling {
        TestBar.barModel(
          dataID: model.dataID, content: .init(text: "\(count)", height: 44 + CGFloat(count) * 10),
          style: .plain)
      }
    }
    let screen = BarsScreen(top: [bar("a").makeCoordinator(Counting.init(update:))])
    let view = screen.topBars[0]
    let coordinator = try #require(screen.controller.top.coordinators[0] as? Counting)
    screen.host.perform {
      coordinator.count = 3
      coordinator.update(true)
    }
    #expect(screen.topBars[0] === view && view.label.text == "3")
    screen.host.settle()
    expectEqual(screen.controller.additionalSafeAreaInsets.top, CGFloat(74))
  }

  @Test func `Observers receive the current value and every later one until they are released`() {
    let screen = screen()
    var values: [CGFloat] = []
    var token: AnyObject? = screen.controller.top.observe(.scrollPercentage) { values.append($0) }
    screen.controller.top[.scrollPercentage] = 0.25
    screen.controller.top[.scrollPercentage] = 0.75
    withExtendedLifetime(token) {}
    token = nil
    screen.controller.top[.scrollPercentage] = 1
    expectEqual(values, [0, 0.25, 0.75])
  }

  @Test func `A coordinated bar chooses its model, which may have a coordinator as well`() throws {
    final class Navigation: BarCoordinating {
      var isModal = false
      let update: (Bool) -> Void
      init(update: @escaping (Bool) -> Void) { self.update = update }
      func barModel(for model: BarModel<TestBar>) -> any BarModeling {
        bar("n", text: isModal ? "×" : "‹")
          .makeCoordinator(ScrollPercentageCoordinator.init(update:))
      }
    }
    func model(_ title: String) -> CoordinatedBarModel {
      CoordinatedBarModel(
        content: title, viewType: TestBar.self, barModel: bar("n"), makeCoordinator: Navigation.init
      )
    }
    let screen = BarsScreen(top: [model("a")])
    let view = screen.topBars[0]
    expectEqual(view.label.text, "‹")
    expectEqual(screen.controller.top.coordinators.count, 2)
    let navigation = try #require(screen.controller.top.coordinators[0] as? Navigation)
    screen.host.perform {
      navigation.isModal = true
      navigation.update(false)
      screen.controller.top[.scrollPercentage] = 0.1
    }
    #expect(screen.topBars[0] === view && view.label.text == "10 %")
    #expect(!model("a").isDiffableItemEqual(to: model("b")))
    #expect(model("a").isDiffableItemEqual(to: model("a")))
  }
}
