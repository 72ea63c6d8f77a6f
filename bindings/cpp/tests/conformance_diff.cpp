// SPDX-License-Identifier: MIT
#include "conformance.hpp"

#include <vector>

namespace
{

using keys = std::vector<std::uint64_t>;

// Two lists with duplicates, and the fingerprints of their contents.
struct lists
{
    keys elements[2];
    keys fingerprints[2];
};

lists draw_lists(conformance &c, std::size_t most)
{
    lists out;
    std::size_t counts[2];
    counts[0] = c.below(most + 1);
    counts[1] = c.below(most + 1);
    const std::uint64_t alphabet = 1 + c.below(80);
    for (int side = 0; side < 2; ++side)
    {
        for (std::size_t i = 0; i < counts[side]; ++i)
        {
            out.elements[side].push_back(mix(c.below(alphabet)));
            out.fingerprints[side].push_back(c.below(3));
        }
    }
    return out;
}

void add_pairs(conformance &c, resin::span<const resin::index_pair> pairs)
{
    c.add(pairs.size());
    for (const resin::index_pair pair : pairs)
    {
        c.add(pair.old_index);
        c.add(pair.new_index);
    }
}

void add_changes(conformance &c, resin::changes changes)
{
    c.add_indices(changes.deletes());
    c.add_indices(changes.inserts());
    add_pairs(c, changes.updates());
    add_pairs(c, changes.moves());
    std::vector<std::uint32_t> ends;
    std::vector<std::uint32_t> duplicates;
    for (const auto group : changes.duplicates())
    {
        duplicates.insert(duplicates.end(), group.begin(), group.end());
        ends.push_back(static_cast<std::uint32_t>(duplicates.size()));
    }
    c.add_indices(ends);
    c.add_indices(duplicates);
}

void add_path(conformance &c, resin::index_path path)
{
    c.add(path.section);
    c.add(path.item);
}

void add_paths(conformance &c, resin::span<const resin::index_path> paths)
{
    c.add(paths.size());
    for (const resin::index_path path : paths)
    {
        add_path(c, path);
    }
}

void add_stages(conformance &c, resin::diff &diff)
{
    const std::uint64_t flags = c.below(8);
    const resin::stage_list stages =
        diff.stages({(flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0});
    c.add(stages.size());
    for (const resin::stage stage : stages)
    {
        c.add_indices(stage.section_deletes());
        c.add_indices(stage.section_inserts());
        c.add_indices(stage.section_reloads());
        add_pairs(c, stage.section_moves());
        add_paths(c, stage.item_deletes());
        add_paths(c, stage.item_inserts());
        add_paths(c, stage.item_reloads());
        c.add(stage.item_moves().size());
        for (const resin::index_path_pair move : stage.item_moves())
        {
            add_path(c, move.old_path);
            add_path(c, move.new_path);
        }
    }
}

void run_flat(conformance &c, resin::diff &diff)
{
    for (int round = 0; round < 200; ++round)
    {
        const lists items = draw_lists(c, 60);
        diff.match(items.elements[0], items.elements[1]);
        diff.mark_fingerprints(resin::level::items, items.fingerprints[0], items.fingerprints[1]);
        add_changes(
            c, diff.finish(round % 2 == 0 ? resin::moves::minimal : resin::moves::heckel).items());
        const auto steps = diff.steps();
        c.add(steps.size());
        for (const resin::diff_step &step : steps)
        {
            c.add(static_cast<std::uint64_t>(resin::kind_of(step)));
            c.add(step.from);
            c.add(step.to);
            c.add(step.new_index);
        }
        add_stages(c, diff);
    }
}

std::vector<std::size_t> draw_offsets(conformance &c, std::size_t sections, std::size_t items)
{
    std::vector<std::size_t> offsets(sections + 1);
    for (std::size_t i = 1; i < sections; ++i)
    {
        const std::size_t place = c.below(items + 1);
        std::size_t at = i;
        for (; at > 1 && offsets[at - 1] > place; --at)
        {
            offsets[at] = offsets[at - 1];
        }
        offsets[at] = place;
    }
    offsets[sections] = items;
    return offsets;
}

void run_sections(conformance &c, resin::diff &diff)
{
    for (int round = 0; round < 200; ++round)
    {
        const lists sections = draw_lists(c, 6);
        lists items = draw_lists(c, 60);
        std::vector<std::size_t> offsets[2];
        for (int side = 0; side < 2; ++side)
        {
            if (sections.elements[side].empty())
            {
                items.elements[side].clear();
                items.fingerprints[side].clear();
            }
            offsets[side] =
                draw_offsets(c, sections.elements[side].size(), items.elements[side].size());
        }
        diff.match_sections(resin::identities(sections.elements[0], sections.elements[1]),
                            resin::identities(items.elements[0], items.elements[1]), offsets[0],
                            offsets[1], static_cast<resin::pairing>(c.below(2)));
        diff.mark_fingerprints(resin::level::items, items.fingerprints[0], items.fingerprints[1]);
        diff.mark_fingerprints(resin::level::sections, sections.fingerprints[0],
                               sections.fingerprints[1]);
        const resin::diff_result result = diff.finish();
        add_changes(c, result.items());
        add_changes(c, result.sections());
        add_stages(c, diff);
    }
}

} // namespace

void conform_diff(conformance &c)
{
    resin::diff diff;
    run_flat(c, diff);
    run_sections(c, diff);
}
