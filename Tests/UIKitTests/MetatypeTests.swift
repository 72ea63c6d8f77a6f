// SPDX-License-Identifier: MIT
import Testing
import UIKitMetatypes

/// Instances of classes that are known only at run time.
@MainActor @Suite struct MetatypeTests {
  private class Row: UIView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Tall: Row {
    override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 99) }
  }

  private final class Page: UIViewController {
    var loads = 0
    override func viewDidLoad() { loads += 1 }
  }

  private final class Gradient: CAGradientLayer {
    override init() {
      super.init()
      startPoint = .zero
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }

  private final class List: UICollectionView {}

  private func make<View: UIView>(_ viewClass: View.Type) -> View {
    UIView.instance(of: viewClass, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `A view is made of its class, generic and erased`() {
    let tall = make(Tall.self)
    #expect(tall.intrinsicContentSize.height == 99 && tall.label.superview === tall)
    #expect(tall.frame.width == 3)
    let erased: UIView.Type = Row.self
    #expect(make(erased) is Row)
    let plain: UIView.Type = UIStackView.self
    #expect(UIView.instance(of: plain) is UIStackView)
  }

  @Test func `Controllers, layers and collection views are made of their class`() {
    let pageClass: UIViewController.Type = Page.self
    let page = UIViewController.instance(of: pageClass)
    _ = page.view
    #expect((page as? Page)?.loads == 1)
    let layerClass: CALayer.Type = Gradient.self
    #expect((CALayer.instance(of: layerClass) as? Gradient)?.startPoint == .zero)
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView.instance(of: List.self, collectionViewLayout: layout)
    #expect(list.collectionViewLayout === layout)
  }
}
