// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <array>
#include <deque>
#include <string_view>

// A program whose functions would be found by argument-dependent lookup.
namespace program
{

struct key
{
    int value;

    friend bool operator==(key a, key b)
    {
        return a.value == b.value;
    }
};

template <class A, class B> int identities(const A &, const B &) = delete;
template <class A, class B, class C> int identities_by(const A &, const B &, C) = delete;
template <class A, class B, class C, class D>
int identities_with(const A &, const B &, C, D) = delete;

} // namespace program

template <> struct std::hash<program::key>
{
    std::size_t operator()(program::key k) const
    {
        return static_cast<std::size_t>(k.value);
    }
};

namespace
{

using indices = std::vector<std::uint32_t>;
using uuid = std::array<std::uint8_t, 16>;

struct row
{
    int id;
    std::string name;
};

enum class color : std::uint8_t
{
    red,
    green
};

// Compared as bytes, so it needs no hash and no ==.
struct pair_key
{
    std::uint32_t a;
    std::uint32_t b;
};

// A list in the manner of Qt, whose size is a signed number.
struct signed_list
{
    std::vector<row> rows;

    auto begin() const
    {
        return rows.begin();
    }
    auto end() const
    {
        return rows.end();
    }
    int size() const
    {
        return static_cast<int>(rows.size());
    }
};

// A list whose elements are computed, and returned as proxies.
class proxy_list
{
  public:
    struct proxy
    {
        int value;

        operator int() const
        {
            return value;
        }
    };

    struct iterator
    {
        using iterator_category = std::random_access_iterator_tag;
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = proxy;

        int first;

        proxy operator*() const
        {
            return {first};
        }
        proxy operator[](difference_type index) const
        {
            return {first + static_cast<int>(index)};
        }
    };

    proxy_list(int first, std::size_t size) : first_(first), size_(size)
    {
    }

    iterator begin() const
    {
        return {first_};
    }
    std::size_t size() const
    {
        return size_;
    }

  private:
    int first_;
    std::size_t size_;
};

// Returns the partners of the old elements.
template <class... Lists> indices partners(const Lists &...lists)
{
    resin::diff diff;
    diff.match(lists...);
    return copy(diff.old_to_new());
}

constexpr std::uint32_t none = resin::index_none;

} // namespace

template <> inline constexpr bool resin::is_byte_key<pair_key> = true;

TEST_CASE("Lists of many types are lists of identities")
{
    CHECK(partners(std::vector<std::uint64_t>{1, 2}, std::vector<std::uint64_t>{2, 3}) ==
          indices{none, 0});
    CHECK(partners(std::vector<std::int64_t>{-1, 2}, std::vector<std::int64_t>{-1}) ==
          indices{0, none});
    CHECK(partners(std::vector<int>{1, 2}, std::vector<int>{2, 3}) == indices{none, 0});
    CHECK(partners(std::array<color, 2>{color::red, color::green}, std::vector{color::green}) ==
          indices{none, 0});
    CHECK(partners(std::vector<bool>{true, false}, std::vector<bool>{false}) == indices{none, 0});
    CHECK(partners(std::vector<double>{1.5, 2.5}, std::vector<double>{2.5}) == indices{none, 0});
    CHECK(partners(std::vector<pair_key>{{1, 2}, {2, 1}}, std::vector<pair_key>{{2, 1}}) ==
          indices{none, 0});
    const int plain[] = {4, 5};
    CHECK(partners(plain, std::deque<int>{5}) == indices{none, 0});
    CHECK(partners(std::vector<int>{}, std::vector<int>{}) == indices{});
}

TEST_CASE("Identifiers of 16 bytes are compared as bytes")
{
    const uuid a{1};
    const uuid b{2};
    uuid c{1};
    c[15] = 1;
    CHECK(partners(std::vector<uuid>{a, b, c}, std::vector<uuid>{c, a}) == indices{1, none, 0});
}

TEST_CASE("Text of any type is compared by its characters")
{
    const std::vector<std::string> old_names{"a", "b", "zero\0one"};
    const std::vector<std::string_view> new_names{"b", "zero"};
    CHECK(partners(old_names, new_names) == indices{none, 0, 1});
    const char *const literals[] = {"b", "a"};
    CHECK(partners(old_names, literals) == indices{1, 0, none});
}

TEST_CASE("A projection returns the identities")
{
    const std::vector<row> before{{1, "one"}, {2, "two"}};
    const std::deque<row> after{{3, "one"}, {1, "two"}};
    CHECK(partners(resin::identities_by(before, after, &row::id)) == indices{1, none});
    CHECK(partners(resin::identities_by(before, after, &row::name)) == indices{0, 1});
    CHECK(partners(resin::identities_by(
              before, after, [](const row &r) { return r.name + "!"; })) == indices{0, 1});
}

