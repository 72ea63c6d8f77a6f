// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

/// A bar from the upper edge of a screen over a list that leaves `contentInsetAdjustmentBehavior`
/// alone. The first row is directly below the bar: the bar's height is the source of all numbers.
@MainActor @Suite struct SafeAreaTests {
  @MainActor private final class Screen {
    let host: ScreenHost
    let list: UIScrollView
    let bar: BarController
    private(set) var told: [State] = []

    init(
      _ device: DeviceModel = .iPhone15, orientation: DeviceOrientation = .portrait,
      stops: [CGFloat] = [64, 128, 220], behavior: Behavior = Behavior(), inNavigation: Bool = false
    ) throws {
      host = ScreenHost(device, orientation: orientation)
      let page = host.perform { UIViewController() }
      list = host.perform { UIScrollView() }
      let configuration = try Configuration(stops: stops, behavior: behavior)
      bar = host.perform { BarController(configuration: configuration) { _ in } }
      host.perform { [list, bar] in
        list.contentSize = CGSize(width: 100, height: 4000)
        list.frame = page.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(list)
        bar.set(scrollView: list)
      }
      if inNavigation {
        let navigation = host.perform { UINavigationController(rootViewController: page) }
        host.perform { navigation.setNavigationBarHidden(true, animated: false) }
        host.show(navigation)
      } else {
        host.show(page)
      }
      host.settle()
    }

    var height: CGFloat { bar.state.height() }
    /// The upper edge of the first row on the screen.
    var row: CGFloat { -list.contentOffset.y }
    var safeArea: CGFloat { list.safeAreaInsets.top }

    func drag(by distance: CGFloat) {
      host.touch(at: CGPoint(x: 150, y: 200)).move(by: CGVector(dx: 0, dy: distance), over: 0.5)
        .hold(for: 0.2).lift()
      host.settle()
    }
  }

  /// Phones with a safe area of 20, 47 and 59 points, and a pad.
  @Test(arguments: DeviceModel.all, [false, true])
  func `The first row is directly below the bar at every stop`(
    device: DeviceModel, inNavigation: Bool
  ) throws {
    for behavior in [Behavior(), .original] {
      let screen = try Screen(device, behavior: behavior, inNavigation: inNavigation)
      #expect(screen.safeArea >= 20)
      #expect(screen.height == 128 && screen.row == 128)
      expectEqual(screen.list.adjustedContentInset.top, 128)
      expectEqual(screen.list.contentInset.top, 128 - screen.safeArea)
      screen.drag(by: -80)
      #expect(screen.height == 64 && screen.row <= 64)
      screen.host.fling(from: CGPoint(x: 150, y: 150), velocity: CGVector(dx: 0, dy: 3000))
      screen.host.settle()
      #expect(screen.height == 128 && screen.row == 128)
      screen.drag(by: 110)
      #expect(screen.height == 220 && screen.row == 220)
      expectEqual(screen.list.contentInset.top, 220 - screen.safeArea)
      screen.host.perform { screen.bar.expand(on: false) }
      screen.host.settle()
      #expect(screen.height == 128 && screen.row == 128)
      screen.host.perform { screen.bar.release(scrollView: screen.list) }
      screen.host.settle()
      expectEqual(screen.list.contentInset, .zero)
      expectEqual(screen.list.verticalScrollIndicatorInsets, .zero)
    }
  }

  @Test func `A program can have the sum`() throws {
    var behavior = Behavior()
    behavior.coversSafeArea = false
    let screen = try Screen(behavior: behavior)
    #expect(screen.height == 128 && screen.row == 187)
    expectEqual(screen.list.contentInset.top, 128)
    screen.host.perform { screen.bar.configuration.behavior.coversSafeArea = true }
    screen.host.settle()
    #expect(screen.height == 128 && screen.row == 128)
    screen.host.perform { screen.bar.configuration.behavior.coversSafeArea = false }
    screen.host.settle()
    #expect(screen.height == 128 && screen.row == 187)
  }

  /// A phone in landscape has no safe area at the top.
  @Test(arguments: [0, 1, 2], [false, true])
  func `A rotation leaves the row below the bar`(stop: Int, followsBar: Bool) throws {
    for animated in [false, true] {
      var behavior = Behavior()
      if followsBar { behavior.topInset = .barHeight }
      for start in [DeviceOrientation.portrait, .landscape] {
        let screen = try Screen(orientation: start, behavior: behavior)
        screen.host.perform { screen.bar.move(toStop: stop) }
        screen.host.settle()
        let (height, row) = (screen.height, screen.row)
        expectEqual(height, [64, 128, 220][stop])
        expectEqual(row, height)
        for orientation in [DeviceOrientation.landscape, .portrait, .landscape] {
          screen.host.rotate(to: orientation, animated: animated)
          screen.host.settle()
          expectEqual(screen.height, height)
          expectEqual(screen.row, row)
          expectNear(
            screen.list.contentInset.top,
            (followsBar ? height : max(height, 128)) - screen.safeArea, within: 1e-9)
        }
      }
    }
  }

