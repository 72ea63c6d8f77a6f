// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_OPTIONS_HPP
#define RESIN_DIFF_OPTIONS_HPP

#include <resin/resin.h>

#include <cstdint>

namespace resin
{

/// The list of items or the list of sections.
enum class level
{
    items = RESIN_DIFF_ITEMS,
    sections = RESIN_DIFF_SECTIONS
};

/// The definition of a moved pair.
enum class moves
{
    minimal = RESIN_DIFF_MOVES_MINIMAL, ///< the fewest moves
    heckel = RESIN_DIFF_MOVES_HECKEL    ///< all pairs that deletes and inserts do not explain
};

/// The pairing of items in two sectioned lists.
enum class pairing : std::uint32_t
{
    within_sections = 0,                         ///< only within paired sections
    across_sections = RESIN_DIFF_ACROSS_SECTIONS ///< over the whole list
};

} // namespace resin

#endif // RESIN_DIFF_OPTIONS_HPP
