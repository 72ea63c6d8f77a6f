// SPDX-License-Identifier: MIT

//! Memory from another source than the C library.

use std::fmt;
use std::os::raw::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

use resin_sys as sys;

use crate::callback::run_or_none;

/// A source of memory for a handle.
///
/// # Safety
///
/// `resize` keeps the contract below.
pub unsafe trait Allocator: Send + Sync {
    /// Allocates, grows, shrinks and frees blocks.
    ///
    /// For a new block `memory` is null and `old_size` 0. To free a block `new_size` is 0, and the
    /// result is ignored. Otherwise the result is a block of `new_size` bytes with the content of
    /// `memory`, which is freed. Returns null if there is not enough memory, and leaves `memory`
    /// unchanged. Blocks are aligned to 16 bytes. A panic is treated as null.
    ///
    /// # Safety
    ///
    /// `memory` is null or a block of `old_size` bytes that this allocator returned.
    unsafe fn resize(&self, memory: *mut u8, old_size: usize, new_size: usize) -> *mut u8;
}

/// An allocator that a handle keeps alive, at an address that does not change.
///
/// A pointer instead of a box: a box is the only way to its content, so the compiler may assume that
/// the core's copy of the address is not used after the handle, and the box with it, has moved.
pub(crate) struct Held(NonNull<Arc<dyn Allocator>>);

// SAFETY: the pointer owns an `Arc<dyn Allocator>`, which is `Send` and `Sync`.
unsafe impl Send for Held {}
// SAFETY: as above.
unsafe impl Sync for Held {}

impl Held {
    pub(crate) fn new(allocator: Arc<dyn Allocator>) -> Held {
        Held(NonNull::from(Box::leak(Box::new(allocator))))
    }

    /// The core's description of the allocator, valid as long as `self`.
    pub(crate) fn raw(&self) -> sys::resin_allocator {
        sys::resin_allocator {
            context: self.0.as_ptr().cast(),
            resize: Some(resize),
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // SAFETY: the pointer is that of the box of `new`, and the core has destroyed the object.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Allocator")
    }
}

unsafe extern "C" fn resize(
    context: *mut c_void,
    memory: *mut c_void,
    old_size: usize,
    new_size: usize,
) -> *mut c_void {
    // SAFETY: `context` is that of `Held::raw`, which the handle keeps; it is only read.
    let allocator = unsafe { &*(context as *const Arc<dyn Allocator>) };
    // SAFETY: the core passes null or a block of the allocator, with its size.
    let block = run_or_none(|| unsafe { allocator.resize(memory.cast(), old_size, new_size) });
    block.map_or(std::ptr::null_mut(), |block| block.cast())
}
