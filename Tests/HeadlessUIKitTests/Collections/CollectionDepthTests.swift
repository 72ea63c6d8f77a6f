// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit documentation, `UICollectionViewLayoutAttributes.zIndex`: items with higher values appear
/// in front of items with lower values. Renderers draw by `zPosition`; touches must reach what is
/// drawn in front.
@MainActor @Suite struct CollectionDepthTests {
  private final class Back: UICollectionReusableView {}

  /// Cells, headers and footers in random depths, which overlap each other.
  private final class Heap: UICollectionViewFlowLayout {
    var depths: [Int] = []

    private func deepened(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      let isCell = copy.representedElementCategory == .cell
      copy.zIndex = depths[(copy.indexPath.item * 3 + (isCell ? 0 : 1)) % depths.count]
      copy.frame = copy.frame.insetBy(dx: 0, dy: -15)
      return copy
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.map(deepened)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      super.layoutAttributesForItem(at: indexPath).map(deepened)
    }
  }

  enum Kind: CaseIterable {
    case pinnedFlow, heap, list, background, deepBackground, frontBackground, badges, paging
    case pinnedRow
  }

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .pinnedFlow, .heap:
      let flow = kind == .heap ? Heap() : UICollectionViewFlowLayout()
      (flow as? Heap)?.depths = [0, -2, 3, 0, 1, -1, 10]
      flow.itemSize = CGSize(width: 320, height: 40)
      flow.minimumLineSpacing = 0
      flow.headerReferenceSize = CGSize(width: 320, height: 30)
      flow.footerReferenceSize = CGSize(width: 320, height: 20)
      flow.sectionHeadersPinToVisibleBounds = true
      flow.sectionFootersPinToVisibleBounds = true
      return flow
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: configuration)
    default: return compositional(kind)
    }
  }

  private static func compositional(_ kind: Kind) -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(90))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(30), heightDimension: .absolute(30)),
        elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: size, supplementaryItems: kind == .badges ? [badge] : [])
      let result = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      if section != 1 {
        result.orthogonalScrollingBehavior = kind == .paging ? .groupPaging : .continuous
      }
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      switch kind {
      case .background: result.decorationItems = [background]
      case .deepBackground:
        background.zIndex = -7
        result.decorationItems = [background]
      case .frontBackground:
        background.zIndex = 2
        background.contentInsets = NSDirectionalEdgeInsets(
          top: 60, leading: 0, bottom: 0, trailing: 0)
        result.decorationItems = [background]
      default: break
      }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      if kind == .pinnedRow || kind == .background { result.boundarySupplementaryItems = [header] }
      return result
    }
    layout.register(Back.self, forDecorationViewOfKind: "back")
    return layout
  }

  private func makeStage(_ kind: Kind) -> CollectionStage {
    let stage = CollectionStage([Array(0..<6), Array(100..<104), Array(200..<206), [300, 301]]) {
      Self.layout(kind)
    }
    stage.settle()
    return stage
  }

  /// Returns the view that is drawn in front at a point: siblings are drawn by `zPosition`, then in
  /// their order.
  private func painted(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.bounds.contains(point) else { return nil }
    let order = view.subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    for (_, child) in order.reversed() where !child.isHidden && child.alpha >= 0.01 {
      if let front = painted(child, view.convert(point, to: child)) { return front }
    }
    return view.isUserInteractionEnabled ? view : nil
  }

  /// Compares what touches reach with what is drawn, at a grid of points.
  private func check(_ stage: CollectionStage, _ place: String) {
    let view = stage.view
    var wrong: [CGPoint] = []
    for x in stride(from: view.bounds.minX + 5, to: view.bounds.maxX, by: 17) {
      for y in stride(from: view.bounds.minY + 3, to: view.bounds.maxY, by: 7) {
        let point = CGPoint(x: x, y: y)
        if view.hitTest(point, with: nil) !== painted(view, point) { wrong.append(point) }
      }
    }
    #expect(wrong.isEmpty, "\(place)")
  }

  @Test(arguments: Kind.allCases)
  func `Touches reach the element that is drawn in front`(kind: Kind) {
    let stage = makeStage(kind)
    check(stage, "first")
    for offset in [45, 150, 20, 260, 0] as [CGFloat] {
      stage.perform { stage.view.contentOffset.y = min(offset, stage.view.limits(.vertical).high) }
      check(stage, "scrolled to \(offset)")
    }
    stage.perform { stage.view.orthogonalViews.values.forEach { $0.contentOffset.x = 120 } }
    check(stage, "rows scrolled")
    stage.perform { stage.view.reloadData() }
    check(stage, "reloaded")
  }

  @Test(arguments: Kind.allCases)
  func `Touches reach the element in front during and after updates`(kind: Kind) {
    let stage = makeStage(kind)
    stage.batch {
      stage.numbers.sections[0].removeFirst(2)
      stage.view.deleteItems(at: [path(0, 0), path(0, 1)])
      stage.numbers.sections.insert([400, 401, 402], at: 1)
      stage.view.insertSections([1])
    }
    check(stage, "during")
    stage.settle()
    check(stage, "afterwards")
    stage.perform { stage.view.setCollectionViewLayout(Self.layout(.background), animated: true) }
    check(stage, "during a change of layouts")
    stage.settle()
    check(stage, "with another layout")
    stage.perform { stage.view.backgroundView = UIView() }
    check(stage, "with a background view")
  }

  @Test(arguments: Kind.allCases)
  func `Touches reach an item that is moved, in front of all others`(kind: Kind) {
    let stage = makeStage(kind)
    stage.perform {
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0, 0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    }
    check(stage, "at once")
    stage.settle()
    check(stage, "held")
    let held = stage.cell(0, 0)
    #expect(stage.view.hitTest(CGPoint(x: 160, y: 155), with: nil) === held?.contentView)
    stage.perform { stage.view.endInteractiveMovement() }
    stage.settle()
    check(stage, "dropped")
  }

  @Test(arguments: [-1, 0, -7])
  func `A row with a background scrolls, and its cells receive taps`(depth: Int) {
    let stage = CollectionStage([Array(0..<10)]) {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      if depth != -1 { back.zIndex = depth }
      section.decorationItems = [back]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Back.self, forDecorationViewOfKind: "back")
      return layout
    }
    // A background of the depth 0 is drawn over the row, and takes its touches.
    let hit = stage.view.hitTest(CGPoint(x: 75, y: 50), with: nil)
    #expect((hit === stage.cell(0, 0)?.contentView) == (depth < 0))
  }

  @Test func `Of overlapping cells of one depth the one in front is selected`() {
    let stage = CollectionStage([Array(0..<30)]) {
      let flow = CollectionStage.rows()
      flow.minimumLineSpacing = -20
      return flow
    }
    let touches = TouchStage(device: stage.device, window: stage.window)
    touches.tap(100, 30)  // rows 0 (0 to 40) and 1 (20 to 60)
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 1)])
    // Row 0 comes back into view in front of row 1.
    stage.perform { stage.view.contentOffset.y = 100 }
    stage.perform { stage.view.contentOffset.y = 0 }
    let front = stage.view.hitTest(CGPoint(x: 100, y: 30), with: nil)
    let expected = front === stage.cell(0, 0)?.contentView ? 0 : 1
    stage.device.advance(by: 1)
    touches.tap(100, 30)
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, expected)])
  }
}
