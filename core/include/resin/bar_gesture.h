// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_GESTURE_H
#define RESIN_BAR_GESTURE_H

#include <resin/bar.h>

RESIN_BEGIN_DECLS

// The events of a bar other than scrolling.
//
// Every function takes the state and a sample of the scroll view, and returns a response. The
// caller stores its `state`, adds its `insets` to the client's, and moves the content to its target
// if there is one. The function to call when
//
//     a scroll view is set                         resin_bar_attach
//     the content moved                            resin_bar_reduce
//     the pan recognizer changes its state         resin_bar_handle_gesture
//     deceleration, an animation or a programmatic
//     scroll ended, or a release started none      resin_bar_settle
//     the status bar is tapped                     resin_bar_scroll_to_top
//     content size, frame or insets changed        resin_bar_change_layout
//     the application requests a stop              resin_bar_move_to
//     the heights change (rotation, text size)     resin_bar_adopt, then resin_bar_attach
//
// Functions write nothing on failure and never allocate. Threads may share the bar.

/// The contribution of the bar to the insets of its scroll view, in points. Frozen layout.
///
/// The caller adds it to the client's insets, which preserves those of the client, the safe area
/// and a refresh control.
typedef struct resin_bar_insets
{
    double top;           ///< the height of the highest available stop
    double bottom;        ///< makes short content scroll as far as the bar moves
    double indicator_top; ///< the height of the normal stop, for the scroll indicator
} resin_bar_insets;

/// The result of an event. Frozen layout.
typedef struct resin_bar_response
{
    /// The new state.
    resin_bar_state state;

    /// The state after the content has come to rest: at a stop, unless the policy is NONE. If no
    /// content offset puts the bar at that stop, the caller animates the bar to it.
    resin_bar_state resting;

    /// The new contribution to the insets. Apply it before moving the content.
    resin_bar_insets insets;

    /// The content offset to scroll to, animated except in the response of `resin_bar_attach`; the
    /// present one if there is no target.
    double target_offset;

    uint32_t has_target; ///< 1 if the caller is to move the content, otherwise 0
    uint32_t reserved;
} resin_bar_response;

/// The states of a pan recognizer, with the raw values of `UIGestureRecognizer.State`.
typedef enum resin_bar_gesture_phase
{
    RESIN_BAR_GESTURE_BEGAN = 1,
    RESIN_BAR_GESTURE_CHANGED = 2,
    RESIN_BAR_GESTURE_ENDED = 3,
    RESIN_BAR_GESTURE_CANCELLED = 4,
    RESIN_BAR_GESTURE_FAILED = 5
} resin_bar_gesture_phase;

/// `rest_offset` is valid: the content offset at which the scroll view will stop, such as the
/// target of `scrollViewWillEndDragging`, which replaces the projection.
#define RESIN_BAR_REST_KNOWN 1u
/// The content must not be moved, for example because it pages: the response has no target. The bar
/// then settles independently, at a stop that fits the position of the content.
#define RESIN_BAR_KEEP_CONTENT 2u

/// An event of the pan recognizer. Frozen layout.
typedef struct resin_bar_gesture
{
    uint32_t phase; ///< a `resin_bar_gesture_phase`
    uint32_t flags; ///< `RESIN_BAR_REST_KNOWN`, `RESIN_BAR_KEEP_CONTENT`
    /// The velocity of the content offset, in points per second: the recognizer's, negated. Only
    /// for ENDED.
    double velocity;
    /// The final content offset. Only for ENDED with `RESIN_BAR_REST_KNOWN`.
    double rest_offset;
    resin_bar_sample sample;
} resin_bar_gesture;

/// Gets the bar's contribution to the insets; for use after a `resin_bar_reduce` that changed
/// `highest_stop`.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_STATE` or
///         `_SAMPLE`
/// @since 0.1
RESIN_API resin_status resin_bar_contribution(const resin_bar *bar, const resin_bar_state *state,
                                              const resin_bar_sample *sample,
                                              resin_bar_insets *out);

