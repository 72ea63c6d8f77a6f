// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_TRACKERS_H
#define RESIN_MOTION_TRACKERS_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

// Trackers of a gesture: its velocity, its pauses, and the force of a press.
//
// Trackers are plain values: all zero is a new tracker, assignment copies it, and it needs no
// cleanup. Use a new tracker for each gesture. Functions read no clock; the caller passes times, in
// seconds from any origin. They ignore numbers that are not finite, and null trackers. They modify
// only the tracker, are thread-safe on different trackers, and never allocate.

/// The capacity of a history, in samples.
#define RESIN_HISTORY_CAPACITY 32

/// Recent samples, oldest first. All zero is empty. Entries from `count` on are 0, so histories
/// with the same samples are equal byte by byte. Frozen layout.
typedef struct resin_history
{
    uint32_t count; ///< at most `RESIN_HISTORY_CAPACITY`
    uint32_t reserved;
    double times[RESIN_HISTORY_CAPACITY]; ///< ascending
    double values[RESIN_HISTORY_CAPACITY];
} resin_history;

// ---------------------------------------------------------------------------------------------
// Velocity

/// The span of the samples that determine a velocity, in seconds.
#define RESIN_VELOCITY_WINDOW 0.1

/// The age of the newest sample, in seconds, above which the velocity is 0.
#define RESIN_VELOCITY_STALE 0.05

/// The recent positions of a finger along one axis. All zero is empty. Frozen layout.
typedef struct resin_velocity_tracker
{
    resin_history positions;
} resin_velocity_tracker;

/// Adds the position of the finger at a time.
///
/// A sample with the time of the newest replaces it; an earlier one is ignored. The history always
/// covers the window of 100 ms: if samples are less than 3.4 ms apart (290 per second), the newest
/// replaces its predecessor until they are that far apart, so a faster digitizer thins the history
/// out instead of shortening it.
///
/// @param time in seconds
/// @param position in units
/// @since 0.1
RESIN_API void resin_velocity_tracker_add(resin_velocity_tracker *tracker, double time,
                                          double position);

/// Returns the velocity at a time: the slope of the least-squares line through the samples of the
/// last 100 ms.
///
/// The velocity is 0 with fewer than two such samples, and if the newest is older than 50 ms: a
/// resting finger sends no events. Add the position of the lift first, if it is known.
///
/// @param time in seconds; clamped to the time of the newest sample or later
/// @return in units per second, finite; 0 for a null tracker or a time that is not finite
/// @since 0.1
RESIN_API double resin_velocity_tracker_velocity(const resin_velocity_tracker *tracker,
                                                 double time);

// ---------------------------------------------------------------------------------------------
// Pause

/// The number of velocities that the detector without time stamps compares.
#define RESIN_PAUSE_VELOCITIES 7

/// The definition of a pause. A rule with a member that is NaN or out of range detects no pause.
/// Frozen layout.
typedef struct resin_pause_rule
{
    double maximum_speed;    ///< at a pause, in units per second, 0 or more
    double minimum_distance; ///< from the start of the gesture, in units, 0 or more
    double loss;             ///< the fraction of the speed that must be lost, from 0 to 1
    double span;             ///< the time in which it is lost, in seconds, above 0; only for the
                             ///< detector with time stamps
} resin_pause_rule;

/// Returns the rule of "Building Fluid Interfaces": a loss of more than 90 %, a speed of at most
/// 100 and a distance of at least 50. The span is 0.1 s: seven velocities at 60 Hz.
/// @since 0.1
RESIN_API resin_pause_rule resin_pause_rule_default(void);

/// The last velocities of a gesture. All zero is a new detector. Frozen layout.
typedef struct resin_pause_detector
{
    double velocities[RESIN_PAUSE_VELOCITIES]; ///< the oldest first
    uint32_t count;                            ///< at most `RESIN_PAUSE_VELOCITIES`
    uint32_t paused;                           ///< 1 from the pause on
} resin_pause_detector;

