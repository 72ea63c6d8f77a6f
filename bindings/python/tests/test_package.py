# SPDX-License-Identifier: MIT
"""The package as a whole: version, enumerations, errors, documentation and samples."""

from __future__ import annotations

import copy
import enum
import inspect
import pickle
import re
import subprocess
import sys
import tomllib
from array import array
from pathlib import Path

import pytest
from folders import CORE, PACKAGE

import resin
from resin import BatchError, ConflictError, Constraint, ResinError, Status

HEADERS = CORE / "include" / "resin"


def test_the_version_is_that_of_the_header() -> None:
    lines = (HEADERS / "version.h").read_text()
    parts = re.findall(r"#define RESIN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", lines)
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]
    assert resin.__version__ == ".".join(parts) == project["version"]


def enumerators(header: str, name: str) -> dict[str, int]:
    """Return the enumerators of an enum of a header, without their common prefix."""
    text = (HEADERS / header).read_text()
    found = re.search(rf"typedef enum {name}\n\{{(.*?)\n\}} {name};", text, re.DOTALL)
    assert found is not None
    return {key: int(value) for key, value in re.findall(r"RESIN_(\w+) = (\d+)", found[1])}


@pytest.mark.parametrize(
    ("header", "name", "prefix", "members"),
    [
        ("base.h", "resin_status", "ERROR_", resin.Status),
        ("diff.h", "resin_diff_side", "DIFF_", resin.Side),
        ("diff.h", "resin_diff_level", "DIFF_", resin.Level),
        ("diff.h", "resin_diff_moves", "DIFF_MOVES_", resin.Moves),
        ("diff.h", "resin_diff_step_kind", "DIFF_STEP_", resin.StepKind),
        ("diff_stages.h", "resin_stage_rule", "STAGE_", resin.StageRule),
        ("motion_trackers.h", "resin_force_phase", "FORCE_PHASE_", resin.ForcePhase),
        ("motion_trackers.h", "resin_force_change", "FORCE_", resin.ForceChange),
        ("bar.h", "resin_bar_snapping", "BAR_SNAP_", resin.Snapping),
        ("bar.h", "resin_bar_phase", "BAR_", resin.BarPhase),
        ("bar_gesture.h", "resin_bar_gesture_phase", "BAR_GESTURE_", resin.GesturePhase),
        ("solver.h", "resin_relation", "", resin.Relation),
    ],
)
def test_enumerations_are_those_of_the_headers(
    header: str, name: str, prefix: str, members: type[enum.IntEnum]
) -> None:
    expected = {key.removeprefix(prefix): value for key, value in enumerators(header, name).items()}
    found = {member.name: member.value for member in members if member.name != "NONE" or member}
    assert found == expected


def test_transforms_are_those_of_the_header_without_callbacks() -> None:
    expected = enumerators("bar.h", "resin_bar_transform")
    del expected["BAR_CUSTOM"]
    assert {f"BAR_{t.name}": t.value for t in resin.BarTransform} == expected


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("INDEX_NONE", resin.INDEX_NONE),
        ("PRIORITY_REQUIRED", resin.PRIORITY_REQUIRED),
        ("SOLVER_TOLERANCE", resin.SOLVER_TOLERANCE),
        ("DECELERATION_NORMAL", resin.DECELERATION_NORMAL),
        ("DECELERATION_FAST", resin.DECELERATION_FAST),
        ("RUBBER_BAND_EXPONENT", resin.RUBBER_BAND_EXPONENT),
        ("RUBBER_BAND_COEFFICIENT", resin.RUBBER_BAND_COEFFICIENT),
    ],
)
def test_constants_are_those_of_the_headers(name: str, value: float) -> None:
    text = "".join(path.read_text() for path in sorted(HEADERS.glob("*.h")))
    found = re.search(rf"#define RESIN_{name} (\S+?)u?$", text, re.MULTILINE)
    assert found is not None
    assert float(int(found[1], 0) if found[1].startswith("0x") else found[1]) == value


