// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport

/// A bar that is as high as its content says, in addition to its vertical layout margins.
final class TestBar: UIView, EpoxyableView {
  struct Content: Equatable {
    var text = ""
    var height: CGFloat = 44
  }

  struct Behaviors {
    var name: String
  }

  enum Style: Hashable {
    case plain, loud
  }

  let style: Style
  let label = UILabel()
  private(set) var contents: [Content] = []
  private(set) var animations: [Bool] = []
  private(set) var behaviors: [String?] = []
  private(set) var layouts = 0
  private lazy var height = label.heightAnchor.constraint(equalToConstant: 0)

  convenience init() { self.init(style: .plain) }

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    backgroundColor = style == .plain ? .systemTeal : .systemOrange
    directionalLayoutMargins = .zero
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let guide = layoutMarginsGuide
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor), height,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: Content, animated: Bool) {
    contents.append(content)
    animations.append(animated)
    label.text = content.text
    height.constant = content.height
  }

  func setBehaviors(_ behaviors: Behaviors?) { self.behaviors.append(behaviors?.name) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A second class of bars.
final class OtherBar: UILabel, EpoxyableView {
  func setContent(_ content: String, animated: Bool) { text = content }
}

@MainActor func bar(
  _ id: String, height: CGFloat = 44, style: TestBar.Style = .plain, text: String? = nil,
  behaviors: String? = nil, log: Log? = nil
) -> BarModel<TestBar> {
  let model = TestBar.barModel(
    dataID: id, content: .init(text: text ?? id, height: height),
    behaviors: behaviors.map(TestBar.Behaviors.init), style: style)
  guard let log else { return model }
  return
    model
    .willDisplay { log.add("will \(id) \($0.animated)") }
    .didDisplay { log.add("did \(id) \($0.animated)") }
    .didEndDisplaying { log.add("end \(id) \($0.animated)") }
}

/// A controller with bars above and below a scroll view.
final class BarsViewController: UIViewController {
  private(set) lazy var top = TopBarInstaller(viewController: self, bars: topBars)
  private(set) lazy var bottom = BottomBarInstaller(
    viewController: self, avoidsKeyboard: avoidsKeyboard, bars: bottomBars)
  let scrollView = UIScrollView()
  private let topBars: [any BarModeling]
  private let bottomBars: [any BarModeling]
  private let avoidsKeyboard: Bool

  init(
    top: [any BarModeling] = [], bottom: [any BarModeling] = [], avoidsKeyboard: Bool = false
  ) {
    topBars = top
    bottomBars = bottom
    self.avoidsKeyboard = avoidsKeyboard
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(scrollView)
    top.install()
    bottom.install()
  }
}

@MainActor struct BarsScreen {
  let host: ScreenHost
  let controller: BarsViewController

  init(
    _ device: DeviceModel = .iPhone15, top: [any BarModeling] = [],
    bottom: [any BarModeling] = [], avoidsKeyboard: Bool = false
  ) {
    host = ScreenHost(device)
    let controller = host.perform {
      BarsViewController(top: top, bottom: bottom, avoidsKeyboard: avoidsKeyboard)
    }
    host.show(controller)
    self.controller = controller
  }

  var topBars: [TestBar] { controller.top.container?.barViews.compactMap { $0 as? TestBar } ?? [] }
  var bottomBars: [TestBar] {
    controller.bottom.container?.barViews.compactMap { $0 as? TestBar } ?? []
  }

  func setTop(_ bars: [any BarModeling], animated: Bool = false) {
    host.perform { controller.top.setBars(bars, animated: animated) }
  }

  func setBottom(_ bars: [any BarModeling], animated: Bool = false) {
    host.perform { controller.bottom.setBars(bars, animated: animated) }
  }

  /// The frame of a view on the screen.
  func frame(_ view: UIView?) -> CGRect {
    guard let view else { return .null }
    return view.convert(view.bounds, to: nil)
  }
}
