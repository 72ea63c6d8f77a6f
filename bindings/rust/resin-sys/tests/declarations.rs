// SPDX-License-Identifier: MIT

//! Compares the declarations with the headers: a C program that this test writes and compiles prints
//! every size, alignment, offset and constant. A second test compares the names of the functions.

use resin_sys::*;
use std::fmt::Write as _;
use std::mem::{align_of, size_of, MaybeUninit};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Lines that both sides print, and the C statements that print them.
#[derive(Default)]
struct Comparison {
    expected: String,
    statements: String,
}

impl Comparison {
    fn number(&mut self, label: &str, expression: &str, value: usize) {
        writeln!(self.expected, "{} {}", label, value).unwrap();
        writeln!(
            self.statements,
            "    printf(\"{} %zu\\n\", (size_t)({}));",
            label, expression
        )
        .unwrap();
    }

    fn real(&mut self, name: &str, value: f64) {
        writeln!(self.expected, "{} {:016x}", name, value.to_bits()).unwrap();
        writeln!(self.statements, "    print_real(\"{}\", {});", name, name).unwrap();
    }
}

macro_rules! structs {
    ($list:ident, $($name:ident { $($member:ident),* })*) => {
        $(
            let name = stringify!($name);
            $list.number(&format!("sizeof {}", name), &format!("sizeof({})", name), size_of::<$name>());
            $list.number(&format!("alignof {}", name), &format!("_Alignof({})", name), align_of::<$name>());
            $({
                let place = MaybeUninit::<$name>::uninit();
                let base = place.as_ptr();
                // SAFETY: only addresses are computed, within one object.
                let offset = unsafe { std::ptr::addr_of!((*base).$member) as usize } - base as usize;
                let member = stringify!($member);
                $list.number(
                    &format!("{}.{}", name, member),
                    &format!("offsetof({}, {})", name, member),
                    offset,
                );
            })*
        )*
    };
}

macro_rules! numbers {
    ($list:ident, $($name:ident)*) => {
        $( $list.number(stringify!($name), stringify!($name), $name as usize); )*
    };
}

macro_rules! reals {
    ($list:ident, $($name:ident)*) => { $( $list.real(stringify!($name), $name); )* };
}

fn compare_structs(list: &mut Comparison) {
    structs! { list,
        resin_allocator { context, resize }
        resin_diff_def { struct_size, flags, allocator }
        resin_identities {
            struct_size, kind, old_count, new_count, old_keys, new_keys, size, stride, old_offsets,
            new_offsets, context, hash, equal, rehash, known_front, known_back
        }
        resin_index_pair { old_index, new_index }
        resin_diff_changes {
            deletes, delete_count, inserts, insert_count, updates, update_count, moves, move_count,
            old_to_new, old_count, new_to_old, new_count, duplicates, duplicate_ends,
            duplicate_group_count, change_count
        }
        resin_diff_result { struct_size, reserved, items, sections }
        resin_diff_step { kind, from, to, new_index }
        resin_index_path { section, item }
        resin_index_path_pair { old_path, new_path }
        resin_diff_entry { side, index }
        resin_diff_stage {
            section_deletes, section_delete_count, section_inserts, section_insert_count,
            section_reloads, section_reload_count, section_moves, section_move_count,
            item_deletes, item_delete_count, item_inserts, item_insert_count, item_reloads,
            item_reload_count, item_moves, item_move_count, sections, items, item_offsets,
            section_count, item_count
        }
        resin_stage_fault { rule, place }
        resin_section_counts { item_counts, section_count }
        resin_spring { frequency, damping_ratio }
        resin_motion { value, velocity }
        resin_spring_tolerance { distance, speed }
        resin_spring_batch {
            struct_size, flags, count, values, velocities, targets, frequencies, damping_ratios,
            spring, tolerance, settled
        }
        resin_spring_batch_result { moving, settled, invalid }
        resin_deceleration { value, velocity, rate }
        resin_crossing { time, velocity }
        resin_point { x, y }
        resin_momentum_rule {
            tap_response, tap_damping_ratio, flick_response, flick_damping_ratio,
            maximum_relative_velocity
        }
        resin_momentum { response, damping_ratio, relative_velocity }
        resin_history { count, reserved, times, values }
        resin_velocity_tracker { positions }
        resin_pause_rule { maximum_speed, minimum_distance, loss, span }
        resin_pause_detector { velocities, count, paused }
        resin_timed_pause_detector { velocities, paused, reserved }
        resin_force_latch { phase }
    }
    compare_bar_and_solver(list);
}