/// Handles an event of the pan recognizer.
///
/// BEGAN makes all stops available if the content is at its top, within the tolerance, or the bar
/// is already above its normal stop; otherwise the normal stop is the highest. ENDED settles: the
/// final content offset determines the stop and, if the bar would end between two stops, the target
/// at which it is at the stop. CANCELLED and FAILED settle like a release without velocity. A fling
/// that ends with the bar at a stop has no target.
///
/// If the state of the response is RESTING, the motion is complete. If it is SETTLING, call
/// `resin_bar_settle` when the content has stopped.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_STATE`,
///         `_SAMPLE`, `_GESTURE` or `_FLAGS`
/// @since 0.1
RESIN_API resin_status resin_bar_handle_gesture(const resin_bar *bar, const resin_bar_state *state,
                                                const resin_bar_gesture *gesture,
                                                resin_bar_response *out);

/// Settles the bar after the content has stopped: after a deceleration, an animation or a
/// programmatic scroll, or after a release that started no deceleration.
///
/// A bar within a tenth of the tolerance of a stop rests at exactly that stop, because scroll views
/// round content offsets to pixels. For a bar between two stops the response has a target; call
/// this function again when the content is there. For content beyond its range the target is within
/// the range. While a finger is down the response has no target.
///
/// @param flags 0 or `RESIN_BAR_KEEP_CONTENT`
/// @return as `resin_bar_contribution`, or `RESIN_ERROR_FLAGS`
/// @since 0.1
RESIN_API resin_status resin_bar_settle(const resin_bar *bar, const resin_bar_state *state,
                                        const resin_bar_sample *sample, uint32_t flags,
                                        resin_bar_response *out);

/// Scrolls the content to its top: the target is the content offset at which the bar has its normal
/// height, with the insets of the response. A bar above its normal stop is already at the top and
/// does not change.
///
/// @return as `resin_bar_contribution`
/// @since 0.1
RESIN_API resin_status resin_bar_scroll_to_top(const resin_bar *bar, const resin_bar_state *state,
                                               const resin_bar_sample *sample,
                                               resin_bar_response *out);

/// Adapts the bar to a new content size, frame or client inset.
///
/// A simultaneous change of the content offset is not scrolling: the bar moves only as far as
/// necessary to fit. A resting bar settles again; a drag or a deceleration continues. A detached
/// bar is attached.
///
/// @return as `resin_bar_contribution`
/// @since 0.1
RESIN_API resin_status resin_bar_change_layout(const resin_bar *bar, const resin_bar_state *state,
                                               const resin_bar_sample *sample,
                                               resin_bar_response *out);

/// Attaches the bar to a scroll view, its first or another one: computes the insets and the content
/// offset with which the bar keeps its height. To prepare a view before it is swapped in, apply the
/// insets and the target only; when it is set, store the state too. Apply the target without
/// animation.
///
/// A view at its top, or with the top of its content visible, is positioned with that top directly
/// below the bar. A scrolled view keeps its offset, unless that would leave a gap or the bar is
/// above its normal stop, which is possible only at the top. A bar between two stops keeps its
/// height: the response is then SETTLING, and `resin_bar_settle` completes the motion.
///
/// The state of the response has the target as its content offset if there is one.
///
/// @param state its content offset belongs to the previous view and is ignored
/// @param sample of the new view, with its present insets
/// @return as `resin_bar_contribution`
/// @since 0.1
RESIN_API resin_status resin_bar_attach(const resin_bar *bar, const resin_bar_state *state,
                                        const resin_bar_sample *sample, resin_bar_response *out);

/// Moves the bar to a stop by scrolling: to the top of the content for a stop above the normal one,
/// otherwise by the smallest distance. If scrolling cannot reach the stop, the bar moves
/// independently of the content, provided that it leaves no gap. While a finger is down the call
/// has no effect.
///
/// @param stop an index below the count of stops
/// @return as `resin_bar_contribution`, or `RESIN_ERROR_STOP`
/// @since 0.1
RESIN_API resin_status resin_bar_move_to(const resin_bar *bar, const resin_bar_state *state,
                                         const resin_bar_sample *sample, uint32_t stop,
                                         resin_bar_response *out);

/// Converts a state of `from` to a state of `bar` with the same progress, for a bar whose heights
/// change. If the two bars have as many stops and the same normal stop, a stop becomes the stop of
/// the same index; otherwise progress is scaled separately below and above the normal stop. Call
/// `resin_bar_attach` afterwards to fit the content.
///
/// @param from the bar of `state`
/// @param bar the new bar
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT` or `_BAR_STATE`
/// @since 0.1
RESIN_API resin_status resin_bar_adopt(const resin_bar *from, const resin_bar *bar,
                                       const resin_bar_state *state, resin_bar_state *out);

RESIN_END_DECLS

#endif // RESIN_BAR_GESTURE_H
