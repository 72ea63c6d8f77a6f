// SPDX-License-Identifier: MIT

/// The properties that can be observed. Properties of different classes with one name share a case.
enum ObservableProperty {
  // Views, layers
  case frame, bounds, center, position, anchorPoint, zPosition, transform, sublayerTransform
  case alpha, opacity, isHidden, backgroundColor, safeAreaInsets
  case cornerRadius, borderWidth, borderColor, contents
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath

  // Scroll views
  case contentOffset, contentSize, contentInset, adjustedContentInset
  case contentInsetAdjustmentBehavior, delegate, dataSource, refreshControl
  case isScrollEnabled, isPagingEnabled, isDirectionalLockEnabled
  case bounces, alwaysBounceVertical, alwaysBounceHorizontal
  case decelerationRate, scrollsToTop, keyboardDismissMode
  case showsVerticalScrollIndicator, showsHorizontalScrollIndicator, indicatorStyle
  case verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets

  // Controls, text, images
  case isEnabled, isSelected, isHighlighted, text, image

  // Controllers, recognizers, animators
  case title, view, preferredContentSize, additionalSafeAreaInsets
  case state, isRunning

  // Items of bars
  case titleView, prompt, largeTitleDisplayMode, backButtonTitle, backBarButtonItem
  case hidesBackButton, leftItemsSupplementBackButton
  case leftBarButtonItem, leftBarButtonItems, rightBarButtonItem, rightBarButtonItems
}
