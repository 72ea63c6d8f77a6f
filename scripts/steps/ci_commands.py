#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the commands of a file of examples/ci, one after the other, without a container.

    scripts/steps/ci_commands.py FILE FOLDER PACKAGE

FILE is a workflow of GitHub Actions or a Dockerfile, FOLDER stands for the machine's folder, and PACKAGE is
the package that the file tests, which is checked out or copied. Actions other than the checkout, images and
caches are left out.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path


def run(command, folder):
    print(f"+ {command}", flush=True)
    subprocess.run(["bash", "-e", "-o", "pipefail", "-c", command], cwd=folder, check=True)


def copy(source, target):
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


def run_workflow(text, machine, package):
    try:
        import yaml
    except ImportError:
        sys.exit("scripts/steps/ci_commands.py: python3-yaml is not installed")
    for job in yaml.safe_load(text)["jobs"].values():
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                copy(package, machine / step["with"]["path"])
            elif "run" in step:
                run(step["run"], machine / step.get("working-directory", "."))


def run_dockerfile(text, machine, package):
    folder = machine
    for line in text.splitlines():
        instruction, _, rest = line.partition(" ")
        if instruction == "WORKDIR":
            folder = machine / rest.lstrip("/")
            folder.mkdir(parents=True, exist_ok=True)
        elif instruction == "COPY":
            source, target = rest.split()
            copy(package / source, folder / target)
        elif instruction == "RUN":
            run(rest, folder)
        elif instruction == "CMD":
            run(" ".join(json.loads(rest)), folder)
        elif instruction == "ARG":
            if rest not in os.environ:
                sys.exit(f"scripts/steps/ci_commands.py: {rest} has no value")
        elif instruction and instruction not in ("#", "FROM"):
            sys.exit(f"scripts/steps/ci_commands.py: unknown instruction {instruction}")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    file, machine, package = (Path(argument).resolve() for argument in sys.argv[1:])
    runner = run_dockerfile if file.name == "Dockerfile" else run_workflow
    runner(file.read_text(), machine, package)


main()
