//  Player.swift

import UIKit

@MainActor @objc protocol PlayerDelegate: AnyObject {
  @objc optional func playerWillStart(_ player: Player)
  @objc optional func player(_ player: Player, shouldSkipTo position: Double) -> Bool
  @objc optional func playerDidStop()
  @objc optional var playerName: String { get }
}

@MainActor
final class Player: NSObject {
  weak var delegate: (any PlayerDelegate)?
  @objc private(set) dynamic var position = 0.0
  private var link: CADisplayLink?
  private(set) var isRunning = false

  func start() {
    delegate?.playerWillStart?(self)
    isRunning = true
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func skip(to position: Double) -> Bool {
    guard delegate?.player?(self, shouldSkipTo: position) ?? true else { return false }
    self.position = position
    return true
  }

  func stop() {
    link?.invalidate()
    link = nil
    isRunning = false
    delegate?.playerDidStop?()
  }

  @objc private func step(_ link: CADisplayLink) {
    position += 1
  }
}
