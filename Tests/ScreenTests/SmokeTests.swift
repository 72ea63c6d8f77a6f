// SPDX-License-Identifier: MIT

import HeadlessHost
import Testing
// FINDING 8: beside Testing, UIKit cannot be imported: "no such module '_Testing_UIKit'".
// import UIKit

/// Shows each screen with its content, empty, and with content drawn at random.
@MainActor @Suite struct SmokeTests {
  @Test func `Every everyday screen shows content, none, and other content`() {
    show(ChatScreen.self)
    show(CheckoutScreen.self)
    show(PhotoGridScreen.self)
    show(CalendarScreen.self)
    show(SettingsScreen.self)
    show(FeedScreen.self)
    show(PlayerScreen.self)
    show(SearchScreen.self)
    show(ChipsScreen.self)
    show(ShelvesScreen.self)
  }

  private func show<Screen: SampleScreen>(_ type: Screen.Type) {
    let host = ScreenHost(.iPhone15)
    let screen = host.perform { Screen() }
    host.perform { screen.show(Screen.content(1), animated: false) }
    host.show(screen)
    host.settle()
    for number in [0, 2, 1] {
      host.perform { screen.show(Screen.content(number), animated: true) }
      host.settle()
    }
    #expect(host.dump().contains("UIWindow"), "\(Screen.name)")
  }
}
