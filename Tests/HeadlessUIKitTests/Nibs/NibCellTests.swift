// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Cells and headers of nibs and prototypes.
@MainActor @Suite struct NibCellTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var identifier = "cell"
    var count = 30

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      (cell.contentView.viewWithTag(5) as? UILabel)?.text = "Row \(indexPath.row)"
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private static let cell = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="checkmark" \
    indentationWidth="10" reuseIdentifier="cell" id="cel">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="cel" id="con">
            <rect key="frame" x="0.0" y="0.0" width="280" height="60"/>
            <subviews><label tag="5" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="lab"/></subviews>
            <constraints>
                <constraint firstItem="lab" firstAttribute="leading" secondItem="con" secondAttribute="leading" constant="12" id="k1"/>
                <constraint firstItem="lab" firstAttribute="centerY" secondItem="con" secondAttribute="centerY" id="k2"/>
            </constraints>
        </tableViewCellContentView>
    </tableViewCell>
    """

  private func show(_ table: UITableView, _ source: Source, on host: ScreenHost) {
    host.perform {
      table.dataSource = source
      table.rowHeight = 60
    }
    host.show(table, frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  }

  @Test func `a table reuses the cells of a registered nib`() throws {
    let host = ScreenHost(.iPhone15)
    let source = Source()
    let table = host.perform { UITableView(frame: .zero, style: .plain) }
    host.perform { table.register(nib(Self.cell), forCellReuseIdentifier: "cell") }
    show(table, source, on: host)
    let cells = host.perform { table.visibleCells }
    expectEqual(cells.count, 10)
    let label = try #require(cells[3].contentView.viewWithTag(5) as? UILabel)
    expectEqual(label.text, "Row 3")
    expectNear(label.frame.minX, 12, within: 1e-9)
    expectEqual(cells[3].accessoryType, .checkmark)
    expectEqual(cells[3].selectionStyle, .none)
    expectEqual(cells[3].reuseIdentifier, "cell")
    // Scrolled far away, the first cells are reused.
    let before = Set(cells.map { ObjectIdentifier($0) })
    host.perform { table.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
    host.settle()
    #expect(
      !before.isDisjoint(with: host.perform { table.visibleCells.map { ObjectIdentifier($0) } }))
    #expect(host.warnings.isEmpty)
  }

  @Test func `a table has prototypes, with the views of a style`() throws {
    let host = ScreenHost(.iPhone15)
    let source = Source()
    source.identifier = "detail"
    let table = try host.perform {
      try #require(
        first(
          """
          <tableView dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="60" \
          sectionHeaderHeight="10" id="tab">
          <view key="tableHeaderView" id="hea"><rect key="frame" x="0" y="0" width="320" height="33"/></view>
          <prototypes>
          <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="detail" textLabel="t1" detailTextLabel="t2" id="c2">
          <tableViewCellContentView key="contentView" tableViewCell="c2" id="con2"><subviews>
          <label text="Title" id="t1"><color key="textColor" systemColor="systemRedColor"/></label>
          <label text="Subtitle" id="t2"/></subviews></tableViewCellContentView></tableViewCell>
          </prototypes></tableView>
          """, as: UITableView.self))
    }
    expectEqual(table.style, .grouped)
    expectEqual(table.separatorStyle, .none)
    expectEqual(table.tableHeaderView?.frame.height, 33)
    show(table, source, on: host)
    let cell = try #require(host.perform { table.visibleCells.first })
    expectEqual(cell.textLabel?.text, "Title")
    expectEqual(cell.textLabel?.textColor, .systemRed)
    expectEqual(cell.detailTextLabel?.text, "Subtitle")
    expectEqual(cell.contentView.subviews.count, 2)
  }

  @Test(arguments: [
    ("plain", 28, UITableView.automaticDimension), ("plain", 18, 18), ("grouped", 18, -1),
    ("grouped", 10, -1), ("grouped", 28, 28), ("insetGrouped", 18, -1),
  ])
  func `heights that Interface Builder writes for every table leave headers as high as their text`(
    _ style: String, _ written: Int, _ expected: CGFloat
  ) throws {
    let host = ScreenHost(.iPhone15)
    let table = try host.perform {
      try #require(
        first(
          """
          <tableView style="\(style)" sectionHeaderHeight="\(written)" \
          sectionFooterHeight="\(written)" id="tab"/>
          """, as: UITableView.self))
    }
    let automatic = UITableView.automaticDimension
    expectEqual(table.sectionHeaderHeight, expected == -1 ? automatic : expected)
    expectEqual(table.sectionFooterHeight, expected == -1 ? automatic : expected)
  }

  @Test func `a table and its prototypes are released`() throws {
    let host = ScreenHost(.iPhone15)
    weak var table: UITableView?
    host.perform {
      let created = first(
        "<tableView id=\"t\"><prototypes>\(Self.cell)</prototypes></tableView>",
        as: UITableView.self)
      table = created
      #expect(created?.dequeueReusableCell(withIdentifier: "cell") != nil)
    }
    host.settle()
    #expect(table == nil)
  }

  @Test func `a collection view has a flow layout, prototypes and headers`() throws {
    let host = ScreenHost(.iPhone15)
    let source = Source()
    source.count = 4
    let view = try host.perform {
      try #require(
        first(
          """
          <collectionView dataMode="prototypes" id="col">
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" minimumInteritemSpacing="6" id="lay">
          <size key="itemSize" width="100" height="50"/><size key="headerReferenceSize" width="50" height="20"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="cell" id="cel"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <view key="contentView" id="con"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews><label text="Item" id="lab"/></subviews></view></collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="hea">
          <subviews><label text="Header" id="lab2"/></subviews></collectionReusableView>
          </collectionView>
          """, as: UICollectionView.self))
    }
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(layout.itemSize, CGSize(width: 100, height: 50))
    expectEqual(layout.minimumLineSpacing, 5)
    expectEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    host.perform { view.dataSource = source }
    host.show(view, frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let cell = try #require(host.perform { view.cellForItem(at: IndexPath(item: 0, section: 0)) })
    expectEqual(cell.frame, CGRect(x: 1, y: 22, width: 100, height: 50))
    expectEqual((cell.contentView.subviews.first as? UILabel)?.text, "Item")
    let header = host.perform {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
    }
    expectEqual((header?.subviews.first as? UILabel)?.text, "Header")
  }

  @Test func `a nib without a cell is reported with UIKit's message`() {
    let host = ScreenHost(.iPhone15)
    let table = host.perform { UITableView(frame: .zero, style: .plain) }
    let messages = host.illegalUses {
      table.register(nib("<view id=\"v\"/>"), forCellReuseIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell")
    }
    expectEqual(
      messages,
      [
        "invalid nib registered for identifier (cell) - nib must contain exactly one top level object "
          + "which must be a UITableViewCell instance"
      ])
  }
}
