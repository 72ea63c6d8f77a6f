// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct BarLayoutTests {
  // iPhone 15: 393 x 852 points, safe area 59 at the top and 34 at the bottom.
  @Test
  func
    `Bars extend the safe area by their height, and keep their content clear of the original one`()
  {
    let screen = BarsScreen(top: [bar("a"), bar("b", height: 30)], bottom: [bar("c"), bar("d")])
    expectEqual(
      screen.topBars.map(screen.frame),
      [
        CGRect(x: 0, y: 0, width: 393, height: 103), CGRect(x: 0, y: 103, width: 393, height: 30),
      ])
    expectEqual(
      screen.bottomBars.map(screen.frame),
      [
        CGRect(x: 0, y: 852 - 122, width: 393, height: 44),
        CGRect(x: 0, y: 852 - 78, width: 393, height: 78),
      ])
    let view = screen.controller.view!
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 133, left: 0, bottom: 122, right: 0))
    expectEqual(screen.controller.scrollView.adjustedContentInset, view.safeAreaInsets)
    expectEqual(screen.controller.scrollView.contentOffset.y, -133)
    expectEqual(screen.frame(screen.topBars[0].label), CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(screen.host.warnings.isEmpty)
  }

  @Test func `Rotation, also of a device with a notch`() {
    let screen = BarsScreen(top: [bar("a")], bottom: [bar("b")])
    screen.host.rotate(to: .landscape)
    screen.host.settle()
    let fresh = ScreenHost(.iPhone15, orientation: .landscape)
    fresh.show(BarsViewController(top: [bar("a")], bottom: [bar("b")]))
    expectEqual(screen.host.dump(), fresh.dump())
    expectEqual(screen.frame(screen.topBars[0].label).minX, 59)
    screen.host.rotate(to: .portrait)
    screen.host.settle()
    expectEqual(screen.host.dump(), BarsScreen(top: [bar("a")], bottom: [bar("b")]).host.dump())
  }

  @Test func `A bar that is lower than the safe area`() {
    let screen = BarsScreen(top: [
      BarModel<UIView>(dataID: "line").makeView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return view
      }, bar("a"),
    ])
    // The second bar begins at 20 and keeps its content below 59.
    expectEqual(
      screen.frame(screen.topBars.first?.label), CGRect(x: 0, y: 59, width: 393, height: 44))
    expectEqual(screen.controller.view.safeAreaInsets.top, 103)
  }

  // Requested: a mini-player bar hides and fills the safe area (LNPopupController#101, #178,
  // #262).
  @Test func `A bar at the bottom fills the safe area, and leaves nothing when it hides`() {
    for isLandscape in [false, true] {
      let (screen, fresh) = (BarsScreen(bottom: [bar("player")]), BarsScreen())
      if isLandscape {
        for host in [screen.host, fresh.host] {
          host.rotate(to: .landscape)
          host.settle()
        }
      }
      let view = screen.controller.view!
      let home: CGFloat = isLandscape ? 21 : 34
      let player = screen.bottomBars[0]
      // The background reaches the edges of the screen, the content ends above the home indicator.
      expectEqual(screen.frame(player).maxY, view.bounds.maxY)
      expectEqual(screen.frame(player).width, view.bounds.width)
      expectEqual(screen.frame(player.label).maxY, view.bounds.maxY - home)
      expectEqual(view.safeAreaInsets.bottom, 44 + home)
      screen.setBottom([], animated: true)
      screen.host.settle()
      expectEqual(view.safeAreaInsets.bottom, home)
      expectEqual(screen.host.dump(), fresh.host.dump())
    }
  }

  @Test func `The content of scroll views at an end stays at the end`() {
    let screen = BarsScreen(top: [bar("a")], bottom: [bar("b")])
    let scrollView = screen.controller.scrollView
    screen.setTop([bar("a", height: 144)])
    expectEqual(scrollView.contentOffset.y, -203)
    screen.setTop([bar("a", height: 24)])
    expectEqual(scrollView.contentOffset.y, -83)
    screen.host.perform { scrollView.contentOffset.y = 3000 - 852 + 78 }
    screen.setTop([bar("a", height: 44)])
    expectEqual(scrollView.contentOffset.y, CGFloat(2226))
    screen.host.perform { scrollView.contentOffset.y = 500 }
    screen.setTop([bar("a", height: 60)])
    expectEqual(scrollView.contentOffset.y, 500)
  }

  @Test func `Content insets instead of the safe area, and back`() {
    let screen = BarsScreen(top: [bar("a")], bottom: [bar("b")])
    let (top, bottom) = (screen.controller.top.container!, screen.controller.bottom.container!)
    let scrollView = screen.controller.scrollView
    screen.host.perform {
      top.insetBehavior = .barHeightContentInset
      bottom.insetBehavior = .barHeightContentInset
    }
    expectEqual(screen.controller.additionalSafeAreaInsets, .zero)
    expectEqual(scrollView.contentInset, UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    expectEqual(
      scrollView.adjustedContentInset, UIEdgeInsets(top: 103, left: 0, bottom: 78, right: 0))
    expectEqual(scrollView.verticalScrollIndicatorInsets.top, 44)
    // Two changes before a layout: the insets of the first way are removed nevertheless.
    screen.host.perform {
      top.insetBehavior = .none
      top.insetBehavior = .barHeightSafeArea
      bottom.insetBehavior = .none
    }
    expectEqual(scrollView.contentInset, .zero)
    expectEqual(scrollView.verticalScrollIndicatorInsets, .zero)
    expectEqual(
      screen.controller.additionalSafeAreaInsets,
      UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    screen.host.perform { scrollView.contentInset.bottom = 7 }
    screen.setBottom([bar("b", height: 100)])
    expectEqual(scrollView.contentInset.bottom, 7)
  }

  @Test func `Margins without the safe area, and as a sum`() {
    let screen = BarsScreen(top: [bar("a")])
    screen.host.perform { screen.controller.top.container?.insetMargins = false }
    expectEqual(screen.frame(screen.topBars[0]).height, 44)
    expectEqual(screen.controller.additionalSafeAreaInsets.top, 0)
    expectEqual(screen.controller.view.safeAreaInsets.top, 59)
  }

  @Test func `A hidden status bar leaves its room if it is to reappear`() {
    let screen = BarsScreen(top: [bar("a")])
    let container = screen.controller.top.container!
    #expect(!container.isStatusBarHidden)
    screen.host.perform { container.statusBarInsetBehavior = .hidden(roomToReappear: true) }
    #expect(container.isStatusBarHidden)
    expectEqual(screen.frame(screen.topBars[0]).height, 103)
  }

  @Test func `Bars above and below share a screen that is too low`() {
    let screen = BarsScreen(top: [bar("a", height: 600)], bottom: [bar("b", height: 600)])
    let (top, bottom) = (
      screen.frame(screen.controller.top.container),
      screen.frame(screen.controller.bottom.container)
    )
    #expect(top.maxY <= bottom.minY)
    #expect(top.minY == 0 && bottom.maxY == 852)
  }

  @Test func `A bar changes its height in an animation, and everything follows`() {
    final class Expanding: UIView, EpoxyableView, HeightInvalidatingBarView {
      private lazy var height = heightAnchor.constraint(equalToConstant: 50)
      init() {
        super.init(frame: .zero)
        height.isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
      func expand() {
        prepareHeightBarHeightInvalidation()
        UIView.animate(withDuration: 1) {
          self.height.constant = 150
          self.invalidateBarHeight()
        }
      }
    }
    let screen = BarsScreen(bottom: [bar("a"), Expanding.barModel()])
    let upper = screen.bottomBars[0]
    let wrapper = upper.superview!
    let before = wrapper.frame
    screen.host.perform {
      (screen.controller.bottom.container?.barViews[1] as? Expanding)?.expand()
    }
    expectEqual(screen.frame(upper).minY, CGFloat(658))
    screen.host.advance(by: 0.5)
    let shown = screen.controller.bottom.container?.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 852 - 194 && shown < 852 - 94)
    screen.host.settle()
    expectEqual(screen.controller.additionalSafeAreaInsets.bottom, CGFloat(160))
    expectEqual(before.height, wrapper.frame.height)
  }

  @Test func `Bars can be shown in a stack of their own`() {
    let host = ScreenHost(.iPhone15)
    let stack = host.perform { BarStackView() }
    host.show(stack, frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    host.perform {
      stack.setContent(.init(models: [bar("a"), bar("b")], zOrder: .lastToFirst), animated: false)
    }
    expectEqual(stack.barViews.count, 2)
    #expect(stack.primaryBar === stack.barViews[1])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 88)
  }
}
