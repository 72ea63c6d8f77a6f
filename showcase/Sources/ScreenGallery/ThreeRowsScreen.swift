// SPDX-License-Identifier: MIT
public import EpoxyCollectionView

/// The simplest screen of models: three rows, declared in a single place.
public final class ThreeRowsScreen: CollectionViewController {
  private enum DataID {
    case first, second, third
  }

  /// Creates the screen.
  public init() {
    super.init(
      layout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    title = "Three rows"
    setSections(
      [
        SectionModel(items: [
          TextRow.itemModel(dataID: DataID.first, content: "first", style: .standard),
          TextRow.itemModel(dataID: DataID.second, content: "second", style: .standard),
          TextRow.itemModel(dataID: DataID.third, content: "third", style: .standard),
        ])
      ], animated: true)
  }
}

/// A row with a line of text.
final class TextRow: UIView, EpoxyableView {
  struct Style: Hashable {
    var font: UIFont

    static var standard: Style { Style(font: .preferredFont(forTextStyle: .body)) }
  }

  private let label = UILabel()

  init(style: Style) {
    super.init(frame: .zero)
    label.font = style.font
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setContent(_ content: String, animated: Bool) {
    label.text = content
  }
}
