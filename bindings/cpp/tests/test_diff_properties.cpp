// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <algorithm>

namespace
{

struct element
{
    std::uint64_t id;
    std::uint64_t content;

    friend bool operator==(const element &a, const element &b)
    {
        return a.id == b.id && a.content == b.content;
    }
};

using elements = std::vector<element>;

elements random_elements(random_numbers &random, std::uint64_t alphabet)
{
    elements out(random.below(30));
    for (element &e : out)
    {
        e = {random.below(alphabet), random.below(2)};
    }
    return out;
}

// Applies the changes as a set: removes deletes and the sources of moves, then inserts in ascending
// order of new indices.
elements replay_changes(const elements &before, const elements &after, resin::changes changes)
{
    std::vector<bool> removed(before.size());
    for (const std::uint32_t index : changes.deletes())
    {
        removed[index] = true;
    }
    for (const resin::index_pair move : changes.moves())
    {
        removed[move.old_index] = true;
    }
    elements out;
    for (std::size_t i = 0; i < before.size(); ++i)
    {
        if (!removed[i])
        {
            out.push_back(before[i]);
        }
    }
    std::vector<std::pair<std::uint32_t, element>> added;
    for (const std::uint32_t index : changes.inserts())
    {
        added.emplace_back(index, after[index]);
    }
    for (const resin::index_pair move : changes.moves())
    {
        added.emplace_back(move.new_index, before[move.old_index]);
    }
    std::sort(added.begin(), added.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[index, e] : added)
    {
        REQUIRE(index <= out.size());
        out.insert(out.begin() + index, e);
    }
    for (const resin::index_pair update : changes.updates())
    {
        out[update.new_index] = after[update.new_index];
    }
    return out;
}

elements replay_steps(const elements &before, const elements &after,
                      resin::span<const resin::diff_step> steps)
{
    elements out = before;
    for (const resin::diff_step &step : steps)
    {
        switch (resin::kind_of(step))
        {
        case resin::step_kind::remove:
            out.erase(out.begin() + step.from);
            break;
        case resin::step_kind::insert:
            out.insert(out.begin() + step.to, after[step.new_index]);
            break;
        case resin::step_kind::move:
        {
            const element moved = out[step.from];
            out.erase(out.begin() + step.from);
            out.insert(out.begin() + step.to, moved);
            break;
        }
        case resin::step_kind::update:
            out[step.to] = after[step.new_index];
            break;
        }
    }
    return out;
}

// The length of a longest increasing subsequence of the pairs, by comparing all of them.
std::size_t longest_run(resin::span<const std::uint32_t> old_to_new)
{
    std::vector<std::size_t> best;
    std::vector<std::uint32_t> values;
    for (const std::uint32_t j : old_to_new)
    {
        if (j == resin::index_none)
        {
            continue;
        }
        std::size_t longest = 1;
        for (std::size_t k = 0; k < values.size(); ++k)
        {
            longest = values[k] < j ? std::max(longest, best[k] + 1) : longest;
        }
        best.push_back(longest);
        values.push_back(j);
    }
    return best.empty() ? 0 : *std::max_element(best.begin(), best.end());
}

} // namespace

TEST_CASE("Changes and steps of random lists make the old list the new one")
{
    random_numbers random(1);
    resin::diff diff;
    for (int round = 0; round < 2000; ++round)
    {
        const std::uint64_t alphabet = 1 + random.below(40);
        const elements before = random_elements(random, alphabet);
        const elements after = random_elements(random, alphabet);
        diff.match(resin::identities_by(before, after, &element::id));
        diff.mark_unequal(resin::level::items, [&](std::size_t i, std::size_t j)
                          { return before[i].content == after[j].content; });
        const auto definition = round % 2 == 0 ? resin::moves::minimal : resin::moves::heckel;
        const resin::changes changes = diff.finish(definition).items();
        const elements by_steps = replay_steps(before, after, diff.steps());
        REQUIRE(replay_changes(before, after, changes) == after);
        REQUIRE(by_steps == after);
        if (definition == resin::moves::minimal)
        {
            const std::size_t pairs = before.size() - changes.deletes().size();
            REQUIRE(changes.moves().size() == pairs - longest_run(changes.old_to_new()));
        }
    }
}

TEST_CASE("All representations of identities give the same changes")
{
    random_numbers random(2);
    resin::diff diff;
    const auto moves_of = [&](const auto &before, const auto &after)
    {
        diff.match(before, after);
        const resin::changes items = diff.finish().items();
        return std::make_pair(copy(items.old_to_new()), copy(items.moves()));
    };
    for (int round = 0; round < 200; ++round)
    {
        std::vector<std::uint64_t> keys[2];
        std::vector<std::string> names[2];
        std::vector<std::array<unsigned char, 16>> ids[2];
        std::string text[2];
        std::vector<std::size_t> offsets[2] = {{0}, {0}};
        for (int side = 0; side < 2; ++side)
        {
            for (std::uint64_t n = random.below(20); n > 0; --n)
            {
                const std::uint64_t key = random.below(15);
                keys[side].push_back(key);
                names[side].push_back(std::to_string(key));
                ids[side].push_back({static_cast<unsigned char>(key)});
                text[side] += names[side].back();
                offsets[side].push_back(text[side].size());
            }
        }
        const auto expected = moves_of(keys[0], keys[1]);
        REQUIRE(moves_of(names[0], names[1]) == expected);
        REQUIRE(moves_of(ids[0], ids[1]) == expected);
        diff.match(resin::identities_slices(text[0], offsets[0], text[1], offsets[1]));
        REQUIRE(copy(diff.finish().items().moves()) == expected.second);
    }
}
