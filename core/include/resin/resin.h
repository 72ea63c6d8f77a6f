// SPDX-License-Identifier: MIT
#ifndef RESIN_RESIN_H
#define RESIN_RESIN_H

// All of libresin. See docs/abi.md for its compatibility promise.

#include <resin/allocator.h>
#include <resin/bar.h>
#include <resin/bar_gesture.h>
#include <resin/base.h>
#include <resin/diff.h>
#include <resin/diff_stages.h>
#include <resin/motion.h>
#include <resin/motion_trackers.h>
#include <resin/solver.h>
#include <resin/spring.h>
#include <resin/spring_batch.h>
#include <resin/version.h>

#endif // RESIN_RESIN_H
