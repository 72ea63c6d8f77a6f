// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A page that adds an inset for a bar of its own to the safe area, which contains the inset
/// already.
@MainActor @Suite struct OwnInsetTests {
  private final class Page: UIViewController {
    let bar: UIView
    private(set) var layouts = 0

    init(height: CGFloat) {
      bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      let outer = view.safeAreaInsets.top - additionalSafeAreaInsets.top
      additionalSafeAreaInsets.top = max(bar.bounds.height - outer, 0)
    }
  }

  @Test func `An inset that is computed from the safe area comes to rest`() {
    for step in 300..<500 {
      let height = CGFloat(step) / 3 + CGFloat(step % 7) / 7
      let host = ScreenHost(.iPhone15)
      let page = host.perform { Page(height: height) }
      host.show(host.perform { UINavigationController(rootViewController: page) })
      host.rotate(to: .landscape)
      host.rotate(to: .portrait)
      host.settle()
      expectEqual(host.warnings, [], "a bar of \(height) points")
      expectNear(page.view.safeAreaInsets.top, max(height, 103), within: 1e-6)
    }
  }
}
