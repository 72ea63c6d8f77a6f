// SPDX-License-Identifier: MIT

//! Declarations of libresin, one module for each unit. Names and meaning are those of its headers,
//! `core/include/resin/*.h`, which document units, ranges, errors and thread safety.
//!
//! The crate `resin` is the safe interface. Inline functions of the headers are not declared here.

#![allow(non_camel_case_types)]

mod bar;
mod base;
mod diff;
mod motion;
mod solver;
mod spring;
mod stages;
mod trackers;

pub use bar::*;
pub use base::*;
pub use diff::*;
pub use motion::*;
pub use solver::*;
pub use spring::*;
pub use stages::*;
pub use trackers::*;
