// SPDX-License-Identifier: MIT
#ifndef RSN_MEMORY_H
#define RSN_MEMORY_H

#include "internal.h"

#include <resin/allocator.h>

// Returns `*allocator`, or the C library's if it or its `resize` is null.
resin_allocator rsn_allocator_or_default(const resin_allocator *allocator);

void *rsn_allocate(const resin_allocator *allocator, size_t size);
void rsn_free(const resin_allocator *allocator, void *memory, size_t size);

// Hints that all of `memory` will be written soon: mapping the pages in one call costs less than
// half of mapping them one by one on page faults.
void rsn_memory_expect(const resin_allocator *allocator, void *memory, size_t size);

// Memory that is reused, with a new layout each time.
typedef struct rsn_block
{
    unsigned char *bytes;
    size_t capacity;
} rsn_block;

// Makes the capacity at least `size` bytes, and at least 1. Discards the contents if it has to
// allocate. Allocates the new memory before it frees the old, so that a failure changes nothing.
bool rsn_block_reserve(const resin_allocator *allocator, rsn_block *block, size_t size);

void rsn_block_release(const resin_allocator *allocator, rsn_block *block);

// The layout of several arrays in one block. Every array is aligned to 16 bytes. The size saturates
// at SIZE_MAX, which rsn_allocate refuses.
typedef struct rsn_layout
{
    size_t size;
} rsn_layout;

// Adds an array and returns its offset.
size_t rsn_layout_add(rsn_layout *layout, size_t count, size_t element_size);

#endif // RSN_MEMORY_H
