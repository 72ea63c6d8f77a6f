// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_STAGES_HPP
#define RESIN_DIFF_STAGES_HPP

#include <resin/allocator.hpp>
#include <resin/error.hpp>
#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>

// The changes of a diff as batch updates of a list view. resin/diff_stages.h states the rules.

namespace resin
{

/// The options of `diff::stages`.
struct stage_options
{
    /// Leaves updated items out of the stages; by default they are reloads.
    bool item_updates_in_place = false;
    /// Leaves updated sections out of the stages; by default they are reloads.
    bool section_updates_in_place = false;
    /// Deletes and inserts an item that leaves a deleted section or enters an inserted one, instead
    /// of moving it, which saves a stage.
    bool split_moves = false;

    /// Returns the flags of the C interface.
    std::uint32_t flags() const noexcept
    {
        return (item_updates_in_place ? RESIN_STAGES_ITEM_UPDATES_IN_PLACE : 0u) |
               (section_updates_in_place ? RESIN_STAGES_SECTION_UPDATES_IN_PLACE : 0u) |
               (split_moves ? RESIN_STAGES_SPLIT_MOVES : 0u);
    }
};

/// The list that has the content of an entry.
enum class side
{
    old_list = RESIN_DIFF_OLD,
    new_list = RESIN_DIFF_NEW
};

/// Returns the list that has the content of an entry.
inline side side_of(const diff_entry &entry) noexcept
{
    return static_cast<side>(entry.side);
}

/// The rule that a stage breaks.
enum class stage_rule
{
    legal = RESIN_STAGE_LEGAL, ///< none
    index_out_of_range = RESIN_STAGE_INDEX_OUT_OF_RANGE,
    source_twice = RESIN_STAGE_SOURCE_TWICE,
    target_twice = RESIN_STAGE_TARGET_TWICE,
    reload_with_insert_or_move = RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE,
    item_in_deleted_section = RESIN_STAGE_ITEM_IN_DELETED_SECTION,
    item_in_inserted_section = RESIN_STAGE_ITEM_IN_INSERTED_SECTION,
    item_in_reloaded_section = RESIN_STAGE_ITEM_IN_RELOADED_SECTION,
    fixed_section_move = RESIN_STAGE_FIXED_SECTION_MOVE,
    item_move_in_moved_section = RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION,
    item_count = RESIN_STAGE_ITEM_COUNT,
    section_count = RESIN_STAGE_SECTION_COUNT
};

/// Returns the rule of a fault.
inline stage_rule rule_of(const stage_fault &fault) noexcept
{
    return static_cast<stage_rule>(fault.rule);
}

/// Returns a sentence in English that describes a fault.
inline const char *message(stage_rule rule) noexcept
{
    return resin_stage_rule_message(static_cast<resin_stage_rule>(rule));
}

inline namespace RESIN_CPP_MODE
{

/// One batch update, and the list after it: a view, valid until the next match, finish or call of
/// `diff::stages`. All lists of operations are sorted.
class stage
{
  public:
    /// An empty stage.
    stage() noexcept = default;

    /// A view of a stage of the C interface.
    explicit stage(const resin_diff_stage &c) noexcept : c_(&c)
    {
    }

    /// Returns the struct of the C interface.
    const resin_diff_stage &native() const noexcept
    {
        return *c_;
    }

    /// Returns the indices of deleted sections before the stage.
    span<const std::uint32_t> section_deletes() const noexcept
    {
        return {c_->section_deletes, c_->section_delete_count};
    }

    /// Returns the indices of inserted sections after the stage.
    span<const std::uint32_t> section_inserts() const noexcept
    {
        return {c_->section_inserts, c_->section_insert_count};
    }

    /// Returns the indices of reloaded sections before the stage.
    span<const std::uint32_t> section_reloads() const noexcept
    {
        return {c_->section_reloads, c_->section_reload_count};
    }

    /// Returns the indices of moved sections before and after the stage.
    span<const index_pair> section_moves() const noexcept
    {
        return {c_->section_moves, c_->section_move_count};
    }

    /// Returns the positions of deleted items before the stage.
    span<const index_path> item_deletes() const noexcept
    {
        return {c_->item_deletes, c_->item_delete_count};
    }

    /// Returns the positions of inserted items after the stage.
    span<const index_path> item_inserts() const noexcept
    {
        return {c_->item_inserts, c_->item_insert_count};
    }

    /// Returns the positions of reloaded items before the stage.
    span<const index_path> item_reloads() const noexcept
    {
        return {c_->item_reloads, c_->item_reload_count};
    }

    /// Returns the positions of moved items before and after the stage.
    span<const index_path_pair> item_moves() const noexcept
    {
        return {c_->item_moves, c_->item_move_count};
    }

    /// Whether the list after the stage is the new list. `sections()`, `items()` and
    /// `item_offsets()` are then empty.
    bool is_last() const noexcept
    {
        return c_->item_offsets == nullptr;
    }

    /// Returns the sections after the stage; empty in a list without sections.
    span<const diff_entry> sections() const noexcept
    {
        return {c_->sections, c_->sections == nullptr ? 0 : c_->section_count};
    }

    /// Returns the items after the stage.
    span<const diff_entry> items() const noexcept
    {
        return {c_->items, c_->items == nullptr ? 0 : c_->item_count};
    }

    /// Returns the start of each section in `items()`, and the end.
    span<const std::size_t> item_offsets() const noexcept
    {
        return {c_->item_offsets, is_last() ? 0 : c_->section_count + 1};
    }

    /// Returns the number of sections after the stage; 1 in a list without sections.
    std::size_t section_count() const noexcept
    {
        return c_->section_count;
    }

    /// Returns the number of items after the stage.
    std::size_t item_count() const noexcept
    {
        return c_->item_count;
    }

  private:
    static constexpr resin_diff_stage none{};
    const resin_diff_stage *c_ = &none;
};

/// The stages of a diff, in the order in which they are applied: a range of `stage`, valid until
/// the next match, finish or call of `diff::stages`.
class stage_list
{
  public:
    using value_type = stage;
    using iterator = detail::index_iterator<stage_list>;

    /// No stages.
    stage_list() noexcept = default;

    /// A view of stages of the C interface.
    explicit stage_list(span<const resin_diff_stage> c) noexcept : c_(c)
    {
    }

    /// Returns the number of stages, at most three.
    std::size_t size() const noexcept
    {
        return c_.size();
    }

    /// Whether there are no changes.
    bool empty() const noexcept
    {
        return c_.empty();
    }

    /// Returns the stage at an index below `size()`.
    stage operator[](std::size_t index) const noexcept
    {
        return stage(c_[index]);
    }

    /// Returns an iterator to the first element.
    iterator begin() const noexcept
    {
        return {*this, 0};
    }

    /// Returns the iterator behind the last element.
    iterator end() const noexcept
    {
        return {*this, size()};
    }

  private:
    span<const resin_diff_stage> c_;
};

/// Checks the operations of a stage, which may come from any source, against the rules. `before`
/// and `after` have the number of items of each section. Returns the first fault, or
/// `stage_rule::legal`. Reports `errc::too_large` or `out_of_memory`. Thread-safe.
inline stage_fault check_stage(const stage &stage, span<const std::size_t> before,
                               span<const std::size_t> after, const allocator &scratch,
                               std::error_code &ec) noexcept
{
    stage_fault out{};
    detail::report(resin_diff_check_stage(&stage.native(), {before.data(), before.size()},
                                          {after.data(), after.size()}, scratch.native(), &out),
                   ec);
    return out;
}

/// As the overload with an allocator, with the C library's memory.
inline stage_fault check_stage(const stage &stage, span<const std::size_t> before,
                               span<const std::size_t> after, std::error_code &ec) noexcept
{
    return check_stage(stage, before, after, allocator(), ec);
}

#if RESIN_CPP_EXCEPTIONS
/// As the overload with `ec`.
/// @throws error `errc::too_large` or `out_of_memory`
inline stage_fault check_stage(const stage &stage, span<const std::size_t> before,
                               span<const std::size_t> after,
                               const allocator &scratch = allocator())
{
    stage_fault out{};
    detail::check(resin_diff_check_stage(&stage.native(), {before.data(), before.size()},
                                         {after.data(), after.size()}, scratch.native(), &out));
    return out;
}
#endif

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_DIFF_STAGES_HPP
