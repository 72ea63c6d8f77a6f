// SPDX-License-Identifier: MIT
#ifndef RESIN_GDKPIXBUF_SHIM_H
#define RESIN_GDKPIXBUF_SHIM_H

#include <gdk-pixbuf/gdk-pixbuf.h>

#endif
