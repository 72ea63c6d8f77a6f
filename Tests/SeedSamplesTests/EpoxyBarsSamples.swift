// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

// EpoxyBars, "Overview" to "Bar Coordinators".

private final class ArrayViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    topBarInstaller.install()
    bottomBarInstaller.install()
  }

  private lazy var topBarInstaller = TopBarInstaller(viewController: self, bars: topBars)
  private lazy var bottomBarInstaller = BottomBarInstaller(viewController: self, bars: bottomBars)

  private var topBars: [BarModeling] {
    [
      Row.barModel(content: "Top", style: .small)
    ]
  }

  private var bottomBars: [BarModeling] {
    [
      BarButtonRow.barModel(content: .init(text: "Tap me"), style: .system),
      Row.barModel(content: "Bottom", style: .standard),
    ]
  }
}

private final class BuilderViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    topBarInstaller.install()
    bottomBarInstaller.install()
  }

  private lazy var topBarInstaller = TopBarInstaller(viewController: self) {
    topBars
  }
  private lazy var bottomBarInstaller = BottomBarInstaller(viewController: self) {
    BarButtonRow.barModel(content: .init(text: "Tap me"), style: .system)
    Row.barModel(content: "Bottom", style: .standard)
  }

  @BarModelBuilder private var topBars: [BarModeling] {
    Row.barModel(content: "Top", style: .small)
  }
}

/// The row of "BarModel", which the text calls ButtonRow as the one of "Declarative views".
private final class BarButtonRow: UIView, EpoxyableView {
  enum Style: Hashable { case system }

  struct Content: Equatable { var text: String }

  struct Behaviors { var didTap: (UIButton) -> Void }

  let button = UIButton(type: .system)
  private var behaviors: Behaviors?

  init(style: Style) {
    super.init(frame: .zero)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      button.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
    button.addAction(
      UIAction { [unowned self] _ in behaviors?.didTap(button) }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: Content, animated: Bool) {
    button.setTitle(content.text, for: .normal)
  }

  func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
}

// "Animated bar height changes". Corrected: the text leaves out UIView and EpoxyableView.
private final class MyExpandingBarView: UIView, EpoxyableView, HeightInvalidatingBarView {
  private lazy var height = heightAnchor.constraint(equalToConstant: 50)

  init() {
    super.init(frame: .zero)
    height.isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  func changeHeight() {
    // Can be called prior to height invalidation to ensure that other changes are not batched
    // within the animation transaction. Triggers the bar view to be laid out.
    prepareHeightBarHeightInvalidation()

    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.height.constant = 120

        // Triggers another animated layout pass that will animatedly update the bar height.
        self.invalidateBarHeight()
      })
  }
}

// "Bar Coordinators". Added for Swift 6: the isolation to the main actor.
@MainActor protocol BarScrollPercentageCoordinating: AnyObject {
  var scrollPercentage: CGFloat { get set }
}

/// An object that receives the percentage. The text uses the name and does not declare it.
@MainActor private protocol BarScrollPercentageConfigurable: AnyObject {
  var scrollPercentage: CGFloat { get set }
}

extension BarCoordinatorProperty {
  @MainActor fileprivate static var scrollPercentage: BarCoordinatorProperty<CGFloat> {
    .init(keyPath: \BarScrollPercentageCoordinating.scrollPercentage, default: 0)
  }
}

extension BottomBarInstaller: BarScrollPercentageConfigurable {
  var scrollPercentage: CGFloat {
    get { self[.scrollPercentage] }
    set { self[.scrollPercentage] = newValue }
  }
}

final class MyCustomBarView: UIView, EpoxyableView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  var text: String? { label.text }

  var scrollPercentage: CGFloat = 0 {
    didSet { label.text = "\(Int((scrollPercentage * 100).rounded())) %" }
  }
}

final class ScrollPercentageBarCoordinator: BarCoordinating, BarScrollPercentageCoordinating {
  init(updateBarModel: @escaping (_ animated: Bool) -> Void) {}

