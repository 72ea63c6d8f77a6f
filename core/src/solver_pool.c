// SPDX-License-Identifier: MIT
#include "solver_pool.h"

#include <string.h>

// At the start of each block, in as much room as the strictest alignment needs.
typedef struct block_header
{
    unsigned char *next;
    size_t size;
} block_header;

_Static_assert(sizeof(block_header) <= RSN_POOL_SMALLEST, "pieces stay aligned");

static const size_t first_block = 8192;
static const size_t largest_block = (size_t)1 << 20;
static const size_t stretch = (size_t)1 << 16;

static unsigned class_of(size_t size)
{
    return rsn_lowest_bit(size / RSN_POOL_SMALLEST);
}

size_t rsn_pool_size(size_t size)
{
    size_t piece = RSN_POOL_SMALLEST;
    while (piece < size)
    {
        if (piece > SIZE_MAX / 4 || class_of(piece) + 1 >= RSN_POOL_CLASSES)
        {
            return 0;
        }
        piece *= 2;
    }
    return piece;
}

static bool add_block(rsn_pool *pool, const resin_allocator *allocator, size_t piece)
{
    size_t size = pool->block_size == 0 ? first_block : pool->block_size * 2;
    size = size > largest_block ? largest_block : size;
    size = size < piece + RSN_POOL_SMALLEST ? piece + RSN_POOL_SMALLEST : size;
    unsigned char *memory = rsn_allocate(allocator, size);
    if (memory == NULL)
    {
        return false;
    }
    // What is left of the last block is not lost: it becomes pieces.
    for (size_t rest = (size_t)1 << 30; rest >= RSN_POOL_SMALLEST; rest /= 2)
    {
        while (pool->left >= rest)
        {
            rsn_pool_give(pool, pool->next, rest);
            pool->next += rest;
            pool->left -= rest;
        }
    }
    const block_header header = {.next = pool->blocks, .size = size};
    memcpy(memory, &header, sizeof header);
    pool->blocks = memory;
    pool->block_size = size > largest_block ? largest_block : size;
    pool->next = memory + RSN_POOL_SMALLEST;
    pool->left = size - RSN_POOL_SMALLEST;
    pool->expected = pool->next;
    return true;
}

// A block is used from its start to its end, so what comes next is known a little ahead.
static void expect_more(rsn_pool *pool, const resin_allocator *allocator, unsigned char *memory)
{
    const size_t taken = (size_t)(pool->next - memory);
    const size_t ahead = pool->left < stretch ? pool->left : stretch;
    rsn_memory_expect(allocator, memory, taken + ahead);
    pool->expected = pool->next + ahead;
}

void *rsn_pool_take(rsn_pool *pool, const resin_allocator *allocator, size_t size)
{
    void **head = &pool->free[class_of(size)];
    if (*head != NULL)
    {
        void *memory = *head;
        memcpy(head, memory, sizeof *head);
        return memory;
    }
    if (pool->left < size && !add_block(pool, allocator, size))
    {
        return NULL;
    }
    unsigned char *memory = pool->next;
    pool->next += size;
    pool->left -= size;
    if (RSN_UNLIKELY(pool->next > pool->expected))
    {
        expect_more(pool, allocator, memory);
    }
    return memory;
}

void rsn_pool_give(rsn_pool *pool, void *memory, size_t size)
{
    if (memory != NULL)
    {
        void **head = &pool->free[class_of(size)];
        memcpy(memory, head, sizeof *head);
        *head = memory;
    }
}

void rsn_pool_release(rsn_pool *pool, const resin_allocator *allocator)
{
    while (pool->blocks != NULL)
    {
        block_header header;
        memcpy(&header, pool->blocks, sizeof header);
        rsn_free(allocator, pool->blocks, header.size);
        pool->blocks = header.next;
    }
    *pool = (rsn_pool){0};
}
