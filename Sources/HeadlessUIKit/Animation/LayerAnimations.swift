// SPDX-License-Identifier: MIT

/// What of a layer can be animated, by the names that Core Animation has for it.
package enum LayerProperty: String, Hashable, Sendable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase
  case colors, locations, startPoint, endPoint
}

/// The animations of one layer.
@MainActor
package final class LayerAnimations {}

extension CALayer {
  /// Called after every change of a value that can be animated.
  final func changed<Value: Equatable>(_ property: LayerProperty, from old: Value, to new: Value) {
  }

  final func changed(_ property: LayerProperty, from old: CATransform3D, to new: CATransform3D) {
  }
}
