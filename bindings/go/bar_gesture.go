// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// BarInsets are the contribution of a bar to the insets of its scroll view. The caller adds it to
// the client's insets.
type BarInsets struct {
	Top          float64 // the height of the highest available stop
	Bottom       float64 // makes short content scroll as far as the bar moves
	IndicatorTop float64 // the height of the normal stop, for the scroll indicator
}

// A BarResponse is the result of an event: the caller stores State, adds Insets to the client's, and
// then moves the content to TargetOffset if there is a target.
type BarResponse struct {
	State BarState // the new state

	// Resting is the state after the content has come to rest: at a stop, unless the policy is
	// SnapNone. If no content offset puts the bar at that stop, the caller animates the bar to it.
	Resting BarState

	Insets BarInsets // the new contribution to the insets, to be applied before moving the content

	// TargetOffset is the content offset to scroll to, animated except in the response of Attach;
	// the present one if there is no target.
	TargetOffset float64
	HasTarget    bool // whether the caller is to move the content
}

// A GesturePhase is the state of a pan recognizer, with the raw values of
// UIGestureRecognizer.State.
type GesturePhase uint32

// The states of a pan recognizer.
const (
	GestureBegan     GesturePhase = C.RESIN_BAR_GESTURE_BEGAN     // a finger begins to drag
	GestureChanged   GesturePhase = C.RESIN_BAR_GESTURE_CHANGED   // the finger moved
	GestureEnded     GesturePhase = C.RESIN_BAR_GESTURE_ENDED     // the finger was lifted
	GestureCancelled GesturePhase = C.RESIN_BAR_GESTURE_CANCELLED // the system ended the gesture
	GestureFailed    GesturePhase = C.RESIN_BAR_GESTURE_FAILED    // the recognizer failed
)

// GestureFlags are options of a BarGesture and of Settle.
type GestureFlags uint32

// The options.
const (
	// RestKnown means that RestOffset is valid, and replaces the projection.
	RestKnown GestureFlags = C.RESIN_BAR_REST_KNOWN
	// KeepContent means that the content must not be moved: the response has no target.
	KeepContent GestureFlags = C.RESIN_BAR_KEEP_CONTENT
)

// A BarGesture is an event of the pan recognizer.
type BarGesture struct {
	Phase      GesturePhase
	Flags      GestureFlags
	Velocity   float64 // of the content offset, in points per second; only for GestureEnded
	RestOffset float64 // the final content offset; only for GestureEnded with RestKnown
	Sample     BarSample
}

// Contribution returns the bar's contribution to the insets, for use after a reduction that changed
// HighestStop.
//
// It returns ErrClosed, ErrBarState or ErrSample.
func (b *Bar) Contribution(state BarState, sample BarSample) (BarInsets, error) {
	if err := b.share(); err != nil {
		return BarInsets{}, err
	}
	defer b.unshare()
	result := C.resin_go_bar_contribution(b.handle, state.c(), sample.c())
	if err := failure(Status(result.status)); err != nil {
		return BarInsets{}, err
	}
	return as[BarInsets](result.insets), nil
}

// HandleGesture handles an event of the pan recognizer. If the state of the response is BarSettling,
// call Settle when the content has stopped.
//
// It returns the errors of Contribution, ErrGesture or ErrFlags.
func (b *Bar) HandleGesture(state BarState, gesture BarGesture) (BarResponse, error) {
	if err := b.share(); err != nil {
		return BarResponse{}, err
	}
	defer b.unshare()
	result := C.resin_go_bar_handle_gesture(b.handle, state.c(), as[C.resin_bar_gesture](gesture))
	if result.status == C.RESIN_ERROR_FLAGS {
		return BarResponse{}, failureOf(StatusFlags, "gesture.Flags", uint32(gesture.Flags))
	}
	return responseFrom(result)
}

// Settle settles the bar after the content has stopped: after a deceleration, an animation or a
// programmatic scroll, or after a release that started no deceleration. The flags are 0 or
// KeepContent.
//
// It returns the errors of Contribution, or ErrFlags.
func (b *Bar) Settle(state BarState, sample BarSample, flags GestureFlags) (BarResponse, error) {
	if err := b.share(); err != nil {
		return BarResponse{}, err
	}
	defer b.unshare()
	result := C.resin_go_bar_settle(b.handle, state.c(), sample.c(), C.uint32_t(flags))
	if result.status == C.RESIN_ERROR_FLAGS {
		return BarResponse{}, failureOf(StatusFlags, "flags", uint32(flags))
	}
	return responseFrom(result)
}

// ScrollToTop returns the response to a tap on the status bar. Its errors are those of Contribution.
func (b *Bar) ScrollToTop(state BarState, sample BarSample) (BarResponse, error) {
	if err := b.share(); err != nil {
		return BarResponse{}, err
	}
	defer b.unshare()
	return responseFrom(C.resin_go_bar_scroll_to_top(b.handle, state.c(), sample.c()))
}

// ChangeLayout adapts the bar to a new content size, frame or client inset. A simultaneous change of
// the content offset is not scrolling. Its errors are those of Contribution.
func (b *Bar) ChangeLayout(state BarState, sample BarSample) (BarResponse, error) {
	if err := b.share(); err != nil {
		return BarResponse{}, err
	}
	defer b.unshare()
	return responseFrom(C.resin_go_bar_change_layout(b.handle, state.c(), sample.c()))
}

// Attach attaches the bar to a scroll view, its first or another one: it computes the insets and the
// content offset with which the bar keeps its height. Apply the target without animation. Its errors
// are those of Contribution.
func (b *Bar) Attach(state BarState, sample BarSample) (BarResponse, error) {
	if err := b.share(); err != nil {
		return BarResponse{}, err
	}
	defer b.unshare()
	return responseFrom(C.resin_go_bar_attach(b.handle, state.c(), sample.c()))
}

// MoveTo moves the bar to a stop by scrolling: to the top of the content for a stop above the normal
// one, otherwise by the smallest distance. While a finger is down the call has no effect.
//
// It returns the errors of Contribution, or ErrStop.
func (b *Bar) MoveTo(state BarState, sample BarSample, stop int) (BarResponse, error) {
	if err := b.share(); err != nil {
		return BarResponse{}, err
	}
	defer b.unshare()
	return responseFrom(C.resin_go_bar_move_to(b.handle, state.c(), sample.c(), index32(stop)))
}

// Adopt converts a state of the bar from to a state of b with the same progress, for a bar whose
// heights change. Call Attach afterwards to fit the content.
//
// It returns ErrClosed, also if from is nil, or ErrBarState.
func (b *Bar) Adopt(from *Bar, state BarState) (BarState, error) {
	if from == nil {
		return BarState{}, errFromClosed
	}
	if err := b.share(); err != nil {
		return BarState{}, err
	}
	defer b.unshare()
	if from.share() != nil {
		return BarState{}, errFromClosed
	}
	defer from.unshare()
	return stateFrom(C.resin_go_bar_adopt(from.handle, b.handle, state.c()))
}

func responseFrom(result C.resin_go_response) (BarResponse, error) {
	if err := failure(Status(result.status)); err != nil {
		return BarResponse{}, err
	}
	response := &result.response
	return BarResponse{
		State:        as[BarState](response.state),
		Resting:      as[BarState](response.resting),
		Insets:       as[BarInsets](response.insets),
		TargetOffset: float64(response.target_offset),
		HasTarget:    response.has_target != 0,
	}, nil
}
