// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Cells of other classes than `UICollectionViewListCell` in a list: the layout's separators,
/// corners and swipe actions are theirs, too.
@MainActor @Suite struct PlainListCellTests {
  private final class Row: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    var counts = [3]

    func numberOfSections(in view: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? Row)?.label.text = "Row \(path.item)"
      return cell
    }
  }

  @MainActor
  private final class Stage {
    let host = ScreenHost(.iPhone15)
    let rows = Rows()
    let view: UICollectionView

    init(_ list: UICollectionLayoutListConfiguration, counts: [Int] = [3]) {
      rows.counts = counts
      let rows = rows
      view = host.perform {
        let view = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        return view
      }
      host.show(view)
      host.settle()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
      view.cellForItem(at: IndexPath(item: item, section: section))
    }

    /// The frames of the lines of a cell, from the top down.
    func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
      guard let cell = cell(item, section) else { return [] }
      return cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }
        .map { $0.frame }.sorted { $0.minY < $1.minY }
    }

    func drag(_ item: Int, by distance: CGFloat) {
      let frame = cell(item)!.frame
      let center = view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      host.drag(
        from: CGPoint(x: center.x - distance / 2, y: center.y),
        to: CGPoint(x: center.x + distance / 2, y: center.y))
      host.settle()
    }
  }

  // The positions are those of a list cell's lines (ListCellTests); the margin of the list is 16
  // points.
  @Test func `Cells of a plain list have lines below them that begin at the margin`() {
    let stage = Stage(.init(appearance: .plain))
    for item in 0..<3 {
      let height = stage.cell(item)?.bounds.height ?? 0
      expectEqual(stage.lines(item).map(\.minX), [16])
      expectEqual(stage.lines(item).map(\.maxX), [393])
      expectEqual(stage.lines(item).map(\.maxY), [height])
    }
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    expectEqual(stage.lines(1).map(\.minX), [0])
    expectEqual(stage.lines(1).map(\.maxX), [377])
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
    .sidebarPlain,
  ])
  func `Each appearance gives cells of both classes the same numbers of lines`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let stage = Stage(.init(appearance: appearance), counts: [3, 1])
    let list = ListStage(.init(appearance: appearance))
    list.apply([("a", ["1", "2", "3"]), ("b", ["4"])])
    let expected = ["1", "2", "3", "4"].map { name in
      list.cell(name)?.subviews.filter { $0.backgroundColor == .separator }.count
    }
    let lines = [stage.lines(0), stage.lines(1), stage.lines(2), stage.lines(0, 1)]
    expectEqual(lines.map { Optional($0.count) }, expected)
  }

  @Test func `The configuration hides, insets and colors the lines`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .systemRed
    list.itemSeparatorHandler = changedSeparators
    let stage = Stage(list)
    func red(_ item: Int) -> [CGRect] {
      (stage.cell(item)?.subviews ?? []).filter { $0.backgroundColor == .systemRed }.map {
        $0.frame
      }
    }
    expectEqual(red(0).count, 0)
    expectEqual(red(1).map(\.minX).sorted(), [5, 16])
    expectEqual(red(1).map(\.maxX).sorted(), [386, 393])
    list.showsSeparators = false
    expectEqual(Stage(list).lines(1).count, 0)
  }

  @Test func `The first and last cells of an inset group have round corners`() {
    let stage = Stage(.init(appearance: .insetGrouped), counts: [3, 1])
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    expectEqual(stage.cell(0)?.layer.maskedCorners, top)
    expectEqual(stage.cell(0)?.layer.cornerRadius, 10)
    expectEqual(stage.cell(0)?.clipsToBounds, true)
    expectEqual(stage.cell(1)?.layer.cornerRadius, 0)
    expectEqual(stage.cell(2)?.layer.maskedCorners, bottom)
    expectEqual(stage.cell(0, 1)?.layer.maskedCorners, top.union(bottom))
    stage.host.perform {
      stage.rows.counts = [2, 1]
      stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    stage.host.settle()
    expectEqual(stage.cell(1)?.layer.maskedCorners, bottom)
    expectEqual(stage.lines(1).count, 0)
  }

  @Test func `A swipe reveals the actions of a cell, and a tap performs one`() throws {
    let log = Log()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Archive") { _, _, done in
          log.add("archive \(path.item)")
          done(true)
        }
      ])
    }
    let stage = Stage(list)
    expectEqual(stage.cell(1)?.accessibilityCustomActions?.map(\.name), ["Archive"])
    stage.drag(1, by: -120)
    #expect((stage.cell(1)?.contentView.frame.minX ?? 0) <= -74)
    expectEqual(stage.cell(1)?.configurationState.isSwiped, true)
    try stage.host.tap("Archive")
    stage.host.settle()
    expectEqual(log.take(), ["archive 1"])
    expectEqual(stage.cell(1)?.contentView.frame.minX, 0)
    expectEqual(stage.cell(1)?.configurationState.isSwiped, false)
  }

  @Test func `A cell that leaves the list for another layout equals a new one`() {
    let stage = Stage(.init(appearance: .insetGrouped))
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 100, height: 50)
    stage.host.perform { stage.view.setCollectionViewLayout(other, animated: false) }
    stage.host.settle()
    for item in 0..<3 {
      let cell = stage.cell(item)
      expectEqual(cell?.subviews.count, 1)
      expectEqual(cell?.layer.cornerRadius, 0)
      expectEqual(cell?.clipsToBounds, false)
      #expect(cell?.accessibilityCustomActions == nil)
    }
  }
}