/// Adds a velocity and returns whether the gesture pauses with it.
///
/// The gesture pauses if this velocity has lost more than `loss` of the speed of the sixth velocity
/// before it, at a speed and a distance that the rule allows. Acceleration, a reversal without loss
/// of speed, and a first velocity of 0 are never a pause. The result depends on the rate of events:
/// prefer the detector with time stamps.
///
/// @param rule null for the default; `span` is ignored
/// @param velocity in units per second
/// @param distance from the start of the gesture, in units; its sign is ignored
/// @return true at the pause, once in a gesture; afterwards false, while `paused` remains 1
/// @since 0.1
RESIN_API bool resin_pause_detector_add(resin_pause_detector *detector,
                                        const resin_pause_rule *rule, double velocity,
                                        double distance);

/// The velocities of a gesture with their times. All zero is a new detector. Frozen layout.
typedef struct resin_timed_pause_detector
{
    resin_history velocities;
    uint32_t paused; ///< 1 from the pause on
    uint32_t reserved;
} resin_timed_pause_detector;

/// Like `resin_pause_detector_add`, but compares with the velocity `span` seconds ago, interpolated
/// between samples, so that the result does not depend on the rate of events. A gesture younger
/// than `span` has not paused.
///
/// @param rule null for the default; `span` must be positive and finite
/// @param time in seconds; an event that is not later than the previous one is ignored
/// @since 0.1
RESIN_API bool resin_timed_pause_detector_add(resin_timed_pause_detector *detector,
                                              const resin_pause_rule *rule, double time,
                                              double velocity, double distance);

// ---------------------------------------------------------------------------------------------
// Force

/// The thresholds of a press, as fractions of the largest force that the hardware reports.
#define RESIN_FORCE_ACTIVATION 0.5
#define RESIN_FORCE_CONFIRMATION 0.49
#define RESIN_FORCE_RESET 0.4

/// The phase of a press.
typedef enum resin_force_phase
{
    RESIN_FORCE_PHASE_RESET = 0,
    RESIN_FORCE_PHASE_ACTIVATED = 1, ///< the force has reached the activation threshold
    RESIN_FORCE_PHASE_CONFIRMED = 2  ///< it has fallen again, but not yet to the reset threshold
} resin_force_phase;

/// The phase changes of an event, as bits: a force that falls far in one event makes two.
typedef enum resin_force_change
{
    RESIN_FORCE_ACTIVATED = 1,
    RESIN_FORCE_CONFIRMED = 2, ///< the press is complete: perform its action
    RESIN_FORCE_WAS_RESET = 4
} resin_force_change;

/// A detector of presses with hysteresis: small variations of the force do not activate it again.
/// All zero is reset. Frozen layout.
typedef struct resin_force_latch
{
    uint32_t phase; ///< a `resin_force_phase`
} resin_force_latch;

/// Returns the force as a fraction, `force` / `maximum`, from 0 to 1.
///
/// @return 0 if the maximum is not positive, as on hardware without force sensor, or a number is
/// not
///         finite
/// @since 0.1
RESIN_API double resin_force_fraction(double force, double maximum);

/// Adds a force. The latch is activated at 0.5 or more, then confirmed at 0.49 or less, then reset
/// at 0.4 or less.
///
/// @param force a fraction of the maximum
/// @return the `resin_force_change` bits, or 0
/// @since 0.1
RESIN_API uint32_t resin_force_latch_add(resin_force_latch *latch, double force);

/// Ends the touch and resets the latch. Confirms an activated press unless the touch is cancelled.
///
/// @param cancelled whether the system has cancelled the touch
/// @return the `resin_force_change` bits, or 0
/// @since 0.1
RESIN_API uint32_t resin_force_latch_end(resin_force_latch *latch, bool cancelled);

RESIN_END_DECLS

#endif // RESIN_MOTION_TRACKERS_H
