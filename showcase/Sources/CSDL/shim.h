// SPDX-License-Identifier: MIT
#ifndef RESIN_SHOWCASE_SDL_H
#define RESIN_SHOWCASE_SDL_H

// Without this definition, SDL would replace main.
#define SDL_MAIN_HANDLED
#include <SDL.h>

#endif // RESIN_SHOWCASE_SDL_H
