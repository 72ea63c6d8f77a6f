// SPDX-License-Identifier: MIT
#ifndef RESIN_SPAN_HPP
#define RESIN_SPAN_HPP

#include <resin/config.hpp>

#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

#if RESIN_CPP_STD_SPAN
#include <span>
#endif

namespace resin
{
inline namespace RESIN_CPP_MODE
{

#if RESIN_CPP_STD_SPAN

/// A view of contiguous elements: `std::span`, or a small class of the same name before C++20.
template <class T> using span = std::span<T>;

#else

/// A view of contiguous elements: `std::span`, or before C++20 this class with its most important
/// members.
template <class T> class span
{
  public:
    using element_type = T;
    using value_type = std::remove_cv_t<T>;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using pointer = T *;
    using reference = T &;
    using iterator = T *;
    using reverse_iterator = std::reverse_iterator<T *>;

    /// Creates an empty span.
    constexpr span() noexcept = default;

    /// Creates a span of `count` elements. The pointer has a type: in `{0, 100}` the 0 is a number,
    /// not a null pointer.
    template <class Element,
              class = std::enable_if_t<std::is_convertible_v<Element (*)[], T (*)[]>>>
    constexpr span(Element *first, std::size_t count) noexcept : data_(first), size_(count)
    {
    }

    /// Creates a span of an array.
    template <std::size_t Count>
    constexpr span(T (&array)[Count]) noexcept : data_(array), size_(Count)
    {
    }

    /// Creates a span of a contiguous container, such as a vector. Temporary containers are
    /// accepted only for constant elements.
    template <class Range, class Pointer = decltype(std::data(std::declval<Range &>())),
              class = decltype(std::size(std::declval<Range &>())),
              class = std::enable_if_t<
                  !std::is_same_v<std::remove_cv_t<std::remove_reference_t<Range>>, span> &&
                  !std::is_array_v<std::remove_reference_t<Range>> &&
                  (std::is_lvalue_reference_v<Range> || std::is_const_v<T>)&&std::is_convertible_v<
                      std::remove_pointer_t<Pointer> (*)[], T (*)[]>>>
    constexpr span(Range &&range) noexcept
        : data_(std::data(range)), size_(static_cast<std::size_t>(std::size(range)))
    {
    }

    /// Returns the first element's address.
    constexpr T *data() const noexcept
    {
        return data_;
    }

    /// Returns the number of elements.
    constexpr std::size_t size() const noexcept
    {
        return size_;
    }

    /// Whether the span is empty.
    constexpr bool empty() const noexcept
    {
        return size_ == 0;
    }

    /// Returns the element at an index below `size()`.
    constexpr T &operator[](std::size_t index) const noexcept
    {
        return data_[index];
    }

    /// Returns the first element; the span must not be empty.
    constexpr T &front() const noexcept
    {
        return data_[0];
    }

    /// Returns the last element; the span must not be empty.
    constexpr T &back() const noexcept
    {
        return data_[size_ - 1];
    }

    /// Returns the first `count` elements; `count` is at most `size()`.
    constexpr span first(std::size_t count) const noexcept
    {
        return {data_, count};
    }

    /// Returns the last `count` elements; `count` is at most `size()`.
    constexpr span last(std::size_t count) const noexcept
    {
        return {data_ + (size_ - count), count};
    }

    /// Returns `count` elements from `offset` on.
    constexpr span subspan(std::size_t offset, std::size_t count) const noexcept
    {
        return {data_ + offset, count};
    }

    /// Returns the elements from `offset` on; `offset` is at most `size()`.
    constexpr span subspan(std::size_t offset) const noexcept
    {
        return last(size_ - offset);
    }

    /// Returns an iterator to the first element.
    constexpr iterator begin() const noexcept
    {
        return data_;
    }

    /// Returns the iterator behind the last element.
    constexpr iterator end() const noexcept
    {
        return data_ + size_;
    }

    /// Returns a reverse iterator to the last element.
    constexpr reverse_iterator rbegin() const noexcept
    {
        return reverse_iterator(end());
    }

    /// Returns the reverse iterator behind the first element.
    constexpr reverse_iterator rend() const noexcept
    {
        return reverse_iterator(begin());
    }

  private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};

#endif

} // namespace RESIN_CPP_MODE

namespace detail
{
inline namespace RESIN_CPP_MODE
{

// The iterator of a list with operator[] and size() whose elements are small views, returned by
// value.
template <class List> class index_iterator
{
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = decltype(std::declval<const List &>()[std::size_t{0}]);
    using reference = value_type;
    using pointer = void;
    using difference_type = std::ptrdiff_t;

    index_iterator() noexcept = default;

    index_iterator(List list, std::size_t index) noexcept : list_(list), index_(index)
    {
    }

    reference operator*() const noexcept
    {
        return list_[index_];
    }

    index_iterator &operator++() noexcept
    {
        ++index_;
        return *this;
    }

    index_iterator operator++(int) noexcept
    {
        index_iterator before = *this;
        ++index_;
        return before;
    }

    friend bool operator==(const index_iterator &a, const index_iterator &b) noexcept
    {
        return a.index_ == b.index_;
    }

    friend bool operator!=(const index_iterator &a, const index_iterator &b) noexcept
    {
        return a.index_ != b.index_;
    }

  private:
    List list_{};
    std::size_t index_ = 0;
};

} // namespace RESIN_CPP_MODE
} // namespace detail
} // namespace resin

#endif // RESIN_SPAN_HPP
