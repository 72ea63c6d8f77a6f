// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_H
#define RESIN_BAR_H

#include <resin/allocator.h>
#include <resin/base.h>

RESIN_BEGIN_DECLS

// A header whose height changes as content scrolls. Pure arithmetic, independent of any view.
//
// The bar has two or more *stops*, the heights at which it rests. With three they are called
// compact, normal and expanded. Scrolling down shrinks the bar to its lowest stop; scrolling up,
// anywhere in the content, grows it to the *normal* stop; pulling down at the top of the content
// grows it further. The caller passes the numbers that a scroll view reports, applies the insets
// and the target of each response (bar_gesture.h), and draws the bar at its height.
//
// Conventions. Lengths are in points, or any other unit. `offset` is the negated height, so that it
// has the sign of the content offset: a bar at its normal height N has the offset -N, and scrolling
// down increases both. *Bar coordinates* are the content offset plus the client's own top inset: at
// y = -h the top edge of the content is directly below a bar of height h.
//
// Every state that `resin_bar_reduce` returns, for any samples, has these properties:
//
//  - The height is within the available stops, unless a finger is down and the content is pulled
//    beyond an end: then the bar stretches like a rubber band.
//  - There is no gap between the bar and the content: with H the highest available stop, the height
//    is at least -y wherever y >= -H, and above the normal stop it is -y exactly. So after a lost
//    sample, or a jump of the content to its top, the next sample corrects the bar.
//  - Reducing the same sample again changes nothing.
//
// All numbers must be at most 1e100 in magnitude. Functions write nothing on failure and never
// allocate, except `resin_bar_create`. A `resin_bar` is immutable, so threads may share it.

// ---------------------------------------------------------------------------------------------
// The handle

/// The choice of the stop at which a bar settles after a release.
typedef enum resin_bar_snapping
{
    /// The stop nearest to the height that the bar would have after the content has decelerated.
    RESIN_BAR_SNAP_PROJECTED = 0,
    /// The stop nearest to the present height, regardless of velocity.
    RESIN_BAR_SNAP_NEAREST = 1,
    /// No stop: the bar rests at any height.
    RESIN_BAR_SNAP_NONE = 2
} resin_bar_snapping;

/// Does not stretch or compress the bar beyond its stops.
#define RESIN_BAR_NO_RESISTANCE 1u
/// Keeps the bar at its normal stop if the content is too short to scroll. Without this flag the
/// bottom inset makes such content scroll until the bar is at its lowest stop.
#define RESIN_BAR_HOLD_SHORT_CONTENT 2u
/// Stretches the bar also while the content bounces after a release.
#define RESIN_BAR_STRETCH_WHILE_SETTLING 4u

/// The stops and the options of a bar. Zero in all members but `struct_size`, `stops` and
/// `stop_count` means all defaults. Later versions may append members. Read during the call only.
typedef struct resin_bar_def
{
    uint32_t struct_size;
    uint32_t flags;       ///< `RESIN_BAR_...` bits
    const double *stops;  ///< heights from 0, ascending; equal ones are allowed
    size_t stop_count;    ///< 2 or more
    uint32_t normal_stop; ///< the highest stop that scrolling reaches without pulling at the top,
                          ///< below `stop_count`; 0 means the last but one, or the last of two
    uint32_t snapping;    ///< a `resin_bar_snapping`
    double resistance;    ///< slope of the rubber band, up to 1; 0 means 0.55
    double deceleration_rate; ///< of the scroll view, per millisecond; 0 means 0.998
    double top_tolerance;     ///< distance from the top up to which a touch is at the top, in
                              ///< points; 0 means 5
    const resin_allocator *allocator; ///< null for the C library's
} resin_bar_def;

/// Returns a def with these stops and all defaults.
/// @since 0.1
static inline resin_bar_def resin_bar_def_default(const double *stops, size_t stop_count)
{
    resin_bar_def def = RESIN_ZERO;
    def.struct_size = sizeof def;
    def.stops = stops;
    def.stop_count = stop_count;
    return def;
}

/// The validated stops and options of a bar. Immutable, so threads may share it.
typedef struct resin_bar resin_bar;