fn compare_bar_and_solver(list: &mut Comparison) {
    structs! { list,
        resin_bar_def {
            struct_size, flags, stops, stop_count, normal_stop, snapping, resistance,
            deceleration_rate, top_tolerance, allocator
        }
        resin_bar_state { offset, highest_stop, phase, content_offset }
        resin_bar_range { from, to }
        resin_bar_sample {
            content_offset, inset_top, inset_bottom, client_inset_top, client_inset_bottom,
            content_height, frame_height
        }
        resin_bar_step { bar, state, sample, previous, current, top, bottom, delta }
        resin_bar_transformer { kind, reserved, transform, context }
        resin_bar_insets { top, bottom, indicator_top }
        resin_bar_response { state, resting, insets, target_offset, has_target, reserved }
        resin_bar_gesture { phase, flags, velocity, rest_offset, sample }
        resin_solver_def { struct_size, flags, allocator }
        resin_variable { index, generation }
        resin_variable_def { struct_size, flags, rank, reserved }
        resin_constraint { index, generation }
        resin_term { variable, coefficient }
        resin_strength { priority, reserved, weight }
        resin_variable_value { variable, value }
        resin_status {}
        resin_diff_side {}
        resin_diff_level {}
        resin_identity_kind {}
        resin_diff_moves {}
        resin_diff_step_kind {}
        resin_stage_rule {}
        resin_bar_transform {}
        resin_relation {}
    }
}

fn compare_statuses(list: &mut Comparison) {
    numbers! { list,
        RESIN_OK RESIN_ERROR_NULL_HANDLE RESIN_ERROR_NULL_INPUT RESIN_ERROR_NULL_OUTPUT
        RESIN_ERROR_STRUCT_SIZE RESIN_ERROR_FLAGS RESIN_ERROR_OUT_OF_MEMORY RESIN_ERROR_TOO_LARGE
        RESIN_ERROR_INDEX RESIN_ERROR_ORDER RESIN_ERROR_BUSY RESIN_ERROR_FREQUENCY
        RESIN_ERROR_DAMPING_RATIO RESIN_ERROR_RESPONSE RESIN_ERROR_STIFFNESS RESIN_ERROR_DAMPING
        RESIN_ERROR_MASS RESIN_ERROR_DURATION RESIN_ERROR_BOUNCE RESIN_ERROR_TENSION
        RESIN_ERROR_FRICTION RESIN_ERROR_VALUE RESIN_ERROR_VELOCITY RESIN_ERROR_TARGET
        RESIN_ERROR_TIME_STEP RESIN_ERROR_TOLERANCE RESIN_ERROR_UNDAMPED RESIN_ERROR_NEVER
        RESIN_ERROR_SPRING_LANE RESIN_ERROR_RATE RESIN_ERROR_STOPS RESIN_ERROR_NORMAL_STOP
        RESIN_ERROR_RESISTANCE RESIN_ERROR_SNAPPING RESIN_ERROR_SAMPLE RESIN_ERROR_BAR_STATE
        RESIN_ERROR_TOP_TOLERANCE RESIN_ERROR_GESTURE RESIN_ERROR_TRANSFORMER
        RESIN_ERROR_BAR_RANGES RESIN_ERROR_STOP RESIN_ERROR_IDENTITY_KIND
        RESIN_ERROR_IDENTITY_SIZE RESIN_ERROR_OFFSETS RESIN_ERROR_MISSING_CALLBACK
        RESIN_ERROR_VARIABLE RESIN_ERROR_CONSTRAINT RESIN_ERROR_COEFFICIENT RESIN_ERROR_CONSTANT
        RESIN_ERROR_RELATION RESIN_ERROR_PRIORITY RESIN_ERROR_WEIGHT RESIN_ERROR_CONFLICT
        RESIN_ERROR_VARIABLE_IN_USE RESIN_ERROR_NOT_EDITED RESIN_ERROR_ALREADY_EDITED
        RESIN_ERROR_PRECISION RESIN_ERROR_CHANGES_OPEN
    }
}

