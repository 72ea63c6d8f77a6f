// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <iostream>
#include <vector>

int main()
{
    resin::diff diff;
    diff.match(std::vector{1, 2, 3}, std::vector{3, 1, 4});
    const resin::changes changes = diff.finish().items();
    std::cout << "row " << changes.deletes()[0] << " deleted, row " << changes.inserts()[0]
              << " inserted\n";
}
