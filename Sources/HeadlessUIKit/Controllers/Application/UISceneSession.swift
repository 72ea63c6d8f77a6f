// SPDX-License-Identifier: MIT

/// The part of a scene that outlives the scene object, and with which it is restored.
///
/// The device has one session, which is as old as the device.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the role, as in Info.plist.
    public let rawValue: String

    /// Creates a role from its string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows on the device's screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene with windows on an external screen, which devices here do not have.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene of the session.
  open internal(set) weak var scene: UIScene?

  /// The purpose of the scene.
  public let role: Role

  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration

  /// A string that identifies the session over launches.
  public let persistentIdentifier: String

  /// The state of the scene to restore at the next connection: what
  /// `stateRestorationActivity(for:)` of the scene's delegate has returned in the background.
  open var stateRestorationActivity: NSUserActivity?

  /// Values of the application, which the session keeps. Nil by default.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
  }
}

extension UIApplication {
  /// The sessions of the application's scenes: one.
  public final var openSessions: Set<UISceneSession> { [windowScene.session] }

  /// Whether the application can have several scenes at once: never.
  public final var supportsMultipleScenes: Bool { false }
}
