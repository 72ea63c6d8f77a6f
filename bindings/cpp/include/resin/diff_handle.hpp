// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_HANDLE_HPP
#define RESIN_DIFF_HANDLE_HPP

#include <resin/allocator.hpp>
#include <resin/callback.hpp>
#include <resin/diff_options.hpp>
#include <resin/diff_results.hpp>
#include <resin/diff_stages.hpp>
#include <resin/error.hpp>
#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>

namespace resin
{
namespace detail
{
inline namespace RESIN_CPP_MODE
{

// The handle of a diff, and the calls of both overloads of `diff`: each returns its error, and
// throws only the exceptions of callbacks.
class diff_handle
{
  public:
    errc create(const allocator &memory) noexcept
    {
        resin_diff_def def = resin_diff_def_default();
        def.allocator = memory.native();
        resin_diff *out = nullptr;
        const errc status = to_errc(resin_diff_create(&def, &out));
        handle_.reset(out);
        return status;
    }

    resin_diff *get() const noexcept
    {
        return handle_.get();
    }

    template <class Identities> errc match(const Identities &items)
    {
        carrier exception;
        typename Identities::call call(items, exception);
        errc status = call.status();
        if (is_ok(status))
        {
            status = to_errc(resin_diff_match(get(), &call.native()));
        }
        note_match(status, exception, {}, {items.old_count(), items.new_count()});
        exception.rethrow();
        return status;
    }

    template <class Sections, class Items>
    errc match_sections(const Sections &sections, const Items &items,
                        span<const std::size_t> old_offsets, span<const std::size_t> new_offsets,
                        pairing items_paired)
    {
        carrier exception;
        typename Sections::call section_call(sections, exception);
        typename Items::call item_call(items, exception);
        if (!is_ok(section_call.status()) || !is_ok(item_call.status()))
        {
            return !is_ok(section_call.status()) ? section_call.status() : item_call.status();
        }
        if (old_offsets.size() != sections.old_count() + 1 ||
            new_offsets.size() != sections.new_count() + 1)
        {
            return errc::offset_count;
        }
        const errc status = to_errc(resin_diff_match_sections(
            get(), &section_call.native(), &item_call.native(), old_offsets.data(),
            new_offsets.data(), static_cast<std::uint32_t>(items_paired)));
        note_match(status, exception, {sections.old_count(), sections.new_count()},
                   {items.old_count(), items.new_count()});
        exception.rethrow();
        return status;
    }

    errc old_to_new(level which, span<const std::uint32_t> &out) const noexcept
    {
        const std::uint32_t *partners = nullptr;
        errc status = ready();
        if (is_ok(status))
        {
            status = to_errc(
                resin_diff_old_to_new(get(), static_cast<resin_diff_level>(which), &partners));
        }
        if (is_ok(status))
        {
            out = {partners, counts_of(which).old_count};
        }
        return status;
    }

    errc mark_update(level which, std::size_t old_index) noexcept
    {
        const errc status = ready();
        return !is_ok(status) ? status
                              : to_errc(resin_diff_mark_update(
                                    get(), static_cast<resin_diff_level>(which), old_index));
    }

    errc mark_fingerprints(level which, span<const std::uint64_t> old_fingerprints,
                           span<const std::uint64_t> new_fingerprints) noexcept
    {
        span<const std::uint32_t> partners;
        const errc status = old_to_new(which, partners); // fails if there is no match
        if (!is_ok(status))
        {
            return status;
        }
        const counts &expected = counts_of(which);
        if (old_fingerprints.size() != expected.old_count ||
            new_fingerprints.size() != expected.new_count)
        {
            return errc::fingerprint_count;
        }
        return to_errc(resin_diff_mark_fingerprints(get(), static_cast<resin_diff_level>(which),
                                                    old_fingerprints.data(),
                                                    new_fingerprints.data()));
    }

    template <class Equal> errc mark_unequal(level which, Equal &equal)
    {
        struct context
        {
            Equal &equal;
            carrier exception;
        };
        errc status = ready();
        if (!is_ok(status))
        {
            return status;
        }
        context call{equal, {}};
        const auto callback = [](void *raw, std::size_t old_index,
                                 std::size_t new_index) noexcept -> bool
        {
            auto &self = *static_cast<context *>(raw);
            return self.exception.call(
                true, [&] { return static_cast<bool>(self.equal(old_index, new_index)); });
        };
        status = to_errc(
            resin_diff_mark_unequal(get(), static_cast<resin_diff_level>(which), callback, &call));
        call.exception.rethrow();
        return status;
    }

    errc finish(moves definition, diff_result &out) noexcept
    {
        const resin_diff_result *result = nullptr;
        errc status = ready();
        if (is_ok(status))
        {
            status = to_errc(
                resin_diff_finish(get(), static_cast<resin_diff_moves>(definition), &result));
        }
        if (is_ok(status))
        {
            out = diff_result(*result);
        }
        return status;
    }

    errc steps(span<const diff_step> &out) noexcept
    {
        const diff_step *first = nullptr;
        std::size_t count = 0;
        errc status = ready();
        if (is_ok(status))
        {
            status = to_errc(resin_diff_steps(get(), &first, &count));
        }
        out = {first, count};
        return status;
    }

    errc stages(const stage_options &options, stage_list &out) noexcept
    {
        const resin_diff_stage *first = nullptr;
        std::size_t count = 0;
        errc status = ready();
        if (is_ok(status))
        {
            status = to_errc(resin_diff_stages(get(), options.flags(), &first, &count));
        }
        out = stage_list(span<const resin_diff_stage>(first, count));
        return status;
    }

  private:
    // The lengths of the two lists of a level, for the arrays of later calls.
    struct counts
    {
        std::size_t old_count = 0;
        std::size_t new_count = 0;
    };

    const counts &counts_of(level which) const noexcept
    {
        return which == level::items ? items_ : sections_;
    }

    // The library cannot cancel a match in which a callback throws, and has then matched garbage.
    errc ready() const noexcept
    {
        return is_void_ && handle_ != nullptr ? errc::order : errc();
    }

    void note_match(errc status, const carrier &exception, counts sections, counts items) noexcept
    {
        if (is_ok(status))
        {
            is_void_ = exception.has_exception();
            sections_ = sections;
            items_ = items;
        }
    }

    owner<resin_diff, resin_diff_destroy> handle_;
    counts items_;
    counts sections_;
    bool is_void_ = false;
};

} // namespace RESIN_CPP_MODE
} // namespace detail
} // namespace resin

#endif // RESIN_DIFF_HANDLE_HPP
