// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_HPP
#define RESIN_DIFF_HPP

#include <resin/allocator.hpp>
#include <resin/diff_handle.hpp>
#include <resin/diff_options.hpp>
#include <resin/diff_results.hpp>
#include <resin/diff_stages.hpp>
#include <resin/error.hpp>
#include <resin/identities.hpp>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>

namespace resin
{

inline namespace RESIN_CPP_MODE
{

/// The difference of two lists, and its memory, which the next difference uses again.
///
/// Call `match`, then optionally a `mark_...` function, then `finish`; `steps` and `stages` are
/// other forms of the result. Views that the functions return are valid until the next match or
/// finish. Functions out of order fail with `errc::order`; so do `steps` and `stages` after a mark,
/// until the next finish.
///
/// One thread at a time may use a diff. A callback must not use the diff that calls it
/// (`errc::busy`), and must not move or destroy it.
class diff
{
  public:
    /// Creates a diff, or an empty one on failure: `errc::out_of_memory`.
    diff(const allocator &memory, std::error_code &ec) noexcept
    {
        detail::report(handle_.create(memory), ec);
    }

    /// As the constructor with an allocator.
    explicit diff(std::error_code &ec) noexcept : diff(allocator(), ec)
    {
    }

    /// Whether the diff can be used: false after a move or a failed construction.
    explicit operator bool() const noexcept
    {
        return handle_.get() != nullptr;
    }

    /// Returns the handle of the C interface, which the diff keeps.
    resin_diff *native() const noexcept
    {
        return handle_.get();
    }

#if RESIN_CPP_EXCEPTIONS
    /// Creates a diff.
    /// @throws error `errc::out_of_memory`
    explicit diff(const allocator &memory = allocator())
    {
        detail::check(handle_.create(memory));
    }

    /// Pairs the elements of two lists by their identities (identities.hpp).
    ///
    /// @throws error `errc::too_large`, `offsets`, `identity_size`, `busy` or `out_of_memory`; the
    ///     diff keeps its last match
    /// @throws ... the exception of a callback; the diff then has no match
    template <class Identities> void match(const Identities &items)
    {
        detail::check(handle_.match(items));
    }

    /// Pairs the elements of two lists that are identities: `match(identities(...))`.
    template <class Old, class New> void match(const Old &old_list, const New &new_list)
    {
        match(resin::identities(old_list, new_list));
    }

    /// Pairs the sections of two sectioned lists, and their items.
    ///
    /// `items` has the items of all sections, one after the other. Section s has the items from
    /// offset s up to offset s + 1, so there is one more offset than there are sections.
    ///
    /// @throws error as `match`, and `errc::offset_count`
    template <class Sections, class Items>
    void match_sections(const Sections &sections, const Items &items,
                        span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                        pairing items_paired = pairing::within_sections)
    {
        detail::check(
            handle_.match_sections(sections, items, old_offsets, new_offsets, items_paired));
    }

    /// Returns the partner of every old element, or `index_none`; valid until the next match.
    /// @throws error `errc::order` or `busy`
    span<const std::uint32_t> old_to_new(level which = level::items) const
    {
        span<const std::uint32_t> out;
        detail::check(handle_.old_to_new(which, out));
        return out;
    }

    /// Marks the pair of an old element as updated. Idempotent.
    /// @throws error `errc::index` if there is no such pair, `order` or `busy`
    void mark_update(level which, std::size_t old_index)
    {
        detail::check(handle_.mark_update(which, old_index));
    }

    /// Marks every pair whose fingerprints differ. Each list has one for each of its elements.
    /// @throws error `errc::fingerprint_count`, `order` or `busy`
    void mark_fingerprints(level which, span<const std::uint64_t> old_fingerprints,
                           span<const std::uint64_t> new_fingerprints)
    {
        detail::check(handle_.mark_fingerprints(which, old_fingerprints, new_fingerprints));
    }

    /// Marks every pair for which `equal(old_index, new_index)` returns false. Calls it once for
    /// each pair, by ascending old index.
    ///
    /// @throws error `errc::order` or `busy`
    /// @throws ... the exception of `equal`; pairs that are marked by then remain marked
    template <class Equal> void mark_unequal(level which, Equal &&equal)
    {
        detail::check(handle_.mark_unequal(which, equal));
    }

    /// Lists the changes of the last match. May be called again with another definition.
    /// @throws error `errc::order`, `busy` or `out_of_memory`
    diff_result finish(moves definition = moves::minimal)
    {
        diff_result out;
        detail::check(handle_.finish(definition, out));
        return out;
    }

    /// Returns the changes of the last finish as steps to be applied one after the other: deletes,
    /// then inserts and moves, then updates. Moves that the previous steps have already made are
    /// left out. Valid until the next call of this function.
    /// @throws error `errc::order` (also for a sectioned match), `busy` or `out_of_memory`
    span<const diff_step> steps()
    {
        span<const diff_step> out;
        detail::check(handle_.steps(out));
        return out;
    }

    /// Returns the changes of the last finish as batch updates of a list view, at most three.
    /// Valid until the next call of this function.
    /// @throws error `errc::order`, `busy` or `out_of_memory`
    stage_list stages(const stage_options &options = stage_options())
    {
        stage_list out;
        detail::check(handle_.stages(options, out));
        return out;
    }
#endif

    // The same functions, which report errors through `ec`. Exceptions of callbacks are thrown.

    /// As `match(items)`.
    template <class Identities> void match(const Identities &items, std::error_code &ec)
    {
        detail::report(handle_.match(items), ec);
    }

    /// As `match(old_list, new_list)`.
    template <class Old, class New>
    void match(const Old &old_list, const New &new_list, std::error_code &ec)
    {
        match(resin::identities(old_list, new_list), ec);
    }

    /// As `match_sections(sections, items, old_offsets, new_offsets, items_paired)`.
    template <class Sections, class Items>
    void match_sections(const Sections &sections, const Items &items,
                        span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                        pairing items_paired, std::error_code &ec)
    {
        detail::report(
            handle_.match_sections(sections, items, old_offsets, new_offsets, items_paired), ec);
    }

    /// As `match_sections(sections, items, old_offsets, new_offsets)`.
    template <class Sections, class Items>
    void match_sections(const Sections &sections, const Items &items,
                        span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                        std::error_code &ec)
    {
        match_sections(sections, items, old_offsets, new_offsets, pairing::within_sections, ec);
    }

    /// As `old_to_new()`: of the items.
    span<const std::uint32_t> old_to_new(std::error_code &ec) const noexcept
    {
        return old_to_new(level::items, ec);
    }

    /// As `old_to_new(which)`.
    span<const std::uint32_t> old_to_new(level which, std::error_code &ec) const noexcept
    {
        span<const std::uint32_t> out;
        detail::report(handle_.old_to_new(which, out), ec);
        return out;
    }

    /// As `mark_update(which, old_index)`.
    void mark_update(level which, std::size_t old_index, std::error_code &ec) noexcept
    {
        detail::report(handle_.mark_update(which, old_index), ec);
    }

    /// As `mark_fingerprints(which, old_fingerprints, new_fingerprints)`.
    void mark_fingerprints(level which, span<const std::uint64_t> old_fingerprints,
                           span<const std::uint64_t> new_fingerprints, std::error_code &ec) noexcept
    {
        detail::report(handle_.mark_fingerprints(which, old_fingerprints, new_fingerprints), ec);
    }

    /// As `mark_unequal(which, equal)`.
    template <class Equal> void mark_unequal(level which, Equal &&equal, std::error_code &ec)
    {
        detail::report(handle_.mark_unequal(which, equal), ec);
    }

    /// As `finish()`: with the fewest moves.
    diff_result finish(std::error_code &ec) noexcept
    {
        return finish(moves::minimal, ec);
    }

    /// As `finish(definition)`.
    diff_result finish(moves definition, std::error_code &ec) noexcept
    {
        diff_result out;
        detail::report(handle_.finish(definition, out), ec);
        return out;
    }

    /// As `steps()`.
    span<const diff_step> steps(std::error_code &ec) noexcept
    {
        span<const diff_step> out;
        detail::report(handle_.steps(out), ec);
        return out;
    }

    /// As `stages()`: with all defaults.
    stage_list stages(std::error_code &ec) noexcept
    {
        return stages(stage_options(), ec);
    }

    /// As `stages(options)`.
    stage_list stages(const stage_options &options, std::error_code &ec) noexcept
    {
        stage_list out;
        detail::report(handle_.stages(options, out), ec);
        return out;
    }

  private:
    detail::diff_handle handle_;
};

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_DIFF_HPP
