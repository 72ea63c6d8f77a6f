// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <iterator>

namespace
{

// Whether a value equals itself, and a change of any of its members makes it different.
template <class Value, class... Changes>
bool compares(const Value &value, const Changes &...changes)
{
    const auto differs = [&](const auto &change)
    {
        Value other = value;
        change(other);
        return other != value && !(other == value);
    };
    return value == Value(value) && !(value != Value(value)) && (differs(changes) && ...);
}

} // namespace

TEST_CASE("Values of a diff are equal if all members are")
{
    CHECK(compares(
        resin::index_pair{1, 2}, [](auto &v) { v.old_index = 9; },
        [](auto &v) { v.new_index = 9; }));
    CHECK(compares(
        resin::index_path{1, 2}, [](auto &v) { v.section = 9; }, [](auto &v) { v.item = 9; }));
    CHECK(compares(
        resin::index_path_pair{{1, 2}, {3, 4}}, [](auto &v) { v.old_path.item = 9; },
        [](auto &v) { v.new_path.item = 9; }));
    CHECK(compares(
        resin::diff_entry{RESIN_DIFF_OLD, 1}, [](auto &v) { v.side = RESIN_DIFF_NEW; },
        [](auto &v) { v.index = 9; }));
    CHECK(compares(
        resin::diff_step{RESIN_DIFF_STEP_MOVE, 1, 2, 3},
        [](auto &v) { v.kind = RESIN_DIFF_STEP_INSERT; }, [](auto &v) { v.from = 9; },
        [](auto &v) { v.to = 9; }, [](auto &v) { v.new_index = 9; }));
    CHECK(compares(
        resin::stage_fault{RESIN_STAGE_ITEM_COUNT, {1, 2}},
        [](auto &v) { v.rule = RESIN_STAGE_SECTION_COUNT; }, [](auto &v) { v.place.item = 9; }));
}

TEST_CASE("Values of springs and motion are equal if all members are")
{
    CHECK(compares(
        resin::motion{1.0, 2.0}, [](auto &v) { v.value = 9.0; },
        [](auto &v) { v.velocity = 9.0; }));
    CHECK(compares(
        resin::spring_tolerance{1.0, 2.0}, [](auto &v) { v.distance = 9.0; },
        [](auto &v) { v.speed = 9.0; }));
    CHECK(compares(
        resin::spring_batch_result{1, 2, 3}, [](auto &v) { v.moving = 9; },
        [](auto &v) { v.settled = 9; }, [](auto &v) { v.invalid = 9; }));
    CHECK(compares(
        resin::point{1.0, 2.0}, [](auto &v) { v.x = 9.0; }, [](auto &v) { v.y = 9.0; }));
    CHECK(compares(
        resin::deceleration{1.0, 2.0, 0.5}, [](auto &v) { v.value = 9.0; },
        [](auto &v) { v.velocity = 9.0; }, [](auto &v) { v.rate = 0.75; }));
    CHECK(compares(
        resin::crossing{1.0, 2.0}, [](auto &v) { v.time = 9.0; },
        [](auto &v) { v.velocity = 9.0; }));
    CHECK(compares(
        resin::default_momentum_rule(), [](auto &v) { v.tap_response = 9.0; },
        [](auto &v) { v.tap_damping_ratio = 9.0; }, [](auto &v) { v.flick_response = 9.0; },
        [](auto &v) { v.flick_damping_ratio = 9.0; },
        [](auto &v) { v.maximum_relative_velocity = 9.0; }));
    CHECK(compares(
        resin::momentum{1.0, 2.0, 3.0}, [](auto &v) { v.response = 9.0; },
        [](auto &v) { v.damping_ratio = 9.0; }, [](auto &v) { v.relative_velocity = 9.0; }));
    CHECK(compares(
        resin::default_pause_rule(), [](auto &v) { v.maximum_speed = 9.0; },
        [](auto &v) { v.minimum_distance = 9.0; }, [](auto &v) { v.loss = 0.125; },
        [](auto &v) { v.span = 9.0; }));
}

