// SPDX-License-Identifier: MIT
#ifndef RSN_MEMORY_H
#define RSN_MEMORY_H

#include "internal.h"

#include <resin/allocator.h>

// The C library's allocator, for a null one.
resin_allocator rsn_allocator_or_default(const resin_allocator *allocator);

void *rsn_allocate(const resin_allocator *allocator, size_t size);
void rsn_free(const resin_allocator *allocator, void *memory, size_t size);

// A hint that all of `memory` will be written soon: pages that are mapped at one go cost less than
// half of what they cost one by one.
void rsn_memory_expect(const resin_allocator *allocator, void *memory, size_t size);

// Memory that is laid out anew for each run and kept for the next.
typedef struct rsn_block
{
    unsigned char *bytes;
    size_t capacity;
} rsn_block;

// Makes room for `size` bytes; on success the block has memory, also for none. What the block held
// is lost, unless there was room already or the call fails. Takes the new block before it frees the
// old one, so that a failure changes nothing.
bool rsn_block_reserve(const resin_allocator *allocator, rsn_block *block, size_t size);

void rsn_block_release(const resin_allocator *allocator, rsn_block *block);

// Adds the sizes of the arrays of a layout, and then hands out their addresses in the same order.
// Every array starts on 16 bytes. Saturates at SIZE_MAX, which no allocator can satisfy.
typedef struct rsn_layout
{
    size_t size;
} rsn_layout;

// Returns the offset of the array.
size_t rsn_layout_add(rsn_layout *layout, size_t count, size_t element_size);

#endif // RSN_MEMORY_H
