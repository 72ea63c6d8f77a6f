// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A page with a scroll view under the bar.
final class ScrollingPage: UIViewController {
  let scroll = UIScrollView()
  let isBarHidden: Bool?

  init(
    _ title: String, mode: UINavigationItem.LargeTitleDisplayMode = .automatic,
    height: CGFloat = 3000, hidesBar: Bool? = nil
  ) {
    isBarHidden = hidesBar
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = mode
    scroll.contentSize = CGSize(width: 300, height: height)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let isBarHidden {
      navigationController?.setNavigationBarHidden(isBarHidden, animated: animated)
    }
  }
}

/// A navigation controller on a phone whose safe area begins at 59.
@MainActor
struct NavigationStage {
  let host = ScreenHost(.iPhone15)
  let navigation: UINavigationController

  init(_ pages: @autoclosure () -> [UIViewController], large: Bool = true) {
    let host = host
    navigation = host.perform {
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = large
      return navigation
    }
    let stack = host.perform { pages() }
    host.perform { navigation.setViewControllers(stack, animated: false) }
    host.show(navigation)
    host.settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var root: UIViewController { navigation.viewControllers[0] }

  /// The frame of the bar as it is seen now.
  var seen: CGRect { (bar.layer.presentation() ?? bar.layer).frame }

  func push(_ page: @autoclosure () -> UIViewController) {
    let page = host.perform { page() }
    host.perform { navigation.pushViewController(page, animated: true) }
  }

  func pop() {
    host.perform { _ = navigation.popViewController(animated: true) }
  }

  /// Returns the frames of the bar until everything is at rest, the present one first.
  func framesUntilRest() -> [CGRect] {
    var frames = [seen]
    host.advanceFrames(60) { frames.append(seen) }
    host.settle()
    frames.append(seen)
    return frames
  }
}

/// Returns the largest distance between two consecutive values.
func largestStep(_ values: [CGFloat]) -> CGFloat {
  zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? 0
}

func isMonotone(_ values: [CGFloat]) -> Bool {
  let steps = zip(values, values.dropFirst()).map { $1 - $0 }
  return steps.allSatisfy { $0 >= -1e-9 } || steps.allSatisfy { $0 <= 1e-9 }
}