/// Creates a bar.
///
/// For a bar that grows only by pulling at the top of the content, pass the lowest height twice. A
/// bar whose normal stop is its last one cannot be pulled taller.
///
/// @param[out] out the handle, which the caller destroys; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_INPUT`, `_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS`,
///         `_TOO_LARGE`, `_STOPS`, `_NORMAL_STOP`, `_SNAPPING`, `_RESISTANCE`, `_RATE`,
///         `_TOP_TOLERANCE` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_bar_create(const resin_bar_def *def, resin_bar **out);

/// Frees a bar. Does nothing if `bar` is null.
/// @since 0.1
RESIN_API void resin_bar_destroy(resin_bar *bar);

/// Returns the number of stops; 0 if `bar` is null.
/// @since 0.1
RESIN_API size_t resin_bar_stop_count(const resin_bar *bar);

/// Returns the heights of the stops, ascending; null if `bar` is null. Valid until the bar is
/// destroyed.
/// @since 0.1
RESIN_API const double *resin_bar_stops(const resin_bar *bar);

/// Returns the index of the normal stop; 0 if `bar` is null.
/// @since 0.1
RESIN_API uint32_t resin_bar_normal_stop(const resin_bar *bar);

// ---------------------------------------------------------------------------------------------
// State

/// The source of a bar's motion.
typedef enum resin_bar_phase
{
    /// There is no scroll view yet. The first sample does not move the bar.
    RESIN_BAR_DETACHED = 0,
    /// No finger is down and no target is pending.
    RESIN_BAR_RESTING = 1,
    /// A finger drags the content.
    RESIN_BAR_TRACKING = 2,
    /// After a release, until the content has come to rest.
    RESIN_BAR_SETTLING = 3
} resin_bar_phase;

/// The state of a bar: a plain value to copy, compare and store. Frozen layout.
///
/// It contains the content offset of the last sample, from which the distance to the next sample is
/// measured. Therefore a sample does not contain the previous offset, the next sample makes up for
/// a lost one, and a repeated sample has no effect.
typedef struct resin_bar_state
{
    double offset;         ///< the negated height
    uint32_t highest_stop; ///< the index of the highest available stop, at least the normal one
    uint32_t phase;        ///< a `resin_bar_phase`
    double content_offset; ///< of the last sample; 0 while detached
} resin_bar_state;

/// Returns a detached state at the normal stop; a state of height 0 if `bar` is null.
/// @since 0.1
RESIN_API resin_bar_state resin_bar_initial_state(const resin_bar *bar);

/// Returns the height of the bar, in points.
/// @since 0.1
RESIN_API double resin_bar_height(resin_bar_state state);

/// Returns the position of the bar among its stops: k at stop k, linear in the height between two
/// stops, continuous, from 0 to the count of stops less 1.
///
/// Equal stops all have the progress of the one nearest to the normal stop, and progress is linear
/// from there to the next different stop. So three stops of which the lower two are equal give 1 to
/// 2; three of which the upper two are equal give 0 to 1. A bar stretched beyond the last stop has
/// the progress of that stop; likewise below the first.
///
/// @return 0 for a null bar or an offset that is not finite
/// @since 0.1
RESIN_API double resin_bar_progress(const resin_bar *bar, resin_bar_state state);

/// A range of values for the interval between two stops: `from` at the lower one, `to` at the
/// higher one. `from` may be greater than or equal to `to`. Frozen layout.
typedef struct resin_bar_range
{
    double from;
    double to;
} resin_bar_range;

/// Interpolates a value, such as an alpha or a font size, by the height of the bar.
///
/// At a stop the interval above it counts, at the last stop the interval below. Of equal stops the
/// one nearest to the normal stop counts, and the intervals between them are skipped.
///
/// @param ranges one for each interval between adjacent stops, ascending
/// @param count the count of stops less 1
/// @param[out] out written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_RANGES` or
///         `_BAR_STATE`
/// @since 0.1
RESIN_API resin_status resin_bar_value(const resin_bar *bar, resin_bar_state state,
                                       const resin_bar_range *ranges, size_t count, double *out);

/// Returns the index of the stop whose height the bar has exactly; of equal ones the one nearest to
/// the normal stop. `RESIN_INDEX_NONE` between stops or if `bar` is null.
/// @since 0.1
RESIN_API uint32_t resin_bar_stop_at(const resin_bar *bar, resin_bar_state state);

