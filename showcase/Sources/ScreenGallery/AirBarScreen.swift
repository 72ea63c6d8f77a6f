// SPDX-License-Identifier: MIT
public import AirBar

/// A list of accommodation under a bar with three states: tabs only, a search field, and the whole
/// search form. Two lists share the bar.
public final class AirBarScreen: UIViewController, MeasuredScreen {
  private enum Metrics {
    static let tabs: CGFloat = 44
    static let field: CGFloat = 64
    static let search: CGFloat = 3 * 58 + 14
  }

  private let bar = SearchBarView()
  private let lists = [CardListView(seed: 0), CardListView(seed: 5)]
  private var selected = 0
  private var barController: BarController?
  private var lastState: AirBar.State?

  /// The text of the status bar is on a dark bar.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for list in lists { view.addSubview(list) }
    view.addSubview(bar)
    bar.onTap = { [weak self] in self?.toggle() }
    bar.onSelect = { [weak self] in self?.select($0) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, list) in lists.enumerated() {
      list.frame = view.bounds.offsetBy(
        dx: CGFloat(index - selected) * view.bounds.width, dy: 0)
    }
    bindIfNeeded()
    layoutBar()
  }

  /// Creates the bar's controller, or updates its heights, which depend on the safe area.
  private func bindIfNeeded() {
    let top = view.safeAreaInsets.top
    let configuration = Configuration(
      compactStateHeight: top + Metrics.tabs,
      normalStateHeight: top + Metrics.field + Metrics.tabs,
      expandedStateHeight: top + Metrics.search + Metrics.tabs)
    if let barController {
      barController.configuration = configuration
      return
    }
    let barController = BarController(configuration: configuration) { [weak self] state in
      self?.lastState = state
      self?.layoutBar()
    }
    self.barController = barController
    barController.set(scrollView: lists[selected])
  }

  private func layoutBar() {
    guard let state = lastState else { return }
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: state.height())
    bar.fieldAlpha = state.value(
      compactNormalRange: .range(0, 1), normalExpandedRange: .range(1, 0))
    bar.searchAlpha = state.value(
      compactNormalRange: .value(0), normalExpandedRange: .range(0, 1))
    bar.shade = state.value(compactNormalRange: .range(0, 1), normalExpandedRange: .value(1))
    bar.top = view.safeAreaInsets.top
    bar.layoutIfNeeded()
  }

  private func toggle() {
    guard let state = lastState else { return }
    barController?.expand(on: state.transitionProgress() < 1.5)
  }

  /// Moves the other list in from the side. The bar keeps its height, even in the middle of a
  /// movement.
  private func select(_ index: Int) {
    guard index != selected, lists.indices.contains(index) else { return }
    selected = index
    bar.select(index)
    barController?.set(scrollView: lists[index])
    UIView.animate(withDuration: 0.35) {
      for (place, list) in self.lists.enumerated() {
        list.frame.origin.x = CGFloat(place - index) * self.view.bounds.width
      }
      self.bar.moveUnderline()
    }
  }

  /// The current values of the scroll view and the bar.
  public var measures: [Measure] {
    guard let state = lastState, let configuration = barController?.configuration else { return [] }
    return [
      Measure("Content offset (pt)", Double(lists[selected].contentOffset.y)),
      Measure(
        "Height of the bar (pt)", Double(state.height()),
        marks: configuration.stops.map { Double($0) }),
      Measure("Progress", Double(state.transitionProgress()), marks: [0, 1, 2]),
    ]
  }
}

/// The bar, whose content fades in and out with its height.
private final class SearchBarView: UIView {
  var onTap: (() -> Void)?
  var onSelect: ((Int) -> Void)?
  var fieldAlpha: CGFloat = 1 { didSet { field.alpha = fieldAlpha } }
  var searchAlpha: CGFloat = 0 { didSet { rows.forEach { $0.alpha = searchAlpha } } }
  var shade: CGFloat = 1 { didSet { background.alpha = shade } }
  var top: CGFloat = 0 { didSet { setNeedsLayout() } }

