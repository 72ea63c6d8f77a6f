// SPDX-License-Identifier: MIT

//! Conversions between slices and the pointers of the core.

use std::slice;

/// A type of this crate with the same layout as a frozen value of the core.
///
/// # Safety
///
/// `Self` has the size, the alignment and the members of `Raw`, and every value of `Raw` that the
/// core writes is a value of `Self`.
pub(crate) unsafe trait Frozen: Copy {
    type Raw: Copy;
}

/// Declares a type as frozen, and compares size and alignment at compile time.
macro_rules! frozen {
    ($($ours:ty = $raw:ty),* $(,)?) => {
        $(
            const _: () = assert!(std::mem::size_of::<$ours>() == std::mem::size_of::<$raw>());
            const _: () = assert!(std::mem::align_of::<$ours>() == std::mem::align_of::<$raw>());
            // SAFETY: `repr(C)` or `repr(transparent)` with the members of the raw type, in order;
            // these are plain numbers, of which every value is valid.
            unsafe impl $crate::memory::Frozen for $ours {
                type Raw = $raw;
            }
        )*
    };
}
pub(crate) use frozen;

/// The raw value with the same bytes.
pub(crate) fn to_raw<T: Frozen>(value: T) -> T::Raw {
    // SAFETY: the layouts are equal, see `Frozen`.
    unsafe { std::mem::transmute_copy(&value) }
}

/// The value with the same bytes as a raw one.
pub(crate) fn from_raw<T: Frozen>(raw: T::Raw) -> T {
    // SAFETY: the layouts are equal, see `Frozen`.
    unsafe { std::mem::transmute_copy(&raw) }
}

/// The slice of an array of the core, which may be null if it is empty.
///
/// # Safety
///
/// `pointer` is null and `count` 0, or `pointer` refers to `count` elements that nothing changes
/// during `'a`.
pub(crate) unsafe fn slice_of<'a, T>(pointer: *const T, count: usize) -> &'a [T] {
    if count == 0 || pointer.is_null() {
        return &[];
    }
    // SAFETY: the caller's.
    unsafe { slice::from_raw_parts(pointer, count) }
}

/// As `slice_of`, for frozen values.
///
/// # Safety
///
/// That of `slice_of`.
pub(crate) unsafe fn frozen_slice<'a, T: Frozen>(pointer: *const T::Raw, count: usize) -> &'a [T] {
    // SAFETY: the caller's, and the layouts are equal.
    unsafe { slice_of(pointer.cast::<T>(), count) }
}

/// The raw pointer to a slice of frozen values.
pub(crate) fn raw_pointer<T: Frozen>(values: &[T]) -> *const T::Raw {
    values.as_ptr().cast()
}

/// The size of a struct that starts with `struct_size`.
pub(crate) fn struct_size<T>() -> u32 {
    std::mem::size_of::<T>() as u32
}

/// The index of an element, or `None` for `RESIN_INDEX_NONE`.
pub(crate) fn index(raw: u32) -> Option<usize> {
    (raw != resin_sys::RESIN_INDEX_NONE).then_some(raw as usize)
}
