// SPDX-License-Identifier: MIT
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE // for syscall()
#endif

#include "os_unfair_lock.h"

#include <stdatomic.h>
#include <stdlib.h>

#if defined(__linux__)
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif !defined(_WIN32)
#include <sched.h>
#endif

// The mutex of Drepper, "Futexes Are Tricky" (2011), section 4.2: 0 is free, 1 is held, and 2 is
// held with threads that wait. Releasing a lock for which no thread waits needs no call of the
// system.
enum
{
    FREE = 0,
    HELD = 1,
    CONTENDED = 2
};

static _Atomic uint32_t *state(const os_unfair_lock *lock)
{
    _Static_assert(sizeof(_Atomic uint32_t) == sizeof(uint32_t), "the lock has four bytes");
    return (_Atomic uint32_t *)(uintptr_t)&lock->_os_unfair_lock_opaque;
}

static void wait_while_contended(_Atomic uint32_t *word)
{
#if defined(__linux__)
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, CONTENDED, NULL, NULL, 0);
#elif !defined(_WIN32)
    (void)word;
    sched_yield();
#else
    (void)word;
#endif
}

static void wake_one(_Atomic uint32_t *word)
{
#if defined(__linux__)
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
#else
    (void)word;
#endif
}

void os_unfair_lock_lock(os_unfair_lock_t lock)
{
    uint32_t expected = FREE;
    if (atomic_compare_exchange_strong_explicit(state(lock), &expected, HELD, memory_order_acquire,
                                                memory_order_relaxed))
    {
        return;
    }
    while (atomic_exchange_explicit(state(lock), CONTENDED, memory_order_acquire) != FREE)
    {
        wait_while_contended(state(lock));
    }
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock)
{
    uint32_t expected = FREE;
    return atomic_compare_exchange_strong_explicit(state(lock), &expected, HELD,
                                                   memory_order_acquire, memory_order_relaxed);
}

void os_unfair_lock_unlock(os_unfair_lock_t lock)
{
    if (atomic_exchange_explicit(state(lock), FREE, memory_order_release) == CONTENDED)
    {
        wake_one(state(lock));
    }
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock)
{
    if (atomic_load_explicit(state(lock), memory_order_relaxed) == FREE)
        abort();
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock)
{
    (void)lock;
}
