# SPDX-License-Identifier: MIT
"""Tests the showcase with its data, with small and unusual files, and with invalid input.

The counts on the page are compared with counts that this file computes independently, by
dictionaries and by patience sorting for the longest increasing subsequence. Run by
scripts/steps/test-showcase.
"""

import bisect
import collections
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
import urllib.parse
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "showcase" / "data"
OLD = DATA / "debian-12-bookworm.tsv"
NEW = DATA / "debian-13-trixie.tsv"
TRACE = DATA / "scroll-trace.tsv"
PICTURES = ["lists", "overview", "springs", "bar"]
HEADER = "seconds\tevent\tcontent-offset\tvelocity\tcontent-height\tframe-height\n"


def find_program():
    """Builds the showcase as the script does, and returns the program's path."""
    build = ["swift", "build", "-c", "release", "--package-path", str(ROOT / "showcase")]
    subprocess.run([*build, "--product", "showcase", "--quiet"], check=True)
    where = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(where.stdout.strip()) / "showcase"


def rows_of(path):
    lines = path.read_text("utf-8").split("\n")[1:-1]
    return [tuple(line.split("\t", 1)) for line in lines]


def count_changes(old, new):
    """Counts the deletes, inserts, updates and moves between two lists of (identity, content)."""

    def keyed(rows):
        seen = collections.Counter()
        for identity, content in rows:
            yield (identity, seen[identity]), content
            seen[identity] += 1

    place = {key: (at, content) for at, (key, content) in enumerate(keyed(old))}
    pairs = [(place[key], content) for key, content in keyed(new) if key in place]
    tails = []
    for (at, _), _ in pairs:
        where = bisect.bisect_left(tails, at)
        tails[where : where + 1] = [at]
    return {
        "deletes": len(old) - len(pairs),
        "inserts": len(new) - len(pairs),
        "updates": sum(before != after for (_, before), after in pairs),
        "moves": len(pairs) - len(tails),
    }


