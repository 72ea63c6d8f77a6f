// SPDX-License-Identifier: MIT

use std::fmt;
use std::ops::{Mul, Neg};

use resin_sys as sys;

use crate::memory::{frozen, to_raw};

/// The largest violation that counts as none, for a largest coefficient of 1.
pub const TOLERANCE: f64 = sys::RESIN_SOLVER_TOLERANCE;

pub(super) const NO_VARIABLE: sys::resin_variable = sys::resin_variable {
    index: 0,
    generation: 0,
};

pub(super) const NO_CONSTRAINT: sys::resin_constraint = sys::resin_constraint {
    index: 0,
    generation: 0,
};

/// The name of a variable of a solver. Multiply it by a coefficient to make a [`Term`].
///
/// Each solver numbers its variables from the first one, so names of different solvers may be equal:
/// use a name only with the solver that returned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Variable {
    index: u32,
    generation: u32,
}

/// The name of a constraint of a solver; like that of a variable, only for that solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Constraint {
    index: u32,
    generation: u32,
}

/// A term of an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Term {
    /// The variable.
    pub variable: Variable,
    /// The coefficient, 0 or from 0.001 to 1000 in magnitude.
    pub coefficient: f64,
}

/// A variable and its value.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct VariableValue {
    /// The variable.
    pub variable: Variable,
    /// The value.
    pub value: f64,
}

/// The strength of a constraint.
#[derive(Clone, Copy, PartialEq)]
#[must_use = "a strength has an effect only on a constraint"]
#[repr(transparent)]
pub struct Strength(sys::resin_strength);

frozen! {
    Variable = sys::resin_variable,
    Constraint = sys::resin_constraint,
    Term = sys::resin_term,
    VariableValue = sys::resin_variable_value,
    Strength = sys::resin_strength,
}

/// The options of a variable. The default is any value, and rank 0. Later versions may add members:
/// end a literal with `..VariableOptions::default()`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct VariableOptions {
    /// The variable is never negative, like a length. Unlike an equivalent required constraint, the
    /// option needs no row, and conflicts do not name it.
    pub not_negative: bool,
    /// Undetermined variables of lower ranks are placed first.
    pub rank: u32,
}

/// The relation between an expression and 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// The expression is equal to 0.
    Equal,
    /// The expression is at most 0.
    AtMost,
    /// The expression is at least 0.
    AtLeast,
}

impl Relation {
    pub(super) fn raw(self) -> sys::resin_relation {
        match self {
            Relation::Equal => sys::RESIN_EQUAL,
            Relation::AtMost => sys::RESIN_AT_MOST,
            Relation::AtLeast => sys::RESIN_AT_LEAST,
        }
    }
}

impl fmt::Debug for Strength {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Strength")
            .field("priority", &self.priority())
            .field("weight", &self.weight())
            .finish()
    }
}

impl Strength {
    /// The strength of a constraint that must hold.
    pub const REQUIRED: Strength = Strength::with_priority(sys::RESIN_PRIORITY_REQUIRED);

    /// The strength of an optional constraint, with weight 1. The priority is from 1 to 1000; a
    /// higher one outweighs all lower ones.
    pub const fn with_priority(priority: u32) -> Strength {
        Strength(sys::resin_strength {
            priority,
            reserved: 0,
            weight: 1.0,
        })
    }

    /// The same strength with another weight among constraints of the same priority, from 1e-2 to
    /// 1e3. The weight of a required constraint must be in this range, too, but has no effect.
    pub fn weighted(mut self, weight: f64) -> Strength {
        self.0.weight = weight;
        self
    }

    /// The priority.
    pub fn priority(self) -> u32 {
        self.0.priority
    }

    /// The weight.
    pub fn weight(self) -> f64 {
        self.0.weight
    }

    pub(super) fn raw(self) -> sys::resin_strength {
        to_raw(self)
    }
}

impl From<Variable> for Term {
    fn from(variable: Variable) -> Term {
        variable * 1.0
    }
}

impl Mul<f64> for Variable {
    type Output = Term;

    fn mul(self, coefficient: f64) -> Term {
        Term {
            variable: self,
            coefficient,
        }
    }
}

impl Mul<Variable> for f64 {
    type Output = Term;

    fn mul(self, variable: Variable) -> Term {
        variable * self
    }
}

impl Neg for Variable {
    type Output = Term;

    fn neg(self) -> Term {
        self * -1.0
    }
}
