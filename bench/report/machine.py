# SPDX-License-Identifier: MIT
"""Prints the machine, the compilers, the time and the commit of a run as a line of JSON.

    python3 bench/report/machine.py GROUP [--quick] [--springs FOLDER] [--lists MODULE=FOLDER...]
"""

import argparse
import datetime
import json
import os
import platform
import re
import subprocess


# The files that are measured or measure. Other changes, such as those of documents, do not matter.
MEASURED = ("core", "Sources", "bench", "Package.swift", "CMakeLists.txt", "CMakePresets.json",
            ":!bench/figures.json", ":!bench/report")


def output(*command):
    """Returns the output of a command, or an empty text if it fails."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return ""


def processor(information):
    """Returns the model in /proc/cpuinfo without marks and frequencies."""
    match = re.search(r"^model name\s*:\s*(.*)$", information, re.MULTILINE)
    name = match[1] if match else platform.machine()
    name = re.sub(r"\((?:R|TM|C)\)|@.*|\bCPU\b|\bProcessor\b", " ", name, flags=re.IGNORECASE)
    return " ".join(name.split())


def system(release):
    match = re.search(r'^PRETTY_NAME="?([^"\n]*)', release, re.MULTILINE)
    return re.sub(r"GNU/Linux | \(\w+\)", "", match[1]) if match else platform.system()


def version(text, pattern):
    match = re.search(pattern, text)
    return match[1] if match else ""


def commit(folder, *paths):
    """Returns the short hash of a folder's commit, with a plus sign if files differ from it."""
    name = output("git", "-C", folder, "rev-parse", "--short=10", "HEAD")
    changes = output("git", "-C", folder, "status", "--porcelain", "-uno", "--", *paths)
    return name + ("+" if name and changes else "")


def run(group, is_quick, springs, lists):
    result = {
        "group": group,
        "quick": is_quick,
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(".", *MEASURED),
        "processor": processor(read("/proc/cpuinfo")),
        "processors": os.cpu_count(),
        "memory": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30),
        "load": round(os.getloadavg()[0], 1),
        "system": system(read("/etc/os-release")),
        "kernel": platform.release(),
        "swift": version(output("swift", "--version"), r"Swift version ([\d.]+)"),
        "gcc": version(output("gcc", "--version"), r"(\d+\.\d+\.\d+)"),
    }
    if springs and group == "screens":
        result["wave"] = commit(springs) or "a folder without git"
    if lists and group == "core":
        clones = dict(clone.split("=", maxsplit=1) for clone in lists)
        result["lists"] = {name: commit(clone) or "a folder without git" for name, clone in clones.items()}
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("group")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--springs", metavar="FOLDER")
    parser.add_argument("--lists", metavar="MODULE=FOLDER", nargs="*", default=[])
    options = parser.parse_args()
    print(json.dumps({"run": run(options.group, options.quick, options.springs, options.lists)}))


if __name__ == "__main__":
    main()