class Showcase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = find_program()

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="resin showcase ")
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)
        self.out = self.folder / "out"

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return path

    def run_program(self, *options, old=OLD, new=NEW, trace=TRACE):
        return subprocess.run(
            [self.program, "--old", old, "--new", new, "--trace", trace, "--out", self.out]
            + ["--quick", *options],
            capture_output=True,
            text=True,
            check=False,
        )

    def page(self, *options, screens=(), **files):
        """Runs the program, checks that all its output is well-formed, and returns the page."""
        done = self.run_program(*options, **files)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.strip(), str(self.out / "index.html"))
        names = {"index.html"} | {f"{name}{form}.svg" for name in PICTURES for form in ("", "-narrow")}
        self.assertEqual({path.name for path in self.out.iterdir()}, names | set(screens))
        for name in names:
            xml.etree.ElementTree.parse(self.out / name)
        page = xml.etree.ElementTree.parse(self.out / "index.html")
        for image in page.iter("img"):
            self.assertTrue((self.out / image.get("src")).is_file())
        return page

    def counts_on(self, page):
        return {
            element.get("id"): int(element.text.replace(",", ""))
            for element in page.iter("dd")
            if element.get("id") != "time"
        }

    def stages_on(self, page):
        rows = [[cell.text for cell in row] for row in page.iter("tr")][1:]
        return [[0 if text == "–" else int(text.replace(",", "")) for text in row[1:]] for row in rows]

    def texts(self, name):
        picture = xml.etree.ElementTree.parse(self.out / f"{name}.svg")
        return ["".join(text.itertext()).strip() for text in picture.iter() if text.tag.endswith("text")]

    # -- Valid input

    def test_counts_and_stages_of_the_real_lists(self):
        page = self.page()
        expected = count_changes(rows_of(OLD), rows_of(NEW))
        self.assertGreater(min(expected.values()), 0)
        self.assertEqual(self.counts_on(page), expected)
        self.assertEqual(
            self.stages_on(page),
            [
                [expected["updates"], 0, 0, 0],
                [0, expected["deletes"], expected["inserts"], expected["moves"]],
            ],
        )
        first = rows_of(NEW)[0][0]
        self.assertTrue(any(first in text for text in self.texts("lists")))

    def screens_program(self, *lines):
        """Makes a program in place of `screens`, which has tests of its own."""
        program = self.file("screens", "\n".join(["#!/bin/sh", *lines, ""]))
        program.chmod(0o755)
        return program

    def test_screens_with_their_code(self):
        program = self.screens_program(
            'echo "$@" >> "$0.log"',
            'while [ "$1" != --out ]; do shift; done',
            'touch "$2"',
        )
        screens = ["trips.mp4", "feed.mp4", "airbar.mp4", "header.mp4", "card.mp4", "alignments.png"]
        screens += [f"{name}.mp4" for name in ("fluid-drawer", "fluid-pip", "fluid-rotation", "settings")]
        root = self.folder / "50 % of C#"  # characters that links have to escape
        root.symlink_to(ROOT)
        page = self.page("--screens", program, "--sources", root, "--scale", "1", screens=screens)
        shown = [element.get("src") for kind in ("video", "img") for element in page.iter(kind)]
        self.assertLessEqual(set(screens), set(shown))
        calls = (self.folder / "screens.log").read_text("utf-8").splitlines()
        self.assertEqual(len(calls), len(screens))
        self.assertIn(f"clip trips --quiet --scale 1.0 --out {self.out / 'trips.mp4'}", calls)
        links = [link.get("href") for link in page.iter("a")]
        self.assertGreater(len(links), len(screens))
        for link in links:
            path = urllib.parse.unquote(urllib.parse.urlsplit(link).path)
            self.assertTrue((self.out / path).resolve().is_file(), link)
        self.assertTrue(any(link.endswith("/bindings/javascript/playground/index.html") for link in links))
        # Every sample is in a source file of the screens, line by line.
        sources = [
            [line.strip() for line in path.read_text("utf-8").splitlines()]
            for path in (ROOT / "showcase" / "Sources" / "ScreenGallery").rglob("*.swift")
        ]
        samples = [code.text for code in page.iter("code")]
        self.assertGreater(len(samples), len(screens))
        for sample in samples:
            lines = [line.strip() for line in sample.splitlines()]
            self.assertGreater(len(lines), 2)
            found = any(
                source[at : at + len(lines)] == lines
                for source in sources
                for at in range(len(source))
                if source[at] == lines[0]
            )
            self.assertTrue(found, sample)

    def test_screens_that_cannot_be_drawn(self):
        failing = self.screens_program("exit 3")
        for program, word in ((failing, "failed"), (self.folder / "missing", "cannot be run")):
            done = self.run_program("--screens", program, "--sources", ROOT)
            self.assertEqual(done.returncode, 1)
            self.assertIn(word, done.stderr)
        done = self.run_program("--screens", failing, "--sources", self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot be read", done.stderr)

    def test_the_picture_of_the_readme_is_what_is_drawn(self):
        self.page("--rows", "12")
        kept = (ROOT / "Sources" / "Resin" / "Resin.docc" / "showcase-diff.svg").read_text("utf-8")
        self.assertEqual(kept, (self.out / "lists.svg").read_text("utf-8"))

    def test_counts_of_random_lists_with_duplicates(self):
        random.seed(3)
        for _ in range(12):
            lists = []
            for name in ("old", "new"):
                count = random.randrange(0, 40)
                rows = [(f"r{random.randrange(25)}", str(random.randrange(3))) for _ in range(count)]
                text = "".join("\t".join(row) + "\n" for row in [("id", "content"), *rows])
                lists.append((self.file(name, text), rows))
            (old, before), (new, after) = lists
            page = self.page(old=old, new=new)
            self.assertEqual(self.counts_on(page), count_changes(before, after))
            identities = collections.Counter(row[0] for row in after)
            repeated = sum(count > 1 for count in identities.values())
            note = [text.text for text in page.iter("p") if text.get("id") == "duplicates"]
            self.assertEqual(len(note), 1 if repeated else 0)
            self.assertTrue(all(f": {repeated}. " in text for text in note))

    def test_empty_lists(self):
        empty, header = self.file("empty", ""), self.file("header", "id\tcontent\n")
        some = self.file("some", "id\tcontent\na\t1\nb\t2\n")
        for old in (empty, header):
            for new in (empty, header):
                page = self.page(old=old, new=new)
                self.assertEqual(set(self.counts_on(page).values()), {0})
                self.assertEqual(self.stages_on(page), [])
        page = self.page(old=empty, new=some)
        self.assertEqual(self.counts_on(page)["inserts"], 2)
        self.assertEqual(self.counts_on(self.page(old=some, new=header))["deletes"], 2)

    def test_text_that_is_markup_or_odd(self):
        odd = ["<b>&\"'", "]]>", "a\x01b", "\ufffe", "é" * 300, "e\u0301", "👩‍👩‍👧", " "]
        text = "id\t<c>\n" + "".join(f"{name}\t&\n" for name in odd)
        old = self.file("<old> & co.tsv", text)
        new = self.file("new", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode("utf-8"))
        self.assertEqual(set(self.counts_on(self.page(old=old, new=new)).values()), {0})

    def test_a_list_of_identities_alone(self):
        old, new = self.file("old", "id\na\nb\nc"), self.file("new", "id\nc\na\nb")
        counts = self.counts_on(self.page(old=old, new=new))
        self.assertEqual(counts, {"deletes": 0, "inserts": 0, "updates": 0, "moves": 1})

    def test_springs_overshoot_and_settle_as_the_textbook_says(self):
        self.page()
        texts = " ".join(self.texts("springs"))
        for ratio in (0.2, 0.5, 0.8):
            # The first peak of a step response.
            overshoot = 100 * math.exp(-math.pi * ratio / math.sqrt(1 - ratio * ratio))
            self.assertIn(f"+{overshoot:.1f} %", texts)
        # Critically damped: distance (1 + w t) exp(-w t), speed w w t exp(-w t), at the sampled times.
        rate = 2 * math.pi / 0.4
        step = 1e-5
        last = max(
            at
            for at in range(200_000)
            if (1 + rate * at * step) * math.exp(-rate * at * step) > 0.001
            or rate * rate * at * step * math.exp(-rate * at * step) > 0.01
        )
        self.assertIn(f"settled after {last * step:.2f} s", texts)

    def test_the_bar_rests_where_the_touches_leave_it(self):
        page = self.page()
        rests = [text.text for text in page.iter("p") if text.get("id") == "rests"]
        # The start; dragged up by 96 from 64, nearest to 200; flung to the top; pulled at the top; dragged
        # back by 70 from 300, nearest to 200; dragged down by 160.
        self.assertEqual(rests, ["It was at rest at 200, 200, 200, 300, 200, 64."])

    def test_a_recording_of_one_sample(self):
        trace = self.file("trace", HEADER + "0\tidle\t-200\t0\t3000\t844\n")
        self.page(trace=trace)

    def test_progress_and_quiet(self):
        self.assertIn("100 %", self.run_program().stderr)
        self.assertEqual(self.run_program("--quiet").stderr, "")

    # -- Invalid input

    def assert_refused(self, *words, options=(), **files):
        done = self.run_program(*options, **files)
        self.assertGreater(done.returncode, 0)
        self.assertEqual(done.stdout, "")
        for word in words:
            self.assertIn(str(word), done.stderr)
        self.assertFalse(self.out.exists(), "nothing is written")

    def test_files_that_cannot_be_read(self):
        missing = self.folder / "missing.tsv"
        for role in ("old", "new", "trace"):
            self.assert_refused(missing, "no such file", **{role: missing})
            self.assert_refused(self.folder, "folder", **{role: self.folder})

    def test_lists_that_are_wrong(self):
        good = self.file("good", "id\tb\na\t1\n")
        for content, line, words in [
            (b"id\tb\na\t1\n\xff\xfe\t2\n", 3, "not UTF-8"),
            ("id\tb\na\t1\nb\n", 3, "has 1 columns"),
            ("id\tb\na\t1\t2\n", 2, "has 3 columns"),
            ("id\tb\n\t1\n", 2, "identity"),
            ("id\tb\na\t1\n\n\nb\t2\n", 3, "has 1 columns"),
        ]:
            bad = self.file("bad", content)
            self.assert_refused(f"{bad}:{line}: ", words, old=bad, new=good)
            self.assert_refused(f"{bad}:{line}: ", words, old=good, new=bad)
        other = self.file("other", "id\tc\na\t1\n")
        self.assert_refused(f"{other}:1: ", "columns", old=good, new=other)

    def test_recordings_that_are_wrong(self):
        for content, line, words in [
            ("", 1, "no sample"),
            (HEADER, 1, "no sample"),
            ("a\tb\n", 1, "the columns must be"),
            (HEADER + "0\tidle\t0\t0\t10\n", 2, "has 5 columns"),
            (HEADER + "0\tjumped\t0\t0\t10\t10\n", 2, "jumped"),
            (HEADER + "0\tidle\tx\t0\t10\t10\n", 2, "content-offset"),
            (HEADER + "0\tidle\tnan\t0\t10\t10\n", 2, "content-offset"),
            (HEADER + "0\tidle\t0\t0\t10\t10\n0\tended\t0\tinf\t10\t10\n", 3, "velocity"),
            (HEADER + "1\tidle\t0\t0\t10\t10\n0\tidle\t0\t0\t10\t10\n", 3, "time"),
            (HEADER + "1e9\tidle\t0\t0\t10\t10\n", 2, "time"),
            (HEADER + "0\tidle\t0\t0\t-10\t10\n", 2, "sample"),
            (HEADER + "0\tidle\t1e200\t0\t10\t10\n", 2, "sample"),
        ]:
            bad = self.file("bad", content)
            self.assert_refused(f"{bad}:{line}: ", words, trace=bad)

    def test_options_that_are_wrong(self):
        for rows in ("0", "-1", "201", "x"):
            self.assert_refused("--rows", options=["--rows", rows])

    def test_an_output_folder_that_is_a_file(self):
        self.file("out", "")
        done = self.run_program()
        self.assertGreater(done.returncode, 0)
        self.assertIn(str(self.out), done.stderr)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=2))
