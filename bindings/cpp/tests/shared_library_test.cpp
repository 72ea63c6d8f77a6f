// SPDX-License-Identifier: MIT

// Errors of a shared library that hides its symbols are those of the program.

#include "shared_library.hpp"

#include <cstdio>

namespace
{

bool catches_error()
{
    try
    {
        throw_from_library();
    }
    catch (const resin::error &error)
    {
        return error.code() == resin::errc::response;
    }
    return false;
}

bool catches_lane_error()
{
    try
    {
        throw_lane_from_library();
    }
    catch (const resin::spring_lane_error &error)
    {
        return error.code() == resin::errc::spring_lane && error.result().invalid == 1;
    }
    return false;
}

} // namespace

int main()
{
    const bool has_code = code_of_library() == resin::errc::response;
    const bool works = has_code && catches_error() && catches_lane_error();
    std::puts(works ? "errors pass between shared libraries" : "fails");
    return works ? 0 : 1;
}
