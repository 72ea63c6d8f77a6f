// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

private func information(_ entries: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
  "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0"><dict>\(entries)</dict></plist>
  """
}

private final class ClassicDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var log: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("will \(window?.rootViewController?.title ?? "-") \(window?.isHidden == true)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("did \(window?.isKeyWindow == true)")
    return true
  }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  static var titles: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.titles.append(window?.rootViewController?.title ?? "-")
  }
}

@MainActor @Suite struct StoryboardLaunchTests {
  private let main = storyboard(plainScene("init", "title=\"Home\""))

  // "About the App Launch Sequence": UIKit loads the main storyboard, then calls the delegate, and
  // shows the window at the end.
  @Test func `The main storyboard of Info.plist fills the delegate's window`() {
    let folder = ResourceFolder([
      "Info.plist": information("<key>UIMainStoryboardFile</key><string>Main</string>"),
      "Base.lproj/Main.storyboard": main,
    ])
    let host = ScreenHost(.iPhone15)
    host.launch(ClassicDelegate.self, resources: folder.url)
    let delegate = host.device.application.delegate as! ClassicDelegate
    expectEqual(delegate.log, ["will Home true", "did false"])
    #expect(delegate.window?.isKeyWindow == true)
    expectEqual(delegate.window?.rootViewController?.view.window === delegate.window, true)
    expectEqual(delegate.window?.frame, host.device.screen.bounds)
  }

  @Test func `The storyboard for the idiom is preferred, and a scene's is that of the manifest`() {
    let manifest = """
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      """
    let folder = ResourceFolder([
      "Info.plist": information(manifest), "Main.storyboard": main,
      "Pad.storyboard": storyboard(plainScene("init", "title=\"Pad\"")),
    ])
    let host = ScreenHost(.iPad)
    host.launch(ClassicDelegate.self, resources: folder.url)
    let delegate = host.device.application.delegate as! ClassicDelegate
    expectEqual(delegate.window?.rootViewController?.title, "Pad")
  }

  @Test func `A scene has the storyboard of its configuration before its delegate is called`() {
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string>
          </dict></array>
        </dict>
      </dict>
      """
    let folder = ResourceFolder(["Info.plist": information(manifest), "Main.storyboard": main])
    let host = ScreenHost(.iPhone15)
    host.launch(PlainDelegate.self, resources: folder.url)
    expectEqual(StoryboardSceneDelegate.titles, ["Home"])
    let window = host.device.application.windows.first
    #expect(window?.isKeyWindow == true)
    expectEqual(window?.rootViewController?.title, "Home")
    #expect(
      (host.device.application.windowScene.delegate as? StoryboardSceneDelegate)?.window === window)
  }

  @Test func `A delegate without a window, and a storyboard without an entry point, are warnings`()
  {
    let folder = ResourceFolder([
      "Info.plist": information("<key>UIMainStoryboardFile</key><string>Main</string>"),
      "Main.storyboard": storyboard(plainScene("other")),
    ])
    let host = ScreenHost(.iPhone15)
    var warnings: [String] = []
    host.device.onWarning = { warnings.append($0) }
    host.launch(ClassicDelegate.self, resources: folder.url)
    expectEqual(warnings.count, 1)
    #expect(warnings.first?.hasPrefix("Failed to instantiate the default view controller") == true)
  }
}
