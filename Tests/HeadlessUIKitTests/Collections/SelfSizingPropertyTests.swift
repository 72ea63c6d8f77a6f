// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The state of a device and a screen of texts.
///
/// A screen that was changed to a state must look like a fresh screen made in this state.
private struct ScreenState {
  var model: DeviceModel
  var orientation = DeviceOrientation.portrait
  var category = UIContentSizeCategory.large
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var weight = UILegibilityWeight.regular
  var margins: CGFloat = 8
  var additionalInset: CGFloat = 0
  var texts: [[String]]

  let layout: SizingLayout
  let pinning: Pinning
  let behavior: UIScrollView.ContentInsetAdjustmentBehavior
  let isInNavigation: Bool
  let preservesMargins: Bool

  @MainActor func makeHost() -> ScreenHost {
    let traits = UITraitCollection { traits in
      traits.preferredContentSizeCategory = category
      traits.layoutDirection = direction
      traits.legibilityWeight = weight
    }
    let host = ScreenHost(model, orientation: orientation, traits: traits)
    host.printsWarnings = false
    return host
  }

  @MainActor func makeScreen(on host: ScreenHost) -> TextScreen {
    let screen = host.perform {
      let screen = TextScreen(
        texts, layout: layout, pinning: pinning, behavior: behavior,
        preservesMargins: preservesMargins)
      apply(to: screen)
      return screen
    }
    host.show(isInNavigation ? UINavigationController(rootViewController: screen) : screen)
    host.settle()
    return screen
  }

  @MainActor func apply(to screen: TextScreen) {
    screen.collectionView.layoutMargins = UIEdgeInsets(
      top: margins, left: margins, bottom: margins, right: margins)
    screen.additionalSafeAreaInsets = UIEdgeInsets(
      top: 0, left: additionalInset, bottom: additionalInset, right: 0)
  }
}

/// Random changes of a screen, which are applied to the screen and to its state.
@MainActor
private struct ScreenChanger {
  var state: ScreenState
  var random: SplitMix64
  let host: ScreenHost
  let screen: TextScreen

  init(_ state: ScreenState, seed: UInt64) {
    self.state = state
    random = SplitMix64(seed: seed)
    host = state.makeHost()
    screen = state.makeScreen(on: host)
  }

  private static let words = ["a", "bb", "cube", "icosahedron", "of", "great", "stellated", "two"]

  static func text(_ random: inout SplitMix64) -> String {
    let count = [0, 1, 2, 5, 12, 30].randomElement(using: &random)!
    return (0..<count).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
  }

  mutating func changeSomething() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      state.orientation = state.orientation == .portrait ? .landscape : .portrait
      host.rotate(to: state.orientation, animated: .random(using: &random))
    case 1, 2:
      state.category =
        [.extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
        .randomElement(using: &random)!
      host.contentSizeCategory = state.category
    case 3:
      state.direction = state.direction == .leftToRight ? .rightToLeft : .leftToRight
      host.layoutDirection = state.direction
    case 4:
      state.weight = state.weight == .bold ? .regular : .bold
      host.changeTraits { $0.legibilityWeight = state.weight }
    case 5:
      state.margins = [0, 8, 31].randomElement(using: &random)!
      host.perform { state.apply(to: screen) }
    case 6:
      state.additionalInset = [0, 20].randomElement(using: &random)!
      host.perform { state.apply(to: screen) }
    case 7: scroll(to: .random(in: 0...1, using: &random))
    case 11: drag()
    case 8: exchangeAll()
    case 9: insert()
    case 10: delete()
    default: fillAnew(isReload: .random(using: &random))
    }
    if Bool.random(using: &random) { host.settle() } else { host.advanceFrames(2) }
  }

  private func scroll(to share: CGFloat) {
    let view = screen.collectionView
    host.perform {
      let length = view.contentSize.height - view.bounds.height
      view.contentOffset.y = max(length, 0) * share
    }
  }

  private mutating func drag() {
    let middle = CGPoint(x: host.window!.bounds.midX, y: host.window!.bounds.midY)
    let way = CGFloat.random(in: -150...150, using: &random)
    // A carousel would keep the horizontal offset that a drag gives one of its rows.
    let aside = state.layout == .carousel ? 0 : way / 3
    host.drag(
      from: middle, to: CGPoint(x: middle.x + aside, y: middle.y + way), duration: 0.1)
  }

  private mutating func exchangeAll() {
    let count = [0, 1, 40].randomElement(using: &random)!
    state.texts = [(0..<count).map { _ in Self.text(&random) }]
    host.perform {
      screen.texts = state.texts
      screen.collectionView.reloadData()
    }
  }

  private mutating func insert() {
    let index = Int.random(in: 0...state.texts[0].count, using: &random)
    state.texts[0].insert(Self.text(&random), at: index)
    batch { $0.insertItems(at: [IndexPath(item: index, section: 0)]) }
  }

  private mutating func delete() {
    guard let index = state.texts[0].indices.randomElement(using: &random) else { return }
    state.texts[0].remove(at: index)
    batch { $0.deleteItems(at: [IndexPath(item: index, section: 0)]) }
  }

  private func batch(_ updates: @escaping @MainActor (UICollectionView) -> Void) {
    host.perform {
      screen.collectionView.performBatchUpdates { [screen, texts = state.texts] in
        screen.texts = texts
        updates(screen.collectionView)
      }
    }
  }

  private mutating func fillAnew(isReload: Bool) {
    guard let index = state.texts[0].indices.randomElement(using: &random) else { return }
    state.texts[0][index] = Self.text(&random)
    let path = IndexPath(item: index, section: 0)
    host.perform {
      screen.texts = state.texts
      if isReload {
        screen.collectionView.reloadItems(at: [path])
      } else {
        screen.collectionView.reconfigureItems(at: [path])
      }
    }
  }
}

