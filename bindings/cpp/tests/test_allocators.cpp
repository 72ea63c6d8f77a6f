// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <memory_resource>
#include <new>

namespace
{

// Counts bytes, and fails from the limit on.
class counting_resource : public std::pmr::memory_resource
{
  public:
    std::size_t used = 0;
    std::size_t limit = std::numeric_limits<std::size_t>::max();

  private:
    void *do_allocate(std::size_t size, std::size_t alignment) override
    {
        if (used + size > limit)
        {
            throw std::bad_alloc();
        }
        used += size;
        return std::pmr::new_delete_resource()->allocate(size, alignment);
    }

    void do_deallocate(void *memory, std::size_t size, std::size_t alignment) override
    {
        used -= size;
        std::pmr::new_delete_resource()->deallocate(memory, size, alignment);
    }

    bool do_is_equal(const memory_resource &other) const noexcept override
    {
        return this == &other;
    }
};

} // namespace

TEST_CASE("Objects take all memory from a resource and return it")
{
    counting_resource resource;
    {
        resin::diff diff{resin::allocator(&resource)};
        resin::solver solver{resin::allocator(&resource)};
        resin::bar bar({0.0, 64.0}, {}, &resource);
        std::vector<std::uint64_t> numbers(1000);
        diff.match(numbers, numbers);
        CHECK(resource.used > 1000);
    }
    CHECK(resource.used == 0);
}

TEST_CASE("An exception of a resource is an error, and the object keeps its state")
{
    counting_resource resource;
    resin::diff diff{resin::allocator(&resource)};
    const std::vector<std::uint64_t> few{1, 2};
    diff.match(few, few);
    resource.limit = resource.used;
    const std::vector<std::uint64_t> many(10000, 7);
    CHECK(error_of([&] { diff.match(few, many); }) == resin::errc::out_of_memory);
    CHECK(diff.old_to_new().size() == 2);

    resource.limit = 0;
    CHECK(error_of([&] { resin::diff other{resin::allocator(&resource)}; }) ==
          resin::errc::out_of_memory);
    CHECK(error_of([&] { resin::solver other{resin::allocator(&resource)}; }) ==
          resin::errc::out_of_memory);
    std::error_code ec;
    const resin::bar bar(std::vector<double>{0.0, 1.0}, {}, &resource, ec);
    CHECK(ec == resin::errc::out_of_memory);
    CHECK(ec == std::errc::not_enough_memory);
    CHECK(!bar);
    const resin::solver solver(&resource, ec);
    CHECK(!solver);
    const resin::diff none(&resource, ec);
    CHECK(!none);
}

TEST_CASE("A block of a resource keeps its bytes when it grows and shrinks, and if it cannot grow")
{
    counting_resource resource;
    const resin::allocator memory(&resource);
    const auto resize = [&](void *block, std::size_t old_size, std::size_t new_size)
    { return memory.native()->resize(memory.native()->context, block, old_size, new_size); };
    auto *bytes = static_cast<unsigned char *>(resize(nullptr, 0, 4));
    REQUIRE(bytes != nullptr);
    for (unsigned char i = 0; i < 4; ++i)
    {
        bytes[i] = i;
    }
    bytes = static_cast<unsigned char *>(resize(bytes, 4, 4000));
    REQUIRE(bytes != nullptr);
    CHECK(resource.used == 4000);
    CHECK(bytes[3] == 3);
    resource.limit = resource.used;
    CHECK(resize(bytes, 4000, 8000) == nullptr);
    CHECK(bytes[3] == 3);
    resource.limit = 8000;
    bytes = static_cast<unsigned char *>(resize(bytes, 4000, 2));
    REQUIRE(bytes != nullptr);
    CHECK(bytes[1] == 1);
    CHECK(resize(bytes, 2, 0) == nullptr);
    CHECK(resource.used == 0);
}

TEST_CASE("A null resource and a default allocator mean the C library's memory")
{
    std::pmr::memory_resource *const none = nullptr;
    CHECK(resin::diff{resin::allocator(none)});
    std::error_code ec;
    CHECK(resin::diff(ec));
    CHECK(resin::solver(ec));
    CHECK(!ec);
}
