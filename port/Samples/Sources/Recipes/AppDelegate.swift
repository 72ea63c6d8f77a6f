// SPDX-License-Identifier: MIT
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = window?.rootViewController as? UITabBarController
    let navigation = tabs?.viewControllers?.first as? UINavigationController
    let list = navigation?.topViewController as? RecipeListController
    list?.recipes = [
      Recipe(name: "Soup", servings: 4), Recipe(name: "Bread", servings: 8),
      Recipe(name: "Salad", servings: 2),
    ]
    return true
  }
}
