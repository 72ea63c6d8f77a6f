// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit
import UIKitPorting

@testable import Current

@MainActor @Suite struct PlayerTests {
  @Test func `A control sends its actions to a target and up the responder chain`() throws {
    let host = ScreenHost(.iPhone15)
    let screen = host.perform { PlayerScreen() }
    host.show(screen)
    try host.tap("Play")
    #expect(screen.log == ["tapped"])
    #expect(screen.player.log == ["will start"])
    #expect(screen.player.player.isRunning)
    host.advance(by: 0.5)
    #expect(screen.player.player.position > 20)
    try host.tap("Play")
    #expect(!screen.player.player.isRunning)
  }

  @Test func `Optional requirements of a delegate on the main actor`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let view = PlayerView(frame: .zero)
      #expect(view.player.skip(to: 5))
      #expect(!view.player.skip(to: 50))
      #expect(view.player.position == 5)
      #expect(view.player.delegate?.playerName == nil)
      view.player.delegate = nil
      #expect(view.player.skip(to: 50))
    }
  }

  @Test func `A class registers its outlets and what it overrides`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      let view = PlayerView(frame: .zero)
      view.setValue(UILabel(), forKey: "label")
      #expect(view.label != nil)
      view.setValue(4, forKey: "radius")
      #expect(view.radius == 4)
      let screen = PlayerScreen()
      #expect(screen.responds(to: NSSelectorFromString("copy:")))
    }
  }
}
