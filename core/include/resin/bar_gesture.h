// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_GESTURE_H
#define RESIN_BAR_GESTURE_H

#include <resin/bar.h>

RESIN_BEGIN_DECLS

// What happens to a bar besides scrolling, and what is to be done about it.
//
// Every function takes the state and a sample of the scroll view as it is now, and gives a
// response. Its caller adopts `state`, writes the insets (adding them to the client's), and moves
// the content to the target if there is one. What to call:
//
//     a scroll view is set                         resin_bar_attach
//     the content moved                            resin_bar_reduce
//     the pan recogniser reports a state           resin_bar_handle_gesture
//     deceleration, an animation or a programmatic
//     scroll has ended, or there was none          resin_bar_settle
//     the status bar was tapped                    resin_bar_scroll_to_top
//     content size, frame or insets changed        resin_bar_layout_changed
//     a stop is asked for                          resin_bar_move_to
//     the heights change (rotation, text size)     resin_bar_adopt, then resin_bar_attach
//
// On failure nothing is written. Nothing allocates; threads may share the bar.

/// What the bar adds to the insets of its scroll view. Frozen layout. In points.
///
/// These are contributions: the view's insets are the client's plus these, so that what the client,
/// the safe area or a refresh control has set stays.
typedef struct resin_bar_insets
{
    double top;           ///< the height of the highest stop that is available
    double bottom;        ///< what content that is short needs to scroll as far as the bar moves
    double indicator_top; ///< the height of the normal stop, for the scroll indicator
} resin_bar_insets;

/// What is to be done. Frozen layout.
typedef struct resin_bar_response
{
    /// The bar now.
    resin_bar_state state;

    /// The bar when everything has come to rest: at a stop, unless the policy is NONE. If it
    /// differs from where the content will take the bar, which is when no content offset can reach
    /// a stop, the bar goes there by itself.
    resin_bar_state resting;

    /// What the bar contributes from now on. Written before the content is moved.
    resin_bar_insets insets;

    /// The content offset to go to; the present one if there is no target. Animated, except in the
    /// response of `resin_bar_attach`.
    double target_offset;

    uint32_t has_target; ///< 1 if the content is to be moved, else 0
    uint32_t reserved;
} resin_bar_response;

/// The states of a pan recogniser, with UIKit's raw values.
typedef enum resin_bar_gesture_phase
{
    RESIN_BAR_GESTURE_BEGAN = 1,
    RESIN_BAR_GESTURE_CHANGED = 2,
    RESIN_BAR_GESTURE_ENDED = 3,
    RESIN_BAR_GESTURE_CANCELLED = 4,
    RESIN_BAR_GESTURE_FAILED = 5
} resin_bar_gesture_phase;

/// `rest_offset` says where the content will come to rest, because the scroll view knows better
/// than a projection (`scrollViewWillEndDragging`'s target).
#define RESIN_BAR_REST_KNOWN 1u
/// The content must not be moved, because it pages or someone else moves it: no target. The bar
/// then settles by itself, at a stop that fits the place of the content.
#define RESIN_BAR_KEEP_CONTENT 2u

/// An event of the pan recogniser. Frozen layout.
typedef struct resin_bar_gesture
{
    uint32_t phase; ///< a `resin_bar_gesture_phase`
    uint32_t flags; ///< `RESIN_BAR_REST_KNOWN`, `RESIN_BAR_KEEP_CONTENT`
    /// Of the content offset, in points per second: the recogniser's, negated. Only for ENDED.
    double velocity;
    /// A content offset. Only for ENDED and with `RESIN_BAR_REST_KNOWN`.
    double rest_offset;
    resin_bar_sample sample;
} resin_bar_gesture;

/// What the bar contributes to the insets of a scroll view in this state: needed after a
/// `resin_bar_reduce` that changed `highest_stop`.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_STATE` or
/// `_SAMPLE`
/// @since 0.1
RESIN_API resin_status resin_bar_contribution(const resin_bar *bar, const resin_bar_state *state,
                                              const resin_bar_sample *sample,
                                              resin_bar_insets *out);

