// SPDX-License-Identifier: MIT

// Mistakes that must not compile: scripts/steps/test-cpp compiles each case, and searches the
// compiler's output for the text behind `expected:`.

#include <resin.hpp>

#include <list>
#include <vector>

#if MISTAKE == 0
// None: this must compile.
void mistake();
void mistake()
{
    const std::vector<double> stops{0.0, 100.0};
    (void)resin::nearest_stop(stops, 70.0);
}
#elif MISTAKE == 1 // expected: could not convert
void mistake()
{
    (void)resin::nearest_stop({0, 100}, 70.0); // a null pointer and a length
}
#elif MISTAKE == 2 // expected: must be random-access ranges
void mistake()
{
    const std::list<int> list{1, 2};
    resin::diff().match(list, list);
}
#elif MISTAKE == 3 // expected: ignoring return value
void mistake(const resin::spring &spring, resin::motion row)
{
    spring.step(row, 0.0, 1.0 / 60.0, {0.5, 5.0}); // leaves `row` as it is
}
#elif MISTAKE == 4 // expected: ignoring return value
void mistake(const resin::bar &bar, resin::bar_state state, const resin::bar_sample &sample)
{
    bar.reduce(state, sample); // leaves `state` as it is
}
#elif MISTAKE == 5 // expected: no match for
void mistake(resin::spring_batch &batch)
{
    batch.values = std::vector<double>(3); // freed at the end of the line
}
#endif
