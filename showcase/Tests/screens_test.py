# SPDX-License-Identifier: MIT
"""Runs the screens: as pictures, clips and text, with bad input, and in a window that is dragged in.

Run by scripts/test-screens.
"""

import os
import pathlib
import re
import shutil
import struct
import subprocess
import tempfile
import time
import unittest
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREENS = ["header", "card", "settings", "rows", "feed", "airbar"]
WIDTH, HEIGHT = 393, 852  # points of the device that the screens are shown on


def find_program():
    """Builds the screens for debugging, which takes less time, and returns the program's path."""
    build = ["swift", "build", "--package-path", str(ROOT / "showcase")]
    subprocess.run([*build, "--product", "screens", "--quiet"], check=True)
    where = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(where.stdout.strip()) / "screens"


def read_png(path):
    """Width, height, and the rows of a PNG file of 8 bits, decoded without the program's own code."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8
            size = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            packed += body
        place += 12 + length
    raw, rows, before = zlib.decompress(packed), [], bytes(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        line = bytearray(raw[start + 1 : start + 1 + width * size])
        unfilter(raw[start], line, before, size)
        rows.append(bytes(line))
        before = line
    return width, height, size, rows


def unfilter(kind, line, before, size):
    for at in range(len(line)):
        left = line[at - size] if at >= size else 0
        up, corner = before[at], before[at - size] if at >= size else 0
        if kind == 1:
            line[at] = (line[at] + left) & 255
        elif kind == 2:
            line[at] = (line[at] + up) & 255
        elif kind == 3:
            line[at] = (line[at] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            near = min((left, up, corner), key=lambda value: abs(guess - value))
            line[at] = (line[at] + near) & 255


class Screens(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = find_program()

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="resin screens ")
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)

    def run_program(self, *arguments, check=True, **options):
        return subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True,
                              check=check, timeout=300, **options)

    def test_list_names_every_screen(self):
        lines = self.run_program("list").stdout.splitlines()
        self.assertEqual([line.split(":")[0] for line in lines], SCREENS)

    def test_pictures_have_the_size_that_is_asked_for_and_more_than_one_colour(self):
        for screen in SCREENS:
            path = self.folder / f"{screen}.png"
            self.run_program("picture", screen, "--scale", 1, "--out", path)
            width, height, size, rows = read_png(path)
            self.assertEqual((width, height), (WIDTH, HEIGHT))
            colours = {row[at : at + size] for row in rows for at in range(0, len(row), size)}
            self.assertGreater(len(colours), 20, screen)
        self.run_program("picture", "card", "--scale", 3, "--out", path)
        size = struct.unpack(">II", path.read_bytes()[16:24])
        self.assertEqual(size, (WIDTH * 3, HEIGHT * 3))

    def test_dark_pictures_are_darker(self):
        def brightness(*options):
            path = self.folder / "picture.png"
            self.run_program("picture", "settings", "--scale", 1, "--out", path, *options)
            _, _, size, rows = read_png(path)
            return sum(sum(row[at : at + 3]) for row in rows for at in range(0, len(row), size))

        self.assertLess(brightness("--dark") * 2, brightness())

    def test_two_runs_print_the_same_tree(self):
        for screen in SCREENS:
            first = self.run_program("dump", screen).stdout
            self.assertEqual(first, self.run_program("dump", screen).stdout)
            self.assertGreater(len(first.splitlines()), 5)

    def test_a_clip_has_a_frame_for_every_sixtieth_of_a_second(self):
        path = self.folder / "card.mp4"
        self.run_program("clip", "card", "--scale", 0.5, "--out", path, "--quiet")
        probe = subprocess.run(
            ["ffprobe", "-v", "error", "-count_frames", "-show_entries",
             "stream=width,height,nb_read_frames,r_frame_rate", "-of", "csv=p=0", path],
            check=True, capture_output=True, text=True).stdout.strip().split(",")
        self.assertEqual(probe[:3], ["196", "426", "60/1"])
        # The script's own times: 0.3 + 0.5 + 0.2 + 1 + 0.25 + 1.2 + 0.4 + 0.5 + 1.2 seconds.
        self.assertAlmostEqual(int(probe[3]), 5.55 * 60, delta=6)

    def test_a_clip_can_be_an_animated_picture(self):
        path = self.folder / "card.webp"
        self.run_program("clip", "card", "--scale", 0.5, "--out", path, "--quiet")
        data = path.read_bytes()
        self.assertEqual((data[:4], data[8:12]), (b"RIFF", b"WEBP"))
        self.assertGreater(data.count(b"ANMF"), 100)

    def test_frames_stand_side_by_side_on_a_sheet(self):
        path = self.folder / "frames.png"
        self.run_program("frames", "airbar", "--scale", 0.25, "--every", 120, "--columns", 3,
                         "--out", path)
        width, height, size, rows = read_png(path)
        # Three pictures of 98 by 214 pixels and four gaps of 4; the script takes 15 to 18 seconds.
        self.assertEqual(width, 3 * 98 + 4 * 4)
        self.assertIn(height, [4 + lines * (214 + 4) for lines in (3, 4)])
        # The bar of the first one is red, and the paper between two is white.
        first = rows[8][8 * size : 8 * size + 3]
        self.assertGreater(first[0], first[2] + 60)
        self.assertEqual(rows[8][: 3 * size][:3], b"\xff\xff\xff")

    def test_a_plot_has_a_curve_for_every_measure(self):
        path = self.folder / "plot.png"
        self.run_program("plot", "airbar", "--scale", 1, "--out", path)
        width, height, size, rows = read_png(path)
        self.assertEqual((width, height), (1100, 3 * 224 + 36))
        for panel in range(3):
            band = rows[34 + panel * 224 : 34 + panel * 224 + 190]
            blue = sum(row[at + 2] > 220 and row[at] < 60
                       for row in band for at in range(0, len(row), size))
            self.assertGreater(blue, 500, panel)

    def test_bad_input_is_named(self):
        for arguments, words in [
            (["picture", "nothing", "--out", "x.png"], "no screen 'nothing'"),
            (["clip", "card", "--out", "x.gif"], "--out must end in"),
            (["picture", "card", "--scale", "nan", "--out", "x.png"], "--scale must be"),
            (["picture", "card"], "--out"),
            (["plot", "card", "--out", "x.png"], "measures nothing"),
            (["frames", "card", "--every", "0", "--out", "x.png"], "--every must be"),
            (["clip", "card", "--quiet", "--scale", "0.25", "--out", "/no/such/folder/x.mp4"],
             "ffmpeg"),
        ]:
            run = self.run_program(*arguments, check=False, cwd=self.folder)
            self.assertNotEqual(run.returncode, 0, arguments)
            self.assertIn(words, run.stderr, arguments)

    def test_without_ffmpeg_a_clip_says_so(self):
        run = self.run_program("clip", "card", "--quiet", "--scale", 0.25, "--out", "x.mp4",
                               check=False, cwd=self.folder, env={**os.environ, "PATH": "/nowhere"})
        self.assertNotEqual(run.returncode, 0)
        self.assertIn("ffmpeg", run.stderr)


class Window(unittest.TestCase):
    """A real window on a display without a screen, and a real mouse in it."""

    @classmethod
    def setUpClass(cls):
        cls.program = find_program()
        reading, writing = os.pipe()
        cls.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x1000x24", "-nolisten", "tcp"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            cls.environment = {**os.environ, "DISPLAY": ":" + pipe.readline().strip()}

    @classmethod
    def tearDownClass(cls):
        cls.display.terminate()
        cls.display.wait()

    def mouse(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True,
                              capture_output=True, text=True).stdout

    def start(self, *arguments):
        program = subprocess.Popen(
            [self.program, "window", *arguments, "--scale", "1", "--log", "--seconds", "60"],
            env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(program.kill)
        for _ in range(200):
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Resin"],
                                   env=self.environment, capture_output=True, text=True)
            if found.stdout.strip():
                window = found.stdout.split()[0]
                break
            time.sleep(0.1)
        else:
            self.fail("no window came")
        time.sleep(0.5)
        geometry = self.mouse("getwindowgeometry", "--shell", window)
        x, y = (int(re.search(rf"^{name}=(-?\d+)", geometry, re.M).group(1)) for name in "XY")
        return program, window, x, y

    def end(self, program, window):
        # A window without a window manager gets keys only while it has the focus.
        self.mouse("windowfocus", window)
        self.mouse("key", "Escape")
        output, _ = program.communicate(timeout=30)
        self.assertEqual(program.returncode, 0)
        return output

    def test_a_drag_of_the_mouse_scrolls(self):
        program, window, x, y = self.start("header")
        self.mouse("mousemove", x + 200, y + 700, "mousedown", 1)
        for step in range(1, 21):
            self.mouse("mousemove", x + 200, y + 700 - step * 15)
            time.sleep(0.02)
        time.sleep(0.3)
        self.mouse("mouseup", 1)
        time.sleep(0.5)
        output = self.end(program, window)
        self.assertIn("down 200.0 700.0", output)
        self.assertIn("up 200.0 400.0", output)
        offset = float(re.search(r"UIScrollView .* bounds=\(0 (-?[\d.]+)\)", output).group(1))
        # 300 points from the top, which is 59 + 220 above the content; the first movement that
        # makes it a drag does not scroll.
        self.assertTrue(-279 + 270 <= offset <= -279 + 300, offset)

    def test_a_card_comes_back(self):
        program, window, x, y = self.start("card")
        self.mouse("mousemove", x + 196, y + 426, "mousedown", 1)
        for step in range(1, 11):
            self.mouse("mousemove", x + 196 + step * 8, y + 426 + step * 4)
            time.sleep(0.02)
        self.mouse("mouseup", 1)
        time.sleep(2)
        output = self.end(program, window)
        self.assertIn("up 276.0 466.0", output)
        tree = output.partition("frames ")[2].partition("\n")[2]
        self.assertEqual(tree, self.dump("card"))

    def dump(self, screen):
        return subprocess.run([self.program, "dump", screen], check=True, capture_output=True,
                              text=True).stdout


if __name__ == "__main__":
    for tool in ("ffmpeg", "Xvfb", "xdotool"):
        assert shutil.which(tool), f"{tool} is missing"
    unittest.main(verbosity=2)
