// SPDX-License-Identifier: MIT
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let entries = navigation.topViewController as? EntriesController
    else { return }
    entries.entries = [Entry(title: "Monday", text: "Rain"), Entry(title: "Tuesday", text: "Sun")]
  }
}
