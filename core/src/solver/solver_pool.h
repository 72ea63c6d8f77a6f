// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_POOL_H
#define RSN_SOLVER_POOL_H

#include "../base/memory.h"

enum
{
    RSN_POOL_SMALLEST = 16, // bytes
    RSN_POOL_CLASSES = 32
};

// Pieces of memory whose sizes are powers of two, cut from blocks. A piece that is freed is reused
// for the next request of its size; the largest are cut up before there is a new block. A piece of
// a size is only cut while none is free, so there are never more of them than were in use at once,
// and memory remains within a constant factor of its peak.
typedef struct rsn_pool
{
    unsigned char *blocks; // linked, the newest first
    unsigned char *next;   // the memory from which pieces are cut at present
    size_t left;
    size_t total;            // of all blocks
    unsigned char *expected; // the end of the memory for which the system got a hint
    void *free[RSN_POOL_CLASSES];
    uint32_t available; // a bit for each class that has a free piece
} rsn_pool;

// The size of the piece for a request of `size` bytes; 0 if no piece is large enough.
size_t rsn_pool_size(size_t size);
// Null for no memory, and for a size of 0. Otherwise `size` comes from rsn_pool_size.
void *rsn_pool_take(rsn_pool *pool, const resin_allocator *allocator, size_t size);
void rsn_pool_give(rsn_pool *pool, void *memory, size_t size);
void rsn_pool_release(rsn_pool *pool, const resin_allocator *allocator);

#endif // RSN_SOLVER_POOL_H
