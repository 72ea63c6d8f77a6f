# SPDX-License-Identifier: MIT
"""Tests the screens as pictures, clips and text, with invalid input, and in a window with a real drag.

Run by scripts/steps/test-screens.
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
SCREENS = ["trips", "header", "card", "settings", "rows", "feed", "airbar", "alignments", "fluid"]
SCREENS += [
    f"fluid-{name}" for name in (
        "calculator", "springs", "flashlight", "rubberband", "pause", "drawer", "pip", "rotation")
]
APPS = ["app-" + name for name in (
    "calendar", "chat", "checkout", "chips", "comments", "contacts", "dashboard", "directory",
    "feed", "files", "filters", "inbox", "mail", "map-card", "onboarding", "order", "photo-grid",
    "photo-pages", "photo-zoom", "player", "preferences", "price-table", "profile", "search",
    "settings", "shelves", "shop", "sounds", "tabs", "timeline", "tour", "workspace", "messenger",
    "catalog")]
WIDTH, HEIGHT = 393, 852  # points of the device that the screens are shown on


# The specimens of the tables, on a screen of 400 points: two side by side, 177 wide and 72 high. Each is
# followed by its frames, computed by hand.
ROWS = [
    (".fill", [(0, 0, 28, 72), (36, 6, 28, 60), (72, 0, 28, 72)]),
    (".top", [(0, 0, 28, 16), (36, 6, 28, 60), (72, 0, 28, 32)]),
    (".bottom", [(0, 56, 28, 16), (36, 6, 28, 60), (72, 40, 28, 32)]),
    (".center", [(0, 28, 28, 16), (36, 6, 28, 60), (72, 20, 28, 32)]),
    (".centered(to: title)", [(0, 6, 28, 28), (36, 12, 60, 16), (36, 36, 100, 36)]),
    (".custom { … }", [(0, 6, 28, 60), (36, 4, 28, 32), (72, 6, 28, 60)]),
]
COLUMNS = [
    (".fill", [(0, 0, 177, 16), (28.5, 28, 120, 16), (0, 56, 177, 16)]),
    (".leading", [(0, 0, 28, 16), (28.5, 28, 120, 16), (0, 56, 56, 16)]),
    (".trailing", [(149, 0, 28, 16), (28.5, 28, 120, 16), (121, 56, 56, 16)]),
    (".center", [(74.5, 0, 28, 16), (28.5, 28, 120, 16), (60.5, 56, 56, 16)]),
    (".centered(to: word)", [(66, 0, 24, 30), (0, 42, 50, 30), (58, 42, 40, 30)]),
    (".custom { … }", [(28.5, 0, 120, 16), (88.5, 28, 56, 16), (28.5, 56, 120, 16)]),
]
LAYERS = [
    (".fill × .fill", [(0, 0, 177, 72), (147, 6, 24, 24)]),
    (".leading, .center, .trailing × .top, .center, .bottom",
     [(x, y, 24, 16) for x in (0, 76.5, 153) for y in (0, 28, 56)]),
    (".fill × .top, .center, .bottom", [(0, y, 177, 16) for y in (0, 28, 56)]),
    (".leading, .center, .trailing × .fill", [(x, 0, 24, 72) for x in (0, 76.5, 153)]),
    (".centered(to: picture)", [(105, 16, 64, 48), (125, 28, 24, 24)]),
    (".custom { … }", [(12, 12, 64, 48), (66, 2, 20, 20)]),
]
# Between two blocks of 30, and before a block of 1,000; then the same downwards, where the first block is 12
# high.
SPACERS = [
    ("SpacerItem(dataID: …)", [(0, 0, 30, 30), (30, 0, 117, 30), (147, 0, 30, 30),
                               (0, 42, 30, 30), (30, 42, 0, 30), (30, 42, 147, 30)]),
    (".init(minWidth: 40)", [(0, 0, 30, 30), (30, 0, 117, 30), (147, 0, 30, 30),
                             (0, 42, 30, 30), (30, 42, 40, 30), (70, 42, 107, 30)]),
    (".init(maxWidth: 40)", [(0, 0, 30, 30), (30, 0, 40, 30), (70, 0, 107, 30),
                             (0, 42, 30, 30), (30, 42, 0, 30), (30, 42, 147, 30)]),
    (".init(fixedWidth: 40)", [(0, 0, 30, 30), (30, 0, 40, 30), (70, 0, 107, 30),
                               (0, 42, 30, 30), (30, 42, 40, 30), (70, 42, 107, 30)]),
    (".init(minHeight: 20)", [(0, 0, 56, 12), (0, 12, 56, 48), (0, 60, 56, 12),
                              (68, 0, 56, 12), (68, 12, 56, 20), (68, 32, 56, 40)]),
    (".init(maxHeight: 20)", [(0, 0, 56, 12), (0, 12, 56, 20), (0, 32, 56, 40),
                              (68, 0, 56, 12), (68, 12, 56, 0), (68, 12, 56, 60)]),
    (".init(fixedHeight: 20)", [(0, 0, 56, 12), (0, 12, 56, 20), (0, 32, 56, 40),
                                (68, 0, 56, 12), (68, 12, 56, 20), (68, 32, 56, 40)]),
]


def read_specimens(tree, kinds="Block"):
    """Returns the code below each group on the screen of alignments, with the frames of its items."""
    specimens = []
    for part in re.split(r"^ *SpecimenView ", tree, flags=re.M)[1:]:
        depth = re.search(r"^( *)UIView ", part, re.M).group(1)
        code = re.search(rf'^{depth}UILabel .*"(.*)"$', part, re.M).group(1).replace("\u200b", "")
        items = re.findall(rf"^{depth}  (?:{kinds}) \((\S+) (\S+); (\S+) (\S+)\)", part, re.M)
        specimens.append((code, sorted(tuple(map(float, item)) for item in items)))
    return specimens


def find_program():
    """Builds the screens in debug mode, which takes less time, and returns the program's path."""
    build = ["swift", "build", "--package-path", str(ROOT / "showcase"),
             "--scratch-path", str(ROOT / ".build/rendering"), "--disable-build-manifest-caching"]
    subprocess.run([*build, "--product", "screens", "--quiet"], check=True)
    where = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(where.stdout.strip()) / "screens"


