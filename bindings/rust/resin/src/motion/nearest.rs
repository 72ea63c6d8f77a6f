// SPDX-License-Identifier: MIT

use resin_sys as sys;

use crate::memory::{frozen, index, raw_pointer, to_raw};

/// A point or a vector of the plane.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Point {
    /// The horizontal coordinate.
    pub x: f64,
    /// The vertical coordinate.
    pub y: f64,
}

frozen!(Point = sys::resin_point);

/// The index of the point nearest to `target` by Euclidean distance; the first on a tie. Points
/// that are not finite are ignored. `None` if there is no finite point or `target` is not finite.
/// O(points).
///
/// ```
/// use resin::motion::{nearest_point, Point};
///
/// let corners = [Point { x: 0.0, y: 0.0 }, Point { x: 100.0, y: 0.0 }];
/// assert_eq!(nearest_point(&corners, Point { x: 70.0, y: 40.0 }), Some(1));
/// ```
#[must_use]
pub fn nearest_point(points: &[Point], target: Point) -> Option<usize> {
    // SAFETY: the pointer refers to as many points as the slice has.
    index(unsafe { sys::resin_nearest_point(raw_pointer(points), points.len(), to_raw(target)) })
}

/// The index of the stop nearest to `target` on a line; the first on a tie. Stops may be in any
/// order. `None` as for [`nearest_point`].
#[must_use]
pub fn nearest_stop(stops: &[f64], target: f64) -> Option<usize> {
    // SAFETY: the pointer refers to as many numbers as the slice has.
    index(unsafe { sys::resin_nearest_stop(stops.as_ptr(), stops.len(), target) })
}

/// The index of the angle nearest to `target` on the circle; the first on a tie. Angles are in
/// radians and may exceed a full circle. `None` as for [`nearest_point`].
#[must_use]
pub fn closest_angle(angles: &[f64], target: f64) -> Option<usize> {
    // SAFETY: the pointer refers to as many numbers as the slice has.
    index(unsafe { sys::resin_closest_angle(angles.as_ptr(), angles.len(), target) })
}

/// The shortest signed rotation from one angle to another, in radians, above -pi and at most pi; 0
/// if an angle is not finite.
#[must_use]
pub fn shortest_turn(from: f64, to: f64) -> f64 {
    // SAFETY: a pure function of numbers.
    unsafe { sys::resin_shortest_turn(from, to) }
}
