// SPDX-License-Identifier: MIT
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: ViewController())
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard CommandLine.arguments.contains("--once") else { return }
    // In real time, after the first frames.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      let navigation = self.window?.rootViewController as? UINavigationController
      print(navigation?.topViewController?.title ?? "", self.window?.isKeyWindow ?? false)
      exit(0)
    }
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Template"
    view.backgroundColor = .systemBackground
  }
}
