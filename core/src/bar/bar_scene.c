// SPDX-License-Identifier: MIT
#include "bar_scene.h"

static resin_bar_insets insets_of(const resin_bar *bar, uint32_t highest_stop,
                                  const resin_bar_sample *sample)
{
    // The offset of the bar up to which short content has to scroll.
    const double least =
        (bar->flags & RESIN_BAR_HOLD_SHORT_CONTENT) != 0 ? bar->normal : bar->shortest;
    const double missing = sample->frame_height - sample->content_height -
                           sample->client_inset_top - sample->client_inset_bottom + least;
    return (resin_bar_insets){.top = bar->stops[highest_stop],
                              .bottom = rsn_at_least(missing, 0.0),
                              .indicator_top = bar->stops[bar->normal_stop]};
}

rsn_bar_scene rsn_bar_scene_of(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample)
{
    rsn_bar_scene scene = {.bar = bar, .state = state, .sample = sample};
    scene.state.phase = (uint32_t)RESIN_BAR_RESTING;
    scene.insets = insets_of(bar, state.highest_stop, &sample);
    scene.sample.inset_top = sample.client_inset_top + scene.insets.top;
    scene.sample.inset_bottom = sample.client_inset_bottom + scene.insets.bottom;
    scene.low = rsn_between(0.0 - scene.sample.inset_top, -RSN_BAR_LIMIT, RSN_BAR_LIMIT);
    const double end = sample.content_height - sample.frame_height + scene.sample.inset_bottom;
    scene.high = rsn_between(end, scene.low, RSN_BAR_LIMIT);
    return scene;
}

resin_bar_state rsn_bar_scene_at(const rsn_bar_scene *scene, double content_offset)
{
    resin_bar_sample sample = scene->sample;
    sample.content_offset = content_offset;
    return rsn_bar_reduce(scene->bar, &scene->state, &sample);
}

bool rsn_bar_scene_reaches(const rsn_bar_scene *scene, double *content_offset, double goal)
{
    const double inside = rsn_between(*content_offset, scene->low, scene->high);
    if (fabs(rsn_bar_scene_at(scene, inside).offset - goal) > scene->bar->stop_tolerance / 2.0)
    {
        return false;
    }
    *content_offset = inside;
    return true;
}

resin_bar_state rsn_bar_scene_resting(const rsn_bar_scene *scene, double content_offset,
                                      double goal)
{
    const resin_bar *bar = scene->bar;
    return (resin_bar_state){
        .offset = goal,
        .content_offset = content_offset,
        // At the normal stop or below, the next touch decides whether higher ones are available.
        .highest_stop = goal < bar->normal ? rsn_bar_scene_at(scene, content_offset).highest_stop
                                           : bar->normal_stop,
        .phase = (uint32_t)RESIN_BAR_RESTING,
    };
}

// The best stop so far, the first one on a tie.
typedef struct choice
{
    bool found;
    double distance;
    double goal;
    double content_offset;
} choice;

static void choose(choice *best, double distance, double goal, double content_offset)
{
    if (!best->found || distance < best->distance)
    {
        *best = (choice){true, distance, goal, content_offset};
    }
}

rsn_bar_outcome rsn_bar_scene_outcome(const rsn_bar_scene *scene, double rest, bool held)
{
    const resin_bar *bar = scene->bar;
    const resin_bar_state left = rsn_bar_scene_at(scene, rest);
    if (bar->snapping == (uint32_t)RESIN_BAR_SNAP_NONE)
    {
        return (rsn_bar_outcome){.resting = rsn_bar_scene_resting(scene, rest, left.offset),
                                 .content_offset = rest};
    }
    const double position = rest + scene->sample.client_inset_top;
    const rsn_bar_fit fit =
        rsn_bar_fit_at(bar, rsn_bar_offset_at(bar, left.highest_stop), position);
    choice by_scrolling = {0};
    choice by_itself = {0};
    choice at_all = {0};
    for (uint32_t i = 0; i <= left.highest_stop; ++i)
    {
        const double goal = rsn_bar_offset_at(bar, i);
        const double missing = goal - left.offset;
        const double distance = fabs(missing);
        choose(&at_all, distance, goal, rest);
        if (goal >= fit.tallest - bar->stop_tolerance && goal <= fit.shortest + bar->stop_tolerance)
        {
            choose(&by_itself, distance, goal, rest);
        }
        double target = rest + missing;
        if (distance <= bar->stop_tolerance)
        {
            choose(&by_scrolling, distance, goal, rest);
        }
        else if (!held && rsn_bar_scene_reaches(scene, &target, goal))
        {
            choose(&by_scrolling, distance, goal, target);
        }
    }
    const choice best = by_scrolling.found ? by_scrolling : by_itself.found ? by_itself : at_all;
    return (rsn_bar_outcome){.resting =
                                 rsn_bar_scene_resting(scene, best.content_offset, best.goal),
                             .content_offset = best.content_offset};
}

resin_bar_response rsn_bar_scene_response(const rsn_bar_scene *scene, uint32_t phase)
{
    const double now = scene->sample.content_offset;
    const double rest = rsn_between(now, scene->low, scene->high);
    resin_bar_response response = {
        .state = scene->state,
        .resting = rsn_bar_scene_outcome(scene, rest, false).resting,
        .insets = scene->insets,
        .target_offset = now,
    };
    response.state.phase = phase;
    return response;
}

resin_bar_response rsn_bar_scene_settle(const rsn_bar_scene *scene, rsn_bar_outcome outcome,
                                        double rest)
{
    const resin_bar *bar = scene->bar;
    const double now = scene->sample.content_offset;
    resin_bar_response response = {.resting = outcome.resting, .target_offset = now};
    if (outcome.content_offset != rest)
    {
        response.has_target = 1;
        response.target_offset = outcome.content_offset;
    }
    if (response.has_target == 0 && rest == now)
    {
        response.state = outcome.resting;
    }
    else
    {
        response.state = scene->state;
        response.state.phase = (uint32_t)RESIN_BAR_SETTLING;
        // The higher stops remain available while the bar is above the normal stop or moves there.
        const double position = now + scene->sample.client_inset_top;
        if (position >= bar->normal && outcome.resting.highest_stop == bar->normal_stop)
        {
            response.state.highest_stop = bar->normal_stop;
        }
    }
    response.insets = insets_of(bar, response.state.highest_stop, &scene->sample);
    return response;
}

resin_bar_response rsn_bar_scene_halted(const rsn_bar_scene *scene, bool held)
{
    const double now = scene->sample.content_offset;
    const double inside = rsn_between(now, scene->low, scene->high);
    const bool stays = held || fabs(inside - now) <= scene->bar->stop_tolerance;
    const double rest = stays ? now : inside;
    return rsn_bar_scene_settle(scene, rsn_bar_scene_outcome(scene, rest, held), now);
}
