// SPDX-License-Identifier: MIT

/// A description of the user's current activity in an application, with which the application
/// continues it: after a launch, in another scene, from a link.
///
/// Nothing is indexed and no other device is notified: an activity reaches an application through
/// its host, or through the session that restores a scene.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The name of the kind of activity, such as `com.example.reading`.
  public let activityType: String

  /// The title for the user.
  open var title: String?

  /// Values with which the activity is continued.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` without which the activity cannot be continued.
  open var requiredUserInfoKeys: Set<String>?

  /// Words by which the activity is found.
  open var keywords: Set<String> = []

  /// The web page that shows the same.
  open var webpageURL: URL?

  /// The page from which the user came.
  open var referrerURL: URL?

  /// The time after which the activity makes no sense.
  open var expirationDate: Date?

  /// Whether `userInfo` has to be updated before the activity is handed over.
  open var needsSave = false

  /// Whether other devices of the user may continue the activity. True by default.
  open var isEligibleForHandoff = true

  /// Whether the user may search for the activity.
  open var isEligibleForSearch = false

  /// Whether all users may search for the activity.
  open var isEligibleForPublicIndexing = false

  /// Whether the system may suggest the activity.
  open var isEligibleForPrediction = false

  /// A string by which the application deletes the activity from an index.
  open var persistentIdentifier: String?

  /// A string by which a scene is chosen for the activity.
  open var targetContentIdentifier: String?

  /// The object that is notified of changes of the activity.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether this is the user's current activity.
  private(set) var isCurrent = false

  /// Creates an activity without values. The type is a name such as `com.example.reading`.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to those with which the activity is continued.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the user's current activity. No other device is notified.
  open func becomeCurrent() { isCurrent = true }

  /// Makes this no longer the user's current activity.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity for good.
  open func invalidate() { isCurrent = false }
}

/// The object that is notified of changes of an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is handed over, to update its values.
  /// Optional.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after another device has continued the activity.
  /// Optional.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// The type of activities that open a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows what the activity is about.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
