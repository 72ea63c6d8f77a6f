// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200112L // posix_memalign

#include "test_support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void support_status(resin_status status, resin_status expected, const char *file, int line)
{
    if (status != expected)
    {
        print_error("expected: %s (%d)\nactual:   %s (%d)\n", resin_status_message(expected),
                    (int)expected, resin_status_message(status), (int)status);
        _fail(file, line);
    }
}

void support_near(double actual, double expected, double tolerance, const char *label,
                  const char *file, int line)
{
    const double error = fabs(actual - expected);
    if (actual != expected && !(error <= tolerance))
    {
        print_error("%s: expected %.17g, got %.17g: the error %g is over the tolerance %g\n", label,
                    expected, actual, error, tolerance);
        _fail(file, line);
    }
}

uint64_t support_next(support_random *random)
{
    uint64_t z = random->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

uint32_t support_below(support_random *random, uint32_t bound)
{
    return (uint32_t)(((support_next(random) >> 32) * bound) >> 32);
}

double support_unit(support_random *random)
{
    return (double)(support_next(random) >> 11) * 0x1p-53;
}

double support_between(support_random *random, double low, double high)
{
    return low + (high - low) * support_unit(random);
}

static const unsigned char guard[] = "resin test guard";

// Detects reliance on zeroed memory. As doubles the contents are NaN, which comparisons do not take
// for 0 as they take tiny numbers; as integers they are neither 0 nor `RESIN_INDEX_NONE`.
static void fill(unsigned char *block, size_t size)
{
    const uint64_t pattern = 0x7FF8A5A5A5A5A5A5;
    for (size_t i = 0; i < size; i += sizeof pattern)
    {
        const size_t left = size - i;
        memcpy(block + i, &pattern, left < sizeof pattern ? left : sizeof pattern);
    }
}

static void *allocate(const support_memory *self, size_t size)
{
    if (self->alignment == 0)
    {
        return malloc(size);
    }
    void *block = NULL;
    return posix_memalign(&block, self->alignment, size) == 0 ? block : NULL;
}

static void *resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    support_memory *self = context;
    if (memory != NULL)
    {
        assert_memory_equal((unsigned char *)memory + old_size, guard, sizeof guard);
    }
    if (new_size == 0)
    {
        assert_non_null(memory);
        self->live_bytes -= old_size;
        self->live_blocks -= 1;
        free(memory);
        return NULL;
    }
    self->calls += 1;
    if (self->fail_at != 0 && self->calls >= self->fail_at &&
        (self->failures == 0 || self->calls < self->fail_at + self->failures))
    {
        return NULL;
    }
    unsigned char *block = allocate(self, new_size + sizeof guard);
    assert_non_null(block);
    fill(block, new_size);
    memcpy(block + new_size, guard, sizeof guard);
    if (memory != NULL)
    {
        memcpy(block, memory, old_size < new_size ? old_size : new_size);
        free(memory);
    }
    else
    {
        self->live_blocks += 1;
    }
    self->live_bytes = self->live_bytes - old_size + new_size;
    self->peak_bytes = self->live_bytes > self->peak_bytes ? self->live_bytes : self->peak_bytes;
    return block;
}

resin_allocator support_allocator(support_memory *memory)
{
    return (resin_allocator){.context = memory, .resize = resize};
}
