// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_H
#define RESIN_BAR_H

#include <resin/allocator.h>
#include <resin/base.h>

RESIN_BEGIN_DECLS

// A header that scrolling makes smaller and taller: numbers in, numbers out.
//
// The bar has two or more *stops*, the heights at which it may rest; with three they are called
// compact, normal and expanded. Scrolling down makes it smaller, down to the lowest stop; scrolling
// up anywhere makes it taller again, up to the *normal* stop; pulling down at the top of the
// content makes it taller than that. Nothing here touches a view. A caller feeds what a scroll view
// reports, writes back the insets and the target that an answer names (bar_gesture.h), and draws
// the height.
//
// Conventions. Lengths are points, or whatever the caller measures in. `offset` is the negated
// height, so that it runs with the content offset: the state of a bar at its normal height N has
// offset -N, and scrolling down raises both. *Bar coordinates* are content offset + the client's
// own top inset: at y = -h the top edge of the content is just below a bar of height h.
//
// What holds of every state that `resin_bar_reduce` returns, whatever the samples:
//
//  - The height is within the stops that are available, except while the finger is down and the
//    content is pulled beyond an end: then the bar gives way like a rubber band.
//  - There is no gap between the bar and the content: as far up as y = -H, H the highest stop that
//    is available, the height is at least -y. Above the normal stop it is -y exactly. So a bar
//    whose sample was lost, or whose content jumped to the top, is right again with the next one.
//  - A sample that is fed twice changes nothing the second time.
//
// All numbers must be at most 1e100 in magnitude. Functions write nothing on failure and never
// allocate, except `resin_bar_create`. A `resin_bar` never changes, so threads may share it.

// ---------------------------------------------------------------------------------------------
// The handle

/// How the stop is chosen at which a bar settles when the finger leaves it.
typedef enum resin_bar_snapping
{
    /// The stop nearest to where the bar would be when the content has come to rest by itself.
    RESIN_BAR_SNAP_PROJECTED = 0,
    /// The stop nearest to where the bar is, whatever the velocity.
    RESIN_BAR_SNAP_NEAREST = 1,
    /// None: the bar rests wherever the content leaves it.
    RESIN_BAR_SNAP_NONE = 2
} resin_bar_snapping;

/// The bar is not stretched or compressed beyond its stops.
#define RESIN_BAR_NO_RESISTANCE 1u
/// Content too short to scroll holds the bar at its normal stop: the inset at its bottom makes room
/// for the normal bar only, where otherwise it lets the content scroll until the bar is at its
/// lowest stop.
#define RESIN_BAR_HOLD_SHORT_CONTENT 2u
/// The rubber band also holds while the content bounces back after the finger has left: a header
/// that stretches with every bounce.
#define RESIN_BAR_STRETCH_WHILE_SETTLING 4u

/// The stops of a bar and how it behaves. Grows at its end. All but `struct_size`, `stops` and
/// `stop_count` may be zero. Read during the call only.
typedef struct resin_bar_def
{
    uint32_t struct_size;
    uint32_t flags;       ///< `RESIN_BAR_...` bits
    const double *stops;  ///< heights, 0 or more, ascending; equal ones are allowed
    size_t stop_count;    ///< 2 or more
    uint32_t normal_stop; ///< the highest stop that plain scrolling reaches, below `stop_count`;
                          ///< 0 for the last but one, or the last of two
    uint32_t snapping;    ///< a `resin_bar_snapping`
    double resistance;    ///< slope of the rubber band, up to 1; 0 for 0.55
    double deceleration_rate; ///< of the scroll view, per millisecond; 0 for 0.998
    double top_tolerance;     ///< how near the top a touch counts as at the top; 0 for 5 points
    const resin_allocator *allocator; ///< null for the C library's
} resin_bar_def;

/// A def with all defaults, for these stops.
/// @since 0.1
static inline resin_bar_def resin_bar_def_default(const double *stops, size_t stop_count)
{
    resin_bar_def def = RESIN_ZERO;
    def.struct_size = (uint32_t)sizeof def;
    def.stops = stops;
    def.stop_count = stop_count;
    return def;
}

/// What a bar is made of, checked once. Immutable, so threads may share it.
typedef struct resin_bar resin_bar;

