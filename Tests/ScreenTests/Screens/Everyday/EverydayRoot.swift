// SPDX-License-Identifier: MIT

import UIKit

/// The root controller of an app: it shows another controller in its whole view, so that the screen
/// can be pushed and presented like any other one.
class EverydayRoot: UIViewController {
  private let shown: UIViewController

  /// Creates a controller that shows another one.
  init(showing shown: UIViewController) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  override var childForStatusBarStyle: UIViewController? { shown }

  override var childForStatusBarHidden: UIViewController? { shown }
}