def test_errors_have_their_status_and_message_and_can_be_pickled() -> None:
    constraint = Constraint(3, 1)
    batch = resin.BatchResult(1, resin.Spring(1.0).sample((0, 0), 1, 1, 0)[0], 2)  # type: ignore[arg-type]
    for error in (
        ResinError(100, "text"),
        resin.BusyError(10, "text"),
        resin.ClosedError(1, "text"),
        ConflictError(507, "text", (constraint,)),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == "text"
        assert again.status == error.status
    assert ConflictError(507, "text", (constraint,)).constraints == (constraint,)
    assert BatchError(117, "text", batch).result is batch
    unknown = ResinError(4711, "text")
    assert unknown.status == 4711
    assert not isinstance(unknown.status, Status)
    for status in Status:
        assert resin.status_message(status).strip()
    assert resin.status_message(Status.RESPONSE) != resin.status_message(Status.MASS)


def test_every_public_item_is_documented() -> None:
    for name in resin.__all__:
        item = getattr(resin, name)
        if not (inspect.isclass(item) or callable(item)):
            continue
        assert inspect.getdoc(item), name
        for key, member in vars(item).items() if inspect.isclass(item) else ():
            is_function = inspect.isroutine(member) or inspect.isdatadescriptor(member)
            if not key.startswith("_") and is_function and item.__module__ == "resin":
                assert inspect.getdoc(member), f"{name}.{key}"


def test_classes_belong_to_the_public_module() -> None:
    for name in resin.__all__:
        item = getattr(resin, name)
        if inspect.isclass(item):
            assert item.__module__ == "resin", name
    motion = resin.Motion(1.0)
    assert b"_values" not in pickle.dumps(motion)
    assert pickle.loads(pickle.dumps(motion)) == motion


def test_functions_have_signatures() -> None:
    assert str(inspect.signature(resin.project)) == "(velocity, rate=0.998)"
    assert list(inspect.signature(resin.Bar).parameters)[:2] == ["stops", "normal_stop"]
    level = inspect.signature(resin.Diff.mark_update).parameters["level"]
    assert level.default is resin.Level.ITEMS
    strength = inspect.signature(resin.Solver.add_constraint).parameters["strength"]
    assert strength.default == resin.PRIORITY_REQUIRED


def test_handles_show_what_they_contain_and_whether_they_are_closed() -> None:
    diff, solver, bar = resin.Diff(), resin.Solver(), resin.Bar([44, 96])
    a, b, c = (array("d", [0.0, 1.0]) for _ in range(3))
    batch = resin.SpringBatch(a, b, c, (1, 1), spring=resin.Spring(1))
    assert repr(diff) == "<Diff: no match>"
    diff.match("abc", "bd")
    variable = solver.add_variable()
    solver.add_constraint([(variable, 1.0)])
    solver.remove_constraint(solver.add_constraint([(variable, 2.0)]))
    assert repr(diff) == "<Diff: 3 old elements, 2 new>"
    assert repr(solver) == "<Solver: 1 constraints>"
    assert repr(batch) == "<SpringBatch: 2 springs>"
    assert repr(bar) == "<Bar: stops (44.0, 96.0)>"
    for handle in (diff, solver, batch, bar):
        handle.close()
        assert repr(handle) == f"<{type(handle).__name__}: closed>"


def test_handles_and_results_refuse_to_be_copied_and_pickled() -> None:
    diff = resin.Diff()
    diff.match([1], [2])
    changes = diff.finish()
    for item in (diff, changes, changes.deletes, resin.Solver(), resin.Bar([1, 2])):
        for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="cannot pickle"):
                duplicate(item)


IMPORT_ELSEWHERE = """
try:
    import resin
except ImportError as error:
    assert "main interpreter" in str(error), error
else:
    raise AssertionError("imported")
"""


def test_another_interpreter_cannot_import_the_package() -> None:
    pytest.importorskip("_testcapi")
    run = f"assert _testcapi.run_in_subinterp({IMPORT_ELSEWHERE!r}) == 0\n"
    script = f"import _testcapi\n{run}import resin\n{run}resin.Diff().match([1], [2])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_the_package_can_be_imported_again() -> None:
    script = """
import sys
import resin
first = resin.Diff()
for name in [name for name in sys.modules if name.split(".")[0] == "resin"]:
    del sys.modules[name]
import resin
lists = [resin.Slices(data, [0, 1, 2]) for data in (b"ab", b"ac")]
second = resin.Diff()
second.match(*lists)
assert second.finish().deletes == [1]
assert isinstance(resin.Deceleration(0, 1).crossing(0.1), resin.Crossing)
first.match([1], [2])
assert first.finish().deletes == [0]
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


SAMPLES = sorted((PACKAGE / "examples").glob("*.py"))


@pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])
def test_a_sample_prints_what_its_page_says(path: Path) -> None:
    ran = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    assert ran.stdout == path.with_suffix(".expected").read_text()


def test_the_sample_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", (PACKAGE / "README.md").read_text(), re.DOTALL)
    assert found is not None
    exec(found[1], {})
    assert capsys.readouterr().out == "[1] [2]\n"
