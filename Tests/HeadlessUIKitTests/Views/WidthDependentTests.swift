// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Labels and text views of an application whose intrinsic size follows the width that the layout
/// has given them: UIKit sets the preferred width of a wrapping label in the layout, and reads the
/// intrinsic size again.
@MainActor @Suite struct WidthDependentTests {
  /// A label that is 0.3 times as high as wide.
  private final class Wide: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      let width =
        preferredMaxLayoutWidth != 0 ? preferredMaxLayoutWidth : super.intrinsicContentSize.width
      return CGSize(width: width, height: width * 0.3)
    }
  }

  /// A label with 10 points around its text.
  private final class Padded: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      numberOfLines = 0
      text = "A sentence that is long enough for more than a single line of a narrow label"
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 20)
    }
  }

  /// A text view that grows up to 60 points.
  private final class Growing: UITextView {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: min(size.height, 60))
    }
  }

  private let host = ScreenHost(.iPhone15)

  private func pinned(_ view: UIView) -> UIView {
    let box = UIView()
    box.addConstrained(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    return box
  }

  @Test(arguments: [100.0, 200, 317])
  func `A fit to a width has the height for this width, before and after a layout`(width: Double) {
    let box = host.perform { pinned(Wide()) }
    func height() -> CGFloat {
      host.perform {
        box.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
    }
    expectNear(height(), 0.3 * width, within: 0.34)
    host.show(box, frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    expectNear(height(), 0.3 * width, within: 0.34)
    host.expectFirstLayoutIsLast()
  }

  @Test func `Arranged labels have the heights for the width of their stack`() {
    let root = host.perform { UIView() }
    let labels = host.perform { [Wide(), Wide()] }
    let stack = host.perform { UIStackView(arrangedSubviews: labels) }
    host.perform {
      stack.axis = .vertical
      root.addConstrained(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    host.show(root)
    host.settle()
    for label in labels { expectNear(label.frame.height, 117.9, within: 0.34) }
    expectNear(stack.frame.height, 2 * 117.9, within: 0.34)
    host.expectFirstLayoutIsLast()
    host.rotate(to: .landscape)
    host.settle()
    for label in labels { expectNear(label.frame.height, 255.6, within: 0.34) }
    host.expectFirstLayoutIsLast()
    host.rotate(to: .portrait)
    host.settle()
    for label in labels { expectNear(label.frame.height, 117.9, within: 0.34) }
  }

  private final class Cell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = Wide()
      contentView.addConstrained(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `Rows that size themselves have the height for their width, one below the other`() {
    let source = Numbers([Array(0..<4)])
    let list = host.perform {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
      list.register(Cell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      return list
    }
    host.show(list)
    host.settle()
    let frames = list.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    expectEqual(frames.count, 4)
    for (index, frame) in frames.enumerated() {
      expectNear(frame.height, 117.9, within: 0.34)
      expectNear(frame.minY, 117.9 * CGFloat(index), within: 1.4)
    }
    host.expectFirstLayoutIsLast()
  }

  @Test func `Padding that a subclass adds is part of the height of wrapped text`() {
    let root = host.perform { UIView() }
    let label = host.perform { Padded() }
    host.perform {
      root.addConstrained(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 150),
      ])
    }
    host.show(root)
    host.settle()
    let text = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(text > 2 * label.font.lineHeight)
    expectNear(label.frame.height - text, 20, within: 0.34)
    expectEqual(label.preferredMaxLayoutWidth, 0)
    host.expectFirstLayoutIsLast()
  }

  @Test func `A text view's own limit of its height holds in every width`() {
    let root = host.perform { UIView() }
    let view = host.perform { Growing() }
    host.perform {
      view.isScrollEnabled = false
      view.text = String(repeating: "A sentence of some words. ", count: 20)
      root.addConstrained(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
    host.show(root)
    host.settle()
    expectEqual(view.frame.height, 60)
    host.expectFirstLayoutIsLast()
  }

  @Test func `A text view without a width keeps its natural width when it is laid out again`() {
    let root = host.perform { UIView() }
    let view = host.perform { UITextView() }
    host.perform {
      view.isScrollEnabled = false
      view.text = "A sentence of some words."
      root.addConstrained(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      ])
    }
    host.show(root)
    host.expectFirstLayoutIsLast()
    let width = view.frame.width
    host.perform { view.text = "A sentence of some words, and a few words more than before it." }
    host.expectFirstLayoutIsLast()
    host.perform { view.text = "A sentence of some words." }
    host.expectFirstLayoutIsLast()
    expectEqual(view.frame.width, width)
  }
}
