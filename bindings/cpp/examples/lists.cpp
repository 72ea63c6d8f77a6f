// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <iostream>
#include <string>
#include <vector>

struct mailbox
{
    std::string name; // the identity
    int unread;       // the content
};

int main()
{
    const std::vector<mailbox> before{{"Inbox", 1}, {"Drafts", 0}, {"Sent", 0}, {"Spam", 7}};
    const std::vector<mailbox> after{{"Spam", 7}, {"Inbox", 2}, {"Receipts", 3}, {"Sent", 0}};

    resin::diff diff;
    diff.match(resin::identities_by(before, after, &mailbox::name));
    diff.mark_unequal(resin::level::items, [&](std::size_t i, std::size_t j)
                      { return before[i].unread == after[j].unread; });
    const resin::changes changes = diff.finish().items();
    std::cout << changes.size() << " changes\n";
    for (const resin::diff_step &step : diff.steps())
    {
        switch (resin::kind_of(step))
        {
        case resin::step_kind::remove:
            std::cout << "delete row " << step.from << '\n';
            break;
        case resin::step_kind::insert:
            std::cout << "insert " << after[step.new_index].name << " as row " << step.to << '\n';
            break;
        case resin::step_kind::move:
            std::cout << "move row " << step.from << " to " << step.to << '\n';
            break;
        case resin::step_kind::update:
            std::cout << "redraw row " << step.to << '\n';
            break;
        }
    }
}
