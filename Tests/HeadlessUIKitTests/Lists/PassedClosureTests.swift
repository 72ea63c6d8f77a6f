// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

/// Libraries in Swift 6 mode pass the closures of their clients on, which have Apple's types: of
/// these handlers Apple documents `() -> Void`, `(UIMenu) -> Void`,
/// `(Cell, IndexPath, Item) -> Void` and `(Supplementary, String, IndexPath) -> Void`, without
/// isolation and `Sendable`.
@MainActor @Suite struct PassedClosureTests {
  private func accessory(_ action: @escaping () -> Void) -> UICellAccessory {
    .delete(actionHandler: action)
  }

  private func popUp(_ menu: UIMenu, _ action: @escaping (UIMenu) -> Void) -> UICellAccessory {
    .popUpMenu(menu, selectedElementDidChangeHandler: action)
  }

  private func cells(
    _ handler: @escaping (UICollectionViewCell, IndexPath, Int) -> Void
  ) -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    UICollectionView.CellRegistration(handler: handler)
  }

  private func views(
    _ handler: @escaping (UICollectionReusableView, String, IndexPath) -> Void
  ) -> UICollectionView.SupplementaryRegistration<UICollectionReusableView> {
    UICollectionView.SupplementaryRegistration(elementKind: "kind", handler: handler)
  }

  @Test func `Closures of Apple's types are passed on, and may use views`() {
    let label = UILabel()
    _ = accessory { label.text = "deleted" }
    _ = popUp(UIMenu(children: [])) { label.text = $0.title }
    _ = cells { cell, _, _ in label.text = "\(cell.isSelected)" }
    _ = views { view, _, _ in label.isHidden = view.isHidden }
    #expect(label.text == nil)
  }
}
