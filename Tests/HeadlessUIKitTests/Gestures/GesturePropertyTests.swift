// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// A screen with one view of each kind that gets touches, and invariants of these views.
@MainActor
private final class CrowdedStage {
  let stage = TouchStage()
  let log = Log()
  let outer: UIView
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var touchViews: [TouchView] = []
  private var actions: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]

  init() {
    outer = stage.add(TouchView(log, name: "outer"), x: 0, y: 0, width: 390, height: 600)
    views.append(outer)
    let plain = add(TouchView(log, name: "plain"), x: 0, y: 0, width: 200, height: 200)
    let several = add(TouchView(log, name: "several"), x: 200, y: 0, width: 190, height: 200)
    several.isMultipleTouchEnabled = true
    add(UIButton(type: .system), x: 0, y: 200, width: 100, height: 100)
    add(UISwitch(), x: 100, y: 200, width: 51, height: 31)
    add(UISlider(), x: 0, y: 300, width: 390, height: 34)
    touchViews = [plain, several]

    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    add(single, to: plain)
    add(double, to: plain)
    add(UILongPressGestureRecognizer(), to: several)
    let pair = UITapGestureRecognizer()
    pair.numberOfTouchesRequired = 2
    pair.delaysTouchesBegan = true
    add(pair, to: several)
    let pan = UIPanGestureRecognizer()
    add(pan, to: outer)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    add(edge, to: stage.window)
    pan.require(toFail: edge)
    add(UILongPressGestureRecognizer(), to: outer)
  }

  @discardableResult
  private func add<View: UIView>(
    _ view: @autoclosure () -> View, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> View {
    let view = stage.add(view(), to: outer, x: x, y: y, width: width, height: height)
    views.append(view)
    return view
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.addAction { [unowned self] in
      actions[ObjectIdentifier($0), default: []].append($0.state)
    }
  }

  /// Checks the invariants that hold when no finger is down and no recognizer waits for another
  /// tap.
  func check(_ place: Comment) {
    stage.wait(2)
    for recognizer in recognizers {
      #expect(recognizer.state == .possible, place)
      #expect(isLegal(actions[ObjectIdentifier(recognizer)] ?? []), place)
    }
    for control in views.compactMap({ $0 as? UIControl }) {
      #expect(!control.isHighlighted && !control.isTracking, place)
    }
    for view in touchViews {
      let began = count("\(view.name) began")
      #expect(began == count("\(view.name) ended") + count("\(view.name) cancelled"), place)
    }
    let environment = stage.device.application.gestureEnvironment
    #expect(environment.active.isEmpty && environment.touches.isEmpty, place)
    #expect(stage.device.application.touches.isEmpty, place)
  }

  /// The number of touches of a line of the log: the line ends in a number where there were
  /// several.
  private func count(_ line: String) -> Int {
    log.lines.filter { $0.hasPrefix(line) }
      .reduce(0) { $0 + (Int($1.split(separator: " ").last ?? "") ?? 1) }
  }

  /// "About the gesture recognizer state machine".
  private func isLegal(_ states: [UIGestureRecognizer.State]) -> Bool {
    var continues = false
    for state in states {
      switch state {
      case .began where !continues: continues = true
      case .changed where continues: break
      case .ended: continues = false
      case .cancelled where continues: continues = false
      default: return false
      }
    }
    return !continues
  }
}

/// A step of a script.
private enum Step: Sendable {
  case down(Int, CGFloat, CGFloat)
  case move(Int, CGFloat, CGFloat)
  case up(Int, CGFloat, CGFloat)
  case wait(Double)

  @MainActor func run(on stage: TouchStage) {
    switch self {
    case .down(let finger, let x, let y): stage.down(x, y, finger: finger)
    case .move(let finger, let x, let y): stage.move(x, y, finger: finger)
    case .up(let finger, let x, let y): stage.up(x, y, finger: finger)
    case .wait(let seconds): stage.wait(seconds)
    }
  }
}

@MainActor @Suite struct GesturePropertyTests {
  private nonisolated static let scripts: [[Step]] = [
    // Two taps
    [.down(0, 50, 50), .wait(0.05), .up(0, 50, 50), .wait(0.1), .down(0, 50, 50), .up(0, 50, 50)],
    // A pan with a second finger
    [
      .down(0, 50, 50), .move(0, 55, 50), .move(0, 70, 50), .down(1, 250, 50), .move(1, 260, 80),
      .move(0, 80, 60), .up(0, 80, 60), .move(1, 270, 90), .up(1, 270, 90),
    ],
    // A long press with the fingers of a pair
    [
      .down(0, 250, 50), .wait(0.6), .down(1, 260, 60), .move(0, 270, 50), .up(1, 260, 60),
      .up(0, 270, 50),
    ],
    // Two fingers on the view that enables several
    [.down(0, 250, 50), .down(1, 260, 60), .wait(0.1), .up(0, 250, 50), .up(1, 260, 60)],
    // From the edge
    [.down(0, 5, 50), .move(0, 20, 50), .move(0, 60, 55), .up(0, 60, 55)],
    // Controls
    [.down(0, 50, 250), .move(0, 52, 250), .move(0, 300, 550), .up(0, 300, 550)],
    [.down(0, 110, 210), .move(0, 140, 210), .up(0, 140, 210), .down(0, 110, 210)],
    [.down(0, 16, 317), .move(0, 100, 317), .wait(0.7), .move(0, 200, 317), .up(0, 200, 317)],
  ]