/// Creates a bar.
///
/// For a bar that plain scrolling does not move, give the lowest height twice. A bar whose normal
/// stop is its last one cannot be pulled taller.
///
/// @param[out] out the handle, to be destroyed by the caller; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_INPUT`, `_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS`,
///         `_TOO_LARGE`, `_STOPS`, `_NORMAL_STOP`, `_SNAPPING`, `_RESISTANCE`, `_RATE`,
///         `_TOP_TOLERANCE` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_bar_create(const resin_bar_def *def, resin_bar **out);

/// Frees a bar. Null is fine.
/// @since 0.1
RESIN_API void resin_bar_destroy(resin_bar *bar);

/// How many stops the bar has; 0 for null.
/// @since 0.1
RESIN_API size_t resin_bar_stop_count(const resin_bar *bar);

/// The heights of the stops, ascending; null for null. Lives as long as the bar.
/// @since 0.1
RESIN_API const double *resin_bar_stops(const resin_bar *bar);

/// The index of the highest stop that plain scrolling reaches; 0 for null.
/// @since 0.1
RESIN_API uint32_t resin_bar_normal_stop(const resin_bar *bar);

// ---------------------------------------------------------------------------------------------
// State

/// What moves a bar at the moment.
typedef enum resin_bar_phase
{
    /// No scroll view yet. The first sample only says where the content is.
    RESIN_BAR_DETACHED = 0,
    /// No finger, no answer outstanding.
    RESIN_BAR_RESTING = 1,
    /// A finger drags the content.
    RESIN_BAR_TRACKING = 2,
    /// The finger has left, and the content is on its way to rest.
    RESIN_BAR_SETTLING = 3
} resin_bar_phase;

/// Where a bar is. Frozen layout: copy it, compare it, keep it as you like.
///
/// It remembers the content offset that it was made for. The next sample's distance is counted from
/// there, which is why a sample need not say where the content was before, a lost one is made up
/// for, and one that comes twice does no harm.
typedef struct resin_bar_state
{
    double offset;         ///< the negated height
    uint32_t highest_stop; ///< the highest stop that is available: the normal one or higher
    uint32_t phase;        ///< a `resin_bar_phase`
    double content_offset; ///< of the last sample; 0 while detached
} resin_bar_state;

/// A new bar, at its normal stop, detached. Null gives a state of height 0.
/// @since 0.1
RESIN_API resin_bar_state resin_bar_initial_state(const resin_bar *bar);

/// The height of the bar, in points.
/// @since 0.1
RESIN_API double resin_bar_height(resin_bar_state state);

/// How far the bar is from its lowest stop: k at stop k, linear in the height between two stops,
/// continuous, from 0 to one less than the count of stops.
///
/// Where stops are equal, all of them have the progress of the one nearest to the normal stop, and
/// the way from there to the next different stop is linear too. So three stops of which the lower
/// two are equal give 1 to 2, and three of which the upper two are equal 0 to 1. A bar that is
/// stretched beyond the last stop has the progress of that stop, likewise below the first.
///
/// @return 0 for a null bar or an offset that is not finite
/// @since 0.1
RESIN_API double resin_bar_progress(const resin_bar *bar, resin_bar_state state);

/// A value that belongs to an interval between two stops: `from` at the lower one, `to` at the
/// higher. Frozen layout. Equal ones are a constant; `from` may be above `to`.
typedef struct resin_bar_range
{
    double from;
    double to;
} resin_bar_range;

/// The value that goes with a height, such as an alpha or a font size, with one range for each
/// interval between neighbouring stops.
///
/// At a stop the interval above it counts, at the last stop the one below. Of equal stops the one
/// nearest to the normal stop counts, and the interval between them is passed over.
///
/// @param ranges `count` of them, ascending with the stops
/// @param count one less than the count of stops
/// @param[out] out written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_RANGES` or
///         `_BAR_STATE`
/// @since 0.1
RESIN_API resin_status resin_bar_value(const resin_bar *bar, resin_bar_state state,
                                       const resin_bar_range *ranges, size_t count, double *out);

/// The index of the stop at which the bar is, exactly; of equal ones the one nearest to the normal
/// stop. `RESIN_INDEX_NONE` between stops and for null.
/// @since 0.1
RESIN_API uint32_t resin_bar_stop_at(const resin_bar *bar, resin_bar_state state);

