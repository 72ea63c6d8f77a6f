#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads a PNG file with Python's zlib, and checks that it has one color.

check_png.py FILE RED,GREEN,BLUE,ALPHA
"""

import struct
import sys
import zlib


def chunks(file):
    position = 8
    while position < len(file):
        (length,) = struct.unpack_from(">I", file, position)
        name = file[position + 4 : position + 8]
        content = file[position + 8 : position + 8 + length]
        (crc,) = struct.unpack_from(">I", file, position + 8 + length)
        if crc != zlib.crc32(name + content):
            sys.exit(f"the checksum of chunk {name} is wrong")
        yield name, content
        position += 12 + length


def rows(header, data):
    """The rows of eight-bit RGBA whose filter is Up (PNG specification, 9.2)."""
    width, height, depth, color, *_ = struct.unpack(">IIBBBBB", header)
    if (depth, color) != (8, 6):
        sys.exit(f"depth {depth} and color type {color} instead of 8 and 6")
    stride = 4 * width
    if len(data) != height * (stride + 1):
        sys.exit(f"{len(data)} bytes for {width} x {height} pixels")
    above = bytes(stride)
    for y in range(height):
        row = data[y * (stride + 1) : (y + 1) * (stride + 1)]
        if row[0] != 2:
            sys.exit(f"row {y} has filter {row[0]} instead of 2")
        above = bytes((a + b) % 256 for a, b in zip(row[1:], above))
        yield above


def main():
    path, color = sys.argv[1], bytes(int(part) for part in sys.argv[2].split(","))
    with open(path, "rb") as stream:
        file = stream.read()
    if file[:8] != b"\x89PNG\r\n\x1a\n":
        sys.exit("the signature is wrong")
    parts = dict(chunks(file))
    for y, row in enumerate(rows(parts[b"IHDR"], zlib.decompress(parts[b"IDAT"]))):
        for x in range(0, len(row), 4):
            if row[x : x + 4] != color:
                sys.exit(f"pixel {x // 4}, {y} is {tuple(row[x : x + 4])}")
    print(f"{path} is a PNG picture of one color")


main()
