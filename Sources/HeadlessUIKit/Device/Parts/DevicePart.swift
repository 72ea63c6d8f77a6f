// SPDX-License-Identifier: MIT

/// The parts of this package that observe a device, in the order in which they are notified.
/// Observers of an application, which are added to `NotificationCenter`, follow after all of them.
///
/// The order is written down because results depend on it: a part measures what earlier parts have
/// moved. `NotificationCenter` calls its observers in the order of hashes outside of Apple's
/// platforms, which differs from process to process. Two observers of one part are notified in the
/// order in which they were added.
package enum DevicePart: Int, CaseIterable {
  /// Popovers, and forms in the middle of the screen, move the views that they present, and
  /// everything in them. Sheets at the lower edge rise after the layout, when the bars in them are
  /// above the keyboard.
  case sheets
  /// Drawers move their content inside of a sheet or a screen.
  case drawers
  /// Pictures in pictures move within their containers, which have their positions by then.
  case pictures
  /// Bars, and the insets of scroll views, depend on how far the keyboard covers the views that the
  /// cases above have moved. The safe area of the content depends on the bars.
  case bars
  /// Collection view controllers make room for the part of the keyboard that the safe area does not
  /// contain yet.
  case collectionViewControllers
  /// Layout groups change their arrangement with the text size. Their content has its position by
  /// then.
  case layoutGroups
  /// Keyboard layout guides follow the positions of all views, and the windows are laid out with
  /// them. Parts that need positions after the layout follow here.
  case keyboardGuides
  /// Collection views report the item of the focused element, which no longer moves.
  case collectionViewFocus
  /// Presentations of models end when a dismissal has ended. The model may then present something
  /// else.
  case presentations
}
