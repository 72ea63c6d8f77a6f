// SPDX-License-Identifier: MIT
#ifndef RSN_SCROLL_SUPPORT_H
#define RSN_SCROLL_SUPPORT_H

#include "bar_support.h"

// A model of a scroll view with a bar, driven by events that are given in advance. Every motion is
// a closed form of time, and every event is at a multiple of 1/60 s (a tick), so that only the
// number of samples depends on the frame rate.

// An event. A touch moves through its knots, one tick apart, and then ends.
enum
{
    SCROLL_KNOTS = 24
};

typedef enum scroll_command
{
    SCROLL_TOUCH,
    SCROLL_CANCELLED_TOUCH,
    SCROLL_TO_TOP,
    SCROLL_MOVE_TO_STOP,
    SCROLL_RESIZE,
    SCROLL_PAGE // another scroll view, at any content offset, replaces the present one
} scroll_command;

typedef struct scroll_event
{
    scroll_command command;
    int ticks_before;            // ticks after the end of the previous event
    int knots;                   // TOUCH: 1 to SCROLL_KNOTS
    double finger[SCROLL_KNOTS]; // TOUCH: positions, upward negative, relative to the first contact
    double number;               // MOVE_TO_STOP: stop; RESIZE: content height; PAGE: content offset
} scroll_event;

typedef enum scroll_motion
{
    SCROLL_STILL,
    SCROLL_DRAGGED,
    SCROLL_COASTING,
    SCROLL_BOUNCING,
    SCROLL_ANIMATED
} scroll_motion;

typedef struct scroll_view
{
    resin_bar *bar;
    resin_bar_state state;
    resin_bar_sample sample;
    scroll_motion motion;
    double started; // the tick of the motion
    double from;    // content offset and velocity at its start
    double velocity;
    double target;  // of an animation or a bounce
    double grabbed; // DRAGGED: the content offset at which the finger would be without rubber band
    bool is_announced; // whether the present motion has a target
    resin_bar_state announced;
} scroll_view;

scroll_view scroll_view_make(resin_bar *bar, double client_top, double client_bottom,
                             double content_height, double frame_height);

// Plays events with `rate` samples for each tick, until everything is at rest. Calls `check` with
// every state, and with its tick, or -1 between two ticks.
void scroll_play(scroll_view *view, const scroll_event *events, int count, int rate,
                 void (*check)(void *context, const scroll_view *view, int tick), void *context);

#endif // RSN_SCROLL_SUPPORT_H
