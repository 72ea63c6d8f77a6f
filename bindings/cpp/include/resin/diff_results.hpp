// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_RESULTS_HPP
#define RESIN_DIFF_RESULTS_HPP

#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>

namespace resin
{

/// The kind of a step.
enum class step_kind
{
    remove = RESIN_DIFF_STEP_DELETE, ///< remove the element at `from`
    insert = RESIN_DIFF_STEP_INSERT, ///< insert new element `new_index` at `to`
    move = RESIN_DIFF_STEP_MOVE,     ///< remove the element at `from`, then insert it at `to`
    update = RESIN_DIFF_STEP_UPDATE  ///< replace the element at `to` by new element `new_index`
};

/// Returns the kind of a step.
inline step_kind kind_of(const diff_step &step) noexcept
{
    return static_cast<step_kind>(step.kind);
}

inline namespace RESIN_CPP_MODE
{

/// The groups of new elements between the common ends of the lists whose identity occurs there more
/// than once: a range of spans of ascending indices, one for each identity.
class duplicate_groups
{
  public:
    using value_type = span<const std::uint32_t>;
    using iterator = detail::index_iterator<duplicate_groups>;

    /// No groups.
    duplicate_groups() noexcept = default;

    /// Creates the groups of indices that end at `ends`.
    duplicate_groups(const std::uint32_t *indices, span<const std::uint32_t> ends) noexcept
        : indices_(indices), ends_(ends)
    {
    }

    /// Returns the number of groups.
    std::size_t size() const noexcept
    {
        return ends_.size();
    }

    /// Whether every identity of the new list occurs once.
    bool empty() const noexcept
    {
        return ends_.empty();
    }

    /// Returns the indices of the new elements of a group, which is below `size()`.
    span<const std::uint32_t> operator[](std::size_t group) const noexcept
    {
        const std::size_t begin = group == 0 ? 0 : ends_[group - 1];
        return {indices_ + begin, ends_[group] - begin};
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
    const std::uint32_t *indices_ = nullptr;
    span<const std::uint32_t> ends_;
};

/// The changes of one list: a view, valid until the next match or finish of its diff.
class changes
{
  public:
    /// No changes.
    changes() noexcept = default;

    /// A view of changes of the C interface.
    explicit changes(const resin_diff_changes &c) noexcept : c_(&c)
    {
    }

    /// Returns the old indices of deleted elements, ascending.
    span<const std::uint32_t> deletes() const noexcept
    {
        return {c_->deletes, c_->delete_count};
    }

    /// Returns the new indices of inserted elements, ascending.
    span<const std::uint32_t> inserts() const noexcept
    {
        return {c_->inserts, c_->insert_count};
    }

    /// Returns the pairs whose contents differ, ascending by new index.
    span<const index_pair> updates() const noexcept
    {
        return {c_->updates, c_->update_count};
    }

    /// Returns the moved pairs, ascending by new index.
    span<const index_pair> moves() const noexcept
    {
        return {c_->moves, c_->move_count};
    }

    /// Returns the partner of each old element, or `index_none`.
    span<const std::uint32_t> old_to_new() const noexcept
    {
        return {c_->old_to_new, c_->old_count};
    }

    /// Returns the partner of each new element, or `index_none`.
    span<const std::uint32_t> new_to_old() const noexcept
    {
        return {c_->new_to_old, c_->new_count};
    }

    /// Returns the new elements between the common ends whose identity occurs there more than once.
    duplicate_groups duplicates() const noexcept
    {
        return {c_->duplicates, {c_->duplicate_ends, c_->duplicate_group_count}};
    }

    /// Returns the number of deletes, inserts, updates and moves. A pair that is both moved and
    /// updated counts twice.
    std::size_t size() const noexcept
    {
        return c_->change_count;
    }

    /// Whether there are no changes.
    bool empty() const noexcept
    {
        return size() == 0;
    }

  private:
    static constexpr resin_diff_changes none{};
    const resin_diff_changes *c_ = &none;
};

/// The result of `diff::finish`: a view, valid until the next match or finish of its diff.
class diff_result
{
  public:
    /// No changes.
    diff_result() noexcept = default;

    /// A view of a result of the C interface.
    explicit diff_result(const resin_diff_result &c) noexcept
        : items_(c.items), sections_(c.sections)
    {
    }

    /// Returns the changes of the items. With sections the indices are those of the flat lists; the
    /// items of deleted and inserted sections are not included.
    changes items() const noexcept
    {
        return items_;
    }

    /// Returns the changes of the sections; none without sections.
    changes sections() const noexcept
    {
        return sections_;
    }

  private:
    changes items_;
    changes sections_;
};

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_DIFF_RESULTS_HPP
