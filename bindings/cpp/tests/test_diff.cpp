// SPDX-License-Identifier: MIT
#include "support.hpp"

using keys = std::vector<std::uint64_t>;
using indices = std::vector<std::uint32_t>;
using pairs = std::vector<resin::index_pair>;

TEST_CASE("A diff lists deletes, inserts, moves and updates")
{
    resin::diff diff;
    diff.match(keys{1, 2, 3, 5}, keys{3, 1, 4, 5});
    diff.mark_update(resin::level::items, 3);
    diff.mark_update(resin::level::items, 3);
    const resin::changes items = diff.finish().items();
    CHECK(copy(items.deletes()) == indices{1});
    CHECK(copy(items.inserts()) == indices{2});
    CHECK(copy(items.updates()) == pairs{{3, 3}});
    CHECK(items.moves().size() == 1);
    CHECK(items.size() == 4);
    CHECK(!items.empty());
    CHECK(copy(items.old_to_new()) == indices{1, resin::index_none, 0, 3});
    CHECK(copy(items.new_to_old()) == indices{2, 0, resin::index_none, 3});
    CHECK(copy(diff.old_to_new()) == copy(items.old_to_new()));
    CHECK(diff.finish().sections().empty());
}

TEST_CASE("The definition of moves can change without another match")
{
    resin::diff diff;
    diff.match(keys{1, 2, 3, 4}, keys{2, 3, 4, 1});
    CHECK(copy(diff.finish().items().moves()) == pairs{{0, 3}});
    CHECK(diff.finish(resin::moves::heckel).items().moves().size() == 4);
}

TEST_CASE("Duplicates are groups of new indices")
{
    resin::diff diff;
    diff.match(keys{}, keys{7, 8, 7, 9, 8, 7});
    const resin::duplicate_groups groups = diff.finish().items().duplicates();
    std::vector<indices> found;
    for (const auto group : groups)
    {
        found.push_back(copy(group));
    }
    CHECK(found == std::vector<indices>{{0, 2, 5}, {1, 4}});
    CHECK(groups.size() == 2);
    CHECK(resin::duplicate_groups().empty());
    auto at = groups.begin();
    CHECK(copy(*at++) == indices{0, 2, 5});
    CHECK(copy(*at) == indices{1, 4});
}

TEST_CASE("Steps are applied one after the other")
{
    resin::diff diff;
    diff.match(keys{1, 2}, keys{2, 3});
    diff.mark_unequal(resin::level::items, [](std::size_t, std::size_t) { return false; });
    diff.finish();
    const auto steps = diff.steps();
    REQUIRE(steps.size() == 3);
    CHECK(resin::kind_of(steps[0]) == resin::step_kind::remove);
    CHECK(steps[0].from == 0);
    CHECK(resin::kind_of(steps[1]) == resin::step_kind::insert);
    CHECK(steps[1].to == 1);
    CHECK(steps[2] == resin::diff_step{RESIN_DIFF_STEP_UPDATE, resin::index_none, 0, 0});
}

TEST_CASE("Fingerprints mark the pairs whose contents differ")
{
    resin::diff diff;
    diff.match(keys{1, 2, 3}, keys{3, 2});
    diff.mark_fingerprints(resin::level::items, keys{10, 20, 30}, keys{30, 21});
    CHECK(copy(diff.finish().items().updates()) == pairs{{1, 1}});

    diff.match(keys{}, keys{});
    diff.mark_fingerprints(resin::level::items, keys{}, keys{});
    CHECK(diff.finish().items().empty());
}

TEST_CASE("Arrays of the wrong length are errors")
{
    resin::diff diff;
    diff.match(keys{1, 2, 3}, keys{3, 2});
    const auto mark = [&](const keys &a, const keys &b)
    { return error_of([&] { diff.mark_fingerprints(resin::level::items, a, b); }); };
    CHECK(mark({1, 2}, {1, 2}) == resin::errc::fingerprint_count);
    CHECK(mark({1, 2, 3}, {}) == resin::errc::fingerprint_count);
    CHECK(mark({1, 2, 3}, {1, 2, 3}) == resin::errc::fingerprint_count);

    const keys one{1};
    const keys none;
    const auto sections = resin::identities(one, none);
    const std::vector<std::size_t> good{0, 2};
    const std::vector<std::size_t> start{0};
    const auto match = [&](const std::vector<std::size_t> &a, const std::vector<std::size_t> &b)
    {
        const keys two{1, 2};
        const auto ids = resin::identities(two, none);
        return error_of([&] { diff.match_sections(sections, ids, a, b); });
    };
    CHECK(match(good, start) == std::error_code());
    CHECK(match(good, {}) == resin::errc::offset_count);
    CHECK(match({}, start) == resin::errc::offset_count);
    CHECK(match({0, 1, 2}, start) == resin::errc::offset_count);
    CHECK(match({0, 1}, start) == resin::errc::offsets);
    CHECK(match({1, 2}, start) == resin::errc::offsets);
    CHECK(match(good, {1}) == resin::errc::offsets);
}

