# SPDX-License-Identifier: MIT
"""Line charts as SVG, with one logarithmic axis or two.

Colors are variables of the page (--series-1 and so on), so that charts follow its light or dark
scheme. Series also differ in their markers, and every point has a title with its values."""

import math
from html import escape

WIDTH, HEIGHT = 360, 250
LEFT, RIGHT, TOP, BOTTOM = 52, 18, 14, 40
MARKERS = ("circle", "square", "diamond", "triangle", "down", "ring", "cross")


class Series:
    """Points of a rival: pairs of x and y, and those x at which it was given up."""

    def __init__(self, name, index, points, given_up=()):
        self.name = name
        self.index = index  # of the color and the marker
        self.points = points
        self.given_up = given_up


def marker(kind, x, y, size=3.2):
    """Returns the path of a marker around a point."""
    s = size
    if kind == "circle":
        return f"M{x - s:.1f} {y:.1f}a{s} {s} 0 1 0 {2 * s} 0a{s} {s} 0 1 0 {-2 * s} 0Z"
    if kind == "square":
        return f"M{x - s:.1f} {y - s:.1f}h{2 * s}v{2 * s}h{-2 * s}Z"
    if kind == "diamond":
        s *= 1.3
        return f"M{x:.1f} {y - s:.1f}l{s} {s}l{-s} {s}l{-s} {-s}Z"
    if kind == "triangle":
        return f"M{x:.1f} {y - 1.3 * s:.1f}l{1.2 * s:.2f} {2.2 * s:.2f}h{-2.4 * s:.2f}Z"
    if kind == "down":
        return f"M{x:.1f} {y + 1.3 * s:.1f}l{1.2 * s:.2f} {-2.2 * s:.2f}h{-2.4 * s:.2f}Z"
    if kind == "ring":
        return marker("circle", x, y, 1.2 * s) + marker("circle", x, y, 0.5 * s)
    return f"M{x - s:.1f} {y - s:.1f}l{2 * s} {2 * s}m0 {-2 * s}l{-2 * s} {2 * s}"  # cross


def swatch(index):
    """Returns the marker of a series on a piece of its line, for a legend."""
    kind = MARKERS[index % len(MARKERS)]
    return (f'<svg class="swatch" viewBox="0 0 26 12" aria-hidden="true"><g class="s{index}">'
            f'<path class="line" d="M1 6H25"/><path class="mark {kind}" d="{marker(kind, 13, 6)}"/>'
            "</g></svg>")


class Scale:
    """The map from values to pixels of an axis."""

    def __init__(self, values, start, end, is_logarithmic):
        self.is_logarithmic = is_logarithmic
        self.start, self.end = start, end
        if is_logarithmic:
            self.low = math.floor(math.log10(min(values)) + 1e-9)
            self.high = max(math.ceil(math.log10(max(values)) - 1e-9), self.low + 1)
        else:
            self.low, self.high = 0, nice_limit(max(values))

    def __call__(self, value):
        number = math.log10(value) if self.is_logarithmic else value
        return self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self):
        if not self.is_logarithmic:
            return [self.high * part / 4 for part in range(5)]
        step = 1 if self.high - self.low <= 6 else 2
        return [10.0**power for power in range(self.low, self.high + 1, step)]


def nice_limit(value):
    """Returns the least of 1, 2, 4, 6, 8, 10, ... times a power of ten that is not below a value."""
    power = 10.0**math.floor(math.log10(value)) if value > 0 else 1.0
    return next(part * power for part in (1, 2, 4, 6, 8, 10) if part * power >= value * (1 - 1e-9))


def short_count(number):
    for suffix, unit in (("M", 1e6), ("k", 1e3)):
        if number >= unit:
            return f"{number / unit:g}{suffix}"
    return f"{number:g}"


def short_time(nanoseconds):
    for suffix, unit in ((" s", 1e9), (" ms", 1e6), (" µs", 1e3)):
        if nanoseconds >= unit:
            return f"{nanoseconds / unit:g}{suffix}"
    return f"{nanoseconds:g} ns"


def axes(x, y, x_title, x_text, y_text):
    lines = []
    for tick in y.ticks():
        place = y(tick)
        lines.append(f'<path class="grid" d="M{LEFT} {place:.1f}H{WIDTH - RIGHT}"/>'
                     f'<text class="tick" x="{LEFT - 6}" y="{place + 3.5:.1f}" text-anchor="end">'
                     f"{escape(y_text(tick))}</text>")
    for tick in x.ticks():
        place = x(tick)
        lines.append(f'<path class="grid" d="M{place:.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
                     f'<text class="tick" x="{place:.1f}" y="{HEIGHT - BOTTOM + 17}" '
                     f'text-anchor="middle">{escape(x_text(tick))}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(f'<text class="tick" x="{middle:.1f}" y="{HEIGHT - 5}" text-anchor="middle">'
                 f"{escape(x_title)}</text>")
    return "".join(lines)


def curve(series, x, y, value_text, top):
    kind = MARKERS[series.index % len(MARKERS)]
    places = [(x(size), y(value)) for size, value in series.points]
    parts = []
    if len(places) > 1:
        line = "L".join(f"{left:.1f} {up:.1f}" for left, up in places)
        parts.append(f'<path class="line" d="M{line}"/>')
    for (size, value), place in zip(series.points, places):
        parts.append(f'<path class="mark {kind}" d="{marker(kind, *place)}"><title>'
                     f"{escape(series.name)}, {size:,}: {escape(value_text(value))}</title></path>")
    for size in series.given_up:
        parts.append(f'<path class="mark cross" d="{marker("cross", x(size), top)}"><title>'
                     f"{escape(series.name)}, {size:,}: given up after 5 s</title></path>")
    return f'<g class="s{series.index}">{"".join(parts)}</g>'


def chart(title, all_series, x_title, value_text, y_text=short_time, is_logarithmic=True):
    """Returns a chart as SVG, or an empty text if no series has a point.

    The y axis is logarithmic, or linear from zero; the x axis is always logarithmic."""
    points = [point for series in all_series for point in series.points]
    if not points:
        return ""
    given_up = [size for series in all_series for size in series.given_up]
    x = Scale([size for size, _ in points] + given_up, LEFT, WIDTH - RIGHT, True)
    values = [value for _, value in points] + ([5e9] if given_up else [])
    y = Scale(values, HEIGHT - BOTTOM, TOP, is_logarithmic)
    top = y(5e9) if given_up else TOP
    curves = "".join(curve(series, x, y, value_text, top) for series in all_series)
    names = ", ".join(series.name for series in all_series if series.points)
    return (f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'aria-label="{escape(f"{title}: {names}")}">'
            f"{axes(x, y, x_title, short_count, y_text)}{curves}</svg>")
