// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The order of elements. UIKit documentation, `shouldGroupAccessibilityChildren`: by default,
/// VoiceOver visits elements row by row regardless of their superviews; the elements of a group
/// stay together.
@MainActor @Suite struct ReadingOrderTests {
  @discardableResult
  private func add(
    _ text: String, to view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 90,
    _ height: CGFloat = 20
  ) -> UILabel {
    let label = view.device.perform {
      UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    }
    label.text = text
    view.addSubview(label)
    return label
  }

  private func order(_ host: ScreenHost) -> String {
    host.voiceOver.elements.map { $0.accessibilityLabel ?? "?" }.joined(separator: " ")
  }

  @Test(arguments: 0..<20)
  func `Positions decide, not the order of subviews`(seed: Int) {
    let (host, view) = emptyScreen()
    var random = SplitMix64(seed: UInt64(seed))
    for index in (0..<12).shuffled(using: &random) {
      add("\(index)", to: view, CGFloat(index % 3) * 100, CGFloat(index / 3) * 40)
    }
    expectEqual(order(host), (0..<12).map(String.init).joined(separator: " "))
    host.layoutDirection = .rightToLeft
    let mirrored = (0..<4).flatMap { row in (0..<3).reversed().map { "\(row * 3 + $0)" } }
    expectEqual(order(host), mirrored.joined(separator: " "))
  }

  @Test func `An image beside two lines of text comes before them, or after them`() {
    let (host, view) = emptyScreen()
    add("subtitle", to: view, 100, 60)
    add("title", to: view, 100, 20)
    add("image", to: view, 0, 0, 90, 100)
    add("price", to: view, 200, 40)
    expectEqual(order(host), "image title subtitle price")
  }

  @Test func `Errors of rounding do not decide between rectangles that overlap`() {
    let (host, view) = emptyScreen()
    // No horizontal or vertical line separates these three: each overlaps the others in both
    // directions.
    add("second", to: view, 50, 64 + 1.0 / 3, 100, 40)
    add("first", to: view, 0, 64.333_333_4, 60, 80)
    add("third", to: view, 40, 90, 100, 60)
    expectEqual(order(host), "first second third")
  }

  @Test func `Columns are read in rows unless they are groups`() {
    let (host, view) = emptyScreen()
    let (left, right) = host.perform {
      (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
      )
    }
    view.addSubview(right)
    view.addSubview(left)
    for (column, name) in [(left, "a"), (right, "b")] {
      for row in [1, 0] { add("\(name)\(row)", to: column, 0, CGFloat(row) * 40) }
    }
    expectEqual(order(host), "a0 b0 a1 b1")
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    expectEqual(order(host), "a0 a1 b0 b1")
    left.shouldGroupAccessibilityChildren = false
    right.shouldGroupAccessibilityChildren = false
    (left.accessibilityContainerType, right.accessibilityContainerType) = (.list, .semanticGroup)
    expectEqual(order(host), "a0 a1 b0 b1")
  }

  /// UIKit documentation, `accessibilityElements`, `accessibilityElement(at:)`.
  @Test func `A container gives its own order, by a list or one by one`() {
    final class Chart: UIView {
      var bars: [UIAccessibilityElement] = []
      override func accessibilityElementCount() -> Int { bars.count }
      override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }
    let (host, view) = emptyScreen()
    let chart = host.perform { Chart(frame: CGRect(x: 0, y: 100, width: 300, height: 100)) }
    view.addSubview(chart)
    chart.bars = (0..<3).map { index in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "bar\(index)"
      bar.accessibilityFrameInContainerSpace = CGRect(
        x: 200 - index * 100, y: 0, width: 50, height: 9)
      return bar
    }
    add("below", to: view, 0, 300)
    add("above", to: view, 0, 0)
    expectEqual(order(host), "above bar0 bar1 bar2 below")
    chart.accessibilityElements = [chart.bars[2], chart.bars[0]]
    expectEqual(order(host), "above bar2 bar0 below")
  }

  @Test func `Overlapping elements follow their upper edges`() {
    let (host, view) = emptyScreen()
    add("badge", to: view, 80, 5, 20, 20)
    add("card", to: view, 0, 0, 100, 100)
    add("foot", to: view, 10, 90, 50, 20)
    expectEqual(order(host), "card badge foot")
  }

  @Test func `Bars are read in their places around content that scrolls under them`() {
    let (host, view) = emptyScreen()
    let scrollView = host.perform { UIScrollView(frame: view.bounds) }
    scrollView.contentInset.top = 50
    scrollView.contentInset.bottom = 50
    view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    for row in (0..<20).reversed() { add("\(row)", to: scrollView, 0, CGFloat(row) * 50) }
    add("bottom", to: view, 0, 360, 300, 30)
    add("top", to: view, 0, 10, 300, 30)
    scrollView.contentOffset.y = 200
    let rows = (0..<20).map(String.init).joined(separator: " ")
    expectEqual(order(host), "top \(rows) bottom")
  }

  @Test func `A collection view is in order after it was scrolled back`() {
    let (host, view) = emptyScreen()
    let rows = Numbers([Array(0..<100)])
    rows.onCell = { cell, path in
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let label = UILabel(frame: cell.contentView.bounds)
      label.text = "\(path.item)"
      cell.contentView.addSubview(label)
    }
    let list = host.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = rows
      view.addSubview(list)
      return list
    }
    for offset in [0, 500, 900, 300, 700, 650, 25] as [CGFloat] {
      host.perform { list.contentOffset.y = offset }
      let numbers = host.voiceOver.elements.compactMap { $0.accessibilityLabel.flatMap { Int($0) } }
      #expect(numbers.count >= 8)
      expectEqual(numbers, numbers.sorted())
    }
  }
}
