// SPDX-License-Identifier: MIT
#ifndef RSN_BAR_SCENE_H
#define RSN_BAR_SCENE_H

#include "bar_internal.h"

#include <resin/bar_gesture.h>

// A bar and its scroll view, with the bar's new contribution to the insets: the basis for computing
// where the two will come to rest.
typedef struct rsn_bar_scene
{
    const resin_bar *bar;
    resin_bar_state state;   // resting, without stretch
    resin_bar_sample sample; // with the new insets
    resin_bar_insets insets;
    double low; // the range of the content offset
    double high;
} rsn_bar_scene;

rsn_bar_scene rsn_bar_scene_of(const resin_bar *bar, resin_bar_state state,
                               resin_bar_sample sample);

// Returns the state after the content has moved to an offset in a single step.
resin_bar_state rsn_bar_scene_at(const rsn_bar_scene *scene, double content_offset);

// Whether moving the content to an offset moves the bar to the offset `goal`. If so, clamps the
// content offset to its range: at the end of the content it may be outside by a rounding error.
bool rsn_bar_scene_reaches(const rsn_bar_scene *scene, double *content_offset, double goal);

// Returns the resting state of a bar with the offset `goal`.
resin_bar_state rsn_bar_scene_resting(const rsn_bar_scene *scene, double content_offset,
                                      double goal);

// The final state of a bar whose content would come to rest at `rest`.
typedef struct rsn_bar_outcome
{
    resin_bar_state resting;
    double content_offset; // `rest`, or the offset to which the content has to be moved
} rsn_bar_outcome;

// `held` content is not moved.
rsn_bar_outcome rsn_bar_scene_outcome(const rsn_bar_scene *scene, double rest, bool held);

// Returns a response without a target and with the scene's state in `phase`.
resin_bar_response rsn_bar_scene_response(const rsn_bar_scene *scene, uint32_t phase);

// Returns a response that moves the content to the outcome's offset, or a resting one. `rest` is
// the offset to which the content moves without a target.
resin_bar_response rsn_bar_scene_settle(const rsn_bar_scene *scene, rsn_bar_outcome outcome,
                                        double rest);

// Returns the response for content that has stopped.
resin_bar_response rsn_bar_scene_halted(const rsn_bar_scene *scene, bool held);

#endif // RSN_BAR_SCENE_H
