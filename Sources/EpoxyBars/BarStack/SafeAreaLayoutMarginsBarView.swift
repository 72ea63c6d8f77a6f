// SPDX-License-Identifier: MIT

/// A bar that chooses how its layout margins follow the safe area.
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
