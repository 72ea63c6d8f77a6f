// SPDX-License-Identifier: MIT
#include "support.hpp"

namespace
{

// A scroll view of 800 points, with a bar of 96 points over the top of its content.
resin::bar_sample sample_at(double content_offset)
{
    resin::bar_sample sample{};
    sample.content_offset = content_offset;
    sample.inset_top = 200.0;
    sample.content_height = 4000.0;
    sample.frame_height = 800.0;
    return sample;
}

const resin::bar &three_stops()
{
    static const resin::bar bar({44.0, 96.0, 200.0});
    return bar;
}

resin::bar_state attached()
{
    const resin::bar &bar = three_stops();
    return bar.attach(bar.initial_state(), sample_at(-96.0)).state;
}

} // namespace

TEST_CASE("A bar has its stops and starts at the normal one")
{
    const resin::bar &bar = three_stops();
    CHECK(copy(bar.stops()) == std::vector<double>{44.0, 96.0, 200.0});
    CHECK(bar.normal_stop() == 1);
    const resin::bar_state state = bar.initial_state();
    CHECK(resin::height_of(state) == 96.0);
    CHECK(resin::phase_of(state) == resin::bar_phase::detached);
    CHECK(bar.stop_at(state) == 1);
    CHECK(bar.progress(state) == 1.0);
}

TEST_CASE("Options that are out of range are errors that name the option")
{
    const auto error = [](auto change)
    {
        resin::bar_options options;
        change(options);
        return error_of([&] { resin::bar({0.0, 10.0}, options); });
    };
    CHECK(error([](auto &) {}) == std::error_code());
    CHECK(error([](auto &o) { o.normal_stop = 2; }) == resin::errc::normal_stop);
    CHECK(error([](auto &o) { o.snapping = static_cast<resin::bar_snapping>(9); }) ==
          resin::errc::snapping);
    CHECK(error([](auto &o) { o.resistance = 2.0; }) == resin::errc::resistance);
    CHECK(error([](auto &o) { o.deceleration_rate = not_a_number; }) == resin::errc::rate);
    CHECK(error([](auto &o) { o.top_tolerance = -1.0; }) == resin::errc::top_tolerance);
    CHECK(error_of([] { resin::bar({1.0}); }) == resin::errc::stops);
    CHECK(error_of([] { resin::bar({2.0, 1.0}); }) == resin::errc::stops);
    CHECK(error_of([] { resin::bar(resin::span<const double>()); }) == resin::errc::stops);
    resin::bar_options all;
    all.no_resistance = all.hold_short_content = all.stretch_while_settling = true;
    CHECK(all.flags() == 7);
}

TEST_CASE("Scrolling down shrinks the bar by as much, down to its lowest stop")
{
    const resin::bar &bar = three_stops();
    resin::bar_state state = attached();
    state = bar.reduce(state, sample_at(-76.0));
    CHECK(resin::height_of(state) == 76.0);
    CHECK(bar.progress(state) == doctest::Approx((76.0 - 44.0) / (96.0 - 44.0)));
    CHECK(bar.stop_at(state) == std::nullopt);
    CHECK(bar.reduce(state, sample_at(-76.0)) == state);
    state = bar.reduce(state, sample_at(500.0));
    CHECK(resin::height_of(state) == 44.0);
    state = bar.reduce(state, sample_at(480.0));
    CHECK(resin::height_of(state) == 64.0);
    // From 1 to 0 below the normal stop, from 17 to 34 above it.
    CHECK(bar.value(state, {{0.0, 26.0}, {17.0, 34.0}}) == doctest::Approx(10.0));
    CHECK(bar.contribution(state, sample_at(480.0)).top == 96.0);
}

TEST_CASE("Events of a bar return states, insets and targets")
{
    const resin::bar &bar = three_stops();
    resin::bar_state state = attached();
    CHECK(resin::phase_of(state) == resin::bar_phase::resting);
    const resin::bar_response began =
        bar.handle_gesture(state, resin::gesture(resin::gesture_phase::began, sample_at(-96.0)));
    CHECK(resin::phase_of(began.state) == resin::bar_phase::tracking);
    CHECK(began.insets.top == 200.0);
    CHECK(resin::target_of(began) == std::nullopt);

    // Released at 86 of 96 points without velocity: back to 96, 10 points up.
    state = bar.reduce(began.state, sample_at(-86.0));
    const resin::bar_response ended =
        bar.handle_gesture(state, resin::gesture_ended(sample_at(-86.0), 0.0));
    CHECK(resin::phase_of(ended.state) == resin::bar_phase::settling);
    CHECK(resin::target_of(ended) == -96.0);
    CHECK(resin::height_of(ended.resting) == 96.0);
    const resin::bar_response kept =
        bar.handle_gesture(state, resin::gesture_ended(sample_at(-86.0), 0.0, std::nullopt, true));
    CHECK(resin::target_of(kept) == std::nullopt);
    const resin::bar_response known =
        bar.handle_gesture(state, resin::gesture_ended(sample_at(-86.0), 0.0, 400.0));
    CHECK(resin::height_of(known.resting) == 44.0);

    state = bar.reduce(ended.state, sample_at(-96.0));
    CHECK(resin::phase_of(bar.settle(state, sample_at(-96.0)).state) == resin::bar_phase::resting);
    CHECK(resin::target_of(bar.settle(state, sample_at(-60.0), true)) == std::nullopt);
    CHECK(resin::target_of(bar.move_to(attached(), sample_at(-96.0), 0)) == -44.0);
    CHECK(resin::target_of(bar.scroll_to_top(bar.reduce(attached(), sample_at(900.0)),
                                             sample_at(900.0))) == -96.0);
    CHECK(resin::height_of(bar.change_layout(attached(), sample_at(-96.0)).state) == 96.0);
    const resin::bar tall({50.0, 100.0, 300.0});
    CHECK(resin::height_of(tall.adopt(bar, attached())) == 100.0);
}