fn compare_constants(list: &mut Comparison) {
    numbers! { list,
        RESIN_VERSION RESIN_INDEX_NONE RESIN_COUNT_MAX RESIN_DIFF_OLD RESIN_DIFF_NEW
        RESIN_DIFF_ITEMS RESIN_DIFF_SECTIONS RESIN_IDENTITY_U64 RESIN_IDENTITY_BYTES
        RESIN_IDENTITY_SLICES RESIN_IDENTITY_HASHED RESIN_DIFF_ACROSS_SECTIONS
        RESIN_DIFF_MOVES_MINIMAL RESIN_DIFF_MOVES_HECKEL RESIN_DIFF_STEP_DELETE
        RESIN_DIFF_STEP_INSERT RESIN_DIFF_STEP_MOVE RESIN_DIFF_STEP_UPDATE
        RESIN_STAGES_ITEM_UPDATES_IN_PLACE RESIN_STAGES_SECTION_UPDATES_IN_PLACE
        RESIN_STAGES_SPLIT_MOVES RESIN_STAGE_LEGAL RESIN_STAGE_INDEX_OUT_OF_RANGE
        RESIN_STAGE_SOURCE_TWICE RESIN_STAGE_TARGET_TWICE RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE
        RESIN_STAGE_ITEM_IN_DELETED_SECTION RESIN_STAGE_ITEM_IN_INSERTED_SECTION
        RESIN_STAGE_ITEM_IN_RELOADED_SECTION RESIN_STAGE_FIXED_SECTION_MOVE
        RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION RESIN_STAGE_ITEM_COUNT RESIN_STAGE_SECTION_COUNT
        RESIN_HISTORY_CAPACITY RESIN_PAUSE_VELOCITIES RESIN_FORCE_PHASE_RESET
        RESIN_FORCE_PHASE_ACTIVATED RESIN_FORCE_PHASE_CONFIRMED RESIN_FORCE_ACTIVATED
        RESIN_FORCE_CONFIRMED RESIN_FORCE_WAS_RESET RESIN_BAR_SNAP_PROJECTED
        RESIN_BAR_SNAP_NEAREST RESIN_BAR_SNAP_NONE RESIN_BAR_NO_RESISTANCE
        RESIN_BAR_HOLD_SHORT_CONTENT RESIN_BAR_STRETCH_WHILE_SETTLING RESIN_BAR_DETACHED
        RESIN_BAR_RESTING RESIN_BAR_TRACKING RESIN_BAR_SETTLING RESIN_BAR_IGNORE_TOP
        RESIN_BAR_IGNORE_BOTTOM RESIN_BAR_CUT_OUT RESIN_BAR_ANCHOR RESIN_BAR_CUSTOM
        RESIN_BAR_GESTURE_BEGAN RESIN_BAR_GESTURE_CHANGED RESIN_BAR_GESTURE_ENDED
        RESIN_BAR_GESTURE_CANCELLED RESIN_BAR_GESTURE_FAILED RESIN_BAR_REST_KNOWN
        RESIN_BAR_KEEP_CONTENT RESIN_PRIORITY_REQUIRED RESIN_VARIABLE_NOT_NEGATIVE RESIN_CHANGES_CANCELLABLE RESIN_EQUAL
        RESIN_AT_MOST RESIN_AT_LEAST
    }
    reals! { list,
        RESIN_DECELERATION_NORMAL RESIN_DECELERATION_FAST RESIN_RUBBER_BAND_EXPONENT
        RESIN_RUBBER_BAND_COEFFICIENT RESIN_VELOCITY_WINDOW RESIN_VELOCITY_STALE
        RESIN_FORCE_ACTIVATION RESIN_FORCE_CONFIRMATION RESIN_FORCE_RESET RESIN_SOLVER_TOLERANCE
    }
}

