// SPDX-License-Identifier: MIT
#include "bar_internal.h"

#include <resin/motion.h>

_Static_assert(sizeof(void *) != 8 || sizeof(resin_bar_transformer) == 24,
               "resin_bar_transformer is part of the ABI");

// The input of a reduction. Positions are in bar coordinates.
typedef struct move
{
    double base;     // the offset without stretch
    double raw;      // the distance that the content moved
    double previous; // positions of the content
    double current;
    double top; // as in resin_bar_step
    double bottom;
    double start;   // the position of the content at its top
    double tallest; // the offset at the highest available stop
    uint32_t highest_stop;
} move;

// Whether the offset of a state may include the rubber band.
static bool is_elastic(const resin_bar *bar, uint32_t phase)
{
    return phase == (uint32_t)RESIN_BAR_TRACKING ||
           (phase == (uint32_t)RESIN_BAR_SETTLING &&
            (bar->flags & RESIN_BAR_STRETCH_WHILE_SETTLING) != 0);
}

static inline move move_of(const resin_bar *bar, const resin_bar_state *state,
                           const resin_bar_sample *sample)
{
    move m;
    const double inset = sample->client_inset_top;
    m.raw = state->phase != (uint32_t)RESIN_BAR_DETACHED
                ? sample->content_offset - state->content_offset
                : 0.0;
    m.current = sample->content_offset + inset;
    m.previous =
        state->phase != (uint32_t)RESIN_BAR_DETACHED ? state->content_offset + inset : m.current;
    // The bar follows the content up to its tallest position. The content's own top is there too,
    // unless the view does not have the insets of the last response.
    m.top = rsn_bar_offset_at(bar, state->highest_stop);
    m.start = inset - sample->inset_top;
    const double end = sample->content_height - sample->frame_height + sample->inset_bottom + inset;
    m.bottom = rsn_at_least(rsn_at_least(end, m.start), m.top);
    // Only when scrolling down: scrolling up may be an animation to an expanded stop.
    const bool leaves = m.raw > 0.0 && m.current > bar->normal + bar->top_tolerance;
    m.highest_stop = leaves ? bar->normal_stop : state->highest_stop;
    m.tallest = rsn_bar_offset_at(bar, m.highest_stop);
    // The stops before the step, because the offset is from before the step. Without a rubber band
    // the offset may be beyond the highest available stop; the chain handles that.
    const uint32_t last =
        is_elastic(bar, state->phase) ? state->highest_stop : (uint32_t)(bar->stop_count - 1);
    m.base = rsn_between(state->offset, rsn_bar_offset_at(bar, last), bar->shortest);
    return m;
}

// without_top and without_bottom: a delta that equals `raw` becomes exactly the difference of the
// two clamped positions; changes by earlier transformers are preserved.
static inline double without_top(const move *m, double delta)
{
    if (m->previous >= m->top && m->current >= m->top)
    {
        return delta;
    }
    const double inside = rsn_at_least(m->current, m->top) - rsn_at_least(m->previous, m->top);
    return delta - m->raw + inside;
}

static inline double without_bottom(const move *m, double delta)
{
    if (m->previous <= m->bottom && m->current <= m->bottom)
    {
        return delta;
    }
    const double inside = rsn_at_most(m->current, m->bottom) - rsn_at_most(m->previous, m->bottom);
    return delta - m->raw + inside;
}

// The limits include `base`, so that a bar beyond the stops is not pulled back in one step.
static inline double cut_out(const resin_bar *bar, const move *m, double target)
{
    return rsn_between(target, rsn_at_most(m->tallest, m->base),
                       rsn_at_least(bar->shortest, m->base));
}

static inline double anchor(const resin_bar *bar, const move *m, double target)
{
    const rsn_bar_fit fit = rsn_bar_fit_at(bar, m->tallest, m->current);
    return rsn_between(target, fit.tallest, fit.shortest);
}

// Applies the rubber band: a function of the overscroll only, so that the result does not depend on
// frames. Only at the outermost stops: there the offset without the stretch is known. A bar that
// reaches its lowest stop together with the end of the content may miss the stop by a rounding
// error.
static double stretch(const resin_bar *bar, const move *m, double frame_height, double offset)
{
    const double above = rsn_at_most(m->start, m->tallest) - m->current;
    if (above > 0.0 && offset <= m->tallest)
    {
        return offset - resin_rubber_band(above, frame_height, bar->resistance);
    }
    const double below = m->current - rsn_at_least(m->bottom, bar->shortest);
    if (below > 0.0 && offset >= bar->shortest - bar->rounding_tolerance)
    {
        // A rubber band is shorter than its dimension, so the height remains above 0.
        return bar->shortest + resin_rubber_band(below, 0.0 - bar->shortest, bar->resistance);
    }
    return offset;
}

// The new offset: the target, with the rubber band if the phase has one.
static inline double settled_offset(const resin_bar *bar, const move *m, uint32_t phase,
                                    double frame_height, double target)
{
    if (m->current >= m->tallest && m->current <= m->bottom)
    {
        return target;
    }
    return bar->resistance > 0.0 && is_elastic(bar, phase) ? stretch(bar, m, frame_height, target)
                                                           : target;
}

