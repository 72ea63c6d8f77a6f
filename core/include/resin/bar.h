// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_H
#define RESIN_BAR_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

RESIN_END_DECLS

#endif // RESIN_BAR_H
