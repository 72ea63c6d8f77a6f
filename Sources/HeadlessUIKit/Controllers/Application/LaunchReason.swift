// SPDX-License-Identifier: MIT

/// Why an application is launched.
@MainActor
package enum LaunchReason {
  /// The user has touched the application's icon.
  case icon
  case url(URL, sourceApplication: String?)
  case notification([AnyHashable: Any])
  case shortcutItem(UIApplicationShortcutItem)
  case userActivity(NSUserActivity)

  /// The options of the application delegate's launch methods; nil for none.
  ///
  /// - Parameter hasScenes: Whether a scene's delegate gets what is to be opened.
  func launchOptions(hasScenes: Bool) -> [UIApplication.LaunchOptionsKey: Any]? {
    switch self {
    case .icon: return nil
    case .notification(let contents): return [.remoteNotification: contents]
    case .url(let url, let source):
      guard !hasScenes else { return nil }
      var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
      options[.sourceApplication] = source
      return options
    case .shortcutItem(let item): return hasScenes ? nil : [.shortcutItem: item]
    case .userActivity(let activity):
      guard !hasScenes else { return nil }
      return [
        .userActivityDictionary: [
          UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
          "UIApplicationLaunchOptionsUserActivityKey": activity,
        ] as [AnyHashable: Any]
      ]
    }
  }

  /// The options with which a scene connects.
  var connectionOptions: UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    switch self {
    case .icon, .notification: break
    case .url(let url, let source):
      options.urlContexts = [UIOpenURLContext(url: url, source: source)]
      options.sourceApplication = source
    case .shortcutItem(let item): options.shortcutItem = item
    case .userActivity(let activity): options.userActivities = [activity]
    }
    return options
  }
}

extension UIOpenURLContext {
  convenience init(url: URL, source: String?) {
    self.init(url: url, options: UIScene.OpenURLOptions(sourceApplication: source))
  }
}
