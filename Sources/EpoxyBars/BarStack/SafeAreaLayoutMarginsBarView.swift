// SPDX-License-Identifier: MIT

/// A bar that chooses how its layout margins follow the safe area.
///
/// ```swift
/// final class TitleBar: UILabel, EpoxyableView, SafeAreaLayoutMarginsBarView {
///   var preferredSafeAreaLayoutMarginsBehavior: SafeAreaLayoutMarginsBehavior { .sum }
/// }
///
/// print(TitleBar().preferredSafeAreaLayoutMarginsBehavior)  // sum
/// ```
///
/// Only a bar at the edge of the screen has an inset of the safe area. By default its margin is the
/// larger one of its own and the inset, so that content that keeps clear of the status bar has no
/// further distance from it.
@preconcurrency @MainActor
public protocol SafeAreaLayoutMarginsBarView: UIView {
  /// The way in which the margins follow the safe area.
  var preferredSafeAreaLayoutMarginsBehavior: SafeAreaLayoutMarginsBehavior { get }
}

/// The ways in which the upper and the lower margin of a bar follow the safe area.
public enum SafeAreaLayoutMarginsBehavior: Sendable {
  /// The margin is the larger one of the bar's own margin and the inset of the safe area. The
  /// default.
  case max
  /// The margin is the sum of the bar's own margin and the inset of the safe area.
  case sum
}
