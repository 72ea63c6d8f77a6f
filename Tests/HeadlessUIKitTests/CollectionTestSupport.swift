// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport

/// A cell that stores its number, and prefers a height that depends on it.
@MainActor
final class NumberCell: UICollectionViewCell {
  var number = -1
  var reuses = 0
  var onSize: (() -> Void)?

  override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
    reuses += 1
  }

  static func height(of number: Int) -> CGFloat { CGFloat(30 + abs(number) % 5 * 8) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size = layoutAttributes.size
    attributes.size.height = Self.height(of: number)
    onSize?()
    return attributes
  }
}

@MainActor
final class TitleView: UICollectionReusableView {
  var title = ""
}

/// Sections of numbers, shown by cells that store theirs, and a record of the calls of the
/// collection view.
@MainActor
class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[Int]]
  /// The number of calls of `willDisplay` minus those of `didEndDisplaying`.
  var shown = 0
  var shownTitles = 0
  /// The calls about display, in the tests that check them.
  let log = Log()
  var logsDisplay = false
  var onCell: ((IndexPath) -> Void)?
  var onDisplay: ((IndexPath) -> Void)?
  var onEnd: ((IndexPath) -> Void)?
  var onSize: ((IndexPath) -> Void)?
  var movable = true

  init(_ sections: [[Int]]) {
    self.sections = sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    (cell as? NumberCell)?.onSize = { [weak self] in self?.onSize?(indexPath) }
    onCell?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.title = indexPath.map(String.init).joined(separator: ".")
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { movable }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(sourceIndexPath.short) to \(destinationIndexPath.short)")
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown += 1
    if logsDisplay { log.add("will \(indexPath.short)\(cell.superview == nil ? "" : " late")") }
    onDisplay?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown -= 1
    if logsDisplay { log.add("end \(indexPath.short)\(cell.superview == nil ? "" : " early")") }
    onEnd?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { shownTitles += 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { shownTitles -= 1 }
}

extension IndexPath {
  var short: String { map(String.init).joined(separator: ".") }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// A collection view of numbers in a shown window of 320 by 480 points.
@MainActor
struct CollectionStage {
  let device: Device
  let window: UIWindow
  let view: UICollectionView
  let numbers: Numbers
  let problems = Log()

  init(
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
  static func rows() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    return flow
  }

  func perform(_ body: @escaping () -> Void) {
    device.perform { body() }
  }

  func batch(
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

  func settle() {
    device.advance(by: 2)
  }

  func cell(_ section: Int, _ item: Int) -> NumberCell? {
    view.cellForItem(at: path(section, item)) as? NumberCell
  }

  var visibleNumbers: [Int] { view.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  /// The elements on the screen, by place: the number, the frame, and whether it is in the tree and
  /// opaque.
  var picture: [String: String] {
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
  var cellsInTree: Int { count(in: view) { $0 is NumberCell } }

  private func count(in view: UIView, _ isCounted: (UIView) -> Bool) -> Int {
    view.subviews.reduce(0) { $0 + (isCounted($1) ? 1 : 0) + count(in: $1, isCounted) }
  }
}
