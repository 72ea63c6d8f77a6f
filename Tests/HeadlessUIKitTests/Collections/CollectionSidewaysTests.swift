// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Sections that scroll orthogonally, in both directions of languages.
///
/// UIKit documentation, `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`: the
/// coordinates are flipped, so what is shown from right to left is the mirror image of what is
/// shown from left to right.
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered`: pages are centered;
/// that the first and the last one are, too, is not documented; devices show it.
@MainActor @Suite struct CollectionSidewaysTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @MainActor private final class Screen {
    let host = ScreenHost(.iPhone15)
    let items: Items
    let isRightToLeft: Bool
    let view: UICollectionView

    init(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 8,
      isRightToLeft: Bool = false, width: NSCollectionLayoutDimension = .absolute(150),
      insets: NSDirectionalEdgeInsets = .zero
    ) {
      let items = Items(count)
      host.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      view = host.perform {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size,
            subitems: [
              NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = insets
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.contentInsetAdjustmentBehavior = .never
        return view
      }
      self.items = items
      self.isRightToLeft = isRightToLeft
      host.show(view)
      host.settle()
    }

    var width: CGFloat { view.bounds.width }

    /// Flings the row towards its end, or back.
    func fling(_ speed: CGFloat = 2500, forwards: Bool = true) {
      let isLeft = forwards != isRightToLeft
      host.fling(
        from: CGPoint(x: width / 2, y: 50),
        velocity: CGVector(dx: isLeft ? -speed : speed, dy: 0))
      host.settle()
    }

    /// The visible part of the row as it is from left to right: the left edge of each item.
    var edges: [Int: CGFloat] {
      var result: [Int: CGFloat] = [:]
      for cell in view.visibleCells {
        guard let item = view.indexPath(for: cell)?.item else { continue }
        let frame = cell.convert(cell.bounds, to: nil)
        guard frame.maxX > 0.01, frame.minX < width - 0.01 else { continue }
        result[item] = isRightToLeft ? width - frame.maxX : frame.minX
      }
      return result
    }

    func middle(_ item: Int) -> CGFloat? {
      view.cellForItem(at: path(0, item)).map { $0.convert($0.bounds, to: nil).midX }
    }
  }

  private nonisolated static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] =
    [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

  @Test(arguments: behaviors)
  func `From right to left a row is the mirror image of one from left to right`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 35)
    let screens = [false, true].map { Screen(behavior, isRightToLeft: $0, insets: insets) }
    func compare(_ comment: String) {
      let (left, right) = (screens[0].edges, screens[1].edges)
      #expect(!left.isEmpty && left.keys == right.keys, "\(comment)")
      for (item, edge) in left { expectNear(right[item] ?? .nan, edge, within: 0.01) }
    }
    compare("at first")
    for (index, speed) in [500, 1200, 2500, 2500, 2500, 2500, 2500, 2500, 2500].enumerated() {
      for screen in screens { screen.fling(CGFloat(speed)) }
      compare("after fling \(index)")
    }
    // Eight items of 150 points with gaps of 10, and an inset of 35 after the last one.
    let end: CGFloat = behavior == .groupPagingCentered ? (393 - 150) / 2 : 393 - 35 - 150
    expectNear(screens[0].edges[7] ?? .nan, end, within: 0.01)
    for (index, speed) in [700, 2500, 2500, 2500, 2500, 2500, 2500, 2500].enumerated() {
      for screen in screens { screen.fling(CGFloat(speed), forwards: false) }
      compare("after fling \(index) back")
    }
    let start: CGFloat = behavior == .groupPagingCentered ? (393 - 150) / 2 : 20
    expectNear(screens[0].edges[0] ?? .nan, start, within: 0.01)
  }

  @Test(arguments: [false, true])
  func `Centered pages begin and end in the center`(isRightToLeft: Bool) {
    for width in [80, 150, 300, 393, 450] as [CGFloat] {
      let screen = Screen(
        .groupPagingCentered, count: 4, isRightToLeft: isRightToLeft, width: .absolute(width),
        insets: NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 5))
      expectNear(screen.middle(0) ?? .nan, 196.5, within: 0.01)
      for _ in 0..<5 { screen.fling() }
      expectNear(screen.middle(3) ?? .nan, 196.5, within: 0.01)
      for _ in 0..<5 { screen.fling(forwards: false) }
      expectNear(screen.middle(0) ?? .nan, 196.5, within: 0.01)
    }
  }

  /// UIKit documentation, `groupPaging`: the user pages "through its content one group at a time".
  @Test(
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered,
    ], [false, true])
  func `A short flick moves to the next page, also from the first one`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isRightToLeft: Bool
  ) {
    let screen = Screen(behavior, isRightToLeft: isRightToLeft, width: .absolute(300))
    let first = screen.edges[0] ?? .nan
    for page in [1, 2, 3] {
      screen.fling(600)
      expectNear(screen.edges[page] ?? .nan, first, within: 0.01)
    }
    for page in [2, 1, 0, 0] {
      screen.fling(600, forwards: false)
      expectNear(screen.edges[page] ?? .nan, first, within: 0.01)
    }
  }

  @Test(arguments: [false, true])
  func `A single centered page is in the center`(isRightToLeft: Bool) {
    let screen = Screen(.groupPagingCentered, count: 1, isRightToLeft: isRightToLeft)
    expectNear(screen.middle(0) ?? .nan, 196.5, within: 0.01)
    screen.fling()
    expectNear(screen.middle(0) ?? .nan, 196.5, within: 0.01)
    screen.fling(forwards: false)
    expectNear(screen.middle(0) ?? .nan, 196.5, within: 0.01)
  }

  /// Not documented; chosen because a page that is shown remains shown, as a page of a page
  /// controller does.
  @Test(arguments: [false, true])
  func `Centered pages remain in the center after a rotation`(isRightToLeft: Bool) {
    for page in [0, 2, 5] {
      let screen = Screen(
        .groupPagingCentered, count: 6, isRightToLeft: isRightToLeft, width: .fractionalWidth(0.8))
      for _ in 0..<page { screen.fling(800) }
      for orientation in [DeviceOrientation.landscape, .portrait] {
        screen.host.rotate(to: orientation)
        screen.host.settle()
        expectNear(screen.middle(page) ?? .nan, screen.width / 2, within: 0.01)
      }
    }
  }

  @Test func `Centered pages of a list that scrolls sideways begin in the middle of its height`() {
    let host = ScreenHost(.iPhone15)
    let items = Items(3)
    let view = host.perform { () -> UICollectionView in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(300))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .groupPagingCentered
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: section, configuration: configuration))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.contentInsetAdjustmentBehavior = .never
      return view
    }
    host.show(view)
    host.settle()
    func middle(_ item: Int) -> CGFloat? {
      view.cellForItem(at: path(0, item)).map { $0.convert($0.bounds, to: nil).midY }
    }
    expectNear(middle(0) ?? .nan, 426, within: 0.01)
    for _ in 0..<4 {
      host.fling(from: CGPoint(x: 50, y: 426), velocity: CGVector(dx: 0, dy: -1500))
      host.settle()
    }
    expectNear(middle(2) ?? .nan, 426, within: 0.01)
  }
}
