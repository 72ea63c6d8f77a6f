// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

/// A view whose content has a size.
private final class SizedView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 44) }
}

/// A view four times as wide as high.
private final class WideView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class StatefulView: UIView, EphemeralCachedStateView {
  var offset = 0
  var cachedEphemeralState: Any? {
    get { offset }
    set { offset = newValue as? Int ?? 0 }
  }
}

private final class FittingAttributes: UICollectionViewLayoutAttributes,
  FittingPrioritiesProvidingLayoutAttributes
{
  var horizontalFittingPriority = UILayoutPriority.required
  var verticalFittingPriority = UILayoutPriority.fittingSizeLevel

  override func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) let copy = super.copy(with: zone)
    MainActor.assumeIsolated {
      (copy as? FittingAttributes)?.horizontalFittingPriority = horizontalFittingPriority
      (copy as? FittingAttributes)?.verticalFittingPriority = verticalFittingPriority
    }
    return copy
  }
}

@MainActor @Suite struct CellTests {
  private func cell(_ view: UIView? = nil) -> CollectionViewCell {
    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    if let view { cell.setViewIfNeeded(view: view) }
    return cell
  }

  private func attributes<Attributes: UICollectionViewLayoutAttributes>(
    _ attributes: Attributes, _ width: CGFloat, _ height: CGFloat
  ) -> Attributes {
    attributes.indexPath = [0, 3]
    attributes.size = CGSize(width: width, height: height)
    return attributes
  }

