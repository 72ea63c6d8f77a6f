// SPDX-License-Identifier: MIT

/// A service of an activity view controller that the application supplies.
///
/// ```swift
/// final class Archive: UIActivity {
///   override var activityTitle: String? { "Archive" }
///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///   override func perform() { activityDidFinish(true) }
/// }
///
/// print(Archive().activityTitle ?? "")  // Archive
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The types of activities.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type from the string that identifies it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from the string that identifies it.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The activity that copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The activity that prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The activity that adds images and videos to the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds the items to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Opens the items in a reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marks up the items as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The categories of activities.
  public enum Category: Int, Sendable {
    /// The activity does something in the application.
    case action = 0
    /// The activity shares items.
    case share = 1
  }

  final weak var owner: UIActivityViewController?

  /// The category of the activity, by default `action`.
  open class var activityCategory: Category { .action }

  /// The type of the activity, by default nil. A subclass returns a unique one.
  open var activityType: ActivityType? { nil }

  /// The title that is shown, by default nil.
  open var activityTitle: String? { nil }

  /// The image that is shown, by default nil.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can use items.
  @discardableResult
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller that performs the activity; nil to call `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity. It must call `activityDidFinish(_:)` at its end.
  open func perform() {}

  /// Ends the activity, and dismisses the activity view controller.
  open func activityDidFinish(_ completed: Bool) {
    owner?.activityEnded(self, completed: completed)
  }
}

/// An object that supplies an item for each activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's type.
  @discardableResult
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item for an activity.
  @discardableResult
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject of the item.
  /// Optional; by default `""`.
  @discardableResult
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}
