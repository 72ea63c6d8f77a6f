// SPDX-License-Identifier: MIT

// The layout of every public struct. Nothing here runs: the file does not compile where a size or
// an offset differs. Bindings write these structs in other languages, by these numbers.

#include <resin/resin.h>

#define SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), #type)
#define OFFSET(type, member, bytes)                                                                \
    _Static_assert(offsetof(type, member) == (bytes), #type "." #member)

// Structs without pointers and without `size_t`: the same everywhere.

SIZE(resin_bar_state, 24);
OFFSET(resin_bar_state, offset, 0);
OFFSET(resin_bar_state, highest_stop, 8);
OFFSET(resin_bar_state, phase, 12);
OFFSET(resin_bar_state, content_offset, 16);

SIZE(resin_bar_range, 16);
OFFSET(resin_bar_range, from, 0);
OFFSET(resin_bar_range, to, 8);

SIZE(resin_bar_sample, 56);
OFFSET(resin_bar_sample, content_offset, 0);
OFFSET(resin_bar_sample, inset_top, 8);
OFFSET(resin_bar_sample, inset_bottom, 16);
OFFSET(resin_bar_sample, client_inset_top, 24);
OFFSET(resin_bar_sample, client_inset_bottom, 32);
OFFSET(resin_bar_sample, content_height, 40);
OFFSET(resin_bar_sample, frame_height, 48);

SIZE(resin_bar_insets, 24);
OFFSET(resin_bar_insets, top, 0);
OFFSET(resin_bar_insets, bottom, 8);
OFFSET(resin_bar_insets, indicator_top, 16);

SIZE(resin_bar_response, 88);
OFFSET(resin_bar_response, state, 0);
OFFSET(resin_bar_response, resting, 24);
OFFSET(resin_bar_response, insets, 48);
OFFSET(resin_bar_response, target_offset, 72);
OFFSET(resin_bar_response, has_target, 80);
OFFSET(resin_bar_response, reserved, 84);

SIZE(resin_bar_gesture, 80);
OFFSET(resin_bar_gesture, phase, 0);
OFFSET(resin_bar_gesture, flags, 4);
OFFSET(resin_bar_gesture, velocity, 8);
OFFSET(resin_bar_gesture, rest_offset, 16);
OFFSET(resin_bar_gesture, sample, 24);

SIZE(resin_index_pair, 8);
OFFSET(resin_index_pair, old_index, 0);
OFFSET(resin_index_pair, new_index, 4);

SIZE(resin_diff_step, 16);
OFFSET(resin_diff_step, kind, 0);
OFFSET(resin_diff_step, from, 4);
OFFSET(resin_diff_step, to, 8);
OFFSET(resin_diff_step, new_index, 12);

SIZE(resin_index_path, 8);
OFFSET(resin_index_path, section, 0);
OFFSET(resin_index_path, item, 4);

SIZE(resin_index_path_pair, 16);
OFFSET(resin_index_path_pair, old_path, 0);
OFFSET(resin_index_path_pair, new_path, 8);

SIZE(resin_diff_entry, 8);
OFFSET(resin_diff_entry, side, 0);
OFFSET(resin_diff_entry, index, 4);

SIZE(resin_stage_fault, 12);
OFFSET(resin_stage_fault, rule, 0);
OFFSET(resin_stage_fault, place, 4);

SIZE(resin_deceleration, 24);
OFFSET(resin_deceleration, value, 0);
OFFSET(resin_deceleration, velocity, 8);
OFFSET(resin_deceleration, rate, 16);

SIZE(resin_crossing, 16);
OFFSET(resin_crossing, time, 0);
OFFSET(resin_crossing, velocity, 8);

SIZE(resin_point, 16);
OFFSET(resin_point, x, 0);
OFFSET(resin_point, y, 8);

SIZE(resin_momentum_rule, 40);
OFFSET(resin_momentum_rule, tap_response, 0);
OFFSET(resin_momentum_rule, tap_damping_ratio, 8);
OFFSET(resin_momentum_rule, flick_response, 16);
OFFSET(resin_momentum_rule, flick_damping_ratio, 24);
OFFSET(resin_momentum_rule, maximum_relative_velocity, 32);

SIZE(resin_momentum, 24);
OFFSET(resin_momentum, response, 0);
OFFSET(resin_momentum, damping_ratio, 8);
OFFSET(resin_momentum, relative_velocity, 16);

SIZE(resin_history, 520);
OFFSET(resin_history, count, 0);
OFFSET(resin_history, reserved, 4);
OFFSET(resin_history, times, 8);
OFFSET(resin_history, values, 264);

SIZE(resin_velocity_tracker, 520);
OFFSET(resin_velocity_tracker, positions, 0);

SIZE(resin_pause_rule, 32);
OFFSET(resin_pause_rule, maximum_speed, 0);
OFFSET(resin_pause_rule, minimum_distance, 8);
OFFSET(resin_pause_rule, loss, 16);
OFFSET(resin_pause_rule, span, 24);

SIZE(resin_pause_detector, 64);
OFFSET(resin_pause_detector, velocities, 0);
OFFSET(resin_pause_detector, count, 56);
OFFSET(resin_pause_detector, paused, 60);

SIZE(resin_timed_pause_detector, 528);
OFFSET(resin_timed_pause_detector, velocities, 0);
OFFSET(resin_timed_pause_detector, paused, 520);
OFFSET(resin_timed_pause_detector, reserved, 524);

SIZE(resin_force_latch, 4);
OFFSET(resin_force_latch, phase, 0);

SIZE(resin_variable, 8);
OFFSET(resin_variable, index, 0);
OFFSET(resin_variable, generation, 4);

SIZE(resin_variable_def, 16);
OFFSET(resin_variable_def, struct_size, 0);
OFFSET(resin_variable_def, flags, 4);
OFFSET(resin_variable_def, rank, 8);
OFFSET(resin_variable_def, reserved, 12);

SIZE(resin_constraint, 8);
OFFSET(resin_constraint, index, 0);
OFFSET(resin_constraint, generation, 4);

SIZE(resin_term, 16);
OFFSET(resin_term, variable, 0);
OFFSET(resin_term, coefficient, 8);

SIZE(resin_strength, 16);
OFFSET(resin_strength, priority, 0);
OFFSET(resin_strength, reserved, 4);
OFFSET(resin_strength, weight, 8);

SIZE(resin_variable_value, 16);
OFFSET(resin_variable_value, variable, 0);
OFFSET(resin_variable_value, value, 8);

SIZE(resin_spring, 16);
OFFSET(resin_spring, frequency, 0);
OFFSET(resin_spring, damping_ratio, 8);

SIZE(resin_motion, 16);
OFFSET(resin_motion, value, 0);
OFFSET(resin_motion, velocity, 8);

SIZE(resin_spring_tolerance, 16);
OFFSET(resin_spring_tolerance, distance, 0);
OFFSET(resin_spring_tolerance, speed, 8);

// The others, where pointers have 64 bits.
#if UINTPTR_MAX == UINT64_MAX

SIZE(resin_allocator, 16);
OFFSET(resin_allocator, context, 0);
OFFSET(resin_allocator, resize, 8);

SIZE(resin_bar_def, 64);
OFFSET(resin_bar_def, struct_size, 0);
OFFSET(resin_bar_def, flags, 4);
OFFSET(resin_bar_def, stops, 8);
OFFSET(resin_bar_def, stop_count, 16);
OFFSET(resin_bar_def, normal_stop, 24);
OFFSET(resin_bar_def, snapping, 28);
OFFSET(resin_bar_def, resistance, 32);
OFFSET(resin_bar_def, deceleration_rate, 40);
OFFSET(resin_bar_def, top_tolerance, 48);
OFFSET(resin_bar_def, allocator, 56);

SIZE(resin_bar_step, 128);
OFFSET(resin_bar_step, bar, 0);
OFFSET(resin_bar_step, state, 8);
OFFSET(resin_bar_step, sample, 32);
OFFSET(resin_bar_step, previous, 88);
OFFSET(resin_bar_step, current, 96);
OFFSET(resin_bar_step, top, 104);
OFFSET(resin_bar_step, bottom, 112);
OFFSET(resin_bar_step, delta, 120);

SIZE(resin_bar_transformer, 24);
OFFSET(resin_bar_transformer, kind, 0);
OFFSET(resin_bar_transformer, reserved, 4);
OFFSET(resin_bar_transformer, transform, 8);
OFFSET(resin_bar_transformer, context, 16);

SIZE(resin_diff_def, 16);
OFFSET(resin_diff_def, struct_size, 0);
OFFSET(resin_diff_def, flags, 4);
OFFSET(resin_diff_def, allocator, 8);

SIZE(resin_identities, 120);
OFFSET(resin_identities, struct_size, 0);
OFFSET(resin_identities, kind, 4);
OFFSET(resin_identities, old_count, 8);
OFFSET(resin_identities, new_count, 16);
OFFSET(resin_identities, old_keys, 24);
OFFSET(resin_identities, new_keys, 32);
OFFSET(resin_identities, size, 40);
OFFSET(resin_identities, stride, 48);
OFFSET(resin_identities, old_offsets, 56);
OFFSET(resin_identities, new_offsets, 64);
OFFSET(resin_identities, context, 72);
OFFSET(resin_identities, hash, 80);
OFFSET(resin_identities, equal, 88);
OFFSET(resin_identities, rehash, 96);
OFFSET(resin_identities, known_front, 104);
OFFSET(resin_identities, known_back, 112);

SIZE(resin_diff_changes, 128);
OFFSET(resin_diff_changes, deletes, 0);
OFFSET(resin_diff_changes, delete_count, 8);
OFFSET(resin_diff_changes, inserts, 16);
OFFSET(resin_diff_changes, insert_count, 24);
OFFSET(resin_diff_changes, updates, 32);
OFFSET(resin_diff_changes, update_count, 40);
OFFSET(resin_diff_changes, moves, 48);
OFFSET(resin_diff_changes, move_count, 56);
OFFSET(resin_diff_changes, old_to_new, 64);
OFFSET(resin_diff_changes, old_count, 72);
OFFSET(resin_diff_changes, new_to_old, 80);
OFFSET(resin_diff_changes, new_count, 88);
OFFSET(resin_diff_changes, duplicates, 96);
OFFSET(resin_diff_changes, duplicate_ends, 104);
OFFSET(resin_diff_changes, duplicate_group_count, 112);
OFFSET(resin_diff_changes, change_count, 120);

SIZE(resin_diff_result, 264);
OFFSET(resin_diff_result, struct_size, 0);
OFFSET(resin_diff_result, reserved, 4);
OFFSET(resin_diff_result, items, 8);
OFFSET(resin_diff_result, sections, 136);

SIZE(resin_diff_stage, 168);
OFFSET(resin_diff_stage, section_deletes, 0);
OFFSET(resin_diff_stage, section_delete_count, 8);
OFFSET(resin_diff_stage, section_inserts, 16);
OFFSET(resin_diff_stage, section_insert_count, 24);
OFFSET(resin_diff_stage, section_reloads, 32);
OFFSET(resin_diff_stage, section_reload_count, 40);
OFFSET(resin_diff_stage, section_moves, 48);
OFFSET(resin_diff_stage, section_move_count, 56);
OFFSET(resin_diff_stage, item_deletes, 64);
OFFSET(resin_diff_stage, item_delete_count, 72);
OFFSET(resin_diff_stage, item_inserts, 80);
OFFSET(resin_diff_stage, item_insert_count, 88);
OFFSET(resin_diff_stage, item_reloads, 96);
OFFSET(resin_diff_stage, item_reload_count, 104);
OFFSET(resin_diff_stage, item_moves, 112);
OFFSET(resin_diff_stage, item_move_count, 120);
OFFSET(resin_diff_stage, sections, 128);
OFFSET(resin_diff_stage, items, 136);
OFFSET(resin_diff_stage, item_offsets, 144);
OFFSET(resin_diff_stage, section_count, 152);
OFFSET(resin_diff_stage, item_count, 160);

SIZE(resin_section_counts, 16);
OFFSET(resin_section_counts, item_counts, 0);
OFFSET(resin_section_counts, section_count, 8);

SIZE(resin_solver_def, 16);
OFFSET(resin_solver_def, struct_size, 0);
OFFSET(resin_solver_def, flags, 4);
OFFSET(resin_solver_def, allocator, 8);

SIZE(resin_spring_batch, 96);
OFFSET(resin_spring_batch, struct_size, 0);
OFFSET(resin_spring_batch, flags, 4);
OFFSET(resin_spring_batch, count, 8);
OFFSET(resin_spring_batch, values, 16);
OFFSET(resin_spring_batch, velocities, 24);
OFFSET(resin_spring_batch, targets, 32);
OFFSET(resin_spring_batch, frequencies, 40);
OFFSET(resin_spring_batch, damping_ratios, 48);
OFFSET(resin_spring_batch, spring, 56);
OFFSET(resin_spring_batch, tolerance, 72);
OFFSET(resin_spring_batch, settled, 88);

SIZE(resin_spring_batch_result, 24);
OFFSET(resin_spring_batch_result, moving, 0);
OFFSET(resin_spring_batch_result, settled, 8);
OFFSET(resin_spring_batch_result, invalid, 16);
#endif
