//  PlayerView.swift

import UIKit

final class PlayerView: UIControl, PlayerDelegate {
  @IBOutlet private(set) var label: UILabel?
  @IBInspectable var radius: CGFloat = 0
  let player = Player()
  private(set) var log: [String] = []
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(didPan))

  override init(frame: CGRect) {
    super.init(frame: frame)
    player.delegate = self
    addGestureRecognizer(pan)
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
    addTarget(nil, action: #selector(PlayerScreen.playerTapped(_:for:)), for: .touchUpInside)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func playerWillStart(_ player: Player) { log.append("will start") }

  func player(_ player: Player, shouldSkipTo position: Double) -> Bool { position < 10 }

  @objc private func toggle() {
    player.isRunning ? player.stop() : player.start()
  }

  @objc private func pause() { player.stop() }

  @objc private func didPan(_ recognizer: UIPanGestureRecognizer) { log.append("pan") }
}

final class PlayerScreen: UIViewController {
  let player = PlayerView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    player.accessibilityLabel = "Play"
    player.isAccessibilityElement = true
    view.addSubview(player)
  }

  @objc func playerTapped(_ sender: PlayerView, for event: UIEvent?) { log.append("tapped") }

  override func copy(_ sender: Any?) { log.append("copy") }
}

#Preview {
  PlayerScreen()
}
