// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Why an application is launched, or brought to the foreground.
  public enum LaunchReason {
    /// The user has touched the application's icon.
    case icon
    /// A URL has to be opened.
    case url(URL, sourceApplication: String? = nil)
    /// The user has touched a notification with these contents.
    case notification([AnyHashable: Any])
    /// The user has chosen a quick action of the application's icon.
    case shortcutItem(UIApplicationShortcutItem)
    /// An activity is continued: a universal link, a search result, or one of another device.
    case userActivity(NSUserActivity)

    @MainActor var ofApplication: HeadlessUIKit.LaunchReason {
      switch self {
      case .icon: .icon
      case .url(let url, let source): .url(url, sourceApplication: source)
      case .notification(let contents): .notification(contents)
      case .shortcutItem(let item): .shortcutItem(item)
      case .userActivity(let activity): .userActivity(activity)
      }
    }
  }

  /// Launches the application of a delegate's class, as the system does: creates the delegate,
  /// reads Info.plist and the asset catalogs in a folder, calls the delegate's launch methods, and
  /// connects the scene of an application that is made of scenes.
  ///
  /// ```swift
  /// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  ///   var window: UIWindow?
  ///   func scene(
  ///     _ scene: UIScene, willConnectTo session: UISceneSession,
  ///     options connectionOptions: UIScene.ConnectionOptions
  ///   ) {
  ///     guard let scene = scene as? UIWindowScene else { return }
  ///     window = UIWindow(windowScene: scene)
  ///     window?.rootViewController = UITabBarController()
  ///     window?.makeKeyAndVisible()
  ///   }
  /// }
  ///
  /// class AppDelegate: UIResponder, UIApplicationDelegate {
  ///   func application(
  ///     _ application: UIApplication,
  ///     configurationForConnecting connectingSceneSession: UISceneSession,
  ///     options: UIScene.ConnectionOptions
  ///   ) -> UISceneConfiguration {
  ///     let configuration = UISceneConfiguration(
  ///       name: nil, sessionRole: connectingSceneSession.role)
  ///     configuration.delegateClass = SceneDelegate.self
  ///     return configuration
  ///   }
  /// }
  ///
  /// let host = ScreenHost(.iPhone15)
  /// host.launch(AppDelegate.self)
  /// print(UIApplication.shared.windows[0].rootViewController is UITabBarController)  // true
  /// ```
  ///
  /// A second launch ends the first one: its windows are hidden, and the scene's session keeps the
  /// activity that was saved in the background.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the delegate, an `NSObject` with the initializer `init()`.
  ///   - resources: A folder with Info.plist, asset catalogs, storyboards, nibs and tables of
  ///     strings, at any depth; nil for none. The main storyboard of Info.plist fills the window.
  ///     Classes that Info.plist names are in the module of the delegate's class. A folder or a
  ///     file that cannot be read is reported as illegal use.
  ///   - reason: Why the application is launched.
  /// - Returns: Whether both launch methods have returned true.
  @discardableResult
  public func launch(
    _ delegateClass: any UIApplicationDelegate.Type, resources: URL? = nil,
    for reason: LaunchReason = .icon
  ) -> Bool {
    act {
      let module = String(String(reflecting: delegateClass).prefix { $0 != "." })
      device.interfaceFiles.folder = resources
      let information = resources.flatMap { read($0, module: module) }
      setBundle(of: resources, information)
      guard let delegate = _RuntimeObject.make(delegateClass) as? any UIApplicationDelegate else {
        device.reportIllegalUse("launch(_:resources:for:): \(delegateClass) is no NSObject.")
        return false
      }
      return launch(delegate, reason, information: information)
    }
  }

  /// The languages of the device, the preferred one first, such as `["de-AT", "en"]`: those of
  /// nibs, storyboards and tables of strings. English at first, on every machine.
  ///
  /// An application has the languages with which it is launched, as on a device.
  public var languages: [String] {
    get { device.interfaceFiles.languages }
    set { act { device.interfaceFiles.languages = newValue } }
  }

  /// Brings the running application to the foreground for a reason: opens a URL, continues an
  /// activity or performs a quick action.
  ///
  /// ```swift
  /// final class Delegate: NSObject, UIApplicationDelegate {
  ///   func application(
  ///     _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ///   ) -> Bool {
  ///     print(url.path)  // /orders/7
  ///     return true
  ///   }
  /// }
  ///
  /// let host = ScreenHost(.iPhone15)
  /// host.launch(Delegate())
  /// host.enterBackground()
  /// host.open(.url(URL(string: "shop://example.com/orders/7")!))
  /// ```
  public func open(_ reason: LaunchReason) {
    act { device.application.lifecycle.bringToForeground(for: reason.ofApplication) }
  }

  private func setBundle(of resources: URL?, _ information: ApplicationInformation?) {
    guard let resources else { return device.values.setBundle(nil) }
    let application = ApplicationBundle(
      folder: resources, information: information?.values ?? [:], languages: languages)
    device.values.setBundle { application.bundle }
  }

  func launch(
    _ delegate: any UIApplicationDelegate, _ reason: LaunchReason,
    information: ApplicationInformation?
  ) -> Bool {
    applicationDelegate = delegate
    device.application.delegate = delegate
    return device.application.lifecycle.launch(
      for: reason.ofApplication, information: information)
  }

  /// Reads the resources of an application: registers its asset catalogs and the folder of its
  /// storyboards and nibs, and returns Info.plist.
  private func read(_ folder: URL, module: String) -> ApplicationInformation? {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    if names.isEmpty {
      device.reportIllegalUse("resources: there are no files in \(folder.path).")
    }
    do {
      if names.contains(where: { $0.hasSuffix(".xcassets") }) { try assets(in: folder) }
      // The application's own, not one of a framework below it.
      let lists = names.filter { $0 == "Info.plist" || $0.hasSuffix("/Info.plist") }
      guard let list = lists.min(by: { $0.count < $1.count }) else { return nil }
      let data = try Data(contentsOf: folder.appendingPathComponent(list))
      let values = try PropertyListSerialization.propertyList(from: data, format: nil)
      return ApplicationInformation(values as? [String: Any] ?? [:], module: module)
    } catch {
      device.reportIllegalUse("resources: \(error)")
      return nil
    }
  }
}