  private let base = UIView()
  private let background = GradientView()
  private let field = FieldView(text: "Anywhere, any week", symbol: .systemPink)
  private let rows = [
    FieldView(text: "Where to?", symbol: .systemPink),
    FieldView(text: "Any week", symbol: .systemOrange),
    FieldView(text: "Two guests", symbol: .systemTeal),
  ]
  private let tabs = ["Homes", "Cabins"].map { title in
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.isUserInteractionEnabled = true
    return label
  }
  private let underline = UIView()
  private var selected = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    base.backgroundColor = UIColor(red: 0.16, green: 0.20, blue: 0.30, alpha: 1)
    underline.backgroundColor = .white
    underline.layer.cornerRadius = 1.5
    clipsToBounds = true
    for view in [base, background] + rows + [field] + tabs + [underline] { addSubview(view) }
    rows.forEach { $0.alpha = 0 }
    field.isUserInteractionEnabled = true
    field.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    for (index, tab) in tabs.enumerated() {
      tab.alpha = index == 0 ? 1 : 0.65
      tab.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onSelect?(index) })
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func select(_ index: Int) {
    selected = index
    for (place, tab) in tabs.enumerated() { tab.alpha = place == index ? 1 : 0.65 }
  }

  func moveUnderline() {
    let tab = tabs[selected].frame
    underline.frame = CGRect(x: tab.midX - 24, y: bounds.height - 6, width: 48, height: 3)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [base, background] { view.frame = bounds }
    let (width, bottom) = (bounds.width - 32, bounds.height - 44)
    // The field moves up under the status bar, and the rows move down with the bar.
    field.frame = CGRect(x: 16, y: min(top + 8, bottom - 56), width: width, height: 48)
    for (index, row) in rows.enumerated() {
      let open = top + 8 + CGFloat(index) * 58
      let share = min(max((bottom - top - 64) / CGFloat(3 * 58 + 14 - 64), 0), 1)
      row.frame = CGRect(x: 16, y: top + 8 + (open - top - 8) * share, width: width, height: 48)
    }
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(
        x: CGFloat(index) * bounds.width / 2, y: bottom, width: bounds.width / 2, height: 40)
    }
    moveUnderline()
  }
}

/// A view that draws a gradient, so that animations resize the gradient together with the bar.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor(red: 0.93, green: 0.32, blue: 0.36, alpha: 1).cgColor,
      UIColor(red: 0.83, green: 0.20, blue: 0.49, alpha: 1).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A rounded field with a dot and a text.
private final class FieldView: UIView {
  private let dot = UIView()
  private let label = UILabel()

  init(text: String, symbol: UIColor) {
    super.init(frame: .zero)
    backgroundColor = UIColor.white.withAlphaComponent(0.18)
    layer.cornerRadius = 10
    dot.backgroundColor = .white
    dot.layer.cornerRadius = 5
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.textColor = .white
    addSubview(dot)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 16, y: bounds.midY - 5, width: 10, height: 10)
    label.frame = CGRect(x: 40, y: 0, width: bounds.width - 52, height: bounds.height)
  }
}

/// A list of cards, one below the other.
private final class CardListView: UIScrollView {
  private static let names = [
    "Loft by the canal", "House with a view", "Cabin in the woods", "Room with a balcony",
    "Mill on the river", "Flat near the market", "Barn on the hill", "Studio under the roof",
  ]
  private static let colors: [UIColor] = [
    .systemTeal, .systemIndigo, .systemGreen, .systemOrange, .systemBlue, .systemPurple,
    .systemYellow, .systemRed,
  ]
  private var cards: [(picture: UIView, title: UILabel, detail: UILabel)] = []

  init(seed: Int) {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    for index in 0..<14 {
      let number = index + seed
      let (picture, title, detail) = (UIView(), UILabel(), UILabel())
      picture.backgroundColor = Self.colors[number % Self.colors.count]
      picture.layer.cornerRadius = 12
      title.text = Self.names[number % Self.names.count]
      title.font = .systemFont(ofSize: 17, weight: .semibold)
      detail.text = "\(60 + number * 17 % 90) a night, \(3 + number % 7) guests were there"
      detail.font = .systemFont(ofSize: 14)
      detail.textColor = .secondaryLabel
      cards.append((picture, title, detail))
      for view in [picture, title, detail] { addSubview(view) }
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    for (index, card) in cards.enumerated() {
      let y = 16 + CGFloat(index) * 236
      card.picture.frame = CGRect(x: 16, y: y, width: width, height: 168)
      card.title.frame = CGRect(x: 16, y: y + 174, width: width, height: 24)
      card.detail.frame = CGRect(x: 16, y: y + 198, width: width, height: 20)
    }
    let size = CGSize(width: bounds.width, height: 16 + CGFloat(cards.count) * 236)
    if size != contentSize { contentSize = size }
  }
}