// Writes the members one by one, after all reads: `out` may be `state`, and copying the whole
// struct would stall the loads of the next call (store forwarding).
static inline void write_state(const resin_bar *bar, const resin_bar_state *state,
                               const resin_bar_sample *sample, const move *m, double target,
                               resin_bar_state *out)
{
    const uint32_t phase =
        state->phase != (uint32_t)RESIN_BAR_DETACHED ? state->phase : (uint32_t)RESIN_BAR_RESTING;
    const double content_offset = sample->content_offset;
    out->offset = settled_offset(bar, m, phase, sample->frame_height, target);
    out->content_offset = content_offset;
    out->highest_stop = m->highest_stop;
    out->phase = phase;
}

static inline void reduce(const resin_bar *bar, const resin_bar_state *state,
                          const resin_bar_sample *sample, resin_bar_state *out)
{
    const move m = move_of(bar, state, sample);
    const double delta = without_bottom(&m, without_top(&m, m.raw));
    const double target = anchor(bar, &m, cut_out(bar, &m, m.base + delta));
    write_state(bar, state, sample, &m, target, out);
}

resin_bar_state rsn_bar_reduce(const resin_bar *bar, const resin_bar_state *state,
                               const resin_bar_sample *sample)
{
    resin_bar_state out;
    reduce(bar, state, sample, &out);
    return out;
}

resin_status resin_bar_reduce(const resin_bar *bar, const resin_bar_state *state,
                              const resin_bar_sample *sample, resin_bar_state *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (RSN_UNLIKELY(status != RESIN_OK))
    {
        return status;
    }
    reduce(bar, state, sample, out);
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// Chains

// The delta, and the offset to which it leads, because base + (target - base) may differ from the
// target by rounding: a bar that is limited to a stop must be exactly at it.
typedef struct course
{
    double delta;
    double target;
} course;

static course course_of_delta(const move *m, course before, double delta)
{
    return delta == before.delta ? before : (course){.delta = delta, .target = m->base + delta};
}

static course course_of_target(const move *m, course before, double target)
{
    return target == before.target ? before : (course){.delta = target - m->base, .target = target};
}

static course transform(const resin_bar *bar, const move *m, uint32_t kind, course before)
{
    switch (kind)
    {
    case RESIN_BAR_IGNORE_TOP:
        return course_of_delta(m, before, without_top(m, before.delta));
    case RESIN_BAR_IGNORE_BOTTOM:
        return course_of_delta(m, before, without_bottom(m, before.delta));
    case RESIN_BAR_CUT_OUT:
        return course_of_target(m, before, cut_out(bar, m, before.target));
    case RESIN_BAR_ANCHOR:
        return course_of_target(m, before, anchor(bar, m, before.target));
    default:
        return before;
    }
}

static resin_bar_step step_of(const resin_bar *bar, const resin_bar_state *state,
                              const resin_bar_sample *sample, const move *m, double delta)
{
    resin_bar_step step = {.bar = bar,
                           .state = *state,
                           .sample = *sample,
                           .previous = m->previous,
                           .current = m->current,
                           .top = m->top,
                           .bottom = m->bottom,
                           .delta = delta};
    step.state.offset = m->base;
    step.state.highest_stop = m->highest_stop;
    return step;
}

static bool are_transformers(const resin_bar_transformer *transformers, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        const uint32_t kind = transformers[i].kind;
        if (kind < (uint32_t)RESIN_BAR_IGNORE_TOP || kind > (uint32_t)RESIN_BAR_CUSTOM ||
            (kind == (uint32_t)RESIN_BAR_CUSTOM && transformers[i].transform == NULL))
        {
            return false;
        }
    }
    return true;
}

resin_status resin_bar_reduce_with(const resin_bar *bar, const resin_bar_state *state,
                                   const resin_bar_sample *sample,
                                   const resin_bar_transformer *transformers, size_t count,
                                   resin_bar_state *out)
{
    const resin_status status = rsn_bar_check(bar, state, sample, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (transformers == NULL && count > 0)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (!are_transformers(transformers, count))
    {
        return RESIN_ERROR_TRANSFORMER;
    }
    const move m = move_of(bar, state, sample);
    course now = {.delta = m.raw, .target = m.base + m.raw};
    for (size_t i = 0; i < count; ++i)
    {
        if (transformers[i].kind != (uint32_t)RESIN_BAR_CUSTOM)
        {
            now = transform(bar, &m, transformers[i].kind, now);
            continue;
        }
        const resin_bar_step step = step_of(bar, state, sample, &m, now.delta);
        const double delta = transformers[i].transform(transformers[i].context, &step);
        if (!isfinite(delta))
        {
            return RESIN_ERROR_TRANSFORMER;
        }
        now = course_of_delta(&m, now, delta);
    }
    if (!rsn_bar_is_number(now.target))
    {
        return RESIN_ERROR_TRANSFORMER;
    }
    write_state(bar, state, sample, &m, now.target, out);
    return RESIN_OK;
}

double resin_bar_apply_transform(const resin_bar_step *step, resin_bar_transform kind)
{
    if (step == NULL || step->bar == NULL || !rsn_bar_is_state(step->bar, &step->state))
    {
        return 0.0;
    }
    const move m = {
        .base = step->state.offset,
        .raw = step->state.phase != (uint32_t)RESIN_BAR_DETACHED
                   ? step->sample.content_offset - step->state.content_offset
                   : 0.0,
        .previous = step->previous,
        .current = step->current,
        .top = step->top,
        .bottom = step->bottom,
        .tallest = rsn_bar_offset_at(step->bar, step->state.highest_stop),
        .highest_stop = step->state.highest_stop,
    };
    const course before = {.delta = step->delta, .target = m.base + step->delta};
    const double delta = transform(step->bar, &m, (uint32_t)kind, before).delta;
    return isfinite(delta) ? delta : 0.0;
}
