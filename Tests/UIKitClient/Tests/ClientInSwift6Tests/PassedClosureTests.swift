// SPDX-License-Identifier: MIT

import HeadlessHost
import Testing
import UIKit

/// The functions of a library that passes the closures of its clients on. Apple's types of closures
/// have no isolation and are not `Sendable`.
@MainActor private enum Library {
  static func action(_ handler: @escaping (UIAction) -> Void) -> UIAction {
    UIAction(title: "Choose", handler: handler)
  }

  static func handler(_ handler: @escaping UIActionHandler) -> (UIAction) -> Void { handler }

  static func control(_ handler: @escaping () -> Void) -> UIControl {
    UIButton(type: .system, primaryAction: UIAction { _ in handler() })
  }

  static func menu(
    _ preview: @escaping () -> UIViewController?, _ actions: @escaping ([UIMenuElement]) -> UIMenu?
  ) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview, actionProvider: actions)
  }

  static func later(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> [UIMenuElement] {
    [UIDeferredMenuElement(provider), UIDeferredMenuElement.uncached(provider)]
  }

  static func swipe(
    _ handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) -> UIContextualAction {
    UIContextualAction(style: .normal, title: "Pin", handler: handler)
  }

  static func alert(_ handler: @escaping (UIAlertAction) -> Void) -> UIAlertAction {
    UIAlertAction(title: "OK", style: .default, handler: handler)
  }

  static func update(
    _ cell: UICollectionViewCell, _ row: UITableViewCell, _ button: UIButton,
    _ handler: @escaping (UIView) -> Void
  ) {
    cell.configurationUpdateHandler = { cell, _ in handler(cell) }
    row.configurationUpdateHandler = { row, _ in handler(row) }
    button.configurationUpdateHandler = handler
  }

  static func layout(
    _ provider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(sectionProvider: provider)
  }

  static func section(
    _ group: NSCollectionLayoutGroup,
    _ handler:
      @escaping (
        [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
      ) -> Void
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = handler
    return section
  }

  static func list(
    _ swipes: @escaping (IndexPath) -> UISwipeActionsConfiguration?,
    _ separators:
      @escaping (IndexPath, UIListSeparatorConfiguration)
      -> UIListSeparatorConfiguration
  ) -> UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = swipes
    list.itemSeparatorHandler = separators
    return list
  }

  static func rows(
    _ table: UITableView, _ cell: @escaping (UITableView, IndexPath, Int) -> UITableViewCell?
  ) -> UITableViewDiffableDataSource<Int, Int> {
    UITableViewDiffableDataSource(tableView: table, cellProvider: cell)
  }

  static func items(
    _ view: UICollectionView,
    _ cell: @escaping (UICollectionView, IndexPath, Int) -> UICollectionViewCell?,
    _ supplementary: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  ) -> UICollectionViewDiffableDataSource<Int, Int> {
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: view, cellProvider: cell)
    source.supplementaryViewProvider = supplementary
    return source
  }

  static func observe(
    _ view: UIView, _ controller: UIViewController, _ handler: @escaping (UITraitCollection) -> Void
  ) {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, old) in
      handler(old)
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, old) in
      handler(old)
    }
  }

  static func observe<View: UIView>(
    _ view: View, with handler: @escaping (View, UITraitCollection) -> Void
  ) {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], handler: handler)
  }
}

/// A model of an app that is not `Sendable`.
private final class Model {
  var chosen: [String] = []
}

@MainActor @Suite struct PassedClosureTests {
  @Test func `Closures of Apple's types are passed on, and may use views and models`() {
    let host = ScreenHost(.iPhone15)
    let (model, label) = (Model(), UILabel())
    let action = Library.action { action in
      model.chosen.append(action.title)
      label.text = action.title
    }
    let button = UIButton(type: .system, primaryAction: action)
    host.show(button, frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    host.tap(button)
    #expect(model.chosen == ["Choose"] && label.text == "Choose")
    Library.handler { label.text = $0.title }(UIAction(title: "Called") { _ in })
    #expect(label.text == "Called")
    _ = Library.control { model.chosen.removeAll() }
    _ = Library.menu({ UIViewController() }) { UIMenu(title: label.text ?? "", children: $0) }
    _ = Library.later { supply in supply([Library.action { _ in label.text = nil }]) }
    _ = Library.swipe { _, view, done in done(view === label) }
    _ = Library.alert { label.text = $0.title }
  }

  @Test func `Closures for lists are passed on`() {
    let label = UILabel()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let layout = Library.layout { _, _ in
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      return Library.section(group) { items, _, _ in label.isHidden = items.isEmpty }
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    _ = Library.items(view, { _, _, _ in UICollectionViewCell() }) { _, _, _ in nil }
    _ = Library.rows(UITableView()) { _, _, item in
      label.text = "\(item)"
      return UITableViewCell()
    }
    _ = Library.list({ _ in nil }) { _, separators in separators }
    Library.update(UICollectionViewCell(), UITableViewCell(), UIButton()) { $0.alpha = 0.5 }
  }

  @Test func `Closures for traits are passed on, and isolated closures too`() {
    let host = ScreenHost(.iPhone15)
    let page = UIViewController()
    let label = UILabel()
    var styles: [UIUserInterfaceStyle] = []
    Library.observe(label, page) { styles.append($0.userInterfaceStyle) }
    Library.observe(label) { label, _ in label.text = "changed" }
    page.view.addSubview(label)
    host.show(page)
    host.appearance = .dark
    #expect(styles == [.light, .light] && label.text == "changed")
    let isolated: @MainActor (UIAction) -> Void = { label.text = $0.title }
    UIAction(title: "Isolated", handler: isolated).performWithSender(nil, target: nil)
    #expect(label.text == "Isolated")
  }

  @Test func `A task in an action runs on the main actor`() async {
    let label = UILabel()
    await withCheckedContinuation { continuation in
      let action = UIAction { _ in
        Task {
          label.text = "done"
          continuation.resume()
        }
      }
      action.performWithSender(nil, target: nil)
    }
    #expect(label.text == "done")
  }
}
