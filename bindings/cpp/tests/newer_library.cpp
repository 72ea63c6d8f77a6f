// SPDX-License-Identifier: MIT

// A status of a later version of the library has the message of that version, which the headers do
// not contain. Linked with this function instead of the library.

#include <resin/error.hpp>

#include <cstdio>
#include <cstring>

namespace
{

constexpr int later_status = RESIN_ERROR_CHANGES_OPEN + 1;

} // namespace

extern "C" const char *resin_status_message(resin_status status)
{
    return static_cast<int>(status) == later_status ? "added in a later version" : "another status";
}

int main()
{
    const resin::error error(static_cast<resin::errc>(later_status));
    std::puts(error.what());
    return std::strcmp(error.what(), "added in a later version");
}
