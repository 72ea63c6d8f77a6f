//  OffsetController.swift

import UIKit

class OffsetController: UIViewController {
  let scrollView = UIScrollView()
  var offsets: [CGFloat] = []
  var observer: ValueObserver<CGPoint>?
  var states: StateObserver?
  var left: CGFloat = 0
  var summary = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Offsets", comment: "The title")
    let margins: [String: Any] = ["left": NSNumber(value: 8.5)]
    left = margins["left"] as? CGFloat ?? 0
    summary = String(localized: "\(3) offsets")
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    view.addSubview(scrollView)
    observer = ValueObserver(scrollView, keyPath: #keyPath(UIScrollView.contentOffset))
    observer?.handler = { [unowned self] in self.offsets.append($0.y) }
    states = StateObserver(scrollView.panGestureRecognizer)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Top", style: .plain, target: self, action: #selector(OffsetController.scrollToTop(_:)))
  }

  @IBAction func scrollToTop(_ sender: UIBarButtonItem) {
    scrollView.setContentOffset(.zero, animated: false)
  }
}
