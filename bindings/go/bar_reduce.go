// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "runtime/cgo"

// A BarSample is the vertical geometry of a scroll view. The effective insets are the sum of the
// client's own, the safe area, a refresh control and the bar's contribution.
type BarSample struct {
	ContentOffset     float64
	InsetTop          float64 // effective
	InsetBottom       float64 // effective
	ClientInsetTop    float64 // without the bar's contribution
	ClientInsetBottom float64 // without the bar's contribution
	ContentHeight     float64 // 0 or more
	FrameHeight       float64 // 0 or more
}

func (s BarSample) c() C.resin_bar_sample { return as[C.resin_bar_sample](s) }

// Reduce returns the state after the content has moved. The state is one of this bar, or one that is
// valid for it. The phase is unchanged, except that a detached state becomes a resting one.
//
// It returns ErrClosed, ErrBarState or ErrSample.
func (b *Bar) Reduce(state BarState, sample BarSample) (BarState, error) {
	if err := b.share(); err != nil {
		return BarState{}, err
	}
	reduced := C.resin_go_bar_reduce(b.handle, state.c(), sample.c())
	b.unshare()
	return stateFrom(reduced)
}

// A BarStep is the input of a custom transformer.
type BarStep struct {
	State    BarState  // before the step, without stretch; HighestStop is that after it
	Sample   BarSample // of the step
	Previous float64   // the previous position of the content, in bar coordinates
	Current  float64   // the present position of the content, in bar coordinates
	Top      float64   // the position at which the bar is tallest; overscroll is above it
	Bottom   float64   // the position of the end of the content; at least Top
	Delta    float64   // the change of the offset, after the transformers before this one

	bar *Bar
}

// barStepValues is a BarStep as the library passes it.
type barStepValues struct {
	State                                 BarState
	Sample                                BarSample
	Previous, Current, Top, Bottom, Delta float64
}

// A Transformer is a step of the chain that converts the distance the content moved into the
// distance the bar moves. The zero value is invalid.
type Transformer struct {
	kind      uint32
	transform func(step *BarStep) float64
}

// The transformers of the library. Reduce applies them in this order.
var (
	// IgnoreTop removes the content's movement beyond its top.
	IgnoreTop = Transformer{kind: C.RESIN_BAR_IGNORE_TOP}
	// IgnoreBottom removes the content's movement beyond its bottom.
	IgnoreBottom = Transformer{kind: C.RESIN_BAR_IGNORE_BOTTOM}
	// CutOut limits the bar to the available stops. A bar that is already beyond them moves no
	// further out, but is not pulled back.
	CutOut = Transformer{kind: C.RESIN_BAR_CUT_OUT}
	// Anchor fits the bar to the position of the content: no gap below the bar, and no overlap of
	// content by a bar above its normal stop.
	Anchor = Transformer{kind: C.RESIN_BAR_ANCHOR}
)

// CustomTransformer returns a transformer that calls a function, which returns the new delta. It
// runs during ReduceWith, on the goroutine of the caller. If it panics, ReduceWith panics with the
// same value after the library has returned. It must not call runtime.Goexit, which loses the memory of
// the chain; the bar remains usable.
func CustomTransformer(transform func(step *BarStep) float64) Transformer {
	return Transformer{kind: C.RESIN_BAR_CUSTOM, transform: transform}
}

// ReduceWith is like Reduce, with the caller's chain of transformers. Only the rubber band is applied
// after the last one.
//
// It returns the errors of Reduce, ErrTransformer or ErrOutOfMemory.
func (b *Bar) ReduceWith(state BarState, sample BarSample,
	transformers ...Transformer) (BarState, error) {
	kinds := make([]C.uint32_t, len(transformers))
	custom := false
	for i, transformer := range transformers {
		kinds[i] = C.uint32_t(transformer.kind)
		if transformer.kind == C.RESIN_BAR_CUSTOM {
			custom = true
			if transformer.transform == nil {
				return BarState{}, failure(StatusTransformer)
			}
		}
	}
	if err := b.share(); err != nil {
		return BarState{}, err
	}
	defer b.unshare() // also if a callback calls runtime.Goexit: the bar is immutable
	s := session{bar: b, transformers: transformers}
	var context cgo.Handle
	if custom {
		context = cgo.NewHandle(&s)
		defer context.Delete()
	}
	reduced := C.resin_go_bar_reduce_with(b.handle, state.c(), sample.c(), first(kinds),
		C.size_t(len(kinds)), C.uintptr_t(context))
	s.raise()
	return stateFrom(reduced)
}

// Transformed applies a transformer to the step, for custom transformers that extend one. The step
// may have been changed. It returns the new delta; for a custom transformer, which it does not call,
// the step's own.
func (s *BarStep) Transformed(transformer Transformer) float64 {
	if s.bar == nil || s.bar.share() != nil {
		return s.Delta
	}
	defer s.bar.unshare()
	values := barStepValues{s.State, s.Sample, s.Previous, s.Current, s.Top, s.Bottom, s.Delta}
	return float64(C.resin_go_bar_transformed(s.bar.handle, as[C.resin_go_bar_step](values),
		C.uint32_t(transformer.kind)))
}
