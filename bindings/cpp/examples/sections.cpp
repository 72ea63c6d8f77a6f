#include <resin.hpp>

#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct section
{
    std::string name;
    std::vector<int> items;
};

struct list
{
    std::vector<section> sections;
    std::vector<int> items;              // of all sections, one after the other
    std::vector<std::size_t> offsets{0}; // section s has the items from offset s to s + 1

    explicit list(std::vector<section> content) : sections(std::move(content))
    {
        for (const section &s : sections)
        {
            items.insert(items.end(), s.items.begin(), s.items.end());
            offsets.push_back(items.size());
        }
    }
};

// Returns the content that a list view shows after a stage.
std::vector<section> sections_after(const resin::stage &stage, const list &before,
                                    const list &after)
{
    if (stage.is_last())
    {
        return after.sections;
    }
    const auto source = [&](const resin::diff_entry &entry) -> const list &
    { return resin::side_of(entry) == resin::side::old_list ? before : after; };
    std::vector<section> shown;
    for (std::size_t s = 0; s < stage.section_count(); ++s)
    {
        const resin::diff_entry &entry = stage.sections()[s];
        shown.push_back({source(entry).sections[entry.index].name, {}});
        for (std::size_t i = stage.item_offsets()[s]; i < stage.item_offsets()[s + 1]; ++i)
        {
            const resin::diff_entry &item = stage.items()[i];
            shown.back().items.push_back(source(item).items[item.index]);
        }
    }
    return shown;
}

int main()
{
    const list before({{"Today", {1, 2}}, {"Earlier", {3}}});
    const list after({{"Today", {4, 1}}, {"Older", {3}}});

    resin::diff diff;
    diff.match_sections(resin::identities_by(before.sections, after.sections, &section::name),
                        resin::identities(before.items, after.items), before.offsets, after.offsets,
                        resin::pairing::across_sections);
    diff.finish();
    for (const resin::stage stage : diff.stages()) // batch updates, one after the other
    {
        std::cout << stage.section_deletes().size() << " section deletes, "
                  << stage.section_inserts().size() << " section inserts, "
                  << stage.item_deletes().size() << " item deletes, " << stage.item_inserts().size()
                  << " item inserts\n";
        // Sources are positions in the list before the stage, targets in the list after it.
        for (const auto &[old_path, new_path] : stage.item_moves())
        {
            std::cout << "move of item " << old_path.item << " of section " << old_path.section
                      << " to item " << new_path.item << " of section " << new_path.section << '\n';
        }
        for (const section &shown : sections_after(stage, before, after))
        {
            std::cout << "    " << shown.name << ": " << shown.items.size() << " items\n";
        }
    }
}
