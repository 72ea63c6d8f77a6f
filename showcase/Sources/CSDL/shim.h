// SPDX-License-Identifier: MIT
#ifndef RESIN_SHOWCASE_SDL_H
#define RESIN_SHOWCASE_SDL_H

// SDL would take over main.
#define SDL_MAIN_HANDLED
#include <SDL.h>

#endif // RESIN_SHOWCASE_SDL_H
