// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

@testable import Recipes

@MainActor @Suite struct RecipesTests {
  private let host = ScreenHost(.iPhone15)

  /// Launches the app with the files of its repository.
  private func launch() throws -> UITabBarController {
    // The tests are copied to build/port/Tests/RecipesTests.
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("port/Samples/Sources/Recipes")
    host.launch(AppDelegate.self, resources: folder)
    host.settle()
    let window = host.perform { UIApplication.shared.windows.first }
    return try #require(window?.rootViewController as? UITabBarController)
  }

  @Test func `A row shows its recipe, whose outlets and actions are connected`() throws {
    let tabs = try launch()
    #expect(tabs.tabBar.items?.map(\.title) == ["Recipes", "Settings"])
    try host.tap("Bread")
    host.settle()
    _ = try host.view(text: "For 8")
    try host.tap("Only me")
    _ = try host.view(text: "For 1")
  }

  @Test func `A new recipe is presented, and saved on the way back`() throws {
    let tabs = try launch()
    try host.tap("New recipe")
    host.settle()
    #expect(tabs.presentedViewController is UINavigationController)
    try host.tap(.textField("Name"))
    try host.type("Cake")
    try host.tap("Save")
    host.settle()
    #expect(tabs.presentedViewController == nil)
    _ = try host.view(text: "Cake")
  }

  @Test func `The settings are static cells`() throws {
    let tabs = try launch()
    try host.tap("Settings")
    host.settle()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let settings = try #require(navigation.topViewController as? SettingsController)
    #expect(settings.navigationItem.title == "Settings")
    let location = settings.metricSwitch.convert(CGPoint(x: 20, y: 15), to: nil)
    host.tap(at: location)
    host.settle()
    #expect(settings.isMetric)
  }
}
