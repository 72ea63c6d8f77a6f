// SPDX-License-Identifier: MIT

//! `solver.h`.

use crate::base::{resin_allocator, resin_status, Opaque};

/// The largest violation that counts as none, for a largest coefficient of 1.
pub const RESIN_SOLVER_TOLERANCE: f64 = 1e-8;
/// The priority of a constraint that must hold.
pub const RESIN_PRIORITY_REQUIRED: u32 = 1001;

/// A system of variables and constraints, and its solution.
#[repr(C)]
pub struct resin_solver {
    _opaque: Opaque,
}

/// The parameters of a new solver.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_solver_def {
    pub struct_size: u32,
    pub flags: u32,
    pub allocator: *const resin_allocator,
}

/// The name of a variable.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct resin_variable {
    pub index: u32,
    pub generation: u32,
}

/// Flags of a variable.
pub type resin_variable_flags = u32;
/// The variable is never negative.
pub const RESIN_VARIABLE_NOT_NEGATIVE: resin_variable_flags = 1;

pub type resin_changes_flags = u32;
pub const RESIN_CHANGES_CANCELLABLE: resin_changes_flags = 1;

/// The parameters of a new variable.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_variable_def {
    pub struct_size: u32,
    pub flags: u32,
    pub rank: u32,
    pub reserved: u32,
}

/// The name of a constraint.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct resin_constraint {
    pub index: u32,
    pub generation: u32,
}

/// A term of an expression.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_term {
    pub variable: resin_variable,
    pub coefficient: f64,
}

/// The relation between an expression and 0.
pub type resin_relation = u32;
pub const RESIN_EQUAL: resin_relation = 0;
pub const RESIN_AT_MOST: resin_relation = 1;
pub const RESIN_AT_LEAST: resin_relation = 2;

/// The strength of a constraint.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_strength {
    pub priority: u32,
    pub reserved: u32,
    pub weight: f64,
}

/// A variable and its value.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_variable_value {
    pub variable: resin_variable,
    pub value: f64,
}

extern "C" {
    pub fn resin_solver_create(
        def: *const resin_solver_def,
        out: *mut *mut resin_solver,
    ) -> resin_status;
    pub fn resin_solver_destroy(solver: *mut resin_solver);
    pub fn resin_solver_add_variable(
        solver: *mut resin_solver,
        def: *const resin_variable_def,
        out: *mut resin_variable,
    ) -> resin_status;
    pub fn resin_solver_remove_variable(
        solver: *mut resin_solver,
        variable: resin_variable,
    ) -> resin_status;
    pub fn resin_solver_value(
        solver: *const resin_solver,
        variable: resin_variable,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_solver_range(
        solver: *mut resin_solver,
        variable: resin_variable,
        out_lowest: *mut f64,
        out_highest: *mut f64,
    ) -> resin_status;
    pub fn resin_solver_dependencies(
        solver: *mut resin_solver,
        variable: resin_variable,
        out: *mut resin_constraint,
        capacity: usize,
        out_count: *mut usize,
    ) -> resin_status;
    pub fn resin_solver_take_changes(
        solver: *mut resin_solver,
        out: *mut *const resin_variable_value,
        out_count: *mut usize,
    ) -> resin_status;
    pub fn resin_solver_add_constraint(
        solver: *mut resin_solver,
        terms: *const resin_term,
        count: usize,
        constant: f64,
        relation: resin_relation,
        strength: resin_strength,
        out: *mut resin_constraint,
    ) -> resin_status;
    pub fn resin_solver_remove_constraint(
        solver: *mut resin_solver,
        constraint: resin_constraint,
    ) -> resin_status;
    pub fn resin_solver_set_constant(
        solver: *mut resin_solver,
        constraint: resin_constraint,
        constant: f64,
    ) -> resin_status;
    pub fn resin_solver_set_strength(
        solver: *mut resin_solver,
        constraint: resin_constraint,
        strength: resin_strength,
    ) -> resin_status;
    pub fn resin_solver_residual(
        solver: *const resin_solver,
        constraint: resin_constraint,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_solver_conflict(
        solver: *const resin_solver,
        out: *mut *const resin_constraint,
        out_count: *mut usize,
    ) -> resin_status;
    pub fn resin_solver_begin_changes(solver: *mut resin_solver, flags: u32) -> resin_status;
    pub fn resin_solver_end_changes(solver: *mut resin_solver) -> resin_status;
    pub fn resin_solver_cancel_changes(solver: *mut resin_solver) -> resin_status;
    pub fn resin_solver_add_edit(
        solver: *mut resin_solver,
        variable: resin_variable,
        strength: resin_strength,
        out: *mut resin_constraint,
    ) -> resin_status;
    pub fn resin_solver_suggest(
        solver: *mut resin_solver,
        variable: resin_variable,
        value: f64,
    ) -> resin_status;
    pub fn resin_solver_add_stay(
        solver: *mut resin_solver,
        variable: resin_variable,
        strength: resin_strength,
        out: *mut resin_constraint,
    ) -> resin_status;
}