fn all() -> Comparison {
    let mut list = Comparison::default();
    compare_structs(&mut list);
    compare_statuses(&mut list);
    compare_constants(&mut list);
    list
}

/// Compiles a C program with the headers, runs it, and returns its output.
fn run_c(program: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, binary) = (folder.join("declarations.c"), folder.join("declarations"));
    fs::write(&source, program).unwrap();
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_string());
    let mut words = compiler.split_whitespace();
    let status = Command::new(words.next().unwrap())
        .args(words)
        .args(["-std=c11", "-I", env!("RESIN_INCLUDE"), "-o"])
        .args([&binary, &source])
        .status()
        .unwrap();
    assert!(
        status.success(),
        "{} does not compile {}",
        compiler,
        source.display()
    );
    String::from_utf8(Command::new(&binary).output().unwrap().stdout).unwrap()
}

#[test]
fn layouts_and_constants_are_those_that_the_c_compiler_reports() {
    let list = all();
    let program = format!(
        "#include <resin/resin.h>\n#include <inttypes.h>\n#include <stdio.h>\n#include <string.h>\n\
         static void print_real(const char *name, double value)\n{{\n    uint64_t bits;\n    \
         memcpy(&bits, &value, sizeof bits);\n    printf(\"%s %016\" PRIx64 \"\\n\", name, bits);\n}}\n\
         int main(void)\n{{\n{}}}\n",
        list.statements
    );
    let printed = run_c(&program);
    for (ours, theirs) in list.expected.lines().zip(printed.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(list.expected.lines().count(), printed.lines().count());
}

fn headers() -> String {
    let folder = PathBuf::from(env!("RESIN_INCLUDE")).join("resin");
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect()
}

/// The words of a text that consist of letters, digits and underscores.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}

#[test]
fn every_enumerator_of_the_headers_is_compared() {
    let list = all();
    let headers = headers();
    let mut missing = Vec::new();
    for line in headers.lines() {
        let mut parts = line.trim_start().split(" = ");
        let (name, value) = (parts.next().unwrap(), parts.next().unwrap_or(""));
        let is_enumerator = name.starts_with("RESIN_")
            && words(name).count() == 1
            && value.starts_with(|c: char| c.is_ascii_digit());
        if is_enumerator && !list.expected.contains(&format!("{} ", name)) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "not compared: {:?}", missing);
}

#[test]
fn every_function_of_the_headers_is_declared() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sources: String = fs::read_dir(folder)
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    let headers = headers();
    let mut count = 0;
    for declaration in headers.split("\nRESIN_API ").skip(1) {
        let name = words(declaration.split('(').next().unwrap())
            .last()
            .unwrap();
        assert!(
            sources.contains(&format!("pub fn {}(", name)),
            "{} is not declared",
            name
        );
        count += 1;
    }
    assert_eq!(sources.matches("pub fn resin_").count(), count);
}

#[test]
fn the_linked_library_has_the_version_of_the_declarations() {
    // SAFETY: a pure function without parameters.
    assert_eq!(
        unsafe { resin_version() } & 0xFFFF00,
        RESIN_VERSION & 0xFFFF00
    );
}
