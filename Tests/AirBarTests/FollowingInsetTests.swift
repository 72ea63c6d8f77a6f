// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

// Behavior.topInset: an inset at the top that follows the bar.
@MainActor @Suite struct FollowingInsetTests {
  private static func following(_ change: (inout Behavior) -> Void = { _ in }) -> Behavior {
    var behavior = Behavior()
    behavior.topInset = .barHeight
    change(&behavior)
    return behavior
  }

  /// The visible state of one frame, measured from the safe area.
  private struct Sight {
    var height: CGFloat, offset: CGFloat, inset: CGFloat

    @MainActor init(_ stage: BarStage) {
      height = stage.height
      offset = stage.offset
      inset = stage.scrollView.adjustedContentInset.top - stage.safeArea.top
    }
  }

  /// A finger, and the frames in which it moves and after it was lifted.
  @MainActor
  private final class Script {
    let stage: BarStage
    var sights: [Sight] = []

    init(_ stage: BarStage) { self.stage = stage }

    /// Drags by distances in consecutive frames.
    func drag(_ distances: [CGFloat], lifting: Bool = true, resting: Bool = false) {
      let finger = stage.touch()
      for distance in distances {
        finger.move(by: CGVector(dx: 0, dy: distance), over: 1.0 / 60)
        sights.append(Sight(stage))
      }
      if resting { finger.hold(for: 0.3) }
      finger.lift()
      watch(20)
    }

    func watch(_ frames: Int) {
      stage.host.advanceFrames(frames) { self.sights.append(Sight(self.stage)) }
    }
  }

  /// Every gesture moves content and bar in every frame as with the constant inset, which makes
  /// that the source of the expected numbers; the inset is the height of the bar.
  @Test(arguments: Ground.all)
  func `Fingers and flings move content and bar as with a constant inset`(on ground: Ground) throws
  {
    let scripts = try [Behavior(), Self.following()].map {
      Script(try BarStage(on: ground, behavior: $0))
    }
    for script in scripts {
      let stage = script.stage
      // To the lowest stop by little more than the bar shrinks, so that its edge is at the top of
      // the content.
      script.drag(Array(repeating: -5, count: 29), resting: true)
      script.watch(60)
      // Slowly up, down again, and a release between two stops.
      script.drag(Array(repeating: 3, count: 30) + Array(repeating: -2, count: 8), resting: true)
      script.watch(60)
      // A fling through the top, from the edge of the bar and from deeper in the content.
      script.drag([-10, -40, -60, -60], resting: true)
      script.drag([15, 30, 40, 40])
      script.watch(90)
      script.drag([-10, -60, -60, -60, -60, -60], resting: true)
      script.drag([15, 40, 60, 60])
      script.watch(120)
      // Beyond the top, which expands the bar and stretches it; caught, and expanded by code.
      script.drag(Array(repeating: 12, count: 40), resting: true)
      script.watch(90)
      script.drag([-15, -60, -60])
      script.watch(15)
      script.drag([5, 5, 5])
      script.watch(90)
      stage.host.perform { stage.controller.expand(on: true) }
      script.watch(90)
      stage.host.perform { stage.controller.move(toStop: 0) }
      script.watch(90)
    }
    let (fixed, following) = (scripts[0].sights, scripts[1].sights)
    #expect(fixed.count == following.count && fixed.count > 600)
    for (frame, pair) in zip(fixed, following).enumerated() {
      let isSame =
        abs(pair.0.height - pair.1.height) < 1e-6 && abs(pair.0.offset - pair.1.offset) < 1e-6
      #expect(isSame, "frame \(frame): \(pair)")
      let inset = min(pair.1.height, pair.0.inset)
      expectNear(pair.1.inset, inset, within: 1e-6, "frame \(frame): \(pair)")
      guard isSame else { break }
    }
  }

