# SPDX-License-Identifier: MIT
from resin import Bar, BarSample

bar = Bar([44.0, 96.0, 200.0])
sample = BarSample(-96.0, inset_top=96.0, content_height=4000.0, frame_height=800.0)
state = bar.attach(bar.initial_state(), sample).state
for offset in (-76.0, 0.0, 40.0, 20.0):
    state = bar.reduce(state, sample._replace(content_offset=offset))
    print(f"content at {offset}: height {bar.height(state)}, progress {bar.progress(state):.2f}")
