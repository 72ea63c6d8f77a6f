// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

private let long = """
  Solids whose faces are congruent regular polygons meeting in equal numbers at every corner
  """

/// "UICollectionReusableView", `preferredLayoutAttributesFitting(_:)`; "UIView",
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
@MainActor @Suite struct SelfSizingTests {
  private let host = ScreenHost(.iPhone15)

  init() { host.printsWarnings = false }

  private func show(
    _ texts: [[String]], _ layout: SizingLayout, _ pinning: Pinning,
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> TextScreen {
    let screen = host.perform {
      TextScreen(texts, layout: layout, pinning: pinning, behavior: behavior)
    }
    host.show(screen)
    host.settle()
    return screen
  }

  /// Returns the height of a text in the default body font, computed by `UILabel.sizeThatFits(_:)`.
  private func height(of text: String, width: CGFloat) -> CGFloat {
    host.perform {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.text = text
      return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
  }

  // MARK: Sizes of content

  @Test func `Rows of a list without inset adjustment have the height of their text`() {
    let screen = show([Array(repeating: long, count: 60)], .list, .margins, .never)
    // The default margins are 8 points.
    let row = height(of: long, width: 393 - 16) + 16
    for step in 0..<5 {
      #expect(!screen.cells.isEmpty)
      #expect(screen.cells.allSatisfy { $0.bounds.size == CGSize(width: 393, height: row) })
      expectEqual(screen.truncatedLabels, [], "\(step)")
      host.perform { screen.collectionView.contentOffset.y += 333 }
      host.advanceFrames(3)
    }
    expectEqual(host.warnings, [])
    #expect(host.isSettled)
  }

  @Test(arguments: Pinning.allCases)
  func `Fitting a view gives the same size again after the view was given that size`(
    pinning: Pinning
  ) {
    let label = host.perform { UILabel() }
    let view = host.perform { UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 20)) }
    host.perform {
      label.text = long
      label.numberOfLines = 0
      label.pin(to: pinning, of: view)
    }
    host.show(UIView())
    host.perform { host.window?.addSubview(view) }
    var sizes: [CGSize] = []
    for y in [800, 845, 2000, -30] {
      for _ in 0..<3 {
        host.perform {
          view.frame.origin.y = CGFloat(y)
          view.frame.size = view.systemLayoutSizeFitting(
            CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        }
        sizes.append(view.frame.size)
      }
    }
    let margin: CGFloat = pinning == .margins ? 8 : 0
    let width = 393 - 2 * margin
    let text = label.sizeThatFits(CGSize(width: width, height: 0)).height
    expectEqual(Set(sizes.map(\.height)), [text + 2 * margin])
    expectEqual(Set(sizes.map(\.width)), [393])
  }

  // MARK: Text sizes

  /// While a trait change passes down the tree, code that it calls may lay out the collection view.
  /// Some cells have the new traits then, although their labels still have the old ones.
  @Test(arguments: SizingLayout.allCases)
  func `Layout during a change of the text size leaves no old sizes`(layout: SizingLayout) {
    let texts = [["a", long, "b c"], ["d", long]]
    let screen = show(texts, layout, .margins)
    host.perform { layOutDuringTraitChanges(screen) }
    expectFreshSizes(screen, texts, layout)
  }

  /// "UIContentSizeCategory", `didChangeNotification`: views that do not adjust their fonts observe
  /// it.
  @Test(arguments: SizingLayout.allCases)
  func `Fonts that are set on the notification are measured`(layout: SizingLayout) {
    let texts = [["a", long, "b c"], ["d", long]]
    let screen = show(texts, layout, .margins)
    var observations: [any NSObjectProtocol] = []
    host.perform {
      layOutDuringTraitChanges(screen)
      for cell in screen.cells {
        cell.label.adjustsFontForContentSizeCategory = false
        let name = UIContentSizeCategory.didChangeNotification
        observations.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { cell.label.font = .preferredFont(forTextStyle: .body) }
          })
      }
    }
    expectFreshSizes(screen, texts, layout)
    observations.forEach(NotificationCenter.default.removeObserver)
  }

  private func layOutDuringTraitChanges(_ screen: TextScreen) {
    for cell in screen.cells {
      let eager = UIView()
      eager.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        [view = screen.collectionView] (_: UIView, _) in view.layoutIfNeeded()
      }
      cell.contentView.insertSubview(eager, at: 0)
    }
  }

  private func expectFreshSizes(
    _ screen: TextScreen, _ texts: [[String]], _ layout: SizingLayout
  ) {
    for category in [UIContentSizeCategory.accessibilityLarge, .extraSmall] {
      host.contentSizeCategory = category
      host.settle()
      expectEqual(screen.truncatedLabels, [])
      let fresh = ScreenHost(.iPhone15)
      fresh.contentSizeCategory = category
      let other = fresh.perform { TextScreen(texts, layout: layout, pinning: .margins) }
      fresh.show(other)
      fresh.settle()
      expectEqual(screen.picture, other.picture)
    }
  }

  @Test(arguments: SizingLayout.allCases)
  func `Another text size measures all cells again, and back`(layout: SizingLayout) {
    let texts = [["a", long, "b c", long, "d"], [long, "e"]]
    let screen = show(texts, layout, .margins)
    let before = screen.picture
    #expect(!before.isEmpty)
    for category in [UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .extraSmall] {
      host.contentSizeCategory = category
      host.settle()
      expectEqual(screen.truncatedLabels, [])
      let fresh = ScreenHost(.iPhone15)
      fresh.contentSizeCategory = category
      let other = fresh.perform { TextScreen(texts, layout: layout, pinning: .margins) }
      fresh.show(other)
      fresh.settle()
      expectEqual(screen.picture, other.picture)
      expectEqual(screen.collectionView.contentSize, other.collectionView.contentSize)
    }
    host.contentSizeCategory = .large
    host.settle()
    expectEqual(screen.picture, before)
  }

  // MARK: Flow layouts

  @Test(arguments: [SizingLayout.flowAutomatic, .flowEstimated])
  func `Cells of a flow layout are as wide as their text`(layout: SizingLayout) {
    let screen = show([["a", "some words", "z"]], layout, .edges)
    for cell in screen.cells {
      expectEqual(cell.bounds.size, cell.label.sizeThatFits(.zero))
    }
    #expect(Set(screen.cells.map(\.bounds.width)).count > 1)
  }
}