  @Test func `The view covers the cell, at every size`() {
    let view = UIView()
    let cell = cell(view)
    #expect(cell.view === view && view.superview === cell.contentView)
    cell.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 100))
    cell.frame.size = CGSize(width: 50, height: 20)
    cell.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 20))
    let reusable = CollectionViewReusableView(frame: CGRect(x: 0, y: 0, width: 9, height: 8))
    let header = UIView()
    reusable.setViewIfNeeded(view: header)
    reusable.layoutIfNeeded()
    #expect(reusable.view === header && header.frame.size == CGSize(width: 9, height: 8))
  }

  @Test func `A view of the same class is kept, and one of another class is replaced`() {
    let first = SizedView()
    let cell = cell(first)
    cell.setViewIfNeeded(view: SizedView())
    #expect(cell.view === first && cell.contentView.subviews == [first])
    let other = WideView(frame: .zero)
    cell.setViewIfNeeded(view: other)
    #expect(cell.view === other && cell.contentView.subviews == [other])
    #expect(first.superview == nil)
    let reusable = CollectionViewReusableView(frame: .zero)
    reusable.setViewIfNeeded(view: first)
    reusable.setViewIfNeeded(view: other)
    #expect(reusable.view === other && reusable.subviews == [other])
  }

  @Test func `A model replaces a view of another class, and warns`() {
    let cell = cell(UIView())
    let row = TestRow.itemModel(dataID: "r", content: "a", style: .init())
    let log = EpoxyMessages.during { row.configure(cell: cell, with: .test()) }
    expectEqual((cell.view as? TestRow)?.content, "a")
    expectEqual(cell.contentView.subviews.count, 1)
    #expect(log.warnings.count == 1 && log.warnings[0].contains("TestRow"))
    #expect(EpoxyMessages.during { row.configure(cell: cell, with: .test()) }.warnings.isEmpty)

    let reusable = CollectionViewReusableView(frame: .zero)
    reusable.setViewIfNeeded(view: UIView())
    let header = TestRow.supplementaryItemModel(dataID: "h", content: "b", style: .init())
    let headerLog = EpoxyMessages.during {
      header.configure(reusableView: reusable, traitCollection: .init(), animated: false)
    }
    #expect((reusable.view as? TestRow)?.content == "b" && headerLog.warnings.count == 1)
  }

  @Test func `A cell is as high as its constraints require for its width`() {
    let sized = cell(SizedView())
    let asked = attributes(FittingAttributes(), 320, 100)
    let answer = sized.preferredLayoutAttributesFitting(asked)
    expectEqual(answer.size, CGSize(width: 320, height: 44))
    #expect(answer.indexPath == [0, 3] && answer is FittingAttributes)
    expectEqual(asked.size, CGSize(width: 320, height: 100))
    let wide = cell(WideView(frame: .zero))
    expectEqual(
      wide.preferredLayoutAttributesFitting(attributes(FittingAttributes(), 320, 10)).size,
      CGSize(width: 320, height: 80))
    expectEqual(
      wide.preferredLayoutAttributesFitting(attributes(FittingAttributes(), 200, 10)).size,
      CGSize(width: 200, height: 50))
  }

  @Test func `The priorities decide which length is determined by the content`() {
    let sized = cell(SizedView())
    let free = attributes(FittingAttributes(), 320, 100)
    free.horizontalFittingPriority = .fittingSizeLevel
    expectEqual(sized.preferredLayoutAttributesFitting(free).size, CGSize(width: 120, height: 44))
    free.verticalFittingPriority = .required
    expectEqual(sized.preferredLayoutAttributesFitting(free).size, CGSize(width: 120, height: 100))
    free.horizontalFittingPriority = .required
    expectEqual(sized.preferredLayoutAttributesFitting(free).size, CGSize(width: 320, height: 100))
  }

  /// UIKit's default fits both lengths, as `systemLayoutSizeFitting(_:)` does without priorities
  /// (rdar://32082880).
  @Test func `Without priorities a cell is sized as UIKit's, and without a view too`() {
    let plain = attributes(UICollectionViewLayoutAttributes(), 320, 100)
    let expected = CGSize(width: 120, height: 44)
    expectEqual(cell(SizedView()).preferredLayoutAttributesFitting(plain).size, expected)
    let reusable = CollectionViewReusableView(frame: .zero)
    reusable.setViewIfNeeded(view: SizedView())
    expectEqual(reusable.preferredLayoutAttributesFitting(plain).size, expected)
    let asked = attributes(FittingAttributes(), 320, 100)
    expectEqual(
      reusable.preferredLayoutAttributesFitting(asked).size, CGSize(width: 320, height: 44))
    expectEqual(cell().preferredLayoutAttributesFitting(asked).size.width, 320)
  }

  @Test func `The state is selected before highlighted`() {
    let cell = cell()
    expectEqual(cell.state, .normal)
    cell.isHighlighted = true
    expectEqual(cell.state, .highlighted)
    cell.isSelected = true
    expectEqual(cell.state, .selected)
    cell.isHighlighted = false
    expectEqual(cell.state, .selected)
    cell.isSelected = false
    expectEqual(cell.state, .normal)
  }

  @Test func `The background has the selection's color while either holds`() {
    let view = UIView()
    view.backgroundColor = .white
    let cell = cell(view)
    cell.selectedBackgroundColor = .red
    expectEqual(view.backgroundColor, .white)
    cell.isHighlighted = true
    expectEqual(view.backgroundColor, .red)
    cell.isSelected = true
    cell.isHighlighted = false
    expectEqual(view.backgroundColor, .red)
    cell.selectedBackgroundColor = .blue
    expectEqual(view.backgroundColor, .blue)
    cell.isSelected = false
    expectEqual(view.backgroundColor, .white)
  }

  @Test func `A background that the view sets itself is left unchanged`() {
    let view = UIView()
    let cell = cell(view)
    cell.isSelected = true
    #expect(view.backgroundColor == nil)
    cell.selectedBackgroundColor = .red
    expectEqual(view.backgroundColor, .red)
    view.backgroundColor = .green
    cell.isSelected = false
    expectEqual(view.backgroundColor, .green)
    cell.isSelected = true
    expectEqual(view.backgroundColor, .red)
    cell.selectedBackgroundColor = nil
    expectEqual(view.backgroundColor, .green)
    cell.isSelected = false
    expectEqual(view.backgroundColor, .green)
  }

  @Test
  func `A view that is added to a selected cell shows the selection, and a removed one does not`() {
    let cell = cell()
    cell.selectedBackgroundColor = .red
    cell.isSelected = true
    let first = SizedView()
    cell.setViewIfNeeded(view: first)
    expectEqual(first.backgroundColor, .red)
    let second = UIView()
    second.backgroundColor = .white
    cell.setViewIfNeeded(view: second)
    #expect(first.backgroundColor == nil && second.backgroundColor == .red)
    cell.isSelected = false
    expectEqual(second.backgroundColor, .white)
  }

  @Test func `The state of a view is handed over once before it is used again`() {
    let view = StatefulView()
    let cell = cell(view)
    var saved: [Int?] = []
    cell.saveEphemeralState = { saved.append($0 as? Int) }
    view.offset = 7
    expectEqual(cell.cachedEphemeralState as? Int, 7)
    cell.prepareForReuse()
    cell.prepareForReuse()
    expectEqual(saved, [7])
    cell.cachedEphemeralState = 3
    expectEqual(view.offset, 3)
    cell.cachedEphemeralState = nil
    expectEqual(view.offset, 0)
    let stateless = self.cell(UIView())
    stateless.cachedEphemeralState = 3
    #expect(stateless.cachedEphemeralState == nil)
    #expect(self.cell().cachedEphemeralState == nil)
  }

  @Test func `A cell hides the same elements from assistive technology as its view`() {
    let view = UIView()
    let cell = cell()
    #expect(!cell.accessibilityElementsHidden)
    cell.setViewIfNeeded(view: view)
    view.accessibilityElementsHidden = true
    #expect(cell.accessibilityElementsHidden)
    cell.accessibilityElementsHidden = false
    #expect(!view.accessibilityElementsHidden && !cell.accessibilityElementsHidden)
  }
}

