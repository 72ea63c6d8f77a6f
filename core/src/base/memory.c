// SPDX-License-Identifier: MIT
#define _DEFAULT_SOURCE // madvise

#include "memory.h"

#include <stdlib.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

static void *resize_with_libc(void *context, void *memory, size_t old_size, size_t new_size)
{
    (void)context;
    (void)old_size;
    if (new_size == 0)
    {
        free(memory);
        return NULL;
    }
    return realloc(memory, new_size);
}

resin_allocator rsn_allocator_or_default(const resin_allocator *allocator)
{
    if (allocator != NULL && allocator->resize != NULL)
    {
        return *allocator;
    }
    return (resin_allocator){.context = NULL, .resize = resize_with_libc};
}

void *rsn_allocate(const resin_allocator *allocator, size_t size)
{
    return size == SIZE_MAX ? NULL : allocator->resize(allocator->context, NULL, 0, size);
}

void rsn_free(const resin_allocator *allocator, void *memory, size_t size)
{
    if (memory != NULL)
    {
        (void)allocator->resize(allocator->context, memory, size, 0);
    }
}

// Mapping megabytes in pages of 4 KB costs more than a single traversal of them. Only a hint, and
// only for memory of the C library's allocator that only the core accesses.
static void advise_huge_pages(unsigned char *bytes, size_t size)
{
#ifdef MADV_HUGEPAGE
    const size_t page = (size_t)1 << 21;
    const size_t before = (page - (uintptr_t)bytes % page) % page;
    if (size >= before + page)
    {
        (void)madvise(bytes + before, (size - before) / page * page, MADV_HUGEPAGE);
    }
#else
    (void)bytes;
    (void)size;
#endif
}

void rsn_memory_expect(const resin_allocator *allocator, void *memory, size_t size)
{
#ifdef MADV_POPULATE_WRITE
    const size_t worthwhile = (size_t)1 << 15;
    if (allocator->resize == resize_with_libc && size >= worthwhile)
    {
        const size_t page = 4096; // the kernel may refuse the hint if its pages are larger
        const size_t before = (page - (uintptr_t)memory % page) % page;
        (void)madvise((unsigned char *)memory + before, (size - before) / page * page,
                      MADV_POPULATE_WRITE);
    }
#else
    (void)allocator;
    (void)memory;
    (void)size;
#endif
}

bool rsn_block_reserve(const resin_allocator *allocator, rsn_block *block, size_t size)
{
    size = size > 0 ? size : 1; // memset and memcpy require a valid pointer even for 0 bytes
    if (size <= block->capacity)
    {
        return true;
    }
    unsigned char *bytes = rsn_allocate(allocator, size);
    if (bytes == NULL)
    {
        return false;
    }
    if (allocator->resize == resize_with_libc)
    {
        advise_huge_pages(bytes, size);
    }
    rsn_block_release(allocator, block);
    *block = (rsn_block){.bytes = bytes, .capacity = size};
    return true;
}

void rsn_block_release(const resin_allocator *allocator, rsn_block *block)
{
    rsn_free(allocator, block->bytes, block->capacity);
    *block = (rsn_block){0};
}

size_t rsn_layout_add(rsn_layout *layout, size_t count, size_t element_size)
{
    const size_t alignment = 16;
    if (layout->size > SIZE_MAX - alignment || count > (SIZE_MAX - alignment) / element_size)
    {
        layout->size = SIZE_MAX;
        return SIZE_MAX;
    }
    const size_t offset = (layout->size + alignment - 1) / alignment * alignment;
    const size_t bytes = count * element_size;
    layout->size = bytes > SIZE_MAX - alignment - offset ? SIZE_MAX : offset + bytes;
    return offset;
}
