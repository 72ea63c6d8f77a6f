// SPDX-License-Identifier: MIT

// One program of files that are compiled for different versions of C++, with and without
// exceptions: this file defines PART_FUNCTION in each of them, and main in one.

#include <resin.hpp>

#include <vector>

// Values of the C library have one type in all files.
resin::index_pair part_17(std::error_code &ec);
resin::index_pair part_20(std::error_code &ec);
resin::index_pair part_without_exceptions(std::error_code &ec);

// Returns the move in a list whose first two elements are swapped, and the error of a call.
resin::index_pair PART_FUNCTION(std::error_code &ec)
{
    resin::diff diff(ec);
    diff.match(std::vector<int>{1, 2}, std::vector<int>{2, 1}, ec);
    const resin::changes changes = diff.finish(ec).items();
    const resin::index_pair move = changes.moves()[0];
    resin::bar(std::vector<double>(), ec);
    return move;
}

#ifdef WITH_MAIN
int main()
{
    std::error_code ec[3];
    const resin::index_pair move = part_17(ec[0]);
    const bool works = move != resin::index_pair{} && move == part_20(ec[1]) &&
                       move == part_without_exceptions(ec[2]) && ec[0] == resin::errc::stops &&
                       ec[0] == ec[1] && ec[0] == ec[2];
    return works ? 0 : 1;
}
#endif