@MainActor @Suite struct CellReuseIDTests {
  @Test func `Identifiers are the class's name and a number for each style`() {
    let store = ReuseIDStore()
    let first = ViewDifferentiator(viewType: TestRow.self, styleID: "a")
    let second = ViewDifferentiator(viewType: TestRow.self, styleID: "b")
    let divider = ViewDifferentiator(viewType: TestDivider.self, styleID: nil)
    expectEqual(store.reuseID(byRegistering: first), "TestRow.Type_0")
    expectEqual(store.reuseID(byRegistering: second), "TestRow.Type_1")
    expectEqual(store.reuseID(byRegistering: divider), "TestDivider.Type_0")
    expectEqual(store.reuseID(byRegistering: first), "TestRow.Type_0")
    expectEqual(store.registeredReuseID(for: second), "TestRow.Type_1")
  }

  @Test func `Two classes of one name have two identifiers`() {
    enum One { final class Row: UIView {} }
    enum Two { final class Row: UIView {} }
    let store = ReuseIDStore()
    let one = store.reuseID(
      byRegistering: ViewDifferentiator(viewType: One.Row.self, styleID: nil))
    let two = store.reuseID(
      byRegistering: ViewDifferentiator(viewType: Two.Row.self, styleID: nil))
    #expect(one == "Row.Type_0" && two == "Row.Type_1")
  }

  @Test func `An identifier that was not registered is that of another style of the class`() {
    let store = ReuseIDStore()
    let row = { ViewDifferentiator(viewType: TestRow.self, styleID: $0 as AnyHashable) }
    let log = EpoxyMessages.during {
      #expect(store.registeredReuseID(for: row(0)) == nil)
      for style in 1...11 { _ = store.reuseID(byRegistering: row(style)) }
      _ = store.reuseID(
        byRegistering: ViewDifferentiator(viewType: TestDivider.self, styleID: 12))
      expectEqual(store.registeredReuseID(for: row(12)), "TestRow.Type_0")
    }
    #expect(log.failures.count == 2 && log.failures[0].contains("TestRow.Type"))
  }
}
