// SPDX-License-Identifier: MIT

//! `base.h`, `version.h` and `allocator.h`.

use std::marker::{PhantomData, PhantomPinned};
use std::os::raw::{c_char, c_void};

/// The result of a call.
pub type resin_status = u32;

pub const RESIN_OK: resin_status = 0;
pub const RESIN_ERROR_NULL_HANDLE: resin_status = 1;
pub const RESIN_ERROR_NULL_INPUT: resin_status = 2;
pub const RESIN_ERROR_NULL_OUTPUT: resin_status = 3;
pub const RESIN_ERROR_STRUCT_SIZE: resin_status = 4;
pub const RESIN_ERROR_FLAGS: resin_status = 5;
pub const RESIN_ERROR_OUT_OF_MEMORY: resin_status = 6;
pub const RESIN_ERROR_TOO_LARGE: resin_status = 7;
pub const RESIN_ERROR_INDEX: resin_status = 8;
pub const RESIN_ERROR_ORDER: resin_status = 9;
pub const RESIN_ERROR_BUSY: resin_status = 10;
pub const RESIN_ERROR_FREQUENCY: resin_status = 100;
pub const RESIN_ERROR_DAMPING_RATIO: resin_status = 101;
pub const RESIN_ERROR_RESPONSE: resin_status = 102;
pub const RESIN_ERROR_STIFFNESS: resin_status = 103;
pub const RESIN_ERROR_DAMPING: resin_status = 104;
pub const RESIN_ERROR_MASS: resin_status = 105;
pub const RESIN_ERROR_DURATION: resin_status = 106;
pub const RESIN_ERROR_BOUNCE: resin_status = 107;
pub const RESIN_ERROR_TENSION: resin_status = 108;
pub const RESIN_ERROR_FRICTION: resin_status = 109;
pub const RESIN_ERROR_VALUE: resin_status = 110;
pub const RESIN_ERROR_VELOCITY: resin_status = 111;
pub const RESIN_ERROR_TARGET: resin_status = 112;
pub const RESIN_ERROR_TIME_STEP: resin_status = 113;
pub const RESIN_ERROR_TOLERANCE: resin_status = 114;
pub const RESIN_ERROR_UNDAMPED: resin_status = 115;
pub const RESIN_ERROR_NEVER: resin_status = 116;
pub const RESIN_ERROR_SPRING_LANE: resin_status = 117;
pub const RESIN_ERROR_RATE: resin_status = 200;
pub const RESIN_ERROR_STOPS: resin_status = 300;
pub const RESIN_ERROR_NORMAL_STOP: resin_status = 301;
pub const RESIN_ERROR_RESISTANCE: resin_status = 302;
pub const RESIN_ERROR_SNAPPING: resin_status = 303;
pub const RESIN_ERROR_SAMPLE: resin_status = 304;
pub const RESIN_ERROR_BAR_STATE: resin_status = 305;
pub const RESIN_ERROR_TOP_TOLERANCE: resin_status = 306;
pub const RESIN_ERROR_GESTURE: resin_status = 307;
pub const RESIN_ERROR_TRANSFORMER: resin_status = 308;
pub const RESIN_ERROR_BAR_RANGES: resin_status = 309;
pub const RESIN_ERROR_STOP: resin_status = 310;
pub const RESIN_ERROR_IDENTITY_KIND: resin_status = 400;
pub const RESIN_ERROR_IDENTITY_SIZE: resin_status = 401;
pub const RESIN_ERROR_OFFSETS: resin_status = 402;
pub const RESIN_ERROR_MISSING_CALLBACK: resin_status = 403;
pub const RESIN_ERROR_VARIABLE: resin_status = 500;
pub const RESIN_ERROR_CONSTRAINT: resin_status = 501;
pub const RESIN_ERROR_COEFFICIENT: resin_status = 502;
pub const RESIN_ERROR_CONSTANT: resin_status = 503;
pub const RESIN_ERROR_RELATION: resin_status = 504;
pub const RESIN_ERROR_PRIORITY: resin_status = 505;
pub const RESIN_ERROR_WEIGHT: resin_status = 506;
pub const RESIN_ERROR_CONFLICT: resin_status = 507;
pub const RESIN_ERROR_VARIABLE_IN_USE: resin_status = 508;
pub const RESIN_ERROR_NOT_EDITED: resin_status = 509;
pub const RESIN_ERROR_ALREADY_EDITED: resin_status = 510;
pub const RESIN_ERROR_PRECISION: resin_status = 511;
pub const RESIN_ERROR_CHANGES_OPEN: resin_status = 512;

/// The index that means "none".
pub const RESIN_INDEX_NONE: u32 = 0xFFFF_FFFF;
/// The largest number of elements in a list.
pub const RESIN_COUNT_MAX: u32 = 0xFFFF_FFFD;
/// The version of the headers for which these declarations were written, as 0xMMmmpp.
pub const RESIN_VERSION: u32 = 0x00_01_00;

/// The content of an opaque type: it cannot be created, moved, sent or shared from Rust.
#[repr(C)]
pub(crate) struct Opaque {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The source of an object's memory.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_allocator {
    pub context: *mut c_void,
    pub resize: Option<
        unsafe extern "C" fn(
            context: *mut c_void,
            memory: *mut c_void,
            old_size: usize,
            new_size: usize,
        ) -> *mut c_void,
    >,
}

extern "C" {
    pub fn resin_status_message(status: resin_status) -> *const c_char;
    pub fn resin_version() -> u32;
}
