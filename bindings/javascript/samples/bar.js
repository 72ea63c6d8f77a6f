// SPDX-License-Identifier: MIT
import { Bar } from 'resin';

const bar = new Bar([44, 96, 200]);
const sample = { contentOffset: 0, contentHeight: 4000, frameHeight: 800 };

const response = bar.attach(bar.initialState(), sample);
sample.insetTop = response.insets.top; // the padding above the content
sample.contentOffset = response.targetOffset ?? sample.contentOffset;
let { state } = response;

for (const contentOffset of [-96, -70, 0, 300]) {
  sample.contentOffset = contentOffset;
  state = bar.reduce(state, sample);
  console.log(`at ${contentOffset} the bar is ${bar.height(state)} high`);
}
