// SPDX-License-Identifier: MIT

/// A quick action of an application's icon on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  open internal(set) var type: String

  /// The title for the user.
  open internal(set) var localizedTitle: String

  /// The second line for the user.
  open internal(set) var localizedSubtitle: String?

  /// Values of the application.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// The object for which the action is meant, such as a scene of the application.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates an action without an icon.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action without a subtitle, an icon and values.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }

  /// The icon beside the title.
  open internal(set) var icon: UIApplicationShortcutIcon?
}

/// The icon of a quick action. No home screen draws it here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon from a symbol of the system.
  public convenience init(systemImageName: String) {
    self.init()
  }

  /// Creates an icon from an image of the application.
  public convenience init(templateImageName: String) {
    self.init()
  }
}
