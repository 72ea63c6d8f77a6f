// SPDX-License-Identifier: MIT

extension UIApplication {
  /// The states of an application.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active = 0
    /// In the foreground without receiving events.
    case inactive = 1
    case background = 2
  }

  /// The key of a launch option.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the application that has opened the URL.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The contents of the remote notification by which the application was launched.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The activity to continue, under its type, in a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The quick action that the user has chosen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The event of location services by which the application was launched.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The key of an option with which the application has to open a URL.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the application that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Information by the application that opens the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document has to be edited where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application that the URL is associated with can open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Posted when the application has finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the application became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application terminates.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
