// SPDX-License-Identifier: MIT
#ifndef RESIN_OS_UNFAIR_LOCK_H
#define RESIN_OS_UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

// A lock that protects short stretches of code. It is not re-entrant: a thread that acquires a lock
// that it already holds deadlocks, where Apple's implementation terminates the program. It must not
// be moved in memory while it is in use, so Swift code allocates it.
typedef struct os_unfair_lock_s
{
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

// Waits until the lock is free, and acquires it.
void os_unfair_lock_lock(os_unfair_lock_t lock);

// Acquires the lock if it is free. Returns whether it did.
bool os_unfair_lock_trylock(os_unfair_lock_t lock);

// Releases the lock.
void os_unfair_lock_unlock(os_unfair_lock_t lock);

// Stops the program if no thread holds the lock. Apple's implementation also stops it if another
// thread does.
void os_unfair_lock_assert_owner(const os_unfair_lock *lock);

// Without effect: the owner is not recorded.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock);

#endif
