# SPDX-License-Identifier: MIT
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

import bindings
import charts
import clones
import figures
import machine
import page
import targets
from results import BadResults, Results, bytes_text, time_text

SCRIPT = Path(__file__).resolve().parents[3] / "scripts" / "bench"
RUN = {"group": "core", "quick": False, "date": "2026-01-02 03:04 UTC", "commit": "abc", "processor": "Model",
       "processors": 2, "memory": 4, "load": 0.1, "system": "Debian 12", "kernel": "6", "swift": "6.3", "gcc": "12"}


def line(path, median, row=figures.STANDARD_5K, samples=3):
    unit, workload, identity, size = row
    return {"unit": unit, "workload": workload, "identity": identity, "size": size, "path": path,
            "median_ns": median, "min_ns": median, "max_ns": median, "samples": samples, "allocations": 0}


class ReportTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, lines, name="core.jsonl"):
        path = self.folder / name
        path.write_text("".join((text if isinstance(text, str) else json.dumps(text)) + "\n" for text in lines))
        return path

    def results(self, *lines):
        return Results.read([self.file([{"run": RUN}, *lines])])

    def message(self, *lines):
        with self.assertRaises(BadResults) as caught:
            self.results(*lines)
        return str(caught.exception)

    # MARK: Reading

    def test_a_malformed_line_is_named_with_its_place(self):
        self.assertRegex(self.message(line("c", 1.0), '{"unit":"diff"'), r"core\.jsonl:3: not JSON .*\"diff\"")
        self.assertRegex(self.message("[1]"), r"core\.jsonl:2: not an object: \[1\]")

    def test_a_missing_member_is_named(self):
        without = line("c", 1.0)
        del without["path"]
        self.assertRegex(self.message(without), r"core\.jsonl:2: no path in ")

    def test_an_unknown_unit_is_named_with_the_known_ones(self):
        text = self.message({**line("c", 1.0), "unit": "dif"})
        self.assertIn("unknown unit 'dif'; units are diff, spring", text)

    def test_a_line_without_a_measurement_is_refused(self):
        self.assertIn("no median_ns, no instructions", self.message({"unit": "diff", "size": 1}))

    def test_a_missing_file_is_named(self):
        with self.assertRaisesRegex(BadResults, "none.jsonl: No such file"):
            Results.read([self.folder / "none.jsonl"])

    def test_lines_of_bindings_are_checked_too(self):
        path = self.file([{"unit": "diff", "workload": "standard"}], "lines.jsonl")
        with self.assertRaisesRegex(BadResults, r"lines\.jsonl:1: no identity, path, round, median_ns"):
            bindings.read(path)

    # MARK: Numbers

    def test_times_have_three_digits_and_a_unit(self):
        texts = [time_text(number) for number in (1.234, 99.96, 999.6, 12_345, 999_900, 1.5e6, 2.5e9, 123e9)]
        self.assertEqual(texts, ["1.23 ns", "100 ns", "1.00 µs", "12.3 µs", "1.00 ms", "1.50 ms", "2.50 s",
                                 "123 s"])
        self.assertEqual([bytes_text(number) for number in (12, 36_872, 36.1e6)], ["12 bytes", "36.9 kB", "36.1 MB"])

    def test_a_rival_that_was_given_up_has_no_ratio(self):
        results = self.results(line("resin", 10.0), line("stdlib", None, samples=0))
        self.assertIsNone(results.ratio(figures.STANDARD_5K, "stdlib", "resin"))
        self.assertTrue(results.was_given_up(figures.STANDARD_5K, "stdlib"))

    def test_targets_without_a_rival_are_not_measured(self):
        results = self.results(line("resin", 10.0), line("set", 100.0))
        verdicts = {target.text: target.verdict() for target in targets.all_targets(results)}
        self.assertEqual(verdicts["resin / set: diff standard UUID 5k"], "reached")
        self.assertEqual(verdicts["stdlib / resin: diff standard UUID 5k"], "not measured")

    def test_a_processor_has_no_marks(self):
        text = "processor : 0\nmodel name\t: Intel(R) Xeon(R) CPU @ 2.80GHz\nflags : fpu\n"
        self.assertEqual(machine.processor(text), "Intel Xeon")

    # MARK: Charts and the page

    def test_points_of_a_chart_are_inside_of_it(self):
        x = charts.Scale([5, 70_000], 50, 350, True)
        self.assertEqual((x(1), x(100_000)), (50, 350))
        self.assertEqual(x.ticks(), [1, 10, 100, 1_000, 10_000, 100_000])
        self.assertEqual([charts.nice_limit(value) for value in (18.4, 20, 0.3, 1)], [20, 20, 0.4, 1])
        self.assertEqual(charts.chart("empty", [], "x", str), "")

    def test_a_page_needs_no_rival_and_escapes_names(self):
        path = self.folder / "report.html"
        page.write(self.results(line("resin", 10.0), line("<b>", 20.0)), path, None)
        text = path.read_text()
        self.assertIn("not measured", text)
        self.assertIn("&lt;b&gt;", text)
        self.assertNotIn("<script", text)
        self.assertNotIn("src=", text)

    # MARK: Public libraries

    def clone(self, name, *files):
        for file in files:
            path = self.folder / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"// {file}\n")
        return self.folder / name

    def difference_kit(self, name="kit"):
        return self.clone(name, "Sources/Algorithm.swift", "Sources/StagedChangeset.swift", "Sources/Changeset.swift",
                          "Sources/Extensions/UIKitExtension.swift", "Tests/AlgorithmTest.swift")

    def list_kit(self):
        return self.clone("lists", "Sources/ListKit/Algorithm/HeckelDiff.swift", "Sources/ListKit/Snapshot/Some.swift")

    def test_clones_are_recognized_and_their_sources_copied_beside_adapters(self):
        into = self.folder / "copies"
        self.clone("copies", "ListKitDiff/Stale.swift")
        found = clones.copy([self.list_kit(), self.difference_kit()], into)
        self.assertEqual(list(found), ["ListKitDiff", "DifferenceKit"])
        copies = sorted(str(path.relative_to(into)) for path in into.rglob("*.swift"))
        self.assertEqual(copies, ["DifferenceKit/Algorithm.swift", "DifferenceKit/Changeset.swift",
                                  "DifferenceKit/StagedChangeset.swift", "ListKitDiff/Changes.swift",
                                  "ListKitDiff/HeckelDiff.swift"])
        self.assertEqual((into / "ListKitDiff/HeckelDiff.swift").read_text(),
                         "// Sources/ListKit/Algorithm/HeckelDiff.swift\n")

    def test_one_clone_is_enough_and_replaces_the_copies_of_others(self):
        into = self.folder / "copies"
        clones.copy([self.list_kit(), self.difference_kit()], into)
        clones.copy([self.difference_kit()], into)
        self.assertEqual([path.name for path in into.iterdir()], ["DifferenceKit"])

    def test_a_folder_that_is_no_clone_is_named_with_the_option(self):
        into = self.folder / "copies"
        other = self.clone("other", "Sources/Algorithm.swift")
        message = f"--lists: {other} is neither a clone of DifferenceKit .* nor of Lists"
        with self.assertRaisesRegex(clones.UnknownClone, message):
            clones.copy([self.difference_kit(), other], into)
        self.assertFalse(into.exists())
        with self.assertRaisesRegex(clones.UnknownClone, "--lists: .*/nothing is no folder"):
            clones.copy([self.folder / "nothing"], into)
        with self.assertRaisesRegex(clones.UnknownClone, "--lists: .*/kit and .*/again are clones of the same library"):
            clones.copy([self.difference_kit(), self.difference_kit("again")], into)

    def script(self, *arguments):
        return subprocess.run([SCRIPT, *arguments], capture_output=True, text=True, check=False, cwd=self.folder)

    def test_the_script_refuses_wrong_folders_before_it_builds_anything(self):
        self.clone("other", "Sources/Algorithm.swift")
        for arguments, message in (
                (["core", "--lists", "other"], f"scripts/bench: --lists: {self.folder}/other is neither a clone of Diff"),
                (["core", "--lists", "--quick"], "scripts/bench: --lists needs a folder"),
                (["--lists", "core"], "scripts/bench: --lists needs a folder"),
                (["screens", "--lists", "other"], "scripts/bench: --lists is measured with the group core")):
            result = self.script(*arguments)
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertTrue(result.stderr.startswith(message), result.stderr)

    def library_results(self):
        lines = [line(path, median * size, ("diff", "same", "UUID", size))
                 for size in (100, 10_000) for path, median in (("resin", 2.0), ("equal", 1.0), ("differencekit", 50.0))]
        return Results.read([self.file([{"run": {**RUN, "lists": {"DifferenceKit": "0123456789"}}}, *lines])])

    def test_the_page_has_a_chart_of_the_ratios_to_libraries(self):
        path = self.folder / "report.html"
        page.write(self.library_results(), path, None)
        text = path.read_text()
        self.assertIn("DifferenceKit (commit: 0123456789)", text)
        self.assertNotIn("ListKit (Lists) (commit", text)
        self.assertIn("Multiple of Resin&#x27;s time, same, UUID: DifferenceKit", text)
        self.assertIn("DifferenceKit, 10,000: 25.00 ×", text)

    def test_a_page_without_clones_has_the_command(self):
        path = self.folder / "report.html"
        page.write(self.results(line("resin", 10.0)), path, None)
        self.assertIn("scripts/bench core --lists FOLDER…", path.read_text())

    def test_lists_that_change_little_are_compared_with_equality(self):
        values = {target.text: target.cells()[1:4] for target in targets.all_targets(self.library_results())}
        self.assertEqual(values["resin / ==: diff same UUID 10k"], ["<= 2.00", "2.00", "reached"])
        self.assertEqual(values["DifferenceKit / resin: the least of all diffs from 10 elements up"],
                         [">= 1.00", "25.00", "reached"])

    def test_a_run_has_the_commits_of_the_clones(self):
        value = machine.run("core", True, None, ["DifferenceKit=" + str(self.folder)])
        self.assertEqual(value["lists"], {"DifferenceKit": "a folder without git"})
        self.assertNotIn("lists", machine.run("screens", True, None, ["DifferenceKit=" + str(self.folder)]))

    # MARK: Figures

    def stored(self, results, entries=()):
        _, quoted = figures.render(results, list(entries))
        path = self.folder / "figures.json"
        path.write_text(figures.stored_text(results, list(entries), quoted))
        return figures.load(path)

    def test_a_figure_that_was_not_measured_says_so(self):
        texts, _ = figures.render(self.results(line("resin", 26_300.0)), [])
        self.assertIn("| 26.3 µs | not measured |", texts["readme"])

    def test_the_store_keeps_what_a_later_run_does_not_measure(self):
        old, old_entries = self.stored(self.results(line("resin", 10.0), line("stdlib", 1_000.0)))
        later = {**RUN, "commit": "def", "quick": True}
        new = Results.read([self.file([{"run": later}, line("resin", 20.0), line("set", 100.0)])])
        both = figures.merged(old, new)
        entries = figures.merged_targets(old_entries, old, new)
        results, entries = self.stored(both, entries)
        self.assertEqual(results.median(figures.STANDARD_5K, "resin"), 20.0)
        self.assertEqual(results.median(figures.STANDARD_5K, "stdlib"), 1_000.0)
        self.assertEqual([run["commit"] for run in results.runs], ["abc", "def"])
        texts, _ = figures.render(results, entries)
        self.assertIn("commit abc); ", texts["main"])
        self.assertIn("commit def, short samples).", texts["main"])
        self.assertIn("| resin / set: diff standard UUID 5k | <= 0.40 | 0.20 | reached |", texts["targets"])

    def test_old_targets_remain_until_they_are_measured_again(self):
        old = self.results(line("resin", 10.0), line("set", 100.0))
        entries = figures.merged_targets([], Results(), old)
        restored, kept = self.stored(old, entries)
        again = figures.merged_targets(kept, restored, self.results(line("resin", 1.0)))
        values = {target.text: target.value for target in again}
        self.assertEqual(values["resin / set: diff standard UUID 5k"], 0.1)

    def test_the_table_of_a_part_has_its_targets_alone(self):
        own = ("spring", "own", "", 5_000)
        results = self.results(line("c", 10.0, own), line("libm", 100.0, own))
        texts, _ = figures.render(results, figures.merged_targets([], Results(), results))
        row = "| spring batch / libm loop: own 5k | <= 0.20 | 0.10 | reached |"
        self.assertIn(row, texts["targets"])
        self.assertIn(row, texts["spring-targets"])
        self.assertNotIn("spring", texts["solver-targets"])
        self.assertNotIn("kiwi", texts["spring-targets"])

    def test_animators_of_wave_are_quoted_only_with_a_commit(self):
        row = ("screen", "spring-turn", "", 5_000)
        for commit, is_quoted in (("0123456789", True), ("a folder without git", False)):
            run = {**RUN, "group": "screens", "wave": commit}
            results = Results.read([self.file([{"run": run}, line("wave", 1_000.0, row)])])
            texts, quoted = figures.render(results, [])
            self.assertEqual("Wave" in texts["animators"], is_quoted)
            self.assertEqual((row, "wave") in quoted, is_quoted)

    def document(self, text):
        (self.folder / "docs").mkdir(exist_ok=True)
        path = self.folder / "README.md"
        path.write_text(text)
        return path

    def test_a_region_is_replaced_and_checked(self):
        path = self.document("a\n<!-- figures: one -->\nold\n<!-- end -->\nb\n")
        self.assertIn("README.md: one differs", figures.update({"one": "new\n"}, self.folder)[0])
        self.assertEqual(figures.update({"one": "new\n"}, self.folder, writes=True), [])
        self.assertEqual(path.read_text(), "a\n<!-- figures: one -->\nnew\n<!-- end -->\nb\n")
        self.assertEqual(figures.update({"one": "new\n"}, self.folder), [])

    def test_regions_without_end_or_with_unknown_names_are_faults(self):
        self.document("<!-- figures: one -->\nold\n")
        self.assertIn("no <!-- end -->", figures.update({"one": ""}, self.folder)[0])
        self.document("<!-- figures: two -->\nold\n<!-- end -->\n")
        faults = figures.update({"one": ""}, self.folder)
        self.assertIn("no figures are named 'two'; names are one", faults[0])
        self.assertIn("'one' are in 0 documents", faults[1])


if __name__ == "__main__":
    unittest.main()
