# SPDX-License-Identifier: MIT
"""The build backend: that of scikit-build-core, with copies of files from outside this folder.

A package contains only files of its own folder, so the license is copied there while one is built,
and for a source distribution also the core. A wheel that is built here reads the core in its place.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from scikit_build_core import build
from scikit_build_core.build import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

FOLDER = Path(__file__).resolve().parent.parent
ROOT = FOLDER.parent.parent
VENDOR = FOLDER / "vendor"


@contextmanager
def copies(*, with_core: bool = False) -> Iterator[None]:
    """Copy the files of the repository; nothing in a source distribution, which has them."""
    if not (ROOT / "core" / "include" / "resin" / "version.h").is_file():
        yield
        return
    license = FOLDER / "LICENSE"
    shutil.copyfile(ROOT / "LICENSE", license)
    try:
        if with_core:
            copy_core()
        yield
    finally:
        license.unlink(missing_ok=True)
        shutil.rmtree(VENDOR, ignore_errors=True)


def copy_core() -> None:
    shutil.rmtree(VENDOR, ignore_errors=True)
    # With the conformance workloads, whose results the tests of the package compare.
    not_needed = shutil.ignore_patterns("tests", "fuzz", "abi")
    shutil.copytree(ROOT / "core", VENDOR / "core", ignore=not_needed)


def prepare_metadata_for_build_wheel(directory: str, settings: Any = None) -> str:
    with copies():
        return build.prepare_metadata_for_build_wheel(directory, settings)


def prepare_metadata_for_build_editable(directory: str, settings: Any = None) -> str:
    with copies():
        return build.prepare_metadata_for_build_editable(directory, settings)


def build_wheel(directory: str, settings: Any = None, metadata: str | None = None) -> str:
    with copies():
        return build.build_wheel(directory, settings, metadata)


def build_editable(directory: str, settings: Any = None, metadata: str | None = None) -> str:
    with copies():
        return build.build_editable(directory, settings, metadata)


def build_sdist(directory: str, settings: Any = None) -> str:
    with copies(with_core=True):
        return build.build_sdist(directory, settings)
