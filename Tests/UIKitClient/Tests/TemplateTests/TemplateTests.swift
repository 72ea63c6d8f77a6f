// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

@testable import Template

/// An application as Xcode's template makes it, of which a test launches the delegate.
@MainActor @Suite struct TemplateTests {
  @Test func `The application starts with its scene, and its screen has a bar`() throws {
    let host = ScreenHost(.iPhone15)
    #expect(host.launch(AppDelegate.self))
    #expect((UIApplication.shared.delegate as? AppDelegate)?.launches == 1)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.window?.windowScene === scene)
    let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
    #expect(navigation.topViewController is ViewController)
    #expect(navigation.navigationBar.frame.minY == scene.statusBarManager?.statusBarFrame.maxY)
  }
}
