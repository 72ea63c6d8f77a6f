// SPDX-License-Identifier: MIT

/// Tells horizontal groups when the user chooses another size of text.
///
/// One observer for all groups: registering each with the notification centre takes longer than making
/// a group.
@MainActor
final class ContentSizeCategories {
  static let shared = ContentSizeCategories()

  private struct Listener {
    weak var group: HGroup?
    let application: ObjectIdentifier?
  }

  private var listeners: [Listener] = []
  private var countToClean = 64

  private let observation: any NSObjectProtocol

  private init() {
    observation = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      guard let category = category as? UIContentSizeCategory else { return }
      let sender = (notification.object as AnyObject?).map(ObjectIdentifier.init)
      MainActor.assumeIsolated { Self.shared.send(category, from: sender) }
    }
  }

  func tell(_ group: HGroup) {
    if listeners.count >= countToClean {
      listeners.removeAll { $0.group == nil }
      countToClean = max(64, 2 * listeners.count)
    }
    listeners.append(Listener(group: group, application: Self.application))
  }

  private func send(_ category: UIContentSizeCategory, from sender: ObjectIdentifier?) {
    for listener in listeners where listener.application == nil || listener.application == sender {
      listener.group?.contentSizeCategory = category
    }
  }

  #if RESIN_HEADLESS
    // There can be several devices side by side, each with its own user.
    private static var application: ObjectIdentifier? { ObjectIdentifier(UIApplication.shared) }
  #else
    private static var application: ObjectIdentifier? { nil }
  #endif
}
