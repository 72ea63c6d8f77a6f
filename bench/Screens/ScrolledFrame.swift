// SPDX-License-Identifier: MIT
import HeadlessHost

/// A hundred views in a scroll view, under a header whose height follows the observed offset.
@MainActor
private final class HeaderController: UIViewController {
  let scrollView = UIScrollView()
  let header = UIView()
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<100 {
      let row = UIView(frame: CGRect(x: 16, y: index * 72, width: 358, height: 64))
      row.backgroundColor = .systemBackground
      scrollView.addSubview(row)
    }
    scrollView.contentSize = CGSize(width: 390, height: 7_200)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.top = 200
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    view.addSubview(header)
    observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak header] _, change in
      let height = min(max(-(change.newValue?.y ?? 0), 64), 300)
      MainActor.assumeIsolated {
        header?.frame = CGRect(x: 0, y: 0, width: 390, height: height)
      }
    }
  }
}

/// Measures frames of a finger that drags up and down without end: in each iteration the finger
/// moves, and a frame passes.
@MainActor
func scrolledFrame() -> Contestant {
  let host = ScreenHost(.iPhone14)
  let controller = host.perform { HeaderController() }
  host.show(controller)
  host.settle()
  let finger = host.touch(at: CGPoint(x: 200, y: 700))
  var step = 0
  var heights = Set<CGFloat>()
  func frame() {
    step += 1
    let place = step % 200 < 100 ? step % 100 : 100 - step % 100
    finger.move(to: CGPoint(x: 200, y: 700 - CGFloat(place) * 6))
    host.advanceFrame()
  }
  for _ in 0..<400 {
    frame()
    heights.insert(controller.header.frame.height)
  }
  precondition(heights.count > 20, "the header does not follow the finger")
  return Contestant(path: "frame") { iterations in
    for _ in 0..<iterations {
      frame()
    }
  }
}
