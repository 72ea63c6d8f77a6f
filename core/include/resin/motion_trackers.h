// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_TRACKERS_H
#define RESIN_MOTION_TRACKERS_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

// What watches a gesture while it goes on: how fast it moves, whether it has paused, how hard it
// presses.
//
// All three are plain values without a handle: all zero is a new one, copying copies, nothing is to
// be freed. Start every gesture with a new one, so that nothing leaks from one gesture into the
// next. Nothing here reads a clock; times are the caller's, in seconds, from any start. Numbers
// that are not finite are ignored, null trackers too. Pure but for the tracker that is passed,
// thread-safe on different trackers, never allocates.

/// How many samples a history holds.
#define RESIN_HISTORY_CAPACITY 32

/// The numbers of the recent past, the oldest first. Frozen layout; all zero is empty. Entries from
/// `count` on are 0, so two histories with the same samples are equal byte by byte.
typedef struct resin_history
{
    uint32_t count; ///< at most `RESIN_HISTORY_CAPACITY`
    uint32_t reserved;
    double times[RESIN_HISTORY_CAPACITY]; ///< ascending
    double values[RESIN_HISTORY_CAPACITY];
} resin_history;

// ---------------------------------------------------------------------------------------------
// Velocity

/// The seconds over which a velocity is taken.
#define RESIN_VELOCITY_WINDOW 0.1

/// A tracker whose newest sample is older than this many seconds has come to a halt.
#define RESIN_VELOCITY_STALE 0.05

/// The recent positions of a finger along one axis. Frozen layout; all zero is empty.
typedef struct resin_velocity_tracker
{
    resin_history positions;
} resin_velocity_tracker;

/// Takes in where the finger was at a time.
///
/// A sample of the same time as the newest replaces it; an earlier one is ignored. The window of
/// 100 ms always fits: when samples come closer together than 3.4 ms (290 per second), the newest
/// one replaces the one before it until that distance is reached, so a faster digitizer thins the
/// history out and does not shorten it.
///
/// @param time in seconds
/// @param position in units
/// @since 0.1
RESIN_API void resin_velocity_tracker_add(resin_velocity_tracker *tracker, double time,
                                          double position);

/// The velocity at a time: the slope of the straight line with the least squares through the
/// samples of the last 100 ms.
///
/// 0 with fewer than two such samples, and 0 when the newest is older than 50 ms: a finger that
/// rests sends no events, so silence means that it rests. A recogniser that reports the lift with a
/// position adds it first.
///
/// @param time in seconds; a time before the newest sample counts as the time of that sample
/// @return in units per second, finite; 0 for a null tracker or a time that is not finite
/// @since 0.1
RESIN_API double resin_velocity_tracker_velocity(const resin_velocity_tracker *tracker,
                                                 double time);

// ---------------------------------------------------------------------------------------------
// Pause

/// How many velocities the detector without time stamps compares.
#define RESIN_PAUSE_VELOCITIES 7

/// What counts as a pause. Frozen layout. With a rule of which a member is NaN or out of range,
/// nothing does.
typedef struct resin_pause_rule
{
    double maximum_speed; ///< units per second, 0 or more: a pause is not faster
    double
        minimum_distance; ///< units, 0 or more: a pause is not nearer to the start of the gesture
    double loss;          ///< the part of the speed that must be lost, from 0 to 1
    double span;          ///< seconds within which it is lost, above 0; only for time stamps
} resin_pause_rule;

/// The rule of "Building Fluid Interfaces": more than 90 % lost, a speed of at most 100 and a
/// distance of at least 50. The span is 0.1 s, six frames of a 60 Hz display, which is what seven
/// velocities are there.
/// @since 0.1
RESIN_API resin_pause_rule resin_pause_rule_default(void);

/// The last velocities of a gesture. Frozen layout; all zero is a new one.
typedef struct resin_pause_detector
{
    double velocities[RESIN_PAUSE_VELOCITIES]; ///< the oldest first
    uint32_t count;                            ///< at most `RESIN_PAUSE_VELOCITIES`
    uint32_t paused;                           ///< 1 from the pause on
} resin_pause_detector;

