// SPDX-License-Identifier: MIT

use std::ffi::CStr;
use std::fmt;
use std::ptr;

use resin_sys as sys;

use super::Operations;
use crate::error::{check, Result};
use crate::memory::index;

/// The rule that a stage breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StageRule {
    /// An index is not below its count.
    IndexOutOfRange,
    /// An index occurs twice among deletes, reloads and sources of moves.
    SourceTwice,
    /// An index occurs twice among inserts and targets of moves.
    TargetTwice,
    /// A stage with a reload has an insert or a move.
    ReloadWithInsertOrMove,
    /// An item operation touches a deleted section.
    ItemInDeletedSection,
    /// An item operation touches an inserted section.
    ItemInInsertedSection,
    /// An item operation touches a reloaded section.
    ItemInReloadedSection,
    /// A stage with an item move has a section move from an index to the same index.
    FixedSectionMove,
    /// An item move touches a section that moves in the same stage.
    ItemMoveInMovedSection,
    /// The counts of items do not add up.
    ItemCount,
    /// The counts of sections do not add up.
    SectionCount,
    /// A rule of a newer libresin, with its code.
    Unknown(u32),
}

impl StageRule {
    const KNOWN: [StageRule; 11] = [
        StageRule::IndexOutOfRange,
        StageRule::SourceTwice,
        StageRule::TargetTwice,
        StageRule::ReloadWithInsertOrMove,
        StageRule::ItemInDeletedSection,
        StageRule::ItemInInsertedSection,
        StageRule::ItemInReloadedSection,
        StageRule::FixedSectionMove,
        StageRule::ItemMoveInMovedSection,
        StageRule::ItemCount,
        StageRule::SectionCount,
    ];

    /// `None` if the stage is legal. The codes of the known rules count up from 1.
    fn from_raw(raw: sys::resin_stage_rule) -> Option<StageRule> {
        if raw == sys::RESIN_STAGE_LEGAL {
            return None;
        }
        let known = StageRule::KNOWN.get(raw as usize - 1);
        Some(known.copied().unwrap_or(StageRule::Unknown(raw)))
    }

    fn raw(self) -> sys::resin_stage_rule {
        match self {
            StageRule::Unknown(raw) => raw,
            known => StageRule::KNOWN
                .iter()
                .position(|&rule| rule == known)
                .map_or(0, |position| position as u32 + 1),
        }
    }

    /// The core's sentence about the fault.
    pub fn message(self) -> &'static str {
        // SAFETY: the function accepts any value, and returns a static string.
        let message = unsafe { CStr::from_ptr(sys::resin_stage_rule_message(self.raw())) };
        message.to_str().unwrap_or("an unknown rule")
    }
}

impl fmt::Display for StageRule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.message())
    }
}

/// The rule that a stage breaks, and the operation that breaks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageFault {
    /// The rule.
    pub rule: StageRule,
    /// The section of the operation.
    pub section: u32,
    /// The item of the operation; `None` for a section operation.
    pub item: Option<usize>,
}

/// Checks the operations of a stage, which may be from any source, and returns the first fault.
/// `before` and `after` are the numbers of items in each section before and after the stage.
/// O(operations + sections + items / 64) time.
///
/// ```
/// use resin::diff::{check_stage, Operations, StageRule};
///
/// let twice = Operations { section_deletes: &[0, 0], ..Operations::default() };
/// let fault = check_stage(&twice, &[3, 4], &[4])?.expect("section 0 is deleted twice");
/// assert_eq!(fault.rule, StageRule::SourceTwice);
/// # Ok::<(), resin::Error>(())
/// ```
///
/// # Errors
///
/// `Status::TooLarge` or `Status::OutOfMemory`.
pub fn check_stage(
    operations: &Operations<'_>,
    before: &[usize],
    after: &[usize],
) -> Result<Option<StageFault>> {
    let counts = |list: &[usize]| sys::resin_section_counts {
        item_counts: list.as_ptr(),
        section_count: list.len(),
    };
    let stage = operations.raw();
    let mut out = sys::resin_stage_fault {
        rule: sys::RESIN_STAGE_LEGAL,
        place: sys::resin_index_path {
            section: sys::RESIN_INDEX_NONE,
            item: sys::RESIN_INDEX_NONE,
        },
    };
    // SAFETY: every pointer refers to as many elements as the count beside it.
    check(unsafe {
        sys::resin_diff_check_stage(&stage, counts(before), counts(after), ptr::null(), &mut out)
    })?;
    Ok(StageRule::from_raw(out.rule).map(|rule| StageFault {
        rule,
        section: out.place.section,
        item: index(out.place.item),
    }))
}
