// SPDX-License-Identifier: MIT
#include "bar_scene.h"

_Static_assert(sizeof(resin_bar_insets) == 24, "resin_bar_insets is part of the ABI");
_Static_assert(sizeof(resin_bar_response) == 88, "resin_bar_response is part of the ABI");
_Static_assert(sizeof(resin_bar_gesture) == 80, "resin_bar_gesture is part of the ABI");

resin_status resin_bar_contribution(const resin_bar *bar, const resin_bar_state *state,
                                    const resin_bar_sample *sample, resin_bar_insets *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    *out = rsn_bar_scene_of(bar, *state, *sample).insets;
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// Touches

// Reduces the sample and changes the phase. Reduces it first in the old phase, which determines the
// meaning of the old state: a detached one has no content offset, a tracking one may be stretched.
static resin_bar_state enter(const resin_bar *bar, resin_bar_state state,
                             const resin_bar_sample *sample, uint32_t phase)
{
    resin_bar_state now = rsn_bar_reduce(bar, &state, sample);
    if (now.phase != phase)
    {
        now.phase = phase;
        now = rsn_bar_reduce(bar, &now, sample);
    }
    return now;
}

static resin_bar_response drag(const resin_bar *bar, resin_bar_state state,
                               const resin_bar_gesture *gesture)
{
    const resin_bar_sample *sample = &gesture->sample;
    resin_bar_state now = enter(bar, state, sample, (uint32_t)RESIN_BAR_TRACKING);
    if (gesture->phase == (uint32_t)RESIN_BAR_GESTURE_BEGAN)
    {
        const double position = sample->content_offset + sample->client_inset_top;
        const bool is_at_top = fabs(position - bar->normal) <= bar->top_tolerance;
        const bool is_expanded = position < bar->normal && now.highest_stop > bar->normal_stop;
        now.highest_stop =
            is_at_top || is_expanded ? (uint32_t)(bar->stop_count - 1) : bar->normal_stop;
        now = rsn_bar_reduce(bar, &now, sample); // fits the bar to the stops now available
    }
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, *sample);
    return rsn_bar_scene_response(&scene, (uint32_t)RESIN_BAR_TRACKING);
}

// The content offset at which the content comes to rest if it is not moved to a target.
static double rest_of(const rsn_bar_scene *scene, const resin_bar_gesture *gesture)
{
    const double now = gesture->sample.content_offset;
    if (gesture->phase != (uint32_t)RESIN_BAR_GESTURE_ENDED)
    {
        return rsn_between(now, scene->low, scene->high);
    }
    const bool is_known = (gesture->flags & RESIN_BAR_REST_KNOWN) != 0;
    const double rest =
        is_known ? gesture->rest_offset : now + gesture->velocity * scene->bar->projection;
    return rsn_between(rest, scene->low, scene->high);
}

static resin_bar_response release(const resin_bar *bar, resin_bar_state state,
                                  const resin_bar_gesture *gesture)
{
    const resin_bar_state now = enter(bar, state, &gesture->sample, (uint32_t)RESIN_BAR_SETTLING);
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, gesture->sample);
    const bool held = (gesture->flags & RESIN_BAR_KEEP_CONTENT) != 0;
    const double rest = rest_of(&scene, gesture);
    const rsn_bar_outcome outcome = rsn_bar_scene_outcome(&scene, rest, held);
    if (bar->snapping != (uint32_t)RESIN_BAR_SNAP_NEAREST)
    {
        return rsn_bar_scene_settle(&scene, outcome, rest);
    }
    const double here = rsn_between(gesture->sample.content_offset, scene.low, scene.high);
    const rsn_bar_outcome nearest = rsn_bar_scene_outcome(&scene, here, held);
    if (nearest.content_offset != here)
    {
        return rsn_bar_scene_settle(&scene, nearest, here);
    }
    // The bar is at a stop already: the content decelerates freely, and resin_bar_settle follows.
    resin_bar_response response = rsn_bar_scene_settle(&scene, outcome, rest);
    response.has_target = 0;
    response.target_offset = gesture->sample.content_offset;
    return response;
}

static resin_status check_gesture(const resin_bar_gesture *gesture)
{
    if ((gesture->flags & ~(RESIN_BAR_REST_KNOWN | RESIN_BAR_KEEP_CONTENT)) != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    const bool is_phase = gesture->phase >= (uint32_t)RESIN_BAR_GESTURE_BEGAN &&
                          gesture->phase <= (uint32_t)RESIN_BAR_GESTURE_FAILED;
    const bool is_known = (gesture->flags & RESIN_BAR_REST_KNOWN) != 0;
    if (!is_phase || !rsn_bar_is_number(gesture->velocity) ||
        (is_known && !rsn_bar_is_number(gesture->rest_offset)))
    {
        return RESIN_ERROR_GESTURE;
    }
    return RESIN_OK;
}

resin_status resin_bar_handle_gesture(const resin_bar *bar, const resin_bar_state *state,
                                      const resin_bar_gesture *gesture, resin_bar_response *out)
{
    const resin_bar_sample *sample = gesture != NULL ? &gesture->sample : NULL;
    resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status == RESIN_OK)
    {
        status = check_gesture(gesture);
    }
    if (status != RESIN_OK)
    {
        return status;
    }
    const bool is_down = gesture->phase == (uint32_t)RESIN_BAR_GESTURE_BEGAN ||
                         gesture->phase == (uint32_t)RESIN_BAR_GESTURE_CHANGED;
    *out = is_down ? drag(bar, *state, gesture) : release(bar, *state, gesture);
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// The end of a motion

resin_status resin_bar_settle(const resin_bar *bar, const resin_bar_state *state,
                              const resin_bar_sample *sample, uint32_t flags,
                              resin_bar_response *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    if ((flags & ~RESIN_BAR_KEEP_CONTENT) != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    const resin_bar_state now = rsn_bar_reduce(bar, state, sample);
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, *sample);
    *out = now.phase == (uint32_t)RESIN_BAR_TRACKING ? rsn_bar_scene_response(&scene, now.phase)
                                                     : rsn_bar_scene_halted(&scene, flags != 0);
    return RESIN_OK;
}
