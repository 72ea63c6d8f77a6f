// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_H
#define RESIN_SPRING_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

RESIN_END_DECLS

#endif // RESIN_SPRING_H
