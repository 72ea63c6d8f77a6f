// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <cstring>

TEST_CASE("An error carries the value and the message of the C interface")
{
    try
    {
        resin::spring::from_response(-1.0, 1.0);
        FAIL("no exception");
    }
    catch (const std::system_error &error)
    {
        CHECK(error.code() == resin::errc::response);
        CHECK(error.code().value() == RESIN_ERROR_RESPONSE);
        CHECK(std::string(error.code().category().name()) == "resin");
        CHECK(std::strstr(error.what(), "response must be finite, positive") != nullptr);
    }
}

TEST_CASE("An unknown value has a message")
{
    CHECK(resin::category().message(9999) == "an unknown status");
    CHECK(resin::category().message(-7) == "an unknown status");
}

TEST_CASE("The messages of the C++ headers name the arguments")
{
    const auto names = [](resin::errc error, const char *argument)
    { return make_error_code(error).message().find(argument) != std::string::npos; };
    CHECK(names(resin::errc::length, "velocities"));
    CHECK(names(resin::errc::offset_count, "old_offsets"));
    CHECK(names(resin::errc::fingerprint_count, "new_fingerprints"));
}

TEST_CASE("Errors are equivalent to conditions of the standard library where it has them")
{
    CHECK(make_error_code(resin::errc::out_of_memory) == std::errc::not_enough_memory);
    CHECK(make_error_code(resin::errc::busy) == std::errc::device_or_resource_busy);
    CHECK(make_error_code(resin::errc::stops) != std::errc::invalid_argument);
}

TEST_CASE("An error code is set on failure and cleared on success")
{
    std::error_code ec;
    const resin::spring bad = resin::spring::from_response(-1.0, 1.0, ec);
    CHECK(ec == resin::errc::response);
    CHECK(bad == resin::spring());
    resin::spring::from_response(0.5, 1.0, ec);
    CHECK(!ec);
}

TEST_CASE("The linked library has the version of the headers")
{
    CHECK(resin::version() == RESIN_VERSION);
}

TEST_CASE("Handles can be moved but not copied")
{
    CHECK(!std::is_copy_constructible_v<resin::diff>);
    CHECK(!std::is_copy_assignable_v<resin::bar>);
    CHECK(!std::is_copy_constructible_v<resin::solver>);
    CHECK(std::is_nothrow_move_constructible_v<resin::diff>);
    CHECK(std::is_nothrow_move_assignable_v<resin::bar>);
    CHECK(std::is_nothrow_move_constructible_v<resin::solver>);
}

TEST_CASE("A moved-from object fails until another one is assigned")
{
    resin::diff diff;
    resin::diff taken = std::move(diff);
    CHECK(taken);
    CHECK(!diff);
    CHECK(error_of([&] { diff.finish(); }) == resin::errc::null_handle);
    CHECK(error_of([&]
                   { diff.match(std::vector<std::uint64_t>{1}, std::vector<std::uint64_t>{}); }) ==
          resin::errc::null_handle);
    diff = std::move(taken);
    CHECK(error_of([&] { diff.finish(); }) == resin::errc::order);

    resin::solver solver;
    resin::solver other = std::move(solver);
    CHECK(error_of([&] { solver.add_variable(); }) == resin::errc::null_handle);
    CHECK(error_of([&] { solver.take_changes(); }) == resin::errc::null_handle);
    CHECK(error_of([&] { solver.conflict(); }) == resin::errc::null_handle);

    resin::bar bar({1.0, 2.0});
    resin::bar kept = std::move(bar);
    CHECK(error_of([&] { return bar.reduce({}, {}); }) == resin::errc::null_handle);
    CHECK(bar.stops().empty());
    CHECK(bar.normal_stop() == 0);
    CHECK(!bar.stop_at({}).has_value());
}
