// SPDX-License-Identifier: MIT
#ifndef RESIN_GO_BRIDGE_H
#define RESIN_GO_BRIDGE_H

// C functions between Go and libresin. They exist for three rules of cgo:
//
//  - Memory that is passed to C must not contain Go pointers. So a struct with pointers is passed
//    as separate arguments, and put together here.
//  - A Go variable whose address is passed to C is allocated on the heap. So results are returned
//    by value, with the status of the call.
//  - A pointer to an incomplete type, such as `resin_diff`, is checked at run time, for which cgo
//    allocates 8 bytes in every call. So objects are passed as `void *`, which is checked without.

#include <resin/resin.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// ---------------------------------------------------------------------------------------------
// Results by value

typedef struct resin_go_number
{
    resin_status status;
    double value;
} resin_go_number;

typedef struct resin_go_spring
{
    resin_status status;
    resin_spring spring;
} resin_go_spring;

typedef struct resin_go_motion
{
    resin_status status;
    resin_motion motion;
} resin_go_motion;

typedef struct resin_go_batch
{
    resin_status status;
    resin_spring_batch_result result;
} resin_go_batch;

typedef struct resin_go_state
{
    resin_status status;
    resin_bar_state state;
} resin_go_state;

typedef struct resin_go_insets
{
    resin_status status;
    resin_bar_insets insets;
} resin_go_insets;

typedef struct resin_go_response
{
    resin_status status;
    resin_bar_response response;
} resin_go_response;

typedef struct resin_go_name
{
    resin_status status;
    uint32_t index;
    uint32_t generation;
} resin_go_name;

typedef struct resin_go_range
{
    resin_status status;
    double lowest;
    double highest;
} resin_go_range;

typedef struct resin_go_array
{
    resin_status status;
    const void *elements;
    size_t count;
} resin_go_array;

typedef struct resin_go_fault
{
    resin_status status;
    resin_stage_fault fault;
} resin_go_fault;

// ---------------------------------------------------------------------------------------------
// Diff

// The members of `resin_identities` that are not pointers. A `context` other than 0 is a
// runtime/cgo.Handle, and selects the callbacks.
typedef struct resin_go_identities
{
    uint32_t kind;
    size_t old_count;
    size_t new_count;
    size_t size;
    size_t stride;
    uintptr_t context;
} resin_go_identities;

resin_status resin_go_diff_match(void *diff, resin_go_identities items, const uint8_t *old_keys,
                                 const uint8_t *new_keys, const size_t *old_slices,
                                 const size_t *new_slices);

resin_status resin_go_diff_match_sections(
    void *diff, resin_go_identities sections, const uint8_t *old_section_keys,
    const uint8_t *new_section_keys, const size_t *old_section_slices,
    const size_t *new_section_slices, resin_go_identities items, const uint8_t *old_keys,
    const uint8_t *new_keys, const size_t *old_slices, const size_t *new_slices,
    const size_t *old_offsets, const size_t *new_offsets, uint32_t flags);

resin_status resin_go_diff_mark_unequal(void *diff, uint32_t level, uintptr_t context);
resin_go_array resin_go_diff_old_to_new(const void *diff, uint32_t level);
resin_go_array resin_go_diff_finish(void *diff, uint32_t moves);
resin_go_array resin_go_diff_steps(void *diff);
resin_go_array resin_go_diff_stages(void *diff, uint32_t flags);

// The numbers of operations of a stage.
typedef struct resin_go_stage_counts
{
    size_t section_deletes, section_inserts, section_reloads, section_moves;
    size_t item_deletes, item_inserts, item_reloads, item_moves;
} resin_go_stage_counts;

resin_go_fault resin_go_diff_check_stage(
    resin_go_stage_counts counts, const uint32_t *section_deletes, const uint32_t *section_inserts,
    const uint32_t *section_reloads, const resin_index_pair *section_moves,
    const resin_index_path *item_deletes, const resin_index_path *item_inserts,
    const resin_index_path *item_reloads, const resin_index_path_pair *item_moves,
    const size_t *before, size_t before_count, const size_t *after, size_t after_count);

// ---------------------------------------------------------------------------------------------
// Springs

resin_go_spring resin_go_spring_from_frequency(double frequency, double damping_ratio);
resin_go_spring resin_go_spring_from_response(double response, double damping_ratio);
resin_go_spring resin_go_spring_from_stiffness(double stiffness, double damping, double mass);
resin_go_spring resin_go_spring_from_duration(double duration, double bounce);
resin_go_spring resin_go_spring_from_tension(double tension, double friction);

resin_go_number resin_go_spring_response(resin_spring spring);
resin_go_number resin_go_spring_stiffness(resin_spring spring, double mass);
resin_go_number resin_go_spring_damping(resin_spring spring, double mass);
resin_go_number resin_go_spring_bounce(resin_spring spring);
resin_go_number resin_go_spring_tension(resin_spring spring);
resin_go_number resin_go_spring_friction(resin_spring spring);

resin_go_motion resin_go_spring_advance(resin_spring spring, resin_motion motion, double target,
                                        double dt);
