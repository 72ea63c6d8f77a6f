// SPDX-License-Identifier: MIT

// The allocator of the module. Free blocks are in lists by size, and every block has the sizes of
// itself and of the block before it, so that neighbors are joined without a search: "boundary
// tags", Knuth, "The Art of Computer Programming", volume 1, 2.5. Objects are freed in any order,
// by the thousand after a garbage collection, so the cost of a call must not depend on their
// number. It replaces the allocator of wasi-libc, which is 11 KB larger, a tenth of the module.

#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define PAGE_SIZE ((size_t)65536)
#define LIST_COUNT 29    // the memory has at most 2^28 units
#define SEARCH_LENGTH 16 // blocks of one list that are tried while other lists have larger ones

// The start of a block. Sizes are in units of it, which has the strictest alignment.
typedef struct block
{
    alignas(16) size_t units; // with this start
    size_t units_before;      // those of the block that ends here; 0 for the first
    struct block *next;       // of a free block, in a circular list; null while the block is in use
    struct block *previous;
} block;

_Static_assert(sizeof(block) == alignof(max_align_t), "blocks are aligned for any type");

extern unsigned char __heap_base; // from the linker: the end of data and stack

static block lists[LIST_COUNT]; // list k contains the free blocks of 2^k units up to twice as many
static block *end = NULL;       // the last start in the memory, of no block, which counts as in use

// Addresses are integers here, because a block may be larger than PTRDIFF_MAX.
static block *after(const block *b)
{
    return (block *)((uintptr_t)b + b->units * sizeof(block));
}

static block *before(const block *b)
{
    return (block *)((uintptr_t)b - b->units_before * sizeof(block));
}

static size_t list_of(size_t units)
{
    return 31 - (size_t)__builtin_clz((unsigned)units);
}

static void unlink(block *b)
{
    b->previous->next = b->next;
    b->next->previous = b->previous;
    b->next = NULL;
}

// Joins a block, which is in use, with its free neighbors, and puts it into its list.
static void release(block *b)
{
    block *neighbor = after(b);
    if (neighbor->next != NULL)
    {
        unlink(neighbor);
        b->units += neighbor->units;
    }
    neighbor = before(b); // the block itself, which is in use, if it is the first
    if (neighbor->next != NULL)
    {
        unlink(neighbor);
        neighbor->units += b->units;
        b = neighbor;
    }
    after(b)->units_before = b->units;
    block *list = &lists[list_of(b->units)];
    b->next = list->next;
    b->previous = list;
    list->next->previous = b;
    list->next = b;
}

// Frees the memory from `end` on. Nothing else may grow a memory from which blocks are allocated.
static void extend(void)
{
    // The product of 65536 pages is 0, and this the last start in the address space.
    const uintptr_t last = __builtin_wasm_memory_size(0) * PAGE_SIZE - sizeof(block);
    if ((uintptr_t)end >= last)
    {
        return;
    }
    block *added = end;
    added->units = (last - (uintptr_t)added) / sizeof(block);
    end = (block *)last; // its members are 0, as all memory at first
    release(added);
}

static void start(void)
{
    for (size_t k = 0; k < LIST_COUNT; ++k)
    {
        lists[k].next = lists[k].previous = &lists[k];
    }
    end = (block *)(((uintptr_t)&__heap_base + sizeof(block) - 1) / sizeof(block) * sizeof(block));
    extend();
}

// Grows the memory by at least an eighth, because views of it are made again each time.
static int grow(size_t units)
{
    const size_t pages = __builtin_wasm_memory_size(0);
    const size_t needed = units / (PAGE_SIZE / sizeof(block)) + 1;
    const size_t added = needed > pages / 8 ? needed : pages / 8;
    if (__builtin_wasm_memory_grow(0, added) == SIZE_MAX &&
        __builtin_wasm_memory_grow(0, needed) == SIZE_MAX)
    {
        return 0;
    }
    extend();
    return 1;
}

// Returns a free block of at least `units`, or null. `length` limits the search in each list; only
// the first list has blocks that are too small.
static block *find(size_t units, size_t length)
{
    for (size_t k = list_of(units); k < LIST_COUNT; ++k)
    {
        size_t rest = length;
        for (block *b = lists[k].next; b != &lists[k] && rest > 0; b = b->next, --rest)
        {
            if (b->units >= units)
            {
                return b;
            }
        }
    }
    return NULL;
}

// Takes a block out of its list and frees the end that is not needed.
static void take(block *b, size_t units)
{
    unlink(b);
    const size_t rest = b->units - units;
    if (rest < 2)
    {
        return;
    }
    b->units = units;
    block *unused = after(b);
    unused->units = rest;
    unused->units_before = units;
    unused->next = NULL;
    release(unused);
}

void *malloc(size_t size)
{
    if (size > SIZE_MAX - 2 * sizeof(block))
    {
        return NULL;
    }
    const size_t units = (size + sizeof(block) - 1) / sizeof(block) + 1;
    if (end == NULL)
    {
        start();
    }
    block *b = find(units, SEARCH_LENGTH);
    while (b == NULL)
    {
        b = find(units, SIZE_MAX); // before the memory grows, which is seldom
        if (b == NULL && !grow(units))
        {
            return NULL;
        }
    }
    take(b, units);
    return b + 1;
}

void free(void *memory)
{
    if (memory != NULL)
    {
        release((block *)memory - 1);
    }
}

void *realloc(void *memory, size_t size)
{
    if (memory == NULL)
    {
        return malloc(size);
    }
    const size_t capacity = (((block *)memory - 1)->units - 1) * sizeof(block);
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
