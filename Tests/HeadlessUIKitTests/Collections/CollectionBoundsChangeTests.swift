// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// UIKit documentation, `UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)`: returns
/// whether the new bounds require a layout update. Layouts compare them with the bounds that the
/// collection view has until then.
@MainActor @Suite struct CollectionBoundsChangeTests {
  /// Rows as wide as the collection view.
  private final class WidthLayout: UICollectionViewLayout {
    var seen: [(old: CGRect, new: CGRect)] = []
    var contexts: [(old: CGRect, new: CGRect)] = []
    var onQuestion: (() -> Void)?
    private var width: CGFloat = 0

    override func prepare() { width = collectionView?.bounds.width ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: 2000) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<20).compactMap { layoutAttributesForItem(at: path(0, $0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: width, height: 100)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let old = collectionView?.bounds ?? .zero
      seen.append((old, newBounds))
      onQuestion?()
      return old.width != newBounds.width
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      contexts.append((collectionView?.bounds ?? .zero, newBounds))
      return super.invalidationContext(forBoundsChange: newBounds)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `A layout is queried about new bounds while the view has its old bounds`(_ way: Int) {
    let layout = WidthLayout()
    let stage = CollectionStage([Array(0..<20)]) { layout }
    stage.settle()
    (layout.seen, layout.contexts) = ([], [])
    stage.perform {
      switch way {
      case 0: stage.view.frame = CGRect(x: 0, y: 0, width: 200, height: 480)
      case 1: stage.view.bounds.size.width = 200
      default: stage.view.layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 480)
      }
    }
    stage.settle()
    let (old, new) = (
      CGRect(x: 0, y: 0, width: 320, height: 480), CGRect(x: 0, y: 0, width: 200, height: 480)
    )
    #expect(layout.seen.first?.old == old && layout.seen.first?.new == new)
    expectEqual(layout.contexts.count, 1)
    #expect(layout.contexts.first?.old == old && layout.contexts.first?.new == new)
    expectEqual(stage.cell(0, 1)?.frame, CGRect(x: 0, y: 100, width: 200, height: 100))
    expectEqual(stage.view.contentSize.width, 200)
  }

  @Test func `Scrolling queries the layout for each offset and does not invalidate it`() {
    let layout = WidthLayout()
    let stage = CollectionStage([Array(0..<20)]) { layout }
    stage.settle()
    (layout.seen, layout.contexts) = ([], [])
    stage.perform { stage.view.contentOffset = CGPoint(x: 0, y: 250) }
    #expect(layout.seen.map(\.old.minY) == [0] && layout.seen.map(\.new.minY) == [250])
    #expect(layout.contexts.isEmpty)
  }

  @Test func `Bounds that are set during the query are replaced by the new bounds`() {
    let layout = WidthLayout()
    let stage = CollectionStage([[0, 1]]) { layout }
    stage.settle()
    layout.onQuestion = { [unowned layout] in
      layout.onQuestion = nil
      stage.view.frame.size.width = 100
    }
    stage.perform { stage.view.frame.size.width = 200 }
    stage.settle()
    expectEqual(stage.view.bounds.width, 200)
    expectEqual(stage.cell(0, 1)?.frame.width, 200)
  }

  /// As on a device that rotates: constraints give the view its new size before its new position,
  /// and its safe area, which changes in between, moves the end of the content.
  @Test func `A change of the width during which the content is moved updates the layout`() {
    let layout = WidthLayout()
    let stage = CollectionStage([Array(0..<20)], isShown: false) { layout }
    let controller = stage.device.perform {
      let controller = UIViewController()
      stage.view.contentInsetAdjustmentBehavior = .always
      stage.view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stage.view)
      NSLayoutConstraint.activate([
        stage.view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        stage.view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        stage.view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stage.view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      controller.additionalSafeAreaInsets.bottom = 20
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      return controller
    }
    stage.settle()
    stage.perform { stage.view.contentOffset.y = 1540 }
    stage.settle()
    expectEqual(stage.view.adjustedContentInset.bottom, 20)
    stage.perform {
      stage.window.frame = CGRect(x: 0, y: 0, width: 200, height: 700)
      controller.view.layoutIfNeeded()
    }
    stage.settle()
    expectEqual(stage.cell(0, 19)?.frame, CGRect(x: 0, y: 1900, width: 200, height: 100))
  }
}
