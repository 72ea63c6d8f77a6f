// SPDX-License-Identifier: MIT
#ifndef RESIN_ALLOCATOR_HPP
#define RESIN_ALLOCATOR_HPP

#include <resin/config.hpp>
#include <resin/resin.h>

#include <cstddef>
#include <cstring>
#include <memory>

#if __has_include(<memory_resource>)
#include <memory_resource>
#endif

namespace resin
{
inline namespace RESIN_CPP_MODE
{

/// The source of an object's memory: the C library, a `std::pmr::memory_resource`, or a
/// `resin_allocator`. An object copies it.
class allocator
{
  public:
    /// The C library's memory.
    allocator() noexcept = default;

    /// Memory of an allocator of the C interface.
    allocator(const resin_allocator &source) noexcept : c_(source)
    {
    }

#if defined(__cpp_lib_memory_resource)
    /// Memory of a resource, which must outlive the object; null means the C library's. An
    /// exception of the resource becomes `errc::out_of_memory`.
    allocator(std::pmr::memory_resource *resource) noexcept
        : c_{resource, resource == nullptr ? nullptr : resize}
    {
    }
#endif

    /// Returns the allocator of the C interface.
    const resin_allocator *native() const noexcept
    {
        return &c_;
    }

  private:
#if defined(__cpp_lib_memory_resource)
    static void *allocate(std::pmr::memory_resource &resource, std::size_t size) noexcept
    {
#if RESIN_CPP_EXCEPTIONS
        try
        {
            return resource.allocate(size);
        }
        catch (...)
        {
            return nullptr;
        }
#else
        return resource.allocate(size);
#endif
    }

    static void *resize(void *context, void *memory, std::size_t old_size,
                        std::size_t new_size) noexcept
    {
        auto &resource = *static_cast<std::pmr::memory_resource *>(context);
        void *const block = new_size == 0 ? nullptr : allocate(resource, new_size);
        if (memory != nullptr && (block != nullptr || new_size == 0))
        {
            if (block != nullptr)
            {
                std::memcpy(block, memory, old_size < new_size ? old_size : new_size);
            }
            resource.deallocate(memory, old_size);
        }
        return block;
    }
#endif

    resin_allocator c_{};
};

} // namespace RESIN_CPP_MODE

namespace detail
{
inline namespace RESIN_CPP_MODE
{

// Frees a handle of the C interface.
template <auto Destroy> struct destroyer
{
    template <class Handle> void operator()(Handle *handle) const noexcept
    {
        Destroy(handle);
    }
};

template <class Handle, auto Destroy> using owner = std::unique_ptr<Handle, destroyer<Destroy>>;

} // namespace RESIN_CPP_MODE
} // namespace detail
} // namespace resin

#endif // RESIN_ALLOCATOR_HPP
