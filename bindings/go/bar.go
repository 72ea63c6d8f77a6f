// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "unsafe"

// A Bar is the stops and the options of a header whose height changes as content scrolls: scrolling
// down shrinks it to its lowest stop, scrolling up grows it to its normal stop, and pulling down at
// the top of the content grows it further.
//
// The caller passes the numbers that a scroll view reports, and applies the insets and the target of
// each response. Lengths are in points, or any other unit, of at most 1e100 in magnitude. The offset
// of a bar is its negated height, so that it has the sign of the content offset.
//
// A Bar is immutable, so goroutines may share it. Only Close must not run at the same time as other
// calls; it then returns ErrBusy.
type Bar struct {
	*object // a resin_bar
}

// A Snapping is the choice of the stop at which a bar settles after a release.
type Snapping uint32

// The choices.
const (
	// SnapProjected is the stop nearest to the height after the content has decelerated.
	SnapProjected Snapping = C.RESIN_BAR_SNAP_PROJECTED
	// SnapNearest is the stop nearest to the present height, regardless of velocity.
	SnapNearest Snapping = C.RESIN_BAR_SNAP_NEAREST
	// SnapNone is no stop: the bar rests at any height.
	SnapNone Snapping = C.RESIN_BAR_SNAP_NONE
)

// BarFlags are options of a Bar.
type BarFlags uint32

// The flags of a Bar.
const (
	// NoResistance does not stretch or compress the bar beyond its stops.
	NoResistance BarFlags = C.RESIN_BAR_NO_RESISTANCE
	// HoldShortContent keeps the bar at its normal stop if the content is too short to scroll.
	HoldShortContent BarFlags = C.RESIN_BAR_HOLD_SHORT_CONTENT
	// StretchWhileSettling stretches the bar also while the content bounces after a release.
	StretchWhileSettling BarFlags = C.RESIN_BAR_STRETCH_WHILE_SETTLING
)

// BarOptions are the stops and the options of a Bar. All members but Stops may be zero.
type BarOptions struct {
	Stops            []float64 // two or more heights from 0, ascending; equal ones are allowed
	Flags            BarFlags
	NormalStop       int // the highest stop that scrolling reaches without pulling; 0 means the last but one, or the last of two
	Snapping         Snapping
	Resistance       float64 // the slope of the rubber band, up to 1; 0 means 0.55
	DecelerationRate float64 // of the scroll view, per millisecond; 0 means 0.998
	TopTolerance     float64 // the distance from the top up to which a touch is at the top; 0 means 5
}

// NewBar creates a bar.
//
// It returns ErrFlags, ErrTooLarge, ErrStops, ErrNormalStop, ErrSnapping, ErrResistance, ErrRate,
// ErrTopTolerance or ErrOutOfMemory.
func NewBar(options BarOptions) (*Bar, error) {
	if len(options.Stops) == 0 {
		return nil, failure(StatusStops)
	}
	var handle *C.resin_bar
	status := C.resin_go_bar_create(C.resin_go_bar_options{
		stop_count:        C.size_t(len(options.Stops)),
		flags:             C.uint32_t(options.Flags),
		normal_stop:       index32(options.NormalStop),
		snapping:          C.uint32_t(options.Snapping),
		resistance:        C.double(options.Resistance),
		deceleration_rate: C.double(options.DecelerationRate),
		top_tolerance:     C.double(options.TopTolerance),
	}, start[C.double](options.Stops), &handle)
	if err := failureOf(Status(status), "options.Flags", uint32(options.Flags)); err != nil {
		return nil, err
	}
	return &Bar{newObject(unsafe.Pointer(handle), freeBar)}, nil
}

func freeBar(handle unsafe.Pointer) { C.resin_bar_destroy((*C.resin_bar)(handle)) }

// c returns the object of the library.
func (b *Bar) c() *C.resin_bar { return (*C.resin_bar)(b.handle) }

// Close frees the memory of the bar. A second call does nothing. It returns ErrBusy, and frees
// nothing, while another call uses the bar. The finalizer closes a Bar that is not reachable.
func (b *Bar) Close() error { return b.close() }

