// SPDX-License-Identifier: MIT
#ifndef RESIN_ALLOCATOR_H
#define RESIN_ALLOCATOR_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

/// Where an object takes its memory from. Frozen layout.
///
/// An object copies the allocator that it was created with, so the struct itself need not live on;
/// `context` must, until the object is destroyed. There is no allocator for the whole process.
typedef struct resin_allocator
{
    /// Passed back on every call.
    void *context;

    /// Allocates, grows, shrinks and frees. Null stands for the C library's `realloc` and `free`;
    /// `context` is then not read.
    ///
    /// `memory` is null and `old_size` 0 for a new block; `new_size` is 0 to free, and the result
    /// is then not read. Returns null when there is no memory, and `memory` stays as it was.
    /// Blocks are aligned for any type (`max_align_t`). Called only from within a call on the
    /// object, on the thread of that call.
    void *(*resize)(void *context, void *memory, size_t old_size, size_t new_size);
} resin_allocator;

RESIN_END_DECLS

#endif // RESIN_ALLOCATOR_H
