// SPDX-License-Identifier: MIT

/// The timing of a layer, as defined by `CAMediaTiming`: (parent time - `beginTime`) * `speed` +
/// `timeOffset`.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var speed: Float = 1
  // Required by the protocol, without effect on a layer that does not show a video.
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether any layer has ever had a timing of its own. If not, layers need not search their
  /// superlayers.
  @MainActor static var isInUse = false

  func localTime(ofParent time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time at a local time; infinity if the local time does not advance.
  func parentTime(ofLocal time: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : (time - timeOffset) / Double(speed) + beginTime
  }
}

extension CALayer {
  /// The layer that determines the time: for a presentation layer, its model layer.
  private var timedLayer: CALayer { origin?.model ?? self }

  /// Returns the layer's time at a time of the device.
  final func localTime(at time: TimeInterval) -> TimeInterval {
    guard LayerTiming.isInUse else { return time }
    let layer = timedLayer
    let parentTime = layer.parent?.localTime(at: time) ?? time
    return layer.extras?.timing.localTime(ofParent: parentTime) ?? parentTime
  }

  /// Returns the device's time at a time of the layer; infinity if the layer's time does not
  /// advance.
  final func deviceTime(at local: TimeInterval) -> TimeInterval {
    guard LayerTiming.isInUse, local.isFinite else { return local }
    let layer = timedLayer
    let parentTime = layer.extras?.timing.parentTime(ofLocal: local) ?? local
    return layer.parent?.deviceTime(at: parentTime) ?? parentTime
  }

  /// Changes the layer's timing and updates the end times of its animations.
  final func changeTiming(_ change: (inout LayerTiming) -> Void) {
    LayerTiming.isInUse = true
    change(&madeExtras.timing)
    device.animations.endsChanged()
  }
}
