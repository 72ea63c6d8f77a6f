// SPDX-License-Identifier: MIT

// Prints a line for each unit, its name and the hash of its results. Fails if a file is given and
// has other lines.
//
//     conformance [EXPECTED]

#include "conformance.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t conformance_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

uint64_t conformance_next(conformance *c)
{
    c->random += UINT64_C(0x9E3779B97F4A7C15);
    return conformance_mix(c->random);
}

uint64_t conformance_below(conformance *c, uint64_t count)
{
    return conformance_next(c) % count;
}

double conformance_grid(conformance *c, uint64_t count, double origin, double scale)
{
    return ((double)conformance_below(c, count) - origin) / scale;
}

double conformance_pick(conformance *c, const double *table, uint64_t count)
{
    return table[conformance_below(c, count)];
}

void conformance_add(conformance *c, uint64_t word)
{
    c->hash = conformance_mix((c->hash ^ word) + UINT64_C(0x9E3779B97F4A7C15));
}

void conformance_add_double(conformance *c, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    conformance_add(c, bits);
}

void conformance_add_indices(conformance *c, const uint32_t *indices, size_t count)
{
    conformance_add(c, count);
    for (size_t i = 0; i < count; ++i)
    {
        conformance_add(c, indices[i]);
    }
}

void conformance_require(resin_status status, const char *what)
{
    if (status != RESIN_OK)
    {
        fprintf(stderr, "conformance: %s: %s\n", what, resin_status_message(status));
        exit(2);
    }
}

typedef struct unit
{
    const char *name;
    void (*run)(conformance *c);
} unit;

int main(int argc, char **argv)
{
    static const unit units[] = {{"diff", conformance_diff},     {"spring", conformance_spring},
                                 {"motion", conformance_motion}, {"bar", conformance_bar},
                                 {"solver", conformance_solver}, {"batches", conformance_batches}};
    FILE *expected = argc > 1 ? fopen(argv[1], "r") : NULL;
    if (argc > 1 && expected == NULL)
    {
        fprintf(stderr, "conformance: cannot read %s\n", argv[1]);
        return 2;
    }
    int failures = 0;
    for (size_t i = 0; i < sizeof units / sizeof units[0]; ++i)
    {
        conformance c = {.random = i + 1};
        units[i].run(&c);
        char line[64];
        char wanted[64] = "";
        snprintf(line, sizeof line, "%s %016" PRIx64 "\n", units[i].name, c.hash);
        fputs(line, stdout);
        if (expected != NULL &&
            (fgets(wanted, sizeof wanted, expected) == NULL || strcmp(line, wanted) != 0))
        {
            fprintf(stderr, "conformance: expected %s\n", wanted);
            ++failures;
        }
    }
    if (expected != NULL)
    {
        fclose(expected);
    }
    return failures == 0 ? 0 : 1;
}
