// SPDX-License-Identifier: MIT

use std::ffi::CStr;
use std::fmt;

use resin_sys as sys;

use crate::solver::Constraint;
use crate::spring::BatchCounts;

macro_rules! statuses {
    ($($(#[$documentation:meta])* $name:ident = $code:path,)*) => {
        /// The reason of a failure: a status of the core.
        ///
        /// ```
        /// use resin::{Error, Spring, Status};
        ///
        /// let error = Spring::new(12.0, -1.0).unwrap_err();
        /// assert_eq!(error.status(), Some(Status::DampingRatio));
        /// assert_eq!(error.to_string(), "damping_ratio must be from 0 to 1e4");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Status {
            $($(#[$documentation])* $name,)*
            /// A status of a newer libresin, with its code.
            Unknown(u32),
        }

        impl Status {
            /// The value of the status in libresin's headers and in every other language.
            pub fn code(self) -> u32 {
                match self {
                    $(Status::$name => $code,)*
                    Status::Unknown(code) => code,
                }
            }

            pub(crate) fn from_code(code: u32) -> Status {
                match code {
                    $($code => Status::$name,)*
                    code => Status::Unknown(code),
                }
            }
        }
    };
}

statuses! {
    /// The handle is null.
    NullHandle = sys::RESIN_ERROR_NULL_HANDLE,
    /// A required input pointer is null.
    NullInput = sys::RESIN_ERROR_NULL_INPUT,
    /// `out` is null.
    NullOutput = sys::RESIN_ERROR_NULL_OUTPUT,
    /// A def's `struct_size` is smaller than in version 0.1.
    StructSize = sys::RESIN_ERROR_STRUCT_SIZE,
    /// A flag bit or an enum value is unknown to this version.
    Flags = sys::RESIN_ERROR_FLAGS,
    /// There is not enough memory.
    OutOfMemory = sys::RESIN_ERROR_OUT_OF_MEMORY,
    /// A count is over its limit, mostly `RESIN_COUNT_MAX`.
    TooLarge = sys::RESIN_ERROR_TOO_LARGE,
    /// An index is not below its count.
    Index = sys::RESIN_ERROR_INDEX,
    /// The call requires another one before it.
    Order = sys::RESIN_ERROR_ORDER,
    /// A callback called the object that called it.
    Busy = sys::RESIN_ERROR_BUSY,
    /// Not from 1e-4 to 1e5 radians per second.
    Frequency = sys::RESIN_ERROR_FREQUENCY,
    /// Not from 0 to 1e4.
    DampingRatio = sys::RESIN_ERROR_DAMPING_RATIO,
    /// Not finite, or the resulting frequency is out of range.
    Response = sys::RESIN_ERROR_RESPONSE,
    /// Not finite and positive, or its frequency out of range.
    Stiffness = sys::RESIN_ERROR_STIFFNESS,
    /// Not finite or negative, or its ratio out of range.
    Damping = sys::RESIN_ERROR_DAMPING,
    /// Not finite and positive, or the result is out of range.
    Mass = sys::RESIN_ERROR_MASS,
    /// Not finite, or the resulting frequency is out of range.
    Duration = sys::RESIN_ERROR_DURATION,
    /// Not above -1 and at most 1, or its ratio out of range.
    Bounce = sys::RESIN_ERROR_BOUNCE,
    /// Not finite, or the resulting stiffness is not positive.
    Tension = sys::RESIN_ERROR_TENSION,
    /// Not finite, or the resulting damping is negative.
    Friction = sys::RESIN_ERROR_FRICTION,
    /// A value is NaN or over 1e100 in magnitude.
    Value = sys::RESIN_ERROR_VALUE,
    /// A velocity is NaN or over 1e100 in magnitude.
    Velocity = sys::RESIN_ERROR_VELOCITY,
    /// A target is NaN or over 1e100 in magnitude.
    Target = sys::RESIN_ERROR_TARGET,
    /// Not from 0 to 1e6 seconds.
    TimeStep = sys::RESIN_ERROR_TIME_STEP,
    /// A distance or speed that is not from 1e-100 to 1e100.
    Tolerance = sys::RESIN_ERROR_TOLERANCE,
    /// A spring of damping ratio 0 never settles.
    Undamped = sys::RESIN_ERROR_UNDAMPED,
    /// The motion never reaches the value.
    Never = sys::RESIN_ERROR_NEVER,
    /// Springs of a batch are out of range and were not advanced.
    SpringLane = sys::RESIN_ERROR_SPRING_LANE,
    /// A deceleration rate is not above 0 and below 1.
    Rate = sys::RESIN_ERROR_RATE,
    /// Fewer than two, or not numbers that ascend from 0 to 1e100.
    Stops = sys::RESIN_ERROR_STOPS,
    /// Not from 1 to the count of stops less 1.
    NormalStop = sys::RESIN_ERROR_NORMAL_STOP,
    /// Not from 0 to 1.
    Resistance = sys::RESIN_ERROR_RESISTANCE,
    /// Not a known snapping policy.
    Snapping = sys::RESIN_ERROR_SNAPPING,
    /// A number over 1e100 or NaN, or a negative height.
    Sample = sys::RESIN_ERROR_SAMPLE,
    /// A number over 1e100 or NaN, a stop or phase out of range.
    BarState = sys::RESIN_ERROR_BAR_STATE,
    /// Not from 0 to 1e100.
    TopTolerance = sys::RESIN_ERROR_TOP_TOLERANCE,
    /// An unknown phase, or a velocity over 1e100 or NaN.
    Gesture = sys::RESIN_ERROR_GESTURE,
    /// No callback or an unknown kind, or a result over 1e100.
    Transformer = sys::RESIN_ERROR_TRANSFORMER,
    /// Not one range for each interval, or a range over 1e100.
    BarRanges = sys::RESIN_ERROR_BAR_RANGES,
    /// The index of a stop is not below the count of stops.
    Stop = sys::RESIN_ERROR_STOP,
    /// `kind` is not a known kind of identity.
    IdentityKind = sys::RESIN_ERROR_IDENTITY_KIND,
    /// `size` is 0, or larger than `stride`.
    IdentitySize = sys::RESIN_ERROR_IDENTITY_SIZE,
    /// Offsets do not start at 0, descend, or do not end at count.
    Offsets = sys::RESIN_ERROR_OFFSETS,
    /// A callback that this kind of identity requires is null.
    MissingCallback = sys::RESIN_ERROR_MISSING_CALLBACK,
    /// Names no variable of this solver, or one that was removed.
    Variable = sys::RESIN_ERROR_VARIABLE,
    /// Names no constraint of this solver, or one that was removed.
    Constraint = sys::RESIN_ERROR_CONSTRAINT,
    /// Neither 0 nor from 0.001 to 1000 in magnitude.
    Coefficient = sys::RESIN_ERROR_COEFFICIENT,
    /// NaN or over 1e8 in magnitude.
    Constant = sys::RESIN_ERROR_CONSTANT,
    /// Not a known relation.
    Relation = sys::RESIN_ERROR_RELATION,
    /// Not from 1 to 1000, nor required where that may be.
    Priority = sys::RESIN_ERROR_PRIORITY,
    /// Not from 1e-2 to 1e3.
    Weight = sys::RESIN_ERROR_WEIGHT,
    /// Required constraints that cannot all hold.
    Conflict = sys::RESIN_ERROR_CONFLICT,
    /// A constraint names the variable.
    VariableInUse = sys::RESIN_ERROR_VARIABLE_IN_USE,
    /// The variable has no edit.
    NotEdited = sys::RESIN_ERROR_NOT_EDITED,
    /// The variable has an edit.
    AlreadyEdited = sys::RESIN_ERROR_ALREADY_EDITED,
    /// Numbers differ too much in magnitude.
    Precision = sys::RESIN_ERROR_PRECISION,
    /// Values are not known before the end of the changes.
    ChangesOpen = sys::RESIN_ERROR_CHANGES_OPEN,
}

impl Status {
    /// The core's sentence about the status, which names the argument.
    pub fn message(self) -> &'static str {
        // SAFETY: the function accepts any value, and returns a static string.
        let message = unsafe { CStr::from_ptr(sys::resin_status_message(self.code())) };
        message.to_str().unwrap_or("an unknown status")
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.message())
    }
}

/// The error of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The core rejected an argument or could not complete the call.
    Status(Status),
    /// Required constraints cannot all hold. `constraints` are those that conflict with the one
    /// that was to be added or changed, the oldest first. The set is minimal if no variable is
    /// non-negative: without any one of them, the others would not conflict with it.
    Conflict {
        /// The conflicting constraints.
        constraints: Vec<Constraint>,
    },
    /// Springs of a batch are out of range and were not advanced, while all others were.
    SpringLane(BatchCounts),
    /// A slice has the wrong number of elements.
    Length {
        /// The name of the parameter.
        argument: &'static str,
        /// The number of elements that the call requires.
        expected: usize,
        /// The number of elements of the slice.
        found: usize,
    },
}

