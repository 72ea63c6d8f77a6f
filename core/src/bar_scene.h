// SPDX-License-Identifier: MIT
#ifndef RSN_BAR_SCENE_H
#define RSN_BAR_SCENE_H

#include "bar_internal.h"

#include <resin/bar_gesture.h>

// A bar and its scroll view with the insets that the bar is about to contribute: what is asked
// where the two will come to rest.
typedef struct rsn_bar_scene
{
    const resin_bar *bar;
    resin_bar_state state;   // at rest, without stretch
    resin_bar_sample sample; // with the new insets
    resin_bar_insets insets;
    double low; // the range of the content offset
    double high;
} rsn_bar_scene;

rsn_bar_scene rsn_bar_scene_of(const resin_bar *bar, resin_bar_state state,
                               resin_bar_sample sample);

// The bar when the content has gone to an offset, straight.
resin_bar_state rsn_bar_scene_at(const rsn_bar_scene *scene, double content_offset);

// Whether the content can go to an offset, and the bar with it to `goal`. What can is moved into
// the range: a bar that once was at a stop at the very end of the content must find back there.
bool rsn_bar_scene_reaches(const rsn_bar_scene *scene, double *content_offset, double goal);

// The bar at rest at a stop, with the content at an offset.
resin_bar_state rsn_bar_scene_resting(const rsn_bar_scene *scene, double content_offset,
                                      double goal);

// Where everything comes to rest, if the content by itself goes to `rest`.
typedef struct rsn_bar_outcome
{
    resin_bar_state resting;
    double content_offset; // `rest`, or where the content must be brought instead
} rsn_bar_outcome;

// `held` content is not brought anywhere.
rsn_bar_outcome rsn_bar_scene_outcome(const rsn_bar_scene *scene, double rest, bool held);

// A response without a target; the state is the scene's with `phase`.
resin_bar_response rsn_bar_scene_response(const rsn_bar_scene *scene, uint32_t phase);

// The response that brings the content to the outcome's offset, or that says all is at rest. `rest`
// is where the content goes without a target.
resin_bar_response rsn_bar_scene_settled(const rsn_bar_scene *scene, rsn_bar_outcome outcome,
                                         double rest);

// The response for content that has stopped.
resin_bar_response rsn_bar_scene_halted(const rsn_bar_scene *scene, bool held);

#endif // RSN_BAR_SCENE_H