  @Test func `Content in the middle stays where it is when the safe area changes`() throws {
    let screen = try Screen()
    screen.host.perform { screen.list.contentOffset.y = 900 }
    screen.host.settle()
    let height = screen.height
    screen.host.rotate(to: .landscape)
    screen.host.settle()
    #expect(screen.height == height && screen.list.contentOffset.y == 900)
    expectEqual(screen.list.contentInset.top, 128)
    screen.host.rotate(to: .portrait)
    screen.host.settle()
    #expect(screen.height == height && screen.list.contentOffset.y == 900)
    expectEqual(screen.list.contentInset.top, 69)
  }

  /// 44 points are less than the safe area, which covers the bar there.
  @Test(arguments: [false, true])
  func `A compact bar may be lower than the safe area`(followsBar: Bool) throws {
    var behavior = Behavior()
    if followsBar { behavior.topInset = .barHeight }
    let screen = try Screen(stops: [44, 100, 160], behavior: behavior)
    #expect(screen.row == 100 && screen.height == 100)
    screen.drag(by: -300)
    expectEqual(screen.height, 44)
    expectEqual(screen.list.contentInset.top, followsBar ? 0 : 41)
    screen.host.fling(from: CGPoint(x: 150, y: 150), velocity: CGVector(dx: 0, dy: 4000))
    screen.host.settle()
    #expect(screen.row == 100 && screen.height == 100)
    screen.drag(by: 90)
    #expect(screen.row == 160 && screen.height == 160)
  }

  @Test func `The indicator begins at the bar, too`() throws {
    let screen = try Screen()
    expectEqual(screen.list.verticalScrollIndicatorInsets.top, 69)
    let own = try Screen()
    own.host.perform {
      own.bar.release(scrollView: own.list)
      own.list.automaticallyAdjustsScrollIndicatorInsets = false
      own.bar.set(scrollView: own.list)
    }
    own.host.settle()
    expectEqual(own.list.verticalScrollIndicatorInsets.top, 128)
  }

  @Test func `A refresh control is between the bar and the row`() throws {
    let screen = try Screen()
    let control = screen.host.perform { UIRefreshControl() }
    screen.host.perform { screen.list.refreshControl = control }
    screen.drag(by: 400)
    #expect(control.isRefreshing && screen.height == 220 && screen.row == 280)
    screen.host.perform { control.endRefreshing() }
    screen.host.settle()
    #expect(screen.height == 220 && screen.row == 220)
  }

  /// A list outside of a window has no safe area; the insets are those of the window it was in.
  @Test func `A list that leaves the window and returns keeps its place`() throws {
    let screen = try Screen()
    let page = try #require(screen.list.superview)
    for _ in 0..<2 {
      screen.host.perform { screen.list.removeFromSuperview() }
      screen.host.settle()
      screen.host.perform { page.addSubview(screen.list) }
      screen.host.settle()
      #expect(screen.height == 128 && screen.row == 128)
      expectEqual(screen.list.contentInset.top, 69)
    }
  }

  // MARK: Needless writes

  /// Upstream's suite ("preconfigure") requires that a view in its place is not written to.
  @Test func `Preparing a list that moves does not stop it`() throws {
    for set in [false, true] {
      let screen = try Screen()
      let next = screen.host.perform { UIScrollView(frame: screen.list.frame) }
      screen.host.perform {
        next.contentSize = CGSize(width: 100, height: 9000)
        screen.list.superview?.insertSubview(next, belowSubview: screen.list)
        screen.bar.preconfigure(scrollView: next)
        screen.list.isHidden = true
      }
      screen.host.settle()
      screen.host.fling(from: CGPoint(x: 150, y: 600), velocity: CGVector(dx: 0, dy: -3000))
      screen.host.advanceFrames(12)
      let offset = next.contentOffset.y
      #expect(next.isDecelerating && offset > 100)
      let offsets = Log()
      let observation = next.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { offsets.add("written") }
      }
      screen.host.perform {
        if set {
          screen.bar.set(scrollView: next)
        } else {
          screen.bar.preconfigure(scrollView: next)
        }
      }
      expectEqual(offsets.lines, [])
      observation.invalidate()
      #expect(next.isDecelerating)
      screen.host.settle()
      #expect(next.contentOffset.y > offset + 200)
    }
  }

  @Test func `A prepared view that is in its place is not written to`() {
    final class Recorder: Scrollable {
      var writes: [String] = []
      var contentOffset = CGPoint(x: 0, y: -128)
      var contentInset = UIEdgeInsets.zero { didSet { writes.append("inset") } }
      var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { writes.append("indicator") }
      }
      var contentSize = CGSize(width: 390, height: 3000)
      var frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        writes.append("offset")
        self.contentOffset = contentOffset
      }
    }
    let controller = BarController(
      configuration: Configuration(
        compactStateHeight: 64, normalStateHeight: 128, expandedStateHeight: 220)
    ) { _ in }
    let view = Recorder()
    controller.preconfigure(scrollable: view)
    expectEqual(view.writes, ["inset", "indicator"])
    view.writes = []
    controller.preconfigure(scrollable: view)
    controller.set(scrollable: view)
    controller.preconfigure(scrollable: view)
    expectEqual(view.writes, [])
  }
}