  func barModel(for model: BarModel<MyCustomBarView>) -> BarModeling {
    // Corrected: the closure receives a context, not the view.
    model.willDisplay { [weak self] context in
      self?.view = context.view
    }
  }

  var scrollPercentage: CGFloat = 0 {
    didSet { updateScrollPercentage() }
  }

  private weak var view: MyCustomBarView? {
    didSet { updateScrollPercentage() }
  }

  private func updateScrollPercentage() {
    view?.scrollPercentage = scrollPercentage
  }
}

/// A scroll view that moves the percentage of a bar.
private final class ScrollPercentageViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) lazy var bottomBarInstaller = BottomBarInstaller(
    viewController: self,
    bars: [
      MyCustomBarView.barModel()
        .makeCoordinator(ScrollPercentageBarCoordinator.init)
    ])

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 4000)
    scrollView.delegate = self
    view.addSubview(scrollView)
    bottomBarInstaller.install()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let insets = scrollView.adjustedContentInset
    let range = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    bottomBarInstaller.scrollPercentage =
      (scrollView.contentOffset.y + insets.top) / (range + insets.top)
  }
}

@MainActor @Suite struct EpoxyBarsSamplesTests {
  @Test func `Installers take bars in both spellings`() throws {
    let host = ScreenHost(.iPhone15)
    host.show(ArrayViewController())
    let dump = host.dump().replacing("ArrayViewController", with: "")
    #expect(try host.view(label: "Tap me").window != nil)
    let other = ScreenHost(.iPhone15)
    other.show(BuilderViewController())
    #expect(other.dump().replacing("BuilderViewController", with: "") == dump)
  }

  @Test func `A bar model with behaviors and callbacks`() throws {
    let host = ScreenHost(.iPhone15)
    var log: [String] = []
    let controller = host.perform { UIViewController() }
    host.show(controller)
    let installer = host.perform { BottomBarInstaller(viewController: controller) }
    host.perform {
      let model = BarButtonRow.barModel(
        content: .init(text: "Tap me"),
        behaviors: .init(didTap: { _ in
          // Handle the button being tapped
          log.append("tap")
        }),
        style: .system
      )
      // You can call optional "chaining" methods to further customize your bar model:
      .willDisplay { context in
        // Called when the bar view is about to be added to the view hierarchy.
        log.append("will \(context.view.superview == nil)")
      }
      .didDisplay { context in
        // Called once the bar view has been added to the view hierarchy.
        log.append("did \(context.view.superview != nil)")
      }
      installer.setBars([model], animated: false)
      installer.install()
    }
    try host.tap("Tap me")
    #expect(log == ["will true", "did true", "tap"])
  }

  @Test func `A bar view changes its height in an animation`() throws {
    let host = ScreenHost(.iPhone15)
    let controller = host.perform { UIViewController() }
    host.show(controller)
    host.perform {
      let installer = BottomBarInstaller(
        viewController: controller, bars: [MyExpandingBarView.barModel()])
      installer.install()
    }
    let bar = try #require(host.firstView(MyExpandingBarView.self))
    host.perform { bar.changeHeight() }
    host.settle()
    #expect(bar.bounds.height == 120)
    #expect(controller.view.safeAreaInsets.bottom == 120)
  }

  @Test func `A coordinator receives the scroll percentage while a finger scrolls`() throws {
    let host = ScreenHost(.iPhone15)
    let controller = host.perform { ScrollPercentageViewController() }
    host.show(controller)
    let bar = try #require(host.firstView(MyCustomBarView.self))
    #expect(bar.text == "0 %")
    var texts: [String?] = []
    host.onFrame = { texts.append(bar.text) }
    host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -3000))
    host.settle()
    let scrollView = controller.scrollView
    let range =
      4000 - 852 + scrollView.adjustedContentInset.bottom + scrollView.adjustedContentInset.top
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    #expect(bar.text == "\(Int((scrolled / range * 100).rounded())) %")
    #expect(Set(texts).count > 5)
  }
}
