// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200809L

#include "resin_bench.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_RIVALS 16
#define MOST_SAMPLES 101

// ---------------------------------------------------------------------------------------------
// Allocations, counted by the linker's option --wrap if it is supported

static long allocation_count;

#if defined(RESIN_BENCH_WRAPS_MALLOC)
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

void *__wrap_malloc(size_t size)
{
    allocation_count += 1;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocation_count += 1;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    allocation_count += 1;
    return __real_realloc(memory, size);
}

static const bool counts_allocations = true;
#else
static const bool counts_allocations = false;
#endif

void *resin_bench_alloc(size_t size)
{
    void *memory = calloc(1, size > 0 ? size : 1);
    if (memory == NULL)
    {
        fprintf(stderr, "bench: no memory for %zu bytes\n", size);
        exit(1);
    }
    return memory;
}

// ---------------------------------------------------------------------------------------------
// Options

typedef struct options
{
    const char *filter;
    FILE *output;
    bool quick;
    bool list;
} options;

static bool parse(int argc, char **argv, options *out)
{
    *out = (options){.output = stdout};
    for (int i = 1; i < argc; ++i)
    {
        if (strcmp(argv[i], "--quick") == 0)
        {
            out->quick = true;
        }
        else if (strcmp(argv[i], "--list") == 0)
        {
            out->list = true;
        }
        else if (strcmp(argv[i], "--filter") == 0 && i + 1 < argc)
        {
            out->filter = argv[++i];
        }
        else if (strcmp(argv[i], "--json") == 0 && i + 1 < argc)
        {
            out->output = fopen(argv[++i], "a");
            if (out->output == NULL)
            {
                fprintf(stderr, "bench: cannot write %s\n", argv[i]);
                return false;
            }
        }
        else
        {
            fprintf(stderr, "usage: %s [--filter TEXT] [--quick] [--json FILE] [--list]\n",
                    argv[0]);
            return false;
        }
    }
    return true;
}

static bool is_wanted(const options *options, const resin_bench_case *c)
{
    char name[256];
    snprintf(name, sizeof name, "%s/%s/%s/%zu/%s", c->unit, c->workload, c->identity, c->size,
             c->path);
    if (options->filter != NULL && strstr(name, options->filter) == NULL)
    {
        return false;
    }
    if (options->list)
    {
        printf("%s\n", name);
    }
    return !options->list;
}

// ---------------------------------------------------------------------------------------------
// Timing

typedef struct entrant
{
    const resin_bench_case *c;
    void *context;
    size_t iterations; // in one sample
    long allocations;
    double times[MOST_SAMPLES]; // nanoseconds for one iteration
} entrant;

// The destination of results, so that the compiler does not remove the measured work.
static volatile double sink;

// The processor time of this thread, without the time of other programs.
static double now_in_nanoseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double time_of(entrant *e, size_t iterations)
{
    const double start = now_in_nanoseconds();
    const double result = e->c->run(e->context, iterations);
    const double end = now_in_nanoseconds();
    sink = result;
    return end - start;
}

// Sets up a case, checks it, counts allocations, and determines how many iterations make a sample
// long enough for the clock.
static bool prepare(entrant *e, const resin_bench_case *c, bool quick)
{
    *e = (entrant){.c = c, .context = c->setup(c->size), .iterations = 1, .allocations = -1};
    if (!c->check(e->context))
    {
        fprintf(stderr, "bench: %s/%s/%zu/%s: wrong answer\n", c->unit, c->workload, c->size,
                c->path);
        c->teardown(e->context);
        return false;
    }
    const double least = quick ? 5e5 : 4e6;
    double time = time_of(e, 1);
    const long before = allocation_count;
    time = time_of(e, 1);
    e->allocations = counts_allocations ? allocation_count - before : -1;
    while (time < least)
    {
        const double factor = time > least / 16.0 ? 1.2 * least / time : 16.0;
        e->iterations = (size_t)((double)e->iterations * factor) + 1;
        time = time_of(e, e->iterations);
    }
    return true;
}

static int compare_times(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void report(entrant *e, size_t samples, FILE *output)
{
    qsort(e->times, samples, sizeof e->times[0], compare_times);
    fprintf(output,
            "{\"unit\":\"%s\",\"workload\":\"%s\",\"identity\":\"%s\",\"size\":%zu,\"path\":\"%s\","
            "\"median_ns\":%.2f,\"min_ns\":%.2f,\"max_ns\":%.2f,\"samples\":%zu,"
            "\"allocations\":%ld}\n",
            e->c->unit, e->c->workload, e->c->identity, e->c->size, e->c->path,
            e->times[samples / 2], e->times[0], e->times[samples - 1], samples, e->allocations);
    fflush(output);
}

static bool run_rivals(const resin_bench_case *const *cases, size_t count, const options *options)
{
    static entrant entrants[MOST_RIVALS];
    const size_t samples = options->quick ? 7 : 41;
    size_t ready = 0;
    bool right = true;
    for (size_t i = 0; i < count; ++i)
    {
        const bool is_right = prepare(&entrants[ready], cases[i], options->quick);
        ready += is_right ? 1 : 0;
        right = right && is_right;
    }
    for (size_t s = 0; s < samples; ++s)
    {
        for (size_t i = 0; i < ready; ++i)
        {
            entrant *e = &entrants[i];
            e->times[s] = time_of(e, e->iterations) / (double)e->iterations;
        }
    }
    for (size_t i = 0; i < ready; ++i)
    {
        report(&entrants[i], samples, options->output);
        entrants[i].c->teardown(entrants[i].context);
    }
    return right;
}

static bool are_rivals(const resin_bench_case *a, const resin_bench_case *b)
{
    return a->size == b->size && strcmp(a->unit, b->unit) == 0 &&
           strcmp(a->workload, b->workload) == 0 && strcmp(a->identity, b->identity) == 0;
}

int resin_bench_main(int argc, char **argv, const resin_bench_case *cases, size_t count)
{
#if !defined(NDEBUG)
    (void)argc;
    (void)argv;
    (void)cases;
    (void)count;
    (void)run_rivals;
    (void)are_rivals;
    (void)is_wanted;
    (void)parse;
    fprintf(stderr, "bench: built with assertions; build with NDEBUG and optimization\n");
    return 1;
#else
    options options;
    if (!parse(argc, argv, &options))
    {
        return 2;
    }
    bool right = true;
    const resin_bench_case *rivals[MOST_RIVALS];
    size_t rival_count = 0;
    for (size_t i = 0; i <= count; ++i)
    {
        const bool ends = i == count || rival_count == MOST_RIVALS ||
                          (rival_count > 0 && !are_rivals(rivals[0], &cases[i]));
        if (ends)
        {
            right = run_rivals(rivals, rival_count, &options) && right;
            rival_count = 0;
        }
        if (i < count && is_wanted(&options, &cases[i]))
        {
            rivals[rival_count++] = &cases[i];
        }
    }
    if (options.output != stdout)
    {
        fclose(options.output);
    }
    return right ? 0 : 1;
#endif
}