/// The result of a call.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// The status of the core; `None` for an error that the binding found itself.
    pub fn status(&self) -> Option<Status> {
        match self {
            Error::Status(status) => Some(*status),
            Error::Conflict { .. } => Some(Status::Conflict),
            Error::SpringLane(_) => Some(Status::SpringLane),
            Error::Length { .. } => None,
        }
    }
}

impl From<Status> for Error {
    fn from(status: Status) -> Error {
        Error::Status(status)
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Status(status) => status.fmt(formatter),
            Error::Conflict { constraints } => {
                let count = constraints.len();
                write!(formatter, "{}: {} in all", Status::Conflict, count)
            }
            Error::SpringLane(counts) => {
                write!(
                    formatter,
                    "{}: {} in all",
                    Status::SpringLane,
                    counts.invalid
                )
            }
            Error::Length {
                argument,
                expected,
                found,
            } => write!(
                formatter,
                "`{}` must have a length of {}; got {}",
                argument, expected, found
            ),
        }
    }
}

/// Converts the status of a call.
pub(crate) fn check(status: sys::resin_status) -> Result<()> {
    match status {
        sys::RESIN_OK => Ok(()),
        code => Err(Error::Status(Status::from_code(code))),
    }
}

/// Fails if a slice does not have the required number of elements.
pub(crate) fn check_length(argument: &'static str, expected: usize, found: usize) -> Result<()> {
    if expected == found {
        return Ok(());
    }
    Err(Error::Length {
        argument,
        expected,
        found,
    })
}
