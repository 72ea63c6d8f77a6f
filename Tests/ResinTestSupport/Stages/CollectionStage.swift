// SPDX-License-Identifier: MIT
package import HeadlessUIKit

/// A collection view of numbers in a window of 320 by 480 points.
///
/// ```swift
/// let stage = CollectionStage([[1, 2, 3]])
/// stage.batch {
///   stage.numbers.sections[0].remove(at: 1)
///   stage.view.deleteItems(at: [path(0, 1)])
/// }
/// stage.settle()
/// expectEqual(stage.visibleNumbers, [1, 3])
/// ```
@MainActor
package struct CollectionStage {
  package let device: Device
  package let window: UIWindow
  package let view: UICollectionView
  package let numbers: Numbers
  /// The reports of illegal use.
  package let problems = Log()
  package let warnings = Log()

  /// Creates a collection view with rows of 40 points, or with another layout.
  ///
  /// - Parameters:
  ///   - isShown: Whether the view is in the window, which is visible.
  ///   - numbers: A data source in place of one of the sections.
  ///   - cell: The class of the cells.
  package init(
    _ sections: [[Int]] = [], isShown: Bool = true, size: CGSize = CGSize(width: 320, height: 480),
    numbers: Numbers? = nil, cell: UICollectionViewCell.Type = NumberCell.self,
    layout: (() -> UICollectionViewLayout)? = nil
  ) {
    let device = Device()
    let numbers = numbers ?? Numbers(sections)
    (window, view) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: layout?() ?? Self.rows())
      view.register(cell, forCellWithReuseIdentifier: "cell")
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
      return (window, view)
    }
    self.device = device
    self.numbers = numbers
    device.onIllegalUse = { [problems] in problems.add($0) }
    device.onWarning = { [warnings] in warnings.add($0) }
    if isShown { show() }
  }

  /// Adds the view to the window, and makes the window visible.
  package func show() {
    device.perform {
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.endTurn()
    }
  }

  /// Returns a layout with rows of 40 points.
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

  /// Advances the device until all updates and scrolling have ended.
  package func settle() {
    device.advance(by: 2)
  }

  package func cell(_ section: Int, _ item: Int) -> NumberCell? {
    view.cellForItem(at: path(section, item)) as? NumberCell
  }

  package var visibleNumbers: [Int] { view.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  /// The visible elements by their index paths: the number or the kind, the frame, and other
  /// properties that tests compare.
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
  package var cellsInTree: Int { allViews(NumberCell.self, in: view).count }
}
