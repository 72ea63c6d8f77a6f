# SPDX-License-Identifier: MIT
"""Plots of time by size on logarithmic axes, drawn by gnuplot."""

import os
import shutil
import subprocess
import sys

PATHS = [("stdlib", "#b03a2e", "difference(from:).inferringMoves()"),
         ("reference", "#b9770e", "ResinReference"),
         ("set", "#7f8c8d", "Set(old)"),
         ("resin", "#1f618d", "Resin"),
         ("c", "#17a589", "C, called directly")]
GIVEN_UP = 5e9  # nanoseconds
IDENTITIES = ["Int", "UUID", "String", "struct", "AnyHashable"]


def panels(results, identity):
    """Returns the workloads that were measured at two sizes or more."""
    names = dict.fromkeys(row[1] for row in results.rows
                          if row[0] == "diff" and row[2] == identity)
    return [name for name in names if len(sizes(results, name, identity)) > 1]


def sizes(results, workload, identity):
    return sorted(row[3] for row in results.rows
                  if row[0] == "diff" and row[1] == workload and row[2] == identity)


def series(results, workload, identity, path):
    """Returns pairs of size and seconds, and a second list for the sizes at which the rival was given up."""
    measured, given_up = [], []
    for size in sizes(results, workload, identity):
        row = ("diff", workload, identity, size)
        median = results.median(row, path)
        if median is not None:
            measured.append((size, median / 1e9))
        elif results.was_given_up(row, path):
            given_up.append((size, GIVEN_UP / 1e9))
    return measured, given_up


def data_block(name, points):
    lines = "\n".join(f"{x} {y:.9g}" for x, y in points) or "NaN NaN"
    return f"${name} << EOD\n{lines}\nEOD\n"


def panel_commands(results, workload, identity, index, has_key):
    commands, curves = "", []
    for path, color, title in PATHS:
        measured, given_up = series(results, workload, identity, path)
        name = f"p{index}_{path}"
        commands += data_block(name, measured) + data_block(f"{name}_up", given_up)
        curves.append(f"${name} using 1:2 with linespoints lc rgb '{color}' lw 2 pt 7 ps 0.4 "
                      f"title '{title}'")
        curves.append(f"${name}_up using 1:2 with points lc rgb '{color}' lw 2 pt 2 ps 0.8 "
                      f"title '{'given up after 5 s' if path == 'stdlib' else ''}'")
    commands += f"set title '{workload}'\n"
    commands += "set key at screen 0.99, screen 0.30 right top\n" if has_key else "unset key\n"
    return commands + "plot " + ", ".join(curves) + "\n"


def script(results, identity, output):
    names = panels(results, identity)
    columns = 3
    rows = -(-(len(names) + 1) // columns)  # one more panel for the key
    commands = f"""set terminal svg size {columns * 360},{rows * 300} font 'sans-serif,12' \\
  background '#ffffff'
set output '{output}'
set multiplot layout {rows},{columns} title \\
  'Diffing two lists of {identity}: elements of the old list against seconds'
set logscale xy
set format x '10^{{%L}}'
set format y '10^{{%L}}'
set xrange [5:2e6]
set yrange [5e-8:20]
set grid lc rgb '#dddddd'
set border lc rgb '#888888'
unset mxtics
unset mytics
"""
    for index, name in enumerate(names):
        commands += panel_commands(results, name, identity, index, index == len(names) - 1)
    return commands + "unset multiplot\n"


def draw(results, folder):
    """Writes diff-<identity>.svg for every identity with enough sizes, and returns the files."""
    if shutil.which("gnuplot") is None:
        print("report: no gnuplot, so no plots", file=sys.stderr)
        return []
    files = []
    for identity in IDENTITIES:
        if not panels(results, identity):
            continue
        output = os.path.join(folder, f"diff-{identity}.svg")
        subprocess.run(["gnuplot"], input=script(results, identity, output), text=True, check=True)
        files.append(output)
    return files
