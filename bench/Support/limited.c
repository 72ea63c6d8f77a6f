// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200809L

#include "support.h"

#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void run_in_child(int output, unsigned seconds, size_t bytes, void *context,
                         void (*body)(void *context, void *result), void *result, size_t size)
{
    // A crash is an expected outcome, which needs neither a report nor a core file.
    const struct rlimit time = {.rlim_cur = seconds, .rlim_max = seconds};
    const struct rlimit memory = {.rlim_cur = bytes, .rlim_max = bytes};
    const struct rlimit core = {.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CORE, &core);
    close(STDERR_FILENO);
    signal(SIGILL, SIG_DFL);
    signal(SIGTRAP, SIG_DFL);
    signal(SIGSEGV, SIG_DFL);
    body(context, result);
    const ssize_t written = write(output, result, size);
    _exit(written == (ssize_t)size ? 0 : 1);
}

support_outcome support_run_limited(unsigned seconds, size_t bytes, void *context,
                                    void (*body)(void *context, void *result), void *result,
                                    size_t size)
{
    int ends[2];
    if (pipe(ends) != 0)
    {
        return SUPPORT_FAILED;
    }
    const pid_t child = fork();
    if (child == 0)
    {
        close(ends[0]);
        run_in_child(ends[1], seconds, bytes, context, body, result, size);
    }
    close(ends[1]);
    if (child < 0)
    {
        close(ends[0]);
        return SUPPORT_FAILED;
    }
    struct pollfd wanted = {.fd = ends[0], .events = POLLIN};
    // On a busy machine, a second of processor time takes longer than a second.
    const bool in_time = poll(&wanted, 1, (int)(seconds * 10000)) > 0;
    const bool done = in_time && read(ends[0], result, size) == (ssize_t)size;
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    close(ends[0]);
    return done ? SUPPORT_DONE : SUPPORT_ENDED;
}
