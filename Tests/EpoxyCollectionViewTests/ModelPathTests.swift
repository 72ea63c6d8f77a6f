// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import ResinTestSupport
import Testing

@Suite struct ModelPathTests {
  @Test func `Paths are equal where item and section are`() {
    let path = ItemPath(itemDataID: 1, section: .dataID("a"))
    expectEqual(path, ItemPath(itemDataID: 1, section: .dataID("a")))
    #expect(path != ItemPath(itemDataID: 1, section: .dataID("b")))
    #expect(path != ItemPath(itemDataID: 1, section: .lastWithItemDataID))
    #expect(path != ItemPath(itemDataID: 2, section: .dataID("a")))
    let header = SupplementaryItemPath(
      elementKind: "header", itemDataID: 1, section: .lastWithItemDataID)
    var footer = header
    footer.elementKind = "footer"
    #expect(header != footer)
    expectEqual(Set([header, footer, header]).count, 2)
  }
}
