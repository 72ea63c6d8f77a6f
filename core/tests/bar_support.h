// SPDX-License-Identifier: MIT
#ifndef RSN_BAR_SUPPORT_H
#define RSN_BAR_SUPPORT_H

#include "test_support.h"

// A bar with stops at 64, 200 and 300 points.
resin_bar *bar_of_three(void);

// A bar with these stops and the other members of `def`; null for the defaults.
resin_bar *bar_with(const double *stops, size_t count, const resin_bar_def *def);

// A sample of 3000 points of content in a frame of 844, without client insets, and with `top` as
// the bar's contribution.
resin_bar_sample sample_at(double content_offset, double top);

// A resting state with a height and a content offset.
resin_bar_state resting_at(const resin_bar *bar, double height, double content_offset);

resin_bar_state reduced(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample);

// A gesture event with velocity 0.
resin_bar_response touch(const resin_bar *bar, resin_bar_state state, uint32_t phase,
                         resin_bar_sample sample);
resin_bar_response release(const resin_bar *bar, resin_bar_state state, double velocity,
                           resin_bar_sample sample);

// The functions of the bar with inputs by value, for tables of cases.
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
resin_status call_change_layout(const resin_bar *bar, resin_bar_state state,
                                resin_bar_sample sample, resin_bar_response *out);
resin_status call_scroll_to_top(const resin_bar *bar, resin_bar_state state,
                                resin_bar_sample sample, resin_bar_response *out);
resin_status call_move_to(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                          uint32_t stop, resin_bar_response *out);
resin_status call_contribution(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                               resin_bar_insets *out);
resin_status call_adopt(const resin_bar *from, const resin_bar *bar, resin_bar_state state,
                        resin_bar_state *out);

// A bar of 2 to 6 stops, some of them equal, and a view of any size. Adds random flags to `flags`.
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
