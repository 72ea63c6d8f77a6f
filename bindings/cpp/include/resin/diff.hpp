// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_HPP
#define RESIN_DIFF_HPP

#include <resin/allocator.hpp>
#include <resin/callback.hpp>
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

inline namespace RESIN_CPP_MODE
{

/// The difference of two lists, and its memory, which the next difference uses again.
///
/// Call `match`, then optionally a `mark_...` function, then `finish`; `steps` and `stages` are
/// other forms of the result. Views that the functions return are valid until the next match or
/// finish. Functions out of order fail with `errc::order`.
///
/// One thread at a time may use a diff. A callback must not use the diff that calls it
/// (`errc::busy`), and must not move or destroy it.
class diff
{
  public:
    /// Creates a diff, or an empty one on failure: `errc::out_of_memory`.
    diff(const allocator &memory, std::error_code &ec) noexcept
    {
        detail::report(create(memory), ec);
    }

    /// As the constructor with an allocator.
    explicit diff(std::error_code &ec) noexcept : diff(allocator(), ec)
    {
    }

    /// Whether the diff can be used: false after a move or a failed construction.
    explicit operator bool() const noexcept
    {
        return handle_ != nullptr;
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
        detail::check(create(memory));
    }

    /// Pairs the elements of two lists by their identities (identities.hpp).
    ///
    /// @throws error `errc::too_large`, `offsets`, `identity_size`, `busy` or `out_of_memory`; the
    ///     diff keeps its last match
    /// @throws ... the exception of a callback; the diff then has no match
    template <class Identities> void match(const Identities &items)
    {
        detail::check(match_status(items));
    }

    /// Pairs the elements of two lists that are identities: `match(identities(...))`.
    template <class Old, class New> void match(const Old &old_list, const New &new_list)
    {
        match(identities(old_list, new_list));
    }

    /// Pairs the sections of two sectioned lists, and their items.
    ///
    /// `items` has the items of all sections, one after the other. Section s has the items from
    /// offset s up to offset s + 1, so there is one more offset than there are sections.
    ///
    /// @throws error as `match`, and `errc::length` for a wrong number of offsets
    template <class Sections, class Items>
    void match_sections(const Sections &sections, const Items &items,
                        span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                        pairing items_paired = pairing::within_sections)
    {
        detail::check(sections_status(sections, items, old_offsets, new_offsets, items_paired));
    }

    /// Returns the partner of every old element, or `index_none`; valid until the next match.
    /// @throws error `errc::order` or `busy`
    span<const std::uint32_t> old_to_new(level which = level::items) const
    {
        span<const std::uint32_t> out;
        detail::check(old_to_new_status(which, out));
        return out;
    }

    /// Marks the pair of an old element as updated. Idempotent.
    /// @throws error `errc::index` if there is no such pair, `order` or `busy`
    void mark_update(level which, std::size_t old_index)
    {
        detail::check(mark_status(which, old_index));
    }

    /// Marks every pair whose fingerprints differ. Each list has one for each of its elements.
    /// @throws error `errc::length`, `order` or `busy`
    void mark_fingerprints(level which, span<const std::uint64_t> old_fingerprints,
                           span<const std::uint64_t> new_fingerprints)
    {
        detail::check(fingerprints_status(which, old_fingerprints, new_fingerprints));
    }

    /// Marks every pair for which `equal(old_index, new_index)` returns false. Calls it once for
    /// each pair, by ascending old index.
    ///
    /// @throws error `errc::order` or `busy`
    /// @throws ... the exception of `equal`; pairs that are marked by then remain marked
    template <class Equal> void mark_unequal(level which, Equal &&equal)
    {
        detail::check(unequal_status(which, equal));
    }

    /// Lists the changes of the last match. May be called again with another definition.
    /// @throws error `errc::order`, `busy` or `out_of_memory`
    diff_result finish(moves definition = moves::minimal)
    {
        diff_result out;
        detail::check(finish_status(definition, out));
        return out;
    }

    /// Returns the changes of the last finish as steps to be applied one after the other: deletes,
    /// then inserts and moves, then updates. Valid until the next call of this function.
    /// @throws error `errc::order` (also for a sectioned match), `busy` or `out_of_memory`
    span<const diff_step> steps()
    {
        span<const diff_step> out;
        detail::check(steps_status(out));
        return out;
    }

    /// Returns the changes of the last finish as batch updates of a list view, at most three.
    /// Valid until the next call of this function.
    /// @throws error `errc::order`, `busy` or `out_of_memory`
    stage_list stages(const stage_options &options = stage_options())
    {
        stage_list out;
        detail::check(stages_status(options, out));
        return out;
    }
#endif

    // The same functions, which report errors through `ec`. Exceptions of callbacks are thrown.

    /// As `match(items)`.
    template <class Identities> void match(const Identities &items, std::error_code &ec)
    {
        detail::report(match_status(items), ec);
    }

    /// As `match(old_list, new_list)`.
    template <class Old, class New>
    void match(const Old &old_list, const New &new_list, std::error_code &ec)
    {
        match(identities(old_list, new_list), ec);
    }

    /// As `match_sections(sections, items, old_offsets, new_offsets, items_paired)`.
    template <class Sections, class Items>
    void match_sections(const Sections &sections, const Items &items,
                        span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                        pairing items_paired, std::error_code &ec)
    {
        detail::report(sections_status(sections, items, old_offsets, new_offsets, items_paired),
                       ec);
    }

    /// As `old_to_new(which)`.
    span<const std::uint32_t> old_to_new(level which, std::error_code &ec) const noexcept
    {
        span<const std::uint32_t> out;
        detail::report(old_to_new_status(which, out), ec);
        return out;
    }

    /// As `mark_update(which, old_index)`.
    void mark_update(level which, std::size_t old_index, std::error_code &ec) noexcept
    {
        detail::report(mark_status(which, old_index), ec);
    }

    /// As `mark_fingerprints(which, old_fingerprints, new_fingerprints)`.
    void mark_fingerprints(level which, span<const std::uint64_t> old_fingerprints,
                           span<const std::uint64_t> new_fingerprints, std::error_code &ec) noexcept
    {
        detail::report(fingerprints_status(which, old_fingerprints, new_fingerprints), ec);
    }

    /// As `mark_unequal(which, equal)`.
    template <class Equal> void mark_unequal(level which, Equal &&equal, std::error_code &ec)
    {
        detail::report(unequal_status(which, equal), ec);
    }

    /// As `finish(definition)`.
    diff_result finish(moves definition, std::error_code &ec) noexcept
    {
        diff_result out;
        detail::report(finish_status(definition, out), ec);
        return out;
    }

    /// As `steps()`.
    span<const diff_step> steps(std::error_code &ec) noexcept
    {
        span<const diff_step> out;
        detail::report(steps_status(out), ec);
        return out;
    }

    /// As `stages(options)`.
    stage_list stages(const stage_options &options, std::error_code &ec) noexcept
    {
        stage_list out;
        detail::report(stages_status(options, out), ec);
        return out;
    }

  private:
    // The lengths of the two lists of a level, for the arrays of later calls.
    struct counts
    {
        std::size_t old_count = 0;
        std::size_t new_count = 0;
    };

    errc create(const allocator &memory) noexcept
    {
        resin_diff_def def = resin_diff_def_default();
        def.allocator = memory.native();
        resin_diff *out = nullptr;
        const errc status = detail::to_errc(resin_diff_create(&def, &out));
        handle_.reset(out);
        return status;
    }

    const counts &counts_of(level which) const noexcept
    {
        return which == level::items ? items_ : sections_;
    }

    // The library cannot cancel a match in which a callback throws, and has then matched garbage.
    errc ready() const noexcept
    {
        return is_void_ && handle_ != nullptr ? errc::order : errc();
    }

    template <class Identities> errc match_status(const Identities &items)
    {
        typename Identities::call call(items);
        errc status = call.status();
        if (detail::is_ok(status))
        {
            status = detail::to_errc(resin_diff_match(native(), &call.native()));
        }
        note_match(status, call.exception().has_exception(), {},
                   {items.old_count(), items.new_count()});
        call.exception().rethrow();
        return status;
    }

    template <class Sections, class Items>
    errc sections_status(const Sections &sections, const Items &items,
                         span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                         pairing items_paired)
    {
        typename Sections::call section_call(sections);
        typename Items::call item_call(items);
        if (!detail::is_ok(section_call.status()) || !detail::is_ok(item_call.status()))
        {
            return !detail::is_ok(section_call.status()) ? section_call.status()
                                                         : item_call.status();
        }
        if (old_offsets.size() != sections.old_count() + 1 ||
            new_offsets.size() != sections.new_count() + 1)
        {
            return errc::length;
        }
        const errc status = detail::to_errc(resin_diff_match_sections(
            native(), &section_call.native(), &item_call.native(), old_offsets.data(),
            new_offsets.data(), static_cast<std::uint32_t>(items_paired)));
        note_match(
            status,
            section_call.exception().has_exception() || item_call.exception().has_exception(),
            {sections.old_count(), sections.new_count()}, {items.old_count(), items.new_count()});
        section_call.exception().rethrow();
        item_call.exception().rethrow();
        return status;
    }

    void note_match(errc status, bool has_exception, counts sections, counts items) noexcept
    {
        if (detail::is_ok(status))
        {
            is_void_ = has_exception;
            sections_ = sections;
            items_ = items;
        }
    }

    errc old_to_new_status(level which, span<const std::uint32_t> &out) const noexcept
    {
        const std::uint32_t *partners = nullptr;
        errc status = ready();
        if (detail::is_ok(status))
        {
            status = detail::to_errc(
                resin_diff_old_to_new(native(), static_cast<resin_diff_level>(which), &partners));
        }
        if (detail::is_ok(status))
        {
            out = {partners, counts_of(which).old_count};
        }
        return status;
    }

    errc mark_status(level which, std::size_t old_index) noexcept
    {
        const errc status = ready();
        return !detail::is_ok(status)
                   ? status
                   : detail::to_errc(resin_diff_mark_update(
                         native(), static_cast<resin_diff_level>(which), old_index));
    }

    errc fingerprints_status(level which, span<const std::uint64_t> old_fingerprints,
                             span<const std::uint64_t> new_fingerprints) noexcept
    {
        span<const std::uint32_t> partners;
        const errc status = old_to_new_status(which, partners); // fails if there is no match
        if (!detail::is_ok(status))
        {
            return status;
        }
        const counts &expected = counts_of(which);
        if (old_fingerprints.size() != expected.old_count ||
            new_fingerprints.size() != expected.new_count)
        {
            return errc::length;
        }
        return detail::to_errc(
            resin_diff_mark_fingerprints(native(), static_cast<resin_diff_level>(which),
                                         old_fingerprints.data(), new_fingerprints.data()));
    }

    template <class Equal> errc unequal_status(level which, Equal &equal)
    {
        struct context
        {
            Equal &equal;
            detail::carrier carrier;
        };
        errc status = ready();
        if (!detail::is_ok(status))
        {
            return status;
        }
        context call{equal, {}};
        const auto callback = [](void *raw, std::size_t old_index,
                                 std::size_t new_index) noexcept -> bool
        {
            auto &self = *static_cast<context *>(raw);
            return self.carrier.call(
                true, [&] { return static_cast<bool>(self.equal(old_index, new_index)); });
        };
        status = detail::to_errc(resin_diff_mark_unequal(
            native(), static_cast<resin_diff_level>(which), callback, &call));
        call.carrier.rethrow();
        return status;
    }

    errc finish_status(moves definition, diff_result &out) noexcept
    {
        const resin_diff_result *result = nullptr;
        errc status = ready();
        if (detail::is_ok(status))
        {
            status = detail::to_errc(
                resin_diff_finish(native(), static_cast<resin_diff_moves>(definition), &result));
        }
        if (detail::is_ok(status))
        {
            out = diff_result(*result);
        }
        return status;
    }

    errc steps_status(span<const diff_step> &out) noexcept
    {
        const diff_step *steps = nullptr;
        std::size_t count = 0;
        errc status = ready();
        if (detail::is_ok(status))
        {
            status = detail::to_errc(resin_diff_steps(native(), &steps, &count));
        }
        out = {steps, count};
        return status;
    }

    errc stages_status(const stage_options &options, stage_list &out) noexcept
    {
        const resin_diff_stage *stages = nullptr;
        std::size_t count = 0;
        errc status = ready();
        if (detail::is_ok(status))
        {
            status = detail::to_errc(resin_diff_stages(native(), options.flags(), &stages, &count));
        }
        out = stage_list(span<const resin_diff_stage>(stages, count));
        return status;
    }

    detail::owner<resin_diff, resin_diff_destroy> handle_;
    counts items_;
    counts sections_;
    bool is_void_ = false;
};

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_DIFF_HPP
