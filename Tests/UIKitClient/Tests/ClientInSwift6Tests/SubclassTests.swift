// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Tests of a client's subclasses and overrides. Unless a comment names another source, UIKit's
/// documentation of the member describes the behavior.
@MainActor @Suite struct SubclassTests {
  private final class Badge: UIImageView {
    let note: String

    // UIImageView marks no initializer as designated, so all its initializers are designated.
    init(note: String) {
      self.note = note
      super.init(image: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  }

  private final class Circle: CALayer {
    var frames: [CGRect] = []

    override var frame: CGRect {
      didSet { frames.append(frame) }
    }

    override func contains(_ point: CGPoint) -> Bool {
      let radius = bounds.width / 2
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      return x * x + y * y <= radius * radius
    }
  }

  private final class CircleView: UIView {
    override class var layerClass: AnyClass { Circle.self }
  }

  private final class Stub: UICollectionView {
    let stub = UICollectionViewCell()

    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { stub }
    override var indexPathsForVisibleItems: [IndexPath] { [IndexPath(item: 7, section: 0)] }
  }

  private final class Refresh: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Tap: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      numberOfTapsRequired = 2
    }
  }

  private final class Window: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class EverythingContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateEverything: Bool { true }
  }

  @Test func `A subclass of an image view calls the initializer with an image`() {
    #expect(Badge(note: "new").note == "new")
    #expect(Badge(note: "new").frame == .zero)
  }

  @Test func `A view narrows the type of its layer`() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.path = CGPath(rect: view.bounds, transform: nil)
    #expect(view.layer.path?.boundingBox == view.bounds)
    view.layer.cornerRadius = 2
    #expect((view as UIView).layer.cornerRadius == 2)
  }

  @Test func `The frame of a view is set through its layer`() {
    let view = CircleView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame.size = CGSize(width: 9, height: 9)
    #expect((view.layer as? Circle)?.frames.last == CGRect(x: 1, y: 2, width: 9, height: 9))
  }

  /// CALayer documentation, `hitTest(_:)`: returns the farthest descendant that contains the point.
  @Test func `A hit test of layers uses contains(_:)`() {
    let circle = Circle()
    circle.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(circle.hitTest(CGPoint(x: 50, y: 1)) === circle)
    #expect(circle.hitTest(CGPoint(x: 2, y: 2)) == nil)
  }

  @Test func `A collection view of a test returns the cells that the test gives it`() {
    let view = Stub(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === view.stub)
    #expect(view.visibleCells == [view.stub])
  }

  @Test func `Controls, recognizers and windows are made by their designated initializers`() {
    #expect(Refresh().tintColor == .red)
    #expect(Refresh().bounds.height > 0)
    #expect(Tap().numberOfTapsRequired == 2)
    #expect(Tap(target: nil, action: nil).numberOfTapsRequired == 2)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = scene.map { Window(windowScene: $0) }
    #expect(window?.isHidden == true)
    #expect(window?.frame == UIScreen.main.bounds)
  }

  @Test func `An overridden context determines which parts a layout computes again`() {
    let context: UICollectionViewLayoutInvalidationContext = EverythingContext()
    #expect(context.invalidateEverything)
  }

  @Test func `Values have the initializers of UIKit in subclasses, too`() {
    #expect(UIColorSubclass(white: 1, alpha: 1).cgColor == UIColor.white.cgColor)
    #expect(UIImageSubclass().size == .zero)
    #expect(CASpringAnimationSubclass(keyPath: "position").keyPath == "position")
  }
}
