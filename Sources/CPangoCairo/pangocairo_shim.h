// SPDX-License-Identifier: MIT
#ifndef RESIN_PANGOCAIRO_SHIM_H
#define RESIN_PANGOCAIRO_SHIM_H

#include <cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <png.h>

#endif
