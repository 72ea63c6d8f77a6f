// SPDX-License-Identifier: MIT

import HeadlessHost
import Testing
// FINDING 1: import UIKit

@MainActor @Suite(.serialized) struct SmokeTests {
  nonisolated static let screens: [any SampleScreen.Type] = [
    PriceTableScreen.self, OnboardingScreen.self, MapCardScreen.self, CommentsScreen.self,
    TimelineScreen.self, DashboardScreen.self, ContactsScreen.self, MailScreen.self, ShopScreen.self,
    ProfileScreen.self,
  ]

  @Test(arguments: screens.indices) func `A screen shows a picture, nothing, and anything`(index: Int) {
    show(Self.screens[index])
  }

  private func show<Screen: SampleScreen>(_ type: Screen.Type) {
    let host = ScreenHost(.iPhone15)
    let screen = host.perform {
      let screen = Screen()
      screen.show(Screen.content(1), animated: false)
      return screen
    }
    host.show(screen)
    let picture = host.dump()
    for number in [0, 2, 3, 4, 5, 6, 7] {
      host.perform { screen.show(Screen.content(number), animated: true) }
      host.settle()
    }
    host.perform { screen.show(Screen.content(1), animated: false) }
    host.settle()
    print("\(Screen.name): \(picture.count) characters; as before: \(host.dump() == picture)")
  }
}
