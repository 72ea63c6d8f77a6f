// SPDX-License-Identifier: MIT

/// The time of a layer, as `CAMediaTiming` describes it.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var speed: Float = 1
}
