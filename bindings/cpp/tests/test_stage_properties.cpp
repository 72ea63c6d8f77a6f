// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <algorithm>

// A model of a list view with sections. It performs the operations of each stage, and takes the
// items of inserted and reloaded sections from the list after the stage, like a data source.

namespace
{

using keys = std::vector<std::uint64_t>;
using offsets = std::vector<std::size_t>;

// One of the two lists: sections and items with their contents.
struct list
{
    keys sections;
    keys section_contents;
    keys items;
    keys item_contents;
    offsets starts;
};

// An element on the screen: its identity and the content that is shown.
struct shown
{
    std::uint64_t id;
    std::uint64_t content;

    friend bool operator==(const shown &a, const shown &b)
    {
        return a.id == b.id && a.content == b.content;
    }
};

struct shown_section
{
    shown header;
    std::vector<shown> items;

    friend bool operator==(const shown_section &a, const shown_section &b)
    {
        return a.header == b.header && a.items == b.items;
    }
};

using screen = std::vector<shown_section>;

list random_list(random_numbers &random, bool is_sectioned)
{
    list out;
    const std::size_t count = is_sectioned ? random.below(5) : 1;
    out.starts.push_back(0);
    for (std::size_t s = 0; s < count; ++s)
    {
        out.sections.push_back(is_sectioned ? random.below(6) : 0);
        out.section_contents.push_back(is_sectioned ? random.below(4) / 3 : 0);
        for (std::uint64_t n = random.below(5); n > 0; --n)
        {
            out.items.push_back(random.below(12));
            out.item_contents.push_back(random.below(3) / 2);
        }
        out.starts.push_back(out.items.size());
    }
    return out;
}

screen screen_of(const list &of)
{
    screen out;
    for (std::size_t s = 0; s < of.sections.size(); ++s)
    {
        out.push_back({{of.sections[s], of.section_contents[s]}, {}});
        for (std::size_t i = of.starts[s]; i < of.starts[s + 1]; ++i)
        {
            out.back().items.push_back({of.items[i], of.item_contents[i]});
        }
    }
    return out;
}

// The list after a stage.
screen screen_after(const resin::stage &stage, const list &before, const list &after)
{
    if (stage.is_last())
    {
        return screen_of(after);
    }
    screen out;
    for (std::size_t s = 0; s < stage.section_count(); ++s)
    {
        out.push_back({{0, 0}, {}});
        if (!stage.sections().empty())
        {
            const resin::diff_entry e = stage.sections()[s];
            const list &from = resin::side_of(e) == resin::side::old_list ? before : after;
            out.back().header = {from.sections[e.index], from.section_contents[e.index]};
        }
        for (std::size_t i = stage.item_offsets()[s]; i < stage.item_offsets()[s + 1]; ++i)
        {
            const resin::diff_entry e = stage.items()[i];
            const list &from = resin::side_of(e) == resin::side::old_list ? before : after;
            out.back().items.push_back({from.items[e.index], from.item_contents[e.index]});
        }
    }
    return out;
}

template <class Element, class Index>
void remove_all(std::vector<Element> &from, std::vector<Index> at)
{
    std::sort(at.rbegin(), at.rend());
    for (const Index index : at)
    {
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(index));
    }
}

template <class Element>
void insert_all(std::vector<Element> &into, std::vector<std::pair<std::uint32_t, Element>> added)
{
    std::sort(added.begin(), added.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[index, e] : added)
    {
        REQUIRE(index <= into.size());
        into.insert(into.begin() + index, e);
    }
}

// Removes deleted items and the sources of moves. Returns the moved items and their targets.
std::vector<std::pair<resin::index_path, shown>> take_items(screen &now, const resin::stage &stage)
{
    std::vector<std::vector<std::uint32_t>> gone(now.size());
    std::vector<std::pair<resin::index_path, shown>> moved;
    for (const resin::index_path path : stage.item_deletes())
    {
        gone[path.section].push_back(path.item);
    }
    for (const resin::index_path_pair move : stage.item_moves())
    {
        gone[move.old_path.section].push_back(move.old_path.item);
        moved.emplace_back(move.new_path, now[move.old_path.section].items[move.old_path.item]);
    }
    for (std::size_t s = 0; s < now.size(); ++s)
    {
        remove_all(now[s].items, gone[s]);
    }
    return moved;
}