TEST_CASE("Calls out of order are errors")
{
    resin::diff diff;
    std::error_code ec;
    CHECK(error_of([&] { diff.finish(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.steps(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.stages(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.old_to_new(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.mark_update(resin::level::items, 0); }) == resin::errc::order);
    CHECK(error_of([&] { diff.mark_fingerprints(resin::level::items, keys{1}, keys{1}); }) ==
          resin::errc::order);
    CHECK(error_of([&]
                   { diff.mark_unequal(resin::level::items, [](auto, auto) { return true; }); }) ==
          resin::errc::order);
    CHECK(diff.finish(resin::moves::minimal, ec).items().empty());
    CHECK(ec == resin::errc::order);
    CHECK(diff.steps(ec).empty());
    CHECK(ec == resin::errc::order);
    CHECK(diff.stages({}, ec).empty());
    CHECK(ec == resin::errc::order);
    CHECK(diff.old_to_new(resin::level::items, ec).empty());
    CHECK(ec == resin::errc::order);
    diff.match(keys{1}, keys{1}, ec);
    CHECK(!ec);
    diff.mark_update(resin::level::items, 1, ec);
    CHECK(ec == resin::errc::index);
    diff.mark_fingerprints(resin::level::items, keys{1}, keys{2}, ec);
    CHECK(!ec);
    diff.mark_unequal(
        resin::level::items, [](auto, auto) { return true; }, ec);
    CHECK(!ec);
    CHECK(diff.finish(resin::moves::minimal, ec).items().updates().size() == 1);
    CHECK(diff.steps(ec).size() == 1);
    CHECK(diff.stages({}, ec).size() == 1);
    CHECK(!ec);
}

TEST_CASE("Sections are paired with their items")
{
    resin::diff diff;
    const keys old_sections{1, 2};
    const keys new_sections{2, 1};
    const keys old_items{10, 11, 20};
    const keys new_items{20, 11, 10};
    const std::vector<std::size_t> old_offsets{0, 2, 3};
    const std::vector<std::size_t> new_offsets{0, 2, 3};
    const auto sections = resin::identities(old_sections, new_sections);
    const auto items = resin::identities(old_items, new_items);

    diff.match_sections(sections, items, old_offsets, new_offsets);
    resin::diff_result result = diff.finish();
    CHECK(result.sections().moves().size() == 1);
    // Item 11 is now in section 2, so it is deleted and inserted.
    CHECK(copy(result.items().deletes()) == indices{1});
    CHECK(copy(result.items().inserts()) == indices{1});

    std::error_code ec;
    diff.match_sections(sections, items, old_offsets, new_offsets, resin::pairing::across_sections,
                        ec);
    CHECK(!ec);
    result = diff.finish();
    CHECK(result.items().deletes().empty());
    CHECK(diff.old_to_new(resin::level::sections).size() == 2);
    CHECK(diff.old_to_new(resin::level::items).size() == 3);
    diff.mark_fingerprints(resin::level::sections, keys{1, 1}, keys{1, 2});
    CHECK(diff.finish().sections().updates().size() == 1);
    CHECK(error_of([&] { diff.steps(); }) == resin::errc::order);
}

TEST_CASE("Stages obey the rules, and a stage that breaks one has a fault")
{
    resin::diff diff;
    diff.match(keys{1, 2, 3}, keys{3, 1, 4});
    diff.mark_update(resin::level::items, 0);
    diff.finish();
    const resin::stage_list stages = diff.stages();
    REQUIRE(stages.size() == 2);
    CHECK(stages[0].item_reloads().size() == 1);
    CHECK(stages[1].is_last());
    CHECK(stages[1].items().empty());
    CHECK(stages[0].items().size() == 3);
    CHECK(stages[0].item_offsets().size() == 2);
    CHECK(resin::side_of(stages[0].items()[0]) == resin::side::new_list);
    CHECK(diff.stages({true, false, false}).size() == 1);

    const std::vector<std::size_t> three{3};
    resin::stage_fault fault = resin::check_stage(stages[0], three, three);
    CHECK(resin::rule_of(fault) == resin::stage_rule::legal);

    const resin::index_path twice[] = {{0, 1}, {0, 1}};
    resin_diff_stage broken{};
    broken.item_deletes = twice;
    broken.item_delete_count = 2;
    const std::vector<std::size_t> one{1};
    std::error_code ec;
    fault = resin::check_stage(resin::stage(broken), three, one, {}, ec);
    CHECK(!ec);
    CHECK(resin::rule_of(fault) == resin::stage_rule::source_twice);
    CHECK(fault.place == resin::index_path{0, 1});
    CHECK(std::string(resin::message(resin::stage_rule::source_twice)).size() > 10);
    CHECK(resin::stage_options{true, true, true}.flags() == 7);
}
