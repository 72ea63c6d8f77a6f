// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import Testing

/// A screen of 390 by 844 points, of which 59 at the top and 34 at the bottom are outside the safe
/// area, with a scroll view and a bar over it, under real fingers.
@MainActor
final class BarStage {
  let host: ScreenHost
  let ground: Ground
  private(set) var scrollView: UIScrollView
  private(set) var controller: BarController!
  private(set) var told: [State] = []
  let container: UIView
  /// Collection views do not retain their data sources.
  private var contents: [ObjectIdentifier: Content] = [:]

  init(
    on ground: Ground, stops: [CGFloat] = [64, 200, 300], behavior: Behavior = Behavior(),
    reducer: StateReducer = .standard, content: CGFloat = 3000, alwaysBounces: Bool = true,
    framesPerSecond: Double = 60, prepare: (UIScrollView) -> Void = { _ in }
  ) throws {
    self.ground = ground
    host = ScreenHost(
      size: CGSize(width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      framesPerSecond: framesPerSecond)
    host.printsWarnings = false
    var behavior = behavior
    behavior.coversSafeArea = ground.isCovered
    let configuration = try Configuration(stops: stops, behavior: behavior)
    container = host.perform { UIView() }
    scrollView = host.perform { UIScrollView() }
    host.show(container)
    scrollView = makeScrollView(content: content, alwaysBounces: alwaysBounces)
    prepare(scrollView)
    controller = host.perform {
      BarController(stateReducer: reducer, configuration: configuration) { [weak self] in
        self?.told.append($0)
      }
    }
    host.perform { controller.set(scrollView: scrollView) }
  }

  func makeScrollView(content height: CGFloat = 3000, alwaysBounces: Bool = true) -> UIScrollView {
    host.perform {
      let content = Content(height: height, kind: ground.kind)
      let view = ground.makeView(content)
      contents[ObjectIdentifier(view)] = content
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.alwaysBounceVertical = alwaysBounces
      if ground.kind == .scrollView {
        view.contentSize = CGSize(width: container.bounds.width, height: height)
      }
      container.addSubview(view)
      return view
    }
  }

  func set(_ view: UIScrollView) {
    scrollView = view
    host.perform { controller.set(scrollView: view) }
  }

  /// A way to give a collection view other content; a plain scroll view has only one.
  enum Change: String, CaseIterable, Sendable { case reload, batch, animatedBatch }

  /// Gives the content another height.
  func setContent(_ height: CGFloat, by change: Change = .reload) {
    host.perform {
      guard let content = contents[ObjectIdentifier(scrollView)] else { return }
      if let table = scrollView as? UITableView {
        return setContent(height, of: table, content, by: change)
      }
      guard let view = scrollView as? UICollectionView
      else { return scrollView.contentSize.height = height }
      guard change != .reload else {
        content.height = height
        return view.reloadData()
      }
      UIView.setAnimationsEnabled(change == .animatedBatch)
      defer { UIView.setAnimationsEnabled(true) }
      let old = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      content.height = height
      view.performBatchUpdates {
        for (section, count) in old.enumerated() {
          let new = content.collectionView(view, numberOfItemsInSection: section)
          view.deleteItems(at: (0..<count).map { IndexPath(item: $0, section: section) })
          view.insertItems(at: (0..<new).map { IndexPath(item: $0, section: section) })
        }
      }
    }
  }

  private func setContent(
    _ height: CGFloat, of table: UITableView, _ content: Content, by change: Change
  ) {
    guard change != .reload else {
      content.height = height
      return table.reloadData()
    }
    UIView.setAnimationsEnabled(change == .animatedBatch)
    defer { UIView.setAnimationsEnabled(true) }
    let old = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    content.height = height
    table.performBatchUpdates {
      for (section, count) in old.enumerated() {
        let new = content.tableView(table, numberOfRowsInSection: section)
        table.deleteRows(
          at: (0..<count).map { IndexPath(row: $0, section: section) }, with: .automatic)
        table.insertRows(
          at: (0..<new).map { IndexPath(row: $0, section: section) }, with: .automatic)
      }
    }
  }

  var height: CGFloat { controller.state.height() }
  var progress: CGFloat { controller.state.transitionProgress() }

  /// The part of the safe area that the scroll view adds to its insets beside the bar's height.
  var safeArea: UIEdgeInsets { safeArea(of: scrollView) }

  private func safeArea(of view: UIScrollView) -> UIEdgeInsets {
    guard ground.isAdjusted else { return .zero }
    var insets = view.safeAreaInsets
    if ground.isCovered { insets.top = 0 }
    return insets
  }

  /// The content inset at the top, with the part of the safe area that the bar covers: the same
  /// numbers on every ground.
  var insetTop: CGFloat { insetTop(of: scrollView) }

  func insetTop(of view: UIScrollView) -> CGFloat { view.contentInset.top + covered(by: view) }

  /// The content insets, with the part of the safe area that the bar covers.
  var insets: UIEdgeInsets {
    var insets = scrollView.contentInset
    insets.top = insetTop
    return insets
  }

  /// The part of the bar's height that the safe area covers.
  var covered: CGFloat { covered(by: scrollView) }

  private func covered(by view: UIScrollView) -> CGFloat {
    controller.configuration.behavior.coversSafeArea
      ? min(view.safeAreaInsetTop, controller.configuration.normalStateHeight) : 0
  }

  /// The content offset, measured from the safe area where that belongs to the insets, so that
  /// tests expect the same numbers in both behaviors.
  var offset: CGFloat { offset(of: scrollView) }

  func offset(of view: UIScrollView) -> CGFloat { view.contentOffset.y + safeArea(of: view).top }

  /// Scrolls to an offset that is measured in the same way.
  func scroll(to offset: CGFloat, in view: UIScrollView? = nil, animated: Bool = false) {
    let view = view ?? scrollView
    let place = CGPoint(x: 0, y: offset - safeArea(of: view).top)
    host.perform {
      if animated {
        view.setContentOffset(place, animated: true)
      } else {
        view.contentOffset = place
      }
    }
  }

  /// The offset at which content of a height ends.
  func end(of content: CGFloat) -> CGFloat {
    content - scrollView.frame.height + scrollView.contentInset.bottom + safeArea.top
      + safeArea.bottom
  }

  /// Puts a finger down in the middle.
  func touch(at y: CGFloat = 500) -> Finger { host.touch(at: CGPoint(x: 195, y: y)) }

  /// Drags the content up by a distance, slowly enough not to fling it. The slop is added to the
  /// distance.
  func drag(by distance: CGFloat, from y: CGFloat = 500) {
    let way = distance + (distance < 0 ? -10 : 10)
    touch(at: y).move(by: CGVector(dx: 0, dy: way), over: 0.4).hold(for: 0.2).lift()
  }

  /// Flings the content.
  func fling(velocity: CGFloat, from y: CGFloat = 500) {
    host.fling(from: CGPoint(x: 195, y: y), velocity: CGVector(dx: 0, dy: velocity))
  }

  func settle() {
    #expect(host.settle(), "something goes on for ever")
  }

  func forgetTold() { told = [] }
}

/// A scrollable without a view: a few numbers.
@MainActor
final class PlainScrollable: Scrollable {
  var contentOffset = CGPoint.zero
  var contentInset = UIEdgeInsets.zero
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var contentSize = CGSize(width: 390, height: 3000)
  var frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Whether the scrollable moves to the offsets that are set.
  var obeys = true

  func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if obeys { self.contentOffset = contentOffset }
  }
}