// Stops returns a copy of the heights of the stops, ascending; nil if the bar is closed.
func (b *Bar) Stops() []float64 {
	if b.share() != nil {
		return nil
	}
	defer b.unshare()
	return copied[float64](C.resin_bar_stops(b.c()), C.resin_bar_stop_count(b.c()))
}

// StopCount returns the number of stops; 0 if the bar is closed.
func (b *Bar) StopCount() int {
	if b.share() != nil {
		return 0
	}
	defer b.unshare()
	return int(C.resin_bar_stop_count(b.c()))
}

// NormalStop returns the index of the normal stop; 0 if the bar is closed.
func (b *Bar) NormalStop() int {
	if b.share() != nil {
		return 0
	}
	defer b.unshare()
	return int(C.resin_bar_normal_stop(b.c()))
}

// A BarPhase is the source of a bar's motion.
type BarPhase uint32

// The phases of a bar.
const (
	BarDetached BarPhase = C.RESIN_BAR_DETACHED // there is no scroll view yet
	BarResting  BarPhase = C.RESIN_BAR_RESTING  // no finger is down and no target is pending
	BarTracking BarPhase = C.RESIN_BAR_TRACKING // a finger drags the content
	BarSettling BarPhase = C.RESIN_BAR_SETTLING // after a release, until the content has come to rest
)

// A BarState is the state of a bar: a plain value to copy, compare and store. It contains the
// content offset of the last sample, so the next sample makes up for a lost one, and a repeated
// sample has no effect.
type BarState struct {
	Offset        float64 // the negated height
	HighestStop   uint32  // the index of the highest available stop, at least the normal one
	Phase         BarPhase
	ContentOffset float64 // of the last sample; 0 while detached
}

// Height returns the height of the bar.
func (s BarState) Height() float64 { return float64(C.resin_bar_height(s.c())) }

// InitialState returns a detached state at the normal stop; a state of height 0 if the bar is
// closed.
func (b *Bar) InitialState() BarState {
	if b.share() != nil {
		return BarState{}
	}
	defer b.unshare()
	return as[BarState](C.resin_bar_initial_state(b.c()))
}

// Progress returns the position of the bar among its stops: k at stop k, linear in the height between
// two stops, from 0 to the count of stops less 1. It returns 0 for a closed bar or an offset that is
// not finite.
func (b *Bar) Progress(state BarState) float64 {
	if b.share() != nil {
		return 0
	}
	defer b.unshare()
	return float64(C.resin_bar_progress(b.c(), state.c()))
}

// StopAt returns the index of the stop whose height the bar has exactly; of equal ones the one
// nearest to the normal stop. It returns -1 and false between stops or if the bar is closed.
func (b *Bar) StopAt(state BarState) (index int, found bool) {
	if b.share() != nil {
		return -1, false
	}
	defer b.unshare()
	return indexed(C.resin_bar_stop_at(b.c(), state.c()))
}

// A BarRange is a range of values for the interval between two stops. From may exceed To.
type BarRange struct {
	From float64 // at the lower stop
	To   float64 // at the higher stop
}

// Value interpolates a value, such as an alpha or a font size, by the height of the bar. There is one
// range for each interval between adjacent stops, ascending.
//
// It returns ErrClosed, ErrBarRanges or ErrBarState.
func (b *Bar) Value(state BarState, ranges []BarRange) (float64, error) {
	if err := b.share(); err != nil {
		return 0, err
	}
	defer b.unshare()
	if len(ranges) == 0 {
		return 0, failure(StatusBarRanges)
	}
	return number(C.resin_go_bar_value(b.handle, state.c(), start[C.resin_bar_range](ranges),
		C.size_t(len(ranges))))
}

func (s BarState) c() C.resin_bar_state { return as[C.resin_bar_state](s) }

func stateFrom(result C.resin_go_state) (BarState, error) {
	if err := failure(Status(result.status)); err != nil {
		return BarState{}, err
	}
	return as[BarState](result.state), nil
}
