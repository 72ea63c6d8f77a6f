// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <cstdio>

int main()
{
    const resin::bar bar({64.0, 200.0, 300.0});
    resin::bar_sample view{};
    view.content_height = 2000.0;
    view.frame_height = 800.0;
    view.inset_top = 200.0;
    view.content_offset = -200.0;

    resin::bar_state state = bar.attach(bar.initial_state(), view).state;
    state = bar.handle_gesture(state, resin::gesture(resin::gesture_phase::began, view)).state;
    for (int frame = 1; frame <= 4; ++frame)
    {
        view.content_offset += 24.0;
        state = bar.reduce(state, view);
        std::printf("content at %.0f, header %.0f tall, title %.1f points\n", view.content_offset,
                    resin::height_of(state), bar.value(state, {{17.0, 34.0}, {34.0, 40.0}}));
    }
    const resin::bar_response end = bar.handle_gesture(state, resin::gesture_ended(view, 20.0));
    if (const auto target = resin::target_of(end))
    {
        std::printf("released: the content goes to %.0f\n", *target);
    }
}