// Removes deleted and moved sections and inserts moved and new ones.
void move_sections(screen &now, const resin::stage &stage, const screen &goal)
{
    std::vector<std::uint32_t> gone = copy(stage.section_deletes());
    std::vector<std::pair<std::uint32_t, shown_section>> added;
    for (const resin::index_pair move : stage.section_moves())
    {
        gone.push_back(move.old_index);
        added.emplace_back(move.new_index, now[move.old_index]);
    }
    for (const std::uint32_t index : stage.section_inserts())
    {
        added.emplace_back(index, goal[index]);
    }
    remove_all(now, gone);
    insert_all(now, added);
}

void insert_items(screen &now, const resin::stage &stage, const screen &goal,
                  const std::vector<std::pair<resin::index_path, shown>> &moved)
{
    std::vector<std::vector<std::pair<std::uint32_t, shown>>> added(now.size());
    for (const auto &[path, item] : moved)
    {
        added[path.section].emplace_back(path.item, item);
    }
    for (const resin::index_path path : stage.item_inserts())
    {
        added[path.section].emplace_back(path.item, goal[path.section].items[path.item]);
    }
    for (std::size_t s = 0; s < now.size(); ++s)
    {
        insert_all(now[s].items, added[s]);
    }
}

// Shows the contents of reloaded items and sections. Such a stage has only deletes besides, so an
// element at `index` has moved up by the deletes before it.
void reload(screen &now, const resin::stage &stage, const screen &goal)
{
    const auto deleted_before = [&](std::uint32_t section)
    {
        const auto deletes = stage.section_deletes();
        return static_cast<std::uint32_t>(
            std::lower_bound(deletes.begin(), deletes.end(), section) - deletes.begin());
    };
    for (const std::uint32_t section : stage.section_reloads())
    {
        const std::uint32_t at = section - deleted_before(section);
        now[at] = goal[at];
    }
    for (const resin::index_path path : stage.item_reloads())
    {
        std::uint32_t item = path.item;
        for (const resin::index_path gone : stage.item_deletes())
        {
            item -= gone.section == path.section && gone.item < path.item ? 1u : 0u;
        }
        const std::uint32_t section = path.section - deleted_before(path.section);
        now[section].items[item] = goal[section].items[item];
    }
}

offsets counts_of(const screen &of)
{
    offsets out;
    for (const shown_section &section : of)
    {
        out.push_back(section.items.size());
    }
    return out;
}

void replay(const resin::stage_list &stages, const list &before, const list &after)
{
    screen now = screen_of(before);
    REQUIRE(stages.size() <= 3);
    for (const resin::stage stage : stages)
    {
        const screen goal = screen_after(stage, before, after);
        const resin::stage_fault fault = resin::check_stage(stage, counts_of(now), counts_of(goal));
        REQUIRE(resin::rule_of(fault) == resin::stage_rule::legal);
        const auto moved = take_items(now, stage);
        move_sections(now, stage, goal);
        insert_items(now, stage, goal, moved);
        reload(now, stage, goal);
        REQUIRE((now == goal));
    }
    REQUIRE((now == screen_of(after)));
}

} // namespace

TEST_CASE("Stages of random lists make the old list the new one")
{
    random_numbers random(3);
    resin::diff diff;
    for (int round = 0; round < 2000; ++round)
    {
        const list before = random_list(random, false);
        const list after = random_list(random, false);
        diff.match(before.items, after.items);
        diff.mark_fingerprints(resin::level::items, before.item_contents, after.item_contents);
        diff.finish();
        replay(diff.stages(), before, after);
    }
}

TEST_CASE("Stages of random lists with sections make the old list the new one")
{
    random_numbers random(4);
    resin::diff diff;
    for (int round = 0; round < 4000; ++round)
    {
        const list before = random_list(random, true);
        const list after = random_list(random, true);
        diff.match_sections(
            resin::identities(before.sections, after.sections),
            resin::identities(before.items, after.items), before.starts, after.starts,
            round % 2 == 0 ? resin::pairing::within_sections : resin::pairing::across_sections);
        diff.mark_fingerprints(resin::level::items, before.item_contents, after.item_contents);
        diff.mark_fingerprints(resin::level::sections, before.section_contents,
                               after.section_contents);
        diff.finish();
        resin::stage_options options;
        options.split_moves = round % 3 == 0;
        replay(diff.stages(options), before, after);
    }
}