TEST_CASE("States, samples and events that are out of range are errors")
{
    const resin::bar &bar = three_stops();
    resin::bar_state bad_state = bar.initial_state();
    bad_state.offset = not_a_number;
    resin::bar_sample bad_sample = sample_at(0.0);
    bad_sample.content_height = -1.0;
    const resin::bar_state state = attached();
    const resin::bar_sample sample = sample_at(0.0);
    using resin::errc;
    CHECK(error_of([&] { return bar.reduce(bad_state, sample); }) == errc::bar_state);
    CHECK(error_of([&] { return bar.reduce(state, bad_sample); }) == errc::sample);
    CHECK(error_of([&] { bar.contribution(state, bad_sample); }) == errc::sample);
    CHECK(error_of([&] { bar.settle(state, bad_sample); }) == errc::sample);
    CHECK(error_of([&] { bar.scroll_to_top(state, bad_sample); }) == errc::sample);
    CHECK(error_of([&] { bar.change_layout(state, bad_sample); }) == errc::sample);
    CHECK(error_of([&] { bar.attach(state, bad_sample); }) == errc::sample);
    CHECK(error_of([&] { bar.move_to(state, sample, 3); }) == errc::stop);
    CHECK(error_of([&] { bar.adopt(bar, bad_state); }) == errc::bar_state);
    CHECK(error_of([&] { bar.value(state, {{0.0, 1.0}}); }) == errc::bar_ranges);
    CHECK(error_of([&] { bar.value(bad_state, {{0.0, 1.0}, {0.0, 1.0}}); }) == errc::bar_state);
    CHECK(error_of(
              [&] {
                  bar.handle_gesture(state,
                                     resin::gesture(static_cast<resin::gesture_phase>(9), sample));
              }) == errc::gesture);
    resin::bar_gesture flags = resin::gesture_ended(sample, 0.0);
    flags.flags = 128;
    CHECK(error_of([&] { bar.handle_gesture(state, flags); }) == errc::flags);
    std::error_code ec;
    CHECK(bar.reduce(state, bad_sample, ec) == resin::bar_state{});
    CHECK(ec == errc::sample);
    CHECK(bar.settle(state, sample, false, ec).state.phase == RESIN_BAR_RESTING);
    CHECK(!ec);
}

TEST_CASE("The default chain as transformers gives the same state")
{
    using resin::bar_transform;
    const resin::bar &bar = three_stops();
    const resin_bar_transformer native[] = {{RESIN_BAR_IGNORE_TOP, 0, nullptr, nullptr},
                                            {RESIN_BAR_IGNORE_BOTTOM, 0, nullptr, nullptr},
                                            {RESIN_BAR_CUT_OUT, 0, nullptr, nullptr},
                                            {RESIN_BAR_ANCHOR, 0, nullptr, nullptr}};
    random_numbers random(6);
    resin::bar_state state = attached();
    for (int i = 0; i < 500; ++i)
    {
        const resin::bar_sample sample =
            sample_at(static_cast<double>(random.below(4000)) / 4.0 - 300.0);
        const resin::bar_state expected = bar.reduce(state, sample);
        CHECK(bar.reduce_with(state, sample, bar_transform::ignore_top,
                              bar_transform::ignore_bottom, bar_transform::cut_out,
                              bar_transform::anchor) == expected);
        CHECK(bar.reduce_with(state, sample, resin::span<const resin_bar_transformer>(native)) ==
              expected);
        state = expected;
    }
}

TEST_CASE("A function is a transformer, and its exception arrives at the caller")
{
    const resin::bar &bar = three_stops();
    const resin::bar_state state = attached();
    int calls = 0;
    const auto half = [&](const resin::bar_step &step)
    {
        ++calls;
        return step.delta / 2.0;
    };
    CHECK(resin::height_of(bar.reduce_with(state, sample_at(-76.0), half)) == 86.0);
    CHECK(calls == 1);
    const auto twice = [](const resin::bar_step &step)
    { return resin::transformed(step, resin::bar_transform::cut_out) * 2.0; };
    std::error_code ec;
    CHECK(resin::height_of(bar.reduce_with(state, sample_at(-86.0), ec, twice)) == 76.0);
    CHECK(!ec);

    const auto throwing = [](const resin::bar_step &) -> double
    { throw std::runtime_error("transformer"); };
    CHECK_THROWS_WITH_AS(bar.reduce_with(state, sample_at(-76.0), half, throwing, half),
                         "transformer", std::runtime_error);
    CHECK(calls == 2);
    CHECK_THROWS_AS(bar.reduce_with(state, sample_at(-76.0), ec, throwing), std::runtime_error);
    CHECK(error_of(
              [&]
              {
                  bar.reduce_with(state, sample_at(-76.0),
                                  [](const resin::bar_step &) { return not_a_number; });
              }) == resin::errc::transformer);
    CHECK(error_of(
              [&] {
                  bar.reduce_with(state, sample_at(0.0), static_cast<resin::bar_transform>(99));
              }) == resin::errc::transformer);
    CHECK(resin::height_of(bar.reduce(state, sample_at(-76.0))) == 76.0);
}

TEST_CASE("A transformer may use the bar that calls it, because a bar is immutable")
{
    const resin::bar &bar = three_stops();
    const resin::bar_state state = attached();
    const auto nested = [&](const resin::bar_step &step)
    { return bar.reduce(step.state, step.sample).offset - step.state.offset; };
    CHECK(bar.reduce_with(state, sample_at(-76.0), nested).offset == -76.0);
}
