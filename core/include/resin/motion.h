// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_H
#define RESIN_MOTION_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

RESIN_END_DECLS

#endif // RESIN_MOTION_H
