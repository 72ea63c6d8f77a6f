// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct BarTransitionTests {
  // MARK: Heights

  @Test func `The height changes with pushes and pops, frame by frame`() {
    let stage = NavigationStage([ScrollingPage("a")])
    stage.push(ScrollingPage("b", mode: .never))
    var heights = stage.framesUntilRest().map(\.height)
    #expect(heights.first == 96 && heights.last == 44)
    #expect(isMonotone(heights) && largestStep(heights) < 8 && Set(heights).count > 10)
    stage.pop()
    heights = stage.framesUntilRest().map(\.height)
    #expect(heights.first == 44 && heights.last == 96)
    #expect(isMonotone(heights) && largestStep(heights) < 8 && Set(heights).count > 10)
  }

  @Test func `A page that is shown again has its title where its content leaves it`() {
    let stage = NavigationStage([ScrollingPage("a")])
    let list = (stage.navigation.topViewController as! ScrollingPage).scroll
    let places: [(CGFloat, CGFloat)] = [(-155, 96), (-130, 71), (-103, 44), (400, 44), (2182, 44)]
    for (offset, height) in places {
      stage.host.perform { list.contentOffset.y = offset }
      stage.host.settle()
      expectEqual(stage.bar.frame.height, height)
      stage.push(ScrollingPage("b", mode: .always))
      let there = stage.framesUntilRest().map(\.height)
      #expect(there.first == height && there.last == 96 && isMonotone(there))
      stage.pop()
      let back = stage.framesUntilRest().map(\.height)
      #expect(back.first == 96 && back.last == height && isMonotone(back))
      expectEqual(list.contentOffset.y, offset)
    }
  }

  @Test(arguments: [true, false], [false, true])
  func `The height follows the finger of an interactive pop, also where the pop is cancelled`(
    finishes: Bool, isRightToLeft: Bool
  ) {
    let stage = NavigationStage([ScrollingPage("a"), ScrollingPage("b", mode: .never)])
    if isRightToLeft { stage.host.layoutDirection = .rightToLeft }
    let (start, way): (CGFloat, CGFloat) = isRightToLeft ? (391, -1) : (2, 1)
    let safeArea = stage.navigation.topViewController!.view.safeAreaInsets
    let page = stage.navigation.topViewController!
    let finger = stage.host.touch(at: CGPoint(x: start, y: 400))
    var heights = [stage.seen.height]
    for _ in 0..<30 {
      finger.move(by: CGVector(dx: way * 5, dy: 0), over: 1.0 / 60)
      heights.append(stage.seen.height)
      expectEqual(page.view.safeAreaInsets, safeArea)
      let x = (page.view.layer.presentation() ?? page.view.layer).frame.minX
      expectNear(stage.seen.height - 44, 52 * abs(x) / 393, within: 1e-6)
    }
    #expect(stage.seen.height > 55)
    if finishes { finger.move(by: CGVector(dx: way * 150, dy: 0), over: 0.3) }
    finger.hold(for: 0.2).lift()
    heights += stage.framesUntilRest().map(\.height)
    expectEqual(isMonotone(heights), finishes)
    if !finishes { #expect(largestStep(heights) < 8) }
    expectEqual(stage.bar.frame, CGRect(x: 0, y: 59, width: 393, height: finishes ? 96 : 44))
    expectEqual(stage.navigation.viewControllers.count, (finishes ? 1 : 2))
    expectEqual(stage.bar.topItem?.title, (finishes ? "a" : "b"))
  }

  @Test func `The titles of both pages are exchanged gradually`() throws {
    let stage = NavigationStage([ScrollingPage("a"), ScrollingPage("b")], large: false)
    let finger = stage.host.touch(at: CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.5)
    let titles = allViews(UILabel.self, in: stage.navigation.view).filter {
      $0.font.pointSize == 17 && $0.superview?.superview === stage.bar
    }
    #expect(Set(titles.compactMap(\.text)).isSuperset(of: ["a", "b"]))
    let alphas = titles.compactMap { $0.superview?.layer.presentation()?.opacity }
    expectEqual(alphas.count, titles.count)
    #expect(alphas.allSatisfy { $0 > 0.3 && $0 < 0.7 })
    finger.move(by: CGVector(dx: -150, dy: 0), over: 0.5).hold(for: 0.2).lift()
    stage.host.settle()
    let left = allViews(UILabel.self, in: stage.navigation.view).filter {
      $0.superview?.superview === stage.bar
    }
    #expect(
      left.compactMap(\.text).contains("b")
        && !left.contains {
          $0.text == "a" && $0.font.pointSize == 17 && $0.textAlignment == .center
        })
    #expect(throws: Never.self) { try stage.host.tap("a") }
    stage.host.settle()
    expectEqual(stage.navigation.viewControllers.count, 1)
  }

  // MARK: Hidden bars

  /// The upper one of the two pages, with the bar beside its edge: at the edge where the page has
  /// the bar, in front of it where the other page does.
  @Test(arguments: [false, true], [false, true])
  func `A bar that only one of two pages has moves sideways with it`(
    rootHides: Bool, isRightToLeft: Bool
  ) {
    let stage = NavigationStage([ScrollingPage("a", hidesBar: rootHides)], large: false)
    if isRightToLeft { stage.host.layoutDirection = .rightToLeft }
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let root = stage.navigation.topViewController!
    let rootTop: CGFloat = rootHides ? 59 : 103
    expectEqual(root.view.safeAreaInsets.top, rootTop)
    stage.push(ScrollingPage("b", hidesBar: !rootHides))
    let page = stage.navigation.topViewController!
    stage.host.advanceFrames(1)
    for _ in 0..<15 {
      stage.host.advanceFrame()
      let edge = (page.view.layer.presentation() ?? page.view.layer).frame.minX
      expectNear(stage.seen.minX, (rootHides ? edge : edge - sign * 393), within: 1e-6)
      #expect(stage.seen.minY == 59 && stage.seen.height == 44)
      expectEqual(root.view.safeAreaInsets.top, rootTop)
      expectEqual(page.view.safeAreaInsets.top, 162 - rootTop)
    }
    stage.host.settle()
    #expect(stage.navigation.isNavigationBarHidden != rootHides)
    expectEqual(stage.bar.alpha, (rootHides ? 1 : 0))
    stage.pop()
    stage.host.advanceFrames(1)
    for _ in 0..<15 {
      stage.host.advanceFrame()
      let edge = (page.view.layer.presentation() ?? page.view.layer).frame.minX
      expectNear(stage.seen.minX, (rootHides ? edge : edge - sign * 393), within: 1e-6)
      expectEqual(page.view.safeAreaInsets.top, 162 - rootTop)
      expectEqual(root.view.safeAreaInsets.top, rootTop)
    }
    stage.host.settle()
    expectEqual(stage.navigation.isNavigationBarHidden, rootHides)
    expectEqual(root.view.safeAreaInsets.top, rootTop)
  }

  @Test(arguments: [false, true])
  func `An interactive pop to a page without a bar leaves the bar when it is cancelled`(
    isLarge: Bool
  ) {
    let stage = NavigationStage(
      [ScrollingPage("a", hidesBar: true), ScrollingPage("b", hidesBar: false)], large: isLarge)
    let page = stage.navigation.topViewController!
    let (height, safeArea) = (stage.bar.frame.height, page.view.safeAreaInsets)
    expectEqual(height, (isLarge ? 96 : 44))
    let finger = stage.host.touch(at: CGPoint(x: 2, y: 400))
    var frames = [stage.seen]
    let check = {
      frames.append(stage.seen)
      expectEqual(page.view.safeAreaInsets, safeArea)
      let edge = (page.view.layer.presentation() ?? page.view.layer).frame.minX
      expectNear(stage.seen.minX, edge, within: 1e-6)
    }
    for step in 0..<40 {
      finger.move(by: CGVector(dx: step < 25 ? 5 : -4, dy: 0), over: 1.0 / 60)
      check()
    }
    finger.hold(for: 0.2).lift()
    stage.host.advanceFrames(60, after: check)
    #expect(frames.allSatisfy { $0.minY == 59 && $0.height == height })
    #expect(frames.contains { $0.minX > 80 } && frames.last?.minX == 0)
    #expect(!stage.navigation.isNavigationBarHidden && stage.bar.alpha == 1)
    expectEqual(stage.bar.topItem?.title, "b")
  }

  /// `setNavigationBarHidden(_:animated:)`: without animation, the bar appears and disappears
  /// immediately.
  @Test func `A bar that is hidden without animation disappears at once`() {
    let stage = NavigationStage([ScrollingPage("a")], large: false)
    stage.push(ScrollingPage("b"))
    stage.host.perform { stage.navigation.isNavigationBarHidden = true }
    stage.host.advanceFrames(3)
    expectEqual(stage.bar.alpha, 0)
    stage.host.settle()
    expectEqual(stage.navigation.topViewController?.view.safeAreaInsets.top, 59)
  }

  @Test func `A bar that is hidden in the middle of a push ends hidden`() {
    let stage = NavigationStage([ScrollingPage("a")], large: false)
    stage.push(ScrollingPage("b"))
    stage.host.advanceFrames(5)
    stage.host.perform { stage.navigation.setNavigationBarHidden(true, animated: true) }
    stage.host.settle()
    #expect(stage.bar.alpha == 0 && stage.bar.frame.maxY == 0)
    expectEqual(stage.navigation.topViewController?.view.safeAreaInsets.top, 59)
    stage.pop()
    stage.host.settle()
    #expect(stage.navigation.isNavigationBarHidden)
    expectEqual(stage.navigation.topViewController?.view.safeAreaInsets.top, 59)
  }

  @Test func `A custom animator moves the bar along, too`() {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
      UINavigationControllerDelegate
    {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 0.5 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) {
          context.completeTransition($0)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let stage = NavigationStage([ScrollingPage("a")])
    let fade = stage.host.perform { Fade() }
    stage.navigation.delegate = fade
    stage.push(ScrollingPage("b", mode: .never))
    let heights = stage.framesUntilRest().map(\.height)
    #expect(heights.first == 96 && heights.last == 44 && isMonotone(heights))
    #expect(Set(heights).count > 20)
  }

  @Test func `A list at its end is there again after a push and a pop`() {
    let stage = NavigationStage([ScrollingPage("a")], large: false)
    let list = (stage.navigation.topViewController as! ScrollingPage).scroll
    let end: CGFloat = 3000 + 34 - 852
    stage.host.perform { list.contentOffset.y = end }
    stage.push(ScrollingPage("b"))
    stage.host.settle()
    stage.pop()
    stage.host.settle()
    expectEqual(list.contentOffset.y, end)
  }
}
