// SPDX-License-Identifier: MIT
#include "solver_pool.h"

#include <string.h>

// Free memory is out of bounds for the address sanitizer.
#if defined(__SANITIZE_ADDRESS__)
#define RSN_POOL_IS_WATCHED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RSN_POOL_IS_WATCHED
#endif
#endif
#ifdef RSN_POOL_IS_WATCHED
#include <sanitizer/asan_interface.h>
#define CLOSE(memory, size) ASAN_POISON_MEMORY_REGION(memory, size)
#define OPEN(memory, size) ASAN_UNPOISON_MEMORY_REGION(memory, size)
#else
#define CLOSE(memory, size) ((void)(memory), (void)(size))
#define OPEN(memory, size) ((void)(memory), (void)(size))
#endif

// The header at the start of each block.
typedef struct block_header
{
    unsigned char *next;
    size_t size;
} block_header;

static const size_t cache_line = 64;
static const size_t first_block = 8192;
static const size_t worthwhile = (size_t)1 << 19; // for a hint to the system
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

// The rest of the last stretch of memory is not lost: it is cut into pieces.
static void cut_from(rsn_pool *pool, unsigned char *memory, size_t size)
{
    for (size_t piece = (size_t)1 << 30; piece >= RSN_POOL_SMALLEST; piece /= 2)
    {
        while (pool->left >= piece)
        {
            rsn_pool_give(pool, pool->next, piece);
            pool->next += piece;
            pool->left -= piece;
        }
    }
    pool->next = memory;
    pool->left = size;
}

// Each block is 1.5 times as large as all previous ones together. glibc then keeps the memory that
// a destroyed solver frees for the next one of its size, instead of mapping all pages anew: it
// trims its heap only by more than twice the largest block that it has seen.
static bool add_block(rsn_pool *pool, const resin_allocator *allocator, size_t piece)
{
    const size_t grown = pool->total + pool->total / 2;
    const size_t least = piece + cache_line + sizeof(block_header);
    size_t size = grown < first_block ? first_block : grown;
    size = size < least ? least : size;
    unsigned char *memory = rsn_allocate(allocator, size);
    if (memory == NULL)
    {
        return false;
    }
    const block_header header = {.next = pool->blocks, .size = size};
    memcpy(memory, &header, sizeof header);
    pool->blocks = memory;
    pool->total += size;
    size_t start = sizeof header;
    start += (cache_line - (uintptr_t)(memory + start) % cache_line) % cache_line;
    CLOSE(memory + start, size - start);
    cut_from(pool, memory + start, size - start);
    pool->expected = pool->next;
    return true;
}

static void *pop(rsn_pool *pool, unsigned class)
{
    void *memory = pool->free[class];
    OPEN(memory, (size_t)RSN_POOL_SMALLEST << class);
    memcpy(&pool->free[class], memory, sizeof pool->free[class]);
    if (pool->free[class] == NULL)
    {
        pool->available &= ~((uint32_t)1 << class);
    }
    return memory;
}

static unsigned highest_bit(uint32_t word)
{
    unsigned bit = 0;
    while (word >>= 1)
    {
        ++bit;
    }
    return bit;
}

// Finds memory to cut a piece from: the largest free one, or a new block.
static bool refill(rsn_pool *pool, const resin_allocator *allocator, size_t size)
{
    const unsigned class = class_of(size);
    if (pool->available >> class == 0)
    {
        return add_block(pool, allocator, size);
    }
    const unsigned largest = highest_bit(pool->available);
    const size_t found = (size_t)RSN_POOL_SMALLEST << largest;
    unsigned char *memory = pop(pool, largest);
    CLOSE(memory, found);
    cut_from(pool, memory, found);
    pool->expected = memory + found;
    return true;
}

// A block is used from its start to its end, so the memory used next is known a little ahead. A
// large piece is an array that has doubled: its first half is about to be written.
static void expect_more(rsn_pool *pool, const resin_allocator *allocator, size_t taken)
{
    unsigned char *const memory = pool->next - taken;
    if (pool->total < worthwhile)
    {
        pool->expected = pool->next + pool->left;
        return;
    }
    if (taken >= stretch)
    {
        rsn_memory_expect(allocator, memory, taken / 2);
        pool->expected = pool->next;
        return;
    }
    const size_t ahead = pool->left < stretch ? pool->left : stretch;
    rsn_memory_expect(allocator, memory, taken + ahead);
    pool->expected = pool->next + ahead;
}

void *rsn_pool_take(rsn_pool *pool, const resin_allocator *allocator, size_t size)
{
    if (size == 0)
    {
        return NULL;
    }
    const unsigned class = class_of(size);
    if (pool->free[class] != NULL)
    {
        return pop(pool, class);
    }
    const size_t cut = size < cache_line ? cache_line : size; // so that lines stay whole
    if (pool->left < cut && !refill(pool, allocator, cut))
    {
        return NULL;
    }
    unsigned char *memory = pool->next;
    pool->next += cut;
    pool->left -= cut;
    if (RSN_UNLIKELY(pool->next > pool->expected))
    {
        expect_more(pool, allocator, cut);
    }
    for (size_t rest = cut / 2; rest >= size; rest /= 2)
    {
        rsn_pool_give(pool, memory + rest, rest);
    }
    OPEN(memory, size);
    return memory;
}

void rsn_pool_give(rsn_pool *pool, void *memory, size_t size)
{
    if (memory != NULL)
    {
        const unsigned class = class_of(size);
        OPEN(memory, sizeof pool->free[class]);
        memcpy(memory, &pool->free[class], sizeof pool->free[class]);
        CLOSE(memory, size);
        pool->free[class] = memory;
        pool->available |= (uint32_t)1 << class;
    }
}

void rsn_pool_release(rsn_pool *pool, const resin_allocator *allocator)
{
    while (pool->blocks != NULL)
    {
        block_header header;
        memcpy(&header, pool->blocks, sizeof header);
        OPEN(pool->blocks, header.size);
        rsn_free(allocator, pool->blocks, header.size);
        pool->blocks = header.next;
    }
    *pool = (rsn_pool){0};
}