@MainActor @Suite struct SelfSizingPropertyTests {
  /// The parts of a screen that the tests compare.
  private struct Pictures {
    /// The sizes of the cells at the top, by item, before the rest of the content has been visible.
    var firstSizes: [Int: CGSize] = [:]
    /// The descriptions of the views at the top and at the end, after all of the content has been
    /// visible.
    var lines: [String] = []
  }

  private func pictures(
    of screen: TextScreen, on host: ScreenHost, _ layout: SizingLayout
  ) -> Pictures {
    let view = screen.collectionView
    host.settle()
    var pictures = Pictures()
    let isSideways = layout == .sideways
    var length: CGFloat { isSideways ? view.contentSize.width : view.contentSize.height }
    let visible = isSideways ? view.bounds.width : view.bounds.height
    func look(at offset: CGFloat) {
      host.perform {
        view.contentOffset = CGPoint(
          x: (isSideways ? offset : 0) - view.adjustedContentInset.left,
          y: (isSideways ? 0 : offset) - view.adjustedContentInset.top)
      }
      host.advanceFrame()
      expectEqual(screen.truncatedLabels, [])
    }
    look(at: 0)
    for cell in screen.cells {
      pictures.firstSizes[view.indexPath(for: cell)!.item] = cell.bounds.size
    }
    // Newly measured sizes can move other items past the visible area, so scroll until the size is
    // stable.
    var size = CGSize.zero
    while size != view.contentSize {
      size = view.contentSize
      var offset: CGFloat = 0
      repeat {
        look(at: offset)
        offset += visible / 2
      } while offset < length
    }
    look(at: 0)
    pictures.lines = ["\(view.contentSize) \(view.adjustedContentInset)"] + screen.picture
    look(at: max(length - visible, 0).rounded())
    pictures.lines += screen.picture
    return pictures
  }

  /// Returns a description of the first difference between two screens, or nil if they are equal.
  ///
  /// For the time before all of the content has been visible, only the sizes of cells that both
  /// screens show are compared. If one of the screens has measured more items, then lines can break
  /// elsewhere, and the content can be long enough to scroll and have an inset.
  private func difference(_ seen: Pictures, _ wanted: Pictures) -> String? {
    for (item, size) in seen.firstSizes.sorted(by: { $0.key < $1.key }) {
      if let other = wanted.firstSizes[item], other != size {
        return "item \(item) at the top: \(size) instead of \(other)"
      }
    }
    if let pair = zip(seen.lines, wanted.lines).first(where: { $0 != $1 }) {
      return "\(pair.0) instead of \(pair.1)"
    }
    return seen.lines.count == wanted.lines.count
      ? nil : "\(seen.lines.count) lines instead of \(wanted.lines.count)"
  }

  /// Six seeds for each layout, and seeds that have found faults: a size that was discarded before
  /// its use, and two screens that differed only in the measured items outside of the visible area.
  nonisolated private static let seeds =
    sample(0..<UInt64(6 * SizingLayout.allCases.count)) + [83, 657, 777]

  @Test(arguments: seeds)
  func `A screen that was changed looks like a fresh one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let state = ScreenState(
      model: DeviceModel.all.randomElement(using: &random)!,
      texts: [(0..<40).map { _ in ScreenChanger.text(&random) }],
      layout: SizingLayout.allCases[Int(seed) % SizingLayout.allCases.count],
      pinning: Pinning.allCases.randomElement(using: &random)!,
      behavior: [.never, .automatic, .always].randomElement(using: &random)!,
      isInNavigation: .random(using: &random), preservesMargins: .random(using: &random))
    var changer = ScreenChanger(state, seed: random.next())
    for _ in 0..<6 {
      changer.changeSomething()
    }
    let fresh = changer.state.makeHost()
    let other = changer.state.makeScreen(on: fresh)
    let seen = pictures(of: changer.screen, on: changer.host, state.layout)
    let wanted = pictures(of: other, on: fresh, state.layout)
    #expect(difference(seen, wanted) == nil, "\(changer.state)")
    expectEqual(changer.host.warnings, [])
    expectEqual(fresh.warnings, [])
    #expect(changer.host.isSettled)
  }
}
