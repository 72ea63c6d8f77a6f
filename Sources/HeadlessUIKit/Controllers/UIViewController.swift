// SPDX-License-Identifier: MIT

/// Manages a view and those in it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// Creates a controller; there are no archives here to load the view from.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Controllers cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller whose view is made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    viewOfDeinit?.controller = nil
  }

  nonisolated(unsafe) private weak var viewOfDeinit: UIView?

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      viewOfDeinit = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view arranges its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view arranged its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller's own bars cover of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.refreshSafeArea() }
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }

  /// The least margins of the system.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width: CGFloat = Device.current.screen.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
  }

  /// The superview of the view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The traits that hold for the view where they are not those that it inherits.
  func traitsForView(inherited: UITraitCollection) -> UITraitCollection? { nil }

  /// Called by the view when its traits changed.
  func viewTraitsChanged(from old: UITraitCollection) {}
}

extension UIWindow {
  final func exchangeRoot(_ old: UIViewController?, for new: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = new?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  final func rootAppears(_ appears: Bool) {}
}

extension UIView {
  /// Called before a view is added: that of a controller must go to its parent's view.
  final func checkController(of view: UIView) {}
}
