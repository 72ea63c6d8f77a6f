// SPDX-License-Identifier: MIT
import { Bar, INDEX_NONE } from '../../src/index.js';

const phases = ['detached', 'resting', 'tracking', 'settling'];
const chain = ['ignore-bottom', 'ignore-top', 'anchor'];

function addState(c, bar, state) {
  c.double(state.offset);
  c.add(state.highestStop, phases.indexOf(state.phase));
  c.double(state.contentOffset, bar.height(state), bar.progress(state));
  const stop = bar.stopAt(state);
  c.add(stop < 0 ? INDEX_NONE : stop);
}

function addResponse(c, bar, response, sample) {
  addState(c, bar, response.state);
  addState(c, bar, response.resting);
  c.double(response.insets.top, response.insets.bottom, response.insets.indicatorTop);
  // Without a target the core reports the present content offset; here it is null.
  c.double(response.targetOffset ?? sample.contentOffset);
  c.add(response.targetOffset !== null);
}

function respond(c, bar, state, sample, event) {
  switch (event) {
    case 0: return bar.handleGesture(state, { phase: 'began', sample });
    case 1: return bar.handleGesture(state, { phase: 'ended', velocity: c.grid(8001, 4000, 1), sample });
    case 2: return bar.handleGesture(state, { phase: 'cancelled', sample });
    case 3: return bar.settle(state, sample);
    case 4: return bar.scrollToTop(state, sample);
    case 5:
      sample.contentHeight = c.grid(3000, 0, 1);
      return bar.changeLayout(state, sample);
    case 6: return bar.moveTo(state, sample, c.below(bar.stops.length));
    default: return bar.attach(state, sample);
  }
}

function applyInsets(sample, insets) {
  sample.insetTop = sample.clientInsetTop + insets.top;
  sample.insetBottom = sample.clientInsetBottom + insets.bottom;
}

function runEvents(c, bar) {
  let state = bar.initialState();
  const sample = {
    contentOffset: 0, insetTop: 20, insetBottom: 34, clientInsetTop: 20, clientInsetBottom: 34, contentHeight: 2000,
    frameHeight: 800,
  };
  for (let round = 0; round < 400; round += 1) {
    const event = c.below(32);
    if (event < 8) {
      const response = respond(c, bar, state, sample, event);
      addResponse(c, bar, response, sample);
      state = response.state;
      applyInsets(sample, response.insets);
      sample.contentOffset = response.targetOffset ?? sample.contentOffset;
      continue;
    }
    sample.contentOffset += c.grid(161, 80, 2);
    state = event < 28 ? bar.reduce(state, sample) : bar.reduceWith(state, sample, chain);
    addState(c, bar, state);
    applyInsets(sample, bar.contribution(state, sample));
  }
  return state;
}

export function runBar(c) {
  const bars = [
    new Bar([0, 64], { snapping: 'nearest', holdShortContent: true }),
    new Bar([44, 96, 200]),
    new Bar([44, 44, 120, 300], { normalStop: 2, resistance: 0.25, stretchWhileSettling: true }),
  ];
  const states = bars.map((bar) => runEvents(c, bar));
  c.double(bars[1].value(states[1], [[1, 0], [17, 34]]));
  addState(c, bars[2], bars[2].adopt(bars[1], states[1]));
  bars.forEach((bar) => bar.dispose());
}
