// SPDX-License-Identifier: MIT
#ifndef RESIN_CONFORMANCE_H
#define RESIN_CONFORMANCE_H

#include <resin/resin.h>

#include <stddef.h>
#include <stdint.h>

// Fixed workloads for every unit. Each folds its inputs' results into one hash, which is the same
// on every platform, from every compiler and through every binding.
//
// Inputs are drawn from a SplitMix64 sequence and are exact: integers, quotients of integers, and
// decimals in tables. So a port to another language needs no arithmetic that could round
// differently.

/// A random sequence and the hash of the results so far.
typedef struct conformance
{
    uint64_t random;
    uint64_t hash;
} conformance;

/// Returns the finalizer of SplitMix64.
uint64_t conformance_mix(uint64_t z);

/// Returns the next 64 random bits (SplitMix64).
uint64_t conformance_next(conformance *c);

/// Returns a random number from 0 up to `count` - 1: the next 64 bits modulo `count`.
uint64_t conformance_below(conformance *c, uint64_t count);

/// Returns (n - origin) / scale for a random n below `count`: a grid of exact quotients.
double conformance_grid(conformance *c, uint64_t count, double origin, double scale);

/// Returns a random element of a table.
double conformance_pick(conformance *c, const double *table, uint64_t count);

/// Adds a word to the hash: hash = mix((hash ^ word) + 0x9E3779B97F4A7C15).
void conformance_add(conformance *c, uint64_t word);

/// Adds the bits of a double.
void conformance_add_double(conformance *c, double value);

/// Adds a number of words and then the words.
void conformance_add_indices(conformance *c, const uint32_t *indices, size_t count);

/// Ends the program with a message if a call failed that cannot fail.
void conformance_require(resin_status status, const char *what);

// The workloads. Each starts from `random` = 1 to 6, in this order, and `hash` = 0.
void conformance_diff(conformance *c);
void conformance_spring(conformance *c);
void conformance_motion(conformance *c);
void conformance_bar(conformance *c);
void conformance_solver(conformance *c);
void conformance_batches(conformance *c);

#endif // RESIN_CONFORMANCE_H
