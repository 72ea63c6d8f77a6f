// SPDX-License-Identifier: MIT

extension UIScene {
  /// Why a scene connects: what its delegate has to open or to continue at once.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []

    /// The bundle identifier of the application that has requested the scene.
    open internal(set) var sourceApplication: String?

    /// The type of the activity that another device hands over.
    open internal(set) var handoffUserActivityType: String?

    /// The activities to continue.
    open internal(set) var userActivities: Set<NSUserActivity> = []

    /// The quick action that the user has chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?

    override init() {
      super.init()
    }
  }

  /// The circumstances in which a URL is opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the application that opens the URL.
    public let sourceApplication: String?

    /// Information by the application that opens the URL.
    public let annotation: Any?

    /// Whether a document has to be edited where it is, rather than copied first.
    public let openInPlace: Bool

    init(sourceApplication: String?, annotation: Any? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
    }
  }
}

/// A URL that an application or a scene has to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL, with any scheme that the application handles.
  public let url: URL

  /// The application that opens the URL, and what it adds.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
  }
}
