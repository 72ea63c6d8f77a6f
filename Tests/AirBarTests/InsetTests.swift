// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

// The bar's share of the insets, and the insets that others set.
@MainActor @Suite struct InsetTests {
  @Test(arguments: Ground.exact)
  func `The client's insets are added to the bar's, and restored by a release`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground) {
      $0.contentInset = UIEdgeInsets(top: 20, left: 3, bottom: 30, right: 4)
      $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    }
    let view = stage.scrollView
    expectEqual(stage.insets, UIEdgeInsets(top: 220, left: 3, bottom: 30, right: 4))
    expectEqual(
      view.verticalScrollIndicatorInsets,
      UIEdgeInsets(top: 205 - stage.covered, left: 0, bottom: 6, right: 0))
    #expect(stage.offset == -220 && stage.height == 200)
    stage.drag(by: 100, from: 300)
    stage.settle()
    #expect(stage.height == 300 && stage.offset == -320 && stage.insetTop == 320)
    stage.host.perform { stage.controller.release(scrollView: view) }
    expectEqual(view.contentInset, UIEdgeInsets(top: 20, left: 3, bottom: 30, right: 4))
    expectEqual(
      view.verticalScrollIndicatorInsets, UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0))
  }

  /// docs/design/bar.md: the bar's share at the indicators is its normal height, whatever its
  /// current height is.
  @Test(arguments: Ground.exact)
  func `Indicator insets are the client's plus the normal height, however often they are set`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    let (host, view) = (stage.host, stage.scrollView)
    var indicator: CGFloat { view.verticalScrollIndicatorInsets.top + stage.covered }
    #expect(stage.height == 200 && indicator == 200)
    stage.drag(by: 100, from: 300)
    stage.settle()
    #expect(stage.height == 300 && indicator == 200)
    stage.drag(by: -400, from: 600)
    stage.settle()
    #expect(stage.height == 64 && indicator == 200)
    // A client's inset that is less than the bar's share is used as a whole.
    host.perform { view.verticalScrollIndicatorInsets.top = 7 }
    stage.drag(by: 400, from: 300)
    stage.settle()
    #expect(stage.height > 64 && indicator == 207)
    host.perform { stage.controller.release(scrollView: view) }
    expectEqual(view.verticalScrollIndicatorInsets.top, 7)
  }

  @Test(arguments: Ground.exact) func `A client may set insets later`(on ground: Ground) throws {
    let stage = try BarStage(on: ground)
    let (host, view) = (stage.host, stage.scrollView)
    host.perform { view.contentInset.top += 40 }
    stage.settle()
    #expect(stage.insetTop == 240 && stage.offset == -240 && stage.height == 200)
    host.perform { view.contentInset.top -= 40 }
    stage.settle()
    #expect(stage.insetTop == 200 && stage.offset == -200 && stage.height == 200)
    host.perform { view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 300, right: 0) }
    stage.settle()
    expectEqual(stage.insets, UIEdgeInsets(top: 210, left: 0, bottom: 300, right: 0))
    #expect(stage.offset == -210 && stage.height == 200)
    host.perform { view.contentInset = .zero }
    stage.settle()
    expectEqual(stage.insets, UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0))
    #expect(stage.offset == -200 && stage.height == 200)
    expectEqual(stage.controller.contribution(to: view).top, 200 - stage.covered)
  }

  @Test(arguments: Ground.exact)
  func `Short content gets a bottom inset that lets the bar become compact`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground, content: 500)
    let (host, view) = (stage.host, stage.scrollView)
    // 844 - 500 - 64: the distance that the content can move up until the bar is compact.
    let room = 280 - stage.safeArea.top - stage.safeArea.bottom
    expectEqual(view.contentInset.bottom, room)
    stage.drag(by: -200)
    stage.settle()
    #expect(stage.height == 64 && stage.offset == -64)
    host.perform { view.contentInset.bottom = 336 }
    stage.settle()
    #expect(view.contentInset.bottom == 336 && stage.height == 64)
    host.perform { view.contentInset.bottom = 0 }
    stage.settle()
    #expect(view.contentInset.bottom == room && stage.height == 64 && stage.offset == -64)
    stage.setContent(3000)
    expectEqual(view.contentInset.bottom, 0)
  }

  @Test(arguments: Ground.exact) func `Short content may hold the bar`(on ground: Ground) throws {
    var behavior = Behavior()
    behavior.holdsShortContent = true
    let stage = try BarStage(on: ground, behavior: behavior, content: 500)
    expectEqual(
      stage.scrollView.contentInset.bottom, 144 - stage.safeArea.top - stage.safeArea.bottom)
    stage.drag(by: -200)
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200)
  }

  @Test func `The safe area is added to the insets of a bar that begins below it`() throws {
    let host = ScreenHost(.iPhone15)  // 59 points at the top
    let view = host.perform { UIScrollView() }
    let controller = host.perform {
      var configuration = Configuration(
        compactStateHeight: 44, normalStateHeight: 100, expandedStateHeight: 160)
      configuration.behavior.coversSafeArea = false
      return BarController(configuration: configuration) { _ in }
    }
    host.perform {
      view.contentSize = CGSize(width: 390, height: 3000)
      controller.set(scrollView: view)
    }
    host.show(view)
    #expect(view.adjustedContentInset.top == 159 && view.contentInset.top == 100)
    #expect(view.contentOffset.y == -159 && controller.state.height() == 100)
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380), duration: 0.4)
    host.settle()
    #expect(controller.state.height() == 160 && view.contentOffset.y == -219)
  }

  @Test(arguments: Ground.exact) func `A refresh control keeps its inset`(on ground: Ground) throws
  {
    let stage = try BarStage(on: ground)
    let (host, view) = (stage.host, stage.scrollView)
    let control = host.perform { UIRefreshControl() }
    host.perform { view.refreshControl = control }
    let finger = stage.touch(at: 200)
    finger.move(by: CGVector(dx: 0, dy: 500), over: 0.4)
    #expect(control.isRefreshing)
    finger.lift()
    stage.settle()
    let room = control.bounds.height
    #expect(stage.height == 300 && stage.insetTop == 300 && stage.offset == -300 - room)
    stage.drag(by: -120)
    stage.settle()
    #expect(stage.height == 200 && stage.insetTop == 200)
    expectEqual(view.adjustedContentInset.top, 200 + room + stage.safeArea.top)
    expectEqual(stage.offset, -200 - room)
    host.perform { control.endRefreshing() }
    stage.settle()
    #expect(stage.height == 200 && stage.offset == -200 && stage.insetTop == 200)
  }

  @Test(arguments: Ground.exact) func `A refresh that is begun in code does not make the bar jump`(
    on ground: Ground
  )
    throws
  {
    for start in [200.0, 300] {
      let stage = try BarStage(on: ground)
      let (host, view) = (stage.host, stage.scrollView)
      let control = host.perform { UIRefreshControl() }
      host.perform { view.refreshControl = control }
      if start == 300 {
        stage.drag(by: 100)
        stage.settle()
      }
      host.perform { control.beginRefreshing() }
      stage.settle()
      // Content that is no longer at its top has no room for the upper stop.
      #expect(abs(stage.height - 200) < 1e-6 && stage.offset >= -200 - control.bounds.height)
      var last = stage.height
      let finger = stage.touch(at: 400)
      for _ in 0..<40 {
        finger.move(by: CGVector(dx: 0, dy: -1), over: 1 / 60)
        #expect(abs(stage.height - last) <= 2)
        last = stage.height
      }
      finger.lift()
      stage.settle()
    }
  }

  @Test(arguments: Ground.exact) func `A refresh that ends leaves no gap`(on ground: Ground) throws
  {
    for distance in stride(from: 20.0, through: 300, by: 20) {
      let stage = try BarStage(on: ground)
      let (host, view) = (stage.host, stage.scrollView)
      let control = host.perform { UIRefreshControl() }
      host.perform {
        view.refreshControl = control
        control.beginRefreshing()
      }
      stage.settle()
      stage.drag(by: -distance)
      stage.settle()
      host.perform { control.endRefreshing() }
      stage.settle()
      // The content begins under the bar, or further up.
      #expect(-stage.offset <= stage.height + 1e-6, "\(distance)")
      #expect(stage.offset >= -view.adjustedContentInset.top - 1e-6, "\(distance)")
    }
  }

  @Test(arguments: Ground.exact) func `Replaced insets contain the bar's share only`(
    on ground: Ground
  ) throws {
    var behavior = Behavior()
    behavior.addsToInsets = false
    let stage = try BarStage(on: ground, behavior: behavior) {
      $0.contentInset = UIEdgeInsets(top: 20, left: 3, bottom: 30, right: 4)
    }
    expectEqual(stage.insets, UIEdgeInsets(top: 200, left: 3, bottom: 0, right: 4))
    expectEqual(stage.offset, -200)
    stage.drag(by: 100, from: 300)
    stage.settle()
    #expect(stage.height == 300 && stage.offset == -300)
  }
}
