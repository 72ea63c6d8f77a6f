// SPDX-License-Identifier: MIT

/// The classes and the storyboard of a scene.
///
/// A configuration with the name of one in Info.plist gets that one's classes when the scene
/// connects, where it has none of its own. The class of the scene is stored without effect: the
/// scene is always a `UIWindowScene`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of the configuration in Info.plist.
  public let name: String?

  /// The purpose of the scenes.
  public let role: UISceneSession.Role

  /// The class of the scene. Without effect here.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate, which is created when the scene connects.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial controller is the root of the scene's window.
  open var storyboard: UIStoryboard?

  /// Creates a configuration without classes, which Info.plist supplies under the name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// The result of a delegate that does not choose a configuration.
  static let ofInformation = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// Returns a copy, which shares no state with the object.
  @discardableResult
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    struct Result: @unchecked Sendable { let object: UISceneConfiguration }
    return MainActor.assumeIsolated { Result(object: duplicate) }.object
  }

  private var duplicate: UISceneConfiguration {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    copy.storyboard = storyboard
    return copy
  }
}
