// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// The order in which a collection view, its layout and its data source are connected.
@MainActor @Suite struct CollectionInstallationTests {
  /// A layout that unwraps its collection view wherever it is called, as layouts in the wild do.
  private final class Strict: UICollectionViewFlowLayout {
    var calls: [String] = []

    private func view(_ call: String) -> UICollectionView {
      calls.append(call)
      return collectionView!
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      view("should").bounds.width != newBounds.width
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      _ = view("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func prepare() {
      itemSize = CGSize(width: view("prepare").bounds.width, height: 50)
      super.prepare()
    }

    override var collectionViewContentSize: CGSize {
      _ = view("size")
      return super.collectionViewContentSize
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
      _ = view("flips")
      return true
    }
  }

  private final class Wide: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
    }
  }

  /// UIKit documentation, `UICollectionViewLayout.collectionView`: the collection view that uses
  /// the layout; it is set when the layout is assigned to it.
  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 320, height: 480)])
  func `A layout is used only after it has its collection view`(frame: CGRect) {
    let device = Device()
    device.perform {
      let layout = Strict()
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      #expect(layout.calls == [] && layout.collectionView === view)
      view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      let numbers = Numbers([[0, 1, 2]])
      view.dataSource = numbers
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      expectEqual(view.cellForItem(at: path(0, 1))?.frame.width, 300)
      view.contentInset.top = 30
      view.contentOffset.y = 3
      #expect(layout.calls.contains("should"))
    }
  }

  @Test func `A layout that replaces another one, or is used again, has its collection view`() {
    let device = Device()
    device.perform {
      let numbers = Numbers([[0, 1, 2]])
      let (first, second) = (Strict(), Strict())
      @MainActor func make(_ layout: UICollectionViewLayout, width: CGFloat) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: width, height: 480)
        let view = Wide(frame: frame, collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = numbers
        view.layoutIfNeeded()
        return view
      }
      let view = make(first, width: 320)
      view.setCollectionViewLayout(second, animated: false)
      view.frame.size.width = 200
      view.layoutIfNeeded()
      #expect(second.collectionView === view && first.collectionView == nil)
      // A layout that was prepared for another collection view is prepared again.
      let other = make(first, width: 100)
      expectEqual(other.cellForItem(at: path(0, 0))?.frame.width, 100)
    }
  }

  @Test func `Setting a data source loads the data without reloadData() of a subclass`() {
    let device = Device()
    device.perform {
      let view = Wide(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: CollectionStage.rows())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      let (first, second) = (Numbers([[0, 1]]), Numbers([[5, 6, 7]]))
      for (numbers, count) in [(first, 2), (second, 3), (first, 2)] {
        view.dataSource = numbers
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == count && view.numberOfItems(inSection: 0) == count)
      }
      expectEqual(view.reloads, 0)
      view.reloadData()
      expectEqual(view.reloads, 1)
    }
  }

  /// CSStickyHeaderFlowLayout, pull request 96: a header that is not shown has attributes with the
  /// size zero.
  @Test(arguments: [false, true])
  func `An empty header has attributes with the size zero, and no view`(isVertical: Bool) {
    let stage = CollectionStage([[1, 2], [], [3]]) {
      let flow = CollectionStage.rows()
      flow.scrollDirection = isVertical ? .vertical : .horizontal
      flow.sectionHeadersPinToVisibleBounds = true
      return flow
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      for section in 0..<3 {
        let attributes = stage.view.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: path(section, 0))
        expectEqual(attributes?.frame.size, .zero)
      }
      expectEqual(stage.view.visibleSupplementaryViews(ofKind: kind), [])
      #expect(
        stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(3, 0)) == nil)
    }
    let all = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds)
    #expect(all?.isEmpty == false)
    #expect(all?.allSatisfy { $0.representedElementCategory == .cell } == true)
    #expect(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path(0, 0)) == nil)
  }

  @Test func `A header that becomes empty fades where it was`() {
    let stage = CollectionStage([[1, 2], [3]]) {
      let flow = CollectionStage.rows()
      flow.headerReferenceSize = CGSize(width: 320, height: 30)
      return flow
    }
    let kind = UICollectionView.elementKindSectionHeader
    let header = stage.view.supplementaryView(forElementKind: kind, at: path(0, 0))
    expectEqual(header?.frame.height, 30)
    stage.batch {
      (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = .zero
    }
    expectEqual(header?.frame.size, CGSize(width: 320, height: 30))
    stage.settle()
    #expect(header?.superview == nil && stage.view.visibleSupplementaryViews(ofKind: kind) == [])
  }
}
