// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

// Scroll views that are set and released, and the calls of the observer.
@MainActor @Suite struct BindingTests {
  @Test(arguments: Ground.exact) func `The observer is notified of changes only`(on ground: Ground)
    throws
  {
    let stage = try BarStage(on: ground)
    expectEqual(stage.told.count, 1)
    stage.forgetTold()
    stage.host.perform { stage.scrollView.contentOffset.x = 3 }
    stage.host.perform { stage.scrollView.contentOffset.x = 0 }
    stage.settle()
    #expect(stage.told.isEmpty)
    let finger = stage.touch(at: 300)
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.3)
    #expect(stage.told.first?.isExpandedStateAvailable == true)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.3).hold(for: 0.2).lift()
    stage.settle()
    #expect(stage.told.last?.isExpandedStateAvailable == false)
    #expect(zip(stage.told, stage.told.dropFirst()).allSatisfy { $0 != $1 })
    stage.forgetTold()
    stage.fling(velocity: -3000)
    stage.settle()
    stage.forgetTold()
    stage.fling(velocity: -3000)
    stage.settle()
    #expect(stage.told.isEmpty)  // the bar remains compact
    var behavior = Behavior()
    behavior.reportsOnlyChanges = false
    let other = try BarStage(on: ground, behavior: behavior)
    other.forgetTold()
    other.host.perform { other.scrollView.contentOffset.x = 3 }
    other.host.perform { other.scrollView.contentInset.left = 3 }
    #expect(!other.told.isEmpty)
  }

  @Test(arguments: Ground.exact)
  func `A scroll and a movement of the finger are each reported once`(on ground: Ground) throws {
    var behavior = Behavior()
    behavior.reportsOnlyChanges = false
    let stage = try BarStage(on: ground, behavior: behavior)
    stage.settle()
    stage.forgetTold()
    stage.host.perform { stage.scrollView.contentOffset.y += 10 }
    expectEqual(stage.told.count, 1)
    stage.settle()
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    stage.forgetTold()
    finger.move(by: CGVector(dx: 0, dy: -5))
    expectEqual(stage.told.count, 1)
  }

  @Test(arguments: Ground.exact) func `Setting the same view twice changes nothing`(
    on ground: Ground
  )
    throws
  {
    let stage = try BarStage(on: ground)
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    stage.forgetTold()
    stage.set(stage.scrollView)
    #expect(stage.told.count == 1 && stage.height == 150 && stage.offset == -150)
    stage.host.perform { stage.controller.preconfigure(scrollView: stage.scrollView) }
    expectEqual(stage.insetTop, 200)
    stage.forgetTold()
    finger.move(by: CGVector(dx: 0, dy: -1))
    expectEqual(stage.told.map { $0.height() }, [149])  // once
    finger.move(by: CGVector(dx: 0, dy: -70), over: 0.2).lift()
    stage.settle()
    expectEqual(stage.height, 64)
  }

  @Test(arguments: Ground.exact) func `Views are swapped without a jump of the bar`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    let first = stage.scrollView
    stage.drag(by: -300, from: 700)
    stage.settle()
    expectEqual(stage.height, 64)
    let second = stage.makeScrollView()
    stage.host.perform { stage.controller.preconfigure(scrollView: second) }
    #expect(stage.offset(of: second) == -64 && stage.insetTop(of: second) == 200)
    stage.forgetTold()
    stage.set(second)
    stage.settle()
    #expect(stage.told.map { $0.height() } == [64] && stage.offset(of: second) == -64)
    stage.drag(by: 100)
    stage.settle()
    #expect(stage.height == 200 && stage.offset(of: second) == -200)
    // The first view keeps its offset, which does not fit a normal bar that it was scrolled away
    // from.
    let place = first.contentOffset.y
    stage.set(first)
    stage.settle()
    #expect(stage.height == 200 && first.contentOffset.y == place)
    #expect(stage.insetTop(of: first) == 200 && stage.insetTop(of: second) == 200)
    // An expanded bar is at the top of any view that is set.
    stage.host.perform { stage.controller.expand(on: true) }
    stage.settle()
    stage.scroll(to: 500, in: second)
    stage.set(second)
    stage.settle()
    #expect(stage.height == 300 && stage.offset(of: second) == -300)
  }

  @Test(arguments: Ground.exact) func `A view may be swapped in the middle of a fling`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    stage.fling(velocity: -400)
    stage.host.advanceFrames(4)
    let height = stage.height
    #expect(height < 200 && height > 64)
    let second = stage.makeScrollView()
    stage.set(second)
    #expect(stage.height == height && stage.offset(of: second) == -height)
    stage.host.advanceFrames(3)
    #expect(stage.height != height)  // it does not wait
    stage.settle()
    #expect(stage.controller.state.stop != nil && stage.offset(of: second) == -stage.height)
    // A view may be swapped under a finger, which then moves the old view only.
    let finger = stage.touch()
    finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    let third = stage.makeScrollView()
    stage.set(third)
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
    finger.lift()
    stage.settle()
    #expect(stage.controller.state.stop != nil && stage.offset(of: third) == -stage.height)
  }

  @Test(arguments: Ground.exact) func `A view that is set again continues its deceleration`(
    on ground: Ground
  ) throws {
    let stage = try BarStage(on: ground)
    let first = stage.scrollView
    stage.fling(velocity: -3000)
    stage.host.advanceFrames(10)
    let second = stage.makeScrollView()
    stage.set(second)
    #expect(stage.height == 64 && stage.offset(of: second) == -64)
    stage.host.advanceFrames(5)
    let place = first.contentOffset.y
    stage.set(first)
    #expect(first.isDecelerating && first.contentOffset.y == place && stage.height == 64)
    stage.settle()
    #expect(first.contentOffset.y > place + 500 && stage.height == 64)
  }

  @Test(arguments: Ground.exact) func `A released view is no longer bound`(on ground: Ground) throws
  {
    let stage = try BarStage(on: ground)
    let view = stage.scrollView
    stage.fling(velocity: -200)
    stage.host.advanceFrames(2)
    #expect(stage.controller.state.stop == nil)
    stage.host.perform { stage.controller.release(scrollView: view) }
    #expect(view.contentInset == .zero && stage.controller.state.stop != nil)
    let height = stage.height
    stage.forgetTold()
    stage.drag(by: -300, from: 700)
    stage.settle()
    #expect(stage.height == height && stage.told.isEmpty)
    expectEqual(stage.controller.contribution(to: view), .zero)
    stage.set(view)
    #expect(stage.insetTop == 200 && stage.height == height)
  }

  @Test(arguments: Ground.exact)
  func `Content that is not aligned keeps its offset, and the bar adapts`(on ground: Ground) throws
  {
    var behavior = Behavior()
    behavior.alignsContentOnSet = false
    let stage = try BarStage(on: ground, behavior: behavior)
    stage.scroll(to: 400)
    stage.settle()
    expectEqual(stage.height, 64)
    let second = stage.makeScrollView()
    stage.scroll(to: -150, in: second)
    stage.set(second)
    #expect(stage.offset(of: second) == -150 && stage.height == 150)
    stage.settle()
    expectEqual(stage.height, 200)
  }

  @Test func `A view may be released while it is bound`() throws {
    let host = ScreenHost(size: CGSize(width: 390, height: 844))
    var told: [State] = []
    let controller = host.perform {
      BarController(
        configuration: Configuration(
          compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
      ) { told.append($0) }
    }
    weak var weakView: UIScrollView?
    host.perform {
      var view: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view?.contentSize.height = 3000
      controller.set(scrollView: view!)
      view?.contentOffset.y = -120
      weakView = view
      view = nil
    }
    #expect(weakView == nil && controller.state.height() == 120)
    #expect(host.settle())
    // Content at -120 leaves no gap only below the normal bar.
    #expect(controller.state.height() == 200 && told.last == controller.state)
    host.perform {
      controller.expand(on: true)
      controller.move(toStop: 0)
    }
    #expect(host.settle() && controller.state.height() == 200)
    let view = host.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    host.perform {
      view.contentSize.height = 3000
      controller.set(scrollView: view)
    }
    expectEqual(view.contentOffset.y, -200)
  }

  @Test func `A controller may be released before its view`() throws {
    let host = ScreenHost(size: CGSize(width: 390, height: 844))
    let view = host.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    host.show(view)
    weak var weakController: BarController?
    host.perform {
      view.contentSize.height = 3000
      let controller = BarController(
        configuration: Configuration(
          compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
      ) { _ in }
      controller.set(scrollView: view)
      controller.expand(on: true)
      weakController = controller
    }
    #expect(weakController == nil)
    #expect(host.settle())
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    #expect(host.settle())
    host.close()
    // A release that started a task would be reported.
    expectEqual(host.warnings, [])
  }

  @Test func `Observers may call the controller`() throws {
    let host = ScreenHost(size: CGSize(width: 390, height: 844))
    let views = host.perform {
      (0..<2).map { _ in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentSize.height = 3000
        return view
      }
    }
    let container = host.perform { UIView() }
    host.show(container)
    host.perform { views.forEach(container.addSubview) }
    var controller: BarController?
    var heights: [CGFloat] = []
    controller = host.perform {
      BarController(
        configuration: Configuration(
          compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
      ) { state in
        heights.append(state.height())
        guard heights.count < 200 else { return }
        views[1].contentInset.left = state.height() / 10
        if state.height() == 64 { controller?.expand(on: true) }
        if state.height() == 300 { controller?.set(scrollView: views[0]) }
        if state.height() < 100 { controller?.configuration.behavior.resistance = 0.3 }
      }
    }
    host.perform { controller?.set(scrollView: views[1]) }
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
    #expect(host.settle())
    #expect(heights.count < 200 && controller?.state.stop != nil)
    #expect(views[1].contentInset.left > 0)
  }

  @Test func `A view that ignores offsets does not prevent the bar from settling`() throws {
    let host = ScreenHost(size: CGSize(width: 390, height: 844))
    let view = PlainScrollable()
    let controller = host.perform {
      BarController(
        configuration: Configuration(
          compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
      ) { _ in }
    }
    host.perform {
      controller.set(scrollable: view)
      view.obeys = false
      view.contentOffset.y = -130
      controller.receive(.changed)
    }
    expectEqual(controller.state.height(), 130)
    #expect(host.settle())
    expectEqual(controller.state.height(), 200)  // the other one would leave a gap
  }
}