  @Test(arguments: sample(scripts.indices))
  func `Touches that are cancelled at any step leave nothing behind`(_ index: Int) {
    let script = Self.scripts[index]
    for length in 0...script.count {
      let crowd = CrowdedStage()
      for step in script.prefix(length) { step.run(on: crowd.stage) }
      crowd.stage.device.cancelTouches()
      crowd.check("script \(index), cancelled after \(length) steps")
    }
  }

  @Test(arguments: sample(scripts.indices))
  func `Views that are removed at any step leave nothing behind`(_ index: Int) {
    let script = Self.scripts[index]
    for length in 0...script.count {
      for removed in CrowdedStage().views.indices {
        let crowd = CrowdedStage()
        for step in script.prefix(length) { step.run(on: crowd.stage) }
        crowd.views[removed].removeFromSuperview()
        for step in script.dropFirst(length) { step.run(on: crowd.stage) }
        crowd.stage.device.cancelTouches()
        crowd.check("script \(index), view \(removed) removed after \(length) steps")
      }
    }
  }

  @Test(arguments: sample(scripts.indices))
  func `Recognizers that are disabled or removed at any step leave nothing behind`(
    _ index: Int
  ) {
    let script = Self.scripts[index]
    for length in 0...script.count {
      for chosen in CrowdedStage().recognizers.indices {
        for way in 0..<2 {
          let crowd = CrowdedStage()
          for step in script.prefix(length) { step.run(on: crowd.stage) }
          let recognizer = crowd.recognizers[chosen]
          if way == 0 {
            recognizer.view?.removeGestureRecognizer(recognizer)
          } else {
            recognizer.isEnabled = false
            recognizer.isEnabled = length % 2 == 0
          }
          for step in script.dropFirst(length) { step.run(on: crowd.stage) }
          crowd.stage.device.cancelTouches()
          crowd.check("script \(index), recognizer \(chosen) way \(way) after \(length) steps")
        }
      }
    }
  }

  @Test func `Views and recognizers are released after touches`() {
    // Views and recognizers that are removed while they are touched, without other owners.
    let stage = TouchStage()
    weak var view: UIView?
    weak var pan: UIGestureRecognizer?
    var began = 0
    stage.device.perform {
      let touched = stage.add(UIButton(), x: 0, y: 0, width: 100, height: 100)
      let recognizer = UIPanGestureRecognizer()
      recognizer.addAction {
        began += 1
        $0.view?.removeFromSuperview()
      }
      touched.addGestureRecognizer(recognizer)
      (view, pan) = (touched, recognizer)
    }
    stage.down(10, 10)
    stage.move(50, 10)
    expectEqual(began, 2)  // the removal cancels
    stage.up(50, 10)
    stage.wait(1)
    #expect(view == nil)
    #expect(pan == nil)
  }

  @Test(arguments: 0..<UInt64(sampleCount(40)))
  func `Fingers with random movements leave nothing behind`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let crowd = CrowdedStage()
    for _ in 0..<150 {
      let finger = Int.random(in: 0..<3, using: &random)
      let x = CGFloat.random(in: -10..<400, using: &random)
      let y = CGFloat.random(in: -10..<620, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2: crowd.stage.down(x, y, finger: finger)
      case 3...6: crowd.stage.move(x, y, finger: finger)
      case 7, 8: crowd.stage.up(x, y, finger: finger)
      case 9: crowd.stage.wait(Double.random(in: 0..<0.6, using: &random))
      case 10: crowd.stage.device.cancelTouches()
      default: disturb(crowd, with: &random)
      }
    }
    crowd.stage.device.cancelTouches()
    crowd.check("seed \(seed)")
  }

  private func disturb(_ crowd: CrowdedStage, with random: inout SplitMix64) {
    let view = crowd.views.randomElement(using: &random) ?? crowd.outer
    let recognizer = crowd.recognizers.randomElement(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.removeFromSuperview()
    case 1 where view === crowd.outer: crowd.stage.window.addSubview(view)
    case 1: crowd.outer.addSubview(view)
    case 2: recognizer?.isEnabled.toggle()
    default: view.isUserInteractionEnabled.toggle()
    }
  }
}
