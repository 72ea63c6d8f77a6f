// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct TableSceneTests {
  private let cell = { (text: String, id: String, more: String) in
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
    accessoryType="detailDisclosureButton" indentationWidth="10" textLabel="\(id)-label" \
    style="IBUITableViewCellStyleDefault" id="\(id)" \(more)>
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    contentMode="center" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <label opaque="NO" contentMode="left" text="\(text)" textAlignment="natural" \
    lineBreakMode="tailTruncation" id="\(id)-label">
                    <rect key="frame" x="16" y="0.0" width="343" height="44"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
        </tableViewCellContentView>
        <connections>
            <segue destination="next" kind="show" identifier="select-\(id)" id="\(id)-s"/>
            <segue destination="next" kind="show" identifier="detail-\(id)" \
    trigger="accessoryAction" id="\(id)-a"/>
        </connections>
    </tableViewCell>
    """
  }

  private func staticStage() -> Stage {
    Stage(
      main: navigationScene("init", root: "settings"),
      scene(
        """
        <tableViewController clearsSelectionOnViewWillAppear="NO" title="Settings" id="settings" \
        \(custom("SettingsController")) sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
        alwaysBounceVertical="YES" dataMode="static" style="grouped" separatorStyle="default" \
        rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <sections>
                    <tableViewSection headerTitle="Account" footerTitle="Hello" id="s1">
                        <cells>\(cell("Name", "c1", ""))\(cell("Mail", "c2", "rowHeight=\"80\""))</cells>
                    </tableViewSection>
                    <tableViewSection headerTitle="More" id="s2">
                        <cells>\(cell("About", "c3", ""))</cells>
                    </tableViewSection>
                </sections>
                <connections>
                    <outlet property="dataSource" destination="settings" id="ds"/>
                    <outlet property="delegate" destination="settings" id="de"/>
                </connections>
            </tableView>
            <connections>
                <outlet property="nameLabel" destination="c1-label" id="n"/>
            </connections>
        </tableViewController>
        """), plainScene("next", "title=\"Next\""))
  }

  @Test func `A table of static cells shows them, with titles, heights and outlets`() throws {
    let stage = staticStage()
    let navigation = stage.show(as: UINavigationController.self)
    let settings = try #require(navigation.topViewController as? SettingsController)
    let table = settings.tableView!
    expectEqual(table.numberOfSections, 2)
    expectEqual(table.numberOfRows(inSection: 0), 2)
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "Mail")
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 80)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
    expectEqual(settings.nameLabel?.text, "Name")
    expectEqual(settings.tableView(table, titleForHeaderInSection: 0), "Account")
    expectEqual(settings.tableView(table, titleForFooterInSection: 0), "Hello")
    _ = try stage.host.view(text: "About")
    #expect(!settings.clearsSelectionOnViewWillAppear)
  }

  @Test func `A cell performs its segue when it is selected`() throws {
    let stage = staticStage()
    let navigation = stage.show(as: UINavigationController.self)
    try stage.host.tap("Mail")
    stage.host.settle()
    expectEqual(navigation.topViewController?.title, "Next")
  }

  @Test func `A detail button performs the segue of the accessory`() throws {
    let stage = staticStage()
    let navigation = stage.show(as: UINavigationController.self)
    let settings = try #require(navigation.topViewController as? SettingsController)
    let path = IndexPath(row: 0, section: 1)
    let cell = try #require(settings.tableView.cellForRow(at: path))
    let accessory = try #require(cell.subviews.first { $0 is TableCellAccessory })
    stage.host.tap(at: accessory.convert(CGPoint(x: 8, y: accessory.bounds.midY), to: nil))
    stage.host.settle()
    expectEqual(settings.prepared, ["detail-c3"])
    expectEqual(navigation.topViewController?.title, "Next")
  }

  @Test func `A collection view controller's prototypes perform their segues`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "grid"),
      scene(
        """
        <collectionViewController id="grid" \(custom("GridController")) \
        sceneMemberID="viewController">
            <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill" \
        dataMode="prototypes" id="c">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="l">
                    <size key="itemSize" width="70" height="50"/>
                </collectionViewFlowLayout>
                <cells>
                    <collectionViewCell contentMode="center" reuseIdentifier="cell" id="p">
                        <rect key="frame" x="0.0" y="0.0" width="70" height="50"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <view key="contentView" contentMode="center">
                            <rect key="frame" x="0.0" y="0.0" width="70" height="50"/>
                            <subviews>
                                <view contentMode="scaleToFill" \
        translatesAutoresizingMaskIntoConstraints="NO" id="mark">
                                    <rect key="frame" x="18" y="10" width="10" height="10"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="10" id="w"/>
                                        <constraint firstAttribute="height" constant="10" id="h"/>
                                    </constraints>
                                </view>
                            </subviews>
                        </view>
                        <constraints>
                            <constraint firstItem="mark" firstAttribute="centerY" \
        secondItem="p" secondAttribute="centerY" id="k1"/>
                            <constraint firstItem="mark" firstAttribute="leading" \
        secondItem="p" secondAttribute="leading" constant="18" id="k2"/>
                        </constraints>
                        <connections>
                            <segue destination="next" kind="show" identifier="pick" id="s"/>
                        </connections>
                    </collectionViewCell>
                </cells>
                <connections>
                    <outlet property="dataSource" destination="grid" id="ds"/>
                    <outlet property="delegate" destination="grid" id="de"/>
                </connections>
            </collectionView>
        </collectionViewController>
        """), plainScene("next", "title=\"Next\""))
    let navigation = stage.show(as: UINavigationController.self)
    let grid = try #require(navigation.topViewController as? GridController)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual(cell.bounds.size, CGSize(width: 70, height: 50))
    // The constraints of the cell hold what is in its content view.
    expectEqual(
      cell.contentView.subviews.first?.frame, CGRect(x: 18, y: 20, width: 10, height: 10))
    stage.host.tap(at: cell.convert(CGPoint(x: 30, y: 20), to: nil))
    stage.host.settle()
    expectEqual(grid.log, ["prepare pick item 1", "selected 1"])
    expectEqual(navigation.topViewController?.title, "Next")
  }

  @Test func `A table view controller has its prototypes and their segues`() throws {
    let stage = Stage(
      main: navigationScene("init", root: "list"),
      scene(
        """
        <tableViewController id="list" \(custom("ListController")) sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
        alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" \
        rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <prototypes>\(cell("Text", "p", "reuseIdentifier=\"cell\""))</prototypes>
            </tableView>
            <refreshControl key="refreshControl" opaque="NO" contentMode="scaleToFill" id="pull">
                <autoresizingMask key="autoresizingMask"/>
                <connections>
                    <action selector="pulled:" destination="list" eventType="valueChanged" id="p1"/>
                </connections>
            </refreshControl>
        </tableViewController>
        """), plainScene("next", "title=\"Next\""))
    let navigation = stage.show(as: UINavigationController.self)
    let list = try #require(navigation.topViewController as? ListController)
    try stage.host.tap("Row 2")
    stage.host.settle()
    #expect(list.tableView.dataSource === list)
    stage.host.perform { list.refreshControl?.sendActions(for: .valueChanged) }
    #expect(list.isPulled)
    // On devices, the segue is prepared before the delegate is called.
    expectEqual(list.log, ["prepare select-p row 2", "selected 2"])
    expectEqual(navigation.topViewController?.title, "Next")
  }
}

final class ListController: UITableViewController {
  var isPulled = false
  func pulled(_ sender: Any) { isPulled = true }

  var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UITableViewCell).flatMap(tableView.indexPath)
    log.append("prepare \(segue.identifier ?? "") row \(path?.row ?? -1)")
  }
}

final class GridController: UICollectionViewController {
  var log: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log.append("selected \(indexPath.item)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UICollectionViewCell).flatMap(collectionView.indexPath)
    log.append("prepare \(segue.identifier ?? "") item \(path?.item ?? -1)")
  }
}
