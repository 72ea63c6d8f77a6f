// SPDX-License-Identifier: MIT
#include "bar_scene.h"

// Fits the bar to content at an offset, without scrolling.
static resin_bar_state place_at(const resin_bar *bar, resin_bar_state state,
                                resin_bar_sample sample, double content_offset)
{
    state.content_offset = content_offset;
    sample.content_offset = content_offset;
    return rsn_bar_reduce(bar, &state, &sample);
}

static resin_bar_response attach(const resin_bar *bar, resin_bar_state state,
                                 resin_bar_sample sample)
{
    const double tallest = rsn_bar_offset_at(bar, state.highest_stop);
    state.offset = rsn_between(state.offset, tallest, bar->shortest);
    state.phase = (uint32_t)RESIN_BAR_RESTING;
    if (state.offset >= bar->normal)
    {
        state.highest_stop = bar->normal_stop;
    }
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, state, sample);

    const double position = sample.content_offset + sample.client_inset_top;
    const double top = sample.client_inset_top - sample.inset_top;
    const bool is_at_top = position <= rsn_at_least(top, bar->shortest);
    const bool is_apart = position < state.offset || state.offset < bar->normal;
    const double wanted =
        is_at_top || is_apart ? state.offset - sample.client_inset_top : sample.content_offset;
    const double target = rsn_between(wanted, scene.low, scene.high);
    const bool is_there = target == sample.content_offset;

    sample.content_offset = target;
    const resin_bar_state now = place_at(bar, state, scene.sample, target);
    const rsn_bar_scene after = rsn_bar_scene_of(bar, now, sample);
    const rsn_bar_outcome outcome = rsn_bar_scene_outcome(&after, target, false);
    // Between two stops the response is SETTLING; resin_bar_settle will choose the target.
    resin_bar_response response = rsn_bar_scene_settle(&after, outcome, target);
    response.has_target = is_there ? 0 : 1;
    response.target_offset = target;
    return response;
}

resin_status resin_bar_attach(const resin_bar *bar, const resin_bar_state *state,
                              const resin_bar_sample *sample, resin_bar_response *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status == RESIN_OK)
    {
        *out = attach(bar, *state, *sample);
    }
    return status;
}

resin_status resin_bar_change_layout(const resin_bar *bar, const resin_bar_state *state,
                                     const resin_bar_sample *sample, resin_bar_response *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (state->phase == (uint32_t)RESIN_BAR_DETACHED)
    {
        *out = attach(bar, *state, *sample);
        return RESIN_OK;
    }
    const resin_bar_state now = place_at(bar, *state, *sample, sample->content_offset);
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, *sample);
    *out = now.phase == (uint32_t)RESIN_BAR_RESTING ? rsn_bar_scene_halted(&scene, false)
                                                    : rsn_bar_scene_response(&scene, now.phase);
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// Requested positions

// Moves the content to an offset at which the bar is at a stop.
static resin_bar_response sent(const rsn_bar_scene *scene, double content_offset, double goal)
{
    const rsn_bar_outcome outcome = {.resting = rsn_bar_scene_resting(scene, content_offset, goal),
                                     .content_offset = content_offset};
    return rsn_bar_scene_settle(scene, outcome, scene->sample.content_offset);
}

resin_status resin_bar_scroll_to_top(const resin_bar *bar, const resin_bar_state *state,
                                     const resin_bar_sample *sample, resin_bar_response *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    resin_bar_state now = rsn_bar_reduce(bar, state, sample);
    const double position = sample->content_offset + sample->client_inset_top;
    const bool is_expanded = position < bar->normal && now.highest_stop > bar->normal_stop;
    if (now.phase == (uint32_t)RESIN_BAR_TRACKING || is_expanded)
    {
        const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, *sample);
        *out = now.phase == (uint32_t)RESIN_BAR_TRACKING ? rsn_bar_scene_response(&scene, now.phase)
                                                         : rsn_bar_scene_halted(&scene, false);
        return RESIN_OK;
    }
    now.highest_stop = bar->normal_stop;
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, *sample);
    *out = sent(&scene, scene.low, bar->normal);
    return RESIN_OK;
}

static resin_bar_response moved_to(const resin_bar *bar, resin_bar_state state,
                                   resin_bar_sample sample, uint32_t stop)
{
    const double goal = rsn_bar_offset_at(bar, stop);
    const bool is_high = goal < bar->normal;
    if (is_high)
    {
        state.highest_stop = (uint32_t)(bar->stop_count - 1);
    }
    const rsn_bar_scene scene = rsn_bar_scene_of(bar, state, sample);
    const double position = sample.content_offset + sample.client_inset_top;
    double target = is_high || position == state.offset
                        ? goal - sample.client_inset_top
                        : sample.content_offset + (goal - state.offset);
    if (rsn_bar_scene_reaches(&scene, &target, goal))
    {
        return sent(&scene, target, goal);
    }
    const rsn_bar_fit fit =
        rsn_bar_fit_at(bar, rsn_bar_offset_at(bar, state.highest_stop), position);
    if (goal >= fit.tallest && goal <= fit.shortest)
    {
        return sent(&scene, sample.content_offset, goal);
    }
    return rsn_bar_scene_halted(&scene, false);
}

resin_status resin_bar_move_to(const resin_bar *bar, const resin_bar_state *state,
                               const resin_bar_sample *sample, uint32_t stop,
                               resin_bar_response *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (stop >= bar->stop_count)
    {
        return RESIN_ERROR_STOP;
    }
    const resin_bar_state now = rsn_bar_reduce(bar, state, sample);
    if (now.phase == (uint32_t)RESIN_BAR_TRACKING)
    {
        const rsn_bar_scene scene = rsn_bar_scene_of(bar, now, *sample);
        *out = rsn_bar_scene_response(&scene, now.phase);
        return RESIN_OK;
    }
    *out = moved_to(bar, now, *sample, stop);
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// Changed heights

// Scales progress separately below and above the normal stop. Both bars have a stop below it.
static double progress_in(const resin_bar *bar, const resin_bar *from, double progress)
{
    const double old_normal = from->normal_stop;
    const double new_normal = bar->normal_stop;
    if (progress <= old_normal)
    {
        return old_normal == new_normal ? progress : progress / old_normal * new_normal;
    }
    const double old_rest = (double)(from->stop_count - 1) - old_normal;
    const double new_rest = (double)(bar->stop_count - 1) - new_normal;
    const double above = progress - old_normal;
    return new_normal + (old_rest == new_rest ? above : above / old_rest * new_rest);
}

resin_status resin_bar_adopt(const resin_bar *from, const resin_bar *bar,
                             const resin_bar_state *state, resin_bar_state *out)
{
    if (from == NULL || bar == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    if (state == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if (!rsn_bar_is_state(from, state))
    {
        return RESIN_ERROR_BAR_STATE;
    }
    const rsn_bar_position old = rsn_bar_position_of(from, 0.0 - state->offset);
    const bool is_alike =
        from->stop_count == bar->stop_count && from->normal_stop == bar->normal_stop;
    resin_bar_state adopted = *state;
    adopted.offset = 0.0 - (is_alike && old.stop != RESIN_INDEX_NONE
                                ? bar->stops[old.stop]
                                : rsn_bar_height_at(bar, progress_in(bar, from, old.progress)));
    adopted.highest_stop = state->highest_stop > from->normal_stop ? (uint32_t)(bar->stop_count - 1)
                                                                   : bar->normal_stop;
    *out = adopted;
    return RESIN_OK;
}
