// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing
import UIKit
import UIKitPorting

@testable import Cards

@MainActor @Suite struct CardsTests {
  /// The sources, as they lie in the repository: this file is a copy in build/port.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("port/Samples/Sources/Cards")

  private let host = ScreenHost(.iPhone15)

  private func launched() throws -> CardsController {
    host.launch(AppDelegate.self, resources: Self.folder)
    let navigation = host.perform {
      UIApplication.shared.windows.first?.rootViewController as? UINavigationController
    }
    return try #require(navigation?.topViewController as? CardsController)
  }

  @Test func `The controller and its view have what the nibs give them`() throws {
    let controller = try launched()
    host.perform {
      #expect(controller.badges.map(\.text) == ["New", "Hot"])
      #expect(controller.cardView.isAwake)
      #expect(controller.cardView.titleLabel.text == "First")
      #expect(controller.cardView.amountLabel.text == "7 USD")
      #expect(controller.cardView.digits == 2)
      #expect(controller.cardView.layer.cornerRadius == 8)
      #expect(controller.cardView.frame == CGRect(x: 20, y: 120, width: 353, height: 80))
    }
    #expect(host.warnings.isEmpty)
  }

  @Test func `Actions of controls and recognizers reach the owner`() throws {
    let controller = try launched()
    try host.tap("Grow")
    #expect(controller.cardHeight.constant == 95)
    host.tap(controller.cardView)
    #expect(controller.log == ["grow", "tapped true"])
  }

  @Test func `Cells and headers are those of their nibs`() throws {
    let controller = try launched()
    let table = try #require(
      host.perform { controller.view.subviews.lazy.compactMap { $0 as? UITableView }.first })
    try host.perform {
      let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? CardCell)
      #expect(cell.selectionStyle == .none)
      #expect(cell.shownTitle == "* Card 2")
      cell.starButton.sendActions(for: .touchUpInside)
      #expect(cell.isStarred)
      let header = try #require(table.headerView(forSection: 0) as? CardHeader)
      #expect(header.label.text == "All cards")
    }
  }
}