TEST_CASE("Values of a bar are equal if all members are")
{
    CHECK(compares(
        resin::bar_state{}, [](auto &v) { v.offset = 9.0; }, [](auto &v) { v.highest_stop = 9; },
        [](auto &v) { v.phase = 9; }, [](auto &v) { v.content_offset = 9.0; }));
    CHECK(compares(
        resin::bar_range{1.0, 2.0}, [](auto &v) { v.from = 9.0; }, [](auto &v) { v.to = 9.0; }));
    CHECK(compares(
        resin::bar_sample{}, [](auto &v) { v.content_offset = 9.0; },
        [](auto &v) { v.inset_top = 9.0; }, [](auto &v) { v.inset_bottom = 9.0; },
        [](auto &v) { v.client_inset_top = 9.0; }, [](auto &v) { v.client_inset_bottom = 9.0; },
        [](auto &v) { v.content_height = 9.0; }, [](auto &v) { v.frame_height = 9.0; }));
    CHECK(compares(
        resin::bar_insets{}, [](auto &v) { v.top = 9.0; }, [](auto &v) { v.bottom = 9.0; },
        [](auto &v) { v.indicator_top = 9.0; }));
    CHECK(compares(
        resin::bar_response{}, [](auto &v) { v.state.offset = 9.0; },
        [](auto &v) { v.resting.offset = 9.0; }, [](auto &v) { v.insets.top = 9.0; },
        [](auto &v) { v.target_offset = 9.0; }, [](auto &v) { v.has_target = 1; }));
    CHECK(compares(
        resin::gesture_ended({}, 1.0, 2.0), [](auto &v) { v.phase = RESIN_BAR_GESTURE_FAILED; },
        [](auto &v) { v.flags = 9; }, [](auto &v) { v.velocity = 9.0; },
        [](auto &v) { v.rest_offset = 9.0; }, [](auto &v) { v.sample.inset_top = 9.0; }));
}

TEST_CASE("Values of a solver are equal if all members are")
{
    CHECK(compares(
        resin::variable{1, 2}, [](auto &v) { v.index = 9; }, [](auto &v) { v.generation = 9; }));
    CHECK(compares(
        resin::constraint{1, 2}, [](auto &v) { v.index = 9; }, [](auto &v) { v.generation = 9; }));
    CHECK(compares(
        resin::term{{1, 2}, 3.0}, [](auto &v) { v.variable.index = 9; },
        [](auto &v) { v.coefficient = 9.0; }));
    CHECK(compares(
        resin::priority(1, 2.0), [](auto &v) { v.priority = 9; }, [](auto &v) { v.weight = 9.0; }));
    CHECK(compares(
        resin::variable_value{{1, 2}, 3.0}, [](auto &v) { v.variable.index = 9; },
        [](auto &v) { v.value = 9.0; }));
}

TEST_CASE("A span has the members of std::span")
{
    const std::vector<int> numbers{1, 2, 3, 4};
    const resin::span<const int> span(numbers);
    CHECK(span.size() == 4);
    CHECK(copy(span.first(1)) == std::vector<int>{1});
    CHECK(copy(span.last(2)) == std::vector<int>{3, 4});
    CHECK(copy(span.subspan(1, 2)) == std::vector<int>{2, 3});
    CHECK(copy(span.subspan(3)) == std::vector<int>{4});
    CHECK(span.subspan(4).empty());
    CHECK(span.front() == 1);
    CHECK(span.back() == 4);
    CHECK(std::vector<int>(span.rbegin(), span.rend()) == std::vector<int>{4, 3, 2, 1});
    CHECK(std::is_same_v<resin::span<const int>::reference, const int &>);
    CHECK(std::is_same_v<resin::span<const int>::difference_type, std::ptrdiff_t>);
    CHECK(!std::is_constructible_v<resin::span<int>, const std::vector<int> &>);
    CHECK(!std::is_constructible_v<resin::span<int>, std::vector<int>>);
    CHECK(std::is_constructible_v<resin::span<const int>, resin::span<int>>);
}
