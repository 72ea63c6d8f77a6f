//  OffsetController.swift

import UIKit

class OffsetController: UIViewController {
  let scrollView = UIScrollView()
  var offsets: [CGFloat] = []
  var observer: ValueObserver<CGPoint>?
  var states: StateObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Offsets", comment: "The title")
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
