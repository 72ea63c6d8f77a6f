// SPDX-License-Identifier: MIT
#ifndef RESIN_ALLOCATOR_H
#define RESIN_ALLOCATOR_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

/// The source of an object's memory. Frozen layout.
///
/// An object copies the allocator that it is created with, so the struct may be discarded;
/// `context` must remain valid until the object is destroyed. There is no process-wide allocator.
typedef struct resin_allocator
{
    /// Passed to every call of `resize`.
    void *context;

    /// Allocates, grows, shrinks and frees blocks. Null means the C library's `realloc` and `free`,
    /// and `context` is ignored.
    ///
    /// For a new block `memory` is null and `old_size` 0. To free a block `new_size` is 0, and the
    /// result is ignored. Returns null if there is not enough memory, and leaves `memory`
    /// unchanged. Blocks are aligned for any type (`max_align_t`). Called only during a call on the
    /// object, on the thread of that call.
    void *(*resize)(void *context, void *memory, size_t old_size, size_t new_size);
} resin_allocator;

RESIN_END_DECLS

#endif // RESIN_ALLOCATOR_H
