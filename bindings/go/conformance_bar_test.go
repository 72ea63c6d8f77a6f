// SPDX-License-Identifier: MIT

package resin_test

import resin "github.com/resin/resin/bindings/go"

func (c *conformance) addState(bar *resin.Bar, state resin.BarState) {
	c.addFloats(state.Offset)
	c.add(uint64(state.HighestStop))
	c.add(uint64(state.Phase))
	c.addFloats(state.ContentOffset, state.Height(), bar.Progress(state))
	c.addIndex(bar.StopAt(state))
}

func (c *conformance) addResponse(bar *resin.Bar, response resin.BarResponse) {
	c.addState(bar, response.State)
	c.addState(bar, response.Resting)
	c.addFloats(response.Insets.Top, response.Insets.Bottom, response.Insets.IndicatorTop,
		response.TargetOffset)
	c.addBool(response.HasTarget)
}

// respond calls the method of an event, by its number.
func (c *conformance) respond(bar *resin.Bar, state resin.BarState, sample *resin.BarSample,
	event uint64) resin.BarResponse {
	var gesture resin.BarGesture
	switch event {
	case 0:
		gesture.Phase = resin.GestureBegan
	case 1:
		gesture.Phase = resin.GestureEnded
		gesture.Velocity = c.grid(8001, 4000, 1)
	case 2:
		gesture.Phase = resin.GestureCancelled
	case 3:
		return must(bar.Settle(state, *sample, 0))
	case 4:
		return must(bar.ScrollToTop(state, *sample))
	case 5:
		sample.ContentHeight = c.grid(3000, 0, 1)
		return must(bar.ChangeLayout(state, *sample))
	case 6:
		return must(bar.MoveTo(state, *sample, int(c.below(uint64(bar.StopCount())))))
	default:
		return must(bar.Attach(state, *sample))
	}
	gesture.Sample = *sample
	return must(bar.HandleGesture(state, gesture))
}

// barEvents scrolls in three of four events; the others are those of respond.
func (c *conformance) barEvents(bar *resin.Bar) resin.BarState {
	state := bar.InitialState()
	sample := resin.BarSample{
		InsetTop: 20, InsetBottom: 34, ClientInsetTop: 20, ClientInsetBottom: 34,
		ContentHeight: 2000, FrameHeight: 800,
	}
	for round := 0; round < 400; round++ {
		event := c.below(32)
		var insets resin.BarInsets
		if event < 8 {
			response := c.respond(bar, state, &sample, event)
			c.addResponse(bar, response)
			state, insets = response.State, response.Insets
			if response.HasTarget {
				sample.ContentOffset = response.TargetOffset
			}
		} else {
			sample.ContentOffset += c.grid(161, 80, 2)
			if event < 28 {
				state = must(bar.Reduce(state, sample))
			} else {
				state = must(bar.ReduceWith(state, sample, resin.IgnoreBottom, resin.IgnoreTop,
					resin.Anchor))
			}
			c.addState(bar, state)
			insets = must(bar.Contribution(state, sample))
		}
		sample.InsetTop = sample.ClientInsetTop + insets.Top
		sample.InsetBottom = sample.ClientInsetBottom + insets.Bottom
	}
	return state
}

func (c *conformance) bar() {
	options := []resin.BarOptions{
		{Stops: []float64{0, 64}, Snapping: resin.SnapNearest, Flags: resin.HoldShortContent},
		{Stops: []float64{44, 96, 200}},
		{Stops: []float64{44, 44, 120, 300}, NormalStop: 2, Resistance: 0.25,
			Flags: resin.StretchWhileSettling},
	}
	var bars []*resin.Bar
	var states []resin.BarState
	for _, o := range options {
		bar := must(resin.NewBar(o))
		defer bar.Close()
		bars = append(bars, bar)
		states = append(states, c.barEvents(bar))
	}
	ranges := []resin.BarRange{{From: 1, To: 0}, {From: 17, To: 34}}
	c.addFloats(must(bars[1].Value(states[1], ranges)))
	c.addState(bars[2], must(bars[2].Adopt(bars[1], states[1])))
}