/// A touch.
///
/// BEGAN makes the highest stop available when the content is at its top, within the tolerance, or
/// when the bar is expanded already; else the normal stop is the highest. ENDED settles: where the
/// content will come to rest decides which stop the bar goes to and, if the content would leave it
/// between two stops, which content offset makes both meet. CANCELLED and FAILED settle as a
/// release without velocity does. A fling that takes the bar to a stop by itself gets no target.
///
/// When the response's state is RESTING, nothing is left to do. When it is SETTLING, call
/// `resin_bar_settle` once the content has stopped.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT`, `_BAR_STATE`,
/// `_SAMPLE`,
///         `_GESTURE` or `_FLAGS`
/// @since 0.1
RESIN_API resin_status resin_bar_handle_gesture(const resin_bar *bar, const resin_bar_state *state,
                                                const resin_bar_gesture *gesture,
                                                resin_bar_response *out);

/// The content has stopped: after a deceleration, an animation or a programmatic scroll, or because
/// a release did not make it move.
///
/// A bar at a stop rests: it is put on the stop exactly, if a tenth of the tolerance or less is
/// missing, because scroll views round content offsets to pixels. A bar between two stops gets a
/// target, and this is called again when the content is there. Content that stopped beyond its
/// range gets a target inside. While a finger is down nothing is decided.
///
/// @param flags 0 or `RESIN_BAR_KEEP_CONTENT`
/// @return as `resin_bar_contribution`, or `RESIN_ERROR_FLAGS`
/// @since 0.1
RESIN_API resin_status resin_bar_settle(const resin_bar *bar, const resin_bar_state *state,
                                        const resin_bar_sample *sample, uint32_t flags,
                                        resin_bar_response *out);

/// The content is to go to its top: the target is the place at which the bar has its normal height,
/// with the insets that the view will have then. An expanded bar is at the top already and stays.
///
/// @return as `resin_bar_contribution`
/// @since 0.1
RESIN_API resin_status resin_bar_scroll_to_top(const resin_bar *bar, const resin_bar_state *state,
                                               const resin_bar_sample *sample,
                                               resin_bar_response *out);

/// The content, the frame or the client's insets have another size.
///
/// A content offset that changed along with them is not taken for scrolling: the bar only moves as
/// far as it must to fit. A resting bar settles anew; a drag and a fling go on.
///
/// @return as `resin_bar_contribution`
/// @since 0.1
RESIN_API resin_status resin_bar_layout_changed(const resin_bar *bar, const resin_bar_state *state,
                                                const resin_bar_sample *sample,
                                                resin_bar_response *out);

/// The bar gets another scroll view, or its first one: which insets and content offset the view
/// needs so that the bar need not move. To prepare a view that is about to be swapped in, use the
/// insets and the target only; when it is set, the state too. The target is for now, not to be
/// animated.
///
/// A view at its own top, or with the top of its content in sight, is put with that top just below
/// the bar. One that is scrolled stays where it is, unless there were a gap, or the bar is taller
/// than its normal stop, which it can only be at the top. A bar between two stops is taken along as
/// it is: the response is then SETTLING, and `resin_bar_settle` finishes.
///
/// @param state its content offset belongs to the former view and is not read
/// @param sample of the new view, with the insets that it has now
/// @return as `resin_bar_contribution`
/// @since 0.1
RESIN_API resin_status resin_bar_attach(const resin_bar *bar, const resin_bar_state *state,
                                        const resin_bar_sample *sample, resin_bar_response *out);

/// The bar is to go to a stop, by scrolling: to the top of the content for a stop above the normal
/// one, else as little as possible. At a place from which scrolling cannot do it the bar goes there
/// by itself, if that leaves no gap. While a finger is down nothing changes.
///
/// @param stop an index below the count of stops
/// @return as `resin_bar_contribution`, or `RESIN_ERROR_STOP`
/// @since 0.1
RESIN_API resin_status resin_bar_move_to(const resin_bar *bar, const resin_bar_state *state,
                                         const resin_bar_sample *sample, uint32_t stop,
                                         resin_bar_response *out);

/// The state of a bar whose heights have changed: a state of `from` becomes one of `bar` that is as
/// far along. A stop becomes the stop of the same index; with different counts the way up to the
/// normal stop and the way from there to the last one are stretched each for itself. Follow it with
/// `resin_bar_attach`, which makes the content fit.
///
/// @param from the bar that made `state`
/// @param bar the new one
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_NULL_OUTPUT` or `_BAR_STATE`
/// @since 0.1
RESIN_API resin_status resin_bar_adopt(const resin_bar *from, const resin_bar *bar,
                                       const resin_bar_state *state, resin_bar_state *out);

RESIN_END_DECLS

#endif // RESIN_BAR_GESTURE_H
