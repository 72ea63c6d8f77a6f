// SPDX-License-Identifier: MIT
public import HeadlessHost

/// A hundred rows under a header whose height follows the scroll offset.
public final class HeaderScreen: UIViewController, UIScrollViewDelegate {
  private enum Metrics {
    static let compact: CGFloat = 52
    static let expanded: CGFloat = 220
    static let row: CGFloat = 64
    static let rowCount = 100
  }

  private let scrollView = UIScrollView()
  private let header = UIView()
  private let gradient = CAGradientLayer()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let hairline = UIView()

  /// The text of the status bar is on a dark gradient.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addScrollView()
    addHeader()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    let top = safeArea.top + Metrics.expanded
    scrollView.frame = view.bounds
    if scrollView.contentInset.top != top {
      scrollView.contentInset = UIEdgeInsets(top: top, left: 0, bottom: safeArea.bottom, right: 0)
      scrollView.contentOffset.y = -top
    }
    layoutRows()
    layoutHeader()
  }

  /// Updates the header.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layoutHeader()
  }

  private func addScrollView() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    view.addSubview(scrollView)
    for index in 0..<Metrics.rowCount {
      scrollView.addSubview(RowView(index: index))
    }
  }

  private func addHeader() {
    gradient.colors = [
      UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    header.layer.addSublayer(gradient)
    header.clipsToBounds = true
    titleLabel.text = "Resin"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.textColor = .white
    subtitleLabel.text = "A hundred rows and a header that follows them"
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = UIColor.white.withAlphaComponent(0.85)
    hairline.backgroundColor = .separator
    for subview in [titleLabel, subtitleLabel, hairline] {
      header.addSubview(subview)
    }
    view.addSubview(header)
  }

  private func layoutRows() {
    let width = view.bounds.width
    for (index, row) in scrollView.subviews.compactMap({ $0 as? RowView }).enumerated() {
      row.frame = CGRect(
        x: 16, y: 12 + CGFloat(index) * (Metrics.row + 8), width: width - 32, height: Metrics.row)
    }
    scrollView.contentSize = CGSize(
      width: width, height: 16 + CGFloat(Metrics.rowCount) * (Metrics.row + 8))
  }

  /// Positions the header: it grows when the content bounces at the top, and shrinks no further
  /// than to the compact height.
  private func layoutHeader() {
    let top = view.safeAreaInsets.top
    let height = max(-scrollView.contentOffset.y, top + Metrics.compact)
    let share = min(
      max((height - top - Metrics.compact) / (Metrics.expanded - Metrics.compact), 0), 1)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    gradient.frame = header.bounds
    subtitleLabel.alpha = max(share * 2 - 1, 0)
    let scale = 0.55 + 0.45 * share
    titleLabel.sizeToFit()
    subtitleLabel.sizeToFit()
    titleLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = titleLabel.bounds.size
    titleLabel.center = CGPoint(
      x: 20 + size.width * scale / 2,
      y: height - 26 - 30 * share)
    subtitleLabel.frame.origin = CGPoint(x: 20, y: height - 34)
    hairline.frame = CGRect(x: 0, y: height - 0.5, width: view.bounds.width, height: 0.5)
  }
}

/// A card with a colored dot and two lines of text.
final class RowView: UIView {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
    .systemPurple,
  ]

  private let dot = UIView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(index: Int) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    dot.backgroundColor = Self.colors[index % Self.colors.count]
    titleLabel.text = "Row \(index + 1)"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    detailLabel.text = "\(index * 37 % 100) messages, \(index * 11 % 7) unread"
    detailLabel.font = .systemFont(ofSize: 13)
    detailLabel.textColor = .secondaryLabel
    for subview in [dot, titleLabel, detailLabel] {
      addSubview(subview)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 36
    dot.frame = CGRect(x: 14, y: (bounds.height - side) / 2, width: side, height: side)
    dot.layer.cornerRadius = side / 2
    let x = dot.frame.maxX + 12
    titleLabel.frame = CGRect(x: x, y: 11, width: bounds.width - x - 12, height: 22)
    detailLabel.frame = CGRect(x: x, y: 34, width: bounds.width - x - 12, height: 18)
  }
}
