// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

@testable import Launch

@MainActor @Suite struct LaunchTests {
  @Test func `An application's delegate runs, and a generic observer follows a scroll view`() throws {
    let host = ScreenHost(.iPhone15)
    let delegate = AppDelegate()
    host.launch(delegate)
    let navigation = delegate.window?.rootViewController as? UINavigationController
    let screen = try #require(navigation?.topViewController as? OffsetController)
    #expect(screen.title == "Offsets")
    #expect(screen.left == 8.5)
    #expect(screen.summary == "3 offsets")
    host.perform { screen.scrollView.contentOffset.y = 40 }
    #expect(screen.offsets.last == 40)
    try host.tap("Top")
    #expect(screen.scrollView.contentOffset.y <= 0)
    let count = screen.offsets.count
    host.perform {
      screen.observer = nil
      screen.scrollView.contentOffset.y = 90
    }
    #expect(screen.offsets.count == count)
  }
}
