// SPDX-License-Identifier: MIT

/// The time of a layer, as `CAMediaTiming` describes it: (parent time - `beginTime`) * `speed` +
/// `timeOffset`.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var speed: Float = 1
  // Of no meaning for a layer that shows no video, but part of the protocol.
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether any layer was ever given a time of its own: where not, no layer has to look at those above.
  @MainActor static var isInUse = false

  func localTime(ofParent time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time at a local time; infinity where the local time stands still.
  func parentTime(ofLocal time: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : (time - timeOffset) / Double(speed) + beginTime
  }
}

extension CALayer {
  /// The layer whose time counts: that of a presentation layer is its model's.
  private var timedLayer: CALayer { origin?.model ?? self }

  /// The layer's time at a time of the device.
  final func localTime(at time: TimeInterval) -> TimeInterval {
    guard LayerTiming.isInUse else { return time }
    let layer = timedLayer
    let parentTime = layer.parent?.localTime(at: time) ?? time
    return layer.extras?.timing.localTime(ofParent: parentTime) ?? parentTime
  }

  /// The device's time at a time of the layer; infinity where a layer stands still.
  final func deviceTime(at local: TimeInterval) -> TimeInterval {
    guard LayerTiming.isInUse, local.isFinite else { return local }
    let layer = timedLayer
    let parentTime = layer.extras?.timing.parentTime(ofLocal: local) ?? local
    return layer.parent?.deviceTime(at: parentTime) ?? parentTime
  }

  /// Changes the layer's time, and when its animations end.
  final func changeTiming(_ change: (inout LayerTiming) -> Void) {
    LayerTiming.isInUse = true
    change(&madeExtras.timing)
    (view?.device ?? .current).animations.endsChanged()
  }
}
