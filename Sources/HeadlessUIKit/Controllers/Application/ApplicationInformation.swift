// SPDX-License-Identifier: MIT

/// The declarations of the file Info.plist about an application.
package struct ApplicationInformation {
  /// A configuration of scenes in the scene manifest.
  struct SceneEntry {
    var name: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  package let values: [String: Any]
  /// The module of the application's classes, whose name stands for `$(PRODUCT_MODULE_NAME)`.
  private let module: String

  /// - Parameter module: The module of the application's classes.
  package init(_ values: [String: Any] = [:], module: String) {
    self.values = values
    self.module = module
  }

  /// Whether the application has a scene manifest, so that its scenes have delegates.
  var hasScenes: Bool { manifest != nil }

  /// The name of the storyboard that an application without scenes begins with.
  @MainActor package var mainStoryboardName: String? { text("UIMainStoryboardFile", in: values) }

  /// The configurations of scenes with windows, the default first.
  @MainActor var sceneEntries: [SceneEntry] {
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = configurations?[UISceneSession.Role.windowApplication.rawValue] as? [Any]
    return (entries ?? []).compactMap { $0 as? [String: Any] }.map { entry in
      SceneEntry(
        name: text("UISceneConfigurationName", in: entry),
        delegateClassName: text("UISceneDelegateClassName", in: entry),
        storyboardName: text("UISceneStoryboardFile", in: entry))
    }
  }

  /// The orientations of the interface, for a pad or a phone; nil for those of the device.
  func orientations(isPad: Bool) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let ofIdiom = values["\(key)~\(isPad ? "ipad" : "iphone")"]
    guard let names = (ofIdiom ?? values[key]) as? [String] else { return nil }
    let byName: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return names.reduce(into: []) { $0.formUnion(byName[$1] ?? []) }
  }

  private var manifest: [String: Any]? {
    values["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// Returns a text with the build settings that Xcode would insert.
  @MainActor
  private func text(_ key: String, in values: [String: Any]) -> String? {
    let isPad = Device.current.values.traits.userInterfaceIdiom == .pad
    let ofIdiom = values["\(key)~\(isPad ? "ipad" : "iphone")"]
    guard var text = ofIdiom as? String ?? values[key] as? String else { return nil }
    for setting in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"] {
      text = text.replacingOccurrences(of: "$(\(setting))", with: module)
      text = text.replacingOccurrences(of: "${\(setting)}", with: module)
    }
    return text
  }

  /// Returns the class of a name, with or without its module. Reports a name that no class has.
  @MainActor
  func classNamed(_ name: String?, for device: Device) -> AnyClass? {
    guard let name, !name.isEmpty else { return nil }
    if let found = NSClassFromString(name) ?? NSClassFromString("\(module).\(name)") {
      return found
    }
    device.reportIllegalUse(
      "Info.plist: there is no class \(name), for which its scene configuration asks.")
    return nil
  }
}
