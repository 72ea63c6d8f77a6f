// SPDX-License-Identifier: MIT

// The allocator of the module: first fit over a circular list of free blocks in the order of their
// addresses, with neighbours joined, after Kernighan and Ritchie, "The C Programming Language",
// 8.7. The core allocates few blocks for each object, so the list is short. It replaces that of
// wasi-libc, which is 11 KB larger, a tenth of the module.

#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define PAGE_SIZE ((size_t)65536)

// The start of a block. Sizes are in units of a header, which has the strictest alignment.
typedef struct header
{
    alignas(16) struct header *next; // of a free block
    size_t units;                    // with the header
} header;

_Static_assert(sizeof(header) == alignof(max_align_t), "blocks are aligned for any type");

extern unsigned char __heap_base; // from the linker: the end of data and stack

static header anchor;        // a free block of no units, the start of the list
static header *rover = NULL; // the block before the one at which the next search begins

static void insert(header *block)
{
    header *before = rover;
    while (!(block > before && block < before->next) &&
           !(before >= before->next && (block > before || block < before->next)))
    {
        before = before->next;
    }
    if (block + block->units == before->next)
    {
        block->units += before->next->units;
        block->next = before->next->next;
    }
    else
    {
        block->next = before->next;
    }
    if (before + before->units == block)
    {
        before->units += block->units;
        before->next = block->next;
    }
    else
    {
        before->next = block;
    }
    rover = before;
}

static void insert_range(uintptr_t begin, uintptr_t end)
{
    header *block = (header *)((begin + sizeof(header) - 1) / sizeof(header) * sizeof(header));
    if (end <= (uintptr_t)block || end - (uintptr_t)block < 2 * sizeof(header))
    {
        return;
    }
    block->units = (end - (uintptr_t)block) / sizeof(header);
    insert(block);
}

static void start(void)
{
    anchor.next = &anchor;
    rover = &anchor;
    insert_range((uintptr_t)&__heap_base, __builtin_wasm_memory_size(0) * PAGE_SIZE);
}

// Grows the memory by at least an eighth, because views of it are made again each time.
static int grow(size_t units)
{
    const size_t pages = __builtin_wasm_memory_size(0);
    const size_t needed = units / (PAGE_SIZE / sizeof(header)) + 1;
    size_t added = needed > pages / 8 ? needed : pages / 8;
    if (__builtin_wasm_memory_grow(0, added) == SIZE_MAX)
    {
        added = needed;
        if (__builtin_wasm_memory_grow(0, added) == SIZE_MAX)
        {
            return 0;
        }
    }
    const uintptr_t begin = pages * PAGE_SIZE;
    // The last header's worth of the address space stays unused, so that ends do not overflow.
    const size_t bytes = pages + added < 65536 ? added * PAGE_SIZE : added * PAGE_SIZE - 16;
    insert_range(begin, begin + bytes);
    return 1;
}

static header *take(header *before, size_t units)
{
    header *block = before->next;
    if (block->units == units)
    {
        before->next = block->next;
    }
    else
    {
        block->units -= units;
        block += block->units;
        block->units = units;
    }
    rover = before;
    return block;
}

void *malloc(size_t size)
{
    if (size > SIZE_MAX - 2 * sizeof(header))
    {
        return NULL;
    }
    const size_t units = (size + sizeof(header) - 1) / sizeof(header) + 1;
    if (rover == NULL)
    {
        start();
    }
    do
    {
        header *before = rover;
        do
        {
            if (before->next->units >= units)
            {
                return take(before, units) + 1;
            }
            before = before->next;
        } while (before != rover);
    } while (grow(units));
    return NULL;
}

void free(void *memory)
{
    if (memory != NULL)
    {
        insert((header *)memory - 1);
    }
}

void *realloc(void *memory, size_t size)
{
    if (memory == NULL)
    {
        return malloc(size);
    }
    const size_t capacity = (((header *)memory - 1)->units - 1) * sizeof(header);
    if (size <= capacity && size >= capacity / 2)
    {
        return memory;
    }
    void *moved = malloc(size);
    if (moved != NULL)
    {
        memcpy(moved, memory, size < capacity ? size : capacity);
        free(memory);
    }
    return moved;
}
