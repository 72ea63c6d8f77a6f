// SPDX-License-Identifier: MIT

// Prints the hash of each unit, and fails unless they are those of the given file.
//
//     resin_cpp_conformance EXPECTED

#include "conformance.hpp"

#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>

int main(int argc, char **argv)
{
    const struct
    {
        const char *name;
        void (*run)(conformance &c);
    } units[] = {{"diff", conform_diff}, {"spring", conform_spring}, {"motion", conform_motion},
                 {"bar", conform_bar},   {"solver", conform_solver}, {"batches", conform_batches}};
    std::ostringstream printed;
    std::uint64_t number = 0;
    for (const auto &unit : units)
    {
        conformance c(++number);
        unit.run(c);
        printed << unit.name << ' ' << std::hex << std::setw(16) << std::setfill('0') << c.hash()
                << '\n';
    }
    std::cout << printed.str();
    std::stringstream expected;
    expected << std::ifstream(argc > 1 ? argv[1] : "").rdbuf();
    return printed.str() == expected.str() ? 0 : 1;
}
