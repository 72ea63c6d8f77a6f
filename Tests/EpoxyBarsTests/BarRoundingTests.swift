// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

/// Heights that are no multiples of a power of two: the sums of insets have rounding errors, and
/// layouts end.
@MainActor @Suite struct BarRoundingTests {
  private final class Screen: UIViewController {
    let scrollView = UIScrollView()
    let height: CGFloat
    lazy var top = TopBarInstaller(viewController: self, bars: [bar("t", height: height)])
    lazy var bottom = BottomBarInstaller(
      viewController: self, avoidsKeyboard: true, bars: [bar("b", height: height)])

    init(height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
      top.install()
      bottom.install()
    }
  }

  @Test(arguments: [BarContainerInsetBehavior.barHeightSafeArea, .barHeightContentInset])
  func `Insets of any height come to rest, also after rotations`(
    behavior: BarContainerInsetBehavior
  ) {
    for step in 60..<160 {
      let height = CGFloat(step) / 3 + CGFloat(step % 7) / 7
      let host = ScreenHost(.iPhone15)
      let screen = host.perform { Screen(height: height) }
      let navigation = host.perform { UINavigationController(rootViewController: screen) }
      host.show(navigation)
      host.perform {
        screen.top.container?.insetBehavior = behavior
        screen.bottom.container?.insetBehavior = behavior
      }
      for orientation in [DeviceOrientation.portrait, .landscape, .portrait] {
        host.rotate(to: orientation)
        host.settle()
        let bar = navigation.navigationBar.frame.maxY
        expectNear(screen.scrollView.adjustedContentInset.top - bar, height, within: 0.4)
      }
      expectEqual(host.warnings, [], "a bar of \(height) points")
    }
  }
}
