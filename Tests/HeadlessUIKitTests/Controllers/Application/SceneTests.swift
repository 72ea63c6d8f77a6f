// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// The calls of the delegates below, which a launch creates by their classes.
@MainActor private var calls: [String] = []

/// An application as Xcode's template has made it since 2019.
class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinish \(launchOptions?.count ?? 0)")
    return true
  }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("app background")
  }
}

/// The delegate of its scene, which Info.plist names.
class ScenesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    calls.append("connect \(scene.activationState) \(urls) \(session.configuration.name ?? "")")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    calls.append("open \(URLContexts.first?.url.path ?? "")")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    calls.append("continue \(userActivity.activityType)")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": 7])
    return activity
  }
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    calls.append("restore \(stateRestorationActivity.userInfo?["page"] ?? 0)")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    calls.append("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }
}

/// An application without scenes, with a class that is no responder.
final class PlainAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let answer = 42

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinish \(launchOptions?[.url] as? URL == nil ? "" : "url")")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    calls.append("open \(url.path) \(options[.sourceApplication] ?? "")")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    calls.append("continue \(userActivity.webpageURL?.path ?? "")")
    return true
  }
}

/// Info.plist with a manifest that names ``ScenesSceneDelegate``, in a new folder.
private func makeResources(delegate: String = "$(PRODUCT_MODULE_NAME).ScenesSceneDelegate") throws
  -> URL
{
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("SceneTests-\(UUID().uuidString)")
  let list: [String: Any] = [
    "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
    "UISupportedInterfaceOrientations~ipad": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight",
    ],
    "UIApplicationSceneManifest": [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": delegate,
          ]
        ]
      ],
    ],
  ]
  let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  let app = folder.appendingPathComponent("App")
  try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
  try data.write(to: app.appendingPathComponent("Info.plist"))
  return folder
}

/// The order of calls: "Preparing your UI to run in the foreground" and the pages of
/// `UIApplicationDelegate` and `UISceneDelegate`.
@MainActor @Suite(.serialized) struct SceneTests {
  init() { calls = [] }

  private func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  @Test func `The template of an application with scenes starts as it stands`() throws {
    let resources = try makeResources()
    defer { try? FileManager.default.removeItem(at: resources) }
    let host = ScreenHost(.iPhone15)
    #expect(host.launch(ScenesAppDelegate.self, resources: resources))
    expectEqual(
      take(),
      [
        "didFinish 0", "configuration", "connect unattached [] Default Configuration",
        "foreground", "active",
      ])
    let scene = try #require(host.perform { UIApplication.shared.connectedScenes.first })
    expectEqual(scene.activationState, .foregroundActive)
    let delegate = try #require(scene.delegate as? ScenesSceneDelegate)
    expectEqual(delegate.window?.bounds.size, CGSize(width: 393, height: 852))
    #expect(delegate.window?.isKeyWindow == true)
    host.enterBackground()
    expectEqual(take(), ["inactive", "background"])
    host.enterForeground()
    expectEqual(take(), ["foreground", "active"])
    host.terminate()
    expectEqual(take(), ["disconnect"])
  }

  @Test func `A URL connects the scene, or is opened before it is active again`() throws {
    let resources = try makeResources()
    defer { try? FileManager.default.removeItem(at: resources) }
    let host = ScreenHost(.iPhone15)
    let url = try #require(URL(string: "shop://a/orders"))
    host.launch(ScenesAppDelegate.self, resources: resources, for: .url(url))
    expectEqual(
      take(),
      [
        "didFinish 0", "configuration",
        #"connect unattached ["shop://a/orders"] Default Configuration"#, "foreground", "active",
      ])
    host.enterBackground()
    _ = take()
    host.open(.url(url))
    expectEqual(take(), ["foreground", "open /orders", "active"])
    host.open(.url(url))
    expectEqual(take(), ["open /orders"])
    host.open(.userActivity(NSUserActivity(activityType: "reading")))
    expectEqual(take(), ["continue reading"])
    host.open(.shortcutItem(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
    expectEqual(take(), ["shortcut new"])
  }

  @Test func `A second launch restores what the scene saved in the background`() throws {
    let resources = try makeResources()
    defer { try? FileManager.default.removeItem(at: resources) }
    let host = ScreenHost(.iPhone15)
    host.launch(ScenesAppDelegate.self, resources: resources)
    let first = try #require(host.perform { UIApplication.shared.windows.first })
    host.enterBackground()
    host.terminate()
    _ = take()
    host.launch(ScenesAppDelegate.self, resources: resources)
    #expect(take().contains("restore 7"))
    #expect(first.isHidden)
    expectEqual(host.perform { UIApplication.shared.windows.count }, 1)
  }

  @Test func `An application without scenes gets a URL after its launch`() throws {
    let host = ScreenHost(.iPhone15)
    let url = try #require(URL(string: "shop://a/orders"))
    host.launch(PlainAppDelegate.self, for: .url(url, sourceApplication: "com.example.mail"))
    expectEqual(take(), ["didFinish url", "open /orders com.example.mail", "app active"])
    let delegate = host.perform { UIApplication.shared.delegate as? PlainAppDelegate }
    expectEqual(delegate?.answer, 42)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.com/a")
    host.open(.userActivity(activity))
    expectEqual(take(), ["continue /a"])
  }

  @Test func `Info.plist without that class, and resources without files, are reported`() throws {
    let resources = try makeResources(delegate: "Missing")
    defer { try? FileManager.default.removeItem(at: resources) }
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    host.launch(ScenesAppDelegate.self, resources: resources)
    host.launch(PlainAppDelegate.self, resources: resources.appendingPathComponent("none"))
    expectEqual(host.illegalUse.count, 2)
    #expect(host.illegalUse.first?.contains("Missing") == true)
    #expect(host.illegalUse.last?.contains("none") == true)
  }

  @Test func `A scene opens URLs on its own device, whichever device is in use`() throws {
    let (device, other) = (Device(), Device())
    let scene = try #require(device.application.connectedScenes.first)
    let url = try #require(URL(string: "https://example.com"))
    other.perform { scene.open(url, options: nil) }
    expectEqual(device.application.openedURLs, [url])
    expectEqual(other.application.openedURLs, [])
  }

  @Test func `Info.plist limits the orientations, with a list of its own for pads`() throws {
    let resources = try makeResources()
    defer { try? FileManager.default.removeItem(at: resources) }
    for (model, follows) in [(DeviceModel.iPhone15, false), (.iPad, true)] {
      let host = ScreenHost(model)
      host.launch(ScenesAppDelegate.self, resources: resources)
      host.rotate(to: .landscape)
      host.settle()
      expectEqual(host.interfaceOrientation == .landscape, follows)
    }
  }

  @Test func `A configuration is copied with its classes`() throws {
    let configuration = UISceneConfiguration(name: "a", sessionRole: .windowApplication)
    configuration.delegateClass = ScenesSceneDelegate.self
    let copy = try #require(configuration.copy() as? UISceneConfiguration)
    #expect(copy !== configuration)
    expectEqual(copy.name, "a")
    #expect(copy.delegateClass.map { $0 == ScenesSceneDelegate.self } == true)
  }
}
