// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost

final class HeaderScreen: UIViewController {
  let header = UIView()
  private let label = UILabel()
  private let scrollView = UIScrollView()
  private var barController: BarController?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    header.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
    label.text = "Inbox"
    label.frame = CGRect(x: 16, y: 60, width: 200, height: 30)
    header.addSubview(label)
    view.addSubview(scrollView)
    view.addSubview(header)
    barController = BarController(
      configuration: Configuration(
        compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
    ) { [unowned self] state in
      header.frame.size.height = state.height()
      label.alpha = state.value(
        compactNormalRange: .range(0, 1), normalExpandedRange: .value(1))
    }
    barController?.set(scrollView: scrollView)
  }
}

let host = ScreenHost(.iPhone15)
let screen = host.perform { HeaderScreen() }
host.show(screen)
print(screen.header.frame.height)
let finger = host.touch(at: CGPoint(x: 200, y: 600)).move(to: CGPoint(x: 200, y: 530), over: 0.3)
print(screen.header.frame.height)
finger.lift()
host.settle()
print(screen.header.frame.height)
host.fling(from: CGPoint(x: 200, y: 400), velocity: CGVector(dx: 0, dy: 2000))
host.settle()
print(screen.header.frame.height)