// ---------------------------------------------------------------------------------------------
// Reducing

/// What a scroll view reports. Frozen layout. Vertical components throughout, in points.
///
/// The insets are whole: the client's own, the safe area, a refresh control and what the bar
/// contributed. The client's share is all but the bar's.
typedef struct resin_bar_sample
{
    double content_offset;
    double inset_top;           ///< whole
    double inset_bottom;        ///< whole
    double client_inset_top;    ///< without the bar's share
    double client_inset_bottom; ///< without the bar's share
    double content_height;      ///< 0 or more
    double frame_height;        ///< 0 or more
} resin_bar_sample;

/// One step of a reduction, as a transformer sees it. Only ever grows at its end.
typedef struct resin_bar_step
{
    const resin_bar *bar;
    resin_bar_state state;   ///< before the step, without stretch; `highest_stop` already after it
    resin_bar_sample sample; ///< of the step
    double previous;         ///< where the content was, in bar coordinates
    double current;          ///< where the content is, in bar coordinates
    double top;              ///< where the bar is tallest: above, the content is pulled too far
    double bottom;           ///< where the content ends; not less than `top`
    double delta; ///< what is to be added to the offset, as the transformers before left it
} resin_bar_step;

/// What a transformer does to the delta.
typedef enum resin_bar_transform
{
    /// Removes what the content moved beyond its top. With `IGNORE_BOTTOM`, in either order, what
    /// remains is the distance between the two places after both are limited to the range.
    RESIN_BAR_IGNORE_TOP = 1,
    /// Removes what the content moved beyond its bottom.
    RESIN_BAR_IGNORE_BOTTOM = 2,
    /// Removes what would leave the available stops. A bar that is beyond them already is not
    /// pulled back, but moves no further out: a delta of 0 stays 0.
    RESIN_BAR_CUT_OUT = 3,
    /// Makes the bar fit the place of the content: no gap near the top, no more than the normal
    /// stop over content.
    RESIN_BAR_ANCHOR = 4,
    /// The caller's own.
    RESIN_BAR_CUSTOM = 5
} resin_bar_transform;

/// A link of the chain that turns the distance the content moved into the distance the bar moves.
/// Frozen layout.
typedef struct resin_bar_transformer
{
    uint32_t kind; ///< a `resin_bar_transform`
    uint32_t reserved;
    /// CUSTOM: returns the new delta. Runs on the calling thread, during the call.
    double (*transform)(void *context, const resin_bar_step *step);
    void *context; ///< CUSTOM: passed to the callback
} resin_bar_transformer;

/// The bar after the content has moved: ignore top, ignore bottom, cut out, anchor, in that order,
/// and the rubber band if the finger is down.
///
/// Moving down past the normal stop takes the higher stops away. The phase stays, but a detached
/// state is attached and rests; see `resin_bar_attach` for a better start.
///
/// @param state any that this bar made, or one that fits it
/// @param[out] out the new state; may be `state`; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_STATE` or
///         `_SAMPLE`
/// @since 0.1
RESIN_API resin_status resin_bar_reduce(const resin_bar *bar, const resin_bar_state *state,
                                        const resin_bar_sample *sample, resin_bar_state *out);

/// As `resin_bar_reduce`, with a chain of the caller's, in any order. The offset is what the last
/// delta makes it; only the rubber band comes after.
///
/// @param transformers may be null if `count` is 0
/// @return as `resin_bar_reduce`, or `RESIN_ERROR_TRANSFORMER`
/// @since 0.1
RESIN_API resin_status resin_bar_reduce_with(const resin_bar *bar, const resin_bar_state *state,
                                             const resin_bar_sample *sample,
                                             const resin_bar_transformer *transformers,
                                             size_t count, resin_bar_state *out);

/// The delta that one of the built-in transformers makes of a step: for a transformer of the
/// caller's that adds to one of them.
///
/// @return the step's own delta for CUSTOM and for a kind that there is not; 0 for null
/// @since 0.1
RESIN_API double resin_bar_transformed(const resin_bar_step *step, resin_bar_transform kind);

RESIN_END_DECLS

#endif // RESIN_BAR_H
