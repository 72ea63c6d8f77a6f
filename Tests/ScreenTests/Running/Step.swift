// SPDX-License-Identifier: MIT
import ResinTestSupport

/// A change of a screen's content or surroundings, with the time before the next step.
struct Step: Hashable, Sendable, CustomStringConvertible {
  enum Change: Hashable, Sendable {
    case content(Int, animated: Bool)
    case rotation(isLandscape: Bool, animated: Bool)
    case category(Int)
    case dark(Bool)
    case rightToLeft(Bool)
    case bold(Bool)
    /// Scrolls every outermost scroll view to a position from 0, the start, to 4, the end.
    case scroll(Int, animated: Bool)
    /// Changes all values that differ, except the device; rotation is animated.
    case surroundings(Surroundings)
  }

  var change: Change
  /// The number of frames after which the next step follows, or nil if the screen settles and is
  /// checked.
  var frames: Int?

  /// Makes a random step. The next step interrupts a third of the random steps.
  static func random(updatesOnly: Bool, using random: inout SplitMix64) -> Step {
    let animated = Bool.random(using: &random)
    let kind = updatesOnly ? 0 : Int.random(in: 0..<11, using: &random)
    let change: Change =
      switch kind {
      case 0..<4: .content(Int.random(in: 0..<1000, using: &random), animated: animated)
      case 4, 5: .rotation(isLandscape: Bool.random(using: &random), animated: animated)
      case 6: .category(Int.random(in: 0..<12, using: &random))
      case 7: .dark(Bool.random(using: &random))
      case 8: .rightToLeft(Bool.random(using: &random))
      case 9: .bold(Bool.random(using: &random))
      default: .scroll(Int.random(in: 0...4, using: &random), animated: animated)
      }
    let isInterrupted = Int.random(in: 0..<3, using: &random) == 0
    return Step(
      change: change, frames: isInterrupted ? Int.random(in: 1...12, using: &random) : nil)
  }

  /// Changes the surroundings to those after the step.
  func changes(_ surroundings: inout Surroundings) {
    switch change {
    case .content(let number, _): surroundings.content = number
    case .rotation(let isLandscape, _): surroundings.isLandscape = isLandscape
    case .category(let index): surroundings.category = index
    case .dark(let isOn): surroundings.isDark = isOn
    case .rightToLeft(let isOn): surroundings.isRightToLeft = isOn
    case .bold(let isOn): surroundings.isBold = isOn
    case .scroll: break
    case .surroundings(let new):
      // A screen remains on its device, even if a simpler run starts on another device.
      let device = surroundings.device
      surroundings = new
      surroundings.device = device
    }
  }

  /// The step without animation or without interruption, or without both.
  var simplifications: [Step] {
    var plain = change
    switch change {
    case .content(let number, _): plain = .content(number, animated: false)
    case .rotation(let isLandscape, _): plain = .rotation(isLandscape: isLandscape, animated: false)
    case .scroll(let place, _): plain = .scroll(place, animated: false)
    default: break
    }
    let candidates = [
      Step(change: plain), Step(change: change), Step(change: plain, frames: frames),
    ]
    return candidates.filter { $0 != self }
  }

  var description: String {
    let text =
      switch change {
      case .content(let number, let animated):
        "show content \(number)\(animated ? ", animated" : "")"
      case .rotation(let isLandscape, let animated):
        "rotate to \(isLandscape ? "landscape" : "portrait")\(animated ? ", animated" : "")"
      case .category(let index): "text size \(Surroundings.categoryNames[index])"
      case .dark(let isOn): isOn ? "dark" : "light"
      case .rightToLeft(let isOn): isOn ? "right to left" : "left to right"
      case .bold(let isOn): isOn ? "bold text" : "regular text"
      case .scroll(let place, let animated):
        "scroll to \(place)/4 of the content\(animated ? ", animated" : "")"
      case .surroundings(let new): "change to \(new)"
      }
    return text + (frames.map { ", interrupted after \($0) frames" } ?? "")
  }
}
