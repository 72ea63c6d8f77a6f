// SPDX-License-Identifier: MIT
#ifndef RESIN_IDENTITY_TRAITS_HPP
#define RESIN_IDENTITY_TRAITS_HPP

// Properties of the types of identities, and functions that compare them (identities.hpp).

#include <resin/config.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <string_view>
#include <type_traits>
#include <utility>

namespace resin
{

/// Whether two values of `T` are equal exactly if their bytes are, so that the library compares
/// contiguous lists of them without callbacks. True for integers, enums and arrays of bytes such as
/// UUIDs; specialize it for types of the same kind.
template <class T>
inline constexpr bool is_byte_key = (std::is_integral_v<T> ||
                                     std::is_enum_v<T>)&&!std::is_same_v<std::remove_cv_t<T>, bool>;

template <class Byte, std::size_t Size>
inline constexpr bool
    is_byte_key<std::array<Byte, Size>> = sizeof(Byte) == 1 && is_byte_key<Byte> &&Size != 0;

namespace detail
{
inline namespace RESIN_CPP_MODE
{

template <class Hash, class = void> struct can_rehash : std::false_type
{
};

template <class Hash>
struct can_rehash<Hash,
                  std::enable_if_t<std::is_same_v<decltype(std::declval<Hash &>().rehash()), bool>>>
    : std::true_type
{
};

template <class T> using bare = std::remove_cv_t<std::remove_reference_t<T>>;

// The value type: the reference type of some lists is a proxy, such as that of std::vector<bool>.
template <class Range>
using element_of =
    typename std::iterator_traits<decltype(std::begin(std::declval<Range &>()))>::value_type;

// Whether an iterator gives access to any element, as those of random-access ranges do.
template <class Iterator, class = void> inline constexpr bool is_indexable = false;

template <class Iterator>
inline constexpr bool
    is_indexable<Iterator, std::void_t<decltype(std::declval<const Iterator &>()[
                               typename std::iterator_traits<Iterator>::difference_type{}])>> =
        true;

// Returns the number of elements; the size of some lists is a signed number.
template <class Range> std::size_t size_of(const Range &range)
{
    return static_cast<std::size_t>(std::size(range));
}

template <class T>
inline constexpr bool is_text = std::is_convertible_v<const T &, std::string_view>;

template <class Range, class = void> struct is_contiguous : std::false_type
{
};

template <class Range>
struct is_contiguous<Range, std::void_t<decltype(std::data(std::declval<Range &>()))>>
    : std::is_same<bare<decltype(*std::data(std::declval<Range &>()))>, element_of<Range>>
{
};

template <class Key>
inline constexpr bool is_u64 =
    std::is_same_v<Key, std::uint64_t> || std::is_same_v<Key, std::int64_t>;

template <class Old, class New>
inline constexpr bool is_byte_key_list = is_contiguous<const Old>::value
    &&is_contiguous<const New>::value &&is_byte_key<element_of<const New>>;

// Compares the identities that a projection returns: text as text, others with std::hash and ==.
template <class Key, class Projection> struct projected_hash
{
    Projection projection;

    template <class Element> std::uint64_t operator()(const Element &element) const
    {
        if constexpr (is_text<Key>)
        {
            return std::hash<std::string_view>()(std::invoke(projection, element));
        }
        else
        {
            return std::hash<Key>()(std::invoke(projection, element));
        }
    }
};

template <class Key, class Projection> struct projected_equal
{
    Projection projection;

    template <class A, class B> bool operator()(const A &a, const B &b) const
    {
        if constexpr (is_text<Key>)
        {
            return std::string_view(std::invoke(projection, a)) ==
                   std::string_view(std::invoke(projection, b));
        }
        else
        {
            return std::invoke(projection, a) == std::invoke(projection, b);
        }
    }
};

struct itself
{
    template <class T> const T &operator()(const T &element) const noexcept
    {
        return element;
    }
};

} // namespace RESIN_CPP_MODE
} // namespace detail
} // namespace resin

#endif // RESIN_IDENTITY_TRAITS_HPP
