// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

@testable import Journal

@MainActor @Suite struct JournalTests {
  private let host = ScreenHost(.iPhone15)

  /// Launches the app with the files of its repository.
  private func launch() throws -> UINavigationController {
    // The tests are copied to build/port/Tests/JournalTests.
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("port/Samples/Sources/Journal")
    host.launch(AppDelegate.self, resources: folder)
    host.settle()
    let window = host.perform { UIApplication.shared.windows.first }
    return try #require(window?.rootViewController as? UINavigationController)
  }

  @Test func `The scene's storyboard shows its entries, with an embedded child`() throws {
    let navigation = try launch()
    #expect(navigation.navigationBar.prefersLargeTitles)
    _ = try host.view(text: "Monday")
    _ = try host.view(text: "Sun")
    let label = try host.view(text: "2 entries")
    let table = try #require(navigation.topViewController?.view.subviews.last as? UITableView)
    // The child's view fills the container, which is 60 points high.
    #expect(label.superview?.bounds.height == 60)
    #expect(table.frame.minY == label.superview!.convert(CGPoint(x: 0, y: 60), to: nil).y)
  }

  @Test func `A segue action creates the page, and an unwind segue leads back`() throws {
    let navigation = try launch()
    try host.tap("Monday")
    host.settle()
    #expect((navigation.topViewController as? EntryController)?.entry.text == "Rain")
    try host.tap("Delete")
    host.settle()
    #expect(navigation.viewControllers.count == 1)
    _ = try host.view(text: "1 entries")
  }

  @Test func `A bar item presents a popover with the controller of another storyboard`() throws {
    let navigation = try launch()
    try host.tap("About")
    host.settle()
    let about = try #require(navigation.presentedViewController)
    #expect(about.title == "About")
    #expect(about.view.bounds.size == CGSize(width: 200, height: 80))
    _ = try host.view(text: "A journal of the weather")
  }
}