/// Takes in a velocity and tells whether the gesture pauses with it.
///
/// It does when, of the last seven velocities, this one included, more than `loss` of the speed of
/// the first is gone, at a speed and a distance that the rule allows. Speeding up, reversing at
/// speed, and a first velocity of 0 are never a pause, whatever the rule. With fewer than seven
/// velocities there is none. Counts events, so that it depends on their rate: prefer the form with
/// time stamps.
///
/// @param rule null for the default; one out of range never pauses, its span is not read
/// @param velocity in units per second
/// @param distance from the start of the gesture, in units; its sign does not matter
/// @return true at the pause, once in a gesture: afterwards false, with `paused` still 1
/// @since 0.1
RESIN_API bool resin_pause_detector_add(resin_pause_detector *detector,
                                        const resin_pause_rule *rule, double velocity,
                                        double distance);

/// The velocities of a gesture with their times. Frozen layout; all zero is a new one.
typedef struct resin_timed_pause_detector
{
    resin_history velocities;
    uint32_t paused; ///< 1 from the pause on
    uint32_t reserved;
} resin_timed_pause_detector;

/// As `resin_pause_detector_add`, but compares with the velocity `span` seconds ago, which is
/// interpolated between samples: the answer depends on the motion and not on how often it is
/// reported. A gesture younger than `span` has not paused.
///
/// @param rule null for the default; one out of range, a span that is not positive and finite
///        included, never pauses
/// @param time in seconds; an event that is not later than the one before is ignored
/// @since 0.1
RESIN_API bool resin_timed_pause_detector_add(resin_timed_pause_detector *detector,
                                              const resin_pause_rule *rule, double time,
                                              double velocity, double distance);

// ---------------------------------------------------------------------------------------------
// Force

/// Forces as fractions of the largest that the hardware reports.
#define RESIN_FORCE_ACTIVATION 0.5
#define RESIN_FORCE_CONFIRMATION 0.49
#define RESIN_FORCE_RESET 0.4

/// Where a press is.
typedef enum resin_force_phase
{
    RESIN_FORCE_PHASE_RESET = 0,
    RESIN_FORCE_PHASE_ACTIVATED = 1, ///< pressed hard enough
    RESIN_FORCE_PHASE_CONFIRMED = 2  ///< and let go again, but not yet far enough for another one
} resin_force_phase;

/// What happened, as bits: a force that falls far between two events does two things at once.
typedef enum resin_force_change
{
    RESIN_FORCE_ACTIVATED = 1,
    RESIN_FORCE_CONFIRMED = 2, ///< the press is done: the moment to act
    RESIN_FORCE_WAS_RESET = 4
} resin_force_change;

/// Turns a force into presses, with hysteresis: one press is one activation, however the force
/// trembles. Frozen layout; all zero is reset.
typedef struct resin_force_latch
{
    uint32_t phase; ///< a `resin_force_phase`
} resin_force_latch;

/// The fraction that the latch takes: `force` / `maximum`, from 0 to 1.
///
/// @return 0 when the maximum is not positive, as on hardware that measures no force, or when a
///         number is not finite
/// @since 0.1
RESIN_API double resin_force_fraction(double force, double maximum);

/// Takes in a force: activated at 0.5 or more, then confirmed when it falls to 0.49 or less, then
/// reset when it falls to 0.4 or less.
///
/// @param force a fraction of the maximum
/// @return the `resin_force_change` bits of what happened, 0 for nothing
/// @since 0.1
RESIN_API uint32_t resin_force_latch_add(resin_force_latch *latch, double force);

/// The finger has left. The latch is reset.
///
/// @param cancelled whether the system took the touch away: then a press that was activated is not
///        confirmed
/// @return the `resin_force_change` bits of what happened, 0 for nothing
/// @since 0.1
RESIN_API uint32_t resin_force_latch_end(resin_force_latch *latch, bool cancelled);

RESIN_END_DECLS

#endif // RESIN_MOTION_TRACKERS_H
