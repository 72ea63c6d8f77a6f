// SPDX-License-Identifier: MIT
#ifndef RSN_FUZZ_INPUT_H
#define RSN_FUZZ_INPUT_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Reads numbers from a fuzzer's bytes; zeros after the end.
typedef struct fuzz_input
{
    const uint8_t *data;
    size_t size;
} fuzz_input;

static inline void fuzz_bytes(fuzz_input *input, void *out, size_t count)
{
    const size_t available = count < input->size ? count : input->size;
    memset(out, 0, count);
    if (available > 0)
    {
        memcpy(out, input->data, available);
        input->data += available;
        input->size -= available;
    }
}

static inline uint8_t fuzz_u8(fuzz_input *input)
{
    uint8_t value;
    fuzz_bytes(input, &value, sizeof value);
    return value;
}

static inline uint64_t fuzz_u64(fuzz_input *input)
{
    uint64_t value;
    fuzz_bytes(input, &value, sizeof value);
    return value;
}

// Any bit pattern, including NaN, infinities and denormals.
static inline double fuzz_double(fuzz_input *input)
{
    double value;
    fuzz_bytes(input, &value, sizeof value);
    return value;
}

// Aborts the process in every build, unlike assert.
#define FUZZ_CHECK(condition)                                                                      \
    do                                                                                             \
    {                                                                                              \
        if (!(condition))                                                                          \
        {                                                                                          \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

#endif // RSN_FUZZ_INPUT_H
