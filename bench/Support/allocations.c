// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200809L

// Counts allocations by replacing the functions of the C library's allocator. The cost is one
// addition to this thread's own counter for each call, so counting is active during measurements.

#include "support.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#if defined(__GLIBC__)
static _Thread_local uint64_t allocation_count;

// The names under which glibc exports its own functions.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size)
{
    allocation_count += 1;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    allocation_count += 1;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    allocation_count += 1;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    allocation_count += 1;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    allocation_count += 1;
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL)
    {
        return ENOMEM;
    }
    *out = memory;
    return 0;
}

uint64_t support_allocation_count(void)
{
    return allocation_count;
}

bool support_counts_allocations(void)
{
    return true;
}
#else
uint64_t support_allocation_count(void)
{
    return 0;
}

bool support_counts_allocations(void)
{
    return false;
}
#endif

uint64_t support_nanoseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * UINT64_C(1000000000) + (uint64_t)time.tv_nsec;
}
