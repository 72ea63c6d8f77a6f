// SPDX-License-Identifier: MIT
use resin::bar::{Bar, Gesture, Sample};

fn main() -> resin::Result<()> {
    let bar = Bar::new(&[44.0, 96.0])?;
    let mut sample = Sample {
        content_height: 4000.0,
        frame_height: 800.0,
        ..Sample::default()
    };
    let response = bar.attach(bar.initial_state(), &sample)?;
    sample.inset_top = response.insets.top;
    sample.content_offset = response.target.unwrap_or(sample.content_offset);
    let mut state = bar
        .handle_gesture(response.state, Gesture::began(), &sample)?
        .state;
    sample.content_offset += 40.0;
    state = bar.reduce(state, &sample)?;
    assert_eq!(state.height(), 56.0);
    let released = bar.handle_gesture(state, Gesture::ended(0.0), &sample)?;
    assert_eq!(released.resting.height(), 44.0);
    Ok(())
}