TEST_CASE("Functions of the program with the names of the library's are not called")
{
    const std::vector<program::key> a{{1}, {2}};
    const std::vector<program::key> b{{2}};
    const auto value = [](program::key k) { return k.value; };
    CHECK(partners(a, b) == indices{none, 0});
    CHECK(partners(resin::identities_by(a, b, value)) == indices{none, 0});
}

TEST_CASE("Elements of a list may be proxies, such as those of std::vector<bool>")
{
    CHECK(partners(proxy_list(1, 3), proxy_list(2, 2)) == indices{none, 0, 1});
    CHECK(partners(proxy_list(1, 3), std::vector<int>{3}) == indices{none, none, 0});
}

TEST_CASE("The size of a list may be a signed number")
{
    const signed_list a{{{1, "one"}, {2, "two"}}};
    const signed_list b{{{2, "two"}}};
    CHECK(partners(resin::identities_by(a, b, &row::id)) == indices{none, 0});
}

TEST_CASE("Two functions compare elements of different types")
{
    const std::vector<row> before{{1, "one"}, {2, "two"}};
    const std::vector<int> after{2, 9};
    struct comparison
    {
        static int id(const row &r)
        {
            return r.id;
        }
        static int id(int number)
        {
            return number;
        }
    };
    const auto same = [](const auto &a, const auto &b)
    { return comparison::id(a) == comparison::id(b); };
    const auto all_collide = [](const auto &) { return 7; };
    CHECK(partners(resin::identities_with(before, after, all_collide, same)) == indices{none, 0});
}

TEST_CASE("Slices of one text are identities")
{
    const std::vector<std::size_t> old_offsets{0, 3, 6};
    const std::vector<std::size_t> new_offsets{0, 3};
    CHECK(partners(resin::identities_slices("onetwo", old_offsets, "two", new_offsets)) ==
          indices{none, 0});
    const auto error = [&](const std::vector<std::size_t> &a, const std::vector<std::size_t> &b)
    {
        resin::diff diff;
        const auto ids = resin::identities_slices("onetwo", a, "two", b);
        const std::error_code flat = error_of([&] { diff.match(ids); });
        const std::vector<std::uint64_t> nothing;
        const std::vector<std::size_t> start{0};
        const auto sections = resin::identities(nothing, nothing);
        CHECK(
            (flat == error_of([&] { diff.match_sections(sections, ids, start, start); }) || !flat));
        return flat;
    };
    CHECK(error({}, {0}) == resin::errc::offsets);
    CHECK(error({0, 7}, {0}) == resin::errc::offsets);
    CHECK(error({0}, {0, 4}) == resin::errc::offsets);
    CHECK(error({0, 5, 4}, {0}) == resin::errc::offsets);
    CHECK(error({0, 9, 4}, {0}) == resin::errc::offsets);
}

TEST_CASE("A struct of the C interface can be matched")
{
    const std::uint64_t key = 5;
    CHECK(partners(resin::key_identities(resin_identities_u64(&key, 1, &key, 1))) == indices{0});
    resin::diff diff;
    CHECK(error_of([&] { diff.match(resin::key_identities(resin_identities{})); }) ==
          resin::errc::struct_size);
    resin_identities bad = resin_identities_u64(&key, 1, nullptr, 1);
    CHECK(error_of([&] { diff.match(resin::key_identities(bad)); }) == resin::errc::null_input);
    bad = resin_identities_bytes(0, &key, 1, &key, 1);
    CHECK(error_of([&] { diff.match(resin::key_identities(bad)); }) == resin::errc::identity_size);
    bad.kind = RESIN_IDENTITY_HASHED;
    bad.size = 8;
    CHECK(error_of([&] { diff.match(resin::key_identities(bad)); }) ==
          resin::errc::missing_callback);
    bad = resin_identities_u64(&key, std::size_t{1} << 40, &key, 1);
    CHECK(error_of([&] { diff.match(resin::key_identities(bad)); }) == resin::errc::too_large);
}

