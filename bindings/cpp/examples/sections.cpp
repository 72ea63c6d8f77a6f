// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <iostream>
#include <string>
#include <vector>

int main()
{
    // Items of all sections, one after the other; section s has those from offset s to s + 1.
    const std::vector<std::string> old_sections{"Today", "Earlier"}, new_sections{"Today", "Older"};
    const std::vector<int> old_items{1, 2, 3}, new_items{4, 1, 3};
    const std::vector<std::size_t> old_offsets{0, 2, 3}, new_offsets{0, 2, 3};

    resin::diff diff;
    diff.match_sections(resin::identities(old_sections, new_sections),
                        resin::identities(old_items, new_items), old_offsets, new_offsets,
                        resin::pairing::across_sections);
    diff.finish();
    int number = 0;
    for (const resin::stage stage : diff.stages()) // batch updates, one after the other
    {
        std::cout << "stage " << ++number << ": " << stage.section_deletes().size()
                  << " section deletes, " << stage.section_inserts().size() << " section inserts, "
                  << stage.item_deletes().size() << " item deletes, " << stage.item_inserts().size()
                  << " item inserts, " << stage.item_moves().size() << " item moves\n";
    }
}
