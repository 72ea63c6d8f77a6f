// SPDX-License-Identifier: MIT
import Epoxy

/// A coordinator of a bar that follows a scroll view.
@MainActor
protocol ScrollCoordinating: AnyObject {
  /// The distance that the content has scrolled from its top, in points.
  var scrolledDistance: CGFloat { get set }
}

extension BarCoordinatorProperty<CGFloat> {
  @MainActor static var scrolledDistance: Self {
    .init(keyPath: \(any ScrollCoordinating).scrolledDistance, default: 0)
  }
}

/// A title that becomes smaller while the content scrolls, above a line that appears.
final class TitleBar: UIView, EpoxyableView {
  struct Content: Equatable {
    var title: String
    var isBackShown = false
  }

  struct Behaviors {
    var didTapBack: @MainActor () -> Void
  }

  struct Style: Hashable {
    /// The space above the title, in points.
    var top: CGFloat = 6
  }

  /// The distance over which the title becomes smaller, in points.
  private static let range: CGFloat = 60

  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let line = UIView()
  private var behaviors: Behaviors?
  private lazy var titleToEdge = title.leadingAnchor.constraint(
    equalTo: layoutMarginsGuide.leadingAnchor)
  private lazy var titleToBack = title.leadingAnchor.constraint(
    equalTo: back.trailingAnchor, constant: 6)

  init(style: Style) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    title.font = .preferredFont(forTextStyle: .largeTitle).withWeight(.bold)
    title.adjustsFontForContentSizeCategory = true
    title.accessibilityTraits = .header
    line.backgroundColor = .separator
    line.alpha = 0
    back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    back.accessibilityLabel = "Back"
    back.addAction(UIAction { [unowned self] _ in behaviors?.didTapBack() }, for: .touchUpInside)
    for view in [title, back, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: -10),
      back.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      back.widthAnchor.constraint(equalToConstant: 36),
      back.heightAnchor.constraint(equalToConstant: 44),
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: style.top),
      title.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: Content, animated: Bool) {
    title.text = content.title
    back.isHidden = !content.isBackShown
    titleToEdge.isActive = !content.isBackShown
    titleToBack.isActive = content.isBackShown
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
  }

  fileprivate func follow(_ distance: CGFloat) {
    let progress = min(max(distance / Self.range, 0), 1)
    let stretch = min(max(-distance / 400, 0), 0.15)
    let scale = 1 - 0.35 * progress + stretch
    let width = title.bounds.width
    let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
    title.transform = CGAffineTransform(
      translationX: direction * width * (1 - scale) / 2, y: 0
    ).scaledBy(x: scale, y: scale)
    line.alpha = progress
  }
}

extension UIFont {
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 32, weight: weight))
  }
}

/// Passes the scrolled distance to a title bar, without a model in between.
final class TitleBarCoordinator: BarCoordinating, ScrollCoordinating {
  private weak var bar: TitleBar? {
    didSet { bar?.follow(scrolledDistance) }
  }

  init(update: @escaping (_ animated: Bool) -> Void) {}

  func barModel(for model: BarModel<TitleBar>) -> any BarModeling {
    model.willDisplay { [weak self] context in self?.bar = context.view }
  }

  var scrolledDistance: CGFloat = 0 {
    didSet { bar?.follow(scrolledDistance) }
  }
}

/// A bar with one wide button.
final class ButtonBar: UIView, EpoxyableView {
  struct Content: Equatable {
    var title: String
    var isEnabled = true
  }

  struct Behaviors {
    var didTap: @MainActor () -> Void
  }

  private let button = UIButton(configuration: .filled())
  private var behaviors: Behaviors?

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: -2)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    button.configuration?.cornerStyle = .large
    button.configuration?.buttonSize = .large
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [unowned self] _ in behaviors?.didTap() }, for: .touchUpInside)
    addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      button.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func setContent(_ content: Content, animated: Bool) {
    button.configuration?.title = content.title
    button.isEnabled = content.isEnabled
  }

  func setBehaviors(_ behaviors: Behaviors?) {
    self.behaviors = behaviors
  }
}

extension ButtonBar: SafeAreaLayoutMarginsBarView {
  var preferredSafeAreaLayoutMarginsBehavior: SafeAreaLayoutMarginsBehavior { .max }
}
