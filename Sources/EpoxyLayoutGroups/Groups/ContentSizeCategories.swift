// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// The user's preferred text size. Rearranges groups when it changes.
///
/// All groups share one observer, because registering an observer takes longer than creating a
/// group. Every group can read the size. Only groups that are installed by an application are
/// notified, and pass the change on to the groups in them: an entry of the list is a weak
/// reference, which costs an allocation.
@preconcurrency @MainActor
final class ContentSizeCategories {
  static let shared = ContentSizeCategories()

  /// The text size at the creation of a group.
  struct Snapshot {
    fileprivate let category: UIContentSizeCategory
    fileprivate let application: ObjectIdentifier?
    fileprivate let changeCount: Int
  }

  private struct Listener {
    weak var group: LayoutGroup?
    let application: ObjectIdentifier?
  }

  private struct Change {
    let number: Int
    let category: UIContentSizeCategory
  }

  private var listeners: [Listener] = []
  private var countToClean = 64
  private var changeCount = 0
  private var latest: (category: UIContentSizeCategory, isAccessibilityCategory: Bool)?
  /// The latest changes by the application that posted them. A change with the key nil concerns
  /// every application.
  private var changes: [ObjectIdentifier?: Change] = [:]

  private let observation: NotificationObservation

  private init() {
    let names = [UIContentSizeCategory.didChangeNotification]
    observation = NotificationObservation(names, by: .layoutGroups) { notification in
      let category = Self.newCategory(in: notification)
      // Only applications have separate users. A notification of any other sender, or of none,
      // concerns all of them.
      let sender = (notification.object as? UIApplication).map(ObjectIdentifier.init)
      Self.shared.take(
        category ?? UITraitCollection.current.preferredContentSizeCategory, from: sender)
    }
  }

  /// Returns the category in the user info, which contains a category or, as documented, its
  /// string.
  private nonisolated static func newCategory(
    in notification: Notification
  ) -> UIContentSizeCategory? {
    let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
    return value as? UIContentSizeCategory
      ?? (value as? String).map { UIContentSizeCategory(rawValue: $0) }
  }

  // MARK: The preferred text size

  func snapshot() -> Snapshot {
    Snapshot(
      category: UITraitCollection.current.preferredContentSizeCategory,
      application: CurrentDevice.application, changeCount: changeCount)
  }

  /// Returns the current size for a group with an older snapshot.
  func category(since snapshot: Snapshot) -> UIContentSizeCategory {
    if snapshot.changeCount == changeCount { return snapshot.category }
    let concerning =
      snapshot.application == nil
      ? Array(changes.values) : [changes[snapshot.application], changes[nil]].compactMap { $0 }
    let last = concerning.max { $0.number < $1.number }
    guard let last, last.number > snapshot.changeCount else { return snapshot.category }
    return last.category
  }

  /// Whether a size is an accessibility size. Caches the latest answer, because nearly all groups
  /// pass the same size.
  func isAccessibilityCategory(_ category: UIContentSizeCategory) -> Bool {
    if let latest, latest.category == category { return latest.isAccessibilityCategory }
    let isAccessibilityCategory = category.isAccessibilityCategory
    latest = (category, isAccessibilityCategory)
    return isAccessibilityCategory
  }

  private func take(_ category: UIContentSizeCategory, from sender: ObjectIdentifier?) {
    changeCount += 1
    changes[sender] = Change(number: changeCount, category: category)
    for listener in listeners where Self.concerns(listener.application, changeOf: sender) {
      if let group = listener.group { notify(group) }
    }
  }

  /// Whether a change of an application, or of all applications, concerns the groups of an
  /// application.
  private static func concerns(
    _ application: ObjectIdentifier?, changeOf sender: ObjectIdentifier?
  ) -> Bool {
    application == nil || sender == nil || application == sender
  }

  private func notify(_ group: LayoutGroup) {
    (group as? HGroup)?.contentSizeCategoryDidChange()
    for member in group.members {
      if let nested = member.group { notify(nested) }
    }
  }

  // MARK: Observers

  func list(_ group: LayoutGroup) {
    if listeners.count >= countToClean { clean() }
    listeners.append(Listener(group: group, application: group.textSize.application))
  }

  /// Removes the entries of released groups.
  private func clean() {
    var count = 0
    for index in listeners.indices where listeners[index].group != nil {
      if index != count { listeners.swapAt(index, count) }
      count += 1
    }
    listeners.removeLast(listeners.count - count)
    countToClean = max(64, 2 * count)
  }
}
