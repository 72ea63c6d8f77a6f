// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <iostream>

int main()
{
    try
    {
        const resin::bar bar({300.0, 64.0});
    }
    catch (const resin::error &error)
    {
        std::cout << error.what() << '\n';
    }

    std::error_code ec;
    resin::spring::from_response(-1.0, 0.8, ec);
    if (ec == resin::errc::response)
    {
        std::cout << ec.message() << '\n';
    }
}
