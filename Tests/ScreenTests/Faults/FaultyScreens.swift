// SPDX-License-Identifier: MIT
import UIKit

/// A screen with a text, whose subclasses have one fault each that a rule must find.
class FaultyScreen: UIViewController {
  class var name: String { "faulty" }

  static func content(_ number: Int) -> String {
    number == 0 ? "" : "Text \(number) of some length"
  }

  let label = UILabel()
  var number = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    place(label)
    label.text = number
  }

  func place(_ label: UILabel) {
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor),
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
    ])
  }

  func show(_ content: String, animated: Bool) {
    number = content
    label.text = content
  }
}

/// A screen without a fault.
final class FaultlessScreen: FaultyScreen, SampleScreen {}

/// A screen that shows a trace of text 5 in the following texts.
final class RememberingScreen: FaultyScreen, SampleScreen {
  private var previous = ""

  override func show(_ content: String, animated: Bool) {
    super.show(content, animated: animated)
    label.text = previous + content
    if content.hasPrefix("Text 5 ") { previous = "Was 5: " }
  }
}

/// A screen that adapts the width of the text only in the first layout of the view.
final class FirstWidthScreen: FaultyScreen, SampleScreen {
  private var width: NSLayoutConstraint?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard width == nil else { return }
    label.backgroundColor = .systemYellow
    width = label.widthAnchor.constraint(equalToConstant: view.bounds.width / 2)
    width?.isActive = true
  }
}

/// A screen whose text is higher after each layout.
final class LaterLayoutScreen: FaultyScreen, SampleScreen {
  private final class Root: UIView {
    var label: UILabel?
    private var height: CGFloat = 60

    override func layoutSubviews() {
      super.layoutSubviews()
      height += 1
      label?.frame = CGRect(x: 20, y: 120, width: bounds.width - 40, height: height)
    }
  }

  override func loadView() { view = Root() }

  override func place(_ label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = true
    (view as? Root)?.label = label
  }
}

/// A screen with too little height for wrapped text.
final class CutTextScreen: FaultyScreen, SampleScreen {
  override func place(_ label: UILabel) {
    super.place(label)
    label.widthAnchor.constraint(equalToConstant: 80).isActive = true
    label.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }
}

/// A screen that limits the width of a line although more width is free.
final class NarrowLineScreen: FaultyScreen, SampleScreen {
  override func place(_ label: UILabel) {
    super.place(label)
    label.numberOfLines = 1
    label.widthAnchor.constraint(equalToConstant: 60).isActive = true
  }
}

/// A screen with a text that is partly outside of a stack view.
final class OutsideScreen: FaultyScreen, SampleScreen {
  override func place(_ label: UILabel) {
    let stack = UIStackView(frame: CGRect(x: 50, y: 100, width: 200, height: 60))
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = CGRect(x: -40, y: 0, width: 220, height: 60)
    stack.addSubview(label)
    view.addSubview(stack)
  }
}

/// A screen with a button whose fitting height grows with each measurement.
final class GrowingScreen: FaultyScreen, SampleScreen {
  private final class GrowingView: UIButton {
    private var count = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      count += 1
      return CGSize(width: 100, height: 40 + count)
    }
  }

  override func place(_ label: UILabel) {
    super.place(label)
    let button = GrowingView(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.accessibilityLabel = "Grow"
    button.backgroundColor = .systemBlue
    view.addSubview(button)
  }
}

/// A screen with two required heights for the same text.
final class ConflictScreen: FaultyScreen, SampleScreen {
  override func place(_ label: UILabel) {
    super.place(label)
    label.heightAnchor.constraint(equalToConstant: 60).isActive = true
    label.heightAnchor.constraint(equalToConstant: 61).isActive = true
  }
}

/// A screen that requests layout in every frame.
final class RestlessScreen: FaultyScreen, SampleScreen {
  private var link: CADisplayLink?

  override func show(_ content: String, animated: Bool) {
    super.show(content, animated: animated)
    link?.invalidate()
    let link = CADisplayLink { [weak self] _ in self?.view.setNeedsLayout() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}

/// A screen with a text that assistive technology does not find.
final class SilentScreen: FaultyScreen, SampleScreen {
  override func place(_ label: UILabel) {
    super.place(label)
    label.isAccessibilityElement = false
  }
}

/// A screen whose list of accessibility elements omits a visible text.
final class ForgetfulScreen: FaultyScreen, SampleScreen {
  override func place(_ label: UILabel) {
    super.place(label)
    view.accessibilityElements = []
  }
}

/// A screen with a list of rows without text.
class RowsScreen: UIViewController, UICollectionViewDataSource {
  /// The number of rows.
  static func content(_ number: Int) -> Int { number % 10 }

  private var count = 0
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  func makeLayout() -> UICollectionViewLayout { UICollectionViewLayout() }

  func place(_ list: UICollectionView) {
    list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  func fill(_ cell: UICollectionViewCell) {
    cell.contentView.backgroundColor = .systemGreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    place(list)
  }

  func show(_ content: Int, animated: Bool) {
    count = content
    list.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    fill(cell)
    return cell
  }
}

/// A screen with rows that overlap by one point.
final class OverlappingRowsScreen: RowsScreen, SampleScreen {
  static let name = "overlapping-rows"

  private final class Layout: UICollectionViewLayout {
    private var width: CGFloat = 0
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
      width = collectionView?.bounds.width ?? 0
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: width, height: CGFloat(count) * 40 + 1)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: width, height: 41)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != width
    }
  }

  override func makeLayout() -> UICollectionViewLayout { Layout() }
}

/// A screen without a fault: a low list whose rows are much higher than the list and than their
/// estimates.
final class LowListScreen: RowsScreen, SampleScreen {
  static let name = "low-list"

  override func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  override func place(_ list: UICollectionView) {
    list.heightAnchor.constraint(equalToConstant: 50).isActive = true
  }

  override func fill(_ cell: UICollectionViewCell) {
    super.fill(cell)
    let content = cell.contentView
    guard content.subviews.isEmpty else { return }
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: content.topAnchor),
      block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      block.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      block.heightAnchor.constraint(equalToConstant: 800),
    ])
  }
}