resin_go_motion resin_go_spring_step(resin_spring spring, resin_motion motion, double target,
                                     double dt, resin_spring_tolerance tolerance);
resin_go_number resin_go_spring_acceleration(resin_spring spring, resin_motion motion,
                                             double target);
resin_go_number resin_go_spring_overshoot(resin_spring spring, resin_motion motion, double target);
resin_go_number resin_go_spring_crossing_time(resin_spring spring, resin_motion motion,
                                              double target);
resin_go_number resin_go_spring_settling_time(resin_spring spring, resin_motion motion,
                                              double target, resin_spring_tolerance tolerance);
// The value is 1 for a motion at rest, otherwise 0.
resin_go_number resin_go_spring_is_at_rest(resin_spring spring, resin_motion motion, double target,
                                           resin_spring_tolerance tolerance);

resin_go_batch resin_go_spring_batch_step(size_t count, double *values, double *velocities,
                                          const double *targets, const double *frequencies,
                                          const double *damping_ratios, resin_spring spring,
                                          resin_spring_tolerance tolerance, uint32_t *settled,
                                          double dt);

// ---------------------------------------------------------------------------------------------
// Motion

resin_momentum resin_go_momentum_on_release(bool has_rule, resin_momentum_rule rule,
                                            double velocity, double distance);
bool resin_go_pause_add(resin_pause_detector *detector, bool has_rule, resin_pause_rule rule,
                        double velocity, double distance);
bool resin_go_timed_pause_add(resin_timed_pause_detector *detector, bool has_rule,
                              resin_pause_rule rule, double time, double velocity, double distance);

// ---------------------------------------------------------------------------------------------
// Bar

// The members of `resin_bar_def` that are not pointers.
typedef struct resin_go_bar_options
{
    size_t stop_count;
    uint32_t flags;
    uint32_t normal_stop;
    uint32_t snapping;
    double resistance;
    double deceleration_rate;
    double top_tolerance;
} resin_go_bar_options;

resin_status resin_go_bar_create(resin_go_bar_options options, const double *stops,
                                 resin_bar **out);
resin_go_number resin_go_bar_value(const void *bar, resin_bar_state state,
                                   const resin_bar_range *ranges, size_t count);
resin_go_state resin_go_bar_reduce(const void *bar, resin_bar_state state, resin_bar_sample sample);
// The transformers are given by their kinds. Custom ones call Go with `context`, a
// runtime/cgo.Handle, and their index.
resin_go_state resin_go_bar_reduce_with(const void *bar, resin_bar_state state,
                                        resin_bar_sample sample, const uint32_t *kinds,
                                        size_t count, uintptr_t context);
// A `resin_bar_step` without its bar.
typedef struct resin_go_bar_step
{
    resin_bar_state state;
    resin_bar_sample sample;
    double previous, current, top, bottom, delta;
} resin_go_bar_step;

double resin_go_bar_transformed(const void *bar, resin_go_bar_step step, uint32_t kind);

resin_go_insets resin_go_bar_contribution(const void *bar, resin_bar_state state,
                                          resin_bar_sample sample);
resin_go_response resin_go_bar_handle_gesture(const void *bar, resin_bar_state state,
                                              resin_bar_gesture gesture);
resin_go_response resin_go_bar_settle(const void *bar, resin_bar_state state,
                                      resin_bar_sample sample, uint32_t flags);
resin_go_response resin_go_bar_scroll_to_top(const void *bar, resin_bar_state state,
                                             resin_bar_sample sample);
resin_go_response resin_go_bar_change_layout(const void *bar, resin_bar_state state,
                                             resin_bar_sample sample);
resin_go_response resin_go_bar_attach(const void *bar, resin_bar_state state,
                                      resin_bar_sample sample);
resin_go_response resin_go_bar_move_to(const void *bar, resin_bar_state state,
                                       resin_bar_sample sample, uint32_t stop);
resin_go_state resin_go_bar_adopt(const void *from, const void *bar, resin_bar_state state);

// ---------------------------------------------------------------------------------------------
// Solver

resin_status resin_go_solver_suggest(void *solver, resin_variable variable, double value);
resin_go_name resin_go_solver_add_variable(void *solver, uint32_t flags, uint32_t rank);
resin_go_number resin_go_solver_value(const void *solver, resin_variable variable);
resin_go_range resin_go_solver_range(void *solver, resin_variable variable);
resin_go_array resin_go_solver_take_changes(void *solver);
resin_go_array resin_go_solver_conflict(const void *solver);
resin_go_number resin_go_solver_residual(const void *solver, resin_constraint constraint);
resin_go_name resin_go_solver_add_constraint(void *solver, const resin_term *terms, size_t count,
                                             double constant, uint32_t relation,
                                             resin_strength strength);
resin_go_name resin_go_solver_add_edit(void *solver, resin_variable variable,
                                       resin_strength strength);
resin_go_name resin_go_solver_add_stay(void *solver, resin_variable variable,
                                       resin_strength strength);

#endif // RESIN_GO_BRIDGE_H
