// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport

/// A point of the screen, in thousandths of its width and height.
struct MonkeyPlace: Hashable, Codable, Sendable {
  var x, y: Int

  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: (size.width * CGFloat(x) / 1000).rounded(), y: (size.height * CGFloat(y) / 1000).rounded())
  }
}

/// An action of the monkey on a screen.
enum MonkeyAction: Hashable, Codable, Sendable {
  case show(Int, animated: Bool)
  case rotate(isLandscape: Bool)
  case textSize(Int)
  case dark(Bool)
  case rightToLeft(Bool)
  case bold(Bool)
  case scroll(Int, animated: Bool)
  case tap(MonkeyPlace)
  case doubleTap(MonkeyPlace)
  case longPress(MonkeyPlace)
  /// Drags a finger for a number of frames, and lifts it at rest or in motion.
  case drag(from: MonkeyPlace, to: MonkeyPlace, frames: Int, isFling: Bool)
  case pinch(MonkeyPlace, isOpening: Bool)
  case type(String)
  case pressReturn
  case delete
  /// Pushes or presents the screen with an index of `ScreenKind.apps`.
  case push(Int)
  case pop
  case present(Int, isSheet: Bool)
  case dismiss
  case wait(frames: Int)

  /// The action as Swift source.
  var source: String {
    func place(_ place: MonkeyPlace) -> String { "MonkeyPlace(x: \(place.x), y: \(place.y))" }
    return switch self {
    case .tap(let at): ".tap(\(place(at)))"
    case .doubleTap(let at): ".doubleTap(\(place(at)))"
    case .longPress(let at): ".longPress(\(place(at)))"
    case .drag(let from, let to, let frames, let isFling):
      ".drag(from: \(place(from)), to: \(place(to)), frames: \(frames), isFling: \(isFling))"
    case .pinch(let at, let isOpening): ".pinch(\(place(at)), isOpening: \(isOpening))"
    default: ".\(self)"
    }
  }

  /// The action with a smaller number or without animation, for a simpler report.
  var simplifications: [MonkeyAction] {
    let all: [MonkeyAction] =
      switch self {
      case .show(let number, _): [.show(1, animated: false), .show(number, animated: false)]
      case .scroll(let place, _): [.scroll(place, animated: false)]
      case .drag(let from, let to, let frames, true):
        [.drag(from: from, to: to, frames: frames, isFling: false)]
      case .type(let text): [.type(String(text.prefix(1)))]
      case .push: [.push(0)]
      case .present(_, let isSheet): [.present(0, isSheet: isSheet)]
      case .wait(let frames): [.wait(frames: 1), .wait(frames: frames / 2)]
      default: []
      }
    return all.filter { $0 != self }
  }
}

/// A start and a sequence of actions on a screen.
struct MonkeyRun: Hashable, Codable, Sendable {
  /// The class of the screen.
  var screen: String
  var start = Surroundings()
  var isInNavigation = false
  var actions: [MonkeyAction] = []
}

extension MonkeyRun {
  /// Makes a random run on a screen.
  static func random(on screen: String, length: Int, using random: inout SplitMix64) -> MonkeyRun {
    var run = MonkeyRun(screen: screen)
    run.start.device = Int.random(in: 0..<DeviceModel.all.count, using: &random)
    run.start.content = Int.random(in: 0..<1000, using: &random)
    run.isInNavigation = Bool.random(using: &random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      run.start.isLandscape = Bool.random(using: &random)
      run.start.category = Int.random(in: 0..<Surroundings.categories.count, using: &random)
      run.start.isRightToLeft = Bool.random(using: &random)
    }
    for _ in 0..<length {
      run.actions.append(.random(using: &random))
      if Bool.random(using: &random) {
        run.actions.append(.wait(frames: Int.random(in: 1...40, using: &random)))
      }
    }
    return run
  }
}

extension MonkeyAction {
  private static let texts = ["a", "Ada", "Grüße", "12.5", "two\nlines", "👩‍👩‍👧", "שלום"]

  /// Makes a random action.
  static func random(using random: inout SplitMix64) -> MonkeyAction {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func flag() -> Bool { Bool.random(using: &random) }
    func place() -> MonkeyPlace { MonkeyPlace(x: number(0..<1000), y: number(0..<1000)) }
    switch number(0..<40) {
    case 0..<6: return .show(number(0..<1000), animated: flag())
    case 6, 7: return .rotate(isLandscape: flag())
    case 8: return .textSize(number(0..<Surroundings.categories.count))
    case 9: return .dark(flag())
    case 10: return .rightToLeft(flag())
    case 11: return .bold(flag())
    case 12: return .scroll(number(0..<5), animated: flag())
    case 13..<20: return .tap(place())
    case 20: return .doubleTap(place())
    case 21: return .longPress(place())
    case 22..<29:
      let from = place()
      let isSideways = number(0..<4) == 0
      let to = MonkeyPlace(
        x: isSideways ? number(0..<1000) : from.x, y: isSideways ? from.y : number(0..<1000))
      return .drag(from: from, to: to, frames: number(2..<30), isFling: flag())
    case 29: return .pinch(place(), isOpening: flag())
    case 30, 31: return .type(texts[number(0..<texts.count)])
    case 32: return flag() ? .pressReturn : .delete
    case 33, 34: return .push(number(0..<ScreenKind.apps.count))
    case 35: return .pop
    case 36, 37: return .present(number(0..<ScreenKind.apps.count), isSheet: flag())
    case 38: return .dismiss
    default: return .wait(frames: number(1..<90))
    }
  }
}