// ---------------------------------------------------------------------------------------------
// Reducing

/// The vertical geometry of a scroll view, in points. Frozen layout.
///
/// The effective insets are the sum of the client's own, the safe area, a refresh control and the
/// bar's contribution. The client insets are the effective ones without the bar's contribution.
typedef struct resin_bar_sample
{
    double content_offset;
    double inset_top;           ///< effective
    double inset_bottom;        ///< effective
    double client_inset_top;    ///< without the bar's contribution
    double client_inset_bottom; ///< without the bar's contribution
    double content_height;      ///< 0 or more
    double frame_height;        ///< 0 or more
} resin_bar_sample;

/// The input of a transformer. Later versions may append members.
typedef struct resin_bar_step
{
    const resin_bar *bar;
    resin_bar_state state;   ///< before the step, without stretch; `highest_stop` is that after it
    resin_bar_sample sample; ///< of the step
    double previous;         ///< the previous position of the content, in bar coordinates
    double current;          ///< the present position of the content, in bar coordinates
    double top;              ///< the position at which the bar is tallest; overscroll is above it
    double bottom;           ///< the position of the end of the content; at least `top`
    double delta;            ///< the change of the offset, after the transformers before this one
} resin_bar_step;

/// The kind of a transformer.
typedef enum resin_bar_transform
{
    /// Removes the content's movement beyond its top. Together with `IGNORE_BOTTOM`, in either
    /// order, leaves the distance between the two positions after both are clamped to the range.
    RESIN_BAR_IGNORE_TOP = 1,
    /// Removes the content's movement beyond its bottom.
    RESIN_BAR_IGNORE_BOTTOM = 2,
    /// Limits the bar to the available stops. A bar that is already beyond them moves no further
    /// out, but is not pulled back: a delta of 0 remains 0.
    RESIN_BAR_CUT_OUT = 3,
    /// Fits the bar to the position of the content: no gap below the bar, and no overlap of content
    /// by a bar above its normal stop.
    RESIN_BAR_ANCHOR = 4,
    /// A callback of the caller.
    RESIN_BAR_CUSTOM = 5
} resin_bar_transform;

/// A step of the chain that converts the distance the content moved into the distance the bar
/// moves. Frozen layout.
typedef struct resin_bar_transformer
{
    uint32_t kind; ///< a `resin_bar_transform`
    uint32_t reserved;
    /// CUSTOM: returns the new delta. Runs on the calling thread, during the call.
    double (*transform)(void *context, const resin_bar_step *step);
    void *context; ///< CUSTOM: passed to the callback
} resin_bar_transformer;

/// Computes the state after the content has moved: applies ignore top, ignore bottom, cut out and
/// anchor, in that order, and then the rubber band if a finger is down.
///
/// Scrolling down past the normal stop makes the higher stops unavailable. The phase is unchanged,
/// except that a detached state becomes a resting one; prefer `resin_bar_attach` for that.
///
/// @param state a state of this bar, or one that is valid for it
/// @param[out] out the new state; may be `state`; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_STATE` or
///         `_SAMPLE`
/// @since 0.1
RESIN_API resin_status resin_bar_reduce(const resin_bar *bar, const resin_bar_state *state,
                                        const resin_bar_sample *sample, resin_bar_state *out);

/// Like `resin_bar_reduce`, with the caller's chain of transformers. Only the rubber band is
/// applied after the last transformer.
///
/// @param transformers may be null if `count` is 0
/// @return as `resin_bar_reduce`, or `RESIN_ERROR_TRANSFORMER`
/// @since 0.1
RESIN_API resin_status resin_bar_reduce_with(const resin_bar *bar, const resin_bar_state *state,
                                             const resin_bar_sample *sample,
                                             const resin_bar_transformer *transformers,
                                             size_t count, resin_bar_state *out);

/// Applies a built-in transformer to a step; for custom transformers that extend one.
///
/// @return the new delta; the step's own for CUSTOM or an unknown kind; 0 for null
/// @since 0.1
RESIN_API double resin_bar_apply_transform(const resin_bar_step *step, resin_bar_transform kind);

RESIN_END_DECLS

#endif // RESIN_BAR_H
