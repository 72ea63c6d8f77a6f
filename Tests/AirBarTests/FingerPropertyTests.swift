// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport
import Testing

private let walkCount = sampleCount(80, optimized: 600)

// Real fingers on a real scroll view, and all other events of one, in any order, each starting from
// the state that the previous step left.
@MainActor @Suite struct FingerPropertyTests {
  @Test
  func `The bar rests at a stop that fits the content after any steps, and insets are right`()
    throws
  {
    for seed in 0..<walkCount {
      var walk = try Walk(seed: UInt64(seed))
      for _ in 0..<12 {
        walk.step()
        if walk.isTimeToRest { walk.rest() }
      }
      walk.rest()
      #expect(walk.faults.isEmpty, "seed \(seed): \(walk.log.joined(separator: ", "))")
      for fault in walk.faults { Issue.record("seed \(seed): \(fault)") }
    }
  }
}

/// One scroll view after another under one bar.
@MainActor
private struct Walk {
  private var random: SplitMix64
  private let stage: BarStage
  private var clientInset = UIEdgeInsets.zero
  /// A finger that remains down during other steps.
  private var finger: Finger?
  private(set) var log: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    let bars: [[CGFloat]] = [[64, 200, 300], [44, 120], [0, 80, 160, 320], [50, 50, 180]]
    let contents: [CGFloat] = [3000, 3000, 900, 400, 0]
    stage = try BarStage(
      on: Ground.all[Int(seed / 2) % Ground.all.count], stops: bars[Int(seed % 4)],
      behavior: seed % 2 == 0 ? Behavior() : Self.behavior(using: &random),
      content: contents[Int.random(in: 0..<5, using: &random)],
      framesPerSecond: [60, 120][Int.random(in: 0..<2, using: &random)])
  }

  /// Returns any behavior except those with which the bar does not come to rest at a stop.
  private static func behavior(using random: inout SplitMix64) -> Behavior {
    var behavior = Behavior()
    let ways: [Behavior.Settling] = [.scrollView, .immediate, .spring(response: 0.2)]
    behavior.settling = ways[Int.random(in: 0..<3, using: &random)]
    behavior.snapping = Bool.random(using: &random) ? .projected : .nearest
    behavior.movesContent = Bool.random(using: &random)
    behavior.topInset = Bool.random(using: &random) ? .barHeight : .highestStop
    behavior.alignsContentOnSet = Bool.random(using: &random)
    behavior.holdsShortContent = Bool.random(using: &random)
    behavior.resistance = Bool.random(using: &random) ? 0 : 0.8
    behavior.reportsOnlyChanges = Bool.random(using: &random)
    return behavior
  }

  var isTimeToRest: Bool { log.count % 5 == 0 }

  mutating func step() {
    let (host, view, controller) = (stage.host, stage.scrollView, stage.controller!)
    let kind = Int.random(in: 0..<17, using: &random)
    let way = CGFloat.random(in: -500...500, using: &random)
    let number = Int.random(in: 0..<4, using: &random)
    switch kind {
    case 0...2:
      log.append("drag \(way)")
      let finger = stage.touch(at: 400)
      finger.move(by: CGVector(dx: 0, dy: way), over: .random(in: 0.05...0.5, using: &random))
      if number == 0 { finger.cancel() } else { finger.lift() }
    case 3...5:
      log.append("fling \(way * 8)")
      stage.fling(velocity: way * 8, from: 400)
    case 6:
      log.append("scroll by code to \(way * 4)")
      stage.scroll(
        to: min(max(way * 4, 0), max(view.contentSize.height - 844, 0)), animated: number > 1)
    case 7:
      let height = number == 0 ? 0 : abs(way) * 5
      let change = BarStage.Change.allCases[Int.random(in: 0..<3, using: &random)]
      log.append("content of \(height) by \(change)")
      stage.setContent(height, by: change)
    case 8:
      log.append("move to stop \(number)")
      host.perform { controller.move(toStop: number) }
    case 9:
      log.append("swap")
      let next = stage.makeScrollView(content: number == 0 ? 300 : 2500)
      if number > 1 { host.perform { controller.preconfigure(scrollView: next) } }
      clientInset = .zero
      stage.set(next)
    case 10:
      log.append("inset \(number * 20)")
      let change = CGFloat(number * 20) - clientInset.top
      clientInset.top += change
      host.perform { view.contentInset.top += change }
    case 11:
      log.append("turn")
      host.rotate(to: host.orientation == .portrait ? .landscape : .portrait)
      host.advance(by: 0.4)
    case 12:
      log.append("heights")
      let low = CGFloat(number) * 20
      host.perform {
        var configuration = Configuration(
          compactStateHeight: low, normalStateHeight: low + 90, expandedStateHeight: low + 200)
        configuration.behavior = controller.configuration.behavior
        controller.configuration = configuration
      }
    case 13:
      log.append("set again")
      stage.set(view)
    case 14:
      hold(by: way)
    case 15:
      log.append("refresh")
      host.perform {
        let control = view.refreshControl ?? UIRefreshControl()
        view.refreshControl = control
        guard !control.isRefreshing else {
          control.endRefreshing()
          return controller.set(scrollView: view)  // still content notifies no observer
        }
        control.beginRefreshing()
        // This does not scroll, and notifies no observer.
        view.contentOffset.y = min(view.contentOffset.y, -view.adjustedContentInset.top)
      }
    default:
      log.append("wait")
      host.advance(by: .random(in: 0...0.3, using: &random))
    }
    check(whileMoving: true)
  }

  /// Puts a finger down, or moves the current one and lifts it.
  private mutating func hold(by way: CGFloat) {
    log.append("hold \(way)")
    let held = finger ?? stage.touch(at: 450)
    held.move(by: CGVector(dx: 0, dy: way), over: 0.15)
    if finger != nil { held.lift() }
    finger = finger == nil ? held : nil
  }

  mutating func rest() {
    if finger != nil { hold(by: 30) }
    log.append("rest")
    if !stage.host.settle() { faults.append("does not come to rest after \(log.count) steps") }
    check(whileMoving: false)
  }

  private mutating func check(whileMoving: Bool) {
    let (state, view) = (stage.controller.state, stage.scrollView)
    let configuration = state.configuration
    let height = state.height()
    let share = stage.controller.contribution(to: view)
    let covered = stage.covered
    let place = view.contentOffset.y + view.adjustedContentInset.top - share.top - covered
    let highest =
      state.isExpandedStateAvailable
      ? configuration.expandedStateHeight : configuration.normalStateHeight
    let isStretched =
      finger != nil && (height > highest || height < configuration.compactStateHeight)
    if !isStretched, !(configuration.compactStateHeight...highest).contains(height) {
      add("height \(height) is beyond the stops")
    }
    // Where content must not be moved, there may be no stop that fits its offset.
    let fits = !isStretched && configuration.behavior.movesContent
    if fits, height < min(-place, highest) - 0.5 { add("a gap: \(height) at \(place)") }
    if fits, height > max(-place, configuration.normalStateHeight) + 0.5 {
      add("an overlap: \(height) at \(place)")
    }
    let behavior = configuration.behavior
    let follows = behavior.topInset == .barHeight && behavior.movesContent
    let wanted = max((follows ? min(height, highest) : highest) - covered, 0)
    if abs(view.contentInset.top - share.top - clientInset.top) > 1e-6
      || abs(share.top - wanted) > 1e-6
    {
      add("insets \(view.contentInset) with \(share) of the bar")
    }
    guard !whileMoving else { return }
    if state.stop == nil { add("rests at \(height)") }
    if stage.told.last != state {
      add("the observer was told \(String(describing: stage.told.last))")
    }
    guard configuration.behavior.movesContent else { return }
    let end = max(
      view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom,
      -view.adjustedContentInset.top)
    if view.contentOffset.y > end + 0.5
      || view.contentOffset.y < -view.adjustedContentInset.top - 0.5
    {
      add("content rests at \(view.contentOffset.y), beyond its end \(end)")
    }
  }

  private mutating func add(_ fault: String) {
    if faults.count < 3 { faults.append("\(fault) after \(log.suffix(6).joined(separator: ", "))") }
  }
}