def read_png(path):
    """Returns the size, the bytes per pixel and the rows of a PNG file, decoded independently."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
            assert depth == 8
            size = {2: 3, 6: 4}[color]
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
        self.assertEqual([line.split(":")[0] for line in lines], SCREENS + APPS)

    def test_the_script_of_the_application_books_two_places_and_cancels_one(self):
        before = self.run_program("dump", "trips").stdout
        self.assertIn('"Lighthouse"', before)
        self.assertNotIn("BookingsViewController", before)
        after = self.run_program("dump", "trips", "--played").stdout
        self.assertIn("BookingsViewController", after)
        self.assertIn('"Orchard house"', after)
        self.assertNotIn('"Lighthouse"', after)
        self.assertNotIn("BookingViewController", after)

    def test_pictures_have_the_size_that_is_asked_for_and_more_than_one_color(self):
        for screen in SCREENS:
            path = self.folder / f"{screen}.png"
            self.run_program("picture", screen, "--scale", 1, "--out", path)
            width, height, size, rows = read_png(path)
            self.assertEqual((width, height), (WIDTH, HEIGHT))
            colors = {row[at : at + size] for row in rows for at in range(0, len(row), size)}
            self.assertGreater(len(colors), 20, screen)
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

    def test_a_picture_is_of_a_screen_of_any_size_and_text(self):
        path = self.folder / "picture.png"
        self.run_program("picture", "rows", "--size", "300x200", "--scale", 1, "--out", path)
        self.assertEqual(struct.unpack(">II", path.read_bytes()[16:24]), (300, 200))
        heights = [
            float(re.search(r"UILabel \(\S+ \S+; \S+ (\S+)\) \"first\"", self.run_program(
                "dump", "rows", "--text-size", size).stdout).group(1))
            for size in ("extra-small", "large", "accessibility-large")]
        self.assertEqual(heights, sorted(set(heights)))

    def test_every_alignment_has_a_specimen_with_the_frames_that_the_tables_say(self):
        tree = self.run_program("dump", "alignments", "--size", "400x4000").stdout
        specimens = read_specimens(tree)
        self.assertEqual(len(specimens), 6 + 6 + 6 + 4 + 4 + 9 + 7)
        for first, table in [(0, ROWS), (6, COLUMNS), (12, LAYERS), (35, SPACERS)]:
            self.assertEqual(specimens[first : first + len(table)],
                             [(code, sorted(frames)) for code, frames in table])
        codes = " ".join(code for code, _ in specimens[18:35])
        for words in ("HGroup(alignment:", "VGroup(alignment:", "item.verticalAlignment(",
                      "item.horizontalAlignment(", "spacing:", "padding(", ".leading", ".fill",
                      ".trailing", ".center", ".centered(to:", ".custom", "reflowsForAcc",
                      "forceAccessibility"):
            self.assertIn(words, codes)

    def test_a_row_stands_upright_for_large_text(self):
        def height(code, *options):
            tree = self.run_program("dump", "alignments", "--size", "400x12000", *options).stdout
            frames = dict(read_specimens(tree, kinds="Block|UILabel"))[code]
            return max(y + height for _, y, _, height in frames)

        large = ("--text-size", "accessibility-large")
        follows, row, upright = (
            "HGroup(alignment: .center, spacing: 8)", ".reflowsForAccessibilityTypeSizes(false)",
            ".forceAccessibilityVerticalLayout(true)")
        # A picture of 36 points beside a word and a time, or above them.
        self.assertEqual([height(code) for code in (follows, row)], [36, 36])
        self.assertGreater(height(upright), 36 + 8 + 8)
        self.assertEqual(height(follows, *large), height(upright, *large))
        self.assertGreater(height(upright, *large), height(upright))
        self.assertLess(height(row, *large), 36 + 8 + 8)

    def test_trees_have_more_than_a_window(self):
        for screen in SCREENS:
            # At least the window, the view of the screen, its text, and what the screen is about.
            lines = self.run_program("dump", screen).stdout.splitlines()
            self.assertGreaterEqual(len(lines), 4, screen)

    def test_runs_are_equal_in_a_process_and_in_three(self):
        # Each process has its own seed of hashes. Within it, dumps and pictures are compared by the program.
        checks = [
            subprocess.Popen([self.program, "check", "--runs", str(runs)], text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for runs in (10, 1, 1)]
        results = [check.communicate(timeout=900) for check in checks]
        for check, (output, errors) in zip(checks, results):
            self.assertEqual((check.returncode, errors), (0, ""))
            names = [line.split(":")[0] for line in output.splitlines()]
            self.assertEqual(sorted(names), sorted(SCREENS + APPS))
            self.assertEqual(output, results[0][0])

    def test_a_clip_has_a_frame_for_every_sixtieth_of_a_second(self):
        path = self.folder / "card.mp4"
        self.run_program("clip", "card", "--scale", 0.5, "--out", path, "--quiet")
        probe = subprocess.run(
            ["ffprobe", "-v", "error", "-count_frames", "-show_entries",
             "stream=width,height,nb_read_frames,r_frame_rate", "-of", "csv=p=0", path],
            check=True, capture_output=True, text=True).stdout.strip().split(",")
        self.assertEqual(probe[:3], ["196", "426", "60/1"])
        # The times in the script: 0.3 + 0.5 + 0.2 + 1 + 0.25 + 1.2 + 0.4 + 0.5 + 1.2 seconds.
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
        # The bar of the first picture is red, and the paper between two pictures is white.
        first = rows[8][8 * size : 8 * size + 3]
        self.assertGreater(first[0], first[2] + 60)
        self.assertEqual(rows[8][: 3 * size][:3], b"\xff\xff\xff")

    def test_all_screens_of_apps_stand_on_a_sheet_and_none_is_empty(self):
        path = self.folder / "apps.png"
        self.run_program("apps", "--scale", 0.25, "--columns", 5, "--out", path)
        width, height, size, rows = read_png(path)
        lines = -(-len(APPS) // 5)
        self.assertEqual((width, height), (4 + 5 * 102, 4 + lines * 218))
        for place in range(len(APPS)):
            x, y = 4 + place % 5 * 102, 4 + place // 5 * 218
            colors = {rows[y + down][at * size : (at + 1) * size]
                       for down in range(0, 214, 3) for at in range(x, x + 98)}
            self.assertGreater(len(colors), 20, APPS[place])

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
            (["picture", "card", "--size", "300", "--out", "x.png"], "--size"),
            (["picture", "card", "--size", "90x300", "--out", "x.png"], "--size"),
            (["dump", "card", "--text-size", "huge"], "accessibility-large"),
            (["plot", "card", "--out", "x.png"], "measures nothing"),
            (["frames", "card", "--every", "0", "--out", "x.png"], "--every must be"),
            (["check", "card", "--runs", "0"], "--runs and --every must be"),
            (["check", "card", "nothing"], "no screen 'nothing'"),
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

    def run_without_display(self, *arguments, **environment):
        """Runs the program as a server or a container does. Returns what it printed and the files it left."""
        names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"]
        rest = {name: value for name, value in os.environ.items() if name not in names}
        run = self.run_program(*arguments, "--scale", 0.5,
                               env={**rest, "TMPDIR": str(self.folder), **environment})
        self.assertIn("no display", run.stdout)
        if "DISPLAY" not in environment:  # otherwise SDL looks for displays of all kinds, and says so
            self.assertNotIn("XDG_RUNTIME_DIR", run.stderr)
        files = sorted((self.folder / "resin-screens").iterdir())
        for file in files:
            self.assertIn(str(file), run.stdout)
            self.assertGreater(file.stat().st_size, 1000)
        return run.stdout, [file.name for file in files]

    def test_without_a_display_the_first_screen_is_left_as_clip_and_picture(self):
        self.assertEqual(self.run_without_display()[1], ["header.mp4", "header.png"])

    def test_without_a_display_a_window_of_a_screen_is_left_as_clip_and_picture(self):
        _, files = self.run_without_display("window", "card", "--dark")
        self.assertEqual(files, ["card.mp4", "card.png"])

    def test_a_display_that_does_not_answer_is_none(self):
        self.assertEqual(self.run_without_display("card", DISPLAY=":4711")[1],
                         ["card.mp4", "card.png"])

    def test_without_a_display_and_without_ffmpeg_there_is_a_picture(self):
        text, files = self.run_without_display("card", PATH="/nowhere")
        self.assertEqual(files, ["card.png"])
        self.assertIn("There is no clip: ", text)


class Window(unittest.TestCase):
    """Tests of a real window on a virtual display, with a real mouse."""

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
            [self.program, "window", *arguments, "--scale", "1", "--log", "--seconds", "300"],
            env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(program.kill)
        for _ in range(600):
            # By process: on a busy machine the window of the test before may still be there.
            found = subprocess.run(
                ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(program.pid),
                 "--name", "Resin"], env=self.environment, capture_output=True, text=True)
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
        # Without a window manager, a window receives keys only while it has the focus.
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
            # On a busy machine a frame takes several movements; the first one has a frame of its own.
            time.sleep(0.5 if step == 1 else 0.02)
        time.sleep(0.3)
        self.mouse("mouseup", 1)
        time.sleep(0.5)
        output = self.end(program, window)
        self.assertIn("down 200.0 700.0", output)
        self.assertIn("up 200.0 400.0", output)
        offset = float(re.search(r"UIScrollView .* bounds=\(0 (-?[\d.]+)\)", output).group(1))
        # 300 points from the top, which is 59 + 220 above the content. The first movement starts the drag and
        # does not scroll.
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

    def test_a_key_rotates_the_device(self):
        program, window, _, _ = self.start("header")
        self.mouse("windowfocus", window)
        self.mouse("key", "r")
        for _ in range(100):
            geometry = self.mouse("getwindowgeometry", "--shell", window)
            if "WIDTH=852\n" in geometry:
                break
            time.sleep(0.1)
        self.assertIn("WIDTH=852\nHEIGHT=393\n", geometry)
        output = self.end(program, window)
        self.assertIn("rotated to 852 by 393", output)
        self.assertRegex(output, r"(?m)^UIWindow \(0 0; 852 393\)")

    def dump(self, screen):
        return subprocess.run([self.program, "dump", screen], check=True, capture_output=True,
                              text=True).stdout


if __name__ == "__main__":
    for tool in ("ffmpeg", "Xvfb", "xdotool"):
        assert shutil.which(tool), f"{tool} is missing"
    unittest.main(verbosity=2)