  @Test(arguments: [30.0, 60, 120, 240]) func `Frame rates agree`(rate: Double) throws {
    for ground in [
      Ground(kind: .scrollView, isAdjusted: true), Ground(kind: .flow, isAdjusted: false),
    ] {
      let stage = try BarStage(on: ground, behavior: Self.following(), framesPerSecond: rate)
      stage.drag(by: -140, from: 600)
      stage.settle()
      #expect(stage.height == 64 && stage.offset >= -64)
      let finger = stage.touch(at: 300)
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3).hold(for: 0.1)
      // 60 points less the slop.
      let travel = stage.height - 64
      expectNear(travel, 50, within: 1e-6)
      finger.lift()
      stage.settle()
      #expect(stage.height == 64 || stage.height == 200)
    }
  }

  /// A list with pinned headers, in each layout that pins them.
  @MainActor
  private final class Headers {
    enum Kind: CaseIterable { case flow, compositional, list }

    let view: UICollectionView
    private let numbers = Numbers(Array(repeating: Array(0..<12), count: 5))

    init(_ kind: Kind, frame: CGRect) {
      view = UICollectionView(frame: frame, collectionViewLayout: Self.layout(kind))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "title")
      view.dataSource = numbers
    }

    private static func layout(_ kind: Kind) -> UICollectionViewLayout {
      if kind == .flow {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 390, height: 60)
        flow.headerReferenceSize = CGSize(width: 390, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        return flow
      }
      return UICollectionViewCompositionalLayout { _, environment in
        let size = { (height: CGFloat) in
          NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let section =
          kind == .list
          ? NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
          : NSCollectionLayoutSection(
            group: .vertical(
              layoutSize: size(60), subitems: [NSCollectionLayoutItem(layoutSize: size(60))]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(30), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }
    }

    /// The upper edge of the highest header, in the coordinates of the screen.
    var top: CGFloat {
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .map { $0.convert($0.bounds, to: nil).minY }.min() ?? .nan
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `Pinned headers are at the edge of the bar in every frame`(
    isAdjusted: Bool, isCovered: Bool
  ) throws {
    for kind in Headers.Kind.allCases {
      let host = ScreenHost(.iPhone15)
      let screen = host.perform { UIViewController() }
      host.show(screen)
      let list = host.perform { Headers(kind, frame: screen.view.bounds) }
      if !isAdjusted { list.view.contentInsetAdjustmentBehavior = .never }
      host.perform { screen.view.addSubview(list.view) }
      let stops: [CGFloat] = [64, 200, 300]
      var behavior = Self.following()
      behavior.coversSafeArea = isCovered
      let configuration = try Configuration(stops: stops, behavior: behavior)
      let bar = host.perform { BarController(configuration: configuration) { _ in } }
      host.perform { bar.set(scrollView: list.view) }
      host.settle()
      let safeArea: CGFloat = isAdjusted && !isCovered ? 59 : 0
      // The first header may be below its pinned position only where the content has been pulled
      // beyond the top.
      let check = { (line: Int) in
        let edge = max(safeArea + min(bar.state.height(), 300), -list.view.contentOffset.y)
        // A header that the next one pushes out is above the edge.
        let isPushed = list.top < edge && list.top > edge - 30
        #expect(
          abs(list.top - edge) < 1e-6 || isPushed, "\(kind), line \(line): \(list.top), \(edge)")
        #expect(list.top <= edge + 1e-6)
      }
      let finger = host.touch(at: CGPoint(x: 200, y: 700))
      for _ in 0..<60 {
        finger.move(by: CGVector(dx: 0, dy: -8), over: 1.0 / 60)
        check(#line)
      }
      #expect(bar.state.height() == 64 && list.top <= safeArea + 64)
      for _ in 0..<40 {
        finger.move(by: CGVector(dx: 0, dy: 4), over: 1.0 / 60)
        check(#line)
      }
      finger.lift()
      host.advanceFrames(90) { check(#line) }
      host.fling(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 4000))
      host.advanceFrames(200) { check(#line) }
      #expect(abs(bar.state.height() - 200) < 1e-6 && abs(list.top - safeArea - 200) < 1e-6)
      host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600))
      host.advanceFrames(120) { check(#line) }
      for stop in [0, 1, 2, 1, 0] {
        host.perform { bar.move(toStop: stop) }
        host.advanceFrames(90) { check(#line) }
      }
    }
  }

  @Test(arguments: Ground.exact)
  func `A refresh control is at the edge of the bar`(on ground: Ground) throws {
    let stage = try BarStage(on: ground, behavior: Self.following())
    let control = stage.host.perform { UIRefreshControl() }
    stage.host.perform { stage.scrollView.refreshControl = control }
    let finger = stage.touch(at: 200)
    for _ in 0..<60 {
      finger.move(by: CGVector(dx: 0, dy: 8), over: 1.0 / 60)
      guard stage.offset < -300 - 60 else { continue }
      let top = control.convert(control.bounds, to: nil).minY
      expectNear(top - stage.safeArea.top, 300, within: 1e-6)
    }
    #expect(control.isRefreshing && stage.height > 300)
    finger.lift()
    stage.settle()
    expectEqual(stage.scrollView.adjustedContentInset.top, stage.safeArea.top + stage.height + 60)
    stage.host.perform { control.endRefreshing() }
    stage.settle()
    expectEqual(stage.offset, -stage.height)
  }

  @Test(arguments: Ground.exact)
  func `The client's insets and a release are as with a constant inset`(on ground: Ground) throws {
    let stage = try BarStage(on: ground, behavior: Self.following()) { $0.contentInset.top = 20 }
    #expect(stage.insetTop == 220 && stage.offset == -220)
    stage.drag(by: -400, from: 700)
    stage.settle()
    #expect(stage.height == 64 && stage.insetTop == 84)
    expectEqual(stage.scrollView.verticalScrollIndicatorInsets.top, 64 - stage.covered)
    expectEqual(stage.controller.contribution(to: stage.scrollView).top, 64 - stage.covered)
    stage.host.perform { stage.controller.release(scrollView: stage.scrollView) }
    expectEqual(stage.scrollView.contentInset.top, 20)
    expectEqual(stage.scrollView.verticalScrollIndicatorInsets.top, 0)
  }

  @Test func `Content that no finger can pull has the inset of the highest stop`() throws {
    let ground = Ground(kind: .scrollView, isAdjusted: true)
    for (content, always, bounces, inset) in [
      (3000.0, false, true, 64.0), (3000, true, false, 200), (300, false, true, 200),
      (300, true, true, 64),
    ] {
      let stage = try BarStage(
        on: ground, behavior: Self.following(), content: content, alwaysBounces: always
      ) { $0.bounces = bounces }
      stage.drag(by: -200, from: 700)
      stage.settle()
      expectEqual(stage.height, 64)
      expectEqual(stage.insetTop, CGFloat(inset))
      stage.drag(by: 200, from: 300)
      stage.settle()
      expectEqual(stage.height, 200)
    }
  }

  @Test func `A tap on the status bar ends at the top, with the bar at its normal stop`() throws {
    for ground in Ground.exact {
      let stage = try BarStage(on: ground, behavior: Self.following())
      stage.drag(by: -400, from: 700)
      stage.settle()
      stage.host.perform { _ = stage.host.window?.tapStatusBar() }
      stage.settle()
      #expect(stage.height == 200 && stage.offset == -200)
    }
  }

  @Test func `The original behavior has the constant inset`() {
    expectEqual(Behavior.original.topInset, .highestStop)
    expectEqual(Behavior().topInset, .highestStop)
  }
}
