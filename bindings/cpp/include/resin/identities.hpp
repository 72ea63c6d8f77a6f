// SPDX-License-Identifier: MIT
#ifndef RESIN_IDENTITIES_HPP
#define RESIN_IDENTITIES_HPP

#include <resin/callback.hpp>
#include <resin/error.hpp>
#include <resin/identity_traits.hpp>
#include <resin/resin.h>
#include <resin/span.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <string_view>
#include <type_traits>
#include <utility>

// The identities of the elements of two lists, which `diff::match` pairs.
//
//     identities(old_list, new_list)            the elements are the identities
//     identities_by(old_list, new_list, &row::id)   a projection returns the identity
//     identities_with(old_list, new_list, hash, equal)   two functions compare elements
//     identities_slices(...)                    slices of a buffer, such as names in one string
//
// The objects refer to the lists, which must outlive the match. Lists are random-access ranges.

namespace resin
{
inline namespace RESIN_CPP_MODE
{

/// Identities in a representation that the library reads without callbacks.
class key_identities
{
  public:
    /// Creates identities of a C struct, whose callbacks must not throw.
    explicit key_identities(const resin_identities &source) noexcept : c_(source)
    {
    }

    /// Creates identities that make the match fail with an error.
    explicit key_identities(errc error) noexcept : status_(error)
    {
    }

    /// Returns the number of old elements.
    std::size_t old_count() const noexcept
    {
        return c_.old_count;
    }

    /// Returns the number of new elements.
    std::size_t new_count() const noexcept
    {
        return c_.new_count;
    }

    /// The C struct during one call of the library.
    class call
    {
      public:
        call(const key_identities &owner, detail::carrier &) noexcept : owner_(owner)
        {
        }

        const resin_identities &native() const noexcept
        {
            return owner_.c_;
        }

        errc status() const noexcept
        {
            return owner_.status_;
        }

      private:
        const key_identities &owner_;
    };

  private:
    resin_identities c_{};
    errc status_{};
};

/// Identities of elements that a hash function and an equality compare, by random-access iterators.
template <class Old, class New, class Hash, class Equal> class hashed_identities
{
  public:
    /// Creates identities of `old_count` elements from `old_first` on, and likewise new ones.
    hashed_identities(Old old_first, std::size_t old_count, New new_first, std::size_t new_count,
                      Hash hash, Equal equal)
        : old_first_(old_first), new_first_(new_first), old_count_(old_count),
          new_count_(new_count), hash_(std::move(hash)), equal_(std::move(equal))
    {
    }

    /// Returns the number of old elements.
    std::size_t old_count() const noexcept
    {
        return old_count_;
    }

    /// Returns the number of new elements.
    std::size_t new_count() const noexcept
    {
        return new_count_;
    }

    /// The C struct and its callbacks during one call of the library, with copies of the functions.
    class call
    {
      public:
        call(const hashed_identities &owner, detail::carrier &exception)
            : owner_(owner), exception_(exception)
        {
            c_.struct_size = static_cast<std::uint32_t>(sizeof c_);
            c_.kind = RESIN_IDENTITY_HASHED;
            c_.old_count = owner.old_count_;
            c_.new_count = owner.new_count_;
            c_.context = this;
            c_.hash = hash;
            c_.equal = equal;
            c_.rehash = detail::can_rehash<Hash>::value ? rehash : nullptr;
        }

        call(const call &) = delete;
        call &operator=(const call &) = delete;

        const resin_identities &native() const noexcept
        {
            return c_;
        }

        errc status() const noexcept
        {
            return errc();
        }

      private:
        // After an exception all elements are equal, which ends the match in linear time.

        static void hash(void *context, resin_diff_side side, std::size_t first, std::size_t count,
                         std::uint64_t *out) noexcept
        {
            auto &self = *static_cast<call *>(context);
            std::size_t done = 0;
            self.exception_.call(
                0,
                [&]
                {
                    for (; done < count; ++done)
                    {
                        out[done] = side == RESIN_DIFF_OLD
                                        ? self.hash_of(self.owner_.old_first_, first + done)
                                        : self.hash_of(self.owner_.new_first_, first + done);
                    }
                    return 0;
                });
            for (; done < count; ++done)
            {
                out[done] = 0;
            }
        }

        static std::size_t equal(void *context, resin_diff_side side, std::size_t index,
                                 std::size_t new_index, std::size_t count) noexcept
        {
            auto &self = *static_cast<call *>(context);
            return self.exception_.call(
                count,
                [&]
                {
                    return side == RESIN_DIFF_OLD
                               ? self.equal_run(self.owner_.old_first_, index, new_index, count)
                               : self.equal_run(self.owner_.new_first_, index, new_index, count);
                });
        }

        static bool rehash(void *context) noexcept
        {
            auto &self = *static_cast<call *>(context);
            if constexpr (detail::can_rehash<Hash>::value)
            {
                return self.exception_.call(false, [&] { return self.hash_.rehash(); });
            }
            return false;
        }

        template <class Iterator>
        static decltype(auto) element(const Iterator &first, std::size_t index)
        {
            return first[static_cast<typename std::iterator_traits<Iterator>::difference_type>(
                index)];
        }

        template <class Iterator> std::uint64_t hash_of(const Iterator &first, std::size_t index)
        {
            return static_cast<std::uint64_t>(std::invoke(hash_, element(first, index)));
        }

        template <class Iterator>
        std::size_t equal_run(const Iterator &first, std::size_t index, std::size_t new_index,
                              std::size_t count)
        {
            std::size_t k = 0;
            while (k < count && std::invoke(equal_, element(first, index + k),
                                            element(owner_.new_first_, new_index + k)))
            {
                ++k;
            }
            return k;
        }

        const hashed_identities &owner_;
        Hash hash_ = owner_.hash_;
        Equal equal_ = owner_.equal_;
        resin_identities c_{};
        detail::carrier &exception_;
    };

  private:
    Old old_first_;
    New new_first_;
    std::size_t old_count_;
    std::size_t new_count_;
    Hash hash_;
    Equal equal_;
};

/// Returns identities that two functions compare.
///
/// `hash` returns the hash of an element of either list. `equal` gets an element of either list and
/// one of the new list; elements with equal hashes are the same identity only if it returns true. A
/// `hash` with a member function `bool rehash()` may change to a better function when hashes
/// collide. Functions are copied. An exception of a function is thrown by `diff::match`, after
/// which the diff has no match.
template <class Old, class New, class Hash, class Equal>
auto identities_with(const Old &old_list, const New &new_list, Hash hash, Equal equal)
{
    using old_iterator = decltype(std::begin(old_list));
    using new_iterator = decltype(std::begin(new_list));
    static_assert(detail::is_indexable<old_iterator> && detail::is_indexable<new_iterator>,
                  "lists of identities must be random-access ranges: copy this one to a vector");
    return hashed_identities<old_iterator, new_iterator, Hash, Equal>(
        std::begin(old_list), detail::size_of(old_list), std::begin(new_list),
        detail::size_of(new_list), std::move(hash), std::move(equal));
}

/// Returns identities that a projection returns for each element: a member such as `&row::id`, or a
/// function. Text is compared as `std::string_view`, others with `std::hash` and `==`.
template <class Old, class New, class Projection>
auto identities_by(const Old &old_list, const New &new_list, Projection projection)
{
    using key = detail::bare<
        std::invoke_result_t<const Projection &, const detail::element_of<const New> &>>;
    return resin::identities_with(old_list, new_list,
                                  detail::projected_hash<key, Projection>{projection},
                                  detail::projected_equal<key, Projection>{projection});
}

/// Returns identities for lists whose elements are the identities.
///
/// Contiguous lists of 64-bit integers, of other integers, enums, and arrays of bytes (see
/// `is_byte_key`) are read without callbacks. Text is compared as `std::string_view`, so a
/// `const char *` must not be null; other types with `std::hash` and `==`. No list is copied.
template <class Old, class New> auto identities(const Old &old_list, const New &new_list)
{
    using key = detail::element_of<const New>;
    static_assert(std::is_same_v<detail::element_of<const Old>, key> || detail::is_text<key>,
                  "identities of different types: use identities_by or identities_with");
    if constexpr (detail::is_byte_key_list<Old, New>)
    {
        if constexpr (detail::is_u64<key>)
        {
            resin_identities keys = resin_identities_u64(nullptr, detail::size_of(old_list),
                                                         nullptr, detail::size_of(new_list));
            keys.old_keys = std::data(old_list);
            keys.new_keys = std::data(new_list);
            return key_identities(keys);
        }
        else
        {
            static_assert(std::has_unique_object_representations_v<key>);
            return key_identities(
                resin_identities_bytes(sizeof(key), std::data(old_list), detail::size_of(old_list),
                                       std::data(new_list), detail::size_of(new_list)));
        }
    }
    else
    {
        return resin::identities_by(old_list, new_list, detail::itself());
    }
}

/// Returns identities that are slices of one text for each list: slice i contains the bytes from
/// offset i up to offset i + 1, so there is one more offset than there are elements.
///
/// A match fails with `errc::offsets` unless offsets start at 0, ascend, and end at most at the end
/// of the text.
inline key_identities identities_slices(std::string_view old_text,
                                        span<const std::size_t> old_offsets,
                                        std::string_view new_text,
                                        span<const std::size_t> new_offsets) noexcept
{
    if (old_offsets.empty() || new_offsets.empty() || old_offsets.back() > old_text.size() ||
        new_offsets.back() > new_text.size())
    {
        return key_identities(errc::offsets);
    }
    resin_identities slices{};
    slices.struct_size = static_cast<std::uint32_t>(sizeof slices);
    slices.kind = RESIN_IDENTITY_SLICES;
    slices.old_keys = old_text.data();
    slices.old_offsets = old_offsets.data();
    slices.old_count = old_offsets.size() - 1;
    slices.new_keys = new_text.data();
    slices.new_offsets = new_offsets.data();
    slices.new_count = new_offsets.size() - 1;
    return key_identities(slices);
}

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_IDENTITIES_HPP
