// SPDX-License-Identifier: MIT

package resin_test

import (
	"math"
	"reflect"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func newBar(t *testing.T, stops ...float64) *resin.Bar {
	t.Helper()
	bar, err := resin.NewBar(resin.BarOptions{Stops: stops})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { wantClose(t, bar.Close()) })
	return bar
}

// sampleAt returns the geometry of long content, with the bar's inset.
func sampleAt(offset, inset float64) resin.BarSample {
	return resin.BarSample{ContentOffset: offset, InsetTop: inset, ContentHeight: 3000, FrameHeight: 844}
}

func TestABarStoresItsStops(t *testing.T) {
	bar := newBar(t, 64, 200, 300)
	stops := bar.Stops()
	stops[0] = 0 // a copy
	if !reflect.DeepEqual(bar.Stops(), []float64{64, 200, 300}) || bar.StopCount() != 3 || bar.NormalStop() != 1 {
		t.Errorf("stops %v, %d, normal %d", bar.Stops(), bar.StopCount(), bar.NormalStop())
	}
	state := bar.InitialState()
	if state != (resin.BarState{Offset: -200, HighestStop: 1, Phase: resin.BarDetached}) || state.Height() != 200 {
		t.Errorf("initial state %+v", state)
	}
	if index, found := bar.StopAt(state); index != 1 || !found {
		t.Errorf("the bar is at stop %d", index)
	}
	state.Offset = -132
	wantNear(t, "Progress", bar.Progress(state), 0.5)
	wantNear(t, "Value", must(bar.Value(state, []resin.BarRange{{From: 1, To: 3}, {From: 9, To: 9}})), 2)
	if index, found := bar.StopAt(state); index != -1 || found {
		t.Errorf("the bar is at stop %d", index)
	}
}

func TestInvalidOptionsOfABarAreRejected(t *testing.T) {
	nan := math.NaN()
	two := []float64{44, 96}
	cases := []struct {
		options resin.BarOptions
		want    error
	}{
		{resin.BarOptions{}, resin.ErrStops},
		{resin.BarOptions{Stops: []float64{96, 44}}, resin.ErrStops},
		{resin.BarOptions{Stops: []float64{44, nan}}, resin.ErrStops},
		{resin.BarOptions{Stops: two, Flags: 64}, resin.ErrFlags},
		{resin.BarOptions{Stops: two, NormalStop: 2}, resin.ErrNormalStop},
		{resin.BarOptions{Stops: two, NormalStop: -1}, resin.ErrNormalStop},
		{resin.BarOptions{Stops: two, NormalStop: math.MinInt + 1}, resin.ErrNormalStop},
		{resin.BarOptions{Stops: two, Snapping: 9}, resin.ErrSnapping},
		{resin.BarOptions{Stops: two, Resistance: 2}, resin.ErrResistance},
		{resin.BarOptions{Stops: two, DecelerationRate: 1}, resin.ErrRate},
		{resin.BarOptions{Stops: two, TopTolerance: -1}, resin.ErrTopTolerance},
	}
	for _, c := range cases {
		_, err := resin.NewBar(c.options)
		if wantError(t, "NewBar", err, c.want); t.Failed() {
			t.Fatalf("%+v", c.options)
		}
	}
}

func TestReducing(t *testing.T) {
	bar := newBar(t, 64, 200, 300)
	state := resin.BarState{Offset: -200, HighestStop: 1, Phase: resin.BarResting, ContentOffset: -200}
	state = must(bar.Reduce(state, sampleAt(-170, 200)))
	wantNear(t, "the height after 30 points", state.Height(), 170)
	state = must(bar.Reduce(state, sampleAt(500, 200)))
	wantNear(t, "the height in the content", state.Height(), 64)
	state = must(bar.Reduce(state, sampleAt(480, 200)))
	wantNear(t, "the height after 20 points up", state.Height(), 84)
	same := must(bar.ReduceWith(state, sampleAt(450, 200), resin.IgnoreTop, resin.IgnoreBottom, resin.CutOut, resin.Anchor))
	if want := must(bar.Reduce(state, sampleAt(450, 200))); same != want {
		t.Errorf("the chain of Reduce gives %+v, Reduce %+v", same, want)
	}
	half := resin.CustomTransformer(func(step *resin.BarStep) float64 {
		if step.Current-step.Previous != -30 || step.Sample.ContentHeight != 3000 || step.Delta != -30 {
			t.Errorf("%+v", step)
		}
		return step.Delta / 2
	})
	wantNear(t, "the height at half the speed", must(bar.ReduceWith(state, sampleAt(450, 200), half)).Height(), 99)
	minus := func(distance float64) resin.Transformer {
		return resin.CustomTransformer(func(step *resin.BarStep) float64 {
			step.Delta -= distance
			return step.Transformed(resin.CutOut)
		})
	}
	state = must(bar.Reduce(state, sampleAt(480, 200)))
	wantNear(t, "the height after two transformers", must(bar.ReduceWith(state, sampleAt(450, 200), half, minus(7))).Height(), 84+15+7)
	extended := resin.CustomTransformer(func(step *resin.BarStep) float64 {
		step.Delta = -1000
		return step.Transformed(resin.CutOut)
	})
	wantNear(t, "the height with a custom cut", must(bar.ReduceWith(state, sampleAt(450, 200), extended)).Height(), 200)
}

