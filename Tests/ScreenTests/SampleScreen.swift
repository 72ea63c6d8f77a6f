// SPDX-License-Identifier: MIT

import UIKit

/// A screen of an app, as an app's developer writes it: a view controller that shows content.
///
/// The rules of `ScreenTests` create such screens, change their content and surroundings, and
/// compare them with a fresh screen in the same state.
@MainActor
protocol SampleScreen: UIViewController {
  /// The content that the screen shows: values only.
  associatedtype Content: Equatable

  /// A name for reports and picture files, in lower case with hyphens: `chat`, `photo-grid`.
  static var name: String { get }

  /// Returns the content for a number: the same for the same number. 0 is an empty screen, 1 is the
  /// content that a picture of the screen shows. All other numbers give random content, from one
  /// element to several screens full, in which elements keep their identities across numbers, so
  /// that a change from one to the other inserts, deletes, moves and updates.
  static func content(_ number: Int) -> Content

  init()

  /// Shows content; may be called before the view is loaded, at any time, and in the middle of an
  /// animation. The state of the screen afterwards depends on this content alone (and on the scroll
  /// position).
  func show(_ content: Content, animated: Bool)

  /// Returns to the initial state what belongs to the user and what no content changes, such as how
  /// far a bar is open. Without it, a used screen cannot be compared with a fresh one.
  func discardUserState()
}

extension SampleScreen {
  func discardUserState() {}
}
