// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost

// The declarations that the samples use and do not contain.

/// A row with a title, as in "Declarative views" and "UICollectionViewFlowLayout".
final class Row: UIView, EpoxyableView {
  struct Style: Hashable {
    var height: CGFloat

    static let standard = Style(height: 44)
    static let small = Style(height: 24)
  }

  struct Content: Equatable, ExpressibleByStringLiteral {
    var title: String

    init(title: String) { self.title = title }
    init(stringLiteral value: String) { title = value }
  }

  let style: Style
  let titleLabel = UILabel()

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.constraint(equalToConstant: style.height),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: Content, animated: Bool) {
    titleLabel.text = content.title
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the layout of a plain list, under the name in the samples. UIKit's `list(using:)`
  /// requires a configuration.
  static func list() -> UICollectionViewCompositionalLayout {
    list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}

extension ScreenHost {
  /// Returns a host that shows a controller.
  static func showing(
    _ makeController: @MainActor () -> UIViewController
  ) -> ScreenHost {
    let host = ScreenHost(size: CGSize(width: 320, height: 480))
    host.recordsIllegalUse = true
    host.perform { host.show(makeController()) }
    return host
  }

  /// Returns a host that shows items in a list.
  static func showing(
    layout: @MainActor () -> UICollectionViewLayout = {
      UICollectionViewCompositionalLayout.list()
    },
    items: [ItemModeling]
  ) -> ScreenHost {
    showing { CollectionViewController(layout: layout(), items: items) }
  }

  var collectionView: CollectionView { firstView(CollectionView.self)! }

  /// Returns the views of the visible items, in the order of the items.
  func itemViews<View: UIView>(_ type: View.Type = View.self) -> [View] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      (collectionView.cellForItem(at: path) as? CollectionViewCell)?.view as? View
    }
  }

  /// The titles of the visible rows.
  var titles: [String?] { itemViews(Row.self).map(\.titleLabel.text) }
}

/// A record of the closures of a sample.
@MainActor
final class Notes {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}