func TestInvalidStatesSamplesAndTransformers(t *testing.T) {
	bar := newBar(t, 64, 200, 300)
	state, sample := bar.InitialState(), sampleAt(0, 200)
	nan := math.NaN()
	_, err := bar.Reduce(resin.BarState{Offset: nan}, sample)
	wantError(t, "an offset of NaN", err, resin.ErrBarState)
	_, err = bar.Reduce(resin.BarState{HighestStop: 3}, sample)
	wantError(t, "a stop out of range", err, resin.ErrBarState)
	_, err = bar.Reduce(state, resin.BarSample{ContentHeight: -1})
	wantError(t, "a negative height", err, resin.ErrSample)
	_, err = bar.Settle(state, sample, 64)
	wantError(t, "an unknown flag", err, resin.ErrFlags)
	_, err = bar.HandleGesture(state, resin.BarGesture{Phase: 9, Sample: sample})
	wantError(t, "an unknown phase", err, resin.ErrGesture)
	_, err = bar.MoveTo(state, sample, 3)
	wantError(t, "an unknown stop", err, resin.ErrStop)
	for _, stop := range []int{-1, math.MinInt + 1, math.MaxInt} {
		_, err = bar.MoveTo(state, sample, stop)
		wantError(t, "a stop that is no index", err, resin.ErrStop)
	}
	_, err = bar.Contribution(state, sampleAt(nan, 0))
	wantError(t, "a content offset of NaN", err, resin.ErrSample)
	_, err = bar.Value(state, make([]resin.BarRange, 1))
	wantError(t, "too few ranges", err, resin.ErrBarRanges)
	_, err = bar.Value(state, nil)
	wantError(t, "no ranges", err, resin.ErrBarRanges)
	_, err = bar.Adopt(nil, state)
	wantError(t, "no bar to adopt from", err, resin.ErrClosed)
	_, err = bar.ReduceWith(state, sample, resin.Transformer{})
	wantError(t, "a zero transformer", err, resin.ErrTransformer)
	_, err = bar.ReduceWith(state, sample, resin.CustomTransformer(nil))
	wantError(t, "a nil transformer", err, resin.ErrTransformer)
	_, err = bar.ReduceWith(state, sample, resin.CustomTransformer(func(*resin.BarStep) float64 { return nan }))
	wantError(t, "a transformer that returns NaN", err, resin.ErrTransformer)
}

func TestAPanicInATransformerReachesTheCallerAndTheBarRemainsUsable(t *testing.T) {
	bar := newBar(t, 64, 200, 300)
	state, calls := bar.InitialState(), 0
	bad := resin.CustomTransformer(func(*resin.BarStep) float64 { calls++; panic("transformer") })
	value := panicOf(func() { _, _ = bar.ReduceWith(state, sampleAt(0, 200), bad, bad) })
	if value != "transformer" || calls != 1 {
		t.Errorf("the panic reaches the caller as %v, after %d calls", value, calls)
	}
	nested := resin.CustomTransformer(func(step *resin.BarStep) float64 {
		wantError(t, "Close in a callback", bar.Close(), resin.ErrBusy)
		must(bar.Reduce(state, sampleAt(0, 200))) // a bar is immutable
		return step.Delta
	})
	must(bar.ReduceWith(state, sampleAt(0, 200), nested))
	try(bar.Close())
}

func TestEventsOfABar(t *testing.T) {
	bar := newBar(t, 64, 200, 300)
	attached := must(bar.Attach(bar.InitialState(), sampleAt(0, 0)))
	if attached.State.Phase != resin.BarResting || !attached.HasTarget || attached.TargetOffset != -200 ||
		attached.Insets != (resin.BarInsets{Top: 200, IndicatorTop: 200}) {
		t.Errorf("attached: %+v", attached)
	}
	top := resin.BarState{Offset: -200, HighestStop: 1, Phase: resin.BarResting, ContentOffset: -200}
	began := must(bar.HandleGesture(top, resin.BarGesture{Phase: resin.GestureBegan, Sample: sampleAt(-200, 200)}))
	if began.State.HighestStop != 2 || began.State.Phase != resin.BarTracking || began.Insets.Top != 300 {
		t.Errorf("a touch at the top: %+v", began)
	}
	if insets := must(bar.Contribution(began.State, sampleAt(-200, 200))); insets != began.Insets {
		t.Errorf("contribution %+v", insets)
	}
	// A release at 500 between two stops, slowly downward: compact, 36 + 50 points further on.
	dragged := resin.BarState{Offset: -150, HighestStop: 1, Phase: resin.BarTracking, ContentOffset: 500}
	released := must(bar.HandleGesture(dragged, resin.BarGesture{Phase: resin.GestureEnded, Velocity: 100, Sample: sampleAt(500, 200)}))
	wantNear(t, "the target", released.TargetOffset, 586)
	wantNear(t, "the resting height", released.Resting.Height(), 64)
	settled := must(bar.Settle(must(bar.Reduce(released.State, sampleAt(586, 200))), sampleAt(586, 200), 0))
	if settled.State.Phase != resin.BarResting || settled.State.Height() != 64 || settled.HasTarget {
		t.Errorf("settled: %+v", settled)
	}
	if response := must(bar.ScrollToTop(settled.State, sampleAt(586, 200))); response.TargetOffset != -200 {
		t.Errorf("the top is at %v", response.TargetOffset)
	}
	if response := must(bar.MoveTo(settled.State, sampleAt(586, 200), 1)); response.TargetOffset != 450 {
		t.Errorf("the normal stop is at %v", response.TargetOffset)
	}
	if response := must(bar.ChangeLayout(settled.State, sampleAt(586, 200))); response.State.Height() != 64 {
		t.Errorf("the layout changes the height to %v", response.State.Height())
	}
	other := newBar(t, 50, 100, 400)
	wantNear(t, "the adopted height", must(other.Adopt(bar, settled.State)).Height(), 50)
}
