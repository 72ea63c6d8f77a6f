// SPDX-License-Identifier: MIT
#ifndef RSN_BAR_SUPPORT_H
#define RSN_BAR_SUPPORT_H

#include "test_support.h"

// A bar of 64, 200 and 300 points over 3000 points of content in a frame of 844: what most tests
// use.
resin_bar *bar_of_three(void);

// A bar with these stops and otherwise this def's values; null for the defaults.
resin_bar *bar_with(const double *stops, size_t count, const resin_bar_def *def);

// Long content, nothing of the client's, and `top` contributed by the bar.
resin_bar_sample sample_at(double content_offset, double top);

// A state that rests at a height, with content at an offset.
resin_bar_state resting_at(const resin_bar *bar, double height, double content_offset);

resin_bar_state reduced(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample);

// A gesture event of a velocity of 0.
resin_bar_response touch(const resin_bar *bar, resin_bar_state state, uint32_t phase,
                         resin_bar_sample sample);
resin_bar_response release(const resin_bar *bar, resin_bar_state state, double velocity,
                           resin_bar_sample sample);

// The functions of the bar with their inputs by value, which reads better in tables of cases.
resin_status call_reduce(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                         resin_bar_state *out);
resin_status call_reduce_with(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                              const resin_bar_transformer *transformers, size_t count,
                              resin_bar_state *out);
resin_status call_handle_gesture(const resin_bar *bar, resin_bar_state state,
                                 resin_bar_gesture gesture, resin_bar_response *out);
resin_status call_settle(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                         uint32_t flags, resin_bar_response *out);
resin_status call_attach(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                         resin_bar_response *out);
resin_status call_layout_changed(const resin_bar *bar, resin_bar_state state,
                                 resin_bar_sample sample, resin_bar_response *out);
resin_status call_scroll_to_top(const resin_bar *bar, resin_bar_state state,
                                resin_bar_sample sample, resin_bar_response *out);
resin_status call_move_to(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                          uint32_t stop, resin_bar_response *out);
resin_status call_contribution(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                               resin_bar_insets *out);
resin_status call_adopt(const resin_bar *from, const resin_bar *bar, resin_bar_state state,
                        resin_bar_state *out);

// A bar of 2 to 6 stops, some of them equal, on a view of any size; `flags` as well as random ones.
typedef struct view
{
    resin_bar *bar;
    resin_bar_sample sample;
    size_t stops;
} view;

view random_view(support_random *random, uint32_t flags);

void assert_state(resin_bar_state state, double height, uint32_t highest_stop, uint32_t phase,
                  const char *label);
void assert_same_state(resin_bar_state actual, resin_bar_state expected);

#endif // RSN_BAR_SUPPORT_H
