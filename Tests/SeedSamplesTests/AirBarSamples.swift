// SPDX-License-Identifier: MIT
import AirBar

// Code of a client of AirBar, copied from the document that introduces AirBar.

final class AirBarViewController: UIViewController {
  let configuration = Configuration(
    compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
  let scrollView = UIScrollView()
  let airBar = UIView()
  let backgroundView = UIView()
  var barController: BarController!

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    airBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
    airBar.addSubview(backgroundView)
    view.addSubview(scrollView)
    view.addSubview(airBar)

    let barStateObserver: (AirBar.State) -> Void = { [weak self] state in
      self?.handleBarControllerStateChanged(state: state)
    }

    barController = BarController(configuration: configuration, stateObserver: barStateObserver)
    barController.set(scrollView: scrollView)
  }

  private func handleBarControllerStateChanged(state: State) {
    let height = state.height()

    airBar.frame = CGRect(
      x: airBar.frame.origin.x,
      y: airBar.frame.origin.y,
      width: airBar.frame.width,
      height: height  // <~ Animated property
    )

    backgroundView.alpha = state.value(
      compactNormalRange: .range(0, 1), normalExpandedRange: .value(1))  // <~ Animated property
  }
}

/// An animated replacement of the scroll view: the second scroll view is configured before the
/// animation begins and set after the animation has ended.
extension AirBarViewController {
  func swap(to second: UIScrollView, completion: @escaping () -> Void) {
    barController.preconfigure(scrollView: second)
    second.alpha = 0
    view.insertSubview(second, belowSubview: airBar)
    UIView.animate(
      withDuration: 0.25, animations: { second.alpha = 1 },
      completion: { [weak self] _ in
        self?.barController.set(scrollView: second)
        completion()
      })
  }
}