TEST_CASE("An exception of a callback arrives at the caller, and the diff can be used again")
{
    resin::diff diff;
    const std::vector<int> numbers{1, 2, 3};
    const std::vector<int> turned{3, 2, 1}; // without common ends, which are not hashed
    diff.match(numbers, numbers);
    const auto good_hash = [](int n) { return n; };
    const auto equal = [](int a, int b) { return a == b; };
    const auto bad_hash = [](int n) { return n == 2 ? throw std::runtime_error("hash") : n; };
    const auto bad_equal = [](int, int) -> bool { throw std::logic_error("equal"); };
    const auto throwing = resin::identities_with(numbers, turned, bad_hash, equal);
    CHECK_THROWS_WITH_AS(diff.match(throwing), "hash", std::runtime_error);
    // The match is not one of the lists before, nor one of the lists that failed.
    CHECK(error_of([&] { diff.finish(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.old_to_new(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.steps(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.stages(); }) == resin::errc::order);
    CHECK(error_of([&] { diff.mark_update(resin::level::items, 0); }) == resin::errc::order);
    CHECK(error_of([&] { diff.mark_unequal(resin::level::items, std::equal_to<>()); }) ==
          resin::errc::order);
    CHECK_THROWS_WITH_AS(diff.match(resin::identities_with(numbers, numbers, good_hash, bad_equal)),
                         "equal", std::logic_error);
    std::error_code ec;
    CHECK_THROWS_AS(diff.match(throwing, ec), std::runtime_error);
    const std::vector<std::size_t> offsets{0, 3};
    const std::vector<int> section{1};
    CHECK_THROWS_AS(
        diff.match_sections(resin::identities(section, section), throwing, offsets, offsets),
        std::runtime_error);

    diff.match(numbers, std::vector<int>{3});
    CHECK(diff.finish().items().deletes().size() == 2);
    int calls = 0;
    CHECK_THROWS_WITH_AS(diff.mark_unequal(resin::level::items,
                                           [&](std::size_t, std::size_t) -> bool
                                           {
                                               ++calls;
                                               throw std::runtime_error("content");
                                           }),
                         "content", std::runtime_error);
    CHECK(calls == 1);
    CHECK(diff.finish().items().updates().empty());
}

TEST_CASE("After an exception no other callback is called, neither of a section nor of an item")
{
    resin::diff diff;
    const std::vector<int> numbers{1, 2, 3};
    const std::vector<int> turned{3, 2, 1}; // in the sections 1 and 3 too, which are hashed
    const std::vector<std::size_t> offsets{0, 1, 2, 3};
    bool has_thrown = false;
    int calls_after = 0;
    const auto bad_hash = [&](int) -> int
    {
        calls_after += has_thrown ? 1 : 0;
        has_thrown = true;
        throw std::runtime_error("hash");
    };
    const auto good_hash = [&](int n)
    {
        calls_after += has_thrown ? 1 : 0;
        return n;
    };
    const auto equal = [&](int a, int b)
    {
        calls_after += has_thrown ? 1 : 0;
        return a == b;
    };
    const auto bad = resin::identities_with(numbers, turned, bad_hash, equal);
    const auto good = resin::identities_with(numbers, numbers, good_hash, equal);
    CHECK_THROWS_WITH_AS(diff.match_sections(bad, good, offsets, offsets), "hash",
                         std::runtime_error);
    has_thrown = false;
    CHECK_THROWS_WITH_AS(diff.match_sections(good, bad, offsets, offsets), "hash",
                         std::runtime_error);
    CHECK(calls_after == 0);
    CHECK(error_of([&] { diff.finish(); }) == resin::errc::order);
}

TEST_CASE("A callback that uses its diff gets an error, and the outer call continues")
{
    resin::diff diff;
    const std::vector<int> numbers{1, 2, 3};
    std::vector<std::error_code> found;
    const auto hash = [&](int n)
    {
        found.push_back(error_of([&] { diff.match(numbers, numbers); }));
        found.push_back(error_of([&] { diff.finish(); }));
        return n;
    };
    const std::vector<int> turned{3, 2, 1}; // without common ends, which are not hashed
    diff.match(resin::identities_with(numbers, turned, hash, std::equal_to<>()));
    REQUIRE(!found.empty());
    for (const std::error_code &ec : found)
    {
        CHECK(ec == resin::errc::busy);
    }
    CHECK(diff.old_to_new().size() == 3);
    // Without a handler the error leaves the callback, and the caller gets it.
    CHECK(error_of(
              [&]
              {
                  diff.mark_unequal(resin::level::items,
                                    [&](std::size_t, std::size_t)
                                    {
                                        diff.steps();
                                        return true;
                                    });
              }) == resin::errc::busy);
    CHECK(diff.finish().items().updates().empty());
}

TEST_CASE("A hash that collides is replaced by its better function")
{
    struct weak_hash
    {
        int *rehashed;
        bool is_better = false;

        std::uint64_t operator()(std::uint64_t key) const
        {
            return is_better ? key * UINT64_C(0x9E3779B97F4A7C15) : 1;
        }
        bool rehash()
        {
            ++*rehashed;
            is_better = true;
            return true;
        }
    };
    std::vector<std::uint64_t> many(2000);
    for (std::size_t i = 0; i < many.size(); ++i)
    {
        many[i] = i;
    }
    const std::vector<std::uint64_t> reversed(many.rbegin(), many.rend());
    int rehashed = 0;
    const indices found =
        partners(resin::identities_with(many, reversed, weak_hash{&rehashed}, std::equal_to<>()));
    CHECK(rehashed == 1);
    CHECK(found[0] == 1999);
    CHECK(found[1999] == 0);
}
