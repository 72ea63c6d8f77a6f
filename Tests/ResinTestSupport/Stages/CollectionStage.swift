// SPDX-License-Identifier: MIT
package import HeadlessUIKit

/// A collection view of numbers in a shown window of 320 by 480 points.
@MainActor
package struct CollectionStage {
  package let device: Device
  package let window: UIWindow
  package let view: UICollectionView
  package let numbers: Numbers
  package let problems = Log()

  package init(
    _ sections: [[Int]], isShown: Bool = true, size: CGSize = CGSize(width: 320, height: 480),
    numbers: Numbers? = nil, layout: (() -> UICollectionViewLayout)? = nil
  ) {
    let device = Device()
    let numbers = numbers ?? Numbers(sections)
    (window, view) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: layout?() ?? Self.rows())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        "badge",
      ] {
        view.register(
          TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
      }
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = numbers
      view.delegate = numbers
      if isShown {
        window.addSubview(view)
        window.makeKeyAndVisible()
      }
      return (window, view)
    }
    self.device = device
    self.numbers = numbers
    device.onIllegalUse = { [problems] in problems.add($0) }
    device.onWarning = { _ in }
    device.perform { device.endTurn() }
  }

  /// Rows of 40 points.
  package static func rows() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    return flow
  }

  package func perform(_ body: @escaping () -> Void) {
    device.perform { body() }
  }

  package func batch(
    animated: Bool = true, completion: ((Bool) -> Void)? = nil, _ body: @escaping () -> Void
  ) {
    device.perform {
      if animated {
        view.performBatchUpdates(body, completion: completion)
      } else {
        UIView.performWithoutAnimation { view.performBatchUpdates(body, completion: completion) }
      }
    }
  }

  package func settle() {
    device.advance(by: 2)
  }

  package func cell(_ section: Int, _ item: Int) -> NumberCell? {
    view.cellForItem(at: path(section, item)) as? NumberCell
  }

  package var visibleNumbers: [Int] { view.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  /// The elements on the screen, by place: the number, the frame, and whether it is in the tree and
  /// opaque.
  package var picture: [String: String] {
    var result: [String: String] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? NumberCell else { continue }
      let frame = cell.superview?.convert(cell.frame, to: view) ?? .null
      result[path.short] = "\(cell.number) \(frame) \(cell.alpha) \(cell.isSelected)"
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let title = view.supplementaryView(forElementKind: kind, at: path)
        result[kind + path.short] = "\(title?.frame ?? .null) \(title?.superview === view)"
      }
    }
    return result
  }

  /// The number of number cells anywhere in the tree.
  package var cellsInTree: Int { count(in: view) { $0 is NumberCell } }

  private func count(in view: UIView, _ isCounted: (UIView) -> Bool) -> Int {
    view.subviews.reduce(0) { $0 + (isCounted($1) ? 1 : 0) + count(in: $1, isCounted) }
  }
}
