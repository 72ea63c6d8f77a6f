// SPDX-License-Identifier: MIT

use std::ptr;

use resin_sys as sys;

use super::{Spring, Tolerance};
use crate::error::{check, check_length, Error, Result};
use crate::memory::{struct_size, to_raw};

/// The constants of the springs of a batch.
#[derive(Clone, Copy, Debug)]
pub enum BatchSprings<'a> {
    /// All springs have the same constants, which is several times faster.
    Shared(Spring),
    /// Each spring has its own.
    Own {
        /// The undamped angular frequencies, in radians per second.
        frequencies: &'a [f64],
        /// The damping ratios.
        damping_ratios: &'a [f64],
    },
}

/// The numbers of springs after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchCounts {
    /// Springs that still move.
    pub moving: usize,
    /// Springs that settled in this step: they now equal their targets.
    pub settled: usize,
    /// Springs with a number that is out of range or NaN, which the step did not change.
    pub invalid: usize,
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchStep<'a> {
    /// The numbers of springs.
    pub counts: BatchCounts,
    /// The indices of the springs that settled in this step, ascending. Empty for a batch without
    /// [`SpringBatch::with_settled`].
    pub settled: &'a [u32],
}

/// Many springs in slices of the caller, one element for each spring. An alignment of 64 bytes is
/// slightly faster.
///
/// A batch only borrows the slices, and making one costs no more than checking their lengths. So a
/// struct that owns the numbers, and changes them between frames, makes a batch in each frame.
///
/// ```
/// use resin::spring::{BatchSprings, Spring, SpringBatch, Tolerance};
///
/// let (mut values, mut velocities) = (vec![0.0; 3], vec![0.0; 3]);
/// let targets = [10.0, 20.0, 30.0];
/// let mut settled = [0; 3];
/// let springs = BatchSprings::Shared(Spring::from_response(0.4, 1.0)?);
/// let rest = Tolerance { distance: 0.5, speed: 0.5 };
/// let mut batch = SpringBatch::new(&mut values, &mut velocities, &targets, springs, rest)?
///     .with_settled(&mut settled)?;
/// let step = batch.step(5.0)?;
/// assert_eq!(step.settled, [0, 1, 2]);
/// assert_eq!(values, targets);
/// # Ok::<(), resin::Error>(())
/// ```
#[derive(Debug)]
pub struct SpringBatch<'a> {
    values: &'a mut [f64],
    velocities: &'a mut [f64],
    targets: &'a [f64],
    springs: BatchSprings<'a>,
    tolerance: Tolerance,
    settled: Option<&'a mut [u32]>,
}

impl<'a> SpringBatch<'a> {
    /// A batch of the springs with these values, velocities and targets.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if a slice does not have as many elements as `values`.
    pub fn new(
        values: &'a mut [f64],
        velocities: &'a mut [f64],
        targets: &'a [f64],
        springs: BatchSprings<'a>,
        tolerance: Tolerance,
    ) -> Result<SpringBatch<'a>> {
        let count = values.len();
        check_length("velocities", count, velocities.len())?;
        check_length("targets", count, targets.len())?;
        if let BatchSprings::Own {
            frequencies,
            damping_ratios,
        } = springs
        {
            check_length("frequencies", count, frequencies.len())?;
            check_length("damping_ratios", count, damping_ratios.len())?;
        }
        Ok(SpringBatch {
            values,
            velocities,
            targets,
            springs,
            tolerance,
            settled: None,
        })
    }

    /// Gives the batch space for the indices of the springs that settle.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if the slice does not have an element for each spring.
    pub fn with_settled(mut self, settled: &'a mut [u32]) -> Result<SpringBatch<'a>> {
        check_length("settled", self.values.len(), settled.len())?;
        self.settled = Some(settled);
        Ok(self)
    }

    /// Replaces the targets.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if the slice does not have an element for each spring.
    pub fn set_targets(&mut self, targets: &'a [f64]) -> Result<()> {
        check_length("targets", self.values.len(), targets.len())?;
        self.targets = targets;
        Ok(())
    }

    /// The values of the springs.
    pub fn values(&self) -> &[f64] {
        self.values
    }

    /// The values of the springs, to be changed between two steps.
    pub fn values_mut(&mut self) -> &mut [f64] {
        self.values
    }

    /// The velocities of the springs.
    pub fn velocities(&self) -> &[f64] {
        self.velocities
    }

    /// The velocities of the springs, to be changed between two steps.
    pub fn velocities_mut(&mut self) -> &mut [f64] {
        self.velocities
    }

    /// The space for the indices of the springs that settle. After [`Error::SpringLane`] it starts
    /// with as many indices as the counts of the error say.
    pub fn settled(&self) -> Option<&[u32]> {
        self.settled.as_deref()
    }

    /// Advances every spring by `dt` seconds, with the same result as [`Spring::step`].
    ///
    /// A spring that comes to rest gets exactly the value of its target and the velocity 0, and its
    /// index is added to the settled ones, once. A new target or velocity makes it move again. Never
    /// allocates.
    ///
    /// # Errors
    ///
    /// [`Error::SpringLane`] if springs are out of range, after advancing all others. Without any
    /// change: `Status::TimeStep`, `Status::Tolerance` or `Status::TooLarge`.
    pub fn step(&mut self, dt: f64) -> Result<BatchStep<'_>> {
        let batch = self.raw();
        let mut counts = sys::resin_spring_batch_result {
            moving: 0,
            settled: 0,
            invalid: 0,
        };
        // SAFETY: all slices have `count` elements, or are absent, and do not overlap, because the
        // mutable ones are exclusive.
        let status = unsafe { sys::resin_spring_batch_step(&batch, dt, &mut counts) };
        let counts = BatchCounts {
            moving: counts.moving,
            settled: counts.settled,
            invalid: counts.invalid,
        };
        if status == sys::RESIN_ERROR_SPRING_LANE {
            return Err(Error::SpringLane(counts));
        }
        check(status)?;
        let settled = self.settled.as_deref().unwrap_or(&[]);
        let settled = settled.get(..counts.settled).unwrap_or(&[]);
        Ok(BatchStep { counts, settled })
    }

    fn raw(&mut self) -> sys::resin_spring_batch {
        let (frequencies, damping_ratios, spring) = match self.springs {
            // Not read, because each spring has its own constants.
            BatchSprings::Own {
                frequencies,
                damping_ratios,
            } => (
                frequencies.as_ptr(),
                damping_ratios.as_ptr(),
                sys::resin_spring {
                    frequency: 0.0,
                    damping_ratio: 0.0,
                },
            ),
            BatchSprings::Shared(spring) => (ptr::null(), ptr::null(), to_raw(spring)),
        };
        let settled = self.settled.as_deref_mut();
        sys::resin_spring_batch {
            struct_size: struct_size::<sys::resin_spring_batch>(),
            flags: 0,
            count: self.values.len(),
            values: self.values.as_mut_ptr(),
            velocities: self.velocities.as_mut_ptr(),
            targets: self.targets.as_ptr(),
            frequencies,
            damping_ratios,
            spring,
            tolerance: to_raw(self.tolerance),
            settled: settled.map_or(ptr::null_mut(), |settled| settled.as_mut_ptr()),
        }
    }
}
